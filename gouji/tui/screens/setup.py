"""开局: who sits where, by which rules, how long and how fast; Enter starts."""

from dataclasses import replace
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Footer, Input, Static

from gouji.bots.registry import BOTS, HUMAN
from gouji.records.places import records_folder
from gouji.records.players import Player
from gouji.rules.preset_values import ROUNDS, Preset
from gouji.rules.seats import SEATS, federation
from gouji.tui.config import PlayConfig, Speed, default_players
from gouji.tui.glyphs import SIDE
from gouji.tui.screens.page import Page
from gouji.tui.widgets.choice import Choice

KINDS: Final = (HUMAN, *BOTS)
LONGEST_NAME: Final = 12
LABELS: Final = ("rules", "rounds", "speed")
"""The words before the three lines of settings."""
LENGTHS: Final = (1, 2, 3, ROUNDS, 2 * ROUNDS)
"""The numbers of rounds on offer, besides the one that is set."""


class SetupScreen(Page[PlayConfig | None]):
    """开局: asks for six players, the rules and the speed; ``None`` if the user leaves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", "key_start"),
        Binding("down", "app.focus_next", "key_field", key_display="↑↓"),
        Binding("up", "app.focus_previous", show=False),
    ]

    def __init__(self, config: PlayConfig) -> None:
        """Offer the settings of ``config``, and seats by default."""
        super().__init__(config.language)
        self._config = config
        self._defaults = default_players(config.language)
        rounds = config.overrides.get("rounds", ROUNDS)
        self._rounds = str(rounds)
        self._lengths = tuple(sorted({*map(str, LENGTHS), self._rounds}, key=int))

    def compose(self) -> ComposeResult:
        """Lay out the form: in columns, for every box more delays the first frame."""
        yield Static(id="title")
        with Horizontal(classes="columns"):
            sides = (f"{SIDE[federation(seat)]} {seat}" for seat in SEATS)
            yield Static("\n".join(sides), id="numbers", markup=False)
            with Vertical(id="names"):
                for seat, player in zip(SEATS, self._defaults, strict=True):
                    name = f"name-{seat}"
                    yield Input(player.name, id=name, max_length=LONGEST_NAME, compact=True)
            with Vertical():
                for seat, player in zip(SEATS, self._defaults, strict=True):
                    yield Choice(KINDS, player.player, f"kind-{seat}")
        yield Static(id="sides")
        with Horizontal(classes="columns"):
            yield Static(id="labels")
            with Vertical():
                if self._config.profile:
                    yield Static(self._config.profile.name, id="profile", markup=False)
                else:
                    yield Choice(tuple(Preset), self._config.preset, "preset")
                yield Choice(self._lengths, self._rounds, "rounds")
                yield Choice(tuple(Speed), self._config.speed, "speed")
        yield Static(id="meaning")
        yield Static(id="saved-in")
        with Horizontal(id="buttons"):
            yield Button(id="start", compact=True, variant="primary")
            yield Button(id="quit", compact=True)
        yield Static(id="fault")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Stand on the start button, so that Enter starts."""
        self.query_one("#start").focus()

    def restate(self) -> None:
        """Write all words anew; names not yet touched follow the language."""
        self.put("#title", self.say("setup_title"))
        self.put("#sides", self.say("setup_sides"))
        self.put("#labels", "\n".join(self.say(f"setup_{name}") for name in LABELS))
        self.put("#saved-in", self.say("setup_saved_in", folder=records_folder()))
        self.put("#fault", "")
        for key in ("start", "quit"):
            self.query_one(f"#{key}", Button).label = self.say(f"button_{key}")
        if not self._config.profile:
            self._relabel("preset", "preset", tuple(Preset))
        self._relabel("speed", "speed", tuple(Speed))
        self._explain()
        defaults = default_players(self.language)
        for seat, old, new in zip(SEATS, self._defaults, defaults, strict=True):
            self._relabel(f"kind-{seat}", "player", KINDS)
            name = self.query_one(f"#name-{seat}", Input)
            if name.value == old.name:
                name.value = new.name
        self._defaults = defaults

    def _relabel(self, name: str, words: str, values: tuple[str, ...]) -> None:
        labels = [self.say(f"{words}_{value}") for value in values]
        self.query_one(f"#{name}", Choice).relabel(labels)

    @on(Choice.Changed)
    def _explain(self) -> None:
        chosen = self._chosen_rules()
        meaning = self.say(f"meaning_{chosen.preset}")
        if changed := self._changed():
            meaning = self.say("setup_changed", meaning=meaning, options=changed)
        self.put("#meaning", meaning)

    def _changed(self) -> str:
        options = {key: one for key, one in self._config.overrides.items() if key != "rounds"}
        return ", ".join(f"{option}={str(value).lower()}" for option, value in options.items())

    def _chosen_rules(self) -> PlayConfig:
        preset = self._config.preset if self._config.profile else Preset(self._chosen("preset"))
        rounds = self._chosen("rounds")
        changed = {} if rounds == self._rounds else {"rounds": int(rounds)}
        return replace(self._config, preset=preset, overrides={**self._config.overrides, **changed})

    @on(Input.Submitted)
    @on(Button.Pressed, "#start")
    def action_start(self) -> None:
        """Begin the game, unless the options that were set contradict the preset."""
        config = self._chosen_rules()
        if fault := self._fault(config):
            self.app.bell()
            self.put("#fault", fault)
            return
        self.dismiss(
            replace(
                config,
                language=self.language,
                speed=Speed(self._chosen("speed")),
                players=tuple(
                    Player(self._typed(seat) or default.name, self._chosen(f"kind-{seat}"))
                    for seat, default in zip(SEATS, self._defaults, strict=True)
                ),
            )
        )

    def _fault(self, config: PlayConfig) -> str:
        from gouji.rules.presets import RuleSetError, build  # noqa: PLC0415 – not before the form shows

        try:
            build(config.preset, config.overrides)
        except RuleSetError as error:
            one, other = error.clash
            return self.say("setup_clash", one=one, other=other)
        return ""

    @on(Button.Pressed, "#quit")
    def leave(self) -> None:
        """Leave without a game."""
        self.dismiss(None)

    def _chosen(self, name: str) -> str:
        return self.query_one(f"#{name}", Choice).value

    def _typed(self, seat: int) -> str:
        return self.query_one(f"#name-{seat}", Input).value.strip()
