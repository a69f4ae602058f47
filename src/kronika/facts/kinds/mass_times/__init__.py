"""Times of holy masses, the first kind of fact."""

from __future__ import annotations

from kronika.facts.kinds.mass_times.mass_times import MassTimes

KIND = MassTimes()
