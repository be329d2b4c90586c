"""规则: ``gouji rules``: presets, options and clauses, and what differs between two sets of rules."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from gouji.book.clauses import Clause, clauses
from gouji.cli.arguments import Request
from gouji.cli.choices import PROFILE_SUFFIX, named_rules
from gouji.cli.errors import WrongUsageError
from gouji.cli.options import meaning, presets_by_value, unknown
from gouji.cli.output import put
from gouji.cli.words import join, say
from gouji.engine.refusals import Language
from gouji.rules.options import changed, clause_of, value_text
from gouji.rules.preset_values import Preset
from gouji.rules.ruleset import RuleSet
from gouji.tui.glyphs import drawn
from gouji.tui.prose import GAP, INDENT, columns, filled, prose, terminal_width, wrapped

CLAUSE_WIDTH: Final = max(len(clause_of(option)) for option in RuleSet.model_fields)


def rules(request: Request) -> int:
    """规则: print what was asked about; without a name list all there is.

    Raises:
        WrongUsageError: there is nothing of the name.
        FaultError: house rules are at fault.
        OSError: house rules cannot be read.
    """
    options, language = request.options, request.language
    if options.topic and options.diff:
        raise WrongUsageError(say("not_both", language, one="NAME", other="--diff"))
    teller = Teller(language, terminal_width())
    if options.diff:
        lines = teller.difference(*options.diff)
    elif options.topic:
        lines = teller.topic(options.topic)
    else:
        lines = teller.everything()
    for line in lines:
        put(drawn(line, request.preferences.settings.glyphs))
    return 0


class Teller(NamedTuple):
    """讲述: tells about rules in a language, in lines of a width."""

    language: Language
    width: int

    def everything(self) -> Iterator[str]:
        """全部: the presets and the options."""
        yield self._say("presets")
        rows = ((INDENT + preset, self._say(f"about_{preset}")) for preset in Preset)
        yield from columns(rows)
        yield ""
        yield from wrapped(self._say("rule_options"), self.width)
        indent = max(map(len, RuleSet.model_fields)) + len(INDENT + GAP)
        for option in RuleSet.model_fields:
            head = f"{INDENT}{option}".ljust(indent)
            yield from wrapped(f"{head}{self._about(option)}", self.width, indent)
            values = (self._value(*one) + GAP for one in self._values(option))
            yield from filled((" " * indent, *values), self.width, indent)
        yield ""
        yield from wrapped(self._say("rules_hint"), self.width)

    def topic(self, name: str) -> Iterator[str]:
        """条款或选项: an option with its clause, or a clause.

        Raises:
            WrongUsageError: there is none of that name.
        """
        option, book = name.lower(), clauses(self.language)
        if option in RuleSet.model_fields:
            return self._option(option)
        if name.upper() in book:
            return self._clause(book[name.upper()])
        if option in [*Preset] or option.endswith(PROFILE_SUFFIX):
            raise WrongUsageError(self._say("rules_named", value=name))
        known = (*book, *RuleSet.model_fields)
        raise WrongUsageError(unknown("unknown_topic", name, known, self.language))

    def difference(self, one: str, other: str) -> Iterator[str]:
        """不同: the options of which two sets of rules have different values.

        Raises:
            WrongUsageError: there is no such preset.
            FaultError: house rules are at fault.
            OSError: house rules cannot be read.
        """
        first, second = (named_rules(name, self.language).build() for name in (one, other))
        differing = changed(first, second)
        if not differing:
            yield self._say("no_difference", one=one, other=other)
            return
        head, *rows = columns(
            [
                (self._say("option"), one, other),
                *((name, value_text(first, name), value_text(second, name)) for name in differing),
            ]
        )
        yield head
        for option, row in zip(differing, rows, strict=True):
            yield row
            yield from wrapped(INDENT + self._about(option), self.width, len(INDENT))

    def _option(self, option: str) -> Iterator[str]:
        yield option
        yield from wrapped(meaning(option, self.language), self.width)
        yield from columns((INDENT + value, names) for value, names in self._values(option))
        yield ""
        yield from self._clause(clauses(self.language)[clause_of(option)])

    def _clause(self, clause: Clause) -> Iterator[str]:
        yield f"{clause.id} {clause.title}"
        yield ""
        yield from prose(clause.text, self.width)

    def _about(self, option: str) -> str:
        clause = clause_of(option).ljust(CLAUSE_WIDTH)
        return f"{clause}{GAP}{meaning(option, self.language)}"

    def _values(self, option: str) -> Iterator[tuple[str, str]]:
        for value, presets in presets_by_value(option).items():
            names = list(map(str, presets))
            if len(presets) == len(Preset):
                names = [self._say("every_preset")]
            yield value, join(names, self.language)

    def _value(self, value: str, names: str) -> str:
        return self._say("bracketed", what=value, more=names) if names else value

    def _say(self, key: str, **facts: object) -> str:
        return say(key, self.language, **facts)
