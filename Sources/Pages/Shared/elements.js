// Building elements. Texts of the report become text nodes and attributes only, never markup.

/**
 * An element: `h("button.primary#go", {onclick}, "Go")`. Attributes with `on` are listeners,
 * `true` sets an empty attribute, null and false none. A button is one that submits nothing.
 */
function h(spec, attributes, ...children) {
  const [, tag, rest] = /^([a-z0-9]+)(.*)$/.exec(spec);
  const element = document.createElement(tag);
  if (tag === "button") element.type = tag;
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

/** The style of a rectangle, pixels. */
function boxed(left, top, width, height) {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}

function byID(id) {
  return document.getElementById(id);
}

/** Says a sentence to who listens instead of looking. */
function say(sentence) {
  byID("said").textContent = sentence;
}

/** `1 view`, `1,200 views`. */
function count(number, noun) {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}

/** Whether keys belong to an element. */
function isTyping(element) {
  return Boolean(element.matches && element.matches("input:not([type=range]), textarea, select"));
}

/** Points with at most two decimals. */
function points(value) {
  return String(Math.round(value * 100) / 100);
}

/** What gzip compressed, as a response. */
function unzipped(stream) {
  return new Response(stream.pipeThrough(new DecompressionStream("gzip")));
}

/** What base64 holds of gzip's. */
function unpacked(base64) {
  return unzipped(new Blob([Uint8Array.from(atob(base64.trim()), (letter) => letter.charCodeAt(0))]).stream());
}
