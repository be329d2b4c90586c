"""文字: the words around the lessons, Chinese and English; the lessons bring their own."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

LEARN_WORDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "lessons_title": (
            "学打够级：{number}课，学会了{done}课",
            "Learn Gouji: {done} of {number} lessons done",
        ),
        "lessons_how": (
            "每课一两分钟，从上往下学；上下键或号码选，回车开始，Esc 离开",
            "A minute or two each; arrows or numbers choose, Enter begins, Esc leaves",
        ),
        "lesson_title": ("第{number}课 {title}", "Lesson {number}: {title}"),
        "lesson_step": ("{step}/{steps} · {clauses}", "{step}/{steps} · {clauses}"),
        "lesson_done": ("学会了", "done"),
        "lesson_watch": ("看别家怎么出……", "Watch the others play …"),
        "lesson_right": ("对！看别家怎么应……", "Right! Now watch the others …"),
        "lesson_other": (
            "合规矩，可这一步练的不是它。选牌时上面会再写一遍该怎么打；按 ] 就替你打。",
            "Legal, but not what this step is about. Pick cards to see the task again; ] plays it for you.",
        ),
        "lesson_over": (
            "学会了！回车：下一课 · m：课目",
            "Done! Enter: the next lesson · m: all lessons",
        ),
        "lessons_over": ("全部学会了！回车：回课目", "That was the last one! Enter: all lessons"),
        # In the line mode
        "lessons_plain": (
            "打课的号码，回车从第{number}课开始，离开",
            "Type a lesson's number; Enter begins lesson {number}; quit leaves",
        ),
        "lesson_type": ("在这里打：{typed}", "Type here: {typed}"),
        "lesson_not_it": (
            "合规矩，可这一步练的不是它。回车再看一遍题。",
            "Legal, but not what this step is about. Enter shows the task again.",
        ),
        "lesson_over_plain": ("学会了！回车：下一课", "Done! Enter: the next lesson"),
        "key_lessons": ("课目", "lessons"),
        "key_step_back": ("上一步", "back"),
        "key_step_next": ("下一步", "next"),
        "about_lessons": ("回课目，另选一课", "back to the list of lessons"),
        "about_step_back": ("回到上一步", "back to the step before"),
        "about_step_next": (
            "替你打对的一手；一课完了，就上下一课",
            "play the right set for you; at the end, the next lesson",
        ),
        "lesson_hint": ("提示：{way}（道理在上面）", "Hint: {way} – see above why"),
    }
)
"""Chinese and English by key."""
