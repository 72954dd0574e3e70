// The bar above the board: screens, overlays, zoom, light and dark, help.

const KEYS = [
  ["hover", "outline, size and rules of a view"], ["click", "keep it: the panel tells all of it"],
  ["Alt + hover, or d", "distances from the selected view"], ["Shift", "pin the distances; Esc drops them"],
  ["↑ ↓ ← →", "walk the tree: rows, superview, first subview"], ["[ ]", "the same view in the variant before or after"],
  ["/", "search by name, class, text, font or colour"], ["c", "compare with another variant"],
  ["n", "comment on the selected view; all comments"], ["Ctrl + Z", "take back what was written (live)"], ["o", "constraints on or off"], ["p", "problems on or off"], ["b", "device on or off"], ["u", "points or pixels"],
  ["+ − 0 1 2", "zoom in, out, all, 100 %, the selected variant"], ["Ctrl + wheel, pinch", "zoom; drag or wheel moves"],
  ["Esc", "drop pins, search, selection, comparison"],
];

const controls = {
  start() {
    const buttons = {
      "zoom-in": () => board.zoomTo(board.scale * 1.4), "zoom-out": () => board.zoomTo(board.scale / 1.4),
      "zoom-is": () => board.zoomTo(1), "zoom-fit": () => board.fit(), theme: () => this.turnTheme(), help: () => this.help(),
      unit: () => change({ unit: state.unit === "pt" ? "px" : "pt" }), compare: () => this.chooseOther(), notes: () => notes.list(),
    };
    for (const [id, act] of Object.entries(buttons)) byID(id).addEventListener("click", act);
    byID("screens").addEventListener("change", (event) => change({ screen: event.target.value, cell: null, view: null, other: null }));
    this.theme = stored("localStorage", "theme");
    this.system = matchMedia("(prefers-color-scheme: dark)");
    this.system.addEventListener("change", () => this.showTheme());
    this.showTheme();
  },

  turnTheme() {
    this.theme = marked.theme === "dark" ? "light" : "dark";
    stored("localStorage", "theme", this.theme);
    this.showTheme();
  },

  /** The one that was chosen, else the system's. */
  showTheme() {
    marked.theme = this.theme || (this.system.matches ? "dark" : "light");
    marks.takeColors();
    marks.draw();
  },

  /** What is there to be turned on, from the screens at hand. */
  make() {
    document.title = model.title;
    byID("title").textContent = model.title;
    const screens = byID("screens");
    screens.hidden = model.screens.length < 2;
    screens.replaceChildren(h("option", { value: "" }, `All ${model.screens.length} screens`),
      ...model.screens.map((screen) => h("option", { value: screen.name }, screen.title)));
    const names = [...new Set(cells.flatMap((each) => [...each.layers.keys()]))].filter((name) => name !== "screen");
    const button = (name, title) => h("button.switch", { "data-layer": name,
      onclick: () => this.turn(name) }, title);
    byID("switches").replaceChildren(
      ...names.filter((name) => name === "chrome").map((name) => button(name, "Device")),
      ...names.filter((name) => name !== "chrome").map((name) => button(name, name[0].toUpperCase() + name.slice(1).replace("-", " "))));
  },

  turn(name) {
    if (name === "chrome") return change({ chrome: !state.chrome });
    const layers = new Set(state.layers);
    if (!layers.delete(name)) layers.add(name);
    return change({ layers });
  },

  show() {
    byID("screens").value = state.screen;
    for (const button of document.querySelectorAll("[data-layer].switch")) {
      const { layer } = button.dataset;
      button.setAttribute("aria-pressed", String(layer === "chrome" ? state.chrome : state.layers.has(layer)));
    }
    byID("unit").textContent = state.unit;
    byID("compare").setAttribute("aria-pressed", String(isComparing()));
    this.hint();
  },

  hint() {
    const words = state.measures ? "Measuring: point at a view (d ends it, Shift pins)" : breaks.words || "";
    if (byID("hint").textContent !== words) byID("hint").textContent = words;
  },

  /** Which variant to compare the selected one with. */
  chooseOther() {
    if (isComparing()) return change({ other: null });
    const target = selectedCell() || board.shown()[0];
    const others = cells.filter((each) => each !== target && each.screen === target.screen);
    if (!others.length) return this.toast("There is one variant only");
    const choose = h("select", { "aria-label": "The other variant" },
      others.map((each) => h("option", { value: each.key }, each.variant.caption)));
    return openDialog(`Compare ${target.variant.caption}`, h("p", {}, "with ", choose),
      h("button.primary", { onclick: () => {
        document.querySelector("dialog").close();
        change({ cell: target.key, other: choose.value });
      } }, "Compare"));
  },

  help() {
    return openKeys(KEYS);
  },

  toast(words) {
    say(words);
    const box = document.querySelector(".toast") || document.body.appendChild(h("p.toast", { "aria-hidden": "true" }));
    box.textContent = words;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => box.remove(), 1600);
  },
};
