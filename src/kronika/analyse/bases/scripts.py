"""Edit scripts: how one form of a word becomes another by what is cut from its end and what is put there."""

from __future__ import annotations

from typing import NamedTuple


class Script(NamedTuple):
    """Cut this, put that. `capital`: the word is then written with a capital first letter only."""

    cut: str
    put: str
    capital: bool = False

    @property
    def label(self) -> str:
        """A short name of the script."""
        return f"{self.cut}>{self.put}{'^' if self.capital else ''}"


KEEP = Script("", "")
CAPITALISE = Script("", "", True)


def script(form: str, base: str) -> Script:
    """The shortest script from one form to the other; the case of letters is looked at apart."""
    low, target = form.lower(), base.lower()
    same = 0
    for ours, theirs in zip(low, target, strict=False):
        if ours != theirs:
            break
        same += 1
    capital = (
        base[:1].isupper() and base[1:] != base[1:].upper() and (form.islower() or (form.isupper() and len(form) > 1))
    )
    return Script(low[same:], target[same:], capital)


def applied(form: str, step: Script) -> str | None:
    """The word after the script; None where the word does not end that way."""
    if step.cut:
        if len(step.cut) > len(form) or form[-len(step.cut) :].lower() != step.cut:
            return None
        stem = form[: -len(step.cut)]
    else:
        stem = form
    if step.capital:
        return (stem + step.put).capitalize()
    shouted = form.isupper() and len(form) > 1
    return stem + (step.put.upper() if shouted and stem else step.put)
