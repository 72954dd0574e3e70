// On paper: the matrix, the causes with their pictures' names, and the first picture of each.

const PRINTED_ENTRIES = 40;
const PRINTED_ROWS = 400;

/** The matrix as a table: a mark for each picture, and what the marks mean. */
function printedMatrix() {
  matrixView.plan();
  const { rowKeys, columns, cells: places } = matrixView;
  if (!rowKeys.length) return null;
  const mark = (row, column) => (places.get(`${row} ${column}`) || []).map((entry) => h(`span.is-${entry.status}`, {
    title: wordsOf(entry) }, STATUS[entry.status].mark, decisions.of(entry) ? (decisions.of(entry) === "accept" ? " ✓" : " ✕") : null));
  const used = STATUSES.filter((status) => report.totals[status]);
  return h("article.print-matrix", {}, h("h2", {}, overview()),
    h("p", {}, used.map((status) => `${STATUS[status].mark} ${STATUS[status].title} `)),
    h("table", {}, h("thead", {}, h("tr", {}, h("th", {}, ""), columns.map((column) => h("th", { scope: "col" }, column)))),
      h("tbody", {}, rowKeys.slice(0, PRINTED_ROWS).map((key, row) => h("tr", {}, h("th", { scope: "row" }, key.join(" · ")),
        columns.map((column, index) => h("td", {}, mark(row, index))))))),
    rowKeys.length > PRINTED_ROWS ? h("p", {}, `and ${rowKeys.length - PRINTED_ROWS} more rows`) : null);
}

function fillPrint() {
  const shown = new Set(shownEntries());
  const parts = groups.map((group) => {
    const members = group.members.filter((member) => shown.has(member));
    if (members.length === 0) return null;
    const [first] = members;
    const image = (picture, words) => {
      if (!picture) return null;
      const element = h("img", { alt: `${words}: ${first.key}` });
      element.src = sourceOf(picture);
      return h("figure", {}, element, h("figcaption", {}, words));
    };
    return h("article", {}, h("h2", {}, withCode(group.title)), statusChip(group.status, members.length),
      h("div.print-pictures", {}, image(first.pictures.expected, `Expected, ${first.key}`),
        image(first.pictures.actual, "Actual"), image(first.pictures.difference, "Difference")),
      h("ul", {}, members.slice(0, PRINTED_ENTRIES).map((member) => h("li", {}, member.key,
        decisions.of(member) ? ` (${decisions.of(member)}ed)` : "")),
      members.length > PRINTED_ENTRIES ? h("li", {}, `and ${members.length - PRINTED_ENTRIES} more`) : null));
  });
  byID("print").replaceChildren(...[printedMatrix(), besides(true), ...parts].filter(Boolean));
}

addEventListener("beforeprint", fillPrint);
addEventListener("afterprint", () => byID("print").replaceChildren());
