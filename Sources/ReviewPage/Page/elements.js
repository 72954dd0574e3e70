// Building elements. Texts of the report become text nodes and attributes only, never markup.

/**
 * An element: `h("button.primary#go", {type: "button", onclick}, "Go")`. Attributes with `on` are listeners,
 * `true` sets an empty attribute, null and false none.
 */
function h(spec, attributes, ...children) {
  const [, tag, rest] = /^([a-z0-9]+)(.*)$/.exec(spec);
  const element = document.createElement(tag);
  for (const part of rest.match(/[.#][^.#]+/g) || []) {
    if (part[0] === "#") element.id = part.slice(1);
    else element.classList.add(part.slice(1));
  }
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style") Object.assign(element.style, value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  const isThere = (child) => child !== null && child !== undefined && child !== false;
  element.append(...children.flat(Infinity).filter(isThere));
  return element;
}

function byID(id) {
  return document.getElementById(id);
}

/** Says a sentence to who listens instead of looking. */
function say(sentence) {
  byID("said").textContent = sentence;
}

/** The status as a mark with its word. */
function statusChip(status, number) {
  return h(`span.chip.is-${status}`, {},
    h("span.mark", { "aria-hidden": "true" }, STATUS[status].mark),
    number === undefined ? STATUS[status].title : `${STATUS[status].title} ${number.toLocaleString("en")}`);
}

/** What was decided, as a mark with its word, or the mark alone where the word is told elsewhere. */
function decisionChip(entry, isMarkOnly = false) {
  const decision = decisions.of(entry);
  if (!decision) return null;
  return h(`span.chip.is-${decision}`, {},
    h("span.mark", { "aria-hidden": "true" }, decision === "accept" ? "✓" : "✕"),
    isMarkOnly ? null : decision === "accept" ? "Accepted" : "Rejected");
}

/** A small picture that is loaded when it is seen, at most so wide and high; its words are told beside it. */
function thumbnail(entry, wide, high) {
  const picture = entry.pictures.actual || entry.pictures.expected;
  if (!picture) {
    return h("span.thumb.is-absent", { "aria-hidden": "true", style: { height: `${high}px` } },
      STATUS[entry.status].mark);
  }
  const [width, height] = picture.size || [wide, high];
  const scale = Math.min(wide / width, high / height);
  const image = h("img", {
    alt: "", loading: "lazy", decoding: "async", width: String(Math.max(2, Math.round(width * scale))),
    height: String(Math.max(2, Math.round(height * scale))),
  });
  pictureSource(image, picture);
  return h("span.thumb", {}, image);
}
