"""存放: ``gouji paths``: where all that is kept lies on this computer."""

from gouji.cli.arguments import Request
from gouji.cli.output import put
from gouji.cli.words import say
from gouji.lessons.library import progress_file
from gouji.records.places import records_folder
from gouji.tui.crash import reports_folder
from gouji.tui.lastsetup import rules_folder, setup_path
from gouji.tui.preferences import settings_path


def paths(request: Request) -> int:
    """存放: print a line for each place; it need not exist yet."""
    places = {
        "path_settings": settings_path(),
        "path_rules": rules_folder(),
        "path_records": records_folder(),
        "path_setup": setup_path(),
        "path_lessons": progress_file(),
        "path_reports": reports_folder(),
    }
    language = request.language
    for key, path in places.items():
        put(say("named_fact", language, name=say(key, language), fact=path))
    return 0
