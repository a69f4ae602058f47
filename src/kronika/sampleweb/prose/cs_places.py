"""Czech towns and regions, and foreign countries and cities, with their case forms and adjectives."""

from __future__ import annotations

from kronika.sampleweb.prose.cs_declension import adjective, phrase, zena
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

REGION_OF = {
    "Praha": "Středočeský",
    "Kolín": "Středočeský",
    "Brno": "Jihomoravský",
    "Znojmo": "Jihomoravský",
    "Břeclav": "Jihomoravský",
    "Ostrava": "Moravskoslezský",
    "Opava": "Moravskoslezský",
    "Plzeň": "Plzeňský",
    "Liberec": "Liberecký",
    "Olomouc": "Olomoucký",
    "Přerov": "Olomoucký",
    "Prostějov": "Olomoucký",
    "Šumperk": "Olomoucký",
    "České Budějovice": "Jihočeský",
    "Písek": "Jihočeský",
    "Hradec Králové": "Královéhradecký",
    "Trutnov": "Královéhradecký",
    "Ústí nad Labem": "Ústecký",
    "Děčín": "Ústecký",
    "Pardubice": "Pardubický",
    "Zlín": "Zlínský",
    "Kroměříž": "Zlínský",
    "Jihlava": "Vysočina",
    "Třebíč": "Vysočina",
    "Karlovy Vary": "Karlovarský",
    "Cheb": "Karlovarský",
}


def region(name: str) -> Place:
    """Jihočeský → Jihočeský kraj; Vysočina is the only region that is no adjective."""
    if name == "Vysočina":
        return Place(zena("Vysočina", "Vysočině"), at="na", adjective="vysočinsk")
    forms = phrase(adjective(name, "m"), ("kraj", "kraje", "kraji", "kraj", "kraji", "krajem"))
    return Place(forms, at="v", adjective=name[:-1].lower())


REGIONS = {town: region(name) for town, name in REGION_OF.items()}

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
Švédsko | Švédska | Švédsku | Švédsko | Švédsku | Švédskem | v | švédsk
""")

CITIES = places("""
Paříž | Paříže | Paříži | Paříž | Paříži | Paříží | v | pařížsk
Řím | Říma | Římu | Řím | Římě | Římem | v | římsk
Madrid | Madridu | Madridu | Madrid | Madridu | Madridem | v | madridsk
Lisabon | Lisabonu | Lisabonu | Lisabon | Lisabonu | Lisabonem | v | lisabonsk
Oslo | Osla | Oslu | Oslo | Oslu | Oslem | v | oselsk
Helsinky | Helsinek | Helsinkám | Helsinky | Helsinkách | Helsinkami | v | helsinsk
Vídeň | Vídně | Vídni | Vídeň | Vídni | Vídní | v | vídeňsk
Lublaň | Lublaně | Lublani | Lublaň | Lublani | Lublaní | v | lublaňsk
Záhřeb | Záhřebu | Záhřebu | Záhřeb | Záhřebu | Záhřebem | v | záhřebsk
Atény | Atén | Aténám | Atény | Aténách | Aténami | v | aténsk
Ottawa | Ottawy | Ottawě | Ottawu | Ottawě | Ottawou | v | ottawsk
Tokio | Tokia | Tokiu | Tokio | Tokiu | Tokiem | v | tokijsk
Brasília | Brasílie | Brasílii | Brasílii | Brasílii | Brasílií | v | brasilijsk
Santiago | Santiaga | Santiagu | Santiago | Santiagu | Santiagem | v | santiažsk
Bratislava | Bratislavy | Bratislavě | Bratislavu | Bratislavě | Bratislavou | v | bratislavsk
Tallinn | Tallinnu | Tallinnu | Tallinn | Tallinnu | Tallinnem | v | tallinnsk
Stockholm | Stockholmu | Stockholmu | Stockholm | Stockholmu | Stockholmem | v | stockholmsk
Ženeva | Ženevy | Ženevě | Ženevu | Ženevě | Ženevou | v | ženevsk
""")

CAPITALS = {
    country.name: city for country, city in zip(COUNTRIES, CITIES, strict=False)
}  # both tables have the same order; the cities after the last country are nobody's capital
