"""Labelled mentions and their training: read as published, grouped by sentence, trained without a look at the test."""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np

from bench.toning.contenders import as_used, by_words, out_of_fold
from kronika.analyse.sentiment.shipped import shipped
from tools.train_sentiment.mentions import Mention, grouped, mentions
from tools.train_sentiment.training import counted, folds

HEAD = "sentence\tentity\tentity_tag\tentity_pos_start_rel\tentity_pos_end_rel\tlabel\n"
SURNAMES = ["Петров", "Сидоров", "Ковалёв", "Орлов", "Зайцев", "Волков", "Белов", "Комаров", "Титов", "Жуков"]
SAID = [("победил соперников в городе", 1), ("украл деньги у соседей", -1), ("приехал утром на вокзал", 0)]


def written(folder: Path) -> Path:
    rows = [
        f"{name} {said} номер {number}.\t{name}\tPERSON\t0\t{len(name)}\t{label}\n"
        for number, name in enumerate(SURNAMES * 2)
        for said, label in SAID
    ]
    path = folder / "train.csv.gz"
    path.write_bytes(gzip.compress((HEAD + "".join(rows)).encode()))
    return path


def read(folder: Path) -> list[Mention]:
    words = shipped("ru")
    assert words is not None
    return mentions(written(folder), words)


def test_mentions_stand_where_the_file_says(tmp_path: Path) -> None:
    first = read(tmp_path)[0]
    assert first.text.tokens[first.first].text == "Петров"
    assert (first.last - first.first, first.kind, first.label) == (1, "PER", 1)
    assert any(feature.startswith("vr:победить") for feature in first.features())


def test_sentences_that_are_nearly_the_same_stay_together() -> None:
    one, two, other = grouped(
        [
            "Мэр открыл новый мост через реку утром",
            "Мэр открыл новый мост через реку вечером",
            "Снег выпал в горах вчера ночью",
        ]
    )
    assert one == two != other


def test_no_group_is_on_both_sides() -> None:
    labels, groups = np.tile([-1, 0, 1], 20), np.repeat(np.arange(20), 3)
    for within, without in folds(labels, groups, 5, seed=0):
        assert not set(groups[within]) & set(groups[without])


def test_a_classifier_learns_what_others_did(tmp_path: Path) -> None:
    found = read(tmp_path)
    labels = np.array([one.label for one in found])
    told = out_of_fold(counted([one.features() for one in found]), labels, np.arange(len(found)) // 3, seed=0)
    assert (told.labels == labels).mean() > 0.9
    assert set(as_used(found, told)) <= {-1, 0, 1}
    assert (by_words(found, 0) == labels).mean() > 0.5
