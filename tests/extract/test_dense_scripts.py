"""Languages written without spaces: each sign counts as a word, so that their paragraphs are long enough to be text."""

from __future__ import annotations

import numpy as np
import pytest

from kronika.extract.article import extract
from kronika.extract.scoring.letters import measure
from kronika.model.article import PageClass

MENU = "".join(f'<li><a href="/{place}">{name}</a></li>' for place, name in enumerate(("新聞", "天気", "運動", "音楽")))
JAPANESE = (
    "川の上に新しい橋ができました。町の人たちは十年前からこの橋を待っていました。",
    "市長は開会式で、工事に二年かかったと話しました。費用は予定より少なかったそうです。",
    "橋には歩道と自転車の道があります。夜になると、青い光で水面が明るく見えます。",
    "来月からはバスも橋を通ります。学校に通う子どもたちは、十五分早く家に帰れます。",
)
CHINESE = (
    "河上的新桥昨天正式通车。居民们为了这座桥等了整整十年，早上就有几百人来到桥头。",
    "市长在仪式上说，工程用了两年时间，费用比计划少了一些，剩下的钱将用来修建公园。",
    "桥上有人行道，也有自行车道。到了晚上，蓝色的灯光照亮了水面，吸引了许多游客。",
    "从下个月开始，公共汽车也会经过这座桥。孩子们每天上学可以节省十五分钟的时间。",
)


@pytest.mark.parametrize(
    ("lang", "title", "text"), [("ja", "新しい橋が開通", JAPANESE), ("zh", "新桥正式通车", CHINESE)]
)
def test_an_article_without_spaces_is_found(lang: str, title: str, text: tuple[str, ...]) -> None:
    paragraphs = "".join(f"<p>{paragraph}</p>" for paragraph in text)
    page = (
        f'<html lang="{lang}"><head><title>{title}</title></head><body><ul class="menu">{MENU}</ul>'
        f'<div class="article"><h1>{title}</h1>{paragraphs}</div><div class="footer">© 2026</div></body></html>'
    )
    article = extract(page.encode(), "http://hashi.example/1", content_type="text/html; charset=utf-8")
    assert article.page_class is PageClass.ARTICLE
    assert article.title == title
    assert article.text == "\n\n".join(text)


def test_signs_are_words_and_their_stops_end_sentences() -> None:
    letters = measure(["橋ができた。", "Nový most 橋"])
    assert letters.words.tolist() == [5, 3]
    assert letters.stops.tolist() == [1, 0]
    assert np.array_equal(letters.owner, [0] * 5 + [1] * 3)
