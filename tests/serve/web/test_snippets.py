"""Snippets show what was found, whole words, and where the text goes on."""

from __future__ import annotations

from kronika.serve.web.sentence_pieces import Stretch
from kronika.serve.web.snippets import LONGEST, snippet, stretches

TEXT = "Titulek\n\n" + "slovo " * 100 + "most stojí a most teče. " + "jiné " * 100


def shown(found: tuple[Stretch, ...]) -> str:
    return "".join(f"[{one.text}]" if one.hit else one.text for one in found)


def test_the_window_stands_around_the_hits() -> None:
    first, second = TEXT.index("most"), TEXT.rindex("most")
    text = shown(snippet(TEXT, 7, [(0, 7), (first, first + 4), (second, second + 4)]))
    assert "[most] stojí a [most] teče" in text and text.startswith("… slovo") and text.endswith("jiné …")
    assert len(text) < LONGEST + 20


def test_without_hits_the_beginning_is_shown() -> None:
    assert shown(snippet("Titulek\n\nPrvní věta.\n\nDruhá.", 7, ())) == "První věta. Druhá."
    assert snippet("Titulek", 7, ()) == ()
    assert shown(snippet("x" * 1000, 0, ())).endswith(" …")


def test_hits_that_overlap_are_marked_once() -> None:
    assert shown(stretches("abcdef", 1, 6, [(0, 3), (2, 4)])) == "[bc][d]ef"
