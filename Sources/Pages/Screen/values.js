// Numbers, colours and buttons that copy what they say.

/** A length of a variant in the unit that is chosen. */
function number(target, value) {
  return points(state.unit === "px" ? value * target.variant.scale : value);
}

async function copy(text, what = text) {
  await toClipboard(text);
  marks.copied = text;
  const short = what.length > 60 ? `${what.slice(0, 60)}…` : what;
  controls.toast(`Copied ${short}`);
}

/** A value as a button that copies it. */
function value(text, { label, copies = text } = {}) {
  return h("button.value", { title: `Copy ${copies}`, "aria-label": `${label ? `${label} ` : ""}${text}, copy`,
    onclick: () => copy(copies) }, text);
}

/** `[red, green, blue, alpha]` of `#RRGGBBAA`, each 0…1. */
const channels = (hex) => [1, 3, 5, 7].map((place) => parseInt(hex.slice(place, place + 2) || "FF", 16) / 255);

function shortHex(hex) {
  const alpha = channels(hex)[3];
  return hex.slice(0, 7) + (alpha < 0.995 ? ` ${Math.round(alpha * 100)} %` : "");
}

const over = (top, below) => [0, 1, 2].map((each) => top[each] * top[3] + below[each] * (1 - top[3]));

function luminance(color) {
  const [r, g, b] = color.slice(0, 3).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Kinds that paint more than their background, so that what lies below a text is not known here. */
const PAINTED = /button|field|image|effect|map|web|graphics|bar|segmented|picker|cell|container/i;

/**
 * The contrast of a text by WCAG 2, between 1 and 21; null where what lies below it is not one known colour.
 */
function contrast(target, view) {
  if (!view.color || PAINTED.test(view.kind)) return null;
  const path = pathTo(target, view);
  if (path.some((each) => each.alpha !== undefined)) return null;
  let ground = target.variant.appearance === "dark" ? [0, 0, 0] : [1, 1, 1];
  for (const each of path) {
    if (each !== view && PAINTED.test(each.kind)) return null;
    if (each.background) ground = over(channels(each.background), ground);
  }
  const [one, two] = [luminance(over(channels(view.color), ground)), luminance(ground)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

function swatch(hex, label) {
  return h("span.color", {}, h("span.swatch", { "aria-hidden": "true", style: { background: hex } }),
    value(shortHex(hex), { label, copies: hex.slice(0, 7) }));
}

function place(where) {
  if (!where) return null;
  const file = where.file.split("/").pop();
  return h("button.place", { title: `Copy ${where.file}:${where.line}`, "aria-label": `${file}, line ${where.line}, copy`,
    onclick: () => copy(`${where.file}:${where.line}`) }, `${file}:${where.line}`);
}
