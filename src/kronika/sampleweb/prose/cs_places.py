"""Czech towns and regions, and foreign countries and cities, with their case forms and adjectives."""

from __future__ import annotations

from kronika.sampleweb.prose.cs_grammar import Place


def places(table: str) -> tuple[Place, ...]:
    """One place a line: nominative, genitive, dative, accusative, locative, instrumental, preposition, adjective stem."""
    rows = [line.split(" | ") for line in table.strip().splitlines()]
    return tuple(Place(tuple(row[:6]), at=row[6], adjective=row[7]) for row in rows)


TOWNS = places("""
Praha | Prahy | Praze | Prahu | Praze | Prahou | v | pražsk
Brno | Brna | Brnu | Brno | Brně | Brnem | v | brněnsk
Ostrava | Ostravy | Ostravě | Ostravu | Ostravě | Ostravou | v | ostravsk
Plzeň | Plzně | Plzni | Plzeň | Plzni | Plzní | v | plzeňsk
Liberec | Liberce | Liberci | Liberec | Liberci | Libercem | v | libereck
Olomouc | Olomouce | Olomouci | Olomouc | Olomouci | Olomoucí | v | olomouck
České Budějovice | Českých Budějovic | Českým Budějovicím | České Budějovice | Českých Budějovicích | Českými Budějovicemi | v | českobudějovick
Hradec Králové | Hradce Králové | Hradci Králové | Hradec Králové | Hradci Králové | Hradcem Králové | v | královéhradeck
Ústí nad Labem | Ústí nad Labem | Ústí nad Labem | Ústí nad Labem | Ústí nad Labem | Ústím nad Labem | v | ústeck
Pardubice | Pardubic | Pardubicím | Pardubice | Pardubicích | Pardubicemi | v | pardubick
Zlín | Zlína | Zlínu | Zlín | Zlíně | Zlínem | v | zlínsk
Jihlava | Jihlavy | Jihlavě | Jihlavu | Jihlavě | Jihlavou | v | jihlavsk
Opava | Opavy | Opavě | Opavu | Opavě | Opavou | v | opavsk
Karlovy Vary | Karlových Varů | Karlovým Varům | Karlovy Vary | Karlových Varech | Karlovými Vary | v | karlovarsk
Kolín | Kolína | Kolínu | Kolín | Kolíně | Kolínem | v | kolínsk
Třebíč | Třebíče | Třebíči | Třebíč | Třebíči | Třebíčí | v | třebíčsk
Znojmo | Znojma | Znojmu | Znojmo | Znojmě | Znojmem | v | znojemsk
Přerov | Přerova | Přerovu | Přerov | Přerově | Přerovem | v | přerovsk
Písek | Písku | Písku | Písek | Písku | Pískem | v | píseck
Cheb | Chebu | Chebu | Cheb | Chebu | Chebem | v | chebsk
Trutnov | Trutnova | Trutnovu | Trutnov | Trutnově | Trutnovem | v | trutnovsk
Prostějov | Prostějova | Prostějovu | Prostějov | Prostějově | Prostějovem | v | prostějovsk
Děčín | Děčína | Děčínu | Děčín | Děčíně | Děčínem | v | děčínsk
Kroměříž | Kroměříže | Kroměříži | Kroměříž | Kroměříži | Kroměříží | v | kroměřížsk
Šumperk | Šumperku | Šumperku | Šumperk | Šumperku | Šumperkem | v | šumpersk
Břeclav | Břeclavi | Břeclavi | Břeclav | Břeclavi | Břeclaví | v | břeclavsk
""")

