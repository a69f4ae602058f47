// From change to change by buttons and keys: the ways are the links of the list, also those that lead into the frame.
"use strict";

const ways = [...document.querySelectorAll("a[data-stop]")];
const told = document.getElementById("stop-here");
const frame = document.getElementById("marked");
let at = Math.max(ways.findIndex((way) => way.hash === location.hash && location.hash), 0);

// Only the list is scrolled: on a phone it stands below the page, and nobody wants to be taken there.
function keepInSight(way) {
  const list = way.closest("ol");
  const [box, one] = [list.getBoundingClientRect(), way.getBoundingClientRect()];
  if (one.top < box.top) list.scrollTop -= box.top - one.top;
  if (one.bottom > box.bottom) list.scrollTop += one.bottom - box.bottom;
}

function stand(place, follow = true) {
  if (!ways.length) return;
  at = (place + ways.length) % ways.length;
  for (const way of ways) way.removeAttribute("aria-current");
  ways[at].setAttribute("aria-current", "true");
  keepInSight(ways[at]);
  if (told) told.textContent = `${at + 1} / ${ways.length}`;
  if (!follow) return;
  // Replaced, not opened: the button “back” leads to the screen before, not through every change.
  if (frame) frame.contentWindow.location.replace(ways[at].href);
  else {
    const change = document.querySelector(ways[at].hash);
    change.scrollIntoView({ block: "start" });
    change.focus({ preventScroll: true });
  }
}

document.getElementById("stop-next")?.addEventListener("click", () => stand(at + 1));
document.getElementById("stop-before")?.addEventListener("click", () => stand(at - 1));
ways.forEach((way, place) => way.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stand(place);
}));
stand(at, false);
