"""规则书: the project's own rule book, clause by clause.

Its files are ``docs/rules.zh.md`` and ``docs/rules.en.md``; a wheel carries them in this package.
"""
