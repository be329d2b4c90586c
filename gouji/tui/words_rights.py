"""文字: who may act by which right, and why something cannot be done now, Chinese and English."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

RIGHTS_WORDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "rights_none": ("现在没有牌要压", "There is nothing to beat now"),
        "rights_barred": ("你：{why}", "You: {why}"),
        "rights_burn": ("先问烧，牌够才问：{who}", "Asked to burn, if able: {who}"),
        "rights_turn": ("能压：{who}", "May answer: {who}"),
        "rights_scramble": ("乱缠，都能压：{who}", "Scramble, all may answer: {who}"),
        "rights_lead": ("{who} 出牌", "{who} to lead"),
        "rights_pick": ("{who} 挑下一手", "{who} picks the next set"),
        "rights_join": (" → ", " → "),
        "rights_you": ("你", "you"),
        "rights_named": ("{name}({notes})", "{name} ({notes})"),
        "rights_notes_join": ("，", ", "),
        "right_opposite": ("{owner}的对头", "{owner}'s opposite"),
        "right_headless": ("无头", "headless"),
        "right_yielder": ("让过，末了再问", "yielded, asked last"),
        "right_last_word": ("末了再问", "asked once more"),
        # Why the viewer may not
        "bar_out": ("你已经走了", "you are out"),
        "bar_own": ("这手牌是你自己的", "the set is your own"),
        "bar_passed": (
            "你过了牌：这一轮里除了对头的牌都不能再压，也不能烧",
            "you have passed: in this trick you may answer your opposite's sets only, and not burn",
        ),
        "bar_bound": (
            "你过了牌：这一轮里不能再压",
            "you have passed: in this trick you may answer nothing more",
        ),
        "bar_said": (
            "这手你过了：有人再出一手，又能压",
            "you passed on this set: you may answer the next one",
        ),
        "bar_wind": (
            "你要了风：没人压就归你出，有人压就还能压",
            "you asked for the wind: unbeaten you lead, and else you may still answer",
        ),
        "bar_protected": (
            "够级牌：只有对头 {opposite} 和无头的能压，烧牌已经问过",
            "gouji: only the opposite {opposite} and headless seats may answer, burns were asked for",
        ),
        "bar_dead": (
            "够死级：{owner} 的对头不在了，只能烧；无头的不能烧",
            "dead gouji: {owner} has no opposite, only burns beat it; the headless cannot burn",
        ),
        "bar_no_answer": (
            "你手里没有压得住它的牌，不会问你烧",
            "nothing in your hand beats it, so you are not asked to burn",
        ),
        "bar_too_many_ranks": (
            "烧不了：你有{ranks}种点、{jokers}张花，种数最多比花多{margin}",
            "no burn: you hold {ranks} ranks, {jokers} jokers; at most {margin} more ranks",
        ),
        "bar_not_completable": (
            "烧不了：压上以后，剩下的牌不够一手一花烧到完",
            "no burn: after it your hand could not be played out with a joker in each set",
        ),
        "bar_not_leader": (
            "现在是 {next} 出牌",
            "the lead is {next}'s",
        ),
        "bar_declined": (
            "你没烧这手牌，不会再问你",
            "you did not burn this set, and will not be asked again",
        ),
        # Why an act without cards cannot be done
        "not_while_burning": (
            "现在只问烧不烧：选牌按 f 烧，空格不烧",
            "To burn or not: pick cards and f burns, Space declines",
        ),
        "not_with_the_lead": (
            "轮到你出牌，桌上没有要压的：选牌，回车出",
            "You have the lead, there is nothing to beat: pick cards, Enter plays",
        ),
        "no_yield_scramble": ("乱缠没有让牌：压，或空格过", "No yielding in the scramble"),
        "no_yield_opposite": (
            "这手不是你对头的：只有出牌人的对头能让",
            "Only the opposite of the set's owner may yield: this is not yours",
        ),
        "no_yield_gouji": (
            "够级牌不能让：压，或空格过",
            "A gouji set is beaten or passed, there is no yielding",
        ),
        "no_yield_twice": (
            "你已经让过：别人都不压，现在压，或空格过",
            "You have yielded, the others declined: beat it, or Space passes",
        ),
        "no_yield_last": (
            "你后面没有人要问了，让不了：压，或空格过",
            "Nobody is to be asked after you: beat it, or Space passes",
        ),
        "no_burn_scramble": ("乱缠没有烧牌：直接压", "No burning in the scramble: just beat it"),
        "no_burn_plain": (
            "这手不是够级，不用烧：轮到了直接压，回车出",
            "The set is not gouji: no burn needed, Enter plays",
        ),
        "no_burn_lone": (
            "出牌的人无头，他的够级谁都能压：直接压，回车出",
            "Its owner is headless, all may answer: no burn needed, Enter plays",
        ),
        "no_burn_opposite": (
            "你是对头，不用烧：直接压，回车出",
            "You are its opposite: no burn needed, Enter plays",
        ),
        "no_burn_headless": (
            "你无头，不能烧，也不用烧：直接压，回车出",
            "The headless do not burn, they answer in turn: Enter plays",
        ),
        "no_wind_in_play": (
            "出牌的人手里还有牌，这不是底牌，没有风可要",
            "Its owner still holds cards: it is no last set, there is no wind",
        ),
        "no_wind_scramble": (
            "乱缠不用要风：没人压，下家自然接风",
            "No asking in the scramble: unbeaten, the next seat leads anyway",
        ),
        "no_wind_gouji": (
            "够级的底牌不用要风：没人压，下家自然接风",
            "No asking on a gouji set: unbeaten, the next seat leads anyway",
        ),
        "no_wind_next": (
            "只有出底牌的人的下家能要风",
            "Only the next seat after the owner of a last set may ask for the wind",
        ),
        "no_wind_passed": (
            "你这一轮过过牌或让过牌，不能再要风",
            "You have passed or yielded in this trick: no asking for the wind",
        ),
    }
)
"""Chinese and English by key."""
