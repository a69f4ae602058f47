// The inbox by keys: j and k go from entry to entry, other keys press the button of the entry that names them.
"use strict";

const FIELDS = "input:not([type=checkbox]), textarea, select";
let place = null; // the entry one stands on: its id and its number, to be found again after a swap

// A layout without Latin letters (Russian) still has the keys in their places.
const nameOf = (event) => (/^[a-z?]$/i.test(event.key) ? event.key : event.code.replace(/^Key/, "")).toLowerCase();
const entries = () => [...document.querySelectorAll("[data-entry]")];
const here = () => document.activeElement?.closest("[data-entry]") ?? (place && document.getElementById(place.id));

function stand(entry) {
  if (!entry) return;
  place = { id: entry.id, number: entries().indexOf(entry) };
  entry.focus({ preventScroll: true });
  entry.scrollIntoView({ block: "nearest" });
}

function step(by) {
  const all = entries();
  const now = all.indexOf(here());
  stand(all[Math.min(Math.max(now < 0 ? 0 : now + by, 0), all.length - 1)]);
}

const help = () => { const box = document.getElementById("keys-help"); if (!box.open) box.showModal(); };

document.addEventListener("keydown", (event) => {
  const field = event.target.closest?.(FIELDS);
  if (field && event.key === "Escape") field.blur();
  if (field || event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open], .htmx-request")) return;
  const name = nameOf(event);
  const entry = here();
  if (name === "?") help();
  else if (name === "j") step(1);
  else if (name === "k") step(-1);
  else if (event.key === "Enter" && document.activeElement?.matches("[data-entry]")) press(entry, "o");
  else if (event.repeat || !entry || !press(entry, name)) return;
  event.preventDefault();
});

function press(entry, name) {
  const target = /^[a-z]$/.test(name) && entry.querySelector(`[aria-keyshortcuts="${name}"]`);
  if (!target) return false;
  stand(entry);
  target.click();
  return true;
}

document.addEventListener("click", (event) => { if (event.target.closest("#keys-open")) help(); });
document.addEventListener("focusin", (event) => {
  const entry = event.target.closest("[data-entry]");
  if (entry) place = { id: entry.id, number: entries().indexOf(entry) };
});

// An entry that has left the list gives its place to the one that followed.
document.addEventListener("htmx:after:swap", () => {
  if (!place || document.activeElement?.closest(FIELDS)) return;
  const all = entries();
  stand(document.getElementById(place.id) ?? all[Math.min(place.number, all.length - 1)]);
});
