// One picture: both sides on the stage, and beside it what changed and why.

const CHANGES_AT_ONCE = 200;
const BLINK_MILLISECONDS = 700;

const itemView = {
  entry: null,
  region: -1,

  render() {
    const entry = entryOf.get(state.key);
    const section = byID("item");
    const isOther = this.entry !== entry;
    this.entry = entry;
    if (isOther) this.region = -1;
    if (!this.stage) this.make(section);
    this.renewHead();
    this.showModes();
    const isInspecting = this.isAble("inspect") && state.mode === "inspect";
    this.body.hidden = isInspecting;
    this.inspector.hidden = !isInspecting;
    if (isInspecting) inspecting.show(this.inspector, entry);
    else this.stage.show(entry, state.mode, state.overlay);
    this.controls.replaceChildren(...this.controlParts());
    this.blink();
    if (isOther) {
      this.side.replaceChildren(...this.sideParts());
      this.renewGroup();
      this.side.scrollTop = 0;
      say(wordsOf(entry));
    }
    if (this.region >= 0) this.goToRegion(this.region);
    this.loadAhead();
  },

  make(section) {
    this.head = h("div.item-head");
    this.modes = h("div.modes", { role: "tablist", "aria-label": "Ways to compare" }, MODES.map((mode) =>
      h("button", {
        role: "tab", id: `mode-${mode.id}`, "aria-controls": mode.id === "inspect" ? "inspect" : "stage",
        "aria-keyshortcuts": mode.key, title: `${mode.title} (${mode.key})`, "data-mode": mode.id,
        onclick: () => refine({ mode: mode.id }), onkeydown: byArrows((step) => {
          const able = MODES.filter(({ id }) => this.isAble(id));
          const other = able[(able.indexOf(mode) + step + able.length) % able.length];
          refine({ mode: other.id });
          byID(`mode-${other.id}`).focus();
        }),
      }, mode.title)));
    this.zoomText = h("output.zoom", { "aria-label": "Zoom" });
    const tool = (id, words, title, action) =>
      h(`button.tool#${id}`, { "aria-label": title, title, onclick: action }, words);
    this.tools = h("div.tools", {},
      h("button.tool#overlay", {
        "aria-pressed": "false", title: "Constraints over the pictures (o)",
        onclick: () => refine({ overlay: !state.overlay }),
      }, "Overlay"),
      tool("zoom-out", "−", "Zoom out (-)", () => this.stage.zoomBy(1 / 1.5)),
      this.zoomText,
      tool("zoom-in", "+", "Zoom in (+)", () => this.stage.zoomBy(1.5)),
      tool("zoom-one", "1:1", "One to one (0)", () => this.stage.zoomTo(this.stage.oneToOne)),
      tool("zoom-fit", "Fit", "Fit (f)", () => this.stage.fit()),
      h("button.tool#next-region", {
        title: "Next region that differs (n)", onclick: () => this.stepRegion(1),
      }, "Next region"));
    this.stageBox = h("div.stage#stage", {
      role: "tabpanel", tabindex: "0", onkeydown: (event) => this.stageKey(event),
    });
    this.controls = h("div.controls");
    this.side = h("aside.side", { "aria-label": "What changed", tabindex: "-1" });
    this.body = h("div.item-body", {}, h("div.stage-column", {}, this.stageBox, this.controls), this.side);
    this.inspector = h("div.inspector#inspect", { role: "tabpanel", "aria-labelledby": "mode-inspect" });
    section.replaceChildren(this.head, h("div.item-bar", {}, this.modes, this.tools), this.body, this.inspector);
    this.stage = new Stage(this.stageBox);
    this.stage.onplace = () => { this.zoomText.textContent = this.stage.zoomWords; };
    this.stage.onpoint = (change) => this.point(change);
    this.stage.onshare = () => {
      const slider = byID("share");
      if (slider) slider.value = String(Math.round(this.stage.share * 100));
    };
  },

  get list() {
    const list = shownEntries({ changedOnly: true });
    return list.includes(this.entry) ? list : [this.entry];
  },

  headParts() {
    const entry = this.entry;
    const list = this.list;
    const position = list.indexOf(entry);
    const neighbour = (by, words, title) => {
      const other = list[position + by];
      return h("a.button.round", {
        href: other ? addressOf({ key: other.key }) : null, "aria-label": title, title,
        "aria-disabled": other ? null : "true", role: other ? null : "link", "data-role": title,
        onclick: (event) => {
          // As the keys do: the history keeps items apart from lists, not each step between items.
          if (!other || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          this.step(by);
        },
      }, words);
    };
    return [
      h("a.button.plain#back", { href: addressOf({ view: lastList, key: null }), title: "Back (Esc)" }, "← Back"),
      h("div.item-title", {}, h("h2", { tabindex: "-1", id: "item-title" }, entry.scene),
        h("p", {}, entry.caption)),
      h("div.item-chips", {}, statusChip(entry.status), decisionChip(entry)),
      h("div.item-step", {}, neighbour(-1, "‹", "Previous picture (k)"),
        h("span.place", {}, `${(position + 1).toLocaleString("en")} of ${list.length.toLocaleString("en")}`),
        neighbour(1, "›", "Next picture (j)")),
      decisionButtons([entry], { after: (isSet) => this.decided(isSet) }) || h("div"),
    ];
  },

  /** Whether the picture can be shown in a mode. */
  isAble(mode) {
    const { pictures } = this.entry;
    return mode === "two-up" || (mode === "inspect" ? inspecting.isAble(this.entry) : Boolean(pictures.expected && pictures.actual));
  },

  showModes() {
    const { pictures, status } = this.entry;
    const current = this.isAble(state.mode) ? state.mode : "two-up";
    for (const button of this.modes.children) {
      const { mode } = button.dataset;
      button.setAttribute("aria-selected", String(mode === current));
      button.tabIndex = mode === current ? 0 : -1;
      button.disabled = !this.isAble(mode);
      if (mode === current) button.scrollIntoView({ block: "nearest", inline: "nearest" });
      if (mode === current && mode !== "inspect") this.stageBox.setAttribute("aria-labelledby", button.id);
    }
    byID("overlay").setAttribute("aria-pressed", String(state.overlay));
    byID("overlay").disabled = !(pictures.expectedOverlay || pictures.actualOverlay);
    byID("next-region").disabled = this.regions.length === 0;
    this.tools.classList.toggle("is-off", status === "failed" || current === "inspect");
  },

  controlParts() {
    const { pictures } = this.entry;
    if (!pictures.expected || !pictures.actual) return [];
    const slider = (id, label, value, oninput) => h("label", {}, `${label} `,
      h(`input#${id}`, { type: "range", min: "0", max: "100", value, oninput }));
    if (state.mode === "swipe") {
      return [slider("share", "Divider", Math.round(this.stage.share * 100),
        (event) => this.stage.setShare(event.target.value / 100))];
    }
    if (state.mode === "onion") {
      return [slider("opacity", `Show ${report.actual.label}`, Math.round(this.stage.opacity * 100), (event) => {
        this.stage.opacity = event.target.value / 100;
        this.stage.showShare();
      })];
    }
    if (state.mode === "blink") {
      return [
        h("button#blink-run", {
          "aria-pressed": String(this.isBlinking()),
          onclick: () => {
            this.wantsBlinking = !this.isBlinking();
            this.controls.replaceChildren(...this.controlParts());
            this.blink();
            byID("blink-run").focus();
          },
        }, this.isBlinking() ? "Pause" : "Run"),
        h("button", { title: "The other side (space)", onclick: () => this.otherSide() }, "Other side"),
        prefersStillness.matches ? h("span.facts", {}, "stands still, as the system asks for less motion") : null,
      ].filter(Boolean);
    }
    return [];
  },

  /** Blinking starts by itself only where motion is welcome. */
  isBlinking() {
    return this.wantsBlinking === undefined ? !prefersStillness.matches : this.wantsBlinking;
  },

  blink() {
    clearInterval(this.timer);
    if (state.view !== "item" || state.mode !== "blink") return;
    this.isActualShown = true;
    this.stage.showSide(true);
    if (this.isBlinking()) this.timer = setInterval(() => this.otherSide(), BLINK_MILLISECONDS);
  },

  otherSide() {
    this.isActualShown = !this.isActualShown;
    this.stage.showSide(this.isActualShown);
  },

  leave() {
    clearInterval(this.timer);
    this.entry = null;
  },

  sideParts() {
    const entry = this.entry;
    const parts = [];
    const section = (title, ...children) => parts.push(h("section", {}, h("h3", {}, title), children));
    if (entry.message) section(entry.status === "failed" ? "Why" : "Note", h("p.message", {}, entry.message));
    const layout = entry.layout;
    if (layout && layout.causes.length) {
      section(layout.causes.length === 1 ? "Cause" : "Causes", h("ol.causes", {}, layout.causes.map((cause) =>
        h("li", {}, h("span", {}, withCode(cause.sentence)), cause.place
          ? h("span.facts", {}, `${cause.place.file}:${cause.place.line}`) : null))));
      for (const group of entry.groups.filter((each) => each.members.length > 1)) {
        parts.push(h("p", {}, h("a", { href: addressOf({ view: "pictures", key: null, group: group.id }) },
          entry.groups.length > 1 ? `All ${group.members.length} pictures: ${group.title}` : `All ${group.members.length} pictures with this cause`),
        h("span.group-decision", { "data-group": group.id })));
      }
    } else if (layout && layout.summary) {
      section("Layout", h("p", {}, layout.summary));
    }
    this.regionText = h("p.facts", { role: "status" });
    if (entry.pixels) section("Pixels", h("p", {}, entry.pixels.summary), this.regionText);
    this.held = null;
    // Effects first; what caused them is told above in words, and below as it was found.
    for (const isCause of [false, true]) {
      const changes = layout ? layout.changes.filter((change) => change.isCause === isCause) : [];
      const title = isCause ? "Edits" : "Layout changes";
      if (changes.length) section(`${title} (${changes.length})`, this.changeList(changes, title));
    }
    const findings = (list, title) => {
      if (!list || !list.length) return;
      section(title, h("ul.findings", {}, list.map((finding) => h(`li.is-${finding.severity}`, {},
        h("b", {}, finding.severity), ` ${finding.message}`,
        h("span.facts", {}, [finding.id, finding.place && `${finding.place.file}:${finding.place.line}`]
          .filter(Boolean).join("  ·  ")),
        finding.hint ? h("span.hint", {}, `Try: ${finding.hint}`) : null))));
    };
    findings(entry.newFindings, "New findings");
    findings(entry.goneFindings, "Findings that are gone");
    this.noteBox = h("div");
    parts.push(this.noteBox);
    this.renewNotes();
    section("Variant", this.facts());
    parts.push(h("p", {}, h("button.plain", {
      onclick: () => toClipboard(location.href).then(() => say("link copied")),
    }, "Copy a link to this view")));
    return parts;
  },

  /** What a comment here is about: the picture, or a change's view. */
  aboutNote(change) {
    const { scene, caption, source, layout } = this.entry;
    const about = { screen: scene, variant: caption };
    const place = (change && change.place) || (source && { file: source, line: 1, column: 1 });
    if (change) Object.assign(about, { view: change.view, path: change.path || change.view }, change.rule && { rule: change.rule });
    if (layout && place) about.place = place;
    return about;
  },

  renewNotes() {
    const own = notes.made.filter((note) => note.screen === this.entry.scene);
    const held = this.held;
    this.noteBox.replaceChildren(h("section.notes", {}, h("h3", {}, "Comments"), own.map((note) => notes.entry(note)),
      h("button", { "data-note": "add", title: "Comment (c)", onclick: () => notes.write(this.aboutNote(this.held)) },
        held ? "Comment on this change" : "Comment")));
  },

  changeList(changes, title) {
    const list = h("ul.changes", { "aria-label": title });
    const make = (change) => {
      const item = this.changeItem(change);
      item.firstChild.change = change;
      return item;
    };

    list.append(...changes.slice(0, CHANGES_AT_ONCE).map(make));
    const rest = changes.slice(CHANGES_AT_ONCE);
    if (rest.length) {
      const more = h("li", {}, h("button.plain", {
        onclick: () => more.replaceWith(...rest.map(make)),
      }, `${rest.length} more`));
      list.append(more);
    }
    return list;
  },

  changeItem(change) {
    return h("li", {}, h("button.change", {
      "data-view": change.view,
      onmouseenter: () => this.stage.mark(change), onmouseleave: () => this.stage.mark(this.held || null),
      onfocus: () => this.stage.mark(change), onblur: () => this.stage.mark(this.held || null),
      onclick: () => this.holdChange(change),
    }, withCode(change.sentence)));
  },

  /** Marks what the pointer is on: its frames on both sides, and what is told of it. */
  point(change) {
    if (change === this.pointed) return;
    this.pointed = change;
    this.stage.mark(change || this.held || null);
    for (const button of this.side.querySelectorAll(".change")) {
      const isOn = Boolean(change) && button.change === change;
      button.classList.toggle("is-pointed", isOn);
      if (isOn) button.scrollIntoView({ block: "nearest" });
    }
  },

  /** Keeps a change marked and brings it into sight. */
  holdChange(change) {
    this.held = this.held === change ? null : change;
    this.stage.mark(this.held);
    this.renewNotes();
    const marked = this.stage.marked.change;
    const rect = marked && (marked.after || marked.before);
    if (rect) this.stage.goTo(rect.map((value) => value * this.stage.density));
  },

  facts() {
    const { variant, source, key, digest } = this.entry;
    const rows = [["Key", key]];
    if (variant) {
      rows.push(["Device", variant.name], ["Orientation", variant.orientation],
        ["Window", `${variant.window}, ${variant.size.map(points).join(" × ")} pt @${points(variant.scale)}`]);
      if (variant.state) rows.push(["State", variant.state]);
      rows.push(["Locale", variant.locale], ["Text size", variant.textSize], ["Appearance", variant.appearance],
        ["System", variant.os]);
    }
    if (source) rows.push(["Source", source]);
    if (digest) rows.push(["Digest", digest]);
    return h("dl.fact-list", {}, rows.map(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]));
  },

  get regions() {
    return (this.entry && this.entry.pixels && this.entry.pixels.regions) || [];
  },

  stepRegion(by) {
    const number = this.regions.length;
    if (number === 0) {
      say("no region differs");
      return;
    }
    this.region = this.region < 0 ? (by > 0 ? 0 : number - 1) : (this.region + by + number) % number;
    this.goToRegion(this.region);
  },

  goToRegion(index) {
    const region = this.regions[index];
    if (!region) return;
    const [x, y, width, height] = region.bounds;
    this.stage.goTo(region.bounds);
    this.stage.markRegion(region);
    const kind = { "only-expected": ", only in the expected picture", "only-actual": ", only in the actual picture" };
    this.regionText.textContent = `Region ${index + 1} of ${this.regions.length}: ${count(region.differing, "pixel")} at `
      + `${x}, ${y}, ${width}×${height}${kind[region.kind] || ""}`
      + `${region.likelyAntialiasing ? ", likely anti-aliasing" : ""}`;
  },

  stageKey(event) {
    const step = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key];
    if (!step || !event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.stage.panBy(step[0], step[1]);
  },

  step(by) {
    const list = this.list;
    const other = list[list.indexOf(this.entry) + by];
    if (!other) {
      say(by > 0 ? "this is the last picture" : "this is the first picture");
      return;
    }
    // The history keeps items apart from lists, not each step between items.
    refine({ key: other.key });
  },

  decide(decision) {
    this.decided(decisions.toggle([this.entry], decision));
  },

  /** After a decision: the next picture that wants one; none, the same again. */
  decided(isSet) {
    const list = this.list;
    const position = list.indexOf(this.entry);
    const isOpen = (entry) => isReviewable(entry) && !decisions.of(entry);
    const next = isSet && isReviewable(this.entry)
      ? list.slice(position + 1).find(isOpen) || list.slice(0, position).find(isOpen) : null;
    if (next) refine({ key: next.key });
    else this.renewHead();
    this.renewGroup();
  },

  /** Makes the head anew; a control of it that had the focus keeps it. */
  renewHead() {
    const focused = this.head.contains(document.activeElement) ? document.activeElement.dataset.role : null;
    this.head.replaceChildren(...this.headParts());
    const again = focused && this.head.querySelector(`[data-role="${focused}"]`);
    if (again) again.focus();
    else if (focused) this.stageBox.focus({ preventScroll: true });
  },

  /** The decision on the whole group, beside its cause. */
  renewGroup() {
    for (const place of this.side.querySelectorAll(".group-decision")) {
      const group = groupOf.get(place.dataset.group);
      const focused = place.contains(document.activeElement) ? document.activeElement.dataset.decision : null;
      const buttons = decisionButtons(group.members, {
        group, noun: `all ${group.members.length}`,
        after: () => {
          this.renewHead();
          this.renewGroup();
        },
      });
      place.replaceChildren(...[buttons].filter(Boolean));
      if (focused) place.querySelector(`[data-decision="${focused}"]`).focus();
    }
  },

  /** The next picture's files are asked for while this one is looked at. */
  loadAhead() {
    const list = this.list;
    const next = list[list.indexOf(this.entry) + 1];
    if (!next) return;
    for (const picture of [next.pictures.expected, next.pictures.actual]) {
      if (picture && !byID(`file:${picture.path}`)) new Image().src = sourceOf(picture);
    }
  },
};

/** The list that an item was opened from. */
let lastList = "causes";
