"""选项说明: one line in Chinese and English on what each option decides."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple


class Meaning(NamedTuple):
    """说明: what an option decides, in both languages."""

    zh: str
    en: str


MEANINGS: Final[Mapping[str, Meaning]] = MappingProxyType(
    {
        "joker_rule": Meaning("什么花吃什么花", "which jokers kill which"),
        "mixed_jokers": Meaning("大小花同挂怎么算", "small and big jokers in one set"),
        "powerless_redeal": Meaning(
            "没有贡牌的可以要求重发", "a hand without power cards may demand a new deal"
        ),
        "opening": Meaning("头一局谁先抓牌", "how the first drawer is found"),
        "first_lead": Meaning("头一局谁先发牌", "who has the first lead of a first round"),
        "next_lead": Meaning("以后各局谁先发牌", "who has the first lead of later rounds"),
        "yield_binds": Meaning(
            "让了牌、别人压了，就算过牌", "a yield counts as a pass once another beats the set"
        ),
        "last_word": Meaning(
            "对头过了牌，最后还问不问", "whether an opposite who passed is asked once more"
        ),
        "report_at": Meaning("剩几张开始报户", "from how many cards on a count is shown"),
        "burn_check": Meaning("烧牌要什么条件", "what a hand must meet to burn"),
        "burn_order": Meaning("先问谁烧", "in which order the candidates are asked to burn"),
        "scramble_from": Meaning("什么时候开始乱缠", "from when on tricks are a scramble"),
        "scramble_pass_binds": Meaning(
            "乱缠里过牌管到这一轮完", "in a scramble a pass lasts for the trick"
        ),
        "revolt": Meaning("可以革命", "hands without power cards may revolt"),
        "revolt_right": Meaning(
            "革命看发到手的还是眼下的牌", "whether the dealt or the held cards decide"
        ),
        "revolt_opens": Meaning(
            "革命者的对头怎样算开点", "when the revolter's opposite has opened"
        ),
        "threeless_revolt": Meaning(
            "憋三里没有3也没有贡牌的", "biesan: a seat without threes and power cards"
        ),
        "points": Meaning("开点：要用够级牌赢一次发牌权", "opening the point is played"),
        "point_deadline": Meaning("开点看到什么时候", "when it is judged who has opened"),
        "calls": Meaning("可以预点、明点", "seats may call on their opposite"),
        "call_fail": Meaning("翻车赔多少", "what a failed call owes"),
        "call_fail_adds": Meaning(
            "翻车的自己没开点，两样都赔", "a failed caller who has not opened owes both"
        ),
        "tribute": Meaning("下一局进贡", "debts are paid as tribute in the next round"),
        "tribute_order": Meaning("几种贡先交哪种", "which kind of debt is paid first"),
        "return_match": Meaning(
            "还贡要尽量还对方有的牌点", "returned cards match the payer's ranks"
        ),
        "mate_tribute": Meaning("联邦之间交不交贡", "which debts are paid between mates"),
        "no_power": Meaning("贡牌不够怎么办", "what is paid when power cards run out"),
        "sweep_tribute": Meaning("串三户以后交什么贡", "what is owed after a sweep"),
        "scoring": Meaning("六个名次各值几分", "what the six places are worth"),
        "negative_scores": Meaning("名次可以记负分", "places may be worth less than zero"),
        "side_points": Meaning(
            "点、烧、闷各记几分（记分就不进贡）", "points for each point, burn and stuck debt"
        ),
        "rounds": Meaning("打几局", "rounds of a game"),
        "after_sweep": Meaning("串三户以后重新开局还是终局", "what a sweep does to the game"),
        "sweep_streak": Meaning(
            "连串几局包饺子（0 不算）", "sweeps running that end the game (0: none)"
        ),
        "last_by_agreement": Meaning(
            "二落可以替联邦当大落", "second-last may take over the last place"
        ),
        "hui": Meaning("先手可以烩3、烩4", "the first leader may have threes and fours laid aside"),
        "tiao": Meaning(
            "发牌的可以亮牌挑牌", "the leader may lay his hand open for a mate to pick"
        ),
        "biesan": Meaning("憋三：最后一手必须是3", "one's last set must be one's threes"),
        "stuck": Meaning("被闷的出局还是接着打", "what becomes of a stuck seat"),
    }
)
"""The meaning of every option of the rule set."""
