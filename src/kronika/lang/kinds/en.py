"""English."""

from kronika.lang.language import Language, month_forms, pairs, phrases, strengths, unit_forms, words

KIND = Language(
    code="en",
    name="English",
    zone="UTC",
    months=month_forms(
        (
            "january jan",
            "february feb",
            "march mar",
            "april apr",
            "may",
            "june jun",
            "july jul",
            "august aug",
            "september sep sept",
            "october oct",
            "november nov",
            "december dec",
        )
    ),
    weekdays=words("monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun"),
    days_back={"today": 0, "yesterday": 1},
    just_now=frozenset({"just now", "moments ago", "a moment ago"}),
    ago_after=words("ago"),
    units=unit_forms(
        minute="minute minutes min mins min.",
        hour="hour hours hr hrs h",
        day="day days",
        week="week weeks",
        month="month months",
    ),
    numbers={
        "a": 1,
        "an": 1,
        "one": 1,
        "two": 2,
        "three": 3,
        "four": 4,
        "five": 5,
        "six": 6,
        "seven": 7,
        "eight": 8,
        "nine": 9,
        "ten": 10,
    },
    time_words=words("at on"),
    day_first=False,
    stop_words=words(
        "a about after all also an and any are as at be because been before being but by can could did do does for from had has have he "
        "her his how i if in into is it its just like more most my no not now of on one only or other our out over said she should so some "
        "such than that the their them then there these they this those to up was we were what when where which who will with would you your"
    ),
    ands=words("and"),
    author_prefixes=("by", "author", "authors", "written by", "words by", "source"),
    comment_words=(
        "comments",
        "leave a comment",
        "leave a reply",
        "discussion",
        "join the conversation",
        "reader comments",
        "responses",
    ),
    teaser_words=(
        "read also",
        "read more",
        "read next",
        "see also",
        "related articles",
        "related stories",
        "related",
        "more on this story",
        "more stories",
        "most read",
        "you may also like",
        "also read",
        "recommended",
    ),
    ad_words=("advertisement", "sponsored", "sponsored content", "paid content", "promoted"),
    share_words=("share", "share this", "print", "email this", "subscribe", "sign up", "follow us", "tweet"),
    caption_words=("photo", "photo:", "photograph", "image", "image:", "picture:", "photo credit", "file photo"),
    keyword_words=("tags", "keywords", "topics", "filed under", "tagged"),
    date_words=("published", "updated", "posted", "last updated", "date"),
    missing_words=phrases(
        "page not found | not found | page does not exist | page doesn't exist | no longer available | "
        "this page isn't available | page cannot be found | page can't be found | page could not be found | "
        "we can't find that page | we couldn't find that page | couldn't find the page | the page you are looking for | "
        "the page you were looking for | the page you requested | the requested url was not found | article not found | "
        "content not found | page unavailable | page has been removed | page has moved or been deleted | nothing found | "
        "nothing was found at this location | something went wrong | error 404 | 404 error"
    ),
    wall_words=phrases(
        "log in | sign in | login | please log in | please sign in | enter your password | members only | member login | "
        "log in to your account | sign in to your account | customer login"
    ),
    paywall_words=phrases(
        "subscribers only | for subscribers only | subscriber only | subscribe to continue | subscribe to read | "
        "subscribe now to read | this article is for subscribers | this story is for subscribers | "
        "this content is for subscribers | this content is only available to subscribers | to continue reading | "
        "continue reading with a subscription | already a subscriber | unlock this article | get full access to this article | "
        "to read the full article | to read the full story | you have reached your limit of free articles | "
        "you've reached your article limit | the rest of this article is | start your free trial to read | "
        "exclusive to subscribers | become a member to read"
    ),
    challenge_words=phrases(
        "verify you are human | verifying you are human | verify that you are not a robot | checking your browser | "
        "checking if the site connection is secure | are you a robot | are you human | i am not a robot | i'm not a robot | "
        "just a moment | attention required | access denied | access to this page has been denied | you have been blocked | "
        "request unsuccessful | pardon our interruption | security check | human verification | ddos guard | ddos protection by | "
        "unusual traffic from your computer | please complete the security check | one more step | 403 forbidden | "
        "429 too many requests | request blocked | bot verification | press and hold to confirm"
    ),
    consent_words=("we use cookies", "cookie policy", "accept cookies", "this site uses cookies"),
    page_words=("page", "pg.", "p."),
    next_page_words=(
        "next page",
        "go to next page",
        "continued on next page",
        "continue to next page",
        "continue to page",
        "go to page",
    ),
    onward_words=("next", "continue", "continue reading", "continued", "more", "read on", "keep reading"),
    other_article_words=(
        "next article",
        "next post",
        "next story",
        "next entry",
        "next news",
        "previous article",
        "next photo",
        "next image",
        "next gallery",
        "next up",
    ),
    one_page_words=(
        "single page",
        "view as single page",
        "view on one page",
        "show all on one page",
        "all on one page",
        "one page",
        "view all",
        "show all",
        "full article",
        "read full article",
        "whole article",
        "print version",
        "printer-friendly",
        "printable version",
        "print",
    ),
    privacy_words=phrases(
        "cookie | personal data | consent | privacy | our partners | gdpr | vendors | legitimate interest | personalised | "
        "personalized"
    ),
    accept_words=phrases(
        "accept all | accept and | accept cookies | accept | i accept | i agree | agree | agree and | allow all | yes i agree | "
        "consent | got it | continue with ads | read ad free"
    ),
    gate_words=phrases(
        "log in to continue reading | sign in to continue reading | register to continue reading | register to read | "
        "sign up to read | sign up to continue reading | create a free account to | log in to read | sign in to read | "
        "please log in to view | you must be logged in | you need to be logged in to view | "
        "this content is available to registered | i am over 18 | i am 18 or older | are you over 18 | you must be 18 | "
        "confirm your age | verify your age"
    ),
    offer_words=phrases(
        "subscribe | subscription | subscriber | subscribers | free trial | per month | a month | unlock | premium | membership | "
        "digital access"
    ),
    script_words=phrases(
        "enable javascript | turn on javascript | requires javascript | javascript is disabled | javascript is required | "
        "javascript to run this app"
    ),
    reply_words=phrases(
        "reply | report | like | dislike | share | quote | permalink | link | edit | upvote | downvote | flag | show replies | "
        "hide replies | view replies | log in to reply | report abuse | recommend | more | less | report this | respond"
    ),
    writing_words=phrases(
        "leave a comment | leave a reply | add a comment | add your comment | post a comment | post new comment | post comment | "
        "write a comment | submit comment | your email | your name | your comment | required fields | name | email | "
        "save my name | notify me | no comments | no responses | be the first | there are no comments | comments are | "
        "comments for | comments posted | commenting | log in to | login to | sign in to | you must be | please log in | "
        "please sign in | join the | sort by | loading | view all | see all | show comments | more information about formatting | "
        "lines and paragraphs | allowed html | web page addresses | the content of this field | you may use these | "
        "cancel reply | by posting | by submitting | we welcome | subscribe to | powered by | this site uses akismet | "
        "have your say | website"
    ),
    said_words=phrases(
        "says | said | wrote | writes | posted | by | replied | replies | replying to | in reply to | in response to | "
        "commented | user | on | at"
    ),
    more_units=words("second seconds sec secs s m d w y yr yrs year years mo mos"),
    counter_words=phrases(
        "views | view | page views | pageviews | viewed | reads | readers online | visitors online | users online | "
        "guests online | online now | people are viewing | people viewing | people are watching | people watching | "
        "are viewing this | is viewing this | visits | visitors today | visits today | hits | likes | like | "
        "people like this | comments | comment | shares | downloads | downloaded | total downloads | followers | retweets | "
        "reposts | upvotes | claps | plays | impressions | watching now | currently viewing | currently reading | watchers | "
        "times read | times viewed | "
        "visitor number | visitor no | visitor | "
        "visitors: | total visitors | visitor count | visitor counter | hit counter | "
        "has been accessed | has been visited | you are visitor | read | opened | accessed"
    ),
    countdown_words=phrases(
        "ends in | starts in | closes in | expires in | time left | remaining | begins in | next update in | refreshes in"
    ),
    made_words=phrases(
        "generated | page generated | rendered | page rendered | loaded in | served by | server time | current time | "
        "local time | time now | it is now | today is | today's date | cached | request id | ray id | trace id | session id | "
        "page built | built at | snapshot taken | load time | query time | "
        "this page was generated | page was generated | this page was rendered | this page was created | page created | page loaded in"
    ),
    updated_words=phrases(
        "updated | last updated | last update | last modified | last refreshed | refreshed | last checked | as of | "
        "retrieved | printed | data from | modified | "
        "created | page loaded | as at | rendered at | last refresh | last build | "
        "this page was last edited | this page was last updated | this page was last modified | last edited"
    ),
    token_words=phrases(
        "nonce | token | csrf | csrf token | session | session id | request | request id | ray id | trace id | "
        "correlation id | incident id | instance | event id"
    ),
    checksum_words=phrases(
        "sha | sha1 | sha-1 | sha256 | sha-256 | sha512 | sha-512 | md5 | checksum | commit | fingerprint | hash | digest | "
        "crc32 | signature | serial"
    ),
    abbreviations=words(
        "mr mrs ms messrs mme mlle dr prof rev fr st gen col maj capt lt sgt cpl adm cmdr gov sen rep reps sens pres hon supt insp "
        "det sec e.g i.e eg ie viz cf vs v al approx dept est ext fig figs ed eds pp vol vols mt ft rt ave blvd rd bros messrs "
        "gens ald atty asst treas amb"
    ),
    number_abbreviations=words(
        "no nos p pp vol art sec ch fig figs ca c jan feb mar apr jun jul aug sep sept oct nov dec op pt approx tel"
    ),
    person_titles=words(
        "mr mrs ms miss mx dr prof rev sir lady lord dame fr st gen col maj capt lt sgt adm cmdr gov sen rep president "
        "prime minister king queen prince princess pope judge justice chancellor secretary governor senator mayor phd md esq jr sr"
    ),
    legal_forms=phrases(
        "ltd | ltd. | limited | inc | inc. | incorporated | corp | corp. | corporation | co. | company | plc | llc | llp | lp | "
        "gmbh | ag | s.a. | n.v. | b.v. | s.p.a. | pty ltd | & co."
    ),
    function_words=words(
        "above across actually again against ago almost along already although always am among another anybody anyone anything around "
        "away back became become below best better between both came cannot can't certainly come comes couldn't day days didn't doesn't "
        "doing don't done down during each either else enough even ever every everyone everything except far few first five four get gets "
        "getting give given go goes going gone got hadn't hasn't haven't having he's here hers herself him himself however i'd i'll i'm "
        "i've in instead isn't it's itself know last later least less let let's little long made make makes making many may maybe me "
        "meanwhile might mine month months moreover much must myself near need neither never new next nobody none nor nothing off often "
        "ok okay once ones onto others ought ours ourselves own per perhaps please put quite rather really right same saw say saying says "
        "see seem seemed seems seen several shall she's since six something soon still take taken ten thank that's thats themselves "
        "there's therefore they're thing things think though three through throughout thus til till today together told tomorrow too took "
        "toward towards two under unless until upon us use used using very via want wants wasn't way we'll we're we've week weeks well went "
        "weren't whatever what's whether while whose why within without won't wouldn't year years yes yesterday yet you'd you'll you're "
        "you've yours yourself according added asked called told monday tuesday wednesday thursday friday saturday sunday"
    ),
    general_words=words(
        "way thing part time place person people case group country question possibility reason life world side problem  "
        "situation result opinion truth number majority half series end beginning course basis step condition level  "
        "view word relation work example kind moment help information woman man child thousand million billion percent  "
        "lot bit fact difference sense point name story hour minute home hand area statement report lack move set  "
        "something spokesman spokesperson  "
    ),
    negations=words(
        "not no never none nobody nothing nowhere neither nor without hardly barely scarcely cannot can't don't doesn't didn't isn't "
        "aren't wasn't weren't won't wouldn't shouldn't couldn't haven't hasn't hadn't ain't lacks lack n't cant dont"
    ),
    intensifiers=strengths(
        strong="very | extremely | highly | absolutely | totally | completely | utterly | incredibly | deeply | hugely | massively | "
        "exceptionally | enormously | too | most | severely | awfully | terribly | overwhelmingly | entirely | thoroughly",
        some="quite | really | so | rather | particularly | especially | significantly | considerably | truly | seriously | more | much | "
        "greatly | strongly | pretty | notably | substantially",
        soft="slightly | somewhat | fairly | a bit | a little | partly | relatively | moderately | less | mildly | kind of | sort of",
        hardly="almost | nearly | barely | hardly | scarcely | little | only",
    ),
    lemma_exceptions=pairs("thinking=think left=leave n't=not following=follow"),
    adverb_endings=("ly",),
    infinitive_endings=("",),
    verb_endings=("ed",),
)
