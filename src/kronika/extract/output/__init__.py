"""An article as a file: text, Markdown, JSON, XML, TEI."""
