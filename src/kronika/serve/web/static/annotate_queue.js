// Answers wait on this device until the server has them: in order, counted once, across reloads and without a connection.
"use strict";

const KEPT = 500; // numbers of fragments answered here; the server knows them all
const BACK = 50; // answers that can be undone
const BATCH = 50;
const PATIENCE = 15000; // ms for an answer of the server

const fresh = () => ({ deeds: [], fragments: [], past: [], done: [], progress: null, empty: false });
const number = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const alone = (work) => (navigator.locks ? navigator.locks.request("kronika-annotate", work) : work());

// One kind's answers. `about.device` gives the fingerprint or null; `about.want` how many fragments to hold.
class AnswerQueue extends EventTarget {
  constructor(kind, about) {
    super();
    this.kind = kind;
    this.about = about;
    this.place = `kronika-annotate:${kind}`;
    this.state = fresh();
    this.connection = "good"; // good, lost, refused
    this.tries = 0;
    this.load();
    addEventListener("storage", (event) => { if (event.key === this.place) { this.load(); this.tell(); } });
    addEventListener("online", () => this.send());
    document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible") this.send(); });
  }

  load() {
    if (this.homeless) return;
    try { this.state = { ...fresh(), ...JSON.parse(localStorage.getItem(this.place) ?? "{}") }; } catch { this.homeless = true; }
  }

  keep() {
    this.state.done = this.state.done.slice(-KEPT);
    this.state.past = this.state.past.slice(-BACK);
    try { localStorage.setItem(this.place, JSON.stringify(this.state)); } catch { this.homeless = true; } // no room: kept as long as the page is open
  }

  tell() { this.dispatchEvent(new Event("change")); }

  get current() { return this.state.fragments[0] ?? null; }
  get waiting() { return this.state.deeds.length; }

  // Fragments from the server that are neither answered nor held here. A server that no longer knows this device may offer what it has answered.
  take(fragments) {
    const known = new Set([...this.state.done, ...this.state.fragments.map((one) => one.id)]);
    const taken = fragments.filter((one) => !known.has(one.id));
    this.forgotten ||= taken.length < fragments.length;
    this.state.fragments.push(...taken);
    return taken.length;
  }

  answer(fragment, choice, seconds) {
    this.load();
    const client = number();
    this.state.deeds.push({ answer: { fragment: fragment.id, choice, client, seconds } });
    this.state.past.push({ fragment, client });
    this.state.done.push(fragment.id);
    this.state.fragments = this.state.fragments.filter((one) => one.id !== fragment.id);
    this.keep();
    this.send();
    return client;
  }

  // An answer that was never sent is simply dropped; of any other the server is told.
  takeBack(client) {
    this.load();
    const { state } = this;
    const taken = state.past.find((one) => one.client === client);
    const place = state.deeds.findIndex((deed) => deed.answer?.client === client && !deed.tried);
    if (place >= 0) state.deeds.splice(place, 1);
    else state.deeds.push({ undo: client });
    state.past = state.past.filter((one) => one.client !== client);
    if (taken) state.done = state.done.filter((id) => id !== taken.fragment.id);
    this.keep();
    this.send();
    return taken?.fragment ?? null;
  }

  undo() {
    this.load();
    const last = this.state.past.at(-1);
    if (!last) return null;
    const fragment = this.takeBack(last.client);
    this.state.fragments = [fragment, ...this.state.fragments.filter((one) => one.id !== fragment.id)];
    this.state.empty = false;
    this.keep();
    return fragment;
  }

  // At most one sender at a time, in all windows together; whoever asks meanwhile is heard once more.
  async send() {
    if (this.sending) { this.again = true; return; }
    this.sending = true;
    clearTimeout(this.later);
    try {
      do {
        this.again = false;
        await alone(() => this.sendAll());
      } while (this.again);
    } finally {
      this.sending = false;
      this.tell();
    }
  }

  async sendAll() {
    for (let once = true; ; once = false) {
      this.load();
      const [first] = this.state.deeds;
      const hungry = this.state.fragments.length < this.about.want && !this.state.empty;
      if (!first && !(once && hungry)) return;
      const done = first?.undo ? await this.sendUndo(first.undo) : await this.sendAnswers();
      this.tell();
      if (!done) return;
    }
  }

  async sendAnswers() {
    const stop = this.state.deeds.findIndex((deed) => deed.undo);
    const size = this.small ? 1 : BATCH;
    const batch = this.state.deeds.slice(0, stop < 0 ? size : Math.min(stop, size));
    batch.forEach((deed) => { deed.tried = true; });
    this.keep();
    const sent = new Set(batch.map((deed) => deed.answer.client));
    const told = await this.post("answers", {
      answers: batch.map((deed) => deed.answer),
      holding: this.holding(batch.length),
      want: Math.max(0, this.about.want - this.state.fragments.length),
      fingerprint: (await this.about.device?.()) ?? null,
    });
    if (told?.bad && batch.length > 1) { this.small = true; return true; } // one of them is refused: find out which
    return this.settle(told, (deed) => !(deed.answer && sent.has(deed.answer.client)));
  }

  // What must not be handed out again: what is on the screen or next, what waits behind this batch, and what the server forgot.
  holding(sent) {
    const later = this.state.deeds.slice(sent).flatMap((deed) => deed.answer?.fragment ?? []);
    return [...new Set([...this.state.fragments.map((one) => one.id), ...later, ...(this.forgotten ? this.state.done : [])])];
  }

  async sendUndo(client) {
    return this.settle(await this.post("undo", { client }), (deed) => deed.undo !== client);
  }

  // What was sent, or refused for good, leaves the queue.
  settle(told, stays) {
    if (!told) return false;
    this.load();
    this.state.deeds = this.state.deeds.filter(stays);
    if (told.bad) { this.said = told.error; this.small = false; }
    if (told.progress) this.state.progress = told.progress;
    if (told.fragments) {
      const offered = told.fragments.length;
      this.state.empty = offered === 0 && this.state.fragments.length < this.about.want;
      if (this.take(told.fragments) < offered) this.again = true; // ask once more, and say what we have
    }
    this.keep();
    this.dispatchEvent(new CustomEvent("told", { detail: told }));
    return true;
  }

  // The server's answer, {bad} when it will never take this, or null: then it is tried again later.
  async post(path, body) {
    let answer;
    try {
      answer = await fetch(`/annotate/${this.kind}/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
        keepalive: true,
        signal: AbortSignal.timeout?.(PATIENCE),
      });
      if (answer.ok) {
        const told = await answer.json();
        this.connection = "good";
        this.tries = 0;
        return told;
      }
    } catch { answer = null; }
    this.said = answer ? await sentence(answer) : "";
    if (this.said && [400, 413, 422].includes(answer.status)) return { bad: true, error: this.said }; // our server, and it means it
    this.connection = answer && [401, 403].includes(answer.status) ? "refused" : "lost";
    const asked = Number(answer?.headers.get("Retry-After")) * 1000;
    this.later = setTimeout(() => this.send(), asked || Math.min(60000, 1000 * 2 ** this.tries++));
    return null;
  }
}

async function sentence(answer) {
  try { return (await answer.json()).error ?? ""; } catch { return ""; }
}
