// A view in the words of who asks: rules of a spec, anchors of UIKit, a list of values, JSON.

/** What means something in YAML. */
const MEANS_MORE = /[:#{}\[\]&*!|>'"%@`]/;

const copying = {
  own(target, view) {
    return rulesOf(target, view).filter((rule) => rule.origin === "authored");
  },

  spec(target, view) {
    const written = (text) => (MEANS_MORE.test(text) ? JSON.stringify(text) : text);
    return this.own(target, view).map((rule) => `- ${written(rule.text)}`).join("\n");
  },

  swift(target, view) {
    const lines = this.own(target, view).map((rule) => target.screen.swift[rule.id]).filter(Boolean);
    return lines.length ? `NSLayoutConstraint.activate([\n${lines.map((line) => `  ${line},`).join("\n")}\n])` : "";
  },

  list(target, view) {
    const [x, y, width, height] = view.frame;
    const unit = state.unit;
    const rows = [
      ["left", `${number(target, x)}${unit}`], ["top", `${number(target, y)}${unit}`],
      ["width", `${number(target, width)}${unit}`], ["height", `${number(target, height)}${unit}`],
      view.font && ["font", view.font], view.color && view.text && ["color", view.color.slice(0, 7)],
      view.background && ["background", shortHex(view.background)],
      view.corner && ["border-radius", `${number(target, view.corner)}${unit}`],
      view.alpha !== undefined && ["opacity", points(view.alpha)],
    ];
    return rows.filter(Boolean).map(([name, text]) => `${name}: ${text};`).join("\n");
  },

  json(target, view) {
    const { index, children, depth, told, ...members } = view;
    return JSON.stringify({ ...members, rules: this.own(target, view).map((rule) => rule.text) }, null, 2);
  },

  section(target, view) {
    const ways = [["Spec rules", "spec"], ["Swift anchors", "swift"], ["List", "list"], ["JSON", "json"]];
    return h("section.copying", {}, h("h2", {}, "Copy"), h("div.buttons", {}, ways.map(([title, way]) => {
      const text = this[way](target, view);
      return h("button", { "data-copy": way, disabled: !text, onclick: () => copy(text, title) }, title);
    })));
  },
};
