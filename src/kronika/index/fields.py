"""The fields of the index; their names are what aggregations are written with.

A word X is in a text if it stands there as written, or one of its dictionary forms L (`lemmas_asked`) does, or a form of L:
title:X OR title:L OR title_lemma:L. The fields with lemmas have no positions, and leave out what title itself has: that halves them.
A phrase of dictionary forms is a phrase of the forms that stand for each of them (`forms`: terms "L form", found by their prefix).
"""

from __future__ import annotations

from functools import cache

import tantivy

VERSION = 2  # of the fields and of what is written into them: another number, and indexes are built anew

TITLE, LEAD, BODY = "title", "lead", "body"
TEXTS = (TITLE, LEAD, BODY)  # words as written, in small letters, with positions
LEMMA = "_lemma"  # behind the name of a text field: dictionary forms that are no word of that text, without positions
ENTITY, KEYWORD, AUTHOR = "entity", "keyword", "author"
WORDS = (ENTITY, KEYWORD, AUTHOR)  # words of base forms, of keywords as written and of their lemmas, of authors
ENTITY_KEY, KEYWORD_KEY, OWN_KEYWORD_KEY = "entity_key", "keyword_key", "own_keyword_key"
KEYS = (ENTITY_KEY, KEYWORD_KEY, OWN_KEYWORD_KEY)  # one term each, many an article, countable
TERMS = ("section", "source", "lang", "class", "tone")  # one term an article, countable
URL = "url"
HAS = "has"  # names of those of the fields title, lead, body and author that an article has
ID = "id"  # indexed, to replace an article
AT = "at"  # seconds since 1970
NUMBERS = (ID, AT, "day", "cluster")  # countable, and asked for by ranges
POINTS = ("score", "positive", "negative")
SENTENCES = "sentences"
PRINT = "print"  # of all that was indexed of an article, to compare it with the store
FORMS = "forms"  # "lemma form" and "=bare word" for every pair that was ever indexed: which forms and spellings a word has here
SPECIAL, MARK = "special", "mark"  # documents that are no articles: the mark reached, and forms
ANY = "any"  # the term that all special documents have


@cache
def schema() -> tantivy.Schema:
    """The schema. Words are cut by us and only parted at blanks by tantivy."""
    builder = tantivy.SchemaBuilder()
    for name in (*TEXTS, *WORDS):
        builder.add_text_field(name, tokenizer_name="whitespace", index_option="position")
    for name in TEXTS:
        builder.add_text_field(name + LEMMA, tokenizer_name="whitespace", index_option="basic")
    for name in (*KEYS, *TERMS):
        builder.add_text_field(name, tokenizer_name="raw", fast=True, index_option="basic")
    for name in (URL, HAS, FORMS, SPECIAL):
        builder.add_text_field(name, tokenizer_name="raw", index_option="basic")
    for name in NUMBERS:
        builder.add_integer_field(name, indexed=name == ID, fast=True)
    for name in POINTS:
        builder.add_float_field(name, fast=True)
    for name in (SENTENCES, PRINT):
        builder.add_integer_field(name, fast=True)
    builder.add_integer_field(MARK, stored=True)
    return builder.build()
