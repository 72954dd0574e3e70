// The board: all variants side by side, in points, moved and scaled as one.

const GAP = 44;
const CAPTION = 22;
const ZOOMS = [0.02, 16];

/** Puts an element at a place of the board, in points; one that is there already is left alone. */
function putAt(element, left, top, wide, high) {
  const at = [left, top, wide, high];
  if (String(element.at) === String(at)) return;
  element.at = at;
  Object.assign(element.style, boxed(...at));
}

const board = {
  scale: 1, caption: CAPTION, turn: 0, x: 0, y: 0, isFitted: true, places: [], pointers: new Map(),

  start() {
    this.box = byID("stage");
    this.sheet = byID("board");
    this.box.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.box.addEventListener("pointerdown", (event) => this.press(event));
    this.box.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel"]) this.box.addEventListener(name, (event) => this.release(event));
    this.box.addEventListener("pointerleave", () => this.point(null));
    new ResizeObserver(() => {
      this.measure();
      if (this.isFitted) this.fit();
      else this.place();
    }).observe(this.box);
    // On paper is what was never in sight, too.
    addEventListener("beforeprint", () => pictures.all());
    this.seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        target.isNear = isIntersecting;
        if (isIntersecting) pictures.fill(target);
      }
    }, { root: this.box, rootMargin: "40%" });
  },

  /** Notes the stage's size, pixels: to ask for it lays the page out, which a drag has no time for. */
  measure() {
    [this.wide, this.high] = [this.box.clientWidth, this.box.clientHeight];
  },

  /** The variants that are shown: the two that are compared, else those of the screen. */
  shown() {
    if (isComparing()) return [selectedCell(), cellOf.get(state.other)];
    return cells.filter((each) => !state.screen || each.screen.name === state.screen);
  },

  /**
   * Lays the variants out: several screens in a row each, else devices in rows or columns; where a flow shows them much
   * larger, in a flow, in which a screen's variants stay together.
   */
  rows() {
    const shown = this.shown();
    if (isComparing()) return [shown];
    const by = (name) => {
      const groups = new Map();
      for (const each of shown) groups.set(name(each), [...(groups.get(name(each)) || []), each]);
      return [...groups.values()];
    };
    const screens = by((each) => each.screen.name);
    const areMany = screens.length > 1;
    const devices = by((each) => each.variant.name);
    const others = by((each) => `${each.variant.orientation} ${each.variant.key.replace(each.variant.device, "")}`);
    const isGrid = !areMany && devices.length > 1 && others.length > 1 && devices.length * others.length === shown.length;
    const choices = areMany ? [screens] : isGrid ? [devices, others] : [];
    const ordered = choices.length;
    const units = areMany ? screens : shown.map((each) => [each]);
    const widths = units.map((unit) => unit.reduce((sum, each) => sum + this.sizeOf(each)[2] + GAP, 0));
    const all = widths.reduce((sum, each) => sum + each, 0);
    for (let parts = 1; parts <= 24; parts += 1) {
      const most = Math.max(...widths, (all / parts) * 1.04);
      const flow = [];
      let left = 0;
      for (const [index, unit] of units.entries()) {
        if (left < widths[index] && flow.push([])) left = most;
        flow[flow.length - 1].push(...unit);
        left -= widths[index];
      }
      choices.push(flow);
    }
    // The arrangement that shows the screens largest; rows and columns that mean something may be a little smaller.
    const worth = (rows) => this.scaleOf(this.measured(rows)) * (choices.indexOf(rows) < ordered ? 1.25 : 1);
    return choices.reduce((best, each) => (worth(each) > worth(best) ? each : best), choices[0] || [shown]);
  },

  scaleOf({ width, height }) {
    return Math.max(ZOOMS[0], Math.min(1, (this.wide - 64) / width, (this.high - 64) / height));
  },

  figureOf(key) {
    return [...this.sheet.children].find((each) => each.cell.key === key);
  },

  sizeOf(each) {
    return state.chrome ? each.outer : each.window;
  },

  measured(rows, caption = CAPTION) {
    const places = [];
    let y = 0;
    let width = 0;
    for (const row of rows) {
      let x = 0;
      let height = 0;
      for (const each of row) {
        const [left, top, wide, high] = this.sizeOf(each);
        places.push({ cell: each, x: x - left, y: y + caption - top, left: x, top: y + caption, wide, high });
        x += wide + GAP;
        height = Math.max(height, high);
      }
      width = Math.max(width, x - GAP);
      y += height + caption + GAP;
    }
    return { places, width: Math.max(1, width), height: Math.max(1, y - GAP) };
  },

  /** Puts everything in its place anew; what was there keeps its pictures. */
  arrange({ keepsPlace = false, isStill = false } = {}) {
    if (!isStill) this.measure();
    const rows = isStill ? this.kept.map((row) => row.map((each) => cellOf.get(each.key))) : this.rows();
    this.kept = rows;
    this.turn += 1;
    // Captions keep their size on the stage, so that they take more of the board the smaller it is shown.
    this.caption = Math.min(150, CAPTION / this.scaleOf(this.measured(rows)));
    const { places, width, height } = this.measured(rows, this.caption);
    this.sheet.style.setProperty("--caption", `${this.caption * 0.72}px`);
    this.places = places;
    this.extent = [width, height];
    this.placeOf = new Map(places.map((place) => [place.cell, place]));
    const shown = [...this.sheet.children];
    const before = new Map(shown.map((figure) => [figure.cell.key, figure]));
    const several = model.screens.length > 1 && !state.screen;
    const figures = places.map(({ cell: target, left, top, wide, high }) => {
      const figure = before.get(target.key) || h("figure.cell", {}, h("figcaption"), h("div.layers"));
      figure.cell = target;
      putAt(figure, left, top, wide, high);
      const words = several ? `${target.screen.title} · ${target.variant.caption}` : target.variant.caption;
      if (figure.firstChild.title !== words) figure.firstChild.textContent = figure.firstChild.title = words;
      return figure;
    });
    // What stays where it was is not looked at anew.
    if (figures.length !== shown.length || figures.some((figure, index) => figure !== shown[index])) {
      this.sheet.replaceChildren(...figures);
      this.seen.disconnect();
      for (const figure of figures) this.seen.observe(figure);
    }
    this.sheet.style.width = `${width}px`;
    this.sheet.style.height = `${height}px`;
    this.showLayers();
    if (keepsPlace && !this.isFitted) this.place();
    else this.fit();
  },

  /** Puts a variant that came with its pictures in the place of another. */
  renew(before, now) {
    const place = this.placeOf.get(before);
    const figure = this.figureOf(before.key);
    if (!place) return;
    figure.cell = now;
    if (figure.isNear) pictures.show(figure, now.variant.layers);
    if (before.window[2] !== now.window[2] || before.window[3] !== now.window[3]) return this.arrange({ keepsPlace: true, isStill: true });
    place.cell = now;
    this.placeOf.delete(before);
    this.placeOf.set(now, place);
    this.turn += 1;
  },

  /** The pictures of a variant that are turned on, from the back to the front. */
  layersOf(target) {
    return [...target.layers.values()].filter(({ name }) => name === "screen" || (name === "chrome" ? state.chrome : state.layers.has(name)));
  },

  showLayers() {
    const isOld = this.places.some((place) => {
      const [left, , wide] = this.sizeOf(place.cell);
      return place.wide !== wide || place.x - place.left !== -left;
    });
    if (isOld) return this.arrange({ keepsPlace: true });
    for (const figure of this.sheet.children) if (figure.isNear) pictures.fill(figure);
    return undefined;
  },

  // MARK: Zoom and pan

  fit(place = null) {
    const [width, height] = place ? [place.wide, place.high + this.caption] : this.extent || [1, 1];
    this.scale = Math.max(ZOOMS[0], Math.min(place ? 3 : 1, (this.wide - 64) / width, (this.high - 64) / height));
    const [left, top] = place ? [place.left, place.top - this.caption] : [0, 0];
    this.x = (this.wide - width * this.scale) / 2 - left * this.scale;
    this.y = (this.high - height * this.scale) / 2 - top * this.scale;
    this.isFitted = !place;
    this.place();
  },

  zoomTo(scale, x = this.wide / 2, y = this.high / 2) {
    const next = Math.min(ZOOMS[1], Math.max(ZOOMS[0], scale));
    this.x = x - (x - this.x) * (next / this.scale);
    this.y = y - (y - this.y) * (next / this.scale);
    this.scale = next;
    this.isFitted = false;
    this.place();
  },

  place() {
    this.sheet.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.sheet.style.setProperty("--scale", this.scale);
    byID("zoom-is").textContent = `${Math.round(this.scale * 100)} %`;
    marks.draw();
  },

  /** Brings a view into sight where it is not. */
  reveal(target, view) {
    const place = this.placeOf.get(target);
    if (!place) return;
    const [x, y, width, height] = this.onStage(place, view.window);
    const { wide, high } = this;
    if (x + width > 20 && y + height > 20 && x < wide - 20 && y < high - 20) return;
    this.x += wide / 2 - (x + width / 2);
    this.y += high / 2 - (y + height / 2);
    this.isFitted = false;
    this.place();
  },

  /** A rectangle of a window in the stage's pixels. */
  onStage(place, [x, y, width, height]) {
    const s = this.scale;
    return [(place.x + x) * s + this.x, (place.y + y) * s + this.y, width * s, height * s];
  },

  /** The variant and the point of its window at a place of the stage; null between them. */
  at(x, y) {
    const [left, top] = [(x - this.x) / this.scale, (y - this.y) / this.scale];
    const place = this.places.find((each) => left >= each.left && top >= each.top
      && left < each.left + each.wide && top < each.top + each.high);
    return place ? { place, cell: place.cell, x: left - place.x, y: top - place.y } : null;
  },

  wheel(event) {
    event.preventDefault();
    const box = this.box.getBoundingClientRect();
    const unit = event.deltaMode === 1 ? 16 : 1;
    if (event.ctrlKey || event.metaKey) {
      const factor = Math.exp(-event.deltaY * unit * (Math.abs(event.deltaY) < 40 ? 0.01 : 0.002));
      return this.zoomTo(this.scale * factor, event.clientX - box.left, event.clientY - box.top);
    }
    this.x -= (event.shiftKey ? event.deltaY : event.deltaX) * unit;
    this.y -= (event.shiftKey ? 0 : event.deltaY) * unit;
    this.isFitted = false;
    return this.place();
  },

  press(event) {
    if (event.target.closest("button, a")) return;
    this.box.focus({ preventScroll: true });
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
    this.pressed = { x: event.clientX, y: event.clientY, hasMoved: false };
    this.box.setPointerCapture(event.pointerId);
  },

  move(event) {
    if (live.isDragging) return;
    const last = this.pointers.get(event.pointerId);
    if (last && this.pressed) {
      const far = Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y);
      if (this.pressed.hasMoved || far > 4) {
        this.pressed.hasMoved = true;
        this.pan(event, last);
        return;
      }
    }
    const box = this.box.getBoundingClientRect();
    this.point({ x: event.clientX - box.left, y: event.clientY - box.top, alt: event.altKey, shift: event.shiftKey });
  },

  pan(event, last) {
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const now = [event.clientX, event.clientY];
    this.pointers.set(event.pointerId, now);
    if (others.length === 0) {
      this.x += now[0] - last[0];
      this.y += now[1] - last[1];
      this.isFitted = false;
      this.place();
    } else {
      const box = this.box.getBoundingClientRect();
      const [far, near] = [now, last].map(([x, y]) => Math.hypot(x - others[0][0], y - others[0][1]));
      this.zoomTo(this.scale * (far / Math.max(1, near)), (now[0] + others[0][0]) / 2 - box.left,
        (now[1] + others[0][1]) / 2 - box.top);
    }
  },

  release(event) {
    const wasPressed = this.pointers.delete(event.pointerId);
    if (!wasPressed || !this.pressed || this.pressed.hasMoved || event.type === "pointercancel") return;
    const box = this.box.getBoundingClientRect();
    const found = this.at(event.clientX - box.left, event.clientY - box.top);
    if (event.shiftKey && marks.isMeasuring()) return marks.pin();
    if (!found) return change({ view: null });
    return change({ cell: found.cell.key, view: (viewAt(found.cell, found.x, found.y) || { id: null }).id });
  },

  /** Notes where the pointer is: the view below it is outlined. */
  point(pointer) {
    state.pointer = pointer;
    const found = pointer && this.at(pointer.x, pointer.y);
    const view = found && viewAt(found.cell, found.x, found.y);
    state.hover = found ? { cell: found.cell, view } : null;
    marks.draw();
  },
};
