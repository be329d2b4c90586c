"""文字: the words of the settings, on their page and behind ``--help``, Chinese and English."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

SETTINGS_WORDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "settings_title": ("设置", "Settings"),
        "settings_saved_in": ("改了就存：{path}", "Changes are saved at once: {path}"),
        "settings_not_saved": (
            "{path} 存不了（{reason}）；这次照用，下次还是老样子",
            "{path} cannot be saved ({reason}); it holds until you leave",
        ),
        "settings_preview_title": ("4 ○ 小赵 · 对头", "4 ○ Zhao · opposite"),
        "settings_preview": ("▶ [烧牌] 剩7张 · 3×K ▲2 ", "▶ [burning] 7 left · 3×K ▲2 "),
        "settings_overruled": (
            "{means} · 环境变量 {variable} 优先",
            "{means} · the variable {variable} goes first",
        ),
        "settings_faults": (
            "有些设置没有用上；按 F3 改",
            "Some settings are not used; F3 changes them",
        ),
        "setting_bad": (
            "{place} 不能是“{value}”；可写 {allowed}",
            "{place} cannot be '{value}'; write {allowed}",
        ),
        "setting_unknown": (
            "{place}: 没有“{name}”这项设置；可写 {allowed}",
            "{place}: there is no setting '{name}'; write {allowed}",
        ),
        "settings_broken": (
            "{place}: 读不懂，整个文件没有用上（{what}）",
            "{place}: not understood, the whole file is not used ({what})",
        ),
        "settings_unread": ("{place}: 读不了（{reason}）", "{place}: cannot be read ({reason})"),
        "keys_settings": (
            "设置：配色、字符、快慢……",
            "settings: theme, signs, pace …",
        ),
        "key_settings": ("设置", "settings"),
        "key_next_value": ("换", "change"),
        # Each setting, and what it decides in a line
        "set_lang": ("语言", "Language"),
        "set_lang_means": ("屏幕和提示用的语言", "of the screen and of all messages"),
        "set_theme": ("配色", "Theme"),
        "set_theme_means": (
            "暗底，亮底（高对比），或者不用颜色",
            "on dark, on light with high contrast, or none at all",
        ),
        "set_four_colours": ("四色花色", "Four suit colours"),
        "set_four_colours_means": (
            "每种花色一个颜色；关了只分红黑",
            "a colour for each suit; if off, red and black only",
        ),
        "set_glyphs": ("字符", "Signs"),
        "set_glyphs_means": (
            "花色显示不对就用 safe（字母）；框线也乱就用 ascii",
            "safe if suits look wrong, ascii if boxes do, too",
        ),
        "set_motion": ("动画", "Motion"),
        "set_motion_means": (
            "滚动（basic）和轮到谁（full）慢慢变，还是一下子变",
            "whether scrolling (basic) and turns (full) glide",
        ),
        "set_speed": ("快慢", "Pace"),
        "set_speed_means": ("机器人出牌的快慢", "how fast bots play"),
        "set_bell": ("响铃", "Bell"),
        "set_bell_means": (
            "轮到你、出不了时响一声",
            "ring at your turn and when something is refused",
        ),
        "set_hints": ("提示", "Hints"),
        "set_hints_means": ("可以问该出什么", "a hint may be asked for"),
        "set_counter": ("记牌", "Card counter"),
        "set_counter_means": ("帮你记外面还有什么牌", "count the cards still out for you"),
        "set_curtain": ("换人遮牌", "Curtain"),
        "set_curtain_means": (
            "同屏的人轮换时先遮住牌",
            "hide the cards while the keyboard changes hands",
        ),
        "set_auto_pass": ("自动过牌", "Pass by itself"),
        "set_auto_pass_means": (
            "要不起就自动过；几个真人同屏时不用",
            "pass when you can do nothing, if no other human plays",
        ),
        "set_confirm_pass": ("过牌确认", "Ask before a pass"),
        "set_confirm_pass_means": (
            "要得起还过牌时再问一次",
            "ask once more if you could have played",
        ),
        "set_mates_hands": ("看联邦的牌", "Mates' hands"),
        "set_mates_hands_means": (
            "你走完了就看得见联邦的牌",
            "once you are out you see your mates' cards",
        ),
        # Values
        "lang_zh": ("中文", "中文"),
        "lang_en": ("English", "English"),
        "theme_dark": ("暗", "dark"),
        "theme_light": ("亮", "light"),
        "theme_mono": ("黑白", "mono"),
        "glyphs_full": ("图形", "full"),
        "glyphs_safe": ("字母", "safe"),
        "glyphs_ascii": ("纯 ASCII", "ascii"),
        "motion_none": ("无", "none"),
        "motion_basic": ("滚动", "basic"),
        "motion_full": ("全部", "full"),
        "switch_true": ("开", "on"),
        "switch_false": ("关", "off"),
    }
)
