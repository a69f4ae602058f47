"""Invented news in three languages for the screens: places and people that do not exist."""

from __future__ import annotations

HEADLINES = {
    "cs": (
        "Most v Horní Lhotce se otevře o měsíc dříve",
        "Knihovna v Podhradí prodlouží otevírací dobu",
        "Řeka Bělá po dešti stoupla o půl metru",
        "Město zasadí na náměstí dvacet lip",
        "Mlékárna v údolí hledá třicet zaměstnanců",
        "Školáci postavili meteorologickou stanici",
        "Oprava věže odhalila zvon ze sedmnáctého století",
        "Autobusy pojedou do Zálesí i v neděli",
    ),
    "pl": (
        "Nowa kładka nad Wierzbną gotowa przed zimą",
        "Biblioteka w Zarzeczu zaprasza także w niedziele",
        "Po burzy bez prądu zostało czterysta domów",
        "Gmina posadzi lipy wzdłuż szkolnej drogi",
        "Piekarnia z Dolnego Młyna zdobyła nagrodę",
        "Uczniowie zbudowali stację pogodową",
        "W wieży odkryto dzwon sprzed trzystu lat",
        "Pociąg do Podlesia wraca po dziesięciu latach",
    ),
    "ru": (
        "Мост через Лесную откроют раньше срока",
        "Библиотека в Заречье будет работать по воскресеньям",
        "После ливня река поднялась на полметра",
        "На площади посадят двадцать лип",
        "Молочный завод в долине ищет работников",
        "Школьники построили метеостанцию",
        "При ремонте башни нашли старинный колокол",
        "Поезд до Подгорного снова ходит каждый день",
    ),
}

SENTENCES = {
    "cs": (
        "Práce podle starosty pokračovaly celý podzim bez přestávky.",
        "Obyvatelé si změnu přáli od loňské ankety, ve které hlasovalo šest set lidí.",
        "Náklady dosáhly čtyř milionů korun, polovinu zaplatí kraj.",
        "Podle hydrologů je situace klidná a hladina bude do konce týdne klesat.",
        "„Čekali jsme na to dlouho,“ řekla ředitelka místní školy.",
        "Zkušební provoz potrvá do března, potom o něm rozhodne zastupitelstvo.",
        "Dopravní podnik upozorňuje, že zastávka u mlýna bude přeložena o padesát metrů.",
        "Další setkání s občany se koná ve čtvrtek v sále hasičské zbrojnice.",
    ),
    "pl": (
        "Jak mówi wójt, prace trwały przez całą jesień bez przerwy.",
        "Mieszkańcy czekali na tę zmianę od ubiegłorocznego głosowania.",
        "Koszt wyniósł osiemset tysięcy złotych, połowę zapłaci powiat.",
        "Strażacy zapewniają, że sytuacja jest opanowana, a poziom wody opada.",
        "„Długo na to czekaliśmy” – powiedziała dyrektorka szkoły.",
        "Okres próbny potrwa do marca, potem decyzję podejmie rada.",
        "Przewoźnik przypomina, że przystanek przy młynie przesunięto o pięćdziesiąt metrów.",
        "Następne spotkanie odbędzie się w czwartek w remizie.",
    ),
    "ru": (
        "По словам главы посёлка, работы шли всю осень без перерыва.",
        "Жители ждали этого со времени прошлогоднего опроса.",
        "Работы обошлись в девять миллионов рублей, половину заплатит область.",
        "Спасатели сообщают, что обстановка спокойная и вода убывает.",
        "«Мы долго этого ждали», — сказала директор школы.",
        "Пробный период продлится до марта, затем решение примет совет.",
        "Перевозчик напоминает, что остановка у мельницы перенесена на пятьдесят метров.",
        "Следующая встреча с жителями пройдёт в четверг в доме культуры.",
    ),
}

KEYWORDS = {
    "cs": ("doprava", "město", "kultura", "počasí", "škola"),
    "pl": ("transport", "gmina", "kultura", "pogoda", "szkoła"),
    "ru": ("транспорт", "город", "культура", "погода", "школа"),
}
