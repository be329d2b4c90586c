"""文字: what a review says of decisions."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

REVIEW_WORDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        # Grades
        "grade_forced": ("没得选", "forced"),
        "grade_same": ("相同", "same"),
        "grade_near": ("差不多", "near"),
        "grade_worse": ("差", "worse"),
        "grade_other": ("不同", "other"),
        # What a seat does
        "did_no": ("放弃", "decline"),
        "did_advance_call": ("预点", "call in advance"),
        "did_show": ("亮三", "show threes"),
        "did_redeal": ("重发", "new deal"),
        "did_accept": ("收贡", "take the tribute"),
        "did_refuse": ("拒贡", "refuse the tribute"),
        "did_return": ("还 {cards}", "return {cards}"),
        "did_call": ("明点", "call"),
        "did_revolt": ("革命", "revolt"),
        "did_keep": ("要头", "keep the head"),
        "did_headless": ("无头", "headless"),
        "did_hui": ("烩 {ranks}", "lay aside {ranks}"),
        "did_claim": ("挑牌", "claim"),
        "did_pick": ("挑 {cards}", "pick {cards}"),
        "did_take_last": ("让科", "take the last place"),
        "did_play": ("出 {cards}", "play {cards}"),
        "did_pass": ("过", "pass"),
        "did_yield": ("让", "yield"),
        "did_wind": ("要风", "ask for the wind"),
        "did_burn": ("烧，出 {cards}", "burn with {cards}"),
        # A verdict
        "review_act": ("{bot}：{act}", "{bot}: {act}"),
        "review_points": ("每局 {points} ± {error} 分", "{points} ± {error} points a round"),
        # In a replay
        "review": ("复盘", "review"),
        "key_review": ("复盘", "review"),
        "more_review": (
            "高手会怎么打，差多少分；再按就停",
            "what the expert would do, and what it is worth; again stops",
        ),
        "key_next_worse": ("下一处差的", "next mistake"),
        "more_next_worse": ("复盘评为“差”的下一步", "the next decision that a review calls worse"),
        "replay_about_review": (
            "复盘：评这个视角的每一步（全开时评真人）；再按就停，评完看小结",
            "review this seat, or the humans; again stops, then a summary",
        ),
        "replay_about_next_worse": ("去下一处评为“差”的", "the next decision judged worse"),
        "replay_line_worse": ("复盘：差", "review: worse"),
        "replay_line_near": ("复盘：差不多", "review: near"),
        "review_going": ("复盘 {done}/{total}", "review {done}/{total}"),
        "review_stops": ("按 {key} 停", "{key} stops it"),
        "review_goes_on": ("按 {key} 接着评", "{key} goes on"),
        "review_sums_up": ("按 {key} 看小结", "{key} sums up"),
        "review_title": ("复盘小结", "Review"),
        "review_in_play": (
            "这一局还有人在打，打完再复盘",
            "People are still playing this round: it can be reviewed afterwards",
        ),
        # The summary of a seat
        "review_counts": (
            "决定 {decisions} 次，有得选的 {choices} 次：{grades}",
            "{decisions} decisions, {choices} of them a choice: {grades}",
        ),
        "review_no_choice": (
            "决定 {decisions} 次，都没得选",
            "{decisions} decisions, none of them a choice",
        ),
        "review_total": (
            "照{bot}打，共 {points} ± {error} 分",
            "played as the {bot} plays: {points} ± {error} points in all",
        ),
        "review_costliest": ("最亏的：{decisions}", "costliest: {decisions}"),
        "review_costly": ("决定 {number}（{points} 分）", "decision {number} ({points})"),
    }
)
"""Words of reviews."""
