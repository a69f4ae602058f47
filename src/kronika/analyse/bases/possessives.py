"""Endings of adjectives made of people's names: "Nečasově vládě" speaks of Nečas. Learning sees few of them."""

from __future__ import annotations

from kronika.analyse.bases.scripts import Script

POSSESSIVES = {
    "cs": tuple(
        Script(ending, "")
        for ending in ("ův", "ova", "ovo", "ovy", "ovi", "ovu", "ově", "ovou", "ovým", "ových", "ovými")
    )
    + tuple(Script(ending, "a") for ending in ("in", "ino", "iny", "ině", "iných", "iným")),
}
