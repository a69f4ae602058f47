"""The sample web's paper that edits: what a round makes of a softened headline, a corrected number and other quotes."""

from __future__ import annotations

from dataclasses import replace

from kronika.flow.article_history import article_number, headline_changes, versions
from kronika.flow.chronicle import Chronicle
from kronika.flow.demo_editing import EARLIER, see_before_edits
from kronika.flow.round import run_round
from kronika.flow.saved_queries import save_query, tell_group
from kronika.model.alert import Address
from kronika.model.article_history import Touched, Turn
from kronika.model.group import Group
from kronika.model.saved_query import SavedQuery
from kronika.model.search import Question
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.server import SampleServer
from kronika.sampleweb.sites.vecerni_ozvena import BRIDGE, KIND


def test_a_round_sees_edits_and_calls_nothing_else_an_edit(chronicle: Chronicle, web: SampleServer) -> None:
    wanted = chronicle.settings.analyse.model_copy(update={"enabled": True, "processes": 1})
    chronicle = replace(chronicle, settings=chronicle.settings.model_copy(update={"analyse": wanted}))
    see_before_edits(chronicle, web)
    chronicle.store.groups.add(Group(name="Office"), NOW)
    save_query(chronicle, SavedQuery(name="repairs", question=Question(text="title:oprava")))
    tell_group(chronicle, "repairs", "Office")
    group = chronicle.store.groups.get("Office")
    chronicle.store.groups.add_member(group.id, Address(channel="log", target="told.jsonl"), NOW)
    assert run_round(chronicle, [KIND.name]).digests == 1, "a headline that matches for the first time is news"
    [letter] = chronicle.store.outbox.listing()
    assert [line.name for line in letter.message.sections[0].lines] == [BRIDGE.after.title]
    softened, corrected, unedited = (
        versions(chronicle, article_number(chronicle, web.url(KIND.host, f"/clanek/{number}"))) for number in (1, 2, 3)
    )
    assert [len(found) for found in (softened, corrected, unedited)] == [2, 2, 2]
    assert set(softened[1].touched) == {Touched.TITLE, Touched.LEAD, Touched.BODY}
    assert (corrected[1].touched, corrected[1].added, corrected[1].removed) == ((Touched.BODY,), 1, 1)
    assert not unedited[1].is_edit
    [change] = headline_changes(chronicle, since=NOW - EARLIER)
    assert (change.before, change.after) == (BRIDGE.before.title, BRIDGE.after.title)
    assert (change.turn, change.at) == (Turn.SOFTENED, NOW)
    see_before_edits(chronicle, web)
    run_round(chronicle, [KIND.name])
    assert len(headline_changes(chronicle)) == 1, "a second demo changes nothing back"
    web.reset()
