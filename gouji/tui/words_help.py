"""文字: the words of what helps a player: hints, the card counter, the burn adviser, a bot in his place."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

HELP_WORDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        # The commands
        "key_hint": ("提示", "hint"),
        "key_counter": ("记牌", "counter"),
        "key_advice": ("烧牌参谋", "burning"),
        "key_hand_over": ("托管", "bot"),
        "key_pace": ("快慢", "pace"),
        "about_hint": (
            "提示：机器人会怎么打、为什么；牌替你选好",
            "what a bot would do here, and why",
        ),
        "about_counter": (
            "记牌：外面还有多少花、2、A、K、Q、J、10",
            "jokers, twos and aces to tens not seen yet",
        ),
        "about_advice": ("烧牌参谋：烧得完吗、怎么出、怕什么", "could a burn be finished, and how"),
        "about_hand_over": (
            "托管：让机器人替你打；再按收回",
            "let a bot play for you; again: play yourself",
        ),
        "about_pace": (
            "机器人出牌快一档；最快之后是单步、慢",
            "bots one pace faster; after the fastest, act by act",
        ),
        # Hints
        "hint_thinking": ("提示：想一想……", "Hint: thinking…"),
        "hint_given": ("提示：{way} —— {reason}", "Hint: {way} – {reason}"),
        "hint_late": (
            "提示：一时想不出来，自己拿主意吧",
            "Hint: no bot has an answer in time; decide for yourself",
        ),
        "hint_off": ("提示关着：F3 设置里打开", "Hints are switched off: F3 for the settings"),
        # A bot in one's place
        "mark_handed": ("托管", "bot plays"),
        "notice_handed": (
            "托管中：机器人替你打，按 o 收回",
            "A bot plays for you: o takes it back",
        ),
        "wait_handed": ("托管：机器人在替你想……", "The bot that plays for you is thinking…"),
        "notice_taken_back": ("收回了：轮到你时自己打", "Taken back: you play from here on"),
        "claim_handed": ("托管：哪些座位让机器人打？", "Which seats shall bots play for?"),
        "claims_handed": ("托管", "bot plays"),
        "notice_not_yours": ("轮到你的时候再看", "Look again when it is your turn"),
        "notice_pace": ("快慢：{speed}", "Pace: {speed}"),
        # The hand
        "hand_gouji": ("够级", "gj"),
        "keys_gouji": (
            "牌堆上的字：这一叠整叠出就是够级 · GOUJI-1",
            "over a stack: a gouji set, if played whole · GOUJI-1",
        ),
        # The card counter
        "counter_off": ("记牌关着：F3 设置里打开", "The counter is off: F3 for the settings"),
        "counter_line": ("外面 {cards}", "Unseen: {cards}"),
        # The burn adviser, in a line
        "burn_sure": (
            "烧得完，敌方压不住（i 细看）：{sets}",
            "You can finish and no opponent can stop it (i: more): {sets}",
        ),
        "burn_risky": (
            "烧得完，就怕 {threat} 之类（i 细看）：{sets}",
            "You can finish unless beaten, say by {threat} (i: more): {sets}",
        ),
        "burn_short": (
            "烧不完，差{missing}张花：烧糊就得{place}（i 细看） · BURN-8",
            "Jokers short: {missing}. Burnt out means {place} (i: more) · BURN-8",
        ),
        "after_burn_sure": ("，之后烧得完", "; the rest can be finished"),
        "after_burn_short": ("，之后差{missing}张花", "; then short of jokers: {missing}"),
        # The burn adviser, on its page
        "advice_title": ("烧牌参谋", "Burn adviser"),
        "advice_asked": (
            "现在可以烧 {name} 的 {cards}。",
            "You may burn {name}'s {cards} now.",
        ),
        "advice_burning": (
            "你在烧牌：每次领出要挂花，或者一手出完 · BURN-4",
            "You are burning: each lead needs a joker, or is all you have left · BURN-4",
        ),
        "advice_ahead": (
            "现在没问你烧不烧。别人出了够级牌，你又压得住、还没过牌，才会问 · BURN-1",
            "You are not asked now. You are, when you can beat a gouji set and have not passed · BURN-1",
        ),
        "advice_barred": (
            "你现在不能烧：出完了、无头，或者已经四户乱缠 · BURN-1 SCRAM-2",
            "You cannot burn now: out of play, headless, or in a scramble · BURN-1 SCRAM-2",
        ),
        "advice_hand": (
            "手里{ranks}种牌点（3到A）、{jokers}张花。",
            "Ranks 3 to A in hand: {ranks}; jokers: {jokers}.",
        ),
        "advice_declared_yes": (
            "{ranks}-{jokers}={over}，不超过{margin}，准烧 · BURN-2",
            "{ranks}-{jokers}={over}, at most {margin}: you may burn · BURN-2",
        ),
        "advice_declared_no": (
            "{ranks}-{jokers}={over}，超过{margin}，不准烧 · BURN-2",
            "{ranks}-{jokers}={over}, more than {margin}: you may not burn · BURN-2",
        ),
        "advice_completable": (
            "烧了以后剩下的牌要出得完，才准烧 · BURN-2",
            "You may burn only if the rest can then be laid to the end · BURN-2",
        ),
        "advice_finish": ("烧得完，这样出：", "You can finish, like this:"),
        "advice_lead_ahead": (
            "要是在烧，手里的牌这样出得完：",
            "If you were burning, the hand could be laid like this:",
        ),
        "advice_short": (
            "烧不完，差{missing}张花：",
            "You cannot finish, jokers short: {missing}.",
        ),
        "advice_step": ("{number}. {cards}：{fate}", "{number}. {cards}: {fate}"),
        "fate_safe": ("敌方压不住", "no opponent can beat it"),
        "fate_threat": ("外面还有 {threat} 一类压得住", "unseen cards could, such as {threat}"),
        "fate_last": ("最后一手，出了就烧成 · BURN-7", "the last: the burn has succeeded · BURN-7"),
        "advice_rest": (
            "   然后 {cards} 领不出去：烧糊",
            "   then {cards} cannot be led: burnt out",
        ),
        "advice_who": (
            "能压你的：对头 {name}，无头的，没过牌的还能反烧 · BURN-5",
            "Who may beat it: {name} opposite, headless seats, and burners again · BURN-5",
        ),
        "advice_who_burners": (
            "能压你的：对头已经不在，只有没过牌的还能反烧 · HEAD-3 BURN-5",
            "Who may beat it: burners alone, your opposite is out · HEAD-3 BURN-5",
        ),
        "advice_who_all": (
            "能压你的：你无头，谁都能压 · HEAD-2",
            "Who may beat it: everybody, for you are headless · HEAD-2",
        ),
        "advice_lifted": (
            "被压：解烧，不欠什么，接着正常打 · BURN-6 BURN-7",
            "If beaten: the burn is lifted, nothing is owed, you play on · BURN-6 BURN-7",
        ),
        "advice_won_cards": (
            "烧成：{name} 欠你{number}张 · BURN-7",
            "If it succeeds: {name} owes you {number} · BURN-7",
        ),
        "advice_won_points": (
            "烧成：你方加{number}分，{name} 那方减{number}分 · SCORE-5",
            "If it succeeds: {number} points from {name}'s side to yours · SCORE-5",
        ),
        "advice_won_nothing": (
            "烧成：没有烧贡，只是走得快 · BURN-7",
            "If it succeeds: no debt, you are just out sooner · BURN-7",
        ),
        "advice_burnt_out": (
            "领不出去：烧糊，立刻得{place}（{worth}分），剩下的牌作废 · BURN-8",
            "If you cannot lead: burnt out, {place} at once ({worth} points) · BURN-8",
        ),
        "advice_owes": (
            "得{place}下局还要进贡{number}张 · TRIB-2",
            "As {place} you pay {number} in tribute next round · TRIB-2",
        ),
    }
)
"""Chinese and English by key."""
