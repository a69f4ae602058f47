"""From what a look at a watched page brought to what is written down: state, version, change, doubt, and the next look."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from hashlib import sha256

from kronika.flow.timetable import Chance, chance_of
from kronika.flow.watch_interval import CONFIRM_AFTER, learned, max_age, next_look, next_try
from kronika.flow.watch_look import Looked
from kronika.flow.watch_notes import Notes, notes_of, with_notes
from kronika.flow.watch_states import sentence_of, state_of, turn_of
from kronika.model.change import Checked, Difference, KeptVersion
from kronika.model.failure import FailureKind
from kronika.model.frontier import Kept, Lease, Missed
from kronika.model.page import Fetched, Validators
from kronika.model.watch import COMPARED, Watch, WatchState
from kronika.watch.noise.flapping import remembers, stood_still
from kronika.watch.trouble import same_address


@dataclass(frozen=True, slots=True, kw_only=True)
class Trouble:
    """Why a page could not be compared."""

    at: datetime
    state: WatchState
    sentence: str
    hint: timedelta | None = None  # how long the server asks us to wait


@dataclass(frozen=True, slots=True, kw_only=True)
class Judge:
    """Judges looks; chance is handed in."""

    chance: Chance = chance_of
    confirm_after: timedelta = CONFIRM_AFTER

    def missed(self, watch: Watch, missed: Missed) -> Checked:
        """The page was not had."""
        state = state_of(missed.kind, missed.status)
        hint = None if missed.retry_after is None else timedelta(seconds=missed.retry_after)
        said = Trouble(at=missed.at, state=state, sentence=sentence_of(state, missed.sentence), hint=hint)
        return self._trouble(watch, missed.lease, said)

    def unread(self, watch: Watch, kept: Kept, kind: FailureKind, sentence: str) -> Checked:
        """The page was had and could not be read."""
        state = state_of(kind)
        said = Trouble(at=kept.fetched.at, state=state, sentence=sentence_of(state, sentence))
        return self._trouble(watch, kept.lease, said)

    def same(self, watch: Watch, kept: Kept) -> Checked:
        """The server says that nothing changed, or the bytes are those of the last look; what was doubted is over."""
        notes = notes_of(watch.memory)
        checked = self._compared(watch, kept, notes, changed=False)
        if not notes.doubt and not remembers(watch.memory):
            return checked
        still = stood_still(watch.memory, kept.fetched.at) if remembers(watch.memory) else watch.memory
        return replace(checked, memory=with_notes(still, replace(notes, doubt="", hurried=False)))

    def looked(self, watch: Watch, kept: Kept, looked: Looked) -> Checked:
        """The page was read and compared."""
        if looked.state not in COMPARED:
            trouble = Trouble(at=kept.fetched.at, state=looked.state, sentence=looked.sentence)
            return self._trouble(watch, kept.lease, trouble)
        if watch.version == 0:
            return self._first(watch, kept, looked)
        notes = notes_of(watch.memory)
        difference = looked.difference
        if difference is None or not difference.is_change:
            known = replace(notes, doubt="", hurried=False)
            return had(self._compared(watch, kept, known, changed=False), kept.fetched, looked, known)
        if looked.doubtful and notes.doubt != looked.digest:
            return self._doubted(watch, kept, looked, notes)
        return self._changed(watch, kept, looked, difference)

    def _first(self, watch: Watch, kept: Kept, looked: Looked) -> Checked:
        """The first version; where it answers now is where it lives."""
        final = kept.fetched.final_url
        notes = Notes(address="" if same_address(final, watch.url) else final)
        checked = self._compared(watch, kept, notes, changed=False)
        made = had(replace(checked, state=WatchState.OK, sentence=""), kept.fetched, looked, notes)
        return replace(made, kept=version_of(kept.fetched, looked))

    def _changed(self, watch: Watch, kept: Kept, looked: Looked, difference: Difference) -> Checked:
        notes = replace(notes_of(watch.memory), doubt="", hurried=False)
        checked = had(self._compared(watch, kept, notes, changed=True), kept.fetched, looked, notes)
        return replace(checked, kept=version_of(kept.fetched, looked), difference=difference)

    def _doubted(self, watch: Watch, kept: Kept, looked: Looked, notes: Notes) -> Checked:
        """A change that is believed when it is seen again. Validators and hash stay those of the version we have.

        One second look is hurried; a page that then shows something else again is waited for as usual.
        """
        hurry = not notes.hurried
        checked = self._compared(watch, kept, notes, changed=False)
        return replace(
            checked,
            interval=watch.interval or watch.fastest,
            next_check=checked.at + self.confirm_after if hurry else checked.next_check,
            memory=with_notes(looked.memory, replace(notes, doubt=looked.digest, hurried=True)),
            ignores=looked.ignores,
        )

    def _compared(self, watch: Watch, kept: Kept, notes: Notes, *, changed: bool) -> Checked:
        """What all checks that had the page have in common."""
        at, final = kept.fetched.at, kept.fetched.final_url
        moved = not same_address(final, notes.address or watch.url)
        sentence = f"It answers at {final} now." if moved else ""
        state = WatchState.CHANGED if changed else WatchState.MOVED if moved else WatchState.UNCHANGED
        turn = turn_of(watch, state, sentence)
        interval = learned(watch, at, changed=changed)
        return Checked(
            lease=kept.lease,
            at=at,
            state=state,
            sentence=sentence,
            next_check=next_look(watch, at, interval, hint=max_age(kept.fetched), chance=self.chance),
            interval=interval,
            troubles=turn.troubles,
            told=turn.told,
            event=turn.event,
        )

    def _trouble(self, watch: Watch, lease: Lease, trouble: Trouble) -> Checked:
        """The page could not be compared; what is known of its content stays as it is."""
        turn = turn_of(watch, trouble.state, trouble.sentence)
        return Checked(
            lease=lease,
            at=trouble.at,
            state=trouble.state,
            sentence=trouble.sentence,
            next_check=next_try(watch, trouble.at, turn.troubles, hint=trouble.hint, chance=self.chance),
            interval=watch.interval or watch.fastest,
            troubles=turn.troubles,
            told=turn.told,
            event=turn.event,
        )


def had(checked: Checked, fetched: Fetched, looked: Looked, notes: Notes) -> Checked:
    """The check with what the next one begins with."""
    return replace(
        checked,
        validators=validators_of(fetched),
        body_hash=fingerprint(fetched.body),
        ignores=looked.ignores,
        memory=with_notes(looked.memory, notes),
    )


def version_of(fetched: Fetched, looked: Looked) -> KeptVersion:
    """The version to be kept."""
    return KeptVersion(
        fetched=fetched,
        title=looked.title,
        page_class=looked.page_class,
        lang=looked.lang,
        region=looked.region,
    )


def validators_of(fetched: Fetched) -> Validators:
    """What to ask with next time; a server that gives nothing is asked for the whole page."""
    return Validators(etag=fetched.header("etag"), last_modified=fetched.header("last-modified"))


def fingerprint(body: bytes) -> bytes:
    """What equal bytes are known by."""
    return sha256(body).digest()
