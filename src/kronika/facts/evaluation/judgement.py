"""One page judged by a model that has not seen its site, beside what people say of it."""

from __future__ import annotations

from dataclasses import dataclass

from kronika.facts.kind import EventModel, FactKind
from kronika.facts.labelled import EXCLUDED, LabelledMention, LabelledPage, matched
from kronika.model.fact import Finding


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """The findings of a page and the label of each; labels that no finding has were missed by the finder."""

    page: LabelledPage
    findings: tuple[Finding, ...]
    labels: tuple[LabelledMention | None, ...]
    classified: tuple[float, ...]  # what the classifier alone thinks

    @property
    def missed(self) -> list[LabelledMention]:
        """Labelled hours that were not found."""
        found = {id(label) for label in self.labels if label is not None}
        return [label for label in self.page.mentions if id(label) not in found]

    @property
    def judged(self) -> list[tuple[Finding, LabelledMention, float]]:
        """Findings with a label that counts."""
        return [
            (finding, label, p)
            for finding, label, p in zip(self.findings, self.labels, self.classified, strict=True)
            if label is not None and label.label != EXCLUDED
        ]


def judgement(kind: FactKind, page: LabelledPage, model: EventModel) -> Judgement:
    """One page judged."""
    findings = kind.findings(page.page, model=model)
    mentions = [finding.mention for finding in findings]
    chances = model.probabilities(kind.features(page.page, mentions))
    return Judgement(
        page=page,
        findings=tuple(findings),
        labels=tuple(matched(page.mentions, mentions)),
        classified=tuple(chance[kind.event] for chance in chances),
    )
