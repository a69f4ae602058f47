"""Opening hours of offices, the second kind of fact."""

from __future__ import annotations

from kronika.facts.kinds.office_hours.office import OfficeHours

KIND = OfficeHours()
