// On paper: the causes with their pictures' names, and the first picture of each.

const PRINTED_ENTRIES = 40;

function fillPrint() {
  const shown = new Set(shownEntries());
  const parts = groups.map((group) => {
    const members = group.members.filter((member) => shown.has(member));
    if (members.length === 0) return null;
    const [first] = members;
    const image = (picture, words) => {
      if (!picture) return null;
      const element = h("img", { alt: `${words}: ${first.key}` });
      pictureSource(element, picture);
      return h("figure", {}, element, h("figcaption", {}, words));
    };
    return h("article", {}, h("h2", {}, group.title), statusChip(group.status, members.length),
      h("div.print-pictures", {}, image(first.pictures.expected, `Expected, ${first.key}`),
        image(first.pictures.actual, "Actual"), image(first.pictures.difference, "Difference")),
      h("ul", {}, members.slice(0, PRINTED_ENTRIES).map((member) => h("li", {}, member.key,
        decisions.of(member) ? ` (${decisions.of(member)}ed)` : "")),
      members.length > PRINTED_ENTRIES ? h("li", {}, `and ${members.length - PRINTED_ENTRIES} more`) : null));
  });
  byID("print").replaceChildren(...parts.filter(Boolean));
}

addEventListener("beforeprint", fillPrint);
addEventListener("afterprint", () => byID("print").replaceChildren());
