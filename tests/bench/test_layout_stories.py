"""Invented stories: varied, in their own language, and the same for the same seed."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from bench.layout.copy import taken
from bench.layout.newsroom import Newsroom
from bench.layout.preset import HARD, PRESETS, USUAL
from bench.layout.source import Source, draw_source
from bench.layout.story import Kind, Story
from bench.layout.vocabulary import vocabulary

SLOT = re.compile(r"[{}|]")
WORD = re.compile(r"[^\W\d_]+")


def stories(source: Source, count: int) -> list[Story]:
    return list(islice(Newsroom(source).stories(), count))


def text_of(source: Source, story: Story) -> str:
    return " ".join(taken(story, source.recipe))


@pytest.mark.parametrize("number", range(len(HARD.langs)))
def test_no_slot_is_left_open(number: int) -> None:
    source = draw_source(HARD, 1, number)
    for story in stories(source, 60):
        printed = [
            story.title,
            story.caption,
            story.own_summary,
            text_of(source, story),
            *(said for _, said in story.comments),
        ]
        assert not [text for text in printed if SLOT.search(text)]


def test_the_same_seed_gives_the_same_stories_and_another_seed_others() -> None:
    first, again, other = (stories(draw_source(USUAL, seed, 3), 20) for seed in (1, 1, 2))
    assert first == again
    assert {story.title for story in first}.isdisjoint(story.title for story in other)


@pytest.mark.parametrize("number", range(4))
def test_runs_of_words_hardly_ever_come_again(number: int) -> None:
    source = draw_source(USUAL, 5, number)
    seen: set[tuple[str, ...]] = set()
    repeated = []
    for story in stories(source, 200):
        words = WORD.findall(text_of(source, story).lower())
        runs = {tuple(words[place : place + 8]) for place in range(len(words) - 7)}
        repeated.append(len(runs & seen) / max(1, len(runs)))
        seen |= runs
    assert sorted(repeated[100:])[50] < 0.08


def test_lengths_have_a_heavy_tail_and_short_notes_are_short() -> None:
    source = draw_source(USUAL, 5, 0)
    all_ = stories(source, 400)
    lengths = sorted(len(text_of(source, story).split()) for story in all_)
    assert lengths[200] * 2.5 < lengths[395]
    notes = [len(text_of(source, story).split()) for story in all_ if story.kind is Kind.NOTE]
    assert notes
    assert max(notes) < 200


def test_times_move_with_the_rhythm() -> None:
    source = draw_source(USUAL, 5, 1)
    times = [story.at for story in stories(source, 400)]
    assert times == sorted(times)
    weekend = sum(at.weekday() >= 5 for at in times) / len(times)
    assert weekend < 2 / 7


def test_every_language_of_every_preset_can_be_written() -> None:
    for preset in PRESETS.values():
        for lang in preset.langs:
            assert vocabulary(lang).lang == lang
