"""Does a page need a browser: almost no words to read, but scripts that will write some."""

from __future__ import annotations

from kronika.html.document import Document

FEW_WORDS = 60
SHELLS = frozenset({"root", "app", "__next", "__nuxt", "svelte", "gatsby-focus-wrapper", "main-app"})
UNSEEN = frozenset({"script", "style", "noscript", "template", "title"})
MUCH_SCRIPT = 2_000  # characters


def needs_browser(document: Document) -> bool:
    """Few words, and an empty shell to fill, a plea for JavaScript, or much more script than words."""
    words = words_of(document)
    if words >= FEW_WORDS:
        return False
    scripts = list(document.root.iter("script"))
    if not scripts:
        return False
    pleas = " ".join(" ".join(map(str, plea.itertext())) for plea in document.root.iter("noscript")).lower()
    shell = any((element.get("id") or "").lower() in SHELLS for element in document.root.iter("div", "main"))
    inline = sum(len(script.text or "") for script in scripts)
    return shell or "javascript" in pleas or inline > MUCH_SCRIPT


def words_of(document: Document) -> int:
    """How many words a reader sees without any script."""
    count = 0
    for element in document.root.iter():
        if element.tag not in UNSEEN:
            count += len((element.text or "").split())
        count += len((element.tail or "").split())
    return count
