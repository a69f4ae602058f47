"""Czech paragraphs that fit any news, the reporters, and the words readers comment with."""

from __future__ import annotations

ANY = (
    "Podrobnosti mají být zveřejněny {w}. Redakce bude vývoj dál sledovat.",
    "O věci jako první informoval místní tisk, zprávu později potvrdily tři na sobě nezávislé zdroje.",
    "K tématu se vyjádřilo také {n:5-20} odborníků, které redakce oslovila. Jejich názory se výrazně liší.",
    "Některé otázky redakce zůstaly bez odpovědi. Doplníme je, jakmile budou k dispozici.",
    "Veřejnost celou věc bedlivě sleduje. Na sociálních sítích se k ní během dne objevilo {n:600-4800/100} příspěvků.",
    "Na tiskové konferenci zaznělo {n:12-40} dotazů. Na nejcitlivější z nich novináři jasnou odpověď nedostali.",
    "Článek budeme během dne aktualizovat a doplňovat o vyjádření dalších účastníků.",
    "Téma vzbudilo pozornost i za hranicemi, krátce se mu věnovala {k:adj}á televize.",
    "Redakce o tématu informuje průběžně, přehled dosavadních zpráv najdete na našem webu.",
    "„Je třeba zachovat chladnou hlavu,“ shrnul jeden z oslovených, který si nepřál být jmenován.",
)

HEADS = ("Co bude dál", "Různé pohledy", "Čísla mluví jasně", "Reakce veřejnosti")

REPORTERS = (
    "Petra Malinská", "Jakub Vondráš", "Lucie Benešovská", "Martin Koutný", "Jitka Zábranská", "David Pešlavý", "Nikola Hůrková",
    "Robert Šindelka", "Monika Javorská", "Václav Ptáčník",
)  # fmt: skip

AGENCY = "ČZA"

NICKS = (
    "pepa.z.depa", "Honza_72", "babicka Jarka", "Rejpal", "mirek.n", "Lída V.", "anonym123", "Švejk junior", "kocour", "Franta z Vysočiny",
    "jiřina", "BrnenskyDrak", "ota55", "Skeptik", "zelenáč", "petulka", "Strejda Karel", "m0ravak", "Alois", "teta Květa", "hrabe", "dědek",
)  # fmt: skip

OPINIONS = {
    -1: (
        "To je hrůza, že se tohle u nás vůbec děje.",
        "Zase to zaplatíme my obyčejní lidi!!!",
        "Ostuda, nic jiného se k tomu říct nedá.",
        "Kdo za to ponese odpovědnost? Nikdo, jako vždycky.",
        "Jsou to zloději a lháři, všichni do jednoho.",
        "Je mi z toho smutno, hodně sil všem postiženým.",
        "Tohle už je fakt katastrofa, co čekají?",
        "Neschopní úředníci, vyhodit a hotovo.",
        "Já jsem to říkal už před rokem a všichni se mi smáli",
        "Bojím se, že bude hůř.",
    ),
    0: (
        "No uvidíme, já bych to zatím nechválil.",
        "A co na to pan redaktor, ten článek je nějaký krátký ne?",
        "Nechápu, proč se o tom pořád píše.",
        "Souhlasím s předřečníkem.",
        "Máte tam chybu v druhém odstavci, opravte si to",
        "Tady by chtělo víc čísel a míň keců.",
        "První!",
        "Každý ať si nejdřív zamete před svým prahem.",
        "To mi připomíná, jak jsme v osmdesátém devátém stáli ve frontě.",
        "Ty jsi ale chytrej, co? Příště si to přečti celé.",
        "Kdo to má pořád číst, samá politika.",
        "Blbost, bydlím tam a je to úplně jinak.",
    ),
    1: (
        "Paráda, konečně nějaká dobrá zpráva!",
        "Klobouk dolů, gratuluju.",
        "Super, mám obrovskou radost",
        "Jste skvělí, jen tak dál!",
        "To se mi líbí, takových lidí by mělo být víc.",
        "Nádhera, až mi ukápla slza.",
        "Moc krásné, díky za článek.",
        "Hurá, to se musí oslavit!",
    ),
}

SMILEYS = (":-)", ":D", ":-(", ";)", "xD", "...", "!!!", "")
