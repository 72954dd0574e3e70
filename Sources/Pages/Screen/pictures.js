// The server's pictures, elements of the page: an image of SVG has a document of its own, which takes four times as long.

const pictures = {
  waiting: new Set(), asking: 0,

  /** What a variant is drawn as: other files, another size or other layers make other pictures. */
  keyOf: ({ cell: target }) => `${target.stamp} ${board.layersOf(target).map(({ name }) => name)}`,

  /** Puts the pictures of a variant in their places, and asks for those that are old or missing. */
  fill(figure) {
    this.place(figure);
    if (figure.drawn === this.keyOf(figure)) return;
    this.waiting.add(figure);
    this.pump();
  },

  place(figure) {
    const [left, top] = board.sizeOf(figure.cell);
    const box = figure.children[1];
    const before = new Map([...box.children].map((each) => [each.dataset.layer, each]));
    const wanted = board.layersOf(figure.cell).map((layer) => {
      const made = before.get(layer.name) || this.made(layer);
      const [x, y, width, height] = layer.rect;
      Object.assign(made.style, { left: `${x - left}px`, top: `${y - top}px`, width: `${width}px`, height: `${height}px` });
      if (layer.name === "screen") made.setAttribute("aria-label", `${figure.cell.screen.title}, ${figure.cell.variant.caption}`);
      return made;
    });
    if (wanted.length !== box.children.length || wanted.some((each, index) => each !== box.children[index])) box.replaceChildren(...wanted);
  },

  made({ name }) {
    const made = h("div", { "data-layer": name, role: name === "screen" ? "img" : null });
    // The names in a picture are its own.
    made.attachShadow({ mode: "open" });
    return made;
  },

  /** The digests of what is shown, which need not be sent again. */
  known(figure) {
    return [...figure.children[1].children].filter((each) => each.dataset.digest).map((each) => `${each.dataset.layer}:${each.dataset.digest}`).join(",");
  },

  /** Asks for a few variants at a time, the selected one first, and for none while that is being edited. */
  pump() {
    if (live.asking || this.asking > 1) return;
    const list = [...this.waiting];
    const figure = list.find((each) => each.cell.key === state.cell) || list[0];
    if (!figure) return;
    this.waiting.delete(figure);
    if (figure.isConnected && figure.isNear && figure.drawn !== this.keyOf(figure)) {
      this.asking += 1;
      this.ask(figure).catch(() => {}).finally(() => {
        this.asking -= 1;
        this.pump();
      });
    }
    this.pump();
  },

  async ask(figure) {
    const target = figure.cell;
    if (live.isOwn(target.key)) return live.run(target.key);
    const key = this.keyOf(figure);
    const answer = await server.fetch(`picture?${live.words(figure)}`);
    if (answer.ok && figure.cell === target) this.show(figure, await answer.json(), key);
    return undefined;
  },

  /** Shows pictures in the place of others; what was not sent is there already. */
  show(figure, layers, key = this.keyOf(figure)) {
    this.place(figure);
    const told = new Map(layers.map((layer) => [layer.name, layer]));
    let isWhole = true;
    for (const element of figure.children[1].children) {
      const layer = told.get(element.dataset.layer);
      if (layer && layer.svg !== undefined) {
        element.shadowRoot.innerHTML = layer.svg;
        element.dataset.digest = layer.digest;
        delete layer.svg;
      } else if (!layer || layer.digest !== element.dataset.digest) isWhole = false;
    }
    figure.drawn = isWhole ? key : null;
    if (key !== this.keyOf(figure) || !isWhole) this.fill(figure);
  },
};
