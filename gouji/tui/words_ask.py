"""文字: the words of every question and of the cards picked to answer it, Chinese and English."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

ASK_WORDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        # What answers, by keys and in typed lines
        "by_key_yes": ("回车", "Enter"),
        "by_key_no": ("空格", "Space"),
        "by_key_pass": ("空格", "Space"),
        "by_key_wind": ("w ", "w"),
        "by_key_list": ("Tab ", "Tab"),
        "by_line_yes": ("y ", "y"),
        "by_line_no": ("n ", "n"),
        "by_line_pass": ("p ", "p"),
        "by_line_wind": ("“风”", "“wind”"),
        "by_line_list": ("v ", "v"),
        # Yes or no
        "ask_show": (
            "你有{number}张{suit}{rank}，亮出来争先手吗？{yes}亮，{no}不亮 · LEAD-1",
            "You hold {number}×{suit}{rank}. Show them for the lead? {yes} yes, {no} no · LEAD-1",
        ),
        "ask_redeal": (
            "你没有钱也没有花，要求重发吗？{yes}重发，{no}不要 · DEAL-2",
            "No two, no joker. Demand a new deal? {yes} yes, {no} no · DEAL-2",
        ),
        "ask_advance_call": (
            "预点吗？赌对头 {name} 开不了点。{yes}预点，{no}不预点 · POINT-6",
            "Bet in advance that {name} will not open? {yes} yes, {no} no · POINT-6",
        ),
        "ask_call": (
            "明点吗？赌对头 {name} 开不了点。{yes}明点，{no}不点 · POINT-6",
            "Bet that your opposite {name} will not open? {yes} yes, {no} no · POINT-6",
        ),
        "mean_call_cards": (
            "没开：下局他欠你{won}张（POINT-4）；开了：你欠他{lost}张（POINT-5）",
            "Not opened: {won} cards to you next round (POINT-4); opened: {lost} from you (POINT-5)",
        ),
        "mean_call_points": (
            "没开：你方得{points}分；开了：他方得{points}分 · SCORE-5",
            "Not opened: {points} points for your side; opened: {points} for the other · SCORE-5",
        ),
        "confirm_bet": (
            "真的要点吗？再按一次回车就点，空格不点",
            "Do you mean to bet? Enter once more bets, Space does not",
        ),
        "mean_call_nothing": (
            "这一局的点以后不进贡，也不记分：点不点没有输赢",
            "No tribute follows this round, and no points: nothing hangs on it",
        ),
        "ask_tribute": (
            "{name} 进贡你{number}张：{cards}。{yes}收，{no}拒 · TRIB-4",
            "{name} pays you {number}: {cards}. {yes} takes, {no} refuses · TRIB-4",
        ),
        "mean_tribute_returned": (
            "{debt}；收了要还牌（TRIB-5）",
            "{debt}; to be returned (TRIB-5)",
        ),
        "ask_revolt": (
            "你没有钱也没有花，革命吗？{yes}革命，{no}接着打 · REVOLT-1",
            "No two, no joker. Revolt? {yes} yes, {no} plays on · REVOLT-1",
        ),
        "ask_revolt_threeless": (
            "你没有3也没有贡牌，革命吗？{yes}革命，{no}接着打 · BIESAN-3",
            "No three, no power card. Revolt? {yes} yes, {no} plays on · BIESAN-3",
        ),
        "mean_revolt": (
            "革命：放下全部牌不打了，得四科（联邦拿了头科、二科则得三科） · REVOLT-3",
            "Your hand leaves play; you come fourth, or third after both mates · REVOLT-3",
        ),
        "mean_revolt_void": (
            "{name} 已经革命：你再革命，这局作废，重新发牌 · REVOLT-2",
            "{name} has revolted: if you do too, the round is void and dealt anew · REVOLT-2",
        ),
        "ask_opposite": (
            "对头 {name} 革命了，要头还是无头？{yes}要头，{no}无头 · REVOLT-4",
            "Your opposite {name} revolted: {yes} keeps your head, {no} headless · REVOLT-4",
        ),
        "mean_opposite": (
            "要头：前{dead}手够级别人只能烧，打完才无头；无头：谁都能压你，你也能压谁",
            "Keep: only burns beat your first {dead} gouji sets. Headless: all may answer all",
        ),
        "ask_last": (
            "下一局替 {name} 当大落吗？{yes}替，{no}不替 · END-5",
            "Count as last in place of {name} next round? {yes} yes, {no} no · END-5",
        ),
        "mean_last": (
            "替了：大落的抓牌、先手和落贡都归你；这一局的名次和得分不变",
            "You then draw, lead and pay as last; places and scores of this round stay",
        ),
        # Cards
        "ask_return": (
            "还 {name} {number}张：按牌点选，回车还 · TRIB-5",
            "Return {number} to {name}: type ranks, then Enter · TRIB-5",
        ),
        "ask_hui": (
            "烩牌：各家这种牌都撤下不打。按 3、4 或 Tab 选，回车定 · HUI-1",
            "Hui: all hands lay these aside. 3, 4 or Tab choose, Enter decides · HUI-1",
        ),
        "hui_none": ("不烩", "none"),
        "hui_3": ("烩3", "threes"),
        "hui_4": ("烩4", "fours"),
        "hui_34": ("烩3和4", "both"),
        "hui_choice": ("{choices}   u 返回出牌", "{choices}   u: back to the lead"),
        "ask_claim": (
            "挑牌：亮出全部牌，让联邦一手一手挑。先拆好再回车，g 不挑了 · TIAO-1",
            "Claim: lay all open, a mate picks your sets. Split, then Enter; g: back · TIAO-1",
        ),
        "ask_pick": (
            "给 {name} 挑下一手：{list}逐手看，或按牌点，回车定 · TIAO-1",
            "Pick {name}'s next set: {list} or a rank, then Enter · TIAO-1",
        ),
        "ask_lead": ("轮到你出牌", "You have the lead"),
        "ask_lead_burning": (
            "烧牌中，轮到你出：每手要挂花，或者一手出完 · BURN-4",
            "Burning, your lead: a joker in each set, or all your cards · BURN-4",
        ),
        "ask_follow": (
            "压不压 {name} 的 {cards}？{pass}过",
            "Beat {name}'s {cards}? {pass} passes",
        ),
        "ask_follow_mate": (
            "{name}（友）的 {cards}，压不压？{pass}过",
            "Beat your ally {name}'s {cards}? {pass} passes",
        ),
        "or_hui": ("，u 烩牌", ", u for hui"),
        "or_claim": ("，g 挑牌", ", g claims"),
        "or_yield": ("，y 让", ", y yields"),
        "or_wind": ("，{wind}要风", ", {wind} asks for the wind"),
        "ask_burn": (
            "烧不烧 {name} 的 {cards}？烧了每手要挂花或一手出完 · BURN-4",
            "Burn {name}'s {cards}? Then each lead needs a joker · BURN-4",
        ),
        "wait_for": ("等 {name}", "Waiting for {name}"),
        "wait": ("稍等", "One moment"),
        # The selection
        "hint_lead": ("按牌点选牌，Tab 逐手看，回车出", "Type ranks, or Tab for sets; Enter plays"),
        "hint_lead_threes": (
            "按牌点选牌，Tab 逐手看，回车出；3留到最后一次出完 · BIESAN-1",
            "Type ranks, or Tab for sets; threes go last and all at once · BIESAN-1",
        ),
        "hint_return": (
            "能还 {ranks}：Tab 逐个看",
            "You may return {ranks}; Tab shows the choices",
        ),
        "hint_return_match": (
            "能还 {ranks}（{name} 手里有的优先）：Tab 逐个看",
            "You may return {ranks} (ranks that {name} holds first); Tab shows the choices",
        ),
        "hint_pick": ("还有{number}手可挑", "Sets to pick from: {number}"),
        "hint_claim": (
            "共{number}手：回车挑牌。要改就选牌（Tab 选一手），回车并成一手，退格撤销",
            "Sets: {number}. Enter claims. Or pick cards (Tab: a set), Enter joins, Backspace undoes",
        ),
        "hint_sets": (
            "{number}种压法：Tab 逐手看，或按牌点选牌",
            "Ways to beat it: {number}. Tab shows them, or type ranks",
        ),
        "hint_none": ("压不住，空格过", "Nothing beats it: Space passes"),
        "picked_number": (" (第{number}/{last}种)", " (choice {number}/{last})"),
        "picked_play": ("已选 {cards}{gouji}{count}：回车出", "{cards}{gouji}{count}: Enter plays"),
        "picked_set": ("已选 {cards}{gouji}{count}：回车挑", "{cards}{gouji}{count}: Enter picks"),
        "picked_return": ("已选 {cards}{count}：回车还", "{cards}{count}: Enter returns"),
        "picked_return_few": ("已选 {cards}：还差{number}张", "{cards}: {number} more"),
        "picked_split": ("已选 {cards}：回车并成一手", "{cards}: Enter makes it one set"),
        "picked_burn": ("已选 {cards}{count}：f 烧{after}", "{cards}{count}: f burns{after}"),
        "picked_not": (
            "已选 {cards}：{reason}：{ways} · {clause}",
            "{cards}: {reason}; {ways} · {clause}",
        ),
        "picked_not_short": ("{reason}：{ways} · {clause}", "{reason}; {ways} · {clause}"),
        "gouji": (" 够级", " gouji"),
        "why_not_killed": (
            "{table} 的花要用 {killers} 吃",
            "{killers} would kill the jokers of {table}",
        ),
        "why_demoted": (
            "大小花同挂，大花只算小花，吃不掉 {table} 的花",
            "mixed, big jokers count as small: too weak for those of {table}",
        ),
        "killers_join": (" 或 ", " or "),
        "why_not_completable": (
            "出了剩{ranks}种点、{jokers}张花，烧不完",
            "the {ranks} ranks left need more than {jokers} jokers",
        ),
        "why_too_low": ("不比 {table} 大", "does not outrank {table}"),
        "why_burning_lead": (
            "烧牌中每手要挂花，或一手出完",
            "burning, a lead takes a joker or all your cards",
        ),
        "why_threes_last": (
            "3留到最后，一次出完，不贴不挂",
            "threes go last, all at once, with nothing attached",
        ),
        "why_mixed": (
            "{small}张小花、{big}张大花不能同挂",
            "no small with big jokers ({small} and {big})",
        ),
        "repair_join": ("，", ", "),
        "repair_more": ("上箭头多一张", "Up adds one"),
        "repair_two": ("按 2 贴钱", "2 adds a two"),
        "repair_jokers": ("按 {keys} 挂花", "{keys} adds a joker"),
        "repair_kill": ("按 {keys} 吃花", "{keys} adds a joker"),
        "repair_less": ("再按 {key} 少一张", "{key} again takes one less"),
        "repair_one_less": ("下箭头少一张", "Down takes one less"),
        "repair_choices": ("Tab 看能出的{number}手", "Tab shows what goes ({number})"),
        "repair_pass": ("空格过", "Space passes"),
        "repair_clear": ("退格重选", "Backspace begins anew"),
        "confirm_pass": (
            "有{number}种压法，真的过吗？再按空格就过，按别的键接着选",
            "There are {number} ways to beat it. Pass? Space again passes, other keys go on",
        ),
        "must_lead": (
            "轮到你出牌，不能过：按牌点或 Tab 选牌，回车出",
            "You have the lead, no passing: type ranks or Tab, then Enter",
        ),
        "must_split": (
            "烧牌中挑牌，最多一手不挂花，现在有{number}手：把花并进去",
            "While burning one set may lack a joker, now {number} do: join jokers to them",
        ),
        "input_method": (
            "输入法在中文状态，按 Shift 切换到英文",
            "A Chinese input method is on: switch it to English",
        ),
        "none_held": ("手里没有 {rank}", "You hold no {rank}"),
        "nothing_picked": ("还没选牌：按牌点，或按 Tab", "Pick cards first: type ranks, or Tab"),
        "nothing_to_cycle": ("没有压得住的牌：空格过", "Nothing you hold beats it: Space passes"),
        "nothing_to_undo": ("没有可撤销的", "There is nothing to undo"),
        "answer_first": ("先答问题：回车或空格", "Answer first: Enter or Space"),
        "hui_only": ("烩牌只管3和4", "Hui is about threes and fours"),
        "no_hui": (
            "现在不能烩牌：只有每局先手出第一手前能烩",
            "Hui is the first leader's right only",
        ),
        "no_hui_here": ("这套规则没有烩牌 · HUI-1", "These rules have no hui · HUI-1"),
        "no_claim_here": ("这套规则没有挑牌 · TIAO-1", "These rules have no claims · TIAO-1"),
        "not_in_claim": ("没有带 {rank} 的一手可挑", "No set with {rank} may be picked"),
        "split_first": ("先拆牌：回车挑牌，g 返回", "Split first: Enter claims, g goes back"),
        "must_pick": ("先挑一手：Tab 或牌点，再回车", "Pick a set: Tab or a rank, then Enter"),
        "must_return": ("收了就要还：选牌，回车还", "What was taken is returned: pick, then Enter"),
        "refused": ("{reason} · {clause}", "{reason} · {clause}"),
    }
)
"""Chinese and English by key."""
