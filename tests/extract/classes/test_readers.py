"""Comments as items, in the layouts readers meet."""

from __future__ import annotations

from datetime import datetime

import pytest

from kronika.extract.article import extract
from kronika.model.article import Article, PageClass

CS = (
    "cs",
    "Most přes řeku je otevřen",
    "Most otevřel v pondělí starosta a řekl, že se na něj dlouho čekalo a že stál hodně peněz.",
)
PL = (
    "pl",
    "Most na rzece otwarty",
    "Most otworzył w poniedziałek burmistrz i powiedział, że długo na niego czekano i że był drogi.",
)
RU = (
    "ru",
    "Мост через реку открыт",
    "Мост открыл в понедельник мэр и сказал, что его долго ждали и что он стоил много денег.",
)
EN = (
    "en",
    "The bridge is open",
    "The bridge was opened on Monday by the mayor, who said that it had been long awaited and dear.",
)

WORDPRESS = """<div id="comments"><h3>3 Responses to “The bridge is open”</h3><ol class="commentlist">
  <li class="comment even thread-even depth-1" id="comment-1"><div class="comment-author vcard"><cite class="fn">Ann Tester</cite>
    <span class="says">says:</span></div><div class="comment-meta"><a href="#comment-1">April 27, 2026 at 4:10 pm</a></div>
    <p>It was about time.</p><p>And it looks lovely in the evening.</p><div class="reply"><a href="?r=1">Reply</a></div>
    <ul class="children"><li class="comment byuser odd alt depth-2" id="comment-2"><div class="comment-author vcard"><cite class="fn">Bob</cite>
      <span class="says">says:</span></div><div class="comment-meta"><a href="#comment-2">April 27, 2026 at 5:00 pm</a></div>
      <p>Who will clear the snow in winter?</p><div class="reply"><a href="?r=2">Reply</a></div></li></ul></li>
  <li class="comment even depth-1" id="comment-3"><div class="comment-author vcard"><cite class="fn">Eve</cite>
    <span class="says">says:</span></div><div class="comment-meta"><a href="#comment-3">April 28, 2026 at 9:30 am</a></div><p>Super!</p>
    <div class="reply"><a href="?r=3">Reply</a></div></li></ol>
  <div id="respond"><h3>Leave a Reply</h3><form><p>Your email address will not be published.</p><textarea></textarea></form></div></div>"""
CZECH = """<div class="diskuse"><h2>Diskuse (2)</h2>
  <div class="prispevek"><div class="hlavicka"><b>Jan Novotný</b> | <span>27. 4. 2026 18:05</span></div><div class="obsah">Konečně, už bylo
    na čase a je to moc pěkné.</div><a href="/r">Reagovat</a> <a href="/n">Nahlásit</a></div>
  <div class="prispevek"><div class="hlavicka"><b>marta77</b> | <span>27. 4. 2026 19:40</span></div><div class="obsah">A kdo to bude v zimě
    uklízet?</div><a href="/r">Reagovat</a> <a href="/n">Nahlásit</a></div><p><a href=/d>Vstoupit do diskuse</a></p></div>"""
FORUM = """<div class="opinie"><h3>Opinie (2)</h3><p>Dodając komentarz, akceptujesz regulamin forum.</p>
  <table class="posty"><tr class="post"><td class="kto">~gość [2026-04-27 20:34]</td><td>Nareszcie ktoś pomyślał o pieszych.<br>Brawo!</td></tr>
  <tr class="post"><td class="kto">~kierowca [2026-04-27 21:02]</td><td>A drogi dalej dziurawe, dziękuję bardzo.</td></tr></table>
  <p>Zgłoś nadużycie</p></div>"""
RUSSIAN = """<section class="comments"><h3>Комментарии (2)</h3><ul>
  <li><span class="user">Вера П.</span><time datetime="2026-04-27T18:05:00+03:00">вчера</time>
    <p>Наконец-то дождались, очень красиво.</p><a>Ответить</a></li>
  <li><span class="user">Иван</span><time datetime="2026-04-27T19:10:00+03:00">вчера</time>
    <p>А кто будет чистить его зимой?</p><a>Ответить</a></li></ul></section>"""
