// What is drawn over the board: outlines, rules, distances. One canvas in the stage's own pixels.

const marks = {
  isWaiting: false,

  start() {
    this.canvas = byID("marks");
    this.context = this.canvas.getContext("2d");
    this.takeColors();
  },

  takeColors() {
    const style = getComputedStyle(document.documentElement);
    this.color = Object.fromEntries(["accent", "hover", "measure", "error", "warning", "before", "after", "rule"]
      .map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
    this.paper = style.getPropertyValue("--card").trim();
  },

  /** Draws anew with the next frame; not while an edge is dragged, when all of it would move with each picture. */
  draw() {
    if (this.canvas.hidden !== live.isDragging) this.canvas.hidden = live.isDragging;
    if (this.isWaiting || live.isDragging) return;
    this.isWaiting = true;
    requestAnimationFrame(() => {
      this.isWaiting = false;
      this.paint();
    });
  },

  /** Whether distances are shown now: Alt is held, or they are switched on. */
  isMeasuring() {
    return Boolean(state.pointer && (state.pointer.alt || state.measures) && selectedView());
  },

  paint() {
    const { canvas, context } = this;
    const ratio = window.devicePixelRatio || 1;
    const { wide, high } = board;
    if (canvas.width !== Math.round(wide * ratio) || canvas.height !== Math.round(high * ratio)) {
      canvas.width = Math.round(wide * ratio);
      canvas.height = Math.round(high * ratio);
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, wide, high);
    context.font = '600 11px system-ui, -apple-system, "Segoe UI", Inter, "Noto Sans", sans-serif';
    context.textBaseline = "middle";
    if (isComparing()) compare.paint();
    if (state.query) this.paintHits();
    const target = selectedCell();
    const view = selectedView();
    const place = target && board.placeOf && board.placeOf.get(target);
    if (view && place) {
      for (const twin of board.places) {
        const same = twin !== place && viewOf(twin.cell, view.id);
        if (same && twin.cell.screen === target.screen) this.outline(twin, same, this.color.accent, { width: 1, alpha: 0.55 });
      }
      if (!this.isMeasuring()) this.paintRules(place, target, view);
      this.outline(place, view, this.color.accent, { width: 2, label: this.isMeasuring() ? null : this.sizeOf(target, view) });
    }
    const { hover } = state;
    if (hover && hover.view && hover.view !== view) {
      const under = board.placeOf.get(hover.cell);
      if (!this.isMeasuring()) this.paintRules(under, hover.cell, hover.view, 0.6);
      this.outline(under, hover.view, this.color.hover, {
        width: 1.5, label: this.isMeasuring() ? null : `${hover.view.name}  ${this.sizeOf(hover.cell, hover.view)}`,
      });
    }
    if (this.isMeasuring()) for (const line of this.measured().lines) this.dimension(this.measured().place, line);
    for (const { key, lines } of state.pinned) {
      const pinned = board.placeOf.get(cellOf.get(key));
      if (pinned) for (const line of lines) this.dimension(pinned, line);
    }
    this.paintNotes();
    if (state.rule && place) this.paintRule(place, target, state.rule, 1, true);
  },

  /** The lines between the selection and what is under the pointer, or what holds it. */
  measured() {
    const hover = state.hover || { cell: selectedCell(), view: null };
    const target = viewOf(hover.cell, state.view) ? hover.cell : selectedCell();
    const view = viewOf(target, state.view);
    const far = hover.cell === target && hover.view && hover.view !== view
      ? hover.view : target.views[view.superview] || view;
    return { key: target.key, place: board.placeOf.get(target), lines: distances(view.window, far.window) };
  },

  pin() {
    const { key, lines } = this.measured();
    change({ pinned: [...state.pinned, { key, lines }] }, { isQuiet: true });
    say(`Pinned: ${lines.map((line) => `${points(Math.abs(line.to - line.from))} points`).join(", ")}`);
  },

  /** What a search found is drawn once for each place of the board, since there may be thousands. */
  paintHits() {
    const { canvas, context } = this;
    const key = [state.query, board.x, board.y, board.scale, board.turn, canvas.width, canvas.height].join(" ");
    if (this.hitsKey !== key) {
      this.hitsKey = key;
      this.hits = h("canvas", { width: canvas.width, height: canvas.height });
      this.context = this.hits.getContext("2d");
      this.context.setTransform(context.getTransform());
      for (const place of board.places) {
        for (const view of tree.hitsOf(place.cell)) this.outline(place, view, this.color.warning, { width: 1, fill: 0.14 });
      }
      this.context = context;
    }
    context.save();
    context.resetTransform();
    context.drawImage(this.hits, 0, 0);
    context.restore();
  },

  /** A pin with its number on each view that somebody said something of. */
  paintNotes() {
    const { context } = this;
    for (const [index, note] of notes.made.entries()) {
      for (const place of board.places) {
        const view = place.cell.screen.name === note.screen && viewOf(place.cell, note.view === undefined ? null : note.view);
        if (!view) continue;
        const [x, y, wide] = board.onStage(place, view.window);
        context.fillStyle = this.color.warning;
        context.beginPath();
        context.arc(x + wide, y, 9, 0, 7);
        context.fill();
        context.fillStyle = this.paper;
        context.textAlign = "center";
        context.fillText(String(index + 1), x + wide, y + 0.5);
        context.textAlign = "start";
      }
    }
  },

  paintRules(place, target, view, alpha = 1) {
    for (const rule of rulesOf(target, view)) {
      if (!["hugging", "compression", "system"].includes(rule.origin)) this.paintRule(place, target, rule, alpha, false);
    }
  },

  paintRule(place, target, rule, alpha, isStrong) {
    const line = lineOf(target, rule);
    if (!line) return;
    const bad = rule.status !== "satisfied" && rule.status !== "beaten";
    const color = bad ? this.color.error : isStrong ? this.color.accent : this.color.rule;
    const { context } = this;
    context.globalAlpha = alpha;
    if (line.isAlignment) this.stroke(place, line, color, isStrong ? 2 : 1, [4, 3]);
    else if (!line.isSize || isStrong) this.dimension(place, line, color, rule.status === "beaten" ? [3, 3] : []);
    context.globalAlpha = 1;
  },

  sizeOf(target, view) {
    return `${number(target, view.frame[2])} × ${number(target, view.frame[3])}`;
  },

  outline(place, view, color, { width, label, alpha = 1, fill = 0.06 }) {
    const { context } = this;
    const [x, y, wide, high] = board.onStage(place, view.window).map((value) => Math.round(value));
    context.globalAlpha = fill;
    context.fillStyle = color;
    context.fillRect(x, y, wide, high);
    context.globalAlpha = alpha;
    context.strokeStyle = color;
    context.lineWidth = width;
    context.strokeRect(x + 0.5, y + 0.5, Math.max(0, wide - 1), Math.max(0, high - 1));
    context.globalAlpha = 1;
    if (label) this.badge(label, x + wide / 2, y + high + 12, color);
  },

  stroke(place, line, color, width, dash = []) {
    const { context } = this;
    const at = (along, across) => {
      const [x, y] = board.onStage(place, line.axis === 0 ? [along, across, 0, 0] : [across, along, 0, 0]);
      return [Math.round(x) + 0.5, Math.round(y) + 0.5];
    };
    const [from, to] = [at(line.from, line.at), at(line.to, line.at)];
    context.strokeStyle = color;
    context.lineWidth = width;
    context.setLineDash(dash);
    context.beginPath();
    context.moveTo(...from);
    context.lineTo(...to);
    context.stroke();
    context.setLineDash([]);
    return [from, to];
  },

  /** A distance with its number: a line with ends across, and a prolonged edge where it meets none. */
  dimension(place, line, color = this.color.measure, dash = []) {
    const { context } = this;
    const [from, to] = this.stroke(place, line, color, 1.5, dash);
    const axis = line.axis;
    for (const end of [from, to]) {
      context.beginPath();
      context.moveTo(end[0] - (axis ? 4 : 0), end[1] - (axis ? 0 : 4));
      context.lineTo(end[0] + (axis ? 4 : 0), end[1] + (axis ? 0 : 4));
      context.stroke();
    }
    if (line.witness) {
      const [edge, reach] = line.witness;
      this.stroke(place, { axis: 1 - axis, from: line.at, to: reach, at: edge }, color, 1, [2, 3]);
    }
    const words = number(place.cell, Math.abs(line.to - line.from));
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    this.badge(words, middle[0] + (axis ? 6 : 0), middle[1] - (axis ? 0 : 11), color, axis === 1);
  },

  badge(words, x, y, color, isBeside = false) {
    const { context, canvas } = this;
    const wide = context.measureText(words).width + 10;
    const ratio = window.devicePixelRatio || 1;
    const left = Math.max(2, Math.min(canvas.width / ratio - wide - 2, isBeside ? x : x - wide / 2));
    const top = Math.max(2, Math.min(canvas.height / ratio - 18, y - 8));
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(left, top, wide, 16, 3);
    context.fill();
    context.fillStyle = "#fff";
    context.fillText(words, left + 5, top + 8.5);
  },
};
