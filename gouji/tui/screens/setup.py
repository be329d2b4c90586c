"""开局: who sits where, by which rules, how fast; Enter starts."""

from dataclasses import replace
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Button, Footer, Input, Static

from gouji.bots.registry import BOTS, HUMAN
from gouji.records.places import records_folder
from gouji.records.players import Player
from gouji.rules.presets import Preset
from gouji.rules.seats import SEATS, federation
from gouji.tui.glyphs import SIDE
from gouji.tui.screens.page import Page
from gouji.tui.session import PlayConfig, Speed, default_players
from gouji.tui.widgets.choice import Choice

KINDS = (HUMAN, *BOTS)
LONGEST_NAME = 12


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

    def compose(self) -> ComposeResult:
        """Lay out the form."""
        yield Static(id="title")
        for seat, player in zip(SEATS, self._defaults, strict=True):
            with Horizontal(classes="row"):
                yield Static(f"{SIDE[federation(seat)]} {seat}", classes="seat", markup=False)
                yield Input(player.name, id=f"name-{seat}", max_length=LONGEST_NAME, compact=True)
                yield Choice(KINDS, player.player, f"kind-{seat}")
        yield Static(id="sides")
        with Horizontal(classes="row"):
            yield Static(id="preset-title", classes="label")
            yield Choice(tuple(Preset), self._config.preset, "preset")
        with Horizontal(classes="row"):
            yield Static(id="speed-title", classes="label")
            yield Choice(tuple(Speed), self._config.speed, "speed")
        yield Static(id="later")
        yield Static(id="saved-in")
        with Horizontal(id="buttons"):
            yield Button(id="start", compact=True, variant="primary")
            yield Button(id="quit", compact=True)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Stand on the start button, so that Enter starts."""
        super().on_mount()
        self.query_one("#start").focus()

    def restate(self) -> None:
        """Write all words anew; names not yet touched follow the language."""
        for key in ("title", "sides", "preset-title", "speed-title", "later"):
            self.put(f"#{key}", self.say(f"setup_{key.replace('-', '_')}"))
        self.put("#saved-in", self.say("setup_saved_in", folder=records_folder()))
        for key in ("start", "quit"):
            self.query_one(f"#{key}", Button).label = self.say(f"button_{key}")
        self._relabel("preset", "preset", tuple(Preset))
        self._relabel("speed", "speed", tuple(Speed))
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

    @on(Input.Submitted)
    @on(Button.Pressed, "#start")
    def action_start(self) -> None:
        """Begin the game."""
        self.dismiss(
            replace(
                self._config,
                language=self.language,
                preset=Preset(self._chosen("preset")),
                speed=Speed(self._chosen("speed")),
                players=tuple(
                    Player(self._typed(seat) or default.name, self._chosen(f"kind-{seat}"))
                    for seat, default in zip(SEATS, self._defaults, strict=True)
                ),
            )
        )

    @on(Button.Pressed, "#quit")
    def leave(self) -> None:
        """Leave without a game."""
        self.dismiss(None)

    def _chosen(self, name: str) -> str:
        return self.query_one(f"#{name}", Choice).value

    def _typed(self, seat: int) -> str:
        return self.query_one(f"#name-{seat}", Input).value.strip()
