"""Answers of a server that has trouble instead of a page: refusals, challenges, logins."""

from __future__ import annotations

from html import escape

from kronika.sampleweb.markup import document
from kronika.sampleweb.site import Answer, page
from kronika.sampleweb.watched.words import WORDS

CHALLENGE = """<div class="main-wrapper" role="main"><div class="main-content"><h1>{host}</h1>
<h2 id="challenge-running">Checking if the site connection is secure</h2>
<noscript><div id="challenge-error-text">Enable JavaScript and cookies to continue</div></noscript>
<p>{host} needs to review the security of your connection before proceeding.</p>
<form id="challenge-form" action="?__cf_chl_f_tk={ray}" method="POST"><input type="hidden" name="md" value="{ray}"></form></div></div>
<div class="footer">Ray ID: <code>{ray}</code></div><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/jsch/v1"></script>"""


def challenge(host: str, ray: str) -> Answer:
    """A check for robots that says it is a page."""
    return page(document("Just a moment...", CHALLENGE.format(host=escape(host), ray=ray), lang="en"))


def login(lang: str, token: str, after: str) -> Answer:
    """The page people are sent to when they have to say who they are."""
    title, name, password = WORDS[lang].login
    form = (
        f'<h1>{title}</h1><form method="post" action="/login"><input type="hidden" name="csrf" value="{token}">'
        f'<input type="hidden" name="next" value="{escape(after)}"><label>{name} <input name="user"></label>'
        f'<label>{password} <input type="password" name="password"></label><button>{title}</button></form>'
    )
    return page(document(title, form, lang=lang))


def home(lang: str) -> Answer:
    """The home page: links to everything, a text of its own."""
    words = WORDS[lang]
    links = "".join(f'<li><a href="/{number}">{escape(one)}</a></li>' for number, one in enumerate(words.related))
    body = f"<h1>{words.home}</h1><p>{escape(words.teasers[0])}.</p><ul>{links}</ul><p>{words.contact}</p>"
    return page(document(words.home, body, lang=lang))


def failed(lang: str, status: int) -> Answer:
    """A page that goes with an error."""
    words = WORDS[lang]
    title, sentence = (
        words.not_found if status == 404 else (f"{status}", "Server error" if status >= 500 else "Forbidden")
    )
    made = page(document(title, f"<h1>{title}</h1><p>{escape(sentence)}</p>", lang=lang))
    return Answer(status=status, body=made.body, headers=made.headers, fixed=False)
