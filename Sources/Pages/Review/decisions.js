// What was decided: kept in the browser while reviewing, exported as the file that `proofsheet approve` takes.

const decisions = {
  made: new Map(),
  /** Causes that were accepted; a picture is when all of its own are. */
  causes: new Set(),
  /** Grows with each decision. */
  turn: 0,
  storageKey: "",

  load() {
    let print = 0;
    const identity = JSON.stringify([report.title, report.expected, report.actual,
      entries.map((entry) => [entry.key, entry.digest])]);
    for (let index = 0; index < identity.length; index += 1) {
      print = (Math.imul(print, 31) + identity.charCodeAt(index)) | 0;
    }
    this.storageKey = `proofsheet-review-${print >>> 0}`;
    try {
      for (const [key, decision] of JSON.parse(localStorage.getItem(this.storageKey) || "[]")) {
        const entry = entryOf.get(key);
        if (entry && isReviewable(entry) && ["accept", "reject"].includes(decision)) this.made.set(key, decision);
      }
      for (const id of JSON.parse(localStorage.getItem(`${this.storageKey}-causes`) || "[]")) if (groupOf.has(id)) this.causes.add(id);
    } catch {
      // Without storage decisions last as long as the page.
    }
  },

  save() {
    try {
      localStorage.setItem(this.storageKey, JSON.stringify([...this.made]));
      if (this.causes.size || localStorage.getItem(`${this.storageKey}-causes`)) localStorage.setItem(`${this.storageKey}-causes`, JSON.stringify([...this.causes]));
    } catch {
      // As above.
    }
  },

  of(entry) {
    return this.made.get(entry.key) || null;
  },

  /** Decides on entries; what cannot be decided is left out. */
  decide(list, decision) {
    for (const entry of list.filter(isReviewable)) {
      if (decision) this.made.set(entry.key, decision);
      else this.made.delete(entry.key);
    }
    this.turn += 1;
    this.save();
    showProgress();
  },

  /** The same decision again takes it back. */
  toggle(list, decision) {
    const able = list.filter(isReviewable);
    const isSet = able.length > 0 && able.every((entry) => this.of(entry) === decision);
    this.decide(able, isSet ? null : decision);
    const what = able.length === 1 ? `${able[0].scene}, ${able[0].caption}` : count(able.length, "picture");
    say(able.length === 0 ? "nothing to decide here"
      : `${what} ${isSet ? "undecided" : decision === "accept" ? "accepted" : "rejected"}`);
    return !isSet;
  },

  /** Whether a cause is decided so: all of its pictures are, or it waits for their other causes. */
  isDecided(group, decision) {
    const able = group.members.filter(isReviewable);
    return (decision === "accept" && this.causes.has(group.id)) || able.every((entry) => this.of(entry) === decision);
  },

  /** Decides on a cause; the same decision again takes it back. */
  toggleCause(group, decision) {
    const able = group.members.filter(isReviewable);
    const isSet = able.length > 0 && this.isDecided(group, decision);
    if (isSet || decision === "reject") this.causes.delete(group.id);
    else this.causes.add(group.id);
    const all = (entry) => entry.groups.every((each) => each === group || this.isDecided(each, "accept"));
    const concerned = isSet || decision === "reject" ? able : able.filter(all);
    this.decide(concerned, isSet ? null : decision);
    const waiting = able.length - concerned.length;
    say(able.length === 0 ? "nothing to decide here"
      : `${count(concerned.length, "picture")} ${isSet ? "undecided" : decision === "accept" ? "accepted" : "rejected"}${
        waiting ? `, ${waiting} wait for their other causes` : ""}`);
    return !isSet;
  },

  get reviewable() {
    return entries.filter(isReviewable);
  },

  /** The file, in the order of the report. */
  text() {
    const made = entries.filter((entry) => this.of(entry)).map((entry) => {
      const decision = { key: entry.key, decision: this.of(entry) };
      if (entry.digest) decision.digest = entry.digest;
      return decision;
    });
    const file = { format: 1, kind: "proofsheet-decisions", title: report.title, decisions: made };
    return `${JSON.stringify(file, null, 2)}\n`;
  },
};

function showProgress() {
  const able = decisions.reviewable;
  const decided = able.filter((entry) => decisions.of(entry)).length;
  byID("progress").textContent = able.length === 0 ? "Nothing to decide" : `${decided} of ${able.length} decided`;
  byID("export").disabled = decided === 0;
}

/** Buttons for one decision or the other on a list of entries. */
function decisionButtons(list, { noun = "", after = render, group = null } = {}) {
  const able = list.filter(isReviewable);
  if (able.length === 0) return null;
  const button = (decision, title, mark, key) => {
    const isPressed = group ? decisions.isDecided(group, decision) : able.every((entry) => decisions.of(entry) === decision);
    return h(`button.decide.is-${decision}`, {
      "aria-pressed": String(isPressed), "aria-keyshortcuts": key, "data-decision": decision,
      "data-role": decision,
      onclick: (event) => {
        event.stopPropagation();
        after(group ? decisions.toggleCause(group, decision) : decisions.toggle(able, decision), decision);
      },
    }, sign(mark), noun ? `${title} ${noun}` : title);
  };
  return h("div.decide-buttons", { role: "group", "aria-label": "Decision" },
    button("accept", "Accept", "✓", "a"), button("reject", "Reject", "✕", "x"));
}

function exportDecisions() {
  const text = decisions.text();
  const made = JSON.parse(text).decisions.length;
  const link = h("a.button.primary", {
    href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: "decisions.json",
  }, "Download decisions.json");
  const box = h("textarea", { readonly: true, rows: "10", "aria-label": "Decisions as JSON", spellcheck: "false" });
  box.value = text;
  openDialog("Export decisions",
    h("p", {}, `${count(made, "decision")}. Save the file, then run:`),
    h("pre", {}, "proofsheet approve --decisions decisions.json"),
    box,
    h("div.buttons", {}, link, h("button", { onclick: () => toClipboard(text).then(() => say("copied")) }, "Copy")));
}

/** Sends what was decided to the server, which approves it at once. */
async function approve() {
  const said = h("p", {}, "…");
  openDialog("Approve", said);
  const answer = await server.fetch("decisions", { method: "POST", body: decisions.text() }).catch(() => null);
  said.textContent = answer ? await answer.text() : "The server does not answer";
}

/** Shows what is there now, when nothing is being read or written over it. */
function renew() {
  if (document.querySelector("dialog[open]")) setTimeout(renew, 300);
  else location.reload();
}
