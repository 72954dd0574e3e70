// What the pictures leave out: the report's notes, changes first.

function besides(open) {
  const notes = [...report.notes].sort((one, other) => other.isChange - one.isChange);
  return notes.length ? h("details.besides", { open, "aria-label": "What no picture shows" }, h("summary", {}, `What no picture shows (${notes.length})`),
    h("ul.reasons", {}, notes.map(({ text, place, lines = [] }) => h("li", {},
      withCode(text.split(lines[0])[0]), place && h("span.facts", {}, ` ${place.file}:${place.line}`),
      h("ul", {}, lines.map((line) => h("li", {}, withCode(line)))))))) : "";
}
