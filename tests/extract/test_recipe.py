"""A recipe on a page: what it finds replaces or confirms, and what it does not find is told."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from kronika.extract.article import read_page
from kronika.extract.engine import Ask
from kronika.extract.recipe import is_fault_of_recipe
from kronika.model.article import Article, PageClass
from kronika.model.recipe import Field, Mode, Recipe, Rule, Take
from tests.extract.conftest import NEWS, NOW, modern

CS = NEWS["cs"]
PAGE = modern(CS, comments=False)


def rule(field: Field, css: str = "", **more: object) -> Rule:
    return Rule(field=field, css=css, **more)  # type: ignore[arg-type]


def read(*rules: Rule, page: str = PAGE, since: datetime | None = None) -> Article:
    recipe = Recipe(name="list-2", hosts=("list.example",), rules=rules, since=since)
    return read_page(Ask(html=page, url="http://list.example/1", now=NOW, recipe=recipe))


def general(page: str = PAGE) -> Article:
    return read_page(Ask(html=page, url="http://list.example/1", now=NOW))


def test_without_a_recipe_nothing_changes() -> None:
    assert read() == general()


def test_findings_take_the_place_of_the_engines() -> None:
    article = read(
        rule(Field.TITLE, ".meta .author"),
        rule(Field.PUBLISHED, ".meta span:last-child"),
        rule(Field.KEYWORDS, ".tags a"),
        rule(Field.SECTION, "header nav a"),
        rule(Field.AUTHORS, ".author", split=" "),
    )
    assert article.title == CS.author
    assert article.published is not None and article.published.isoformat() == CS.published
    assert article.published_from == "recipe"
    assert article.keywords == CS.keywords
    assert article.section == "A"
    assert article.authors == tuple(CS.author.split())
    assert article.origins["title"] == article.origins["section"] == "recipe list-2"
    assert article.faults == ()
    assert (article.lead, article.body) == (general().lead, general().body)


def test_a_body_keeps_its_parts_and_loses_what_is_dropped() -> None:
    page = """<html lang=cs><h1>Nadpis článku o mostě</h1><div id=t><h1>Nadpis článku o mostě</h1><p class=perex>Most je hotov.</p>
      <p>První odstavec o mostě.</p><h2>Peníze</h2><ul><li>kraj<ul><li>dotace</li></ul></li></ul><div class=ad>Reklama</div>
      <blockquote><p>Krása.</p></blockquote><figure><img><figcaption>Foto: archiv</figcaption></figure>
      <table><tr><th>rok</th><th>cena</th></tr><tr><td>2025</td><td>48</td></tr></table><pre>a = 1\n\nb = 2</pre>konec</div></html>"""
    article = read(rule(Field.BODY, "#t", drop=(".ad",)), rule(Field.LEAD, ".perex"), page=page)
    assert article.lead == "Most je hotov."
    assert [(part.sign, part.text) for part in article.parts] == [
        ("p", "První odstavec o mostě."),
        ("h2", "Peníze"),
        ("i1", "kraj"),
        ("i2", "dotace"),
        ("q", "Krása."),
        ("t", "rok\tcena\n2025\t48"),
        ("c", "a = 1\nb = 2"),
        ("p", "konec"),
    ]
    assert article.page_class is PageClass.ARTICLE


def test_places_inside_one_another_are_read_once() -> None:
    page = "<html><div class=x><p>jedna</p><div class=x><p>dvě</p></div></div><div class=x>tři</div></html>"
    assert read(rule(Field.BODY, ".x"), page=page).body == "jedna\n\ndvě\n\ntři"


def test_a_lead_of_the_recipe_is_not_said_twice_and_the_engines_is_not_lost() -> None:
    before = general()
    article = read(rule(Field.LEAD, "article > p:nth-of-type(2)"))
    assert article.lead == CS.body[0]
    assert article.text.count(CS.body[0]) == 1
    assert CS.lead in article.body and set(before.text.split("\n\n")) == set(article.text.split("\n\n"))


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ({"css": "meta[name=t]", "attribute": "content"}, "Z hlavičky: most"),
        ({"css": "meta[name=t]", "attribute": "content", "after": "Z hlavičky:"}, "most"),
        ({"css": "meta[name=t]", "attribute": "content", "before": ":"}, "Z hlavičky"),
        ({"css": "meta[name=t]", "attribute": "content", "after": "není tam"}, "general"),
        ({"css": ".k, h1", "join": ": "}, "Doprava: Nový most je otevřen"),
        ({"xpath": "string(//p)"}, "Doprava"),
        ({"xpath": "//meta[@name='t']/@content"}, "Z hlavičky: most"),
        ({"css": "template", "take": Take.HTML}, "Ze šablony"),
        ({"css": "#app", "attribute": "data-t", "take": Take.HTML}, "Z atributu"),
        ({"css": "[hidden]"}, "Skrytý"),
        ({"css": "figcaption"}, "Popisek"),  # asked for by name
        ({"css": "figure"}, "general"),
        ({"css": "script"}, "general"),
    ],
)
def test_ways_of_taking(given: dict[str, object], found: str) -> None:
    page = """<html><head><title>Nový most je otevřen</title><meta name=t content="Z hlavičky: most"><script>var x = "Skript"</script></head>
      <body><p class=k>Doprava</p><h1>Nový most <script>y()</script>je otevřen</h1><template>&lt;b&gt;Ze&lt;/b&gt; šablony</template>
      <div id=app data-t="&lt;p&gt;Z &lt;i&gt;atributu&lt;/i&gt;&lt;/p&gt;"></div><p hidden>Skrytý</p>
      <figure><figcaption>Popisek</figcaption></figure></body></html>"""
    article = read(Rule(field=Field.TITLE, **given), page=page)  # type: ignore[arg-type]
    assert article.title == (general(page).title if found == "general" else found)


def test_of_several_rules_the_first_that_finds_something_counts() -> None:
    article = read(rule(Field.AUTHORS, ".podpis"), rule(Field.AUTHORS, ".author"))
    assert (article.authors, article.faults) == ((CS.author,), ())


@pytest.mark.parametrize(
    ("text", "when"),
    [
        ("27. dubna 2026 v 6:10", "2026-04-27T06:10:00+02:00"),
        ("včera 16:22", "2026-04-27T16:22:00+02:00"),
        ("2026-04-27T06:10:00Z", "2026-04-27T06:10:00+00:00"),
        ("27. dubna 2031", None),  # nobody publishes in the future
        ("brzy", None),
    ],
)
def test_dates_are_read_as_the_language_writes_them(text: str, when: str | None) -> None:
    page = PAGE.replace("</article>", f"<p class=kdy>{text}</p></article>")
    article = read(rule(Field.PUBLISHED, ".kdy"), page=page)
    assert article.published is not None
    assert article.published.isoformat() == (when or CS.published)
    assert bool(article.faults) is (when is None)


def test_agreement_makes_surer_and_disagreement_less_sure() -> None:
    before = general()
    agreed = read(rule(Field.TITLE, "h1", mode=Mode.CONFIRM))
    doubted = read(rule(Field.TITLE, ".author", mode=Mode.CONFIRM))
    assert agreed.title == doubted.title == before.title
    assert doubted.confidence < before.confidence < agreed.confidence <= 1
    assert agreed.origins["title"].endswith("recipe list-2 agrees")
    assert doubted.origins["title"].endswith("recipe list-2 disagrees")
    assert agreed.faults == doubted.faults == ()


@pytest.mark.parametrize(
    ("field", "css", "more"),
    [
        (Field.PUBLISHED, ".meta span:last-child", {}),
        (Field.AUTHORS, ".author", {}),
        (Field.KEYWORDS, ".tags a", {}),
        (Field.LEAD, ".perex", {}),
        (Field.BODY, "article", {"drop": ("h1", ".meta", ".box", ".tags")}),
    ],
)
def test_every_field_can_be_confirmed(field: Field, css: str, more: dict[str, object]) -> None:
    article, before = read(rule(field, css, mode=Mode.CONFIRM, **more)), general()
    assert article.origins[field].endswith("agrees")
    assert article.confidence > before.confidence
    assert getattr(article, field) == getattr(before, field)


def test_a_body_that_differs_from_the_engines_is_taken_with_doubt() -> None:
    article, before = read(rule(Field.BODY, "aside")), general()
    assert "One long headline" in article.body
    assert article.confidence < before.confidence


def test_what_is_not_found_stays_the_engines_and_is_told() -> None:
    article = read(rule(Field.BODY, "#gone"), rule(Field.TITLE, "h1"), since=datetime(2026, 3, 20, tzinfo=UTC))
    assert article.body == general().body
    assert article.faults == (
        "The recipe list-2 (since 2026-03-20) found no body on this page; the general engine read it.",
    )
    assert is_fault_of_recipe(article.faults[0])
    assert not is_fault_of_recipe("The text goes on at http://x/2, which could not be fetched.")


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ((rule(Field.BODY, "#a"), rule(Field.PUBLISHED, "#b"), rule(Field.TITLE, "h1")),
         "found no body and no date on this page; the general engine read them."),
        ((rule(Field.KEYWORDS, "#a"), rule(Field.TITLE, "h1")),
         "found no keywords on this page; neither did the general engine."),
        ((rule(Field.BODY, "#a"), rule(Field.KEYWORDS, "#b"), rule(Field.TITLE, "h1")),
         "found no body and no keywords on this page; the general engine read body."),
        ((rule(Field.TITLE, "#a"), rule(Field.BODY, "#b")),
         "found nothing on this page; has the site been redesigned? The general engine read it."),
    ],
)  # fmt: skip
def test_all_that_is_missing_is_one_sentence(rules: tuple[Rule, ...], said: str) -> None:
    page = modern(replace(CS, keywords=()), comments=False)
    [fault] = read(*rules, page=page).faults
    assert fault == f"The recipe list-2 {said}"


def test_what_not_every_page_has_is_no_fault() -> None:
    assert read(rule(Field.TITLE, "h1"), rule(Field.SECTION, "#gone", optional=True)).faults == ()


def test_a_page_without_an_article_owes_the_recipe_nothing() -> None:
    links = "".join(f'<li><a href="/{n}">Titulek zprávy číslo {n}</a></li>' for n in range(30))
    article = read(rule(Field.BODY, ".text"), page=f"<html lang=cs><title>Zprávy</title><ul>{links}</ul></html>")
    assert article.page_class not in (PageClass.ARTICLE, PageClass.ARTICLE_WITH_COMMENTS)
    assert article.faults == ()


def test_a_recipe_never_turns_a_missing_page_into_an_article() -> None:
    page = "<html lang=en><title>404 Page not found</title><h1>404 Page not found</h1><p>The page you are looking for does not exist.</p></html>"
    before = general(page)
    assert before.page_class is PageClass.SOFT_404
    assert read(rule(Field.BODY, "p"), page=page) == before


@pytest.mark.parametrize("page", ["", "<", "<html>", "\x00" * 50, "<p>" * 20_000, "text only"])
def test_bad_pages_are_normal(page: str) -> None:
    assert (
        read(rule(Field.BODY, "div p"), rule(Field.PUBLISHED, "time"), rule(Field.TITLE, "h1"), page=page) is not None
    )


@pytest.mark.parametrize("engine", ["portal", "density"])
def test_a_recipe_follows_any_engine(engine: str) -> None:
    recipe = Recipe(name="list-2", hosts=("list.example",), rules=(rule(Field.LEAD, ".perex"),))
    article = read_page(Ask(html=PAGE, url="http://list.example/1", now=NOW, recipe=recipe), engine)
    assert (article.lead, article.engine) == (CS.lead, engine)
