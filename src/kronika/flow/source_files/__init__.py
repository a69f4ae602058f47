"""Lists of sources as files: OPML, CSV, TOML and plain lists of addresses, read and written."""
