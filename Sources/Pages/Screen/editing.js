// Another constant or priority of a rule: tried on the screen first, then written into its file.

const editing = {
  trial: null, undone: 0,

  start() {
    this.box = byID("editing");
    byID("undo").addEventListener("click", () => this.undo());
  },

  /** Whether a rule's numbers can be written. */
  of(target, rule) {
    return live.isOn && target.screen.edits && target.screen.edits[rule.id];
  },

  undoes(number) {
    this.undone = number || 0;
    byID("undo").hidden = this.undone === 0;
    byID("undo").title = `Take back what was written last (${this.undone})`;
  },

  open(target, rule) {
    this.trial = { cell: target.key, screen: target.screen.name, rule: rule.id };
    const numbers = this.of(target, rule);
    const where = rule.place ? `${rule.place.file.split("/").pop()}:${rule.place.line}` : "";
    this.box.hidden = false;
    this.box.replaceChildren(h("p.rule-now", {}, rule.text),
      h("div.numbers", {}, this.field("constant", "Constant", numbers.constant), this.field("priority", "Priority", numbers.priority, 1, 1000)),
      h("div.buttons", {},
        h("button.primary", { id: "write", disabled: true, onclick: () => this.write() }, `Write ${where}`),
        h("button", { onclick: () => this.close() }, "Cancel")));
    const first = this.box.querySelector("input");
    if (first) first.select();
  },

  /** Another text of a view, which is shown and not written. */
  type(target, view) {
    this.close();
    const texts = live.texts.get(target.key) || {};
    const show = (text) => {
      if (text === undefined) delete texts[view.id];
      else texts[view.id] = text;
      if (Object.keys(texts).length) live.texts.set(target.key, texts);
      else live.texts.delete(target.key);
      live.run(target.key);
    };
    const end = () => {
      this.box.hidden = true;
    };
    const drop = () => {
      show();
      end();
    };
    const field = h("textarea", { rows: "3", id: "edit-text", "aria-label": `Text of ${view.name}`, oninput: () => show(field.value),
      onkeydown: (event) => event.key === "Escape" && (drop(), event.stopPropagation()) });
    field.value = view.text;
    this.box.hidden = false;
    this.box.replaceChildren(h("p.rule-now", {}, `${view.name}: text`), field, h("div.buttons", {},
      h("button.primary", { onclick: end }, "Keep"), h("button", { onclick: drop }, "As written")));
    field.select();
  },

  /** A number that is typed, stepped by arrow keys, or dragged by its name. */
  field(name, title, number, least = -100000, most = 100000) {
    if (number === null || number === undefined) return null;
    const input = h("input", { type: "number", id: `edit-${name}`, value: number, step: "1", min: least, max: most,
      oninput: () => this.change(name, input, number),
      onkeydown: (event) => {
        if (event.key === "Enter") this.write();
        else if (event.key === "Escape") this.close();
        else return;
        event.preventDefault();
        event.stopPropagation();
      } });
    const label = h("label.scrub", { for: `edit-${name}`, title: "Drag to change; Shift by tens" }, title);
    label.onpointerdown = (event) => {
      const [x, from] = [event.clientX, Number(input.value)];
      label.setPointerCapture(event.pointerId);
      label.onpointermove = (now) => {
        const step = (now.shiftKey ? 10 : 1) * Math.round((now.clientX - x) / 2);
        input.value = String(Math.min(most, Math.max(least, points(from + step))));
        this.change(name, input, number);
      };
      label.onpointerup = () => {
        label.onpointermove = null;
      };
    };
    return h("div", {}, label, input);
  },

  change(name, input, number) {
    const value = Number(input.value);
    if (input.value === "" || !Number.isFinite(value) || !input.validity.valid) return;
    if (value === number) delete this.trial[name];
    else this.trial[name] = value;
    byID("write").disabled = !this.isChanged();
    live.run(this.trial.cell);
  },

  isChanged() {
    return Boolean(this.trial) && ("constant" in this.trial || "priority" in this.trial);
  },

  close() {
    const { trial } = this;
    this.trial = null;
    this.box.hidden = true;
    this.box.replaceChildren();
    if (trial) live.run(trial.cell);
  },

  async write() {
    if (!this.isChanged()) return;
    const { screen, rule, constant, priority } = this.trial;
    const words = new URLSearchParams({ screen, rule });
    if (constant !== undefined) words.set("constant", constant);
    if (priority !== undefined) words.set("priority", priority);
    // With its number a rule may have another name, so that nothing more is asked of this one.
    const { trial } = this;
    this.trial = null;
    if (await this.post(`rule?${words}`)) {
      this.box.hidden = true;
      controls.toast("Written");
    } else this.trial = trial;
  },

  async undo() {
    if (this.undone && await this.post("undo")) controls.toast("Taken back");
  },

  async post(path) {
    try {
      const answer = await server.fetch(path, { method: "POST" });
      if (!answer.ok) controls.toast((await answer.text()).trim());
      return answer.ok;
    } catch {
      controls.toast("The server does not answer");
      return false;
    }
  },
};
