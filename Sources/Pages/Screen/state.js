// What is shown, kept in the address after the '#', so that a selection has a link of its own.

const state = {
  screen: "", cell: null, view: null, other: null, layers: new Set(["problems"]), chrome: true, query: "", unit: "pt",
  measures: false, hover: null, rule: null, pinned: [], pointer: null,
};

const selectedCell = () => cellOf.get(state.cell) || null;
const selectedView = () => viewOf(selectedCell(), state.view);
const isComparing = () => Boolean(selectedCell() && cellOf.has(state.other));

function readAddress() {
  const words = new URLSearchParams(model.words || location.hash.slice(1));
  state.screen = model.screens.some((screen) => screen.name === words.get("screen")) ? words.get("screen") : "";
  state.cell = cellOf.has(words.get("variant")) ? words.get("variant") : null;
  state.view = viewOf(selectedCell(), words.get("view")) ? words.get("view") : null;
  state.other = cellOf.has(words.get("with")) ? words.get("with") : null;
  if (words.has("layers")) state.layers = new Set(words.get("layers").split(",").filter(Boolean));
  state.chrome = words.get("chrome") !== "0";
  state.unit = words.get("unit") === "px" ? "px" : "pt";
}

function writeAddress() {
  if (model.words) return;
  const words = new URLSearchParams(live.choice);
  if (state.screen) words.set("screen", state.screen);
  if (state.cell) words.set("variant", state.cell);
  if (state.view !== null) words.set("view", state.view);
  if (state.other) words.set("with", state.other);
  const layers = [...state.layers].join(",");
  if (layers !== "problems") words.set("layers", layers);
  if (!state.chrome) words.set("chrome", "0");
  if (state.unit !== "pt") words.set("unit", state.unit);
  const hash = words.size ? `#${words}` : "";
  if (location.hash !== hash) history.replaceState(null, "", hash || location.pathname + location.search);
}

/** Changes what is shown and shows it. */
function change(changes, { isQuiet = false } = {}) {
  const before = { ...state };
  Object.assign(state, changes);
  writeAddress();
  const moved = ["screen", "other"].some((name) => before[name] !== state[name])
    || (state.other && before.cell !== state.cell);
  if (moved) board.arrange();
  if ("layers" in changes || "chrome" in changes) board.showLayers();
  tree.show();
  inspector.show();
  controls.show();
  marks.draw();
  live.showEdges();
  const view = selectedView();
  if (!isQuiet && view && (before.view !== state.view || before.cell !== state.cell)) say(spoken(view));
}

/** A view in words: `titleLabel, label, 343 by 41 points, 1 finding`. */
function spoken(view) {
  const found = findingsOf(selectedCell(), view).length;
  const [, , width, height] = view.frame;
  return [view.name, view.kind, `${points(width)} by ${points(height)} points`, view.hidden && "hidden",
    found && count(found, "finding")].filter(Boolean).join(", ");
}

/** Selects a view; the variant is the one given, the one at hand, or the first that has it. */
function select(view, target = selectedCell() || cells[0]) {
  change({ cell: target.key, view: view ? view.id : null });
}
