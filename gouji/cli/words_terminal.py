"""措辞: the sentences of ``doctor``, ``paths``, ``completion`` and ``serve``."""

from collections.abc import Mapping
from typing import Final

TERMINAL_WORDS: Final[Mapping[str, tuple[str, str]]] = {
    "doctor": (
        "看看这个终端合不合适：大小、颜色、字宽，给出建议",
        "look at this terminal: size, colours, width of signs; with advice",
    ),
    "paths": ("列出记录、设置和日志存在哪里", "tell where records, settings and logs are kept"),
    "completion": (
        "打印命令补全脚本（bash、zsh、fish）",
        "print a script that completes commands (bash, zsh, fish)",
    ),
    "serve": ("在浏览器里打，只限本机", "play in a browser of this computer"),
    "shell": (
        "给哪个 shell：{shells}；例如\n{example}",
        "for which shell: {shells}; as in\n{example}",
    ),
    "port": ("端口（默认 {default}）", "port (default: {default})"),
    "serve_missing": (
        "浏览器里打要另外安装：pip install 'gouji[web]'",
        "to play in a browser, install more: pip install 'gouji[web]'",
    ),
    "serve_failed": ("{host}:{port} 用不了：{cause}", "{host}:{port} cannot be used: {cause}"),
    # Where things are kept
    "path_settings": ("设置", "settings"),
    "path_rules": ("自家规则", "house rules"),
    "path_records": ("牌局记录", "records"),
    "path_setup": ("上次的开局设定", "the last setup"),
    "path_lessons": ("学过的课", "lessons done"),
    "path_reports": ("错误报告", "reports of faults"),
    # What the doctor finds
    "named_fact": ("{name}：{fact}", "{name}: {fact}"),
    "fact_versions": ("版本", "versions"),
    "fact_terminal": ("终端", "terminal"),
    "fact_size": ("大小", "size"),
    "fact_colours": ("颜色", "colours"),
    "fact_encoding": ("编码", "encoding"),
    "fact_locale": ("区域", "locale"),
    "fact_width": ("字宽", "widths"),
    "no_tty": ("不是终端", "not a terminal"),
    "colours_none": ("没有", "none"),
    "colours_standard": ("16 色", "16"),
    "colours_256": ("256 色", "256"),
    "colours_truecolor": ("真彩色", "true colour"),
    "colours_off": ("{colours}（NO_COLOR 关了颜色）", "{colours} (NO_COLOR switches them off)"),
    "width_fine": ("{signs} 都对", "{signs} all as they should be"),
    "width_wrong": (
        "{signs} 该占{want}格，却占{found}格",
        "{signs}: {found} cells in place of {want}",
    ),
    "width_unknown": (
        "量不了，终端不报光标位置",
        "not measured: the terminal does not report its cursor",
    ),
    "advice": ("建议：{what}", "Advice: {what}"),
    "advice_well": ("都合适，打牌去吧", "All is well: play"),
    "advice_tty": (
        "在终端里运行 gouji；没有终端就用 gouji play --plain",
        "run gouji in a terminal, or gouji play --plain without one",
    ),
    "advice_size": (
        "窗口拉大到 {columns}x{lines}，或用 gouji play --plain",
        "make the window at least {columns}x{lines}, or use gouji play --plain",
    ),
    "advice_encoding": (
        "编码不是 UTF-8：export LANG=C.UTF-8",
        "the encoding is not UTF-8: export LANG=C.UTF-8",
    ),
    "advice_colours": (
        "没有颜色：用 --theme mono；终端其实有颜色，就 export TERM=xterm-256color",
        "no colours: use --theme mono; if it has some after all, export TERM=xterm-256color",
    ),
    "advice_signs": (
        "这些符号占格不对：用 --glyphs {glyphs}",
        "signs take too many cells: use --glyphs {glyphs}",
    ),
    "advice_wide": (
        "汉字不占两格：换一个中文等宽字体，例如 Sarasa Mono、Noto Sans Mono CJK",
        "Chinese characters take other than two cells: choose a font like Noto Sans Mono CJK",
    ),
}
