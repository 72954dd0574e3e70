// The views of the variant at hand as a tree, of which only the rows in sight are elements.

const ROW = 26;

const tree = {
  closed: new Set(), rows: [], hits: new Map(),

  start() {
    this.box = byID("tree");
    this.list = h("div.rows", { role: "presentation" });
    this.box.append(this.list);
    this.box.addEventListener("scroll", () => this.paint());
    new ResizeObserver(() => this.paint()).observe(this.box);
    this.box.addEventListener("click", (event) => this.press(event));
    this.box.addEventListener("pointermove", (event) => this.point(event));
    this.box.addEventListener("pointerleave", () => board.point(null));
    byID("search").addEventListener("input", (event) => this.search(event.target.value));
  },

  get target() {
    return selectedCell() || board.shown()[0] || null;
  },

  search(text) {
    this.hits.clear();
    change({ query: text.trim().toLowerCase() });
    const found = this.target ? this.hitsOf(this.target).length : 0;
    byID("hits").textContent = state.query ? `${found}` : "";
    if (state.query) say(count(found, "view"));
  },

  /** The views that a search finds: every word of it in what is told of the view. */
  hitsOf(target) {
    if (!state.query) return [];
    if (!this.hits.has(target)) {
      const words = state.query.split(/\s+/);
      this.hits.set(target, target.views.filter((view) => words.every((word) => toldOf(view).includes(word))));
    }
    return this.hits.get(target);
  },

  /** Rows that are shown: open branches, or what a search finds with what is above it. */
  openRows(target) {
    const { views } = target;
    const kept = state.query ? new Set(this.hitsOf(target).flatMap((view) => pathTo(target, view))) : null;
    const rows = [];
    for (let index = 0; index < views.length; index += 1) {
      const view = views[index];
      if (kept && !kept.has(view)) continue;
      rows.push(view);
      if (!kept && this.closed.has(view.id)) index = this.last(target, index);
    }
    return rows;
  },

  /** The last view below a view: they stand in preorder. */
  last(target, index) {
    let last = index;
    while (last + 1 < target.views.length && target.views[last + 1].depth > target.views[index].depth) last += 1;
    return last;
  },

  show() {
    const target = this.target;
    if (!target) {
      this.rows = [];
      return this.paint();
    }
    const view = selectedView();
    for (const above of view ? pathTo(target, view).slice(0, -1) : []) this.closed.delete(above.id);
    this.rows = this.openRows(target);
    this.list.style.height = `${this.rows.length * ROW}px`;
    const place = this.rows.indexOf(view);
    if (place >= 0 && view !== this.shown) {
      const top = place * ROW;
      if (top < this.box.scrollTop) this.box.scrollTop = top - ROW;
      else if (top + ROW > this.box.scrollTop + this.box.clientHeight) this.box.scrollTop = top + 2 * ROW - this.box.clientHeight;
    }
    this.shown = view;
    return this.paint();
  },

  paint() {
    const first = Math.max(0, Math.floor(this.box.scrollTop / ROW) - 4);
    const last = Math.min(this.rows.length, first + Math.ceil(this.box.clientHeight / ROW) + 8);
    const found = new Set(this.target ? this.hitsOf(this.target) : []);
    const rows = [];
    for (let index = first; index < last; index += 1) rows.push(this.row(this.rows[index], index, found));
    this.list.replaceChildren(...rows);
    const view = selectedView();
    const isThere = view && this.rows.indexOf(view) >= first && this.rows.indexOf(view) < last;
    if (isThere) this.box.setAttribute("aria-activedescendant", `row-${view.index}`);
    else this.box.removeAttribute("aria-activedescendant");
  },

  row(view, index, found) {
    const target = this.target;
    const isOpen = view.children.length > 0 && !this.closed.has(view.id);
    const notes = findingsOf(target, view);
    const worst = notes.some(({ severity }) => severity === "error") ? "error" : "warning";
    const [x, y, width, height] = view.window;
    const [, , wide, high] = target.window;
    const isOff = x >= wide || y >= high || x + width <= 0 || y + height <= 0;
    const badges = [view.hidden && "hidden", !view.hidden && width * height === 0 && view.kind !== "guide" && "zero size",
      !view.hidden && width * height > 0 && isOff && "off screen"].filter(Boolean);
    return h("div.row", {
      id: `row-${view.index}`, role: "treeitem", "aria-level": view.depth + 1, "data-index": view.index,
      "aria-selected": String(view.id === state.view), "aria-expanded": view.children.length ? String(isOpen) : null,
      "aria-setsize": this.rows.length, "aria-posinset": index + 1,
      style: { top: `${index * ROW}px`, paddingLeft: `${6 + Math.min(view.depth, 24) * 12}px` },
    },
    h("span.twist", { "aria-hidden": "true" }, view.children.length ? (isOpen ? "▾" : "▸") : ""),
    h(`span.name${found.has(view) ? ".is-hit" : ""}${view.hidden ? ".is-hidden" : ""}`, {}, view.name),
    h("span.kind", {}, view.class || view.kind),
    badges.map((words) => h("span.flag", {}, words)),
    notes.length > 0 && h(`span.dot.is-${worst}`, { title: count(notes.length, "finding") },
      h("span.unseen", {}, count(notes.length, "finding")), worst === "error" ? "✕" : "!"));
  },

  viewOfEvent(event) {
    const row = event.target.closest(".row");
    return row ? this.target.views[Number(row.dataset.index)] : null;
  },

  press(event) {
    const view = this.viewOfEvent(event);
    if (!view) return;
    if (event.target.closest(".twist") && view.children.length) this.turn(view);
    else select(view, this.target);
  },

  point(event) {
    const view = this.viewOfEvent(event);
    state.hover = view ? { cell: this.target, view } : null;
    marks.draw();
  },

  turn(view) {
    if (!this.closed.delete(view.id)) this.closed.add(view.id);
    this.show();
  },

  /** The keys of a tree: up and down through rows, right opens or goes in, left closes or goes out. */
  key(name) {
    const { target } = this;
    if (!target) return;
    const view = selectedView();
    const place = this.rows.indexOf(view);
    const go = (next) => {
      if (!next) return;
      select(next, target);
      board.reveal(target, next);
    };
    if (!view) return go(this.rows[0]);
    const isOpen = view.children.length > 0 && !this.closed.has(view.id);
    const action = {
      ArrowDown: () => go(this.rows[place + 1]),
      ArrowUp: () => go(this.rows[place - 1]),
      ArrowRight: () => (view.children.length && !isOpen ? this.turn(view) : go(target.views[view.children[0]])),
      ArrowLeft: () => (isOpen && this.box.contains(document.activeElement) && view.depth
        ? this.turn(view) : go(target.views[view.superview])),
      Home: () => go(this.rows[0]),
      End: () => go(this.rows[this.rows.length - 1]),
      "*": () => {
        const above = target.views[view.superview];
        for (const index of above ? above.children : [0]) this.closed.delete(target.views[index].id);
        this.show();
      },
    }[name];
    return action && action();
  },
};
