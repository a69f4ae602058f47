"""English phrases for invented papers."""

from __future__ import annotations

from bench.layout.vocabulary import Beat, Syllables, Vocabulary, Words, listed

VOCABULARY = Vocabulary(
    lang="en",
    beats={
        "town": Beat(
            subjects=listed("""the city council|the regional hospital|a group of local residents|the ministry of transport|the deputy
                mayor|the fire service|the county court|the school board|the opposition|the head of the planning office
                |the water company|an independent inquiry|the new coalition|the police commissioner"""),
            verbs=listed("""rejects|supports|is preparing|wants to review|has postponed|criticises|is paying for|defends|will publish
                |can no longer afford|has quietly dropped|hopes to finish"""),
            objects=listed("""the repair of the old bridge|a plan to close two schools|the new parking rules|an extension of the tram
                line|the budget for the coming year|the sale of the former barracks|stricter rules for short lets|a ban
                on heavy lorries|the report on last winter’s floods|the rebuilding of the railway station|a contract
                worth £{n} million|the vote on the waste plant|higher fees for nurseries|a petition signed by {m} people"""),
        ),
        "money": Beat(
            subjects=listed("""the central bank|the country’s largest brewer|a family-owned engineering firm|the pension fund|the steel
                maker|the finance minister|a consortium of three investors|the online retailer|the trade union|the energy
                regulator|the airport operator|an association of small farmers"""),
            verbs=listed("""expects|has cut|is buying|warns against|will delay|plans to double|is selling|blames|has approved|doubts
                |refuses to comment on|is counting on"""),
            objects=listed("""its forecast for the next quarter|a takeover of a smaller rival|another rise in interest rates|{m} jobs
                at two plants|the tax on company cars|a loan of {n} million euros|the price of electricity|investment
                in a new assembly line|the weak demand from abroad|exports to Asia|a dividend for the first time in {n}
                years|cheaper mortgages|the shortage of skilled workers|the long-awaited merger"""),
        ),
        "sport": Beat(
            subjects=listed("""the home side|the young goalkeeper|the national team coach|last year’s champion|the club’s new owner
                |the visitors’ captain|the Olympic committee|the injured striker|the league leader|a crowd of {m} spectators
                |the referee|the women’s relay team"""),
            verbs=listed("""celebrates|loses|is hoping for|has won|regrets|dominates|threw away|will remember|deserves|is waiting
                for|described|had to accept"""),
            objects=listed("""the decisive third match|a narrow victory in extra time|the first defeat of the season|a penalty in the
                {n}th minute|a place in the final|the toughest stage of the race|a contract until the summer|the bronze
                medal|a long break because of a knee injury|the record from the last world championship|the derby in
                front of a full house|the change on the bench"""),
        ),
        "culture": Beat(
            subjects=listed("""the national museum|a team of astronomers|the author of the novel|the film festival|the botanical garden
                |a little-known archive|the chamber orchestra|the university laboratory|the heritage office|the curator
                of the exhibition|an amateur historian|the city library"""),
            verbs=listed("""presents|has discovered|is restoring|opens|explores|describes|is lending|has finally received|studies
                |will show|rescued|is digitising"""),
            objects=listed("""a collection of {m} photographs|the oldest known map of the valley|an unfinished opera|a film about three
                sisters|a rare species of orchid|the remains of a medieval mill|letters from the war years|a new method
                of dating bones|the story of a forgotten painter|a cycle of lectures for children|a telescope on the
                southern slope|the restored altar"""),
        ),
    },
    adjuncts=listed("""in {town}|near {town}|on {day}|by the end of the year|despite repeated warnings|after months of talks
        |for the second time this year|at an extraordinary meeting|with the help of volunteers|in the {n} districts
        concerned|under pressure from the public|without further explanation|between {town} and {town}|during
        the night|at a cost of {n} million|in front of journalists|for at least {n} weeks|as early as next month
        |on the outskirts of {town}|with an unusually large majority|in a letter dated {n} March|just before
        the holidays"""),
    openers=listed("""According to {p},|On {day}|In {town},|As early as last autumn|At the same time|Meanwhile,|Despite the
        criticism,|For now,|A year ago|Behind closed doors|In a short statement,|Unlike in previous years,|To
        the surprise of many,|Only later|In practice,|Sources close to the talks say that"""),
    tails=listed("""because {s} {v} {o}|while {s} {v} {o}|which {p} calls a mistake|even though {s} {v} {o} {a}|and {m} people
        are affected|so that nobody has to wait longer than {n} days|as {p} told reporters {a}|if {s} {v} {o}
        |which nobody expected {a}|although the figures speak against it|before {s} {v} {o}|and the first results
        are due {a}|since {s} {v} {o}"""),
    saying=listed("""says|explains|adds|admits|argues|told this newspaper|recalls|stresses|insists|points out"""),
    sentences=listed("""{s} {v} {o} {a}.|{b} {s} {v} {o}.|{s} {v} {o}, {e}.|{b} {s} {v} {o}, {e}.|“{s} {v} {o},” {y} {p}.|“{s}
        {v} {o}, {e},” {y} {l} {a}.|{l} {y} that {s} {v} {o}.|{a} {s} {v} {o} and {v} {o}.|{s} {v} {o}; {s} {v}
        {o} {a}.|There are {m} reasons for it, {y} {p}: {s} {v} {o}.|{p}, who has lived {a} for {n} years, {y}
        that {s} {v} {o}.|The cost is put at {m} pounds, {e}.|{n} per cent of those asked say that {s} {v} {o}.
        |It’s not clear whether {s} {v} {o}.|Why {s} {v} {o}, {p} doesn’t know.|{s} {v} {o} – {e}.|{b} {p} {y}
        that {s} {v} {o} {a}."""),
    titles=listed("""{s} {v} {o}|{l}: {s} {v} {o}|{town}: {s} {v} {o}|{s} {v} {o}, {n} people respond|Why {s} {v} {o}|{p}
        and {o}|{s} {v} {o} {a}"""),
    summaries=listed("""{s} {v} {o}. What it means for {town}.|{p} on why {s} {v} {o}.|An overview of what is known so far: {s}
        {v} {o}, {e}.|{s} {v} {o}. Read what {p} thinks about it."""),
    captions=listed(
        """{p} {a}. Photo: archive|{town}, on {day}. Illustrative photo|{s} {a}|{p} ({n}) in {town}. Photo: {l}"""
    ),
    heads=listed("""What happens next|A question of money|Voices from {town}|“Nobody asked us”|{n} years of waiting|The view
        of {l}|The other side"""),
    formulas=listed("""It will be mostly cloudy, with temperatures between {n} and {n} degrees.|The wind will be light to moderate,
        {n} km/h.|The index closed at {m} points, {n} points higher than the day before.|A euro was sold at {n}
        crowns, a dollar at {n}.|Sunrise is at 6.{n}, sunset at 19.{n}.|Pollen levels remain low.|The numbers
        drawn were {n}, {n}, {n}, {n}, {n} and {n}."""),
    opinions=listed("""Well, {s} {v} {o} again, what did you expect|I live in {town} and it’s nothing like that!!|so who pays
        for {o}? us, as always|{n} years I have been saying this|Great news, finally!|lol, {o}, you can’t be
        serious|@{nick} read the article first|Totally agree with {nick}.|First!|and then people wonder why {s}
        {v} {o}...|My brother works there and says {s} {v} {o}|what a joke|Sad. Just sad.|Nobody in {town} asked
        for {o}, believe me|Typo in the second paragraph|I would give them {n} years|good for them i guess|Does
        anyone know when?|Better {o} than nothing|same story as in {town} {n} years ago, nobody learned anything
        |why no comment from {p}??|thanks for the article"""),
    nicks=listed("""oldtimer|greg_77|Marge|northernlad|no1reader|Sceptic|birdie|anon|Pete W.|TeaAndToast|realist99|hk|Captain
        Obvious|juno|mike_t"""),
    firsts=listed("""Anna|Thomas|Laura|Peter|Claire|Daniel|Emma|Robert|Helen|Martin|Alice|George|Nora|Simon|Ruth|Adam|Julia
        |Oscar|Irene|Victor"""),
    fillers=listed("""quietly|again|reportedly|largely|in {town}|in 20{n}|however|perhaps|according to {l}|once more|after
        {n} years|almost|mostly|slowly|it seems|openly|at last|suddenly|of course|officially|in part|as before
        |late on {day}|in the end|so far|above all|twice|rather|these days|as {l} puts it|by now|more or less
        |privately|on paper|from {town}|in turn|to some extent|for good|without fuss|with reluctance|abroad|locally
        |in public|at home|ahead of time|overnight|under its breath|by accident|on purpose|since 20{n}|for {n}
        months|at {town}"""),
    surnames=Syllables(
        first=listed("""Hart|Pem|Lind|Red|Call|Ash|Thorn|Whit|Bar|Fen|Del|Mar|Sand|Har|Toll|Brig|Yard|Pen|Cole|Iver|Wal|Rad|Stan
        |Bright|Holl|Kemp|Lang|Mill|Nor|Pres"""),
        middle=listed("""|er|ing|en|el|al|ow|in|ham|or"""),
        last=listed("""ton|well|ford|by|worth|son|ley|man|field|wick|stone|gate"""),
    ),
    towns=Syllables(
        first=listed("""Mill|Ash|King|North|Red|Stone|Elm|Port|Wex|Lang|Dun|Mar|Oak|Silver|Brack|Fair|West|Cold|High|Long|Black
        |Green"""),
        middle=listed("""|er|ing|en|s|el|le"""),
        last=listed("""brook|ford|ley|haven|cliff|bridge|stead|moor|field|ham|ton|bury"""),
    ),
    days=listed("""Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday"""),
    words=Words(
        menu=listed("""Home|News|Politics|Business|Sport|Culture|Opinion|Weather|Video|Podcasts|Contact"""),
        comments="Comments",
        no_comments="Be the first to comment.",
        related="Read also",
        most_read="Most read",
        more="Read more",
        tags="Topics",
        share="Share this article",
        photo="Photo",
        newsletter="Get the morning’s news in your inbox. Sign up for our free newsletter, you can leave at any time.",
        cookies="We use cookies to make this site work better. Find out more or change your settings.",
        subscribe=listed("""The rest of this article is for subscribers only.|Subscribe now and read everything for the first month
            at half price.|Already a subscriber? Log in."""),
        consent=listed("""Before you continue, we need your consent.|We and our {n} partners store and access information on your
            device, such as cookies, and process personal data for personalised advertising, measurement and product
            development.|You can change your choice at any time in the privacy settings.|Accept all|Reject all|Manage
            options"""),
        footer=listed("""All rights reserved. Any use of the content, including copying, is forbidden without written consent
            of the publisher.|About us|Terms of use|Privacy|Advertising|The publisher is not responsible for the
            content of external sites.|Editorial office: 12 Market Street|ISSN {m}-{m}"""),
        standing=listed("""Follow us for the latest news.|Got a tip? Write to our newsroom.|This article was first published in
            our weekend edition."""),
        about="{p} has been writing for us from {town} since 20{n}.",
        units=listed("""Place|Name|Points|Year|Share|Total"""),
    ),
)
