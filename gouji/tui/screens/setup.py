"""开局: who sits where, by which rules, how long and how fast; Enter starts."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Input, Static

from gouji.records.places import records_folder
from gouji.records.players import Player
from gouji.rules.preset_values import ROUNDS, Preset
from gouji.rules.seats import SEATS, federation
from gouji.tui.config import PlayConfig, default_players
from gouji.tui.glyphs import SIDE
from gouji.tui.lastsetup import KINDS, LastSetup, house_rules, remember, setup_path
from gouji.tui.screens.helping import HelpingPage
from gouji.tui.settings import Settings
from gouji.tui.widgets.choice import Choice
from gouji.tui.widgets.keybar import KeyBar
from gouji.tui.widgets.settingsrow import SettingsRow

if TYPE_CHECKING:
    from gouji.tui.ruleform import RuleForm
    from gouji.tui.rulesource import RuleSource

LONGEST_NAME: Final = 12
LABELS: Final = ("rules", "details", "rounds")
"""The words before the three lines of the rules."""
LENGTHS: Final = (1, 2, 3, ROUNDS, 2 * ROUNDS)
"""The numbers of rounds on offer, besides the one that is set."""
PACE: Final = ("speed",)
HELP: Final = ("hints", "counter", "curtain")
"""The settings that can be changed here as well."""


class SetupScreen(HelpingPage[PlayConfig | None]):
    """开局: asks for six players, the rules and the speed; ``None`` if the user leaves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", "key_start"),
        Binding("down", "app.focus_next", "key_field", key_display="upright"),
        Binding("up", "app.focus_previous", show=False),
        Binding("escape", "leave", "key_back"),
    ]

    def __init__(
        self, config: PlayConfig, last: LastSetup, change: Callable[[Settings], None]
    ) -> None:
        """Offer what is to begin with.

        Args:
            config: what the command line says; rules that it names go before the last setup's.
            last: the last setup.
            change: makes other settings hold.
        """
        super().__init__(config.settings.language)
        self._config = config
        self._last = last
        self._change = change
        self._defaults = default_players(config.settings.language)
        self._files = {str(path): path.stem for path in house_rules()}
        if config.profile:
            self._files[config.profile.name] = config.profile.name
        self._changed = dict(config.overrides if config.is_ruled else last.changed)
        """Option values over those of the rules chosen."""
        self._rules: RuleForm | None = None
        """The rules as chosen and changed; ``None`` while they cannot be had."""
        self._source: RuleSource | None = None

    def compose(self) -> ComposeResult:
        """Lay out the form: in columns, for every box more delays the first frame."""
        yield Static(id="title")
        with Horizontal(classes="columns"):
            sides = (f"{SIDE[federation(seat)]} {seat}" for seat in SEATS)
            yield Static("\n".join(sides), id="numbers", markup=False)
            with Vertical(id="names"):
                for seat, name in zip(SEATS, self._names(), strict=True):
                    yield Input(name, id=f"name-{seat}", max_length=LONGEST_NAME, compact=True)
            with Vertical():
                for seat, kind in zip(SEATS, self._last.kinds, strict=True):
                    yield Choice(KINDS, kind, f"kind-{seat}")
        yield Static(id="sides")
        with Horizontal(classes="columns"):
            yield Static(id="labels")
            with Vertical():
                yield Choice((*Preset, *self._files), self._first_rules(), "rules")
                yield Button(id="details", compact=True)
                yield Choice((str(ROUNDS),), str(ROUNDS), "rounds")
        for fields in (PACE, HELP):
            yield SettingsRow(fields, self._config.settings, self._change)
        yield Static(id="meaning")
        yield Static(id="fault")
        yield Static(id="saved-in")
        with Horizontal(id="buttons"):
            yield Button(id="start", compact=True, variant="primary")
            yield Button(id="quit", compact=True)
        yield KeyBar()

    def _names(self) -> list[str]:
        kept = zip(self._last.names, self._defaults, strict=True)
        return [default.name if name is None else name for name, default in kept]

    def _first_rules(self) -> str:
        if self._config.is_ruled:
            return self._config.profile.name if self._config.profile else self._config.preset
        known = (*Preset, *self._files)
        return self._last.rules if self._last.rules in known else Preset.CLASSIC

    def on_mount(self) -> None:
        """Stand on the start button, so that Enter starts; the rules are looked at afterwards."""
        super().on_mount()
        self.query_one("#start").focus()
        self.call_after_refresh(self._read_rules)

    def set_settings(self, settings: Settings) -> None:
        """设置: start the game with these."""
        self._config = replace(self._config, settings=settings)
        for row in self.query(SettingsRow):
            row.show(settings)

    def restate(self) -> None:
        """Write all words anew; names not yet touched follow the language."""
        self.put("#title", self.say("setup_title"))
        self.put("#sides", self.say("setup_sides"))
        self.put("#labels", "\n".join(self.say(f"setup_{name}") for name in LABELS))
        self.put("#saved-in", self.say("setup_saved_in", folder=records_folder()))
        for key in ("start", "quit"):
            self.query_one(f"#{key}", Button).label = self.say(f"button_{key}")
        presets = (self.say(f"preset_{preset}") for preset in Preset)
        self._choice("rules").relabel([*presets, *self._files.values()])
        for row in self.query(SettingsRow):
            row.restate(self.language)
        defaults = default_players(self.language)
        for seat, old, new in zip(SEATS, self._defaults, defaults, strict=True):
            self._choice(f"kind-{seat}").relabel([self.say(f"player_{kind}") for kind in KINDS])
            if self._typed(seat) == old.name:
                self._name_field(seat).value = new.name
        self._defaults = defaults
        self._explain()

    # The rules

    @on(Choice.Changed, "#rules")
    def _read_rules(self) -> None:
        # Only now, for the form shows before what checks rules is loaded.
        from gouji.records.errors import RecordError  # noqa: PLC0415 – as above
        from gouji.rules.presets import RuleSetError  # noqa: PLC0415 – as above
        from gouji.tui.ruleform import form  # noqa: PLC0415 – as above
        from gouji.tui.rulesource import rule_source  # noqa: PLC0415 – as above

        self._rules = None
        try:
            source = rule_source(self._choice("rules").value, self._config.profile)
            self._source, self._rules = source, form(source.preset, source.kept, self._changed)
        except (RecordError, RuleSetError, OSError) as error:
            self.put("#meaning", "")
            self.put("#fault", str(error))
            return
        self._explain()

    @on(Choice.Changed, "#rounds")
    def _take_rounds(self) -> None:
        if self._rules:
            self._take(self._rules.put("rounds", int(self._choice("rounds").value)))

    @on(Button.Pressed, "#details")
    def _show_details(self) -> None:
        if self._rules:
            from gouji.tui.screens.rules import RulesScreen  # noqa: PLC0415 – as above

            chosen = self._choice("rules")
            page = RulesScreen(self.language, lambda: chosen.label, self._rules)
            self.app.push_screen(page, self._take)

    def _take(self, rules: "RuleForm | None") -> None:
        if rules:
            self._rules, self._changed = rules, dict(rules.changed)
            self._explain()

    def _explain(self) -> None:
        if not self._rules or not self._source:
            return
        from gouji.tui.ruleform import clash_line, details  # noqa: PLC0415 – as above

        rounds = str(self._rules.value("rounds"))
        self._choice("rounds").offer(sorted({*map(str, LENGTHS), rounds}, key=int), rounds)
        self.query_one("#details", Button).label = details(self._rules, self.language)
        name = self._choice("rules").value
        meaning = self.say(f"meaning_{self._source.preset}")
        self.put("#meaning", f"{name}: {meaning}" if self._source.profile else meaning)
        self.put("#fault", clash_line(self._rules, self.language))

    # Leaving

    @on(Input.Submitted)
    @on(Button.Pressed, "#start")
    def action_start(self) -> None:
        """Begin the game, unless the rules contradict themselves or cannot be had."""
        if not self._rules or not self._source or self._rules.clash:
            self.app.bell()
            return
        source, changed = self._source, self._rules.changed
        names = [self._typed(seat) or one.name for seat, one in self._seated()]
        kinds = tuple(self._choice(f"kind-{seat}").value for seat in SEATS)
        untouched = [one.name for _, one in self._seated()]
        kept = tuple(
            None if name == default else name
            for name, default in zip(names, untouched, strict=True)
        )
        rules = self._choice("rules").value
        remember(setup_path(), LastSetup(rules, changed, kept, kinds))
        self.dismiss(
            replace(
                self._config,
                preset=source.preset,
                overrides={**source.kept, **changed},
                profile=source.profile,
                players=tuple(map(Player, names, kinds)),
            )
        )

    @on(Button.Pressed, "#quit")
    def action_leave(self) -> None:
        """Leave without a game."""
        self.dismiss(None)

    def _seated(self) -> list[tuple[int, Player]]:
        return list(zip(SEATS, self._defaults, strict=True))

    def _choice(self, name: str) -> Choice:
        return self.query_one(f"#{name}", Choice)

    def _name_field(self, seat: int) -> Input:
        return self.query_one(f"#name-{seat}", Input)

    def _typed(self, seat: int) -> str:
        return self._name_field(seat).value.strip()
