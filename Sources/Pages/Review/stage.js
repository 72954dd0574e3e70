// Where pictures are compared: panes that share one zoom and one pan.

const LARGEST_ZOOM = 16;

class Stage {
  constructor(box) {
    this.box = box;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.fitted = true;
    this.panes = [];
    this.share = 0.5;
    this.opacity = 0.5;
    this.pointers = new Map();
    box.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    box.addEventListener("pointerdown", (event) => this.press(event));
    box.addEventListener("pointermove", (event) => this.drag(event));
    for (const name of ["pointerup", "pointercancel"]) {
      box.addEventListener(name, (event) => this.pointers.delete(event.pointerId));
    }
    box.addEventListener("dblclick", () => (this.fitted ? this.zoomTo(this.oneToOne) : this.fit()));
    new ResizeObserver(() => (this.fitted ? this.fit() : this.place())).observe(box);
  }

  /** One picture pixel on one of the screen's. */
  get oneToOne() {
    return 1 / (window.devicePixelRatio || 1);
  }

  /**
   * Shows an entry. Zoom and pan stay where they are while the pictures' size is the same, so that going through
   * variants and modes compares the same place.
   */
  show(entry, mode, overlay) {
    const pictures = entry.pictures;
    const expected = (overlay && pictures.expectedOverlay) || pictures.expected;
    const actual = (overlay && pictures.actualOverlay) || pictures.actual;
    const all = [expected, actual, mode === "difference" ? pictures.difference : null].filter(Boolean);
    const size = [0, 1].map((axis) => Math.max(1, ...all.map((picture) => (picture.size || [0, 0])[axis])));
    // An overlay's legend makes the picture larger, to the right and below only.
    const keeps = this.entry === entry || (this.size && this.size[0] === size[0] && this.size[1] === size[1]);
    this.size = size;
    this.entry = entry;
    this.mode = mode;
    this.marked = { change: null, region: null };
    const side = (name) => (name === "expected" ? report.expected.label : report.actual.label);
    const alt = (name, words) => `${words}: ${entry.scene}, ${entry.caption} (${side(name)})`;
    const layer = (name, picture, words) => picture
      ? this.image(picture, alt(name, words), name)
      : h(`div.layer.is-absent.${name}`, {}, name === "expected" ? "Nothing to compare with" : "No picture any more");
    const pane = (title, ...layers) => h("figure.pane", {}, h("figcaption", {}, title),
      h("div.window", {}, h("div.layers", {}, layers), h("div.marks", { "aria-hidden": "true" })));
    const both = expected && actual;
    if (!both || mode === "two-up") {
      const sides = [];
      if (expected || entry.status !== "failed") {
        sides.push(pane(`Expected · ${side("expected")}`, layer("expected", expected, "Expected")));
        sides.push(pane(`Actual · ${side("actual")}`, layer("actual", actual, "Actual")));
      }
      this.panes = sides;
    } else if (mode === "difference") {
      this.panes = [pictures.difference && !overlay
        ? pane("Difference", this.image(pictures.difference, alt("actual", "Difference"), "difference"))
        : pane("Difference, computed by the browser", layer("expected", expected, "Expected"),
          layer("actual", actual, "Difference from the actual"))];
      if (!pictures.difference || overlay) this.panes[0].classList.add("is-blended");
    } else {
      const titles = {
        swipe: `Left: ${side("expected")} · right: ${side("actual")}`,
        onion: `${side("expected")} under ${side("actual")}`, blink: "",
      };
      this.panes = [pane(titles[mode], layer("expected", expected, "Expected"), layer("actual", actual, "Actual"))];
      this.panes[0].classList.add(`is-${mode}`);
    }
    this.box.replaceChildren(...this.panes);
    if (this.panes.length === 0) {
      this.box.append(h("div.stage-note", {}, h("p", {}, entry.message || "There is no picture.")));
    }
    if (mode === "swipe" && both) this.makeDivider();
    if (keeps && !this.fitted) this.place();
    else this.fit();
    this.showShare();
  }

  image(picture, alt, name) {
    const image = h(`img.layer.${name}`, { alt, decoding: "async", draggable: "false" });
    if (picture.size) {
      image.width = picture.size[0];
      image.height = picture.size[1];
    }
    image.addEventListener("error", () => {
      image.classList.add("is-broken");
      image.alt = `${alt}: ${picture.path} cannot be loaded`;
    });
    image.src = sourceOf(picture);
    return image;
  }

