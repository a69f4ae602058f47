"""How papers turn their pages: names of page numbers in addresses, and words of links to older articles."""

# Each with one group, the number.
NUMBERS = (
    r"[?&](?:strana|strona|str|stranka|page|p|pg|paged|PAGEN_1|seite)=(\d+)",
    r"/(?:strana|strona|str|stranka|page|p)[/-](\d+)(?=/?$|\?)",
    r"/(\d{1,4})(?=/?$|\?)",
)
OFFSETS = (r"[?&](?:offset|start|from|skip|od)=(\d+)",)

# What a link to the next older page says, in lower case.
OLDER = ("starší", "starsze", "następna", "další strana", "další", "poprzednie", "следующая", "раньше", "older", "next")
