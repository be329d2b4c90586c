"""进贡: what changes hands before play: threes that are bought, and debts that are paid, card by card."""

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from itertools import combinations

from tests.oracle.cards import LOW, ORDER, spelled, without
from tests.oracle.course import Ask
from tests.oracle.debts import Debt
from tests.oracle.playing import SEATS, after, are_mates, opposite
from tests.oracle.standing import Options


@dataclass
class Paying:
    """The tribute of a round: the hands before it, and what has changed hands so far."""

    options: Options
    hands: dict[int, str]
    received: dict[int, str] = field(default_factory=lambda: dict.fromkeys(SEATS, ""))
    """What each seat has got as tribute."""

    def pay(self, debts: Iterable[Debt]) -> Generator[Ask, str, None]:
        """TRIB-3 to TRIB-5: pay the debts in this order."""
        for debt in debts:
            paid = self.due_from(debt.payer, debt.cards)
            if not paid:
                continue
            told = yield Ask(debt.payee, "tribute", frozenset({"accept", "refuse"}))
            if told == "refuse":
                continue
            self.give(debt.payer, debt.payee, paid)
            self.received[debt.payee] += paid
            returns = self.returns(debt.payee, debt.payer, len(paid))
            if debt.kind == "last" and returns:
                acts = frozenset(f"return {cards[::-1]}" for cards in returns)
                told = yield Ask(debt.payee, "return", acts)
                self.give(debt.payee, debt.payer, told.removeprefix("return "))

    def give(self, giver: int, taker: int, cards: str) -> None:
        self.hands[giver] = without(self.hands[giver], cards)
        self.hands[taker] = spelled(self.hands[taker] + cards)

    def due_from(self, payer: int, number: int) -> str:
        """TRIB-3: what a payer gives."""
        own = without(self.hands[payer], self.received[payer])
        power = [card for card in own if card not in LOW]
        paid = power[::-1][:number]
        if self.options["no_power"] == "highest":
            spared = "3" if self.options["biesan"] else ""
            others = [card for card in own if card in LOW and card not in spared]
            paid += others[::-1][: number - len(paid)]
        return spelled(paid)

    def returns(self, receiver: int, payer: int, number: int) -> list[str]:
        """TRIB-5: what a receiver may return."""
        spared = "3" if self.options["biesan"] else ""
        low = "".join(card for card in self.hands[receiver] if card in LOW and card not in spared)
        chosen = combinations(low, min(number, len(low)))
        choices = [*{"".join(cards) for cards in chosen if cards}]
        if not self.options["return_match"]:
            return choices
        matching = {cards: sum(card in self.hands[payer] for card in cards) for cards in choices}
        return [cards for cards in choices if matching[cards] == max(matching.values())]


def bought(hands: dict[int, str], drawer: int) -> dict[int, str]:
    """BIESAN-2: the hands after all who must have bought a three."""
    hands = dict(hands)
    for buyer in [drawer, *after(drawer)]:
        prices = [card for card in ORDER if card in hands[buyer] and card not in LOW]
        facing, others = opposite(buyer), after(buyer)
        theirs = [seat for seat in others if are_mates(seat, facing) and seat != facing]
        ours = [seat for seat in others if are_mates(seat, buyer)]
        sellers = [seat for seat in [facing, *theirs, *ours] if hands[seat].count("3") > 1]
        if "3" not in hands[buyer] and prices and sellers:
            for seat, gets, gives in [(buyer, "3", prices[0]), (sellers[0], prices[0], "3")]:
                hands[seat] = without(spelled(hands[seat] + gets), gives)
    return hands
