"""Goes through the characters of a query: blanks, quotes, words and escapes, and where each stands."""

from __future__ import annotations

import re
from typing import NoReturn

from kronika.index.grammar.limits import LENGTH
from kronika.model.errors import BadQuery

# What people's keyboards and word processors put in the place of plain marks; one character for one, so that places stay.
QUOTES = "„“”‟«»＂〝〞"
PLAIN = str.maketrans(
    dict.fromkeys(QUOTES, '"')
    | {"：": ":", "（": "(", "）": ")", "［": "[", "］": "]", "｛": "{", "｝": "}", "＊": "*", "？": "?", "！": "!"}
    | {"＋": "+", "－": "-", "＆": "&", "｜": "|", "＝": "=", "～": "~", "＾": "^", "＜": "<", "＞": ">"}
)
UNSEEN = re.compile(r"[\s\u00a0\u200b\u2028\u2029\ufeff\x00-\x1f\x7f\ud800-\udfff]")
ENDS_WORD = re.compile(r'[\s()\[\]{}"^~|]|&&')
NAME = re.compile(r"[^\W\d_]\w*")
ESCAPED = re.compile(r"\\(.)", re.DOTALL)
NUMBER = re.compile(r"\d+(?:\.\d+)?|\.\d+", re.ASCII)


class Reader:
    """A query and the place in it that is read next."""

    def __init__(self, text: str) -> None:
        self.written = text
        self.at = 0
        if len(text) > LENGTH:
            self.fail(
                f"The query is too long: {len(text)} characters, {LENGTH} are allowed.", LENGTH, len(text) - LENGTH
            )
        self.text = UNSEEN.sub(" ", text.translate(PLAIN))

    def fail(self, sentence: str, position: int | None = None, length: int = 1) -> NoReturn:
        """Points at a character."""
        at = self.at if position is None else position
        raise BadQuery(sentence, text=self.written, position=min(at, len(self.written)), length=max(1, length))

    def look(self, ahead: int = 0) -> str:
        """The next character; empty at the end."""
        return self.text[self.at + ahead : self.at + ahead + 1]

    def at_end(self) -> bool:
        """Whether all has been read."""
        return self.at >= len(self.text)

    def skip_blanks(self) -> None:
        """To the next character that is no blank."""
        while self.look() == " ":
            self.at += 1

    def take(self, mark: str) -> bool:
        """Reads a mark if it comes next."""
        if self.text.startswith(mark, self.at):
            self.at += len(mark)
            return True
        return False

    def take_word(self, word: str) -> bool:
        """Reads an operator in capitals if it comes next and stands alone."""
        end = self.at + len(word)
        if self.text.startswith(word, self.at) and (end == len(self.text) or self.text[end] in ' ()"'):
            self.at = end
            return True
        return False

    def take_name(self) -> str | None:
        """Reads a name with its colon; None, and nothing is read, where none comes next."""
        found = NAME.match(self.text, self.at)
        if found is None or self.text[found.end() : found.end() + 1] != ":":
            return None
        self.at = found.end() + 1
        return found.group()

    def take_number(self) -> float | None:
        """Reads a number that stands right here."""
        found = NUMBER.match(self.text, self.at)
        if found is None:
            return None
        self.at = found.end()
        return float(found.group())

    def take_quoted(self) -> str:
        """Reads from one quote to the next, whatever they look like; escapes are still in it."""
        begin = self.at
        self.at += 1
        while not self.at_end() and self.look() != '"':
            self.at += 2 if self.look() == "\\" else 1
        if self.at_end():
            self.fail("This quote is not closed: expected another one behind the last word of the phrase.", begin)
        self.at += 1
        return self.text[begin + 1 : self.at - 1]

    def take_run(self) -> str:
        """Reads a word up to a blank or a mark that ends it; escapes are still in it."""
        begin = self.at
        while not self.at_end() and ENDS_WORD.match(self.text, self.at) is None:
            self.at += 2 if self.look() == "\\" else 1
        self.at = min(self.at, len(self.text))
        return self.text[begin : self.at]


def unescaped(text: str) -> str:
    """Characters as they are meant: a backslash takes the meaning from the mark behind it."""
    return ESCAPED.sub(r"\1", text).rstrip("\\") if "\\" in text else text