DISQUS = """<div id="disqus_thread"><ul class="post-list"><li class="post"><div class="post-content"><header><span class="author">Ann Tester</span>
  <a class="time-ago" title="Monday, April 27, 2026 4:10 PM">2 hours ago</a></header><div class="post-message"><p>It was about time.</p></div>
  <footer><ul><li>1</li><li><a>Reply</a></li><li><a>Share ›</a></li></ul></footer></div></li><li class="post"><div class="post-content"><header>
  <span class="author">Bob</span> <a class="time-ago">1 hour ago</a></header><div class="post-message"><p>Who will clear the snow?</p></div>
  <footer><ul><li><a>Reply</a></li></ul></footer></div></li></ul></div>"""
FLAT = """<h3>Diskuse (2)</h3><p><b>Jan Novotný</b> 27. 4. 2026 18:05</p><p>Konečně, už bylo na čase.</p><p>Je to moc pěkné.</p>
  <p><b>marta77</b> 27. 4. 2026 19:40</p><p>A kdo to bude v zimě uklízet?</p>"""
UNMARKED = """<div class="b7"><div class="x1"><div>Jan Novotný, 27. 4. 2026 18:05</div><div>Konečně, už bylo na čase.</div></div>
  <div class="x1"><div>marta77, 27. 4. 2026 19:40</div><div>A kdo to bude v zimě uklízet?</div></div>
  <div class="x1"><div>Karel, 27. 4. 2026 20:01</div><div>Uvidíme, až napadne sníh.</div></div></div>"""

LAYOUTS = {
    "wordpress": (EN, WORDPRESS, [
        ("Ann Tester", "It was about time.\nAnd it looks lovely in the evening."),
        ("Bob", "Who will clear the snow in winter?"), ("Eve", "Super!")]),
    "czech": (CS, CZECH, [("Jan Novotný", "Konečně, už bylo na čase a je to moc pěkné."), ("marta77", "A kdo to bude v zimě uklízet?")]),
    "forum": (PL, FORUM, [("gość", "Nareszcie ktoś pomyślał o pieszych.\nBrawo!"), ("kierowca", "A drogi dalej dziurawe, dziękuję bardzo.")]),
    "russian": (RU, RUSSIAN, [("Вера П", "Наконец-то дождались, очень красиво."), ("Иван", "А кто будет чистить его зимой?")]),
    "disqus": (EN, DISQUS, [("Ann Tester", "It was about time."), ("Bob", "Who will clear the snow?")]),
    "flat": (CS, FLAT, [("Jan Novotný", "Konečně, už bylo na čase.\nJe to moc pěkné."), ("marta77", "A kdo to bude v zimě uklízet?")]),
    "unmarked": (CS, UNMARKED, [
        ("Jan Novotný", "Konečně, už bylo na čase."), ("marta77", "A kdo to bude v zimě uklízet?"), ("Karel", "Uvidíme, až napadne sníh.")]),
}  # fmt: skip


def read(news: tuple[str, str, str], below: str, now: datetime) -> Article:
    lang, title, text = news
    paragraphs = "".join(f"<p>{text.replace('.', f', už {n}. {n}.')}</p>" for n in range(3, 7))
    body = f"<article><h1>{title}</h1><p class=date>2026-04-27 16:00</p>{paragraphs}</article>{below}<footer>© 2026</footer>"
    return extract(f"<html lang={lang}><head><title>{title}</title></head><body>{body}</body></html>", now=now)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_layouts(layout: str, now: datetime) -> None:
    news, below, expected = LAYOUTS[layout]
    article = read(news, below, now)
    assert article.page_class is PageClass.ARTICLE_WITH_COMMENTS
    assert [(item.author.rstrip("."), item.text) for item in article.items] == expected
    assert all(item.at is not None for item in article.items)
    assert not any(text in article.body for _, text in expected)


def test_the_time_of_a_comment_is_exact(now: datetime) -> None:
    first = read(CS, CZECH, now).items[0]
    assert first.at is not None
    assert first.at.isoformat() == "2026-04-27T18:05:00+02:00"