  // Zoom and pan, in CSS pixels of a pane's window.

  get window() {
    return this.panes[0] && this.panes[0].querySelector(".window");
  }

  get windowSize() {
    return this.window ? [this.window.clientWidth, this.window.clientHeight] : [1, 1];
  }

  /** A pointer's place in a window, the first one without another. */
  placeOf({ clientX, clientY }, window = this.window) {
    const { left, top } = window.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  /** Device pixels of a point. */
  get density() {
    return this.entry && this.entry.variant ? this.entry.variant.scale : 1;
  }

  fit() {
    if (!this.size) return;
    const [width, height] = this.windowSize;
    const pad = 24;
    this.fitted = true;
    this.scale = Math.min(Math.max(0.02, Math.min((width - pad) / this.size[0], (height - pad) / this.size[1])),
      this.oneToOne);
    this.x = (width - this.size[0] * this.scale) / 2;
    this.y = (height - this.size[1] * this.scale) / 2;
    this.place();
  }

  /** Zooms around a point of the window; its middle without one. */
  zoomTo(scale, at) {
    const [width, height] = this.windowSize;
    const [x, y] = at || [width / 2, height / 2];
    const next = Math.min(LARGEST_ZOOM, Math.max(0.02, scale));
    this.x = x - ((x - this.x) / this.scale) * next;
    this.y = y - ((y - this.y) / this.scale) * next;
    this.scale = next;
    this.fitted = false;
    this.place();
  }

  zoomBy(factor) {
    this.zoomTo(this.scale * factor);
  }

  panBy(x, y) {
    this.x += x;
    this.y += y;
    this.fitted = false;
    this.place();
  }

  /** Brings a rectangle of picture pixels into the middle, at 1:1 or closer. */
  goTo([x, y, width, height]) {
    const [wide, tall] = this.windowSize;
    const fitting = Math.min((wide - 48) / width, (tall - 48) / height);
    this.scale = Math.min(Math.max(this.scale, this.oneToOne), Math.max(fitting, 0.05));
    this.x = wide / 2 - (x + width / 2) * this.scale;
    this.y = tall / 2 - (y + height / 2) * this.scale;
    this.fitted = false;
    this.place();
  }

  place() {
    if (!this.size) return;
    // No part of the picture may be lost out of sight.
    const [width, height] = this.windowSize;
    const least = 40;
    this.x = Math.min(width - least, Math.max(least - this.size[0] * this.scale, this.x));
    this.y = Math.min(height - least, Math.max(least - this.size[1] * this.scale, this.y));
    const isClose = this.scale >= this.oneToOne * 0.999;
    for (const pane of this.panes) {
      const layers = pane.querySelector(".layers");
      layers.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
      layers.style.width = `${this.size[0]}px`;
      layers.style.height = `${this.size[1]}px`;
      layers.classList.toggle("is-close", isClose);
    }
    this.showMarks();
    this.showShare();
    if (this.onplace) this.onplace();
  }

  get zoomWords() {
    const zoom = this.scale / this.oneToOne;
    if (Math.abs(zoom - 1) < 0.005) return "1:1";
    return zoom > 1 ? `${points(zoom)}:1` : `${Math.round(zoom * 100)} %`;
  }

  wheel(event) {
    if (!this.size) return;
    event.preventDefault();
    const window = event.target.closest(".window");
    if (!event.ctrlKey && !event.metaKey) {
      this.panBy(-event.deltaX, -event.deltaY);
      return;
    }
    this.zoomTo(this.scale * Math.exp(-event.deltaY / 300), this.placeOf(event, window || this.box));
  }

  press(event) {
    if (event.button !== 0 || !event.target.closest(".window")) return;
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
    this.isOnDivider = Boolean(event.target.closest(".divider"));
    this.box.setPointerCapture(event.pointerId);
  }

  /** The change whose frame lies under the pointer, the smallest of several. */
  changeAt(event) {
    const window = event.target.closest(".window");
    const pane = this.panes.findIndex((each) => each.contains(event.target));
    if (!window || !this.size || pane < 0 || !this.entry.layout) return null;
    const factor = this.scale * this.density;
    const [left, top] = this.placeOf(event, window);
    const [x, y] = [(left - this.x) / factor, (top - this.y) / factor];
    const side = this.panes.length === 2 && pane === 0 ? "before" : "after";
    const area = (change) => change[side][2] * change[side][3];
    return this.entry.layout.changes.filter((change) => change[side] && x >= change[side][0] && y >= change[side][1]
      && x < change[side][0] + change[side][2] && y < change[side][1] + change[side][3])
      .reduce((least, change) => (least && area(least) <= area(change) ? least : change), null);
  }

  drag(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      if (this.onpoint) this.onpoint(this.changeAt(event));
      return;
    }
    const now = [event.clientX, event.clientY];
    if (this.isOnDivider) {
      this.setShare((this.placeOf(event)[0] - this.x) / (this.size[0] * this.scale));
    } else if (this.pointers.size === 2) {
      const [other] = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
      const spread = (place) => Math.hypot(place[0] - other[0], place[1] - other[1]) || 1;
      this.zoomTo(this.scale * spread(now) / spread(before),
        this.placeOf({ clientX: (now[0] + other[0]) / 2, clientY: (now[1] + other[1]) / 2 }));
    } else {
      this.panBy(now[0] - before[0], now[1] - before[1]);
    }
    this.pointers.set(event.pointerId, now);
  }

