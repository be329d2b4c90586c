"""课文: the texts of a lesson as its TOML file holds them, validated."""

import tomllib
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from gouji.engine.refusals import Language


class LessonError(ValueError):
    """教学错误: a lesson's files are damaged or contradict each other; the message is one line."""

    def __init__(self, file: str, what: str) -> None:
        """Name the place.

        Args:
            file: the name of the lesson's file.
            what: what is wrong, one line.
        """
        super().__init__(f"{file}: {what}")


class Block(BaseModel):
    """块: a table of the file: strict types, and no keys but its own."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Text(Block):
    """文字: the same in both languages."""

    zh: Annotated[str, Field(min_length=1)]
    en: Annotated[str, Field(min_length=1)]

    def say(self, language: Language) -> str:
        """文字: the text in one language."""
        return self.zh if language is Language.ZH else self.en


class Answer(Text):
    """解答: why some plays, legal though they are, are not the right one."""

    acts: Annotated[list[str], Field(min_length=1)]
    """As ``gouji legal`` lists them."""


class StepText(Text):
    """一步: what to do, and why."""

    clauses: Annotated[list[str], Field(min_length=1)]
    """The clauses behind it, the chief one first."""
    wrong: list[Answer] = []


class LessonText(Block):
    """课文: all texts of a lesson."""

    title: Text
    steps: Annotated[list[StepText], Field(min_length=1)]
    """One for each decision of the learner."""
    end: Text
    """What is to be kept in mind, once all is played."""


def read_texts(path: Path) -> LessonText:
    """课文: read and validate a lesson's TOML file.

    Raises:
        LessonError: it is no TOML, or something in it is missing, wrong or unknown.
        OSError: the file cannot be read.
    """
    try:
        return LessonText.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
    except ValidationError as error:
        fault = error.errors(include_url=False)[0]
        raise LessonError(
            path.name, f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}"
        ) from None
    except ValueError as error:
        raise LessonError(path.name, f"not TOML: {error}") from None
