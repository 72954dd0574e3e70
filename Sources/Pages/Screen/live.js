// Served while one edits: the newest screens, and what is wrong with a file that cannot be read.

const live = {
  isOn: false, revision: 0, turn: 0, choice: {}, isAsking: false, isStale: false,

  start() {
    this.isOn = true;
    const words = new URLSearchParams(location.hash.slice(1));
    this.token = words.get("token") || this.stored("token");
    if (!this.token) return this.tell([{ message: "Open the address that 'proofsheet live' printed: it holds the token" }]);
    this.stored("token", this.token);
    words.delete("token");
    for (const axis of AXES) if (words.get(axis)) this.choice[axis] = words.get(axis);
    history.replaceState(null, "", words.size ? `#${words}` : location.pathname);
    this.listen();
    return this.ask();
  },

  stored(name, text) {
    try {
      if (text !== undefined) sessionStorage.setItem(`proofsheet-${name}`, text);
      return sessionStorage.getItem(`proofsheet-${name}`);
    } catch {
      return null;
    }
  },

  /** One stream of events for all tabs of the browser: the tab that has it tells the others. */
  listen() {
    const others = new BroadcastChannel("proofsheet-live");
    others.onmessage = ({ data }) => this.heard(data);
    navigator.locks.request("proofsheet-live", () => new Promise(() => {
      const events = new EventSource(`events?token=${this.token}`);
      const tell = (news) => {
        this.heard(news);
        others.postMessage(news);
      };
      events.onmessage = ({ data }) => tell(JSON.parse(data));
      // A server that was started anew has another token, and refuses this one for good.
      events.onerror = () => tell({ isLost: true, isOver: events.readyState === EventSource.CLOSED });
    }));
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

  /** What is looked at first: the selected variant, else the first on the board; then all the others. */
  async look() {
    const target = selectedCell() || board.shown()[0];
    if (target) await this.run(target.key);
    this.ask();
  },

  fetch(path, options = {}) {
    return fetch(path, { ...options, headers: { "X-Proofsheet-Token": this.token }, cache: "no-store" });
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
        const answer = await this.fetch(`screens?${new URLSearchParams(this.choice)}`);
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
    board.forget();
    const own = (this.size && this.size.key) || (editing.trial && editing.trial.cell);
    if (own && cellOf.has(own)) this.run(own);
    document.documentElement.dataset.revision = data.revision;
    document.documentElement.dataset.seen = data.revision;
  },

  async picture(layer) {
    const answer = await this.fetch(layer.path);
    if (!answer.ok) throw new Error("no picture");
    return answer.text();
  },

  // MARK: What is wrong

  tell(problems) {
    this.problems = problems;
    this.showProblems();
  },

  showProblems() {
    const box = byID("error");
    const list = this.isLost
      ? [{ message: this.isOver ? "The server was started anew: open the address that it printed"
        : "The server does not answer; it is asked again until it does" }] : this.problems || [];
    const key = JSON.stringify(list);
    box.hidden = list.length === 0 || this.hidden === key;
    if (this.shown === key) return;
    this.shown = key;
    box.replaceChildren(h("ul", {}, list.slice(0, 8).map((problem) => h("li", {}, h("b", {}, problem.message), " ",
      place(problem.place), problem.line && h("code", {}, problem.line), problem.hint && h("span.facts", {}, ` ${problem.hint}`)))),
    h("button.icon", { type: "button", "aria-label": "Hide the errors", onclick: () => {
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
    writeAddress();
    return this.ask();
  },

  // MARK: Another size

  /** Handles on the right and lower edge of the selected variant. */
  showEdges() {
    if (!this.isOn) return;
    for (const figure of board.sheet.children) {
      const isOwn = figure.cell.key === state.cell;
      if (!isOwn) for (const handle of figure.querySelectorAll(".edge")) handle.remove();
      if (!isOwn || figure.querySelector(".edge")) continue;
      for (const side of ["right", "bottom"]) {
        figure.append(h(`button.edge.is-${side}`, {
          type: "button", "aria-label": side === "right" ? "Width of the window" : "Height of the window",
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
    const [x, y] = [event.clientX, event.clientY];
    breaks.ask(figure.cell);
    // The board stands still below the pointer.
    board.isFitted = false;
    const move = (now) => {
      const far = (side === "right" ? now.clientX - x : now.clientY - y) / board.scale;
      this.resize(figure.cell, side === "right" ? width + far : width, side === "right" ? height : height + far);
    };
    // Of the window, since the handle is put into its place anew with each picture.
    addEventListener("pointermove", move);
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => removeEventListener("pointermove", move), { once: true });
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

  /** One request at a time; the next one is under way while its answer is shown. */
  async run(key) {
    this.wanted = { key };
    if (this.isRunning) return;
    this.isRunning = true;
    while (this.wanted) {
      const target = cellOf.get(this.wanted.key);
      this.wanted = null;
      if (target) await this.solve(target, this.size && this.size.key === target.key ? this.size : {});
    }
    this.isRunning = false;
  },

  /** Asks for one variant with its pictures and puts it in its place. */
  async solve(target, { width, height }) {
    const layers = ["screen", ...(state.chrome ? ["chrome"] : []), ...state.layers].join(",");
    const words = new URLSearchParams({ ...this.choice, screen: target.screen.name, variant: target.variant.key, layers });
    if (width) for (const [name, number] of [["width", width], ["height", height]]) words.set(name, number);
    const { trial } = editing;
    if (editing.isChanged() && trial.cell === target.key) for (const name of ["rule", "constant", "priority"]) if (name in trial) words.set(name, trial[name]);
    try {
      const answer = await this.fetch(`variant?${words}`);
      if (!answer.ok) return;
      const { revision, variant } = await answer.json();
      // The next frame shows it, and the next request need not wait for that.
      this.next = { key: target.key, variant, revision, isSized: Boolean(width) };
      if (!this.isShowing) {
        this.isShowing = true;
        requestAnimationFrame(() => {
          this.isShowing = false;
          this.replace(this.next);
        });
      }
    } catch {
      // The stream of events tells that the server is gone.
    }
  },

  /** Puts a variant in the place of what it was before. */
  replace({ key, variant, revision, isSized }) {
    const before = cellOf.get(key);
    if (!before) return;
    if (isSized) variant.caption = [...new Set([variant.caption.split(" · ")[0], variant.size.map(points).join(" × ")])].join(" · ");
    before.screen.variants[before.screen.variants.indexOf(before.variant)] = variant;
    const now = cell(before.screen, variant);
    cells[cells.indexOf(before)] = now;
    cellOf.set(now.key, now);
    if (key === state.cell && !viewOf(now, state.view)) state.view = null;
    this.turn += 1;
    for (const layer of now.layers.values()) layer.version = `${revision}.${this.turn}`;
    state.hover = null;
    const isSame = before.window[2] === now.window[2] && before.window[3] === now.window[3];
    if (isSame) board.renew(before, now);
    else board.arrange({ keepsPlace: true, isStill: true });
    change({}, { isQuiet: true });
    board.forget();
    document.documentElement.dataset.turn = this.turn;
    document.documentElement.dataset.seen = revision;
  },
};

const AXES = ["device", "orientation", "locale", "textSize", "state", "appearance"];
