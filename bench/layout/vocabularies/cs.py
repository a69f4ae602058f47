"""Czech phrases for invented papers."""

from __future__ import annotations

from bench.layout.vocabulary import Beat, Syllables, Vocabulary, Words, listed

VOCABULARY = Vocabulary(
    lang="cs",
    beats={
        "town": Beat(
            subjects=listed("""městské zastupitelstvo|krajská nemocnice|spolek místních obyvatel|ministerstvo dopravy|náměstek primátora
                |hasičský sbor|okresní soud|školská rada|opozice|vedoucí stavebního odboru|vodárenská společnost|nezávislá
                komise|nová koalice|policejní ředitel"""),
            verbs=listed("""odmítá|podporuje|připravuje|chce znovu projednat|odkládá|kritizuje|zaplatí|hájí|zveřejní|už neunese|potichu
                ruší|do jara dokončí"""),
            objects=listed("""opravu starého mostu|plán na zavření dvou škol|nová pravidla parkování|prodloužení tramvajové trati|rozpočet
                na příští rok|prodej bývalých kasáren|přísnější podmínky pro krátkodobé pronájmy|zákaz vjezdu kamionů
                |zprávu o loňských povodních|přestavbu nádraží|zakázku za {n} milionů korun|hlasování o spalovně|vyšší
                školkovné|petici, kterou podepsalo {m} lidí"""),
        ),
        "money": Beat(
            subjects=listed("""centrální banka|největší pivovar v zemi|rodinná strojírenská firma|penzijní fond|výrobce oceli|ministr
                financí|trojice investorů|internetový obchod|odborový svaz|energetický úřad|provozovatel letiště|sdružení
                malých zemědělců"""),
            verbs=listed("""očekává|snižuje|kupuje|vylučuje|oddaluje|chce zdvojnásobit|prodává|vysvětluje|schvaluje|zpochybňuje|nekomentuje
                |předpovídá"""),
            objects=listed("""výsledky za další čtvrtletí|převzetí menšího konkurenta|další růst úrokových sazeb|propouštění {m} lidí
                ve dvou závodech|daň z firemních vozů|úvěr ve výši {n} milionů eur|cenu elektřiny|investici do nové montážní
                linky|slabou poptávku ze zahraničí|vývoz do Asie|dividendu poprvé po {n} letech|levnější hypotéky|nedostatek
                kvalifikovaných dělníků|dlouho očekávanou fúzi"""),
        ),
        "sport": Beat(
            subjects=listed("""domácí celek|mladý brankář|reprezentační trenér|loňský mistr|nový majitel klubu|kapitán hostů|olympijský
                výbor|zraněný útočník|vedoucí tým tabulky|hlavní rozhodčí|ženská štafeta|nejlepší střelec soutěže"""),
            verbs=listed("""slaví|prohrává|vyhlíží|vyhrává|lituje jen zčásti, že ztratil|ovládá|zahazuje|bude dlouho připomínat|vybojuje
                |čeká na|popisuje|musí přijmout"""),
            objects=listed("""rozhodující třetí zápas|těsnou výhru v prodloužení|první porážku v sezoně|penaltu v {n}. minutě|postup
                do finále|nejtěžší etapu závodu|smlouvu do léta|bronzovou medaili|dlouhou přestávku kvůli zranění kolena
                |rekord z minulého šampionátu|derby před plným hledištěm|změnu na lavičce"""),
        ),
        "culture": Beat(
            subjects=listed("""národní muzeum|tým astronomů|autor románu|filmový festival|botanická zahrada|málo známý archiv|komorní
                orchestr|univerzitní laboratoř|památkový ústav|kurátorka výstavy|amatérský historik|městská knihovna"""),
            verbs=listed("""představuje|objevuje|restauruje|otevírá|zkoumá|popisuje|zapůjčí|konečně získává|studuje|ukáže|zachraňuje
                |digitalizuje"""),
            objects=listed("""soubor {m} fotografií|nejstarší známou mapu údolí|nedokončenou operu|film o třech sestrách|vzácný druh
                orchideje|zbytky středověkého mlýna|dopisy z válečných let|novou metodu datování kostí|příběh zapomenutého
                malíře|cyklus přednášek pro děti|dalekohled na jižním svahu|opravený oltář"""),
        ),
    },
    adjuncts=listed("""v obci {town}|poblíž města {town}|{day}|do konce roku|navzdory opakovaným varováním|po měsících jednání
        |už podruhé v tomto roce|na mimořádné schůzi|s pomocí dobrovolníků|v {n} dotčených obvodech|pod tlakem
        veřejnosti|bez bližšího vysvětlení|na trase {town} – {town}|během noci|za {n} milionů|před novináři|nejméně
        na {n} týdnů|už příští měsíc|na okraji města {town}|neobvykle velkou většinou|v dopise z {n}. března
        |těsně před svátky"""),
    openers=listed("""Podle slov, která pronesl {p},|{day}|Už loni na podzim|Zároveň|Mezitím|I přes kritiku|Zatím|Před rokem
        |Za zavřenými dveřmi|V krátkém prohlášení|Na rozdíl od minulých let|K překvapení mnohých|Teprve později
        |V praxi|Jak uvádí {p},|Podle lidí blízkých jednání"""),
    tails=listed("""protože {s} {v} {o}|zatímco {s} {v} {o}|což {p} označuje za chybu|přestože {s} {v} {o} {a}|a týká se
        to {m} lidí|aby nikdo nečekal déle než {n} dní|jak {a} připomněl {p}|pokud {s} {v} {o}|což {a} nikdo
        nečekal|i když čísla mluví proti|dříve než {s} {v} {o}|a první výsledky mají být známy {a}|neboť {s}
        {v} {o}"""),
    saying=listed("""říká|vysvětluje|dodává|připouští|tvrdí|uvádí|vzpomíná|zdůrazňuje|upozorňuje|míní"""),
    sentences=listed("""{s} {v} {o} {a}.|{b} {s} {v} {o}.|{s} {v} {o}, {e}.|{b} {s} {v} {o}, {e}.|„{s} {v} {o},“ {y} {p}.|„{s}
        {v} {o}, {e},“ {y} {l} {a}.|{l} {y}, že {s} {v} {o}.|{a} {s} {v} {o} a {v} {o}.|{s} {v} {o}; {s} {v}
        {o} {a}.|Důvodů je podle redakce {n}, {y} {p}: {s} {v} {o}.|{p}, který {a} žije už {n} let, {y}, že {s}
        {v} {o}.|Náklady se odhadují na {m} korun, {e}.|Celkem {n} procent dotázaných uvádí, že {s} {v} {o}.
        |Není jasné, zda {s} {v} {o}.|Proč {s} {v} {o}, {p} neví.|{s} {v} {o} – {e}.|{b} {p} {y}, že {s} {v}
        {o} {a}."""),
    titles=listed("""{s} {v} {o}|{l}: {s} {v} {o}|{town}: {s} {v} {o}|{s} {v} {o}, ozvalo se {n} lidí|Proč {s} {v} {o}|{p}
        a spor o {o}|{s} {v} {o} {a}"""),
    summaries=listed("""{s} {v} {o}. Co to znamená pro město {town}.|{p} o tom, proč {s} {v} {o}.|Přehled toho, co se zatím ví:
        {s} {v} {o}, {e}.|{s} {v} {o}. Přečtěte si, co si o tom myslí {p}."""),
    captions=listed(
        """{p} {a}. Foto: archiv|{town}, {day}. Ilustrační snímek|{s} {a}|{p} ({n}) ve městě {town}. Foto: {l}"""
    ),
    heads=listed("""Co bude dál|Otázka peněz|Hlasy z města {town}|„Nás se nikdo neptal“|{n} let čekání|Jak to vidí {l}|Druhá
        strana"""),
    formulas=listed("""Bude převážně oblačno, teploty vystoupí na {n} až {n} stupňů.|Vítr bude slabý až mírný, {n} km/h.|Index
        uzavřel na {m} bodech, o {n} bodů výše než předchozí den.|Euro se prodávalo za {n} korun, dolar za {n}.
        |Slunce vychází v 6.{n} a zapadá v 19.{n}.|Množství pylu zůstává nízké.|Tažena byla čísla {n}, {n}, {n},
        {n}, {n} a {n}."""),
    opinions=listed("""No a {s} zase {v} {o}, co jste čekali|Bydlím ve městě {town} a je to úplně jinak!!|a kdo zaplatí {o}?
        my, jako vždycky|{n} let to říkám|Konečně dobrá zpráva!|haha, {o}, to nemyslíte vážně|@{nick} nejdřív
        si přečti článek|Souhlasím s {nick}.|První!|a pak se lidi diví, že {s} {v} {o}...|Brácha tam dělá a říká,
        že {s} {v} {o}|no to je vtip|Smutné. Prostě smutné.|Nikdo ve městě {town} o {o} nestál, věřte mi|Máte
        chybu ve druhém odstavci|dal bych jim {n} let|tak at jim to vyjde|Neví někdo, kdy to bude?|Lepší {o}
        než nic|totéž bylo ve městě {town} před {n} lety, nikdo se nepoučil|proč se nevyjádřil {p}??|díky za
        článek"""),
    nicks=listed("""pamětník|honza_77|Mařka|severák|ctenar1|Skeptik|sýkorka|anonym|Petr V.|čaj s rumem|realista99|hk|Kapitán
        Jasný|julinka|mirek_t"""),
    firsts=listed("""Anna|Tomáš|Laura|Petr|Klára|Daniel|Ema|Robert|Helena|Martin|Alice|Jiří|Nora|Šimon|Růžena|Adam|Julie|Oskar
        |Irena|Viktor"""),
    fillers=listed("""však|prý|také|už|ještě|asi|totiž|tedy|snad|opět|jen|právě|sice|zřejmě|letos|dnes|nyní|tam|zde|pak|potom
        |přitom|ovšem|naopak|skoro|téměř|zcela|možná|vlastně|dosud|stále|znovu|proto|tak|jako|bez váhání|po {n}
        letech|od rána|na místě|ve městě {town}|podle všeho|v roce 20{n}|s tím, že|který se|kde se|aby se|i když
        |nebo|a to|při tom|za to|k tomu|pro ni|o něm|u nich|z nich|mezi nimi|po něm|před tím|do té doby|s nimi
        |na to|ale i|jak říká {l}"""),
    surnames=Syllables(
        first=listed("""Bar|Bed|Blaž|Bor|Brad|Cib|Dol|Drn|Fab|Hav|Hol|Hor|Jan|Jar|Kad|Kal|Kub|Lud|Mach|Mal|Nov|Pav|Pol|Rad|Rus
        |Sed|Skal|Tom|Vav|Zem|Opl|Ryb|Šim|Vlk"""),
        middle=listed("""|ič|al|án|ov|er|oš|ud|in|ar|el|ut|im"""),
        last=listed("""ek|ka|ský|ný|ec|ík|čil|šek|da|ta|ora|ínek"""),
    ),
    towns=Syllables(
        first=listed(
            """Dol|Hor|Kam|Lip|Jav|Buk|Rad|Neš|Vrb|Sob|Tep|Lom|Krás|Star|Nov|Bíl|Čer|Mor|Str|Pod|Zá|Při|Kost|Lib"""
        ),
        middle=listed("""|an|in|ov|ec|ěj|om|ar|ut|iv"""),
        last=listed("""ice|ov|ín|any|ec|ná|ovice|iště|ves|ka"""),
    ),
    days=listed("""v pondělí|v úterý|ve středu|ve čtvrtek|v pátek|v sobotu|v neděli"""),
    words=Words(
        menu=listed("""Úvod|Zprávy|Politika|Ekonomika|Sport|Kultura|Názory|Počasí|Video|Podcasty|Kontakt"""),
        comments="Diskuse",
        no_comments="Buďte první, kdo přidá komentář.",
        related="Čtěte také",
        most_read="Nejčtenější",
        more="Číst dál",
        tags="Témata",
        share="Sdílet článek",
        photo="Foto",
        newsletter="Ranní zprávy do vaší schránky. Přihlaste se k odběru zdarma, odhlásit se můžete kdykoli.",
        cookies="Používáme cookies, aby tento web fungoval lépe. Zjistěte více nebo změňte nastavení.",
        subscribe=listed("""Zbytek článku je určen jen předplatitelům.|Předplaťte si nás a čtěte první měsíc za polovinu.|Už máte
            předplatné? Přihlaste se."""),
        consent=listed("""Než budete pokračovat, potřebujeme váš souhlas.|My a našich {n} partnerů ukládáme informace ve vašem
            zařízení, například cookies, a zpracováváme osobní údaje pro přizpůsobenou reklamu, měření a vývoj služeb.
            |Svou volbu můžete kdykoli změnit v nastavení soukromí.|Přijmout vše|Odmítnout vše|Podrobné nastavení"""),
        footer=listed("""Všechna práva vyhrazena. Jakékoli užití obsahu včetně převzetí je bez písemného souhlasu vydavatele zakázáno.
            |O nás|Podmínky užití|Ochrana soukromí|Inzerce|Vydavatel neodpovídá za obsah externích stránek.|Redakce:
            Tržní 12|ISSN {m}-{m}"""),
        standing=listed("""Sledujte nás a nic vám neunikne.|Máte tip na téma? Napište redakci.|Článek vyšel poprvé v našem víkendovém
            vydání."""),
        about="{p} pro nás píše z města {town} od roku 20{n}.",
        units=listed("""Pořadí|Jméno|Body|Rok|Podíl|Celkem"""),
    ),
)
