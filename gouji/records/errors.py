"""记录错误: what is wrong with a record, and where."""


class RecordError(ValueError):
    """记录错误: a record is damaged or breaks the rules; ``str`` gives ``FILE:LINE: what``."""

    def __init__(self, path: str, line: int, what: str) -> None:
        """Name the place.

        Args:
            path: the file as the user named it.
            line: its line, 1 for the first.
            what: what is wrong, one line.
        """
        super().__init__(f"{path}:{line}: {what}")
        self.path = path
        self.line = line
        self.what = what
