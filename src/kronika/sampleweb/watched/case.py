"""Cases: what may happen to a page between the first look and the later ones, by name, and whether that is a change."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from kronika.model.watch import WatchState
from kronika.sampleweb.watched.scene import Edit, Fate, Noise, Scene

BAR = (Noise.AD, Noise.STAMP, Noise.AGO, Noise.NONCE)
"""The noises that pages with a real edit carry too."""

STATES = {
    Fate.SOFT_404: (WatchState.GONE,),
    Fate.CHALLENGE: (WatchState.BLOCKED,),
    Fate.LOGIN: (WatchState.LOGIN,),
    Fate.GONE: (WatchState.GONE,),
    Fate.REFUSED: (WatchState.BLOCKED,),
    Fate.BROKEN: (WatchState.UNREACHABLE,),
    Fate.ELSEWHERE: (WatchState.MOVED,),
    Fate.HOME: (WatchState.GONE, WatchState.MOVED),
    Fate.EMPTIED: (WatchState.LAYOUT_BROKEN,),
}
"""What a watcher should call each fate; where people would say either, both are right."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """What moves or happens from the second look on."""

    name: str
    noises: frozenset[Noise] = frozenset()
    edit: Edit | None = None
    fate: Fate | None = None

    @property
    def is_change(self) -> bool:
        """Whether a person would call it a change of the content."""
        return self.edit is not None

    @property
    def states(self) -> tuple[WatchState, ...]:
        """What a watcher may call it; nothing where the page is simply there."""
        return STATES[self.fate] if self.fate else ()

    def scene(self, design: str, seed: int, look: int, now: datetime) -> Scene:
        """The page at a look: at the first one nothing has happened yet."""
        later = look > 1
        return Scene(
            design=design,
            seed=seed,
            look=look,
            noises=self.noises,
            edit=self.edit if later else None,
            fate=self.fate if later else None,
            now=now,
        )


def all_cases() -> dict[str, Case]:
    """Every case by its name, as it stands in addresses."""
    noises = [Case(name=f"noise-{noise}", noises=frozenset({noise})) for noise in Noise]
    quiet = [Case(name=f"edit-{edit}", edit=edit) for edit in Edit]
    noisy = [Case(name=f"noisy-{edit}", edit=edit, noises=frozenset(BAR)) for edit in Edit]
    fates = [Case(name=f"state-{fate}", fate=fate) for fate in Fate]
    every = Case(name="noise-all", noises=frozenset(BAR))
    return {case.name: case for case in (Case(name="still"), *noises, every, *quiet, *noisy, *fates)}


CASES = all_cases()