REGIONS = places("""
Jihočeský kraj | Jihočeského kraje | Jihočeskému kraji | Jihočeský kraj | Jihočeském kraji | Jihočeským krajem | v | jihočesk
Vysočina | Vysočiny | Vysočině | Vysočinu | Vysočině | Vysočinou | na | vysočinsk
Zlínský kraj | Zlínského kraje | Zlínskému kraji | Zlínský kraj | Zlínském kraji | Zlínským krajem | v | zlínsk
Olomoucký kraj | Olomouckého kraje | Olomouckému kraji | Olomoucký kraj | Olomouckém kraji | Olomouckým krajem | v | olomouck
Liberecký kraj | Libereckého kraje | Libereckému kraji | Liberecký kraj | Libereckém kraji | Libereckým krajem | v | libereck
Moravskoslezský kraj | Moravskoslezského kraje | Moravskoslezskému kraji | Moravskoslezský kraj | Moravskoslezském kraji | Moravskoslezským krajem | v | moravskoslezsk
Plzeňský kraj | Plzeňského kraje | Plzeňskému kraji | Plzeňský kraj | Plzeňském kraji | Plzeňským krajem | v | plzeňsk
Pardubický kraj | Pardubického kraje | Pardubickému kraji | Pardubický kraj | Pardubickém kraji | Pardubickým krajem | v | pardubick
Šumava | Šumavy | Šumavě | Šumavu | Šumavě | Šumavou | na | šumavsk
Slovácko | Slovácka | Slovácku | Slovácko | Slovácku | Slováckem | na | slováck
""")

COUNTRIES = places("""
Francie | Francie | Francii | Francii | Francii | Francií | v | francouzsk
Itálie | Itálie | Itálii | Itálii | Itálii | Itálií | v | italsk
Španělsko | Španělska | Španělsku | Španělsko | Španělsku | Španělskem | v | španělsk
Portugalsko | Portugalska | Portugalsku | Portugalsko | Portugalsku | Portugalskem | v | portugalsk
Norsko | Norska | Norsku | Norsko | Norsku | Norskem | v | norsk
Finsko | Finska | Finsku | Finsko | Finsku | Finskem | v | finsk
Rakousko | Rakouska | Rakousku | Rakousko | Rakousku | Rakouskem | v | rakousk
Slovinsko | Slovinska | Slovinsku | Slovinsko | Slovinsku | Slovinskem | v | slovinsk
Chorvatsko | Chorvatska | Chorvatsku | Chorvatsko | Chorvatsku | Chorvatskem | v | chorvatsk
Řecko | Řecka | Řecku | Řecko | Řecku | Řeckem | v | řeck
Kanada | Kanady | Kanadě | Kanadu | Kanadě | Kanadou | v | kanadsk
Japonsko | Japonska | Japonsku | Japonsko | Japonsku | Japonskem | v | japonsk
Brazílie | Brazílie | Brazílii | Brazílii | Brazílii | Brazílií | v | brazilsk
Chile | Chile | Chile | Chile | Chile | Chile | v | chilsk
Slovensko | Slovenska | Slovensku | Slovensko | Slovensku | Slovenskem | na | slovensk
Estonsko | Estonska | Estonsku | Estonsko | Estonsku | Estonskem | v | estonsk
Island | Islandu | Islandu | Island | Islandu | Islandem | na | islandsk
""")

CITIES = places("""
Lisabon | Lisabonu | Lisabonu | Lisabon | Lisabonu | Lisabonem | v | lisabonsk
Vídeň | Vídně | Vídni | Vídeň | Vídni | Vídní | v | vídeňsk
Lyon | Lyonu | Lyonu | Lyon | Lyonu | Lyonem | v | lyonsk
Terst | Terstu | Terstu | Terst | Terstu | Terstem | v | terstsk
Tallinn | Tallinnu | Tallinnu | Tallinn | Tallinnu | Tallinnem | v | tallinnsk
Oslo | Osla | Oslu | Oslo | Oslu | Oslem | v | oselsk
Ženeva | Ženevy | Ženevě | Ženevu | Ženevě | Ženevou | v | ženevsk
Záhřeb | Záhřebu | Záhřebu | Záhřeb | Záhřebu | Záhřebem | v | záhřebsk
Montreal | Montrealu | Montrealu | Montreal | Montrealu | Montrealem | v | montrealsk
Ósaka | Ósaky | Ósace | Ósaku | Ósace | Ósakou | v | ósack
""")
