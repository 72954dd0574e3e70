// The list of pictures, one row each.

const picturesView = {
  rows: null,
  shown: [],
  cursor: 0,

  render() {
    const section = byID("pictures");
    this.shown = shownEntries({ changedOnly: true });
    if (!this.rows) {
      section.setAttribute("tabindex", "-1");
      this.list = h("div.picture-list", { role: "list", "aria-label": "Pictures", tabindex: "-1" });
      section.replaceChildren(this.list, h("div.note-place"));
      this.rows = new Rows(this.list, { height: 76, row: (index) => this.row(index) });
    }
    this.cursor = Math.min(this.cursor, Math.max(0, this.shown.length - 1));
    this.list.hidden = this.shown.length === 0;
    section.lastChild.replaceChildren(...(this.shown.length === 0
      ? [emptyNote(isFiltered() ? "No picture passes the filters." : "There are no pictures.")] : []));
    this.rows.show(this.shown.length);
  },

  row(index) {
    const entry = this.shown[index];
    return h("div.picture-row", {
      role: "listitem", "aria-setsize": this.shown.length, "aria-posinset": index + 1,
      "data-key": entry.key,
    },
    thumbnail(entry, 80, 60),
    h("div.picture-words", {},
      h("a.picture-link", {
        href: addressOf({ view: "item", key: entry.key }), "aria-label": wordsOf(entry),
        tabindex: index === this.cursor ? "0" : "-1", onfocus: () => this.mark(index),
      }, h("b", {}, entry.scene), ` ${entry.caption}`),
      h("p", { title: headline(entry) }, headline(entry))),
    h("div.picture-facts", {},
      statusChip(entry.status), entry.differing ? h("span.number", {}, `${short(entry.differing)} px`) : null),
    decisionButtons([entry], { after: () => this.refresh(index) }) || h("div"));
  },

  mark(index) {
    this.cursor = index;
    for (const [other, element] of this.rows.made) {
      element.querySelector(".picture-link").tabIndex = other === index ? 0 : -1;
    }
  },

  refresh(index) {
    const row = this.rows.made.get(index);
    const focused = row && row.contains(document.activeElement)
      ? document.activeElement.dataset.decision || "link" : null;
    this.rows.refresh(index);
    const fresh = this.rows.made.get(index);
    if (focused === "link") fresh.querySelector(".picture-link").focus();
    else if (focused) fresh.querySelector(`[data-decision="${focused}"]`).focus();
  },

  step(by) {
    if (this.shown.length === 0) return;
    const isInside = this.list.contains(document.activeElement);
    this.cursor = Math.min(this.shown.length - 1, Math.max(0, this.cursor + (isInside ? by : 0)));
    const row = this.rows.reveal(this.cursor);
    this.mark(this.cursor);
    row.querySelector(".picture-link").focus({ preventScroll: true });
  },

  open() {
    const entry = this.shown[this.cursor];
    if (entry) go({ view: "item", key: entry.key });
  },

  decide(decision) {
    const entry = this.shown[this.cursor];
    if (!entry) return;
    const isSet = decisions.toggle([entry], decision);
    this.refresh(this.cursor);
    if (isSet && isReviewable(entry)) this.step(1);
  },
};
