"""设置: what a user has set for himself; the same in every game, and no part of its rules."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Annotated, Any, Final, NamedTuple, get_type_hints

from gouji.engine.refusals import Language


class Glyphs(StrEnum):
    """字符: which signs the screen is drawn with."""

    FULL = "full"
    SAFE = "safe"
    """No signs of ambiguous width, save the lines of boxes."""
    ASCII = "ascii"
    """Nothing but ASCII, besides Chinese text."""


class Theme(StrEnum):
    """配色: the colours of the screen."""

    DARK = "dark"
    LIGHT = "light"
    """Black on white, with high contrast."""
    MONO = "mono"
    """No colour at all: bold, reverse and underline tell everything."""


class Motion(StrEnum):
    """动画: how much on the screen moves by itself."""

    NONE = "none"
    BASIC = "basic"
    FULL = "full"


class Speed(StrEnum):
    """快慢: how long a bot takes for what the table sees it do."""

    INSTANT = "instant"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
    STEP = "step"


class Use(StrEnum):
    """用处: where a setting matters."""

    SCREEN = "screen"
    """On every screen, and partly in what is printed."""
    BOTS = "bots"
    """Where bots play."""
    PLAY = "play"
    """Where a human plays."""


def faster(speed: Speed) -> Speed:
    """快一档: what a key makes of a speed: a faster one, and of the fastest the slowest."""
    speeds = tuple(Speed)
    return speeds[speeds.index(speed) - 1]


@dataclass(frozen=True, slots=True)
class Settings:
    """设置: what one user has set; the order is that of the settings page."""

    language: Annotated[Language, Use.SCREEN, "lang"] = Language.ZH
    theme: Annotated[Theme, Use.SCREEN] = Theme.DARK
    four_colours: Annotated[bool, Use.SCREEN] = True
    """Whether each suit has a colour of its own; else there are two."""
    glyphs: Annotated[Glyphs, Use.SCREEN] = Glyphs.FULL
    motion: Annotated[Motion, Use.SCREEN] = Motion.NONE
    speed: Annotated[Speed, Use.BOTS] = Speed.NORMAL
    bell: Annotated[bool, Use.PLAY] = False
    """Whether the terminal's bell rings at a refusal and when it is a human's turn."""
    hints: Annotated[bool, Use.PLAY] = True
    """Whether a hint may be asked for."""
    counter: Annotated[bool, Use.PLAY] = True
    """Whether the cards still out are counted on the screen."""
    curtain: Annotated[bool, Use.PLAY] = True
    """Whether the screen is hidden while the keyboard goes from one human to another."""
    auto_pass: Annotated[bool, Use.PLAY] = False
    """Whether a seat that can do nothing but pass does so by itself."""
    confirm_pass: Annotated[bool, Use.PLAY] = False
    """Whether passing is asked twice where something could be played."""
    mates_hands: Annotated[bool, Use.PLAY] = False
    """Whether a lone human who is out sees the hands of his mates."""


SWITCH: Final[Mapping[str, bool]] = MappingProxyType(
    {"true": True, "false": False, "on": True, "off": False, "yes": True, "no": False}
    | {"1": True, "0": False}
)
"""How people write that something is or is not wanted; the first two are named to them."""


class Setting(NamedTuple):
    """设置项: one of the settings, as files, variables and options of the command line name it."""

    field: str
    """Of :class:`Settings`."""
    name: str
    kind: type[StrEnum | bool]
    use: Use

    @property
    def is_switch(self) -> bool:
        """开关: whether it is only on or off."""
        return self.kind is bool

    @property
    def allowed(self) -> tuple[str, ...]:
        """可选值: the values as they are written."""
        return tuple(map(str, self.kind)) if issubclass(self.kind, StrEnum) else tuple(SWITCH)[:2]

    def read(self, raw: object) -> StrEnum | bool:
        """读: a value as it was found.

        Raises:
            ValueError: it is none of the allowed ones.
        """
        text = str(raw).strip().lower()
        if not self.is_switch:
            return self.kind(text)
        if text not in SWITCH:
            raise ValueError(text)
        return SWITCH[text]

    def put(self, settings: Settings, raw: object) -> Settings:
        """改: settings with another value of this one.

        Raises:
            ValueError: it is none of the allowed ones.
        """
        changed: dict[str, Any] = {self.field: self.read(raw)}
        return replace(settings, **changed)

    def text(self, settings: Settings) -> str:
        """写: the value that settings have, as it is written."""
        return str(getattr(settings, self.field)).lower()


def _settings() -> Iterator[Setting]:
    for field, hint in get_type_hints(Settings, include_extras=True).items():
        use, *names = hint.__metadata__
        yield Setting(field, next(iter(names), field), hint.__origin__, use)


SETTINGS: Final = tuple(_settings())
"""All settings, in the order of the page; whatever names them is made from this."""
