// A key presses the button that shows it (aria-keyshortcuts); not while one types, and only as long as #keys is on.
"use strict";

const FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select";
let tabbed = false; // was Tab the last thing pressed?

// A layout without Latin letters (Russian) or with digits under Shift (Czech) still has the keys in their places.
const nameOf = (event) =>
  (/^[a-z0-9]$/i.test(event.key) ? event.key : event.code.replace(/^(Key|Digit|Numpad)/, "")).toLowerCase();

document.addEventListener("keydown", (event) => {
  const field = event.target.closest?.(FIELDS);
  if (field && event.key === "Escape") field.blur();
  if (field || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
  if (!document.getElementById("keys")?.checked || document.querySelector(".htmx-request")) return;
  const target = document.querySelector(`[aria-keyshortcuts="${CSS.escape(nameOf(event))}"]`);
  if (!target) return;
  event.preventDefault();
  if (target.matches(FIELDS)) target.focus();
  else target.click();
});

// A verdict with a note leaves the note, so that the next key is a verdict again.
document.addEventListener("submit", () => {
  if (document.activeElement?.matches(`#judging :is(${FIELDS})`)) document.activeElement.blur();
}, true);

// A click into the stored page would send all keys there. Who came by Tab stays, to scroll with the arrow keys.
document.addEventListener("keydown", (event) => { tabbed = event.key === "Tab"; }, true);
document.addEventListener("pointermove", () => { tabbed = false; });
window.addEventListener("blur", () => setTimeout(() => {
  const frame = document.activeElement;
  if (frame?.tagName === "IFRAME" && !tabbed) { frame.blur(); window.focus(); }
}));

document.querySelectorAll("[data-with-script]").forEach((part) => { part.hidden = false; });
