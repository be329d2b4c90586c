"""存放: where records are kept on this computer, and how new ones are named."""

import errno
import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from gouji.rules.preset_values import Preset

SUFFIX = ".gouji"


def records_folder() -> Path:
    """存放: the folder of saved games, in the user's data directory; it need not exist yet."""
    return user_data_path("gouji", appauthor=False) / "records"


def new_record_path(preset: Preset, when: datetime, folder: Path | None = None) -> Path:
    """存放: a free file name for a game that begins now; its folder is made.

    Raises:
        OSError: the folder cannot be made.
    """
    folder = records_folder() if folder is None else folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)) from None
    stem = f"{when:%Y%m%d-%H%M%S}-{preset}"
    path, number = folder / f"{stem}{SUFFIX}", 2
    # A link that leads nowhere takes a name, too.
    while path.exists() or path.is_symlink():
        path, number = folder / f"{stem}-{number}{SUFFIX}", number + 1
    return path
