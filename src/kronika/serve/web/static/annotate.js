// The screen of one fragment: buttons, keys and swipes answer it; the next one is already here.
"use strict";

const root = document.getElementById("annotate");
const say = root.dataset; // kind, fingerprint, and the words this script says
const at = (id) => document.getElementById(id);
const card = at("card");
const queue = new AnswerQueue(say.kind, { want: 4, device: say.fingerprint ? async () => fingerprint() : null });
const TOO_SOON = 150; // ms; nobody has read a fragment by then: the second tap of a double tap
let shown = null;
let since = 0;

// ---- showing

function element(name, kind, text) {
  const made = document.createElement(name);
  if (kind) made.className = kind;
  if (text !== undefined) made.textContent = text;
  return made;
}

function show(fragment) {
  shown = fragment;
  since = performance.now();
  card.dataset.fragment = fragment.id;
  const path = element("p", "path");
  path.append(...fragment.path.map((part) => element("span", "", part)));
  const text = element("p", "fragment");
  if (say.lang) text.lang = say.lang;
  text.append(fragment.before, element("mark", "", fragment.marked), fragment.after);
  card.querySelector(".words").replaceChildren(...(fragment.path.length ? [path] : []), text, element("p", "from", fragment.site));
  card.classList.remove("comes");
  void card.offsetWidth; // begin the movement anew
  card.classList.add("comes");
}

function draw() {
  const { current } = queue;
  if (current && current.id !== shown?.id) show(current);
  if (!current) shown = null;
  card.hidden = !current;
  at("answering").hidden = !current;
  at("question").hidden = !current && queue.state.empty;
  at("thanks").hidden = Boolean(current) || !queue.state.empty;
  at("loading").hidden = Boolean(current) || queue.state.empty;
  at("undo").disabled = queue.state.past.length === 0;
  drawProgress(queue.state.progress);
  drawWaiting();
}

function drawProgress(progress) {
  if (!progress) return;
  for (const cell of document.querySelectorAll("[data-progress]")) cell.textContent = progress.words[cell.dataset.progress] ?? "";
  at("bar").setAttribute("width", progress.share);
}

function drawWaiting() {
  const lost = queue.connection === "lost";
  at("waiting").hidden = !(lost || (queue.waiting && !queue.sending));
  at("waiting-words").textContent = lost ? queue.said || say.lost : say.sending;
  at("waiting-count").textContent = queue.waiting ? `${say.waiting} ${queue.waiting}` : "";
  at("refused").hidden = queue.connection !== "refused";
}

// The buttons are where they were; what moves is the page above them.
function toBottom() {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  const mark = card.querySelector("mark");
  if (mark && !card.hidden && mark.getBoundingClientRect().top < 0) mark.scrollIntoView({ block: "center", behavior: "instant" });
}

const tell = (text) => { at("told").textContent = text; };

// ---- answering

function answer(choice) {
  if (!shown || performance.now() - since < TOO_SOON || document.querySelector("dialog[open]")) return;
  const seconds = Math.min(600, Math.round((performance.now() - since) / 10) / 100);
  tell(say[{ yes: "keptYes", no: "keptNo", skip: "keptSkip" }[choice]]);
  queue.answer(shown, choice, seconds);
  draw();
  toBottom();
}

function undo() {
  if (document.querySelector("dialog[open]")) return;
  tell(queue.undo() ? say.undone : "");
  draw(); // and no scrolling: the eyes are on what was taken back
}

at("answering").addEventListener("submit", (event) => {
  event.preventDefault();
  if (event.submitter) answer(event.submitter.value);
});
at("undoing").addEventListener("submit", (event) => { event.preventDefault(); undo(); });
queue.addEventListener("change", draw);
queue.addEventListener("told", (event) => { if (event.detail.thanks) tell(event.detail.thanks); });
document.addEventListener("visibilitychange", () => { since = performance.now(); }); // looking away is not thinking

// ---- keys: the letters of this language, y n s u, and the arrows

const DEEDS = { yes: () => answer("yes"), no: () => answer("no"), skip: () => answer("skip"), undo };
const keys = new Map(); // the letters of this language come first: on a Russian keyboard н is under y
for (const deed of Object.keys(DEEDS)) for (const key of at(deed).getAttribute("aria-keyshortcuts").split(" ")) keys.has(key) || keys.set(key, deed);

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || !at("keys").checked) return;
  if (event.target.closest?.("input:not([type=checkbox]), details[open], dialog")) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const deed = keys.get(key) ?? (/^[a-z]$/.test(key) ? undefined : keys.get(event.code.replace(/^Key/, "").toLowerCase()));
  if (!deed) return;
  event.preventDefault();
  DEEDS[deed]();
});

const remembered = (name) => { try { return localStorage.getItem(`kronika-annotate-${name}`); } catch { return null; } };
const remember = (name, value) => { try { localStorage.setItem(`kronika-annotate-${name}`, value); } catch { /* no storage here */ } };

function useKeys() {
  document.body.classList.toggle("without-keys", !at("keys").checked);
  remember("keys", at("keys").checked ? "on" : "off");
}
at("keys").checked = remembered("keys") !== "off";
at("keys").addEventListener("change", useKeys);
useKeys();

