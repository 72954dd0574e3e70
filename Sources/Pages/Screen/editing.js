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
        h("button.primary", { type: "button", id: "write", disabled: true, onclick: () => this.write() }, `Write ${where}`),
        h("button", { type: "button", onclick: () => this.close() }, "Cancel")));
    const first = this.box.querySelector("input");
    if (first) first.select();
  },

  /** A number that is typed, stepped by arrow keys, or dragged by its name. */
  field(name, title, number, least = -100000, most = 100000) {
    if (number === null || number === undefined) return null;
    const input = h("input", { type: "number", id: `edit-${name}`, value: String(number), step: "1", min: String(least), max: String(most),
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
      const answer = await live.fetch(path, { method: "POST" });
      if (!answer.ok) controls.toast((await answer.text()).trim());
      return answer.ok;
    } catch {
      controls.toast("The server does not answer");
      return false;
    }
  },
};
