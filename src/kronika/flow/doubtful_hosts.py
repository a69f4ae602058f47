"""Hosts that are no site of one's own: social networks, map pages and catalogues that a finder may take for one."""

from __future__ import annotations

NETWORKS = frozenset(
    """
    facebook.com fb.com fb.me instagram.com threads.net twitter.com x.com youtube.com youtu.be tiktok.com linkedin.com
    pinterest.com vk.com ok.ru t.me linktr.ee nk.pl
    """.split()
)
CATALOGUES = frozenset(
    """
    google.com goo.gl g.page business.site wikipedia.org wikidata.org wikimedia.org openstreetmap.org tripadvisor.com
    booking.com yelp.com foursquare.com panoramafirm.pl pkt.pl gowork.pl aleo.com oferteo.pl polskawliczbach.pl deon.pl
    colaska.pl msze.info firmy.cz zivefirmy.cz najisto.centrum.cz mapy.cz mapy.com bohosluzby.cirkev.cz 2gis.ru zoon.ru
    yell.ru yandex.ru
    """.split()
)


def is_shared(host: str) -> bool:
    """Whether a host or a domain above it is in the lists."""
    labels = host.lower().split(".")
    return any(".".join(labels[start:]) in NETWORKS | CATALOGUES for start in range(len(labels) - 1))
