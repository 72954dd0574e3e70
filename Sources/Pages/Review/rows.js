// Lists of any length: only the rows in sight (and a few around them) exist as elements.

/**
 * Rows of one height inside a scrolling box.
 *
 * - `row(index)` makes a row's element; it is made anew whenever it comes into sight.
 */
class Rows {
  constructor(box, { height, row, before = 0, margin = 6 }) {
    this.box = box;
    this.height = height;
    this.row = row;
    this.before = before;
    this.margin = margin;
    this.count = 0;
    this.made = new Map();
    this.space = h("div.rows-space", { role: "presentation" });
    box.append(this.space);
    box.addEventListener("scroll", () => this.plan(), { passive: true });
    new ResizeObserver(() => this.plan()).observe(box);
  }

  /** Shows so many rows, all made anew. */
  show(number) {
    this.count = number;
    this.space.style.height = `${this.before + number * this.height}px`;
    for (const element of this.made.values()) element.remove();
    this.made.clear();
    this.fill();
  }

  plan() {
    if (this.planned) return;
    this.planned = true;
    requestAnimationFrame(() => {
      this.planned = false;
      this.fill();
    });
  }

  fill() {
    const top = this.box.scrollTop - this.before;
    const first = Math.max(0, Math.floor(top / this.height) - this.margin);
    const last = Math.min(this.count, Math.ceil((top + this.box.clientHeight) / this.height) + this.margin);
    for (const [index, element] of this.made) {
      const holdsFocus = element.contains(document.activeElement);
      if ((index < first || index >= last) && !holdsFocus) {
        element.remove();
        this.made.delete(index);
      }
    }
    // In their order among the others, so that the tab key and screen readers go through them as they stand.
    for (let index = first; index < last; index += 1) {
      if (this.made.has(index)) continue;
      const element = this.row(index);
      element.style.top = `${this.before + index * this.height}px`;
      element.style.height = `${this.height}px`;
      const next = [...this.made.keys()].filter((other) => other > index).sort((a, b) => a - b)[0];
      this.space.insertBefore(element, next === undefined ? null : this.made.get(next));
      this.made.set(index, element);
    }
  }

  /** Makes one row anew, where it is in sight. */
  refresh(index) {
    const element = this.made.get(index);
    if (!element) return;
    const fresh = this.row(index);
    fresh.style.top = element.style.top;
    fresh.style.height = element.style.height;
    element.replaceWith(fresh);
    this.made.set(index, fresh);
  }

  /** Scrolls as little as needed, and returns the row's element. */
  reveal(index) {
    const top = this.before + index * this.height;
    if (top - this.before < this.box.scrollTop) this.box.scrollTop = top - this.before;
    else if (top + this.height > this.box.scrollTop + this.box.clientHeight) {
      this.box.scrollTop = top + this.height - this.box.clientHeight;
    }
    this.fill();
    return this.made.get(index);
  }
}
