"""What a site calls itself, so that its name can be told from a headline or an author."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from kronika.extract.likeness import plain
from kronika.html.address import host_of
from kronika.html.metadata import Metadata

# A plain dash is a separator only between blanks; guillemets too, for they also quote.
SEPARATOR = re.compile(r"\s+(?:[|–—―\-»›«‹•·:/~+<>]+|::)\s+|\s*[|•│｜]\s*|--+|\s+-(?=\w)")
MOST_PARTS = 8
ENDINGS = frozenset("www com net org co uk gov edu info".split())
LONGER = 12  # letters a part may have beyond the name in the address: "Zprávy.cz" of zpravy.example
FEW = 2  # words a part may have beyond the site's name
SIGNS = (
    2  # a word may stand between marks that are none: so many times the words and letters of a name are surely too many
)
LEAST = 4  # letters of a name that is looked for inside another


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteName:
    """The names a site goes by: as it says, and as its address says."""

    said: frozenset[str]  # plain words
    labels: tuple[str, ...]  # of the host, without dots and dashes
    most_words: int  # a text with more
    most_letters: int  # and with more letters is no name of this site

    def covers(self, part: str) -> bool:
        """A part of a title that is the site's name, or the name with a word or two."""
        if len(part) > self.most_letters and part.count(" ") >= self.most_words:
            return False
        words = plain(part)
        if not words or words in self.said:
            return True
        return self._in_address(words.replace(" ", "")) or any(self._near(words, name) for name in self.said)

    def _in_address(self, letters: str) -> bool:
        return any(
            letters == label
            or (len(letters) >= LEAST and letters in label)
            or (len(label) >= LEAST and label in letters and len(letters) <= len(label) + LONGER)
            for label in self.labels
        )

    @staticmethod
    def _near(words: str, name: str) -> bool:
        longer = name in words and len(words.split()) <= len(name.split()) + FEW
        return longer or set(words.split()) <= set(name.split())


def site_name(metadata: Metadata, url: str | None) -> SiteName:
    """What og:site_name, the application's name, the publisher and the address say."""
    said = (
        metadata.first("og:site_name"),
        metadata.first("application-name"),
        *metadata.article_texts("publisher")[:2],
    )
    return called(said, url)


@lru_cache(maxsize=64)  # several parts of the extractor ask for the same page
def called(said: tuple[str | None, ...], url: str | None) -> SiteName:
    """The names of a site."""
    names = frozenset(words for name in said if name and (words := plain(name)))
    host = host_of(url).split(".")[:-1] if url else []
    labels = tuple(label.replace("-", "") for label in host if label not in ENDINGS)
    return SiteName(
        said=names,
        labels=labels,
        most_words=SIGNS * (max((name.count(" ") + 1 for name in names), default=0) + FEW),
        most_letters=SIGNS * (max(map(len, labels), default=0) + LONGER),
    )


def parts_of(title: str) -> list[tuple[int, int]]:
    """Where the parts between separators begin and end."""
    found: list[tuple[int, int]] = []
    at = 0
    for match in SEPARATOR.finditer(title):
        found.append((at, match.start()))
        at = match.end()
    found.append((at, len(title)))
    return [(start, end) for start, end in found if title[start:end].strip()][:MOST_PARTS]


def without_site(title: str, site: SiteName) -> str:
    """The title without the parts at its end and its beginning that name the site."""
    parts = parts_of(title)
    if len(parts) < 2:
        return title.strip()
    while len(parts) > 1 and site.covers(title[slice(*parts[-1])]):
        parts.pop()
    while len(parts) > 1 and site.covers(title[slice(*parts[0])]):
        parts.pop(0)
    return title[parts[0][0] : parts[-1][1]].strip()