  // Swipe and onion skin.

  makeDivider() {
    this.window.append(h("div.divider", { "aria-hidden": "true" }, h("span", {}, "⇆")));
  }

  setShare(share) {
    this.share = Math.min(1, Math.max(0, share));
    this.showShare();
    if (this.onshare) this.onshare();
  }

  showShare() {
    const pane = this.panes[0];
    if (!pane || !this.size) return;
    const actual = pane.querySelector(".layer.actual");
    if (this.mode === "swipe" && pane.classList.contains("is-swipe")) {
      actual.style.clipPath = `inset(0 0 0 ${this.share * this.size[0]}px)`;
      const divider = pane.querySelector(".divider");
      if (divider) divider.style.left = `${this.x + this.share * this.size[0] * this.scale}px`;
    }
    if (this.mode === "onion" && actual) actual.style.opacity = String(this.opacity);
  }

  /** Which of the two a blinking pane shows. */
  showSide(isActual) {
    const pane = this.panes[0];
    if (!pane || !pane.classList.contains("is-blink")) return;
    pane.classList.toggle("shows-actual", isActual);
    pane.querySelector("figcaption").textContent =
      isActual ? `Actual · ${report.actual.label}` : `Expected · ${report.expected.label}`;
  }

  // Marks over the pictures: the frames of a change, and regions that differ.

  mark(change) {
    // A rule has no frame: the view that it holds is marked.
    const hasFrame = !change || change.before || change.after;
    const instead = hasFrame ? null : this.entry.layout.changes.find((other) =>
      other.view === change.view && (other.before || other.after));
    this.marked.change = instead || change;
    this.showMarks();
  }

  markRegion(region) {
    this.marked.region = region;
    this.showMarks();
  }

  showMarks() {
    const scale = this.density;
    const { change, region } = this.marked || {};
    this.panes.forEach((pane, index) => {
      const marks = [];
      const box = (rect, factor, spec, title) => {
        const [x, y, width, height] = rect.map((value) => value * factor * this.scale);
        marks.push(h(`div.frame-${spec}`, { style: boxed(this.x + x, this.y + y, width, height) }, title && h("span", {}, title)));
      };
      const isTwoUp = this.panes.length === 2;
      // Everything that moved, faintly, from the start.
      const side = isTwoUp && index === 0 ? "before" : "after";
      const seen = new Set();
      for (const each of isTwoUp && this.entry.layout ? this.entry.layout.changes : []) {
        const rect = each[side];
        if (!rect || seen.has(rect.join()) || seen.size >= 300) continue;
        seen.add(rect.join());
        box(rect, scale, `faint.is-${side}`);
      }
      if (change && change.before && (!isTwoUp || index === 0)) box(change.before, scale, "mark.is-before", "before");
      if (change && change.after && (!isTwoUp || index === 1)) box(change.after, scale, "mark.is-after", "after");
      if (region) box(region.bounds, 1, "mark.is-region");
      pane.querySelector(".marks").replaceChildren(...marks);
    });
  }
}
