"""Catalogues: every message of templates and code is said in every language, whole and with its values."""

from __future__ import annotations

import re

import pytest

from kronika.serve.web.catalogue import LANGUAGES, SOURCE_LANGUAGE, read
from kronika.serve.web.messages import FOLDER, literal, missing, template, wanted

TRANSLATED = [code for code in LANGUAGES if code != SOURCE_LANGUAGE]
VALUE = re.compile(r"%\(\w+\)s")
TAGS = re.compile(r"<[^>]+>")


def test_messages_are_found_in_templates_and_in_code() -> None:
    found = wanted()
    assert "Skip to the content" in found  # a template
    assert "Robots are asked to stay out" in found  # a label
    assert "%(n)s article" in found  # a plural
    assert "Name or password is wrong." in found  # a sentence in code
    assert len(found) > 120


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_message_is_translated(code: str) -> None:
    assert missing(code) == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_catalogue_says_more_than_the_screens(code: str) -> None:
    known = set(wanted())
    keys = {message.id if isinstance(message.id, str) else message.id[0] for message in read(code) if message.id}
    assert keys - known == set()


@pytest.mark.parametrize("code", TRANSLATED)
def test_values_and_markup_survive_translation(code: str) -> None:
    for message in read(code):
        if not message.id:
            continue
        source = message.id if isinstance(message.id, str) else message.id[1]
        for said in [message.string] if isinstance(message.string, str) else message.string:
            assert set(VALUE.findall(said)) == set(VALUE.findall(source)), said
            assert sorted(TAGS.findall(said)) == sorted(TAGS.findall(source)), said


def test_templates_hold_no_text_of_their_own() -> None:
    """Whatever a reader sees goes through a message; what is left between tags is a name, a sign or a command."""
    allowed = {"Kronika", "kronika", "run", "source", "add", "collect", "name", "example", "lang", "pl", "watch"}
    allowed |= {"facts", "sha", "CSV", "JSONL"}
    for path in sorted((FOLDER / "templates").glob("*.html")):
        text = re.sub(r"{#.*?#}|{%.*?%}|{{.*?}}", " ", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        text = re.sub(r"<[^>]*>", " ", text)
        words = set(re.findall(r"[^\W\d_]{2,}", re.sub(r"https?://\S+", " ", text)))
        assert words - allowed == set(), path.name


def test_a_call_with_a_variable_is_not_a_message() -> None:
    assert literal("_", None) is None
    assert literal("_", ("times in %(zone)s", None)) == "times in %(zone)s"
    assert literal("ngettext", ("one", "many", None)) == ("one", "many")


def test_the_template_names_the_files() -> None:
    places = {place for message in template() for place, _ in message.locations}
    assert "templates/base.html" in places
    assert "labels.py" in places
