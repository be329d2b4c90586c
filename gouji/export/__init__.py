"""导出: a record as text, as a page for a browser, or a position as a picture; no terminal is needed."""
