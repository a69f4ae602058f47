"""Advertisements that rotate, in the many ways pages print them; each has a sign by which a person knows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from random import Random

from kronika.sampleweb.watched.words import WORDS, Words

CREATIVES = {
    "cs": (
        ("Okna Severka", "Plastová okna se slevou 40 procent jen do neděle"),
        ("Půjčka Hned", "Až 80 000 Kč ještě dnes na vašem účtu"),
        ("Matrace Obláček", "Spěte jako v bavlnce, doprava zdarma po celé zemi"),
        ("Lázně Pramen", "Týden pro dva s polopenzí za cenu víkendu"),
        ("Auto Kolmá", "Nové vozy skladem, výkup protiúčtem na počkání"),
        ("Káva Zrnko", "První balíček čerstvě pražené kávy od nás dostanete zdarma"),
    ),
    "pl": (
        ("Okna Północ", "Okna z rabatem 40 procent tylko do niedzieli"),
        ("Szybki Kredyt", "Nawet 20 000 zł jeszcze dziś na twoim koncie"),
        ("Materace Chmurka", "Śpij jak dziecko, dostawa gratis w całym kraju"),
        ("Uzdrowisko Zdrój", "Tydzień dla dwojga z wyżywieniem w cenie weekendu"),
        ("Auto Dolina", "Nowe samochody od ręki, odkup starego na miejscu"),
        ("Kawa Ziarenko", "Pierwszą paczkę świeżo palonej kawy dostaniesz od nas za darmo"),
    ),
    "ru": (
        ("Окна Север", "Пластиковые окна со скидкой 40 процентов только до воскресенья"),
        ("Быстрый заём", "До 80 000 рублей уже сегодня на вашей карте"),
        ("Матрасы Облачко", "Спите как в детстве, доставка бесплатно по всей стране"),
        ("Санаторий Родник", "Неделя на двоих с питанием по цене выходных"),
        ("Авто Долина", "Новые автомобили в наличии, выкуп старого на месте"),
        ("Кофе Зёрнышко", "Первую пачку свежеобжаренного кофе вы получите от нас бесплатно"),
    ),
    "en": (
        ("Northern Windows", "Forty per cent off all windows until Sunday"),
        ("Swift Loan", "Up to 5,000 on your account this very day"),
        ("Cloud Mattress", "Sleep like a child again, delivery is free"),
        ("Spring Spa", "A week for two with breakfast for the price of a weekend"),
        ("Valley Cars", "New cars in stock, we take your old one on the spot"),
        ("Bean Coffee", "Your first bag of freshly roasted coffee is on us"),
    ),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Creative:
    """One advertisement at one place."""

    brand: str
    slogan: str
    click: str  # ready for an attribute
    banner: str
    number: int
    words: Words


def advertisement(style: str, lang: str, dice: Random, place: int, frame: int) -> str:
    """What the place shows; place 0 is in the flow of the text, 1 beside it."""
    own = CREATIVES[lang][place % 2 :: 2]  # so that two places never show the same
    brand, slogan = own[frame % len(own)]
    number = dice.randrange(10_000, 99_999)
    return STYLES[style](
        Creative(
            brand=escape(brand),
            slogan=escape(slogan),
            click=f"https://adclick.example.net/go?c={number}&amp;z={place}&amp;r={dice.randrange(10**9)}",
            banner=f"https://banners.example.net/{number}.gif",
            number=number,
            words=WORDS[lang],
        )
    )


def box(ad: Creative) -> str:
    """A box whose class tells."""
    return f'<div class="ad-banner"><a href="{ad.click}"><img src="{ad.banner}" alt="{ad.brand}"></a><p>{ad.slogan}</p></div>'


def labelled(ad: Creative) -> str:
    """Nothing but the word above it tells."""
    return f'<div><div>{ad.words.advertisement}</div><div><a href="{ad.click}">{ad.brand}</a> {ad.slogan}</div></div>'


def network(ad: Creative) -> str:
    """The element of an advertising network."""
    return f'<ins class="adsbygoogle" data-ad-slot="{ad.number}"><a href="{ad.click}"><b>{ad.brand}</b> {ad.slogan}</a></ins>'


def framed(ad: Creative) -> str:
    """A frame from an advertising server, with a line under it."""
    return (
        f'<div class="banner-wrap"><iframe src="https://ads.example.net/show?zone=7&amp;rnd={ad.number}" '
        f'title="{ad.words.advertisement}" width="468" height="60"></iframe><small>{ad.words.advertisement}: {ad.brand}</small></div>'
    )


def named(ad: Creative) -> str:
    """An aside that is named for those who cannot see."""
    return f'<aside aria-label="{ad.words.advertisement}"><h4>{ad.brand}</h4><p>{ad.slogan}</p></aside>'


def paid(ad: Creative) -> str:
    """A text that looks like the others and says small that it is paid for."""
    return (
        f'<section class="promo"><span>{ad.words.partner}</span>'
        f'<h3><a rel="sponsored nofollow" href="{ad.click}">{ad.brand}</a></h3><p>{ad.slogan}</p></section>'
    )


def slot(ad: Creative) -> str:
    """A slot whose id tells."""
    return f'<div id="div-gpt-ad-{ad.number}-0"><h3>{ad.brand}</h3><p>{ad.slogan} <a href="{ad.click}">→</a></p></div>'


def cell(ad: Creative) -> str:
    """A banner in a table, as it was done long ago."""
    return (
        f'<center><table width="468" border="1"><tr><td bgcolor="#ffffcc"><font size="1">{ad.words.advertisement.lower()}</font><br>'
        f'<a href="{ad.click}"><img src="{ad.banner}" width="468" height="60" alt="{ad.slogan}"></a></td></tr></table></center>'
    )


def amp(ad: Creative) -> str:
    """The element of fast mobile pages."""
    return (
        f'<amp-ad width="300" height="250" type="doubleclick" data-slot="/{ad.number}/top">'
        f"<div fallback>{ad.brand}: {ad.slogan}</div></amp-ad>"
    )


def picture(ad: Creative) -> str:
    """A banner without a word, known by where it leads."""
    return f'<p><a href="{ad.click}" target="_blank"><img src="{ad.banner}" width="468" height="60" alt=""></a></p>'


def card(ad: Creative) -> str:
    """A card among cards, with a badge."""
    return (
        f'<article class="card card--partner"><span class="badge">{ad.words.partner}</span>'
        f'<h3><a href="{ad.click}">{ad.brand}</a></h3><p>{ad.slogan}</p></article>'
    )


STYLES: dict[str, Callable[[Creative], str]] = {
    "box": box,
    "labelled": labelled,
    "network": network,
    "framed": framed,
    "named": named,
    "paid": paid,
    "slot": slot,
    "cell": cell,
    "amp": amp,
    "picture": picture,
    "card": card,
}
