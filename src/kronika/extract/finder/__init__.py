"""The text finder of a watcher of pages: long texts, joined under a common tag, and the class of the page."""
