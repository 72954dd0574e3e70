// Comments pinned to a screen, a view or a rule: kept in the browser, exported for 'proofsheet notes'.

/** The element that a page stands in, where it is a part of another, with what that gives it. */
const outer = window.frameElement || {};

const notes = {
  made: [], turn: 0,

  /** Called when the comments are others. */
  changed() {},

  /** Takes up what was written about these screens before. */
  open(title) {
    if (this.title === title) return;
    this.title = title;
    this.storageKey = `proofsheet-notes:${location.pathname}:${title}`;
    try {
      this.made = outer.notes ? outer.notes.made
        : JSON.parse(localStorage.getItem(this.storageKey) || "[]").filter((note) => note && typeof note.text === "string");
    } catch {
      // Without storage comments last as long as the page.
      this.made = [];
    }
    this.showCount();
  },

  keep() {
    this.turn += 1;
    try {
      if (outer.notes) Object.assign(outer.notes, { made: this.made }).keep();
      else localStorage.setItem(this.storageKey, JSON.stringify(this.made));
    } catch {
      // As above.
    }
    this.showCount();
    this.changed();
  },

  showCount() {
    byID("notes").textContent = this.made.length ? `Comments (${this.made.length})` : "Comments";
  },

  of(screen, view) {
    return this.made.filter((note) => note.screen === screen && note.view === view);
  },

  about({ screen, variant, path, rule, place: where }) {
    return [screen, path, rule, where && `${where.file.split("/").pop()}:${where.line}`, variant].filter(Boolean).join(" · ");
  },

  /** Asks for the words of a new comment, or of one that is there. */
  write(note) {
    const box = h("textarea", { rows: "4", "aria-label": "Comment", onkeydown: (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
    } });
    box.value = note.text || "";
    const save = () => {
      const text = box.value.trim();
      const others = this.made.filter((each) => each !== note);
      const isOld = others.length < this.made.length;
      if (!text) this.made = others;
      else if (isOld) note.text = text;
      else this.made.push({ ...note, text });
      this.keep();
      dialog.close();
      say(text ? "Comment kept" : "Comment removed");
    };
    const dialog = openDialog("Comment", h("p.facts", {}, this.about(note)), box,
      h("div.buttons", {}, h("button.primary", { "data-note": "save", onclick: save }, "Keep"),
        note.text && h("button", { onclick: () => {
          box.value = "";
          save();
        } }, "Remove")));
    box.focus();
  },

  /** What is said of a view, and the way to say more. */
  section(about) {
    const own = this.of(about.screen, about.view);
    return h("section.notes", {}, h("h2", {}, "Comments"), own.map((note) => this.entry(note)),
      h("button", { "data-note": "add", onclick: () => this.write(about) }, "Comment"));
  },

  entry(note) {
    return h("button.note-entry", { title: "Change or remove", onclick: () => {
      const open = document.querySelector("dialog[open]");
      if (open) open.close();
      this.write(note);
    } }, note.text, h("span.facts", {}, ` ${this.about(note)}`));
  },

  /** All of them, and the ways out. */
  list() {
    const save = (name, type, text) => h("a.button", { download: name, href: URL.createObjectURL(new Blob([text], { type })) }, `Save ${name}`);
    const copies = (title, text) => h("button", { onclick: () => toClipboard(text).then(() => say("Copied")) }, title);
    if (!this.made.length) {
      return openDialog("Comments", h("p", {}, "There are none yet: views, rules and pictures have a button for one."));
    }
    return openDialog(count(this.made.length, "comment"), h("div.note-list", {}, this.made.map((note) => this.entry(note))),
      h("div.buttons", {}, save("notes.json", "application/json", this.json()), copies("Copy JSON", this.json()), copies("Copy Markdown", this.markdown())),
      h("p.facts", {}, "'proofsheet notes notes.json' puts them into the specs, with --markdown into a pull request's words."));
  },

  json() {
    return `${JSON.stringify({ format: 1, kind: "proofsheet-notes", title: this.title, notes: this.made }, null, 2)}\n`;
  },

  markdown() {
    const plain = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/@/g, "&#64;")
      .replace(/[\\`*_[\]#|~]/g, "\\$&").replace(/\s*\n\s*/g, "<br>");
    const code = (text) => {
      const fence = "`".repeat(1 + Math.max(0, ...(text.match(/`+/g) || []).map((run) => run.length)));
      return fence.length > 1 ? `${fence} ${text} ${fence}` : fence + text + fence;
    };
    const screens = [...new Set(this.made.map((note) => note.screen))];
    return `### ${count(this.made.length, "comment")}\n${screens.map((screen) => `\n**${plain(screen)}**\n\n${
      this.made.filter((note) => note.screen === screen).map((note) => {
        const about = [note.path && code(note.path), note.rule && code(note.rule),
          note.place && code(`${note.place.file}:${note.place.line}`), note.variant && plain(note.variant)].filter(Boolean);
        return `- ${about.length ? `${about.join(" · ")}: ` : ""}${plain(note.text)}\n`;
      }).join("")}`).join("")}`;
  },
};
