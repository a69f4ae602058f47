"""How page furniture is marked in class and id names: data only."""

from __future__ import annotations

import re

# kind → stems; a stem is looked for at the start of a name's part ("article-comments", "relatedPosts", "box_reklama").
STEMS = {
    "comment": "comment koment kommentar diskus diskuz discuss disqus opini otzyv respond replies forum feedback prispevek prispevky nazory",
    "consent": "cookie consent gdpr cmp rodo",
    "ad": (
        "ad ads adv advert advertising advertisement adbox adslot rekl inzerc inzerat banner sponsor promo commercial adsbygoogle "
        "support podpora podporte wesprzyj donate"
    ),
    "share": (
        "share sharing social sdilet sdileni udostepnij podziel podelit soc print tisk drukuj newsletter biuletyn subscribe subscription "
        "odber podpiska follow"
    ),
    "caption": "caption figcaption popisek podpis photodesc credit credits fotopopis imgdesc imagedesc",
    "teaser": (
        "related souvis powiaz teaser recommend doporuc polecan polecam popular nejcten najczyt najnowsz mostread readmore readalso seealso "
        "morenews lenta ticker upoutavka outbrain taboola similar alsolike cross czytaj zobacz ctete"
    ),
    "navigation": (
        "nav navbar navigation menu breadcrumb drobecky okruszki sciezka footer paticka pata stopka podval topbar sidebar side aside bok pager "
        "pagination masthead skip search"
    ),
    "keywords": "tag tags tagi stitky keywords klicova klyuch metki temata",
    "byline": "byline author autor dateline timestamp pubdate published meta metadata metryczka info date datum data credits",
}
# Words that do not mean what they seem to when they stand as a part of a longer name.
FULL_ONLY = frozenset(
    "ad ads adv soc tag tags nav menu print tisk data date datum info meta cmp cross search skip forum share".split()
)

BY_TAG = {
    "nav": "navigation",
    "footer": "navigation",
    "aside": "navigation",
    "figcaption": "caption",
    "form": "form",
    "button": "form",
    "caption": "caption",
}
BY_ROLE = {
    "navigation": "navigation",
    "search": "navigation",
    "banner": "navigation",
    "contentinfo": "navigation",
    "complementary": "navigation",
}

LEAD = re.compile(
    r"(?:^|[\s_-])(?:perex|lead|lede|lid|standfirst|intro|summary|zajawka|anons|annotation|anotace|annotace|subtitle|subheadline|dek|deck|wstep|excerpt)(?:$|[\s_-])",
    re.IGNORECASE,
)
LEAD_PARTS = frozenset(
    "perex lead lede lid standfirst intro summary zajawka anons annotation anotace annotace subtitle subheadline deck wstep excerpt".split()
)

STEM_LISTS = {kind: tuple(line.split()) for kind, line in STEMS.items()}
