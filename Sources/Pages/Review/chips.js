// What statuses, decisions and small pictures look like.

/** A mark whose meaning is told beside it. */
const sign = (mark, name = "mark") => h(`span.${name}`, { "aria-hidden": "true" }, mark);

/** The status as a mark with its word. */
function statusChip(status, number) {
  return h(`span.chip.is-${status}`, {},
    sign(STATUS[status].mark),
    number === undefined ? STATUS[status].title : `${STATUS[status].title} ${number.toLocaleString("en")}`);
}

/** What was decided, as a mark with its word, or the mark alone where the word is told elsewhere. */
function decisionChip(entry, isMarkOnly = false) {
  const decision = decisions.of(entry);
  if (!decision) return null;
  return h(`span.chip.is-${decision}`, {},
    sign(decision === "accept" ? "✓" : "✕"),
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
    alt: "", loading: "lazy", decoding: "async", width: Math.max(2, Math.round(width * scale)),
    height: Math.max(2, Math.round(height * scale)),
  });
  image.src = sourceOf(picture);
  return h("span.thumb", {}, image);
}