NOTHING = {
    "form": (PL, "<div class=komentarze><h3>Komentarze (0)</h3><p>Brak komentarzy. Bądź pierwszy i dodaj swój komentarz.</p>"
                 "<form><p>Dodajesz jako gość, więc podpisz się proszę.</p><textarea></textarea></form></div>"),
    "closed": (CS, "<div class=diskuse><h3>Diskuse (0)</h3><p>Diskuse je uzavřena, děkujeme za pochopení.</p></div>"),
    "invitation": (EN, "<section id=comments><h3>Comments</h3><p>Comments are closed on this article for now.</p></section>"),
    "most commented": (PL, "<div class=komentowane><h3>Najczęściej komentowane</h3><ul><li><a href=/1>Nowy żłobek dopiero jesienią</a>"
                           "<li><a href=/2>Remont dworca potrwa dłużej niż rok</a></ul></div>"),
    "teasers": (CS, "".join(f"<div class=t><span>{n}. 4. 2026 10:00</span><h3><a href=/{n}>Další zpráva z našeho města</a></h3>"
                            "<p>Krátký souhrn jiné zprávy, která nás zajímá.</p></div>" for n in range(3, 8))),
}  # fmt: skip


@pytest.mark.parametrize("layout", NOTHING)
def test_nobody_has_spoken(layout: str, now: datetime) -> None:
    news, below = NOTHING[layout]
    article = read(news, below, now)
    assert article.page_class is PageClass.ARTICLE
    assert article.items == ()


def test_comments_that_only_json_ld_tells(now: datetime) -> None:
    told = (
        '<script type="application/ld+json">{"@type":"NewsArticle","comment":[{"@type":"Comment","text":"It was about time.",'
        '"author":{"name":"Ann"},"dateCreated":"2026-04-27T16:10:00+00:00"}]}</script>'
    )
    article = read(EN, told, now)
    assert [(item.author, item.text) for item in article.items] == [("Ann", "It was about time.")]


def test_a_form_around_the_whole_page_hides_no_comment(now: datetime) -> None:
    lang, title, text = CS
    said = "".join(f"<p>{text.replace('.', f', už {n}. {n}.')}</p>" for n in range(3, 7))
    html = (
        f"<html lang={lang}><title>{title}</title><form><input><h1>{title}</h1><p>27. 4. 2026</p>{said}{CZECH}</form>"
    )
    assert len(extract(html, now=now).items) == 2


@pytest.mark.parametrize(
    "notice",
    [
        '<div id="comments"><p>Aby dodać komentarz, trzeba się zalogować albo założyć konto w portalu.</p></div>',
        '<div class="comments"><b>Sign in</b><p>We want a lively but civil forum. Please keep comments relevant.</p></div>',
        '<div class="diskuse"><p>Obsah příspěvků vyjadřuje názory čtenářů.</p><p>Redakce za něj neodpovídá a může jej smazat.</p></div>',
    ],
)
def test_what_the_house_says_where_nobody_commented(notice: str, now: datetime) -> None:
    article = read(CS, notice, now)
    assert article.page_class is PageClass.ARTICLE
    assert article.items == ()


@pytest.mark.parametrize("heading", ["Diskuse (1)", "Názory čtenářů (1)", "1 komentář"])
def test_one_unsigned_comment_counts_where_the_page_counts_it(heading: str, now: datetime) -> None:
    box = f'<div class="diskuse"><h3>{heading}</h3><p>Už bylo na čase, tolik let jsme jezdili oklikou.</p></div>'
    article = read(CS, box, now)
    assert [item.text for item in article.items] == ["Už bylo na čase, tolik let jsme jezdili oklikou."]


def test_posts_that_the_article_shows_are_no_comments(now: datetime) -> None:
    lang, title, text = CS
    post = "<blockquote><p>Stojíme na novém mostě už od rána, {1}.</p><p>— Jan Novák, {0}. 4. 2026</p></blockquote>"
    paragraphs = [f"<p>{text.replace('.', f', už {n}. {n}.')}</p>" for n in range(3, 15)]
    quoted = (
        paragraphs[0] + post.format(26, "čekáme") + paragraphs[1] + post.format(27, "zpíváme") + "".join(paragraphs[2:])
    )
    html = f"<html lang={lang}><head><title>{title}</title></head><body><article><h1>{title}</h1>{quoted}</article></body></html>"
    article = extract(html, now=now)
    assert article.page_class is PageClass.ARTICLE
    assert article.items == ()
