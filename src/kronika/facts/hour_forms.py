"""How hours are written on Polish pages: the forms, and the numbers that only look like them."""

from __future__ import annotations

import re

PRICE = r"\s?(?:zł|pln|eur|km|m\b|%)"
SEPARATOR = rf"(?:[.:]|\s?:\s?|,(?=[0-5][05oO](?!{PRICE}))|\.\s(?=00|15|30|45))"
MINUTES = r"(?:[0-5][0-9oO]|[oO0]{2}|[°º]{2}|0(?![0-9oO]))"
ROUND = r"(?:00|15|20|30|40|45|50)"  # of hours whose dot or superscript was lost, and of hours with a space
HOUR = r"(?:[01]?[0-9]|2[0-4])"
DAYTIME = r"(?:[5-9]|0[5-9]|1[0-9]|2[0-4])"
BARE = r"(?:[6-9]|1[0-9]|2[0-2])"
RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹"
LOWERED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹oO°º", "01234567890000")
BLANK = "[ \t\u00a0\u2007\u2009\u202f]"

# An hour and its minutes, written apart in some way. Not inside a longer number, a date, an account or a score.
CLOCK = re.compile(rf"(?<![\d{RAISED}])(?<!\d[.:])({HOUR}){SEPARATOR}({MINUTES})(?![\d{RAISED}])")
SUPERSCRIPT = re.compile(
    rf"(?<![\d{RAISED}])(?<!\d[.:])({HOUR})[.:]?{BLANK}?([{RAISED}]{{2}}|[°º]{{2}})(?![{RAISED}\d])"
)
RUN_TOGETHER = re.compile(
    rf"(?<![\w:§+{RAISED}])(?<!\d[.])(?<![^\W\d]/)({DAYTIME})({ROUND})(?![\w{RAISED}]|[.:]\d|/\d\d?/|,\d(?!\d\d\d?(?!\d)))"
)
LETTERED = re.compile(
    rf"(?<![\w:/§+.,-])({DAYTIME})([oO]{{2}}|[0-5][oO])(?!\w)"
)  # "9oo": small raised letters that came down
TWO_WORDS = re.compile(
    rf"(?<![\w,:/§+-])(?<!\d[.])({DAYTIME})(?:{BLANK}{{1,2}}|{BLANK}?\n{BLANK}*)({ROUND})(?![\w%]|[.,:/]\d)"
)
DASHED = re.compile(rf"(?<![\w.,:/§+-])({DAYTIME})[-–](00|30|45)(?![\w%-]|[.,:/]\d)")
NUMBER = re.compile(rf"(?<![\w.,:/§+-])({BARE})(?!\w|[.,:/-]\d|[-–/%°.:])")

# A bare number counts as an hour with a dot, a dash or a letter at it only after words like these.
HOUR_WORD_BARE = re.compile(
    rf"(?<!\w)(?:o|godz\.?|godzin(?:a|ie|ą|ę|y|ach)|g\.|od|do)\s*:?[ \t\u00a0]*({BARE})(?!\w|[.,:/]\d)", re.IGNORECASE
)
NEXT_BARE = re.compile(
    rf"\.?(?:{BLANK}*,{BLANK}*|{BLANK}+(?:i|oraz|lub){BLANK}+|{BLANK}?[-–—]{BLANK}?)({BARE})(?!\w|[.,:/]\d)",
    re.IGNORECASE,
)

DATE_AFTER = re.compile(r"\.?\s?(?:(?:19|20)\d\d(?!\d)|r\.)|\.\d|[-–]\s?\d{1,2}\.\d\d\.\d")
DIGITS_BEFORE = re.compile(r"(?:\d{2,}|\+\d+\)?)[ \u00a0-]$")
DIGITS_AFTER = re.compile(r"[ \u00a0-]\d{2,}(?![.:,]\d)")

# Between the ends of a range: "16.00–17.30", "od 16 do 17", "w godz. 9-11".
BETWEEN = re.compile(r"\s?(?:[-–—‐‑÷]|do|aż do|a)(?:\s?(?:godz\.?|godziny|g\.|ok\.))?\s?", re.IGNORECASE)