// ---- swipes: right is yes, left is no, up is skip when there is nothing left to scroll

const FAR = 80;
const still = matchMedia("(prefers-reduced-motion: reduce)");
let touch = null;

function leaning(dx, dy) {
  if (Math.abs(dx) > 1.5 * Math.abs(dy)) return dx > 0 ? "yes" : "no";
  return dy < 0 && -dy > 2 * Math.abs(dx) && touch.atBottom && scrollY === touch.scroll ? "skip" : "";
}

function lean(choice, dx, dy) {
  card.dataset.lean = choice;
  at("lean").textContent = choice ? say[choice] : "";
  card.style.transform = choice && !still.matches ? (choice === "skip" ? `translateY(${dy / 2}px)` : `translateX(${dx}px) rotate(${dx / 60}deg)`) : "";
}

function release() {
  touch = null;
  card.classList.remove("held");
  lean("");
  delete card.dataset.lean;
}

root.addEventListener("touchstart", (event) => {
  if (event.touches.length !== 1 || event.target.closest(".actions")) return release();
  const [finger] = event.touches;
  const atBottom = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  touch = { x: finger.clientX, y: finger.clientY, scroll: scrollY, atBottom };
  card.classList.add("held");
}, { passive: true });

root.addEventListener("touchmove", (event) => {
  if (!touch) return;
  const [finger] = event.touches;
  const [dx, dy] = [finger.clientX - touch.x, finger.clientY - touch.y];
  const choice = leaning(dx, dy);
  lean(choice && Math.max(Math.abs(dx), Math.abs(dy)) > FAR / 4 ? choice : "", dx, dy);
}, { passive: true });

root.addEventListener("touchend", (event) => {
  if (!touch) return;
  const [finger] = event.changedTouches;
  const [dx, dy] = [finger.clientX - touch.x, finger.clientY - touch.y];
  const choice = Math.max(Math.abs(dx), Math.abs(dy)) > FAR ? leaning(dx, dy) : "";
  release();
  if (choice) answer(choice);
});
root.addEventListener("touchcancel", release);

// ---- instructions: the first time they close only at their end

const how = at("how");
const scrolling = how.querySelector(".scrolling");
let mustRead = remembered(`read:${say.kind}`) !== "yes";

const atEnd = () => scrolling.scrollTop + scrolling.clientHeight >= scrolling.scrollHeight - 4;
function look() {
  if (!mustRead || !how.open || !atEnd()) return;
  at("how-close").disabled = false;
  at("how-hint").hidden = true;
}
function instruct() {
  at("how-close").disabled = mustRead;
  at("how-hint").hidden = !mustRead;
  if (!how.open) how.showModal();
  scrolling.scrollTop = 0;
  requestAnimationFrame(look); // what fits needs no scrolling
}
scrolling.addEventListener("scroll", look, { passive: true });
addEventListener("resize", look);
how.addEventListener("cancel", (event) => { if (at("how-close").disabled) event.preventDefault(); });
how.addEventListener("close", () => {
  if (at("how-close").disabled) { how.showModal(); return; } // a second Escape closes whatever one says
  mustRead = false;
  remember(`read:${say.kind}`, "yes");
  since = performance.now();
  toBottom();
});
at("how-close").addEventListener("click", () => how.close());
at("how-open").addEventListener("click", (event) => { event.preventDefault(); instruct(); });

// ---- the menu closes when one is done with it

document.addEventListener("click", (event) => {
  const menu = document.querySelector(".menu[open]");
  if (menu && !event.target.closest(".menu")) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && document.querySelector(".menu[open]");
  if (menu) { menu.open = false; menu.querySelector("summary").focus(); }
});

// ---- begin: what this device still holds, then what came with the page, then what the server has

queue.state.empty = false;
if (!queue.current) queue.take(JSON.parse(say.fragments));
queue.state.progress ??= JSON.parse(say.standing);
queue.keep();
document.body.classList.add("with-script");
draw();
queue.send();
if (mustRead) instruct();
else toBottom();

addEventListener("pageshow", (event) => { // back from another page that was answered meanwhile
  if (!event.persisted) return;
  queue.load();
  draw();
  queue.send();
});

// A reload without a connection shows this page again.
if (navigator.serviceWorker && isSecureContext) {
  navigator.serviceWorker.register("/annotate/worker.js", { scope: "/annotate/" }).catch(() => {});
  const parts = [...document.querySelectorAll("script[src], link[rel=stylesheet], link[rel=icon]")].map((part) => part.src || part.href);
  caches.open("kronika-annotate").then(async (box) => {
    const bare = await fetch(`${location.pathname}?bare=1`); // without a fragment that would be old by then
    await Promise.all([box.addAll(parts), bare.ok && box.put(location.pathname, bare)]);
    const old = (await box.keys()).filter(({ url }) => url.includes("/static/") && !parts.includes(url));
    await Promise.all(old.map((request) => box.delete(request)));
  }).catch(() => {});
}
