// Two variants side by side: what differs of each view, relative to its superview.

const compare = {
  /** Views that differ, with what differs, in the tree's order; of rules, those whose texts are in one only. */
  differences(one, other) {
    const names = { text: "text", font: "font", color: "colour", background: "background", hidden: "hidden", clipped: "clipped" };
    const list = [];
    for (const view of one.views) {
      const twin = other.byID.get(view.id);
      if (!twin) {
        list.push({ id: view.id, name: view.name, words: ["only in the first"] });
        continue;
      }
      const words = ["x", "y", "w", "h"].map((side, index) => [side, view.frame[index], twin.frame[index]])
        .filter(([, before, after]) => Math.abs(before - after) > 0.004)
        .map(([side, before, after]) => `${side} ${points(before)} → ${points(after)}`);
      for (const [key, name] of Object.entries(names)) {
        if ((view[key] || "") !== (twin[key] || "")) words.push(`${name} ${view[key] || "–"} → ${twin[key] || "–"}`);
      }
      if (words.length) list.push({ id: view.id, name: view.name, words });
    }
    for (const view of other.views) {
      if (!one.byID.has(view.id)) list.push({ id: view.id, name: view.name, words: ["only in the second"] });
    }
    return list;
  },

  get current() {
    const [one, other] = [selectedCell(), cellOf.get(state.other)];
    return once(one, `versus ${other.key}`, () => this.differences(one, other));
  },

  section() {
    const [one, other] = [selectedCell(), cellOf.get(state.other)];
    const texts = [one, other].map((each) => new Set(each.variant.constraints
      .filter((rule) => rule.origin === "authored").map((rule) => rule.text)));
    const only = (own, others) => [...own].filter((text) => !others.has(text));
    const rules = [["−", only(texts[0], texts[1])], ["+", only(texts[1], texts[0])]];
    return h("section.compare", {},
      h("h2", {}, `${count(this.current.length, "view")} differ${this.current.length === 1 ? "s" : ""}`),
      h("p.facts", {}, `${one.variant.caption} → ${other.variant.caption} `,
        h("button", { id: "compare-end", onclick: () => change({ other: null }) }, "End comparison")),
      h("div.differences", {}, this.current.slice(0, 400).map(({ id, name, words }) => h("button.difference", {
        "aria-current": id === state.view ? "true" : null, onclick: () => change({ view: id }),
      }, h("b", {}, name), h("span.facts", {}, ` ${words.join(", ")}`)))),
      rules.flatMap(([mark, list]) => list.slice(0, 60).map((text) => h("p.rule-change", {}, `${mark} ${text}`))));
  },

  paint() {
    const places = [selectedCell(), cellOf.get(state.other)].map((each) => board.placeOf.get(each));
    const colors = [marks.color.before, marks.color.after];
    for (const { id } of this.current) {
      for (const [index, spot] of places.entries()) {
        const view = spot && viewOf(spot.cell, id);
        if (view && isSeen(view)) marks.outline(spot, view, colors[index], { width: 1, fill: 0.1, alpha: 0.8 });
      }
    }
  },
};
