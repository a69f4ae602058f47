"""Reads a query as people write it into a tree; NOT binds before AND, AND before OR, words side by side are joined by AND."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, tzinfo

from kronika.index.grammar import limits
from kronika.index.grammar.clauses import take_field, take_value
from kronika.index.grammar.names import MEASURED
from kronika.index.grammar.operators import is_and, is_or, take_and, take_not, take_or
from kronika.index.grammar.ranges import Clock
from kronika.index.grammar.reading import Reader
from kronika.index.grammar.scope import Scope
from kronika.index.grammar.tally import Tally
from kronika.model.query import Boosted, Both, Either, Everything, Not, Phrase, Query

NOTHING = "There is no word to look for: expected a word, a phrase in quotes, or a field such as title:word."


def parse(text: str, *, zone: tzinfo = UTC, now: datetime | None = None) -> Query:
    """The tree of a query; an empty one asks for everything. Days are those of the zone. BadQuery points at the fault."""
    reader = Reader(text)
    reader.skip_blanks()
    if reader.at_end():
        return Everything()
    parser = Parser(reader, Clock(zone=zone, now=now or datetime.now(UTC)))
    tree = parser.either(Scope())
    if not reader.at_end():
        reader.fail("This parenthesis closes nothing: expected ( somewhere before it, or \\) for the mark itself.")
    if tree is None:
        reader.fail(NOTHING, 0, len(text))
    return tree


@dataclass(frozen=True, slots=True, kw_only=True)
class Element:
    """One member of a list of clauses. `must`: it has a + or stands at an AND."""

    query: Query
    plus: bool = False
    must: bool = False


class Parser:
    """Recursive descent over one query."""

    def __init__(self, reader: Reader, clock: Clock) -> None:
        self.reader = reader
        self.clock = clock
        self.depth = 0
        self.tally = Tally(reader)

    def either(self, scope: Scope) -> Query | None:
        """Lists with OR between them, up to the end or a closing parenthesis."""
        parts: list[Query] = []
        behind_or = False
        while True:
            if (part := self.both(scope, behind_or)) is not None:
                parts.append(part)
            if not take_or(self.reader):
                break
            behind_or = True
        if not parts:
            return None
        return parts[0] if len(parts) == 1 else Either(parts=tuple(parts))

    def both(self, scope: Scope, behind_or: bool) -> Query | None:
        """Clauses side by side or with AND between them."""
        elements: list[Element] = []
        joined = False
        while not self.at_stop():
            at = self.reader.at
            if take_and(self.reader):
                if behind_or and not elements:
                    self.reader.fail("Expected a word or a phrase behind OR, not AND.", at, 2)
                elements[-1:] = [replace(last, must=True) for last in elements[-1:]]
                joined = True
                self.no_or_here(at)
            elif (element := self.signed(scope)) is not None:
                elements.append(replace(element, must=element.must or joined))
                joined = False
        return combined(elements)

    def no_or_here(self, at: int) -> None:
        """An OR right behind an AND can mean either."""
        self.reader.skip_blanks()
        if is_or(self.reader):
            self.reader.fail("Expected a word or a phrase between AND and OR.", at, self.reader.at + 2 - at)

    def signed(self, scope: Scope) -> Element | None:
        """A clause with what stands before it: NOT, !, - and +."""
        reader, plus, nots, at = self.reader, False, 0, self.reader.at
        while (sign := self.take_sign(scope)) != "":
            plus = plus or sign == "+"
            nots += sign == "-"
        if self.depth + nots > limits.DEPTH:
            reader.fail(f"Expected at most {limits.DEPTH} negations and parentheses within each other.", at)
        query = self.negated(scope, nots, at)
        return None if query is None else Element(query=query, plus=plus, must=plus or bool(nots))

    def take_sign(self, scope: Scope) -> str:
        """Reads + or what negates, given as -; empty where neither comes next. A sign binds what stands right behind it."""
        reader = self.reader
        if take_not(self.reader):
            return "-"
        sign, behind = reader.look(), reader.look(1)
        if sign not in ("-", "+") or behind in ("", " ", ")") or (scope.field in MEASURED and behind.isdigit()):
            return ""
        reader.at += 1
        return sign

    def negated(self, scope: Scope, nots: int, at: int) -> Query | None:
        """A clause so many times negated."""
        if nots and (self.at_stop() or is_and(self.reader)):
            self.reader.fail(
                "Expected what must not be there: a word, a phrase or a parenthesis.", at, self.reader.at - at
            )
        self.depth += nots
        query = self.clause(scope)
        self.depth -= nots
        for _ in range(nots if query is not None else 0):
            query = Not(part=query) if query is not None else None
        return query

    def clause(self, scope: Scope) -> Query | None:
        """A parenthesis or one clause, with its field before it and its weight behind it."""
        reader = self.reader
        begin = reader.at
        while (inner := take_field(reader, scope)) is not None:
            scope = inner
            reader.skip_blanks()
        if begin != reader.at and self.nothing_follows():
            reader.fail(
                f"Expected something to look for behind “{reader.written[begin : reader.at].strip()}”.", reader.at
            )
        value_at = reader.at
        query = self.group(scope) if reader.take("(") else self.leaf(scope)
        if query is None and begin != value_at:
            reader.fail(
                "Expected a word, a phrase in quotes or a parenthesis behind the colon.", value_at, reader.at - value_at
            )
        return self.weighted(self.nearby(query))

    def nothing_follows(self) -> bool:
        """Whether the value of a field is missing."""
        return self.reader.at_end() or self.reader.look() == ")" or is_and(self.reader) or is_or(self.reader)

    def group(self, scope: Scope) -> Query | None:
        """What a parenthesis holds; it has been opened."""
        begin = self.reader.at - 1
        self.depth += 1
        if self.depth > limits.DEPTH:
            self.reader.fail(f"Expected at most {limits.DEPTH} negations and parentheses within each other.", begin)
        query = self.either(scope)
        self.depth -= 1
        if not self.reader.take(")"):
            self.reader.fail("This parenthesis is not closed: expected ) behind its last word.", begin)
        return query

    def leaf(self, scope: Scope) -> Query | None:
        """A word, phrase, pattern, range or value; a mark that says nothing is passed over."""
        reader, begin = self.reader, self.reader.at
        if not scope.named and reader.look() in ("[", "{") and " TO " in reader.text[begin:]:
            reader.fail("A range needs a field before it: expected date:[… TO …] or sentiment:[… TO …].", begin)
        query = take_value(reader, scope, self.clock)
        if reader.at == begin:
            self.stray()
        if query is not None:
            self.tally.clause(query, begin)
        return query

    def stray(self) -> None:
        """A mark where no clause can begin: passed over, or a fault where it was meant to say something."""
        mark = self.reader.look()
        if mark == "^":
            self.reader.fail("A weight stands right behind a word, a phrase or a parenthesis: expected one before ^.")
        if mark == "~":
            self.reader.fail("A distance stands right behind a phrase in quotes: expected one before ~.")
        self.reader.at += 1

    def nearby(self, query: Query | None) -> Query | None:
        """A distance behind a phrase: "a b"~3."""
        reader, begin = self.reader, self.reader.at
        if query is None or not reader.take("~"):
            return query
        moves = reader.take_number()
        if not isinstance(query, Phrase):
            reader.fail(
                "A distance is for phrases of two words and more: expected “word word”~3 in quotes, or no ~.",
                begin,
                reader.at - begin,
            )
        if moves is None or moves != int(moves) or moves > limits.SLOP:
            reader.fail(f"Expected a whole number from 0 to {limits.SLOP} behind ~.", begin, reader.at - begin)
        self.tally.spread(query.words, int(moves), begin)
        return replace(query, slop=int(moves))

    def weighted(self, query: Query | None) -> Query | None:
        """A weight behind a clause: word^2."""
        reader, begin = self.reader, self.reader.at
        if query is None or not reader.take("^"):
            return query
        by = reader.take_number()
        if by is None or by > limits.BOOST:
            reader.fail(
                f"Expected a number from 0 to {limits.BOOST:.0f} behind ^, such as ^2.", begin, reader.at - begin
            )
        return Boosted(part=query, by=by)

    def at_stop(self) -> bool:
        """Whether the list ends here: at an OR, a closing parenthesis, the end."""
        self.reader.skip_blanks()
        return self.reader.at_end() or self.reader.look() == ")" or is_or(self.reader)


def combined(elements: list[Element]) -> Query | None:
    """A list of clauses as one: all are asked for; where some have a +, the others without AND or NOT only lift."""
    if not elements:
        return None
    chosen = any(element.plus for element in elements)
    parts = tuple(element.query for element in elements if element.must or not chosen)
    nice = tuple(element.query for element in elements if chosen and not element.must)
    return parts[0] if len(parts) == 1 and not nice else Both(parts=parts, nice=nice)
