"""English sentences for watched pages: about committees, roads, gardens and machines, with numbers thrown."""

from __future__ import annotations

from random import Random

SENTENCES = (
    "The committee met {n} times this year and published a short summary after each meeting.",
    "Volunteers have repaired {n} benches along the river path since the snow melted.",
    "Anyone who would like to help can leave a message at the front desk before noon.",
    "The old bridge will stay open for cyclists, while lorries have to use the northern road.",
    "A survey among {n} households showed that most people prefer the later bus.",
    "The workshop accepts clocks, radios and small lamps, but no batteries and no monitors.",
    "Last winter the heating failed twice, so the boiler was replaced in the summer holidays.",
    "Tickets are cheaper for students, and children under {n} do not pay at all.",
    "The new reading room has {n} seats, good light and a quiet corner for long afternoons.",
    "Every report is checked by two people who have not worked on it.",
    "The river carried {n} per cent more water than in an average spring.",
    "Farmers on the east bank expect a late harvest because the soil stayed cold until May.",
    "The museum lends its travelling cases to schools free of charge for {n} days.",
    "Engineers found a crack in the third pillar and closed one lane as a precaution.",
    "The choir rehearses in the town hall until its own building has been dried out.",
    "Visitors are asked to leave large bags in the lockers next to the entrance.",
    "The budget leaves {n} thousand for repairs, which is less than the council had asked for.",
    "Two apprentices from the technical school built the model in a little over {n} weeks.",
    "The library keeps newspapers for {n} years and maps for as long as the paper lasts.",
    "When the wind comes from the west, the ferry leaves from the lower pier.",
    "The orchard was planted by a teacher who wanted his pupils to know forty kinds of apples.",
    "An independent review praised the plan and warned that its timetable was too tight.",
    "The kitchen serves soup from eleven, and on Fridays there is fish from the lake.",
    "Neighbours collected {n} signatures against the car park and for a small playground.",
    "The observatory opens on clear nights only; a flag on the tower says whether it does.",
    "Old keys, letters and photographs are welcome in the archive at any time.",
    "The pump in the lower village was tested on {n} mornings without a single fault.",
    "Dogs are allowed on a lead, except in the meadow where the lapwings nest.",
)
SENTENCES_EACH = 3


def english_paragraph(dice: Random) -> str:
    """A paragraph of a few sentences."""
    chosen = dice.sample(SENTENCES, SENTENCES_EACH)
    return " ".join(text.replace("{n}", str(dice.randrange(3, 98))) for text in chosen)
