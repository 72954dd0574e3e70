// What is told of the selected view, in the order in which one asks: what, where, how large, why, what is wrong.

const STATUS_MARK = { satisfied: "=", beaten: "<", "in conflict": "✕", broken: "✕" };

/** What a comment on a view is about. */
const aboutView = (target, view) => ({ screen: target.screen.name, variant: target.variant.caption, view: view.id, path: view.path, place: view.place });

const inspector = {
  show() {
    const target = selectedCell();
    const view = selectedView();
    const key = JSON.stringify([state.cell, state.view, state.other, state.unit, state.screen, live.revision, live.turn, notes.turn]);
    if (this.key === key) return;
    this.key = key;
    state.rule = null;
    const box = byID("inspector");
    box.replaceChildren(...[
      isComparing() && compare.section(),
      view ? this.view(target, view) : this.overview(target),
    ].flat(Infinity).filter(Boolean));
    const shown = JSON.stringify([state.cell, state.view, state.other]);
    if (shown !== this.shown) box.parentElement.scrollTop = 0;
    this.shown = shown;
  },

  section(title, ...content) {
    const inside = content.flat(Infinity).filter(Boolean);
    return inside.length ? h("section", {}, h("h2", {}, title), inside) : null;
  },

  view(target, view) {
    const [horizontal, vertical] = [0, 1].map((axis) => this.rules(target, view, axis));
    return [
      this.head(target, view),
      this.section("Frame", this.frames(target, view)),
      this.section("Content", this.content(target, view)),
      this.section("Look", this.look(target, view)),
      this.section("Horizontal", horizontal),
      this.section("Vertical", vertical),
      this.section("Findings", findingsOf(target, view).map((finding) => this.finding(finding))),
      notes.section(aboutView(target, view)),
      copying.section(target, view),
    ];
  },

  head(target, view) {
    const above = pathTo(target, view).slice(0, -1);
    return h("header.head", {},
      h("nav", { "aria-label": "Superviews" }, above.map((each) => [
        h("button.crumb", { onclick: () => select(each, target) }, each.name), " › "])),
      h("div.name-line", {}, h("strong", {}, view.name), h("span.kind", {}, view.class ? `${view.class} · ${view.kind}` : view.kind),
        view.hidden && h("span.flag", {}, "hidden")),
      h("p.facts", {}, target.variant.caption, view.place && [" · ", place(view.place)]));
  },

  grid(rows) {
    return h("dl.grid", {}, rows.filter(Boolean).map(([label, ...values]) => [h("dt", {}, label), h("dd", {}, values)]));
  },

  rect(target, rect, label) {
    return h("span.rect", {}, ["x", "y", "w", "h"].map((name, index) => h("span.part", {}, h("i", {}, name),
      value(number(target, rect[index]), { label: `${label} ${name}` }))));
  },

  frames(target, view) {
    return this.grid([
      ["In superview", this.rect(target, view.frame, "frame")],
      ["In window", this.rect(target, view.window, "in the window")],
      view.alignment && ["Alignment", this.rect(target, view.alignment, "alignment rectangle")],
      view.drawn && ["Drawn at", this.rect(target, view.drawn, "drawn at")],
      view.ambiguous && ["Ambiguous", h("b.is-error", {}, view.ambiguous.join(", "))],
    ]);
  },

  /** The size that the content asks for and how much it insists, as its own constraints say. */
  content(target, view) {
    const rules = rulesOf(target, view).filter((rule) => rule.first[0] === "view" && rule.first[1] === view.index);
    const of = (origin, axis) => rules.find((rule) => rule.origin === origin && axisOf(rule) === axis);
    const size = [0, 1].map((axis) => of("compression", axis) || of("hugging", axis));
    const priority = (origin) => [0, 1].map((axis) => of(origin, axis)).map((rule) => (rule ? points(rule.priority) : "–"));
    const pair = (names, texts) => h("span.rect", {}, names.map((name, index) => h("span.part", {}, h("i", {}, name),
      value(texts[index], { label: name }))));
    const has = size.some(Boolean);
    const rows = [
      has && ["Content size", pair(["w", "h"], size.map((rule) => (rule ? number(target, rule.constant) : "–")))],
      has && ["Hugging", pair(["h", "v"], priority("hugging"))],
      has && ["Resistance", pair(["h", "v"], priority("compression"))],
      view.baselines && ["Baselines", pair(["1st", "last"], view.baselines.map((each) => number(target, each)))],
      view.scrolls && ["Scrolls", pair(["w", "h"], view.scrolls.map((each) => number(target, each)))],
    ].filter(Boolean);
    return rows.length ? this.grid(rows) : null;
  },

  look(target, view) {
    const ratio = contrast(target, view);
    const passes = ratio === null ? "" : ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : ratio >= 3 ? "AA large only" : "too low";
    const rows = [
      view.text && ["Text", value(view.text, { label: "text" }), view.lines ? h("span.facts", {}, ` ${view.lines} lines`) : null,
        live.isOn && [" ", h("button.place", { "aria-label": `Type another text of ${view.name}`, onclick: () => editing.type(target, view) }, "Type")],
        view.clipped ? h("b.is-warning", {}, " clipped") : null],
      view.font && ["Font", value(view.font, { label: "font" })],
      view.color && view.text && ["Colour", swatch(view.color, "text colour")],
      view.background && ["Background", swatch(view.background, "background")],
      view.text && view.color && ["Contrast", ratio === null
        ? h("span.facts", {}, "not measured: what lies below is no one colour")
        : h(`span${ratio < 4.5 ? ".is-warning" : ""}`, {}, `${ratio.toFixed(2)} : 1 · ${passes}`)],
      view.corner && ["Corners", value(number(target, view.corner), { label: "corner radius" })],
      view.alpha !== undefined && ["Opacity", value(points(view.alpha), { label: "opacity" })],
    ].filter(Boolean);
    return rows.length ? this.grid(rows) : null;
  },

  rules(target, view, axis) {
    return rulesOf(target, view)
      .filter((rule) => axisOf(rule) === axis && !["hugging", "compression"].includes(rule.origin))
      .map((rule) => this.rule(target, view, rule));
  },

  rule(target, view, rule) {
    const other = [rule.first, rule.second].filter(Boolean).map((anchor) => target.views[ownerOf(target, anchor)])
      .find((each) => each && each !== view);
    const show = (isShown) => () => {
      state.rule = isShown ? rule : null;
      marks.draw();
    };
    const told = rule.status === "satisfied" ? ""
      : rule.status === "beaten" ? `beaten, off by ${number(target, Math.abs(rule.amount))}`
        : `${rule.status === "broken" ? "broken" : "in conflict"} ${rule.conflict}`;
    const line = rule.place && (target.screen.lines[rule.place.file] || {})[rule.place.line];
    return h(`div.rule.is-${rule.status.replace(" ", "-")}`, { onpointerenter: show(true), onpointerleave: show(false) },
      h("button.rule-text", { onfocus: show(true), onblur: show(false),
        title: other ? `Go to ${other.name}` : "Copy the rule",
        onclick: () => (other ? (select(other, target), board.reveal(target, other)) : copy(rule.text)) },
      h("span.mark", { "aria-hidden": "true" }, STATUS_MARK[rule.status]), rule.text),
      h("p.facts", {}, [
        rule.priority !== 1000 && `priority ${points(rule.priority)}`,
        rule.origin !== "authored" && `from ${rule.origin}`, told,
      ].filter(Boolean).join(" · "), rule.place && [" ", place(rule.place)],
      rule.origin === "authored" && [" · ", h("button.place", { "aria-label": `Comment on ${rule.text}`, onclick: () =>
        notes.write({ ...aboutView(target, view), rule: rule.text, place: rule.place }) }, "Comment")],
      editing.of(target, rule) && [" · ", h("button.place", { "aria-label": `Change ${rule.text}`, onclick: () =>
        editing.open(target, rule) }, "Change")]),
      line && line.trim() !== rule.text && rule.origin === "authored" && h("code.line", {}, line),
      rule.note && h("p.note", {}, rule.note));
  },

  finding(finding) {
    return h(`div.finding.is-${finding.severity}`, {},
      h("p", {}, h("b", {}, finding.severity), ` ${finding.message}`),
      finding.notes.map((note) => h("p.facts", {}, note.message)),
      finding.fix ? h("p.fix", {}, "Fix: ", value(finding.fix.text, { label: "fix" }))
        : finding.hint && h("p.fix", {}, value(finding.hint, { label: "hint" })),
      h("p.facts", {}, finding.where, finding.place && [" · ", place(finding.place)]));
  },

  /** Without a selection: what there is, and what is wrong with it. */
  overview(target) {
    const screens = model.screens.filter((screen) => !state.screen || screen.name === state.screen);
    const list = screens.flatMap((screen) => screen.findings.map((finding) => ({ screen, finding })));
    const show = ({ screen, finding }) => {
      const found = cells.find((each) => each.screen === screen && finding.variants.includes(each.variant.key));
      const view = found && finding.views.map((id) => found.byID.get(id)).find(Boolean);
      if (!found) return;
      change({ cell: found.key, view: view ? view.id : null });
      if (view) board.reveal(found, view);
    };
    return [
      h("header.head", {}, h("div.name-line", {}, h("strong", {}, model.title)), h("p.facts", {}, model.summary)),
      target && this.section(target.variant.caption, this.grid([
        ["Window", `${points(target.variant.size[0])} × ${points(target.variant.size[1])} pt @${points(target.variant.scale)}x`],
        ["System", target.variant.os], ["Locale", target.variant.locale], ["Text size", target.variant.textSize],
        ["Views", String(target.views.length)],
      ])),
      this.section(list.length ? "Findings" : "", list.length ? list.map((entry) => h("button.finding-button", {
        onclick: () => show(entry) }, this.short(entry)))
        : model.screens.length ? h("p.good", {}, "✓ Nothing to report") : null),
      h("p.facts.tip", {}, "Point at a view for its size and rules; click to keep it. Hold Alt to measure, press ? for all keys."),
    ];
  },

  short({ screen, finding }) {
    return [h(`b.is-${finding.severity}`, {}, finding.severity === "error" ? "✕ " : finding.severity === "warning" ? "! " : "· "),
      finding.message, h("span.facts", {}, ` ${model.screens.length > 1 ? `${screen.title}, ` : ""}${finding.where}`)];
  },
};
