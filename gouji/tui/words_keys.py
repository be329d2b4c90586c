"""文字: the names of keys, what each command is called and does, Chinese and English."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

KEYS_WORDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        # The names of keys
        "keyname_enter": ("回车", "Enter"),
        "keyname_space": ("空格", "Space"),
        "keyname_backspace": ("退格", "Backspace"),
        "keyname_escape": ("Esc", "Esc"),
        "keyname_left": ("左箭头", "Left"),
        "keyname_right": ("右箭头", "Right"),
        "keyname_up": ("上箭头", "Up"),
        "keyname_down": ("下箭头", "Down"),
        "keyname_sideways": ("左右键", "Left/Right"),
        "keyname_upright": ("上下键", "Up/Down"),
        "keyname_question_mark": ("?", "?"),
        "keyname_full_stop": (".", "."),
        "keyname_pageup": ("PgUp", "PgUp"),
        "keyname_pagedown": ("PgDn", "PgDn"),
        # What the footer and the menu call a command
        "key_next": ("可出", "sets"),
        "key_accept": ("出牌", "play"),
        "key_decline": ("过牌", "pass"),
        "key_yield": ("让", "yield"),
        "key_burn": ("烧", "burn"),
        "key_wind": ("要风", "wind"),
        "key_hui": ("烩牌", "hui"),
        "key_claim": ("挑牌", "claim"),
        "key_clear": ("清选", "clear"),
        "key_menu": ("菜单", "menu"),
        "key_keys": ("按键", "keys"),
        "key_rules": ("规则", "rules"),
        "key_rights": ("谁能压", "who may act"),
        "key_look": ("看牌", "my hand"),
        "key_claim_seat": ("选座位", "choose"),
        "key_ledger": ("账", "ledger"),
        "key_log": ("记录", "log"),
        # What it does, on the page of keys and in the menu
        "about_next": ("逐手看能出的牌，从省到费", "next legal set, cheapest first"),
        "about_previous": ("上一手能出的牌", "previous legal set"),
        "about_accept": ("出牌；答“是”", "play what is picked; answer yes"),
        "about_decline": ("过牌；不烧；答“不”", "pass; decline a burn; answer no"),
        "about_yield": ("让：先不压，别人说完再问你", "yield: be asked again after the others"),
        "about_burn": ("烧：用选好的牌抢先压", "burn with what is picked"),
        "about_wind": ("要风：不压底牌，没人压就归你出", "ask for the wind of a last set"),
        "about_hui": (
            "烩牌：撤下各家的3、4（先手）",
            "hui: lay all threes, fours aside (first lead)",
        ),
        "about_claim": ("挑牌：亮牌让联邦挑（轮到出牌时）", "claim: lay all open (with the lead)"),
        "about_clear": ("清选；拆牌时撤销", "pick nothing; undo while splitting"),
        "about_left": ("光标左移", "cursor to the left"),
        "about_right": ("光标右移", "cursor to the right"),
        "about_more": ("光标处多一张", "one card more at the cursor"),
        "about_less": ("光标处少一张", "one card less at the cursor"),
        "about_menu": ("清选；没选牌时开菜单", "pick nothing; with nothing picked, the menu"),
        "about_keys": ("按键表", "the page of keys"),
        "about_rules": ("规则书，翻到眼下这一条", "the rule book, at the clause of the moment"),
        "about_rights": (
            "现在谁能压、凭什么；我为什么不能",
            "who may act now, by which right; why I may not",
        ),
        "about_look": ("看自己的牌（几个人共用屏幕时）", "look at your hand, where several share"),
        "about_ledger": ("账：谁开了点、叫点、烧、闷、欠贡", "who has opened, calls, burns, debts"),
        "about_log": ("全部记录", "the whole log"),
        # The page of keys
        "keys_title": ("按键", "Keys"),
        "keys_ranks": (
            "按牌点选牌（t 也是10，1 也是 A）",
            "pick a rank (t is ten too, 1 is the ace)",
        ),
        "keys_jokers": (
            "挂小花、大花（或 x d）",
            "add a small joker (sJ), a big one (BJ); x d do the same",
        ),
        "keys_again": (
            "跟牌先选够张数，再按少一张；2 和花每按一次加一张",
            "first press: what is needed; again: less; 2 s b: add one",
        ),
        "keys_run_on": (
            "快进：机器人接连打，轮到你才停；再按也停",
            "bots play without a pause until it is your turn",
        ),
        "keys_boss": (
            "老板键：盖上一页干活的样子；再按收起",
            "hide it all behind a page that looks like work",
        ),
        "keys_stop": ("停下；停着时看下一手", "stop; while stopped, the next act"),
        "keys_go_on": ("停着时接着放", "while stopped, go on"),
        "keys_language": ("中文/English", "中文/English"),
        "keys_leave": ("离开；牌局已存，下次接着打", "leave; the game is saved"),
        "keys_suspend": (
            "放到后台；在 shell 里打 fg 回来",
            "put aside; fg in the shell brings it back",
        ),
        "keys_mouse_name": ("鼠标", "Mouse"),
        "keys_mouse": (
            "点牌=按牌点，右键或滚轮少一张，双击出牌",
            "click picks, right or wheel: less, double: plays",
        ),
        "keys_width": (
            "大写、全角和小写一样；字母没反应时按 Shift 换英文输入",
            "Capitals and full-width letters do the same",
        ),
        # Looking at one's own hand where several share the screen
        "claim_look": ("谁要看自己的牌？", "Who wants to look at his own hand?"),
        "look_how": (
            "按自己的座位号；回车不看，接着打",
            "Press your seat's number; Enter goes on without",
        ),
        "look_title": ("{name} 的牌", "{name}'s hand"),
        # The menu
        "menu_title": ("菜单", "Menu"),
        # The rule book
        "rulebook_title": ("规则书", "The rule book"),
        "key_turn": ("翻页", "turn the page"),
    }
)
"""Chinese and English by key."""
