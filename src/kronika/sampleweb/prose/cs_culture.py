"""Czech culture: festivals, books, museums and the stage."""

from __future__ import annotations

from kronika.sampleweb.prose.cs_topic import Topic

TOPICS = (
    Topic(
        key="festival",
        roles=("organiser", "mayor", "critic"),
        orgs=("film", "heritage"),
        keywords=("festival", "hudba", "{t:nom}", "{a:f.nom}"),
        titles=(
            "Festival {t:v} přilákal {n:5-48} tisíc lidí, pořadatelé slaví rekord",
            "Na festival {t:v} přijede {n:40-160} kapel z {n:12-30} zemí",
            "Liják přerušil koncert {t:v}, diváci prchali do stanů",
            "{A:s.nom}: Festival {t:v} letos zdražil, jinak by zanikl",
            "Jarní slavnosti {t:v} zahájí světová premiéra, vstupenky mizí",
            "Hudební svátek {t:v} skončil ovacemi, kritika mluví o zázraku",
        ),
        leads=(
            "{v:Nadšené|Bouřlivé|Dlouhé} ovace zakončily letošní festival {t:v}. Během {n:5-9} dnů na něj zavítalo {n:5-48} tisíc návštěvníků, nejvíce v historii.",
            "Dramaturgie letošního ročníku {t:v} vsadila na mladé umělce. {A:Nom} slibuje objevy, které jinde v zemi nezazní.",
            "Festival {t:v} bojuje s nedostatkem peněz. Pořadatelé museli zrušit {n:5-14} koncertů a obávají se o budoucnost.",
        ),
        body=(
            "„Lidé zpívali, tančili a usmívali se na sebe. Kvůli tomu to celé děláme,“ řekl{a:l} {a:nom}.",
            "Program nabídl {n:60-220} vystoupení na {n:5-9} scénách. Největší úspěch sklidil soubor {k:z}, který musel třikrát přidávat.",
            "„Takovou atmosféru naše město ještě nezažilo,“ pochvaloval{b:l} si {b:nom}. Radnice na akci přispěla částkou {n:5-9} milionů korun.",
            "Podle {c:gen} byl letošní výběr odvážný a vyrovnaný. „Jen zvuk na hlavní scéně byl místy příšerný,“ dodal{c:l}.",
            "Festival finančně podpořila {o:nom}. Bez jejího příspěvku by podle pořadatelů nebylo možné pozvat zahraniční hosty.",
            "Návštěvníci si chválili čistotu a ochotu dobrovolníků. Naopak fronty na občerstvení se protáhly až na {n:30-80} minut.",
            "Pro děti byly připraveny dílny, loutkové divadlo a průvod masek. Přišlo na ně {n:600-2800/100} malých diváků.",
            "Příští ročník se uskuteční opět na jaře. Pořadatelé už jednají se skupinou {k:z}, jméno však zatím tají.",
        ),
        heads=("Rekordní zájem", "Fronty na občerstvení", "Objev z ciziny", "Peníze chybějí"),
        captions=("Publikum pod hlavní scénou, {t:nom}. Foto: archiv festivalu", "Noční koncert. Ilustrační snímek"),
    ),
    Topic(
        key="book",
        roles=("writer", "critic", "culture"),
        orgs=("books", "film"),
        keywords=("kniha", "literatura", "{a:f.nom}", "{j}"),
        titles=(
            "Román {j} je knihou roku, {a:s.nom} přebírá cenu podruhé",
            "{A:s.nom} vydává po {n:5-12} letech novou knihu {j}",
            "Kniha {j} vyjde {k:v}, překlad trval dva roky",
            "Čtenáři se o titul {j} přetahují, prodalo se {n:12-90} tisíc výtisků",
            "{A:s.nom}: Psaní románu {j} mě málem zničilo",
            "Knižní veletrh {t:v} otevře {a:s.nom}, přijde {n:200-480/10} autorů",
        ),
        leads=(
            "{A:Nom} se po letech vrací s románem {j}. Příběh z pohraničí podle kritiky patří k nejlepším českým knihám poslední doby.",
            "Porota, kterou sestavila {o:nom}, vybírala z {n:60-180} titulů. Zvítězil román {j}, který okouzlil hloubkou i humorem.",
            "Kniha {j} se stala nečekaným hitem. Nakladatel musel objednat už {n:5-9}. dotisk.",
        ),
        body=(
            "„Psal{a:l} jsem o lidech, které mám rád{a:l}, i když dělají hrozné věci,“ {v:řekl|prozradil|vysvětlil}{a:l} {a:nom}.",
            "Příběh se odehrává {t:v} na konci války. Sleduje osudy dvou rodin, které rozdělila zrada a spojila láska.",
            "Podle {b:gen} jde o mimořádné dílo. „Jazyk je přesný a krásný, poslední kapitola vás rozpláče,“ ocenil{b:l}.",
            "Ne všem se kniha líbila. Část čtenářů ji považuje za příliš dlouhou a chladnou, jiní mluví o nudě.",
            "{C:Nom} poblahopřál{c:l} {a:dat} k úspěchu. Stát podle {c:gen} letos přidá na překlady {n:5-25} milionů korun.",
            "Nakladatelství plánuje autorské čtení {t:v} a {u:v}. Zájem je tak velký, že muselo přidat další večery.",
            "Filmová práva už koupila společnost {k:z}. Natáčení by mohlo začít za {n:8-18} měsíců.",
            "S cenou je spojena odměna {n:100-400/20} tisíc korun. Část peněz půjde malým knihovnám, které bojují o přežití.",
        ),
        heads=("Příběh dvou rodin", "Kritika jásá", "Překlad i film", "Proč tak dlouho"),
        captions=("Křest knihy, {t:nom}. Foto: archiv nakladatelství", "Pulty knihkupectví. Ilustrační snímek"),
    ),
    Topic(
        key="museum",
        roles=("curator", "culture", "critic"),
        orgs=("heritage", "books"),
        keywords=("výstava", "muzeum", "umění", "{t:nom}"),
        titles=(
            "Muzeum {t:v} vystavuje poklad, který ležel {n:60-240} let v zemi",
            "Výstava {j} {t:v} láká na {n:40-180} dosud neznámých obrazů",
            "Vandal poničil sochu {t:v}, oprava bude stát {n:200-900/20} tisíc",
            "Ukradený obraz se po {n:12-45} letech vrátil do galerie {t:v}",
            "Galerie {t:v} zavírá, chybí jí {n:5-30} milionů na opravu střechy",
            "Noc muzeí {t:v}: přišlo {n:5-32} tisíc lidí, fronty byly nekonečné",
        ),
        leads=(
            "Galerie {t:v} otevřela jedinečnou výstavu {j}. Návštěvníci uvidí díla, která dosud zůstávala ukrytá v depozitářích.",
            "Vzácný obraz, který zmizel před {n:12-45} lety, je zpět. Policie ho objevila u sběratele {k:v}, muzeum {t:v} mluví o zázraku.",
            "Stav historické budovy galerie {t:v} je kritický. Zatéká do ní a odborníci varují před nenávratnou ztrátou cenných sbírek.",
        ),
        body=(
            "„Když jsme bednu otevřeli, měli jsme v očích slzy radosti,“ {v:popsal|přiznal|líčil}{a:l} {a:nom}.",
            "Expozice zabírá {n:5-14} sálů a připravovala se {n:5-8} let. Pojištěna je na {n:80-640/10} milionů korun.",
            "{O:Nom} potvrdil pravost díla po {n:5-11} měsících zkoumání. Pochybnosti některých znalců označil za neopodstatněné.",
            "„Je ostuda, v jakém stavu naše památky jsou,“ kritizoval{c:l} {c:nom}. Podobně je na tom podle expertů každá třetí galerie.",
            "{B:Nom} přislíbil{b:l} na opravu {n:10-60} milionů korun. Práce mají začít, jakmile skončí zima.",
            "Výstava potrvá do {v:konce června|poloviny září|konce roku}. Děti a senioři mají vstup za polovic.",
            "Kurátoři sáhli i po moderních technologiích. Návštěvník si může prohlédnout vrstvy malby nebo vstoupit do virtuálního ateliéru.",
            "Sbírku doplnily zápůjčky {k:z} a {kk:z}. Některé exponáty opustily své muzeum poprvé v dějinách.",
        ),
        heads=("Poklad z depozitáře", "Zkoumání trvalo měsíce", "Střechou zatéká", "Virtuální ateliér"),
        captions=("Hlavní sál galerie, {t:nom}. Foto: archiv muzea", "Restaurátorka při práci. Ilustrační snímek"),
        lists=(
            ("Na výstavě nechybí:", "skicáře z mládí umělce", "osobní dopisy a fotografie", "rekonstrukce ateliéru"),
        ),
    ),
    Topic(
        key="stage",
        roles=("director", "actor", "critic"),
        orgs=("film", "heritage"),
        keywords=("divadlo", "premiéra", "{a:f.nom}", "{j}"),
        titles=(
            "Divadlo {t:v} uvádí hru {j}, {a:s.nom} slibuje skandál",
            "Premiéra inscenace {j} skončila {v:bouřlivým potleskem|rozpaky|ovacemi ve stoje}",
            "{B:s.nom} září v hlavní roli, hra {j} je událostí sezony",
            "Diváci odcházeli v půlce: hra {j} {t:v} propadla",
            "Film {j} vidělo za víkend {n:40-180} tisíc diváků",
            "Natáčení snímku {j} ochromilo centrum {t:gen} na {n:5-12} dní",
        ),
        leads=(
            "Městské divadlo {t:v} uvedlo premiéru hry {j}. {A:Nom} vsadil{a:l} na odvážnou formu, která publikum {v:nadchla|rozdělila|překvapila}.",
            "Hlavní roli ve filmu {j} ztvárnil{b:l} {b:nom}. Snímek patří k nejúspěšnějším domácím titulům roku.",
            "Velká očekávání vystřídalo zklamání. Inscenace {j} {t:v} podle kritiky trpí slabým scénářem a nudnou režií.",
        ),
        body=(
            "„Nechci diváky šetřit, chci, aby odcházeli jiní, než přišli,“ {v:řekl|vysvětlil|uvedl}{a:l} {a:nom}.",
            "Na jevišti se vystřídá {n:12-40} herců a hudebníků. Výprava za {n:5-9} milionů korun patří k nejdražším v historii divadla.",
            "„Byla to nejtěžší, ale i nejkrásnější role mého života,“ svěřil{b:l} se {b:nom}.",
            "Podle {c:gen} je výkon hlavní hvězdy strhující. Slabinou je naopak zdlouhavý závěr a podivně zvolená hudba.",
            "Film vznikal {t:v} a {u:v}, část scén se točila i {k:v}. Rozpočet dosáhl {n:40-120} milionů korun, část poskytla {o:nom}.",
            "Reprízy jsou vyprodané do konce sezony. Divadlo proto přidá {n:5-12} představení a uvažuje o zájezdu {k:do}.",
            "Zkoušky provázely spory, jeden z herců soubor opustil. Vedení divadla to nechce komentovat.",
            "{A:Nom} se proslavil{a:l} už svou prvotinou, za kterou získal{a:l} {n:5-9} cen. Nyní připravuje seriál o slavném architektovi.",
        ),
        heads=("Potlesk i rozpaky", "Role života", "Spory při zkouškách", "Vyprodané reprízy"),
        captions=("Scéna z představení, {t:nom}. Foto: archiv divadla", "Z natáčení filmu. Ilustrační snímek"),
    ),
)

GENERAL = (
    "Česká kultura podle průzkumů zažívá silnou sezonu. Kamenná divadla hlásí návštěvnost o {n:5-20} procent vyšší než loni.",
    "Ministerstvo kultury letos rozdělí na podobné projekty {n:200-900/10} milionů korun. Žádostí přišlo dvakrát více, než kolik jich lze uspokojit.",
    "Na sociálních sítích převažují nadšené ohlasy, objevují se ale i kritické hlasy.",
    "Zájem projevila i zahraniční média, reportáž odvysílala například {k:adj}á televize.",
    "Vstupné se pohybuje od {n:90-190/10} do {n:250-690/10} korun, studenti mají slevu.",
)
