// Served while one edits: the newest screens, and what is wrong with a file that cannot be read.

const live = {
  isOn: false, isDragging: false, revision: 0, turn: 0, choice: {}, isAsking: false, isStale: false, asking: 0, sent: 0, came: 0, told: 0, texts: new Map(),

  start() {
    this.isOn = true;
    if (!server.start()) {
      this.problems = [{ message: server.howTo }];
      return this.showProblems();
    }
    const words = new URLSearchParams(location.hash.slice(1));
    for (const axis of AXES) if (words.get(axis)) this.choice[axis] = words.get(axis);
    server.listen((news) => this.heard(news));
    return this.ask();
  },

  heard(news) {
    if (news.isLost) {
      this.isLost = true;
      this.isOver = news.isOver;
      this.showProblems();
    } else if (news.revision !== this.revision || this.isLost) {
      this.isLost = false;
      this.look();
    }
  },

  /** What is looked at first: the selected variant, else the first on the board; all the others when that is seen. */
  async look() {
    const target = selectedCell() || board.shown()[0];
    if (target) {
      await this.run(target.key);
      await nextFrame();
      await nextTask();
    }
    this.ask();
  },

  /** Asks for the newest screens; while an answer is under way, once more after it: the last state always comes. */
  async ask() {
    if (this.isAsking) {
      this.isStale = true;
      return;
    }
    this.isAsking = true;
    do {
      this.isStale = false;
      try {
        const answer = await server.fetch(`screens?${new URLSearchParams(this.choice)}`);
        if (!answer.ok) throw new Error(await answer.text());
        this.take(await answer.json());
      } catch (error) {
        this.isLost = error instanceof TypeError;
        this.problems = this.isLost ? this.problems : [{ message: error.message.trim() }];
        this.showProblems();
      }
    } while (this.isStale);
    this.isAsking = false;
  },

  take(data) {
    this.revision = data.revision;
    editing.undoes(data.undo);
    breaks.forget();
    this.isLost = false;
    this.problems = data.problems;
    this.choices = data.choices;
    this.showProblems();
    // What cannot be read at all leaves what was there.
    if (data.screens.length || !cells.length) present(data);
    this.showChoices();
    for (const key of cellOf.keys()) if (this.isOwn(key)) this.run(key);
    marked.revision = data.revision;
    marked.seen = data.revision;
  },

  /** Whether a variant is shown otherwise than its file says: in another size, with another text or number of a rule. */
  isOwn(key) {
    return Boolean(this.texts.has(key) || (this.size && this.size.key === key) || (editing.isChanged() && editing.trial.cell === key));
  },

  /** What is asked for of a variant. */
  words(figure, target = figure.cell) {
    return new URLSearchParams({ ...this.choice, screen: target.screen.name, variant: target.variant.key,
      layers: board.layersOf(target).map(({ name }) => name), known: figure ? pictures.known(figure) : "" });
  },

  // MARK: What is wrong

  showProblems() {
    const box = byID("error");
    const list = this.isLost
      ? [{ message: this.isOver ? "The server was started anew: open the address that it printed"
        : "The server does not answer; it is asked again until it does" }] : this.problems || [];
    const key = JSON.stringify(list);
    box.hidden = list.length === 0 || this.hidden === key;
    if (this.shown === key) return;
    this.shown = key;
    box.replaceChildren(h("ul", {}, list.slice(0, 8).map((problem) => h("li", {}, h(problem.severity === "note" ? "span" : "b", {}, problem.message), " ",
      place(problem.place), problem.line && h("code", {}, problem.line), problem.hint && h("span.facts", {}, ` ${problem.hint}`)))),
    h("button.icon", { "aria-label": "Hide the errors", onclick: () => {
      this.hidden = key;
      box.hidden = true;
    } }, "✕"));
  },

  // MARK: Choices

  showChoices() {
    const box = byID("axes");
    box.hidden = false;
    const key = JSON.stringify(this.choices);
    if (this.choicesShown !== key) {
      this.choicesShown = key;
      const titles = { device: "Device", orientation: "Orientation", locale: "Locale", textSize: "Text", state: "State", appearance: "Look" };
      box.replaceChildren(...AXES.filter((axis) => this.choices[axis].length > 1).map((axis) =>
        h("select", { "aria-label": titles[axis], "data-axis": axis, onchange: (event) => this.choose(axis, event.target.value) },
          h("option", { value: "" }, titles[axis]), this.choices[axis].map((word) => h("option", { value: word }, word)))));
    }
    for (const select of box.children) select.value = this.choice[select.dataset.axis] || "";
  },

  choose(axis, word) {
    if (word) this.choice[axis] = word;
    else delete this.choice[axis];
    this.size = null;
    this.texts.clear();
    writeAddress();
    return this.ask();
  },

  // MARK: Another size

  /** Handles on the right and lower edge of the selected variant. */
  showEdges() {
    if (!this.isOn) return;
    for (const figure of board.sheet.children) {
      const isOwn = figure.cell.key === state.cell;
      if (!isOwn) for (const handle of figure.querySelectorAll(".edge, .ticks")) handle.remove();
      if (!isOwn || figure.querySelector(".edge")) continue;
      figure.append(h("div.ticks", { "aria-hidden": "true" }));
      breaks.show();
      for (const side of ["right", "bottom"]) {
        figure.append(h(`button.edge.is-${side}`, {
          "aria-label": side === "right" ? "Width of the window" : "Height of the window",
          title: "Drag to another size; arrow keys by a point", onpointerdown: (event) => this.grab(event, figure, side),
          onkeydown: (event) => this.nudge(event, figure, side),
        }));
      }
    }
  },

  grab(event, figure, side) {
    event.preventDefault();
    event.stopPropagation();
    const [width, height] = figure.cell.variant.size;
    const { clientX: x, clientY: y, currentTarget: handle } = event;
    breaks.ask(figure.cell);
    // The board stands still below the pointer, and nothing is pointed at.
    board.isFitted = false;
    this.isDragging = true;
    board.point(null);
    const move = (now) => {
      const far = (side === "right" ? now.clientX - x : now.clientY - y) / board.scale;
      this.resize(figure.cell, side === "right" ? width + far : width, side === "right" ? height : height + far);
    };
    const end = () => {
      this.isDragging = false;
      marks.draw();
      handle.removeEventListener("pointermove", move);
    };
    // What lies below the pointer need not be looked for meanwhile.
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener("pointermove", move);
    handle.addEventListener("lostpointercapture", end, { once: true });
  },

  nudge(event, figure, side) {
    const by = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
    if (!by || (side === "right") !== (by[1] === 0)) return;
    event.preventDefault();
    event.stopPropagation();
    const { size } = this;
    const [width, height] = size && size.key === figure.cell.key ? [size.width, size.height] : figure.cell.variant.size;
    breaks.ask(figure.cell);
    const step = event.shiftKey ? 10 : 1;
    this.resize(figure.cell, width + by[0] * step, height + by[1] * step);
  },

  /** Solves a variant in another size: the last one that was asked for always comes. */
  resize(target, width, height) {
    this.size = { key: target.key, width: Math.max(20, Math.round(width)), height: Math.max(20, Math.round(height)) };
    return this.run(target.key);
  },

  /** Two requests at a time, of which one is solved while the other is on its way: the last one that was asked for always comes. */
  async run(key) {
    this.wanted = key;
    if (this.asking === 2) return;
    this.asking += 1;
    while (this.wanted !== null) {
      const target = cellOf.get(this.wanted);
      this.wanted = null;
      if (target) await this.solve(target);
    }
    this.asking -= 1;
    pictures.pump();
  },

  /** Asks for one variant with its pictures; the next frame shows it, or a later one. */
  async solve(target) {
    const figure = board.figureOf(target.key);
    const words = this.words(figure, target);
    const isOwn = this.isOwn(target.key);
    const { size } = this;
    const isSized = Boolean(size && size.key === target.key);
    if (isSized) for (const name of ["width", "height"]) words.set(name, size[name]);
    const { trial } = editing;
    if (editing.isChanged() && trial.cell === target.key) for (const name of ["rule", "constant", "priority"]) if (name in trial) words.set(name, trial[name]);
    if (this.texts.has(target.key)) words.set("texts", JSON.stringify(this.texts.get(target.key)));
    this.sent += 1;
    const number = this.sent;
    try {
      const answer = await server.fetch(`variant?${words}`);
      if (answer.status !== 200) {
        // The variant is gone by a newer choice, or a text is one of a view that is gone.
        if (this.texts.delete(target.key)) this.wanted = target.key;
        return;
      }
      const { revision, variant } = await answer.json();
      // An older answer may come after a newer one.
      if (number < this.came) return;
      this.came = number;
      const isWaiting = Boolean(this.next);
      this.next = { key: target.key, variant, revision, isSized, isOwn };
      if (!isWaiting) nextFrame().then(() => this.replace());
    } catch {
      // The stream of events tells that the server is gone.
    }
  },

  /** Puts the variant that came last in the place of what it was before. */
  replace() {
    const { key, variant, revision, isSized, isOwn } = this.next;
    this.next = null;
    const before = cellOf.get(key);
    if (!before) return;
    if (isSized) variant.caption = [...new Set([variant.caption.split(" · ")[0], variant.size.map(points).join(" × ")])].join(" · ");
    before.screen.variants[before.screen.variants.indexOf(before.variant)] = variant;
    this.turn += 1;
    const now = cell(before.screen, variant, this.stamp(isOwn ? `${revision}.${this.turn}` : revision));
    cells[cells.indexOf(before)] = now;
    cellOf.set(now.key, now);
    if (key === state.cell && !viewOf(now, state.view)) state.view = null;
    board.renew(before, now);
    breaks.show();
    board.point(this.isDragging ? null : state.pointer);
    this.tellSoon();
    marked.turn = this.turn;
    marked.seen = revision;
  },

  /** What a picture was drawn of: a revision of the files, and what was chosen of the matrix. */
  stamp(revision) {
    return `${revision} ${new URLSearchParams(this.choice)}`;
  },

  /** Tells what is selected after the picture is seen, and ten times a second at most. */
  tellSoon() {
    if (this.soon) return;
    this.soon = setTimeout(() => {
      this.soon = 0;
      this.told = performance.now();
      change({}, { isQuiet: true });
    }, Math.max(0, this.told + 100 - performance.now()));
  },
};

/** The next frame; a page that is not seen has none. */
const nextFrame = () => new Promise((done) => {
  if (document.hidden) done();
  else requestAnimationFrame(done);
});

const nextTask = () => new Promise((done) => setTimeout(done));

const AXES = ["device", "orientation", "locale", "textSize", "state", "appearance"];
