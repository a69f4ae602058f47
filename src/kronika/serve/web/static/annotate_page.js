// A page at once: every choice is kept as it is made, a changed mind takes the first one back, keys go from hour to hour.
"use strict";

const root = document.getElementById("annotate");
const say = root.dataset;
const form = document.getElementById("whole");
const queue = new AnswerQueue(say.kind, { want: 0, device: say.fingerprint ? async () => fingerprint() : null });
const items = [...document.querySelectorAll(".item")];
const told = document.getElementById("told");
const made = new Map(); // what was said of each fragment: its choice and its client number
let since = performance.now();

const numberOf = (item) => Number(item.dataset.fragment);
const seconds = () => {
  const took = Math.min(600, Math.round((performance.now() - since) / 10) / 100);
  since = performance.now();
  return took;
};

function choose(item, choice) {
  const id = numberOf(item);
  const before = made.get(id);
  if (before?.choice === choice) return;
  if (before) queue.takeBack(before.client);
  made.set(id, { choice, client: queue.answer({ id, path: [], before: "", marked: "", after: "", site: "" }, choice, seconds()) });
}

function draw() {
  if (!told) return;
  const lost = queue.connection !== "good";
  told.textContent = lost ? queue.said || say.lost : queue.waiting ? `${say.waiting} ${queue.waiting}` : made.size ? say.saved : "";
}

function onward(item, by) {
  const next = items[items.indexOf(item) + by];
  if (!next) { if (by > 0) form.querySelector("button[type=submit]").focus(); return; }
  (next.querySelector("input:checked") ?? next.querySelector("input[type=radio]")).focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest" });
}

form?.addEventListener("change", (event) => choose(event.target.closest(".item"), event.target.value));

form?.addEventListener("keydown", (event) => {
  const item = event.target.closest(".item");
  if (!item || event.ctrlKey || event.altKey || event.metaKey) return;
  const key = event.key.toLowerCase();
  const choice = [form.dataset.yes, "y", "arrowright"].includes(key) ? "yes" : [form.dataset.no, "n", "arrowleft"].includes(key) ? "no" : "";
  if (choice) {
    item.querySelector(`[value=${choice}]`).checked = true;
    choose(item, choice);
    onward(item, 1);
  } else if (key === "arrowdown" || key === "arrowup") onward(item, key === "arrowdown" ? 1 : -1);
  else return;
  event.preventDefault();
});

// The rest is skipped; the next page comes when the server has it all.
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  items.filter((item) => !made.has(numberOf(item))).forEach((item) => choose(item, "skip"));
  form.querySelector("button[type=submit]").disabled = true;
  const go = () => { if (!queue.waiting) location.reload(); };
  queue.addEventListener("change", go);
  go();
});

queue.addEventListener("change", draw);
// Answers of one page are no history for the other screen: what is undone there is what was answered there.
addEventListener("pagehide", () => {
  queue.load();
  queue.state.past = queue.state.past.filter((one) => one.fragment.marked);
  queue.keep();
});

if (say.known) queue.send();
else if (document.getElementById("begin") && say.fingerprint) document.getElementById("begin").addEventListener("submit", async (event) => {
  event.preventDefault(); // with a script the device is recognised first
  queue.about.want = 1;
  queue.state.empty = false;
  queue.keep();
  await queue.send();
  location.reload();
});
