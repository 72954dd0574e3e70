// Scenes against variants: a cell for each picture with its status, tinted by how much changed.

const ROW_CHOICES = [
  { id: "scene+device", title: "Scene and device", axes: ["scene", "name", "state"] },
  { id: "scene", title: "Scene", axes: ["scene"] },
  { id: "device", title: "Device", axes: ["name"] },
  { id: "locale", title: "Locale", axes: ["locale"] },
  { id: "text-size", title: "Text size", axes: ["textSize"] },
  { id: "state", title: "State", axes: ["state"] },
];

const HEATS = [
  { id: "pixels", title: "Pixels", value: (entry) => entry.differing, noun: "pixel" },
  { id: "changes", title: "Layout changes", value: (entry) => entry.changeCount, noun: "layout change" },
  { id: "none", title: "Status only", value: () => 0, noun: "" },
];

// In the order in which columns are sorted and named.
const COLUMN_AXES = ["scene", "name", "orientation", "window", "state", "locale", "textSize", "appearance", "os"];
const PLAIN = { orientation: "portrait", window: "full", locale: "en", textSize: "l", appearance: "light" };

const matrixView = {
  rows: null,
  cursor: { row: 0, column: 0 },

  render() {
    this.plan();
    const section = byID("matrix");
    if (!this.rows) this.make(section);
    byID("matrix-rows").value = state.rows;
    byID("matrix-heat").value = state.heat;
    this.isWide = this.columns.length <= 8;
    this.columnWidth = this.isWide ? 132 : 46;
    this.headHeight = this.isWide ? 56 : 132;
    this.headWidth = this.grid.clientWidth < 640 ? 132 : 320;
    this.rows.before = this.headHeight;
    const width = this.headWidth + this.columns.length * this.columnWidth;
    this.rows.space.style.width = `${width}px`;
    this.grid.setAttribute("aria-rowcount", String(this.rowKeys.length + 1));
    this.grid.setAttribute("aria-colcount", String(this.columns.length + 1));
    this.cursor.row = Math.min(this.cursor.row, Math.max(0, this.rowKeys.length - 1));
    this.cursor.column = Math.min(this.cursor.column, Math.max(0, this.columns.length - 1));
    this.look();
    this.header();
    this.rows.show(this.rowKeys.length);
    this.legend();
  },

  make(section) {
    const choice = (id, title, choices, name) => h("label", {}, `${title} `,
      h(`select#${id}`, { onchange: (event) => refine({ [name]: event.target.value }) },
        choices.map(({ id: value, title: words }) => h("option", { value }, words))));
    this.legendPlace = h("p.legend");
    this.grid = h("div.grid", {
      role: "grid", "aria-label": "Scenes and variants", "aria-readonly": "true", tabindex: "-1",
      onkeydown: (event) => this.keydown(event),
    });
    section.replaceChildren(h("div.matrix-tools", {},
      choice("matrix-rows", "Rows", ROW_CHOICES, "rows"), choice("matrix-heat", "Heat", HEATS, "heat"),
      this.legendPlace), this.grid);
    this.rows = new Rows(this.grid, { height: 34, row: (index) => this.row(index), margin: 8 });
    this.grid.addEventListener("scroll", () => this.rowsAcross(), { passive: true });
    new ResizeObserver(() => this.rowsAcross()).observe(this.grid);
  },

  /** Which rows and columns there are, and what lies in each cell. */
  plan() {
    const { axes } = this.choice;
    const others = COLUMN_AXES.filter((axis) => !axes.includes(axis));
    const valueOf = (entry, axis) => (axis === "scene" ? entry.scene : (entry.variant || {})[axis]) || "";
    // An axis that has one value in a scene tells nothing there.
    const values = new Map();
    for (const entry of entries.filter((one) => one.variant)) {
      for (const axis of COLUMN_AXES) {
        const place = `${axis === "scene" ? "" : entry.scene} ${axis}`;
        if (!values.has(place)) values.set(place, new Set());
        values.get(place).add(valueOf(entry, axis));
      }
    }
    const word = (entry, axis) => {
      const value = valueOf(entry, axis);
      if (values.get(`${axis === "scene" ? "" : entry.scene} ${axis}`).size < 2 || PLAIN[axis] === value) return "";
      return axis === "textSize" && value ? `text ${value}` : value;
    };
    // States belong to their scene: in its rows, where they make no columns for other scenes.
    const headOf = (entry) => axes.filter((axis) => axis !== "state" || axes.length === 1 || word(entry, axis))
      .map((axis) => valueOf(entry, axis) || (axis === "name" ? entry.caption : "none"));
    const columnOf = (entry) => entry.variant
      ? others.map((axis) => word(entry, axis)).filter(Boolean).join(" · ") || "standard" : "variant gone";
    this.rowKeys = [];
    this.columns = [];
    this.cells = new Map();
    const rowPlaces = new Map();
    const columnPlaces = new Map();
    for (const entry of shownEntries()) {
      const head = headOf(entry);
      const rowKey = JSON.stringify(head);
      const column = columnOf(entry);
      if (!rowPlaces.has(rowKey)) {
        rowPlaces.set(rowKey, this.rowKeys.length);
        this.rowKeys.push(head);
      }
      if (!columnPlaces.has(column)) {
        columnPlaces.set(column, this.columns.length);
        this.columns.push(column);
      }
      const place = `${rowPlaces.get(rowKey)} ${columnPlaces.get(column)}`;
      if (!this.cells.has(place)) this.cells.set(place, []);
      this.cells.get(place).push(entry);
    }
    this.heat = HEATS.find((choice) => choice.id === state.heat);
    this.most = entries.reduce((most, entry) => Math.max(most, this.heat.value(entry)), 1);
  },

  get choice() {
    return ROW_CHOICES.find((choice) => choice.id === state.rows);
  },

  /** Notes which columns are in sight, once for all rows: to ask for it lays the page out. */
  look() {
    const left = this.grid.scrollLeft;
    this.range = [
      Math.max(0, Math.floor(left / this.columnWidth) - 2),
      Math.min(this.columns.length, Math.ceil((left + this.grid.clientWidth - this.headWidth) / this.columnWidth) + 2),
    ];
  },

  header() {
    if (this.head) this.head.remove();
    this.head = h("div.grid-head", { role: "row", "aria-rowindex": "1", style: { height: `${this.headHeight}px` } });
    this.head.classList.toggle("is-tall", !this.isWide);
    this.rows.space.prepend(this.head);
    this.head.append(h("div.corner", {
      role: "columnheader", "aria-colindex": "1", style: { width: `${this.headWidth}px` },
    }, this.choice.title));
    this.across(this.head, (column) => this.columnHead(column));
  },

  columnHead(column) {
    return h("div.column-head", {
      role: "columnheader", "aria-colindex": column + 2, title: this.columns[column],
    }, h("span", {}, this.columns[column]));
  },

  row(index) {
    const row = h("div.grid-row", { role: "row", "aria-rowindex": index + 2, "data-row": index });
    const [first, ...rest] = this.rowKeys[index];
    const isRepeated = rest.length > 0 && index > 0 && this.rowKeys[index - 1][0] === first;
    row.append(h("div.row-head", {
      role: "rowheader", "aria-colindex": "1", title: this.rowKeys[index].join(" · "),
      style: { width: `${this.headWidth}px` },
    }, h("b", { class: isRepeated ? "is-repeated" : null }, first), h("span", {}, rest.join(" · "))));
    this.across(row, (column) => this.cell(index, column));
    return row;
  },

  /** Gives a row, after its head, the columns in sight: those that stay are kept. */
  across(row, make) {
    const [first, last] = this.range;
    const [from, to] = (row.dataset.range || "0 0").split(" ").map(Number);
    const place = (column) => {
      const cell = make(column);
      cell.style.left = `${this.headWidth + column * this.columnWidth}px`;
      cell.style.width = `${this.columnWidth}px`;
      return cell;
    };
    const range = (start, end) => Array.from({ length: Math.max(0, end - start) }, (_, index) => place(start + index));
    if (last <= from || first >= to) {
      row.replaceChildren(row.firstChild, ...range(first, last));
    } else {
      for (let column = from; column < first; column += 1) row.children[1].remove();
      for (let column = last; column < to; column += 1) row.lastChild.remove();
      row.firstChild.after(...range(first, Math.min(from, last)));
      row.append(...range(Math.max(to, first), last));
    }
    row.dataset.range = this.range.join(" ");
  },

  /** After scrolling sideways: each row gets the columns that are in sight now. */
  rowsAcross() {
    if (!this.columns || this.isPlannedAcross) return;
    this.isPlannedAcross = true;
    requestAnimationFrame(() => {
      this.isPlannedAcross = false;
      this.fillAcross();
    });
  },

  fillAcross() {
    this.look();
    if (!this.head || this.head.dataset.range === this.range.join(" ")) return;
    this.across(this.head, (column) => this.columnHead(column));
    for (const [index, row] of this.rows.made) this.across(row, (column) => this.cell(index, column));
  },

  cell(row, column) {
    const members = this.cells.get(`${row} ${column}`);
    const isCursor = this.cursor.row === row && this.cursor.column === column;
    const attributes = {
      role: "gridcell", "aria-colindex": column + 2, "data-column": column,
      tabindex: isCursor ? "0" : "-1",
    };
    if (!members) return h("div.cell.is-empty", { ...attributes, "aria-label": "no such picture" });
    const worst = members.reduce((left, right) =>
      STATUSES.indexOf(right.status) < STATUSES.indexOf(left.status) ? right : left);
    const value = Math.max(...members.map(this.heat.value));
    const words = members.length === 1 ? wordsOf(worst)
      : `${this.rowKeys[row].join(", ")}, ${this.columns[column]}: ${count(members.length, "picture")}, `
        + `worst: ${STATUS[worst.status].sentence}`;
    const decided = members.every((member) => decisions.of(member)) ? decisions.of(worst) : null;
    const cell = h(`div.cell.is-${worst.status}`, {
      ...attributes, "aria-label": words, title: `${words}\n${headline(worst)}`,
      onclick: () => {
        this.cursor = { row, column };
        this.open();
      },
    },
    sign(decided ? (decided === "accept" ? "✓" : "✕") : STATUS[worst.status].mark),
    value ? h("span.number", { "aria-hidden": "true" }, short(value)) : null,
    members.length > 1 ? h("span.times", { "aria-hidden": "true" }, `×${members.length}`) : null);
    if (decided) cell.classList.add(`is-${decided}`);
    // Logarithmic, and steeper at the end: one pixel is seen, and a repainted screen does not drown the rest.
    if (value) {
      cell.style.setProperty("--heat", String(0.08 + 0.92 * (Math.log1p(value) / Math.log1p(this.most)) ** 2.5));
    }
    return cell;
  },

  legend() {
    const texts = STATUSES.filter((status) => report.totals[status]).map((status) =>
      h("span.legend-item", {}, sign(STATUS[status].mark, `mark.is-${status}`),
        STATUS[status].title));
    if (this.heat.noun && this.most > 1) {
      texts.push(h("span.legend-item", {}, h("span.ramp", { "aria-hidden": "true" }),
        `1 to ${count(this.most, this.heat.noun)}`));
    }
    this.legendPlace.replaceChildren(...texts);
  },

  focus(scrolls = true) {
    const { row, column } = this.cursor;
    if (scrolls) {
      const left = column * this.columnWidth;
      const room = this.grid.clientWidth - this.headWidth;
      if (left < this.grid.scrollLeft) this.grid.scrollLeft = left;
      else if (left + this.columnWidth > this.grid.scrollLeft + room) {
        this.grid.scrollLeft = left + this.columnWidth - room;
      }
      this.fillAcross();
    }
    const element = scrolls ? this.rows.reveal(row) : this.rows.made.get(row);
    for (const other of this.grid.querySelectorAll(".cell[tabindex='0']")) other.tabIndex = -1;
    const cell = element && element.querySelector(`[data-column="${column}"]`);
    if (!cell) return;
    cell.tabIndex = 0;
    cell.focus({ preventScroll: true });
  },

  keydown(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor(this.grid.clientHeight / 34) - 2);
    const step = {
      ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1], Home: [0, -1e9], End: [0, 1e9],
      PageDown: [page, 0], PageUp: [-page, 0],
    }[event.key];
    if (!step || event.target.tagName === "SELECT") return;
    event.preventDefault();
    event.stopPropagation();
    this.move(step[0], step[1]);
  },

  move(down, right) {
    if (this.rowKeys.length === 0) return;
    const clamp = (value, most) => Math.min(most, Math.max(0, value));
    this.cursor = {
      row: clamp(this.cursor.row + down, this.rowKeys.length - 1),
      column: clamp(this.cursor.column + right, this.columns.length - 1),
    };
    this.focus();
  },

  step(by) {
    this.move(this.grid.contains(document.activeElement) ? by : 0, 0);
  },

  get members() {
    return this.cells.get(`${this.cursor.row} ${this.cursor.column}`) || [];
  },

  open() {
    const [first] = this.members;
    if (first) go({ view: "item", key: first.key });
  },

  decide(decision) {
    if (this.members.length === 0) return;
    decisions.toggle(this.members, decision);
    this.rows.refresh(this.cursor.row);
    this.focus();
  },
};
