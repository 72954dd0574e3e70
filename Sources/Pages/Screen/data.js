// The screens as they were solved, indexed for pointing and searching.

let model = { title: "", summary: "", screens: [] };
/** All variants of all screens, in order. */
let cells = [];
let cellOf = new Map();
/** What the page says of itself: its theme to the style sheet, what it shows to whoever drives it. */
const marked = document.documentElement.dataset;

/** Takes screens in the place of those that were shown. */
function adopt(data) {
  model = data;
  cells = [];
  for (const screen of model.screens) {
    for (const variant of screen.variants) cells.push(cell(screen, variant, live.stamp(data.revision)));
  }
  cellOf = new Map(cells.map((each) => [each.key, each]));
}

/** `stamp`: what else its pictures were drawn of than its layers. */
function cell(screen, variant, stamp) {
  const { views } = variant;
  for (const [index, view] of views.entries()) {
    view.index = index;
    view.children = [];
    const above = views[view.superview];
    view.depth = above ? above.depth + 1 : 0;
    if (above) above.children.push(index);
  }
  const layers = new Map(variant.layers.map((layer) => [layer.name, layer]));
  const chrome = layers.get("chrome");
  const window = [0, 0, ...variant.size];
  return {
    key: `${screen.name}/${variant.key}`, stamp, screen, variant, views, layers, window,
    outer: chrome ? chrome.rect : window, byID: new Map(views.map((view) => [view.id, view])),
  };
}

/** What is computed of a variant when it is first asked for. */
function once(owner, name, make) {
  if (owner[name] === undefined) Object.defineProperty(owner, name, { value: make() });
  return owner[name];
}

const viewOf = (target, id) => (target && id !== null && target.byID.get(id)) || null;

/** What a search goes through: names, class, text, font and colours, in small letters. */
const toldOf = (view) => once(view, "told", () => [
  view.path, view.kind, view.class, view.text, view.font, view.color, view.background,
  view.hidden && "hidden", view.clipped && "clipped", view.ambiguous && "ambiguous",
  `${view.frame[2]}x${view.frame[3]}`,
].filter(Boolean).join("\n").toLowerCase());

/** By view: the rules that speak of it, of itself or of a guide that it owns. */
function rulesOf(target, view) {
  const all = once(target, "rules", () => {
    const lists = target.views.map(() => []);
    for (const rule of target.variant.constraints) {
      const speaksOf = new Set([rule.first, rule.second].filter(Boolean).map((anchor) => ownerOf(target, anchor)));
      for (const index of speaksOf) if (lists[index]) lists[index].push(rule);
    }
    return lists;
  });
  return all[view.index];
}

function ownerOf(target, [kind, position]) {
  if (kind === "view") return position;
  const guide = target.variant.guides[position];
  return guide ? guide.owner : -1;
}

function rectOf(target, [kind, position]) {
  const item = kind === "view" ? target.views[position] : target.variant.guides[position];
  return item ? item.alignment || item.window : null;
}

/** By view's id: what is wrong with it in this variant. */
function findingsOf(target, view) {
  return once(target, "findings", () => {
    const lists = new Map();
    for (const finding of target.screen.findings) {
      if (!finding.variants.includes(target.variant.key)) continue;
      for (const id of finding.views) lists.set(id, [...(lists.get(id) || []), finding]);
    }
    return lists;
  }).get(view.id) || [];
}

const isSeen = (view) => !view.hidden && view.kind !== "guide";

/** The deepest view at a point of the window, the foremost of several; null beyond the root. */
function viewAt(target, x, y) {
  for (let index = target.views.length - 1; index >= 0; index -= 1) {
    const view = target.views[index];
    const [left, top, width, height] = view.window;
    if (x >= left && y >= top && x < left + width && y < top + height && isSeen(view)) return view;
  }
  return null;
}

/** The views from the root down to a view. */
function pathTo(target, view) {
  const path = [];
  for (let each = view; each; each = target.views[each.superview]) path.unshift(each);
  return path;
}
