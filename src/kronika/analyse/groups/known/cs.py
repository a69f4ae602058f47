"""Things with several names in Czech."""

from kronika.analyse.groups.table import table

KIND = table("""
Česká republika | Česko | ČR | Češi | Čech | Češka | Češky | český stát
Slovenská republika | Slovensko | SR | Slováci | Slovák | Slovenka
Spojené státy americké | USA | Spojené státy | US | U.S. | Američané | Američan | Američanka | Američanky | americký stát
  ~ Amerika | Státy
Spojené království | Velká Británie | Británie | UK | Britské ostrovy | Britové | Brit | Britka | Albion
  | Spojené království Velké Británie a Severního Irska ~ Angličané | Angličan | Království | Ostrovy
Severní Irsko | Severní Irové
Skotsko | Skotové | Skot
Wales | Velšané
Irsko | Irská republika | Irové | Ir
Německo | SRN | Spolková republika Německo | Němci | Němec | Němka
Francie | Francouzská republika | Francouzi | Francouz | Francouzka
Rakousko | Rakouská republika | Rakušané | Rakušan
Polsko | Polská republika | Poláci | Polák | Polka
Rusko | Ruská federace | RF | Rusové | Rus | Ruska
Ukrajina | Ukrajinci | Ukrajinec | Ukrajinka
Bělorusko | Bělorusové | Bělorus
Maďarsko | Maďaři | Maďar
Itálie | Italská republika | Italové | Ital | Italka
Španělsko | Španělské království | Španělé | Španěl
Portugalsko | Portugalci | Portugalec
Nizozemsko | Nizozemí | Holandsko | Nizozemci | Nizozemec | Holanďané | Holanďan
Belgie | Belgičané | Belgičan
Lucembursko | Lucemburčané
Dánsko | Dánové | Dán
Švédsko | Švédové | Švéd
Norsko | Norové | Nor
Finsko | Finové | Fin
Estonsko | Estonci | Estonec
Lotyšsko | Lotyši | Lotyš
Litva | Litevci | Litevec
Rumunsko | Rumuni | Rumun
Bulharsko | Bulhaři | Bulhar
Řecko | Řekové | Řek
Turecko | Turci | Turek
Srbsko | Srbové | Srb
Chorvatsko | Chorvati | Chorvat
Slovinsko | Slovinci | Slovinec
Švýcarsko | Švýcarská konfederace | Švýcaři | Švýcar
Čína | Čínská lidová republika | ČLR | Číňané | Číňan
Japonsko | Japonci | Japonec
Indie | Indové | Ind
Pákistán | Pakistán | Pákistánská islámská republika | Pákistánci | Pákistánec | Pákistánka
Írán | Íránská islámská republika | Íránci | Íránec
Irák | Iráčané | Iráčan
Izrael | Izraelci | Izraelec
Saúdská Arábie | Saúdové
Spojené arabské emiráty | SAE | Emiráty
Kanada | Kanaďané | Kanaďan
Mexiko | Mexičané | Mexičan
Austrálie | Australané | Australan
Jižní Korea | Korejská republika | Jihokorejci
Severní Korea | KLDR | Severokorejci
Jihoafrická republika | JAR | Jižní Afrika
Evropa | Evropané | Evropan
Evropská unie | EU | EU27 | EU28 | EU-27 ~ Unie | evropská sedmadvacítka | sedmadvacítka | osmadvacítka
Evropská komise | EK | eurokomise ~ Komise | komise
Evropský parlament | EP | europarlament | europoslanci ~ Parlament
Evropská rada ~ Rada
Rada Evropy | RE
Evropská centrální banka | ECB
Evropský soudní dvůr | Soudní dvůr EU | Soudní dvůr Evropské unie | ESD | SDEU
Evropský hospodářský prostor | EHP
Severoatlantická aliance | NATO | Organizace Severoatlantické smlouvy ~ Aliance | aliance
Organizace spojených národů | OSN | UN ~ Spojené národy
Světová zdravotnická organizace | WHO
Světová obchodní organizace | WTO
Mezinárodní měnový fond | MMF | IMF
Organizace pro bezpečnost a spolupráci v Evropě | OBSE
Organizace pro hospodářskou spolupráci a rozvoj | OECD
Česká tisková kancelář | ČTK
Konzervativní strana | konzervativci | toryové
Labouristická strana | labouristé | Labour Party
Republikánská strana | republikáni | republikán
Demokratická strana | demokraté | demokrat
Sněmovna reprezentantů | Sněmovna reprezentantů USA
covid-19 | koronavirus | covid | SARS-CoV-2 | koronavirus SARS-CoV-2 | nemoc covid-19 | nový koronavirus
New York Times | The New York Times | NYT | NY Times
Washington Post | The Washington Post
""")
