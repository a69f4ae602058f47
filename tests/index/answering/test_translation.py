"""For every form of query the index finds what a look at every article finds, and neither nothing nor everything."""

from __future__ import annotations

import pytest

from kronika.index.answering.translation import translate
from kronika.index.grammar.parsing import parse
from kronika.index.index import Index
from kronika.model.errors import BadQuery
from kronika.model.query import Field, Wild
from kronika.model.search import Order
from tests.index.oracle import Scan
from tests.index.sample_articles import COUNT

THESIS = "header:*počasí* && keywords:(déšť || sníh) && date:[2016-01-12T00:00:00.000Z TO 2016-04-16T23:59:59.999Z]"
FORMS = f"""
{THESIS}
prezident
prezidenta
Prezidentovi
dest
destem
vlada
snih OR sneh
pocasi
počasí
lodz
straße
strasse
cafe
izmir
елка
ёлка
мои
президентом
rained
don't
president's
well-known
COVID-19
česko-polský
1,5
"prezident"
="prezidenta"
=dest
"silný déšť"
"silny dest"
lemma:"silný déšť"
lemma:"silny dest"
body:lemma:"президент сильный"
title:lemma:"silný déšť" OR lead:lemma:"strong president"
"déšť sníh"~3
"sníh déšť"~1
lemma:"prezident vláda déšť"~4
"déšť déšť"~2
"the of rain"~7
lemma:"vláda prezident"~2
prezident vláda
prezident AND vláda
prezident && NOT vláda
prezident AND NOT vláda
prezident OR NOT vláda
prezident || president || "мой город"
NOT prezident
-prezident
!prezident
!(prezident OR vláda)
+prezident vláda -sníh
+prezident +vláda
prezident -vláda
v AND vláda OR NOT prezident
prezident vláda OR déšť sníh
prezident AND (vláda OR déšť) AND NOT sníh
NOT (NOT prezident)
title:prezident
lead:prezident
body:(prezident AND NOT vláda)
header:déšť OR content:sníh
title:(prezident body:vláda)
poča*
poc*
*cas*
poč?sí
p?c?si
prez*nt
*owa OR *eście
*ода
izm*
česko-pol*
title:s*
keywords:(déšť || sníh)
keyword:dest
keywords:"silné deště"
keyword:"silný déšť"
keyword:"evropské unie"
keyword:evropský_unie
keyword:ra*
keyword:*
entity:Q213
entity:praha
entity:Praze
entity:"česká republika"
entity:"ceska republika"
entity:cs/PER/jan_novák
entity:http\\://cs.dbpedia.org/resource/Praha
entity:*
author:novak
author:"Jan Novák"
author:o'neill
author:*
section:Domácí
section:domaci
section:"Z domova"
section:z\\ domova
section:swiat
section:d*
section:*
server:denik
source:GAZETA.PL
source:лента
source:*
lang:cs
lang:(cs OR pl)
NOT lang:*
lang:ru AND президент
lang:en city
class:briefs
class:art*
tone:positive
tone:n
tone:*
url:example.pl
url:*Zpravy/1*
url:"https://www.example.cz/Zpravy/1?a=*" OR id:2
url:a=\\*
date:2016
date:2016-02
date:2016-02-14
date:14.2.2016
date:[2016-01-12 TO 2016-04-16]
date:{{2016-01-12 TO 2016-04-16}}
date:[2016-01-12 TO 2016-02-16}}
date:[2016-02-01 TO *]
date:[* TO 2016-02-01]
date:[* TO *]
date:[2016-01-12T10:15+02:00 TO 2016-03-01T23:59:59.999Z]
date:>2016-03-01
date:>=2016-03-01T12
date:<2016-02
date<=2016-02
sentiment:<-3
sentiment:<=-3
sentiment:>2,5
sentiment>=2.5
sentiment:0
sentiment:[-1 TO 1]
sentiment:{{-1 TO 1}}
sentiment:[-1 TO 1}}
articleSentiment:[* TO 0]
sentiment:(-1 OR 1)
sentiment:*
positive:>3 negative:<1
id:17
id:[17 TO 30] OR id:>200
title:*
lead:*
body:*
text:*
*:*
*
prezident^3 OR vláda^0.5
(prezident OR "silný déšť"^2)^4
"""
# What no article has, or all have; the index must say so too.
ALL_OR_NONE = frozenset(
    """
*:*
*
date:[* TO *]
source:*
""".strip().splitlines()
)


@pytest.mark.parametrize("text", FORMS.strip().splitlines())
def test_finds_what_a_look_at_every_article_finds(text: str, sample_index: Index, scan: Scan) -> None:
    query = parse(text)
    expected = scan.ids(query)
    assert sample_index.ids(query) == expected
    assert text in ALL_OR_NONE or 0 < len(expected) < COUNT


@pytest.mark.parametrize("pattern", ["*", "*a*", "a*b*c*d*e", "*a?b?c?d?"])
def test_patterns_that_nobody_checked_are_refused(pattern: str, sample_index: Index) -> None:
    with pytest.raises(BadQuery):
        translate(Wild(field=Field.TEXT, pattern=pattern), sample_index.searcher())


@pytest.mark.parametrize(("text", "lifted"), [("déšť^50 OR sníh^0.1", "déšť"), ("+prezident město^50", "město")])
def test_what_weighs_more_comes_first(text: str, lifted: str, sample_index: Index, scan: Scan) -> None:
    hits = sample_index.search(parse(text), order=Order.BEST, limit=COUNT).hits
    with_it = set(scan.ids(parse(lifted)))
    order = [hit.article_id in with_it for hit in hits]
    assert order == sorted(order, reverse=True)
    assert len(set(order)) == 2
