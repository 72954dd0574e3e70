// The pictures of the variants in sight, a few at a time, so that a page of hundreds answers meanwhile. Those of a server are elements
// of the page: an image of SVG has a document of its own, which takes four times as long.

/** Makes what is in an element equal to what is in another: what stays is neither decoded nor laid out nor painted anew. */
function patch(element, wanted) {
  const [before, after] = [[...element.childNodes], [...wanted.childNodes]];
  for (const [index, now] of after.entries()) {
    const old = before[index];
    if (!old) element.append(now);
    else if (old.nodeName !== now.nodeName) old.replaceWith(now);
    else if (now.nodeType === 3) old.data = now.data;
    else {
      for (const name of old.getAttributeNames()) if (!now.hasAttribute(name)) old.removeAttribute(name);
      for (const given of now.attributes) if (old.getAttribute(given.name) !== given.value) old.setAttributeNodeNS(given.cloneNode());
      patch(old, now);
    }
  }
  for (const old of before.slice(after.length)) old.remove();
}

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
      const made = before.get(layer.name) || (live.isOn ? this.made(layer) : h("img", { draggable: "false", "data-layer": layer.name, alt: "" }));
      putAt(made, layer.rect[0] - left, layer.rect[1] - top, layer.rect[2], layer.rect[3]);
      if (layer.name === "screen") made.setAttribute(live.isOn ? "aria-label" : "alt", `${figure.cell.screen.title}, ${figure.cell.variant.caption}`);
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

  /** Pictures that a page has in it or beside it; done when they are there. */
  load(figure) {
    const { cell: target } = figure;
    figure.drawn = this.keyOf(figure);
    return Promise.all([...figure.children[1].children].filter((image) => !image.src).map(async (image) => {
      const { path, source } = target.layers.get(image.dataset.layer);
      const packed = byID(`file:${path}`);
      if (packed) packed.address ||= unpacked(packed.textContent).blob().then((svg) => URL.createObjectURL(svg.slice(0, svg.size, "image/svg+xml")));
      image.src = packed ? await packed.address : source || path.split("/").map(encodeURIComponent).join("/");
      return image.decode();
    }));
  },

  /** All of them, for paper. */
  all() {
    return Promise.allSettled([...board.sheet.children].map((figure) => {
      this.place(figure);
      return figure.drawn === this.keyOf(figure) || this.ask(figure);
    }));
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
    if (!live.isOn) return this.load(figure);
    const target = figure.cell;
    if (live.isOwn(target.key)) return live.run(target.key);
    const key = this.keyOf(figure);
    const answer = await server.fetch(`picture?${live.words(figure)}`);
    if (answer.status === 200 && figure.cell === target) this.show(figure, await answer.json(), key);
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
        const now = h("template");
        now.innerHTML = layer.svg;
        patch(element.shadowRoot, now.content);
        element.dataset.digest = layer.digest;
        delete layer.svg;
      } else if (!layer || layer.digest !== element.dataset.digest) isWhole = false;
    }
    figure.drawn = isWhole ? key : null;
    if (key !== this.keyOf(figure) || !isWhole) this.fill(figure);
  },
};
