// What is shown, kept in the address after the '#', so that each item and mode has a link of its own.

const VIEWS = ["causes", "matrix", "pictures", "item"];
const AXES = ["scene", "device", "locale", "decided"];

const state = {
  view: "causes", key: null, mode: "two-up", overlay: false, text: "", status: new Set(), scene: "", device: "",
  locale: "", decided: "", group: "", rows: "scene+device", heat: "pixels",
};

function readAddress() {
  const words = new URLSearchParams(location.hash.slice(1));
  state.key = entryOf.has(words.get("item")) ? words.get("item") : null;
  const view = words.get("view");
  state.view = state.key ? "item" : VIEWS.slice(0, 3).includes(view) ? view : "causes";
  state.mode = MODES.some((mode) => mode.id === words.get("mode")) ? words.get("mode") : "two-up";
  state.overlay = words.get("overlay") === "1";
  state.text = words.get("q") || "";
  state.status = new Set((words.get("status") || "").split(",").filter((status) => STATUS[status]));
  for (const axis of AXES) state[axis] = words.get(axis) || "";
  state.group = groupOf.has(words.get("cause")) ? words.get("cause") : "";
  state.rows = ROW_CHOICES.some((choice) => choice.id === words.get("rows")) ? words.get("rows") : "scene+device";
  state.heat = HEATS.some((heat) => heat.id === words.get("heat")) ? words.get("heat") : "pixels";
}

/** The address of a state that differs from the present one by some values. */
function addressOf(changes) {
  const next = { ...state, ...changes };
  const words = new URLSearchParams();
  if (next.view === "item" && next.key) words.set("item", next.key);
  else words.set("view", next.view);
  if (next.view === "item" && next.mode !== "two-up") words.set("mode", next.mode);
  if (next.view === "item" && next.overlay) words.set("overlay", "1");
  if (next.text) words.set("q", next.text);
  if (next.status.size) words.set("status", STATUSES.filter((status) => next.status.has(status)).join(","));
  for (const axis of AXES) if (next[axis]) words.set(axis, next[axis]);
  if (next.group) words.set("cause", next.group);
  if (next.view === "matrix" && next.rows !== "scene+device") words.set("rows", next.rows);
  if (next.view === "matrix" && next.heat !== "pixels") words.set("heat", next.heat);
  return `#${words}`;
}

/** Goes to another view or item: the back button returns. */
function go(changes) {
  location.hash = addressOf(changes);
}

/** Refines what is shown: the back button does not go through it step by step. */
function refine(changes) {
  history.replaceState(null, "", addressOf(changes));
  readAddress();
  render();
}

function passes(entry) {
  if (state.status.size && !state.status.has(entry.status)) return false;
  if (state.scene && entry.scene !== state.scene) return false;
  if (state.device && entry.deviceName !== state.device) return false;
  if (state.locale && entry.locale !== state.locale) return false;
  if (state.decided && state.decided !== (decisions.of(entry) || (isReviewable(entry) ? "undecided" : ""))) return false;
  if (state.group && !entry.groups.some((group) => group.id === state.group)) return false;
  return !state.text || state.text.toLowerCase().split(/\s+/).every((word) => entry.told.includes(word));
}

const isFiltered = () =>
  Boolean(state.text || state.status.size || state.group || AXES.some((axis) => state[axis]));

let shownCache = { address: null, entries: [] };

/** The entries that pass the filters. In an item's view and the list of pictures what is the same is left out,
    unless it was asked for. */
function shownEntries({ changedOnly = false } = {}) {
  const address = `${addressOf({ view: "pictures", key: null })} ${changedOnly} ${state.decided && decisions.turn}`;
  if (shownCache.address !== address) {
    const hidesSame = changedOnly && !state.status.has("same") && entries.some((entry) => entry.status !== "same");
    shownCache = {
      address, entries: entries.filter((entry) => passes(entry) && !(hidesSame && entry.status === "same")),
    };
  }
  return shownCache.entries;
}
