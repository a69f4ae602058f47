"""New articles of saved queries from the store to the mailbox: each is told once, and none is lost."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import cast

import pytest

from kronika.flow.analysing import analyse_waiting
from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.digests import preview, send_due, send_now
from kronika.flow.indexing import build_index, index_folder
from kronika.flow.query_news import SHOWN, news_of
from kronika.flow.saved_queries import remove_query, restore_query, save_query, tell_group
from kronika.flow.telling import deliver_waiting
from kronika.model.alert import Message
from kronika.model.analysis import Tone
from kronika.model.group import Cadence, Group
from kronika.model.saved_query import SavedQuery
from kronika.model.search import Question
from kronika.notify.addresses import read_address
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.store.schema import articles
from tests.flow.kept_articles import keep
from tests.notify.mail_server import MailServer
from tests.store.crashing import Crash, crashing

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
TOML = """
[mail]
host = "localhost"
port = {port}
from = "kronika@example.org"
timeout = 5
[alerts]
base_url = "https://kronika.example.org"
[serve]
zone = "Europe/Prague"
[analyse]
processes = 1
"""


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with MailServer() as server:
        yield server


@pytest.fixture
def home(tmp_path: Path, mail: MailServer) -> Path:
    return init_chronicle(tmp_path / "c", TOML.format(port=mail.port))


@pytest.fixture
def chronicle(home: Path) -> Iterator[Chronicle]:
    with open_chronicle(home, {}, clock=SampleClock(NOW)) as opened:
        yield opened


def office(chronicle: Chronicle, **how: object) -> Group:
    group = chronicle.store.groups.add(Group(name="Office", **how), chronicle.clock())  # type: ignore[arg-type]
    chronicle.store.groups.add_member(group.id, read_address("mail:anna@example.org"), chronicle.clock())
    return chronicle.store.groups.by_id(group.id)


def follow(chronicle: Chronicle, text: str = "povodeň", name: str = "floods", **more: object) -> SavedQuery:
    """Save a query and tell the office of it."""
    question = Question(text=text, **more)  # type: ignore[arg-type]
    save_query(chronicle, SavedQuery(name=name, question=question))
    return tell_group(chronicle, name, "Office")


def later(chronicle: Chronicle, step: timedelta = DAY) -> None:
    cast("SampleClock", chronicle.clock).advance(step)


def told(chronicle: Chronicle) -> list[str]:
    """Titles in all letters so far, the oldest letter first."""
    letters = sorted(chronicle.store.outbox.listing(limit=500), key=lambda letter: letter.id)
    return [line.name for letter in letters for section in letter.message.sections for line in section.lines]


def spoken(message: Message | None) -> str:
    assert message is not None
    lines = [message.subject, message.summary]
    for section in message.sections:
        lines += [section.title, section.badge, *(f"{line.name} {line.text}".strip() for line in section.lines)]
    return "\n".join(lines)


def test_new_articles_reach_the_mailbox_with_source_time_tone_and_link(chronicle: Chronicle, mail: MailServer) -> None:
    keep(chronicle, "stare", "Povodeň na Moravě")
    office(chronicle)
    follow(chronicle)
    number = keep(chronicle, "nove", "Povodeň zničila krásný most", body="Strašná povodeň zničila most a zabila lidi.")
    keep(chronicle, "jine", "Volby do obcí")
    assert send_due(chronicle) == 1
    assert deliver_waiting(chronicle).sent == 1
    [came] = mail.mailbox.came
    assert str(came.mail["Subject"]).endswith("1 new article: floods")
    for kind in ("plain", "html"):
        text = cast("str", came.mail.get_body((kind,)).get_content())  # type: ignore[union-attr]
        assert "Povodeň zničila krásný most" in text
        assert "listy · 31 March 2026, 20:00 CEST · negative" in text
        assert f"https://kronika.example.org/articles/{number}" in text
        assert "https://kronika.example.org/articles?q=%40floods" in text
        assert "Morav" not in text
        assert "Volby" not in text
    assert send_due(chronicle) == 0


def test_an_article_is_told_once_however_often_it_is_analysed_or_asked_for(chronicle: Chronicle) -> None:
    office(chronicle)
    follow(chronicle)
    number = keep(chronicle, "1", "Povodeň v Brně")
    assert [send_due(chronicle) for _ in range(3)] == [1, 0, 0]
    chronicle.store.analyses.queue_all()
    analyse_waiting(chronicle)
    later(chronicle)
    assert send_due(chronicle) == 0
    assert chronicle.store.analyses.get(number) is not None
    assert told(chronicle) == ["Povodeň v Brně"]


def test_an_article_waits_for_its_analysis_and_is_not_lost(chronicle: Chronicle) -> None:
    office(chronicle)
    follow(chronicle, "most", tone=Tone.NEGATIVE)
    bad = "Strašná, hrozná a zlá smrt. Neštěstí, tragédie, katastrofa a zkáza. Zabitý, mrtvý, zraněný a zničený."
    keep(chronicle, "1", "Most", body=bad, analysed=False)
    assert send_due(chronicle) == 0
    keep(chronicle, "2", "Dům", body=bad, analysed=False)
    assert send_due(chronicle) == 0
    analyse_waiting(chronicle)
    assert send_due(chronicle) == 1
    assert told(chronicle) == ["Most"]
    assert "negative" in spoken(chronicle.store.outbox.listing()[0].message)


def test_a_mail_waits_for_articles_on_their_way_but_not_for_long(chronicle: Chronicle) -> None:
    office(chronicle)
    follow(chronicle)
    keep(chronicle, "1", "Povodeň v Brně")
    keep(chronicle, "2", "Povodeň v Praze", analysed=False)
    assert send_due(chronicle) == 0
    later(chronicle, timedelta(minutes=11))
    assert send_due(chronicle) == 1
    analyse_waiting(chronicle)
    assert send_due(chronicle) == 1
    assert told(chronicle) == ["Povodeň v Brně", "Povodeň v Praze"]


def test_where_nobody_analyses_nobody_waits(home: Path) -> None:
    with open_chronicle(home, {}, {"analyse": {"enabled": False}}, clock=SampleClock(NOW)) as chronicle:
        office(chronicle)
        follow(chronicle)
        keep(chronicle, "1", "Povodeň v Brně", analysed=False)
        assert send_due(chronicle) == 1


def test_an_edit_is_told_again_only_if_the_query_did_not_find_it_before(chronicle: Chronicle) -> None:
    keep(chronicle, "stare", "Povodeň na Moravě")
    keep(chronicle, "jine", "Voda na Moravě")
    office(chronicle)
    follow(chronicle)
    keep(chronicle, "stare", "Povodeň na celé Moravě")
    assert send_due(chronicle) == 0, "it was found before"
    keep(chronicle, "jine", "Povodeň a voda")
    keep(chronicle, "nove", "Povodeň v Brně")
    assert send_due(chronicle) == 1
    assert sorted(told(chronicle)) == ["Povodeň a voda", "Povodeň v Brně"]
    keep(chronicle, "nove", "Povodeň v Brně a okolí")
    assert send_due(chronicle) == 0
    keep(chronicle, "nove", "Voda v Brně")
    assert send_due(chronicle) == 0
    keep(chronicle, "nove", "Povodeň v Brně se vrátila")
    assert send_due(chronicle) == 1
    assert told(chronicle)[-1] == "Povodeň v Brně se vrátila"


def test_versions_between_two_looks_are_one_article(chronicle: Chronicle) -> None:
    office(chronicle, cadence=Cadence.DAILY, minute=0)
    follow(chronicle)
    keep(chronicle, "1", "Povodeň v Brně")
    later(chronicle)
    assert send_due(chronicle) == 1
    for title in ("Voda v Brně", "Povodeň v Brně podruhé"):
        keep(chronicle, "1", title)
        later(chronicle, HOUR)
    later(chronicle)
    assert send_due(chronicle) == 0
    assert told(chronicle) == ["Povodeň v Brně"]


def test_a_daily_group_hears_of_articles_at_its_hour_and_of_quiet_queries_by_name(chronicle: Chronicle) -> None:
    office(chronicle, cadence=Cadence.DAILY, minute=8 * 60, also_unchanged=True)
    follow(chronicle)
    follow(chronicle, "volby", "elections")
    later(chronicle, HOUR)
    keep(chronicle, "1", "Povodeň v Brně")
    assert send_due(chronicle) == 0, "not its hour"
    later(chronicle)
    assert send_due(chronicle) == 1
    said = spoken(chronicle.store.outbox.listing()[0].message)
    assert "floods\n1 new article" in said
    assert "No new articles: 1 saved query\n\nelections" in said
    later(chronicle)
    assert send_due(chronicle) == 1, "it wants to hear that nothing came"
    assert chronicle.store.outbox.listing()[0].message.subject == "Office: No new articles: 2 saved queries"
    assert told(chronicle).count("Povodeň v Brně") == 1


def test_an_article_that_was_set_aside_is_told_when_it_comes_back_and_only_once(chronicle: Chronicle) -> None:
    office(chronicle)
    follow(chronicle)
    number = keep(chronicle, "1", "Povodeň v Brně")
    set_aside(chronicle, number, True)
    assert send_due(chronicle) == 0
    for aside in (False, True, False):
        set_aside(chronicle, number, aside)
        send_due(chronicle)
    assert told(chronicle) == ["Povodeň v Brně"]


def set_aside(chronicle: Chronicle, number: int, aside: bool) -> None:
    """As a watchdog does."""
    shown = {"quarantined": aside, "newest": not aside, "shown": int(not aside)}
    with chronicle.store._database.write() as connection:
        connection.execute(articles.update().where(articles.c.id == number).values(**shown))


def test_quiet_hours_keep_the_news(chronicle: Chronicle) -> None:
    office(chronicle, quiet="00:00-23:59")
    follow(chronicle)
    keep(chronicle, "1", "Povodeň v Brně")
    assert send_due(chronicle) == 0
    group = chronicle.store.groups.get("Office")
    chronicle.store.groups.change(Group(name="Office", id=group.id))
    assert send_due(chronicle) == 1
    assert told(chronicle) == ["Povodeň v Brně"]


def test_many_articles_are_counted_and_the_newest_shown(chronicle: Chronicle) -> None:
    office(chronicle)
    follow(chronicle)
    for number in range(SHOWN + 3):
        keep(chronicle, str(number), f"Povodeň {number}", at=NOW + timedelta(minutes=number))
    message = preview(chronicle, chronicle.store.groups.get("Office"))
    assert message is not None
    [section] = message.sections
    assert section.badge == f"{SHOWN + 3} new articles"
    assert [line.name for line in section.lines[:2]] == [f"Povodeň {SHOWN + 2}", f"Povodeň {SHOWN + 1}"]
    assert section.lines[-1].text == "3 more"
    assert send_due(chronicle) == 1, "a preview tells nothing"


def test_a_query_that_cannot_be_asked_loses_nothing(chronicle: Chronicle, monkeypatch: pytest.MonkeyPatch) -> None:
    from kronika.flow import query_news
    from kronika.model.errors import IndexDamaged

    office(chronicle)
    query = follow(chronicle)
    keep(chronicle, "1", "Povodeň v Brně")
    with monkeypatch.context() as broken:

        def fail(*_: object) -> None:
            raise IndexDamaged("The index cannot be read.")

        broken.setattr(query_news, "opened", fail)
        assert news_of(chronicle, query).trouble == "The index cannot be read."
        assert send_due(chronicle) == 0
        assert "Could not ask: 1 saved query\n\nfloods The index" in spoken(
            preview(chronicle, chronicle.store.groups.get("Office"))
        )
    assert send_due(chronicle) == 1
    assert told(chronicle) == ["Povodeň v Brně"]


def test_an_index_that_is_made_anew_neither_loses_nor_repeats(chronicle: Chronicle) -> None:
    office(chronicle)
    follow(chronicle)
    keep(chronicle, "1", "Povodeň v Brně")
    assert send_due(chronicle) == 1
    keep(chronicle, "2", "Povodeň v Praze")
    build_index(chronicle)
    assert send_due(chronicle) == 1
    shutil.rmtree(index_folder(chronicle))
    keep(chronicle, "3", "Povodeň v Olomouci")
    assert send_due(chronicle) == 1
    assert told(chronicle) == ["Povodeň v Brně", "Povodeň v Praze", "Povodeň v Olomouci"]


def test_nobody_is_told_of_what_was_removed_unbound_or_there_before(chronicle: Chronicle) -> None:
    office(chronicle)
    follow(chronicle)
    keep(chronicle, "1", "Povodeň v Brně")
    remove_query(chronicle, "floods")
    assert send_due(chronicle) == 0
    restore_query(chronicle, "floods")
    assert send_due(chronicle) == 0, "it begins anew"
    keep(chronicle, "2", "Povodeň v Praze")
    tell_group(chronicle, "floods", None)
    assert send_due(chronicle) == 0
    tell_group(chronicle, "floods", "Office")
    keep(chronicle, "3", "Povodeň v Olomouci")
    assert send_due(chronicle) == 1
    assert told(chronicle) == ["Povodeň v Olomouci"]


def test_another_question_under_the_name_tells_of_what_comes_from_now_on(chronicle: Chronicle) -> None:
    office(chronicle)
    follow(chronicle)
    keep(chronicle, "1", "Volby v Brně")
    changed = save_query(chronicle, SavedQuery(name="floods", question=Question(text="volby")), overwrite=True)
    assert changed.group == "Office"
    assert send_due(chronicle) == 0
    keep(chronicle, "2", "Volby v Praze")
    assert send_due(chronicle) == 1
    assert told(chronicle) == ["Volby v Praze"]


def test_an_article_that_two_queries_found_is_counted_once(chronicle: Chronicle) -> None:
    office(chronicle)
    follow(chronicle)
    follow(chronicle, "Brno", "town")
    keep(chronicle, "1", "Povodeň v Brně")
    message = preview(chronicle, chronicle.store.groups.get("Office"))
    assert message is not None
    assert (message.subject, message.data["articles"]) == ("1 new article: floods, town", "1")
    assert [section.badge for section in message.sections] == ["1 new article", "1 new article"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("cs", "1 nový článek: floods"),
        ("pl", "1 nowy artykuł: floods"),
        ("ru", "1 новая статья: floods"),
    ],
)
def test_the_group_is_told_in_its_language(chronicle: Chronicle, lang: str, said: str) -> None:
    office(chronicle, lang=lang)
    follow(chronicle)
    keep(chronicle, "1", "Povodeň v Brně")
    message = preview(chronicle, chronicle.store.groups.get("Office"))
    assert message is not None
    assert message.subject == said


def test_a_crash_at_any_statement_neither_loses_nor_repeats_an_article(home: Path) -> None:
    with open_chronicle(home, {}, clock=SampleClock(NOW)) as chronicle:
        office(chronicle)
        follow(chronicle)
        follow(chronicle, "Brně", "Brno")
        keep(chronicle, "1", "Povodeň v Brně")
        send_due(chronicle)
        keep(chronicle, "2", "Povodeň v Brně podruhé")
    made, original = home / "data" / "kronika.db", home / "original.db"
    copy(made, original)
    for crash_at in range(1, 50):
        copy(original, made)
        crashed = False
        with open_chronicle(home, {}, clock=SampleClock(NOW)) as chronicle:
            try:
                with crashing(chronicle.store, crash_at, durable=True):
                    send_due(chronicle)
            except Crash:
                crashed = True
        with open_chronicle(home, {}, clock=SampleClock(NOW)) as chronicle:
            assert send_due(chronicle) == crashed
            assert told(chronicle) == ["Povodeň v Brně", "Povodeň v Brně"] + ["Povodeň v Brně podruhé"] * 2
        if not crashed:
            break
    assert crash_at == 8, "begin, the group, two looks with what they found, and a letter"


def copy(source: Path, target: Path) -> None:
    """A database as it is, over another."""
    old, new = sqlite3.connect(source), sqlite3.connect(target)
    old.backup(new)
    old.close()
    new.close()


def test_who_comes_second_tells_nothing(chronicle: Chronicle) -> None:
    office(chronicle)
    query = follow(chronicle)
    keep(chronicle, "1", "Povodeň v Brně")
    look = news_of(chronicle, query).look
    assert look is not None
    assert send_now(chronicle, chronicle.store.groups.get("Office"))
    assert not chronicle.store.saved_queries.looked(look)
    group = chronicle.store.groups.get("Office")
    assert not chronicle.store.digests.send(group.id, 0, NOW, [], 0, [look])
    assert chronicle.store.groups.get("Office").told_at == chronicle.clock()
    assert len(chronicle.store.outbox.listing()) == 1
