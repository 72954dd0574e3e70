// Groups by cause: one sentence, the pictures that changed for it, one decision for all.

const CAUSES_AT_ONCE = 10;
const THUMBS = 8;

const causesView = {
  shown: [],
  made: 0,

  render() {
    const section = byID("causes");
    const passing = new Set(shownEntries());
    this.shown = groups
      .map((group) => ({ group, members: group.members.filter((member) => passing.has(member)) }))
      .filter(({ members }) => members.length);
    this.made = 0;
    this.list = h("ol.cause-list", { "aria-label": "Groups by cause" });
    section.replaceChildren(this.list);
    if (this.shown.length === 0) {
      section.replaceChildren(emptyNote(isFiltered() ? "No changed picture passes the filters." : "Nothing changed."));
      return;
    }
    const end = h("div", { "aria-hidden": "true" });
    section.append(end);
    this.grow();
    // More groups are made when the end comes near.
    if (this.observer) this.observer.disconnect();
    this.observer = new IntersectionObserver((seen) => {
      if (!seen.some((entry) => entry.isIntersecting) || this.made === this.shown.length) return;
      this.grow();
      // Looked at anew, since the end may still be near.
      this.observer.unobserve(end);
      this.observer.observe(end);
    }, { root: section, rootMargin: "900px" });
    this.observer.observe(end);
  },

  grow() {
    const upTo = Math.min(this.shown.length, this.made + CAUSES_AT_ONCE);
    for (; this.made < upTo; this.made += 1) this.list.append(this.card(this.shown[this.made], this.made));
  },

  card({ group, members }, position) {
    const others = group.causes.slice(1);
    const title = h(`h2#cause-${group.id}`, {}, group.title);
    const places = [...new Set(group.causes.map((cause) => cause.place && `${cause.place.file}:${cause.place.line}`))];
    const scenes = new Set(members.map((member) => member.scene));
    const pixels = members.reduce((most, member) => Math.max(most, member.differing), 0);
    const facts = [count(members.length, "picture")];
    if (scenes.size > 1) facts.push(count(scenes.size, "scene"));
    if (pixels) facts.push(`up to ${count(pixels, "pixel")}`);
    const decided = members.filter((member) => decisions.of(member)).length;
    if (decided) facts.push(`${decided} decided`);
    return h("li.cause", { "data-group": group.id, tabindex: position === 0 ? "0" : "-1", "aria-labelledby": title.id },
      h("div.cause-head", {}, h("div.cause-statuses", {}, STATUSES
        .map((status) => [status, members.filter((member) => member.status === status).length])
        .filter(([, number]) => number).map(([status, number]) => statusChip(status, number))),
      h("div.cause-words", {}, title,
        others.length ? h("ul.cause-others", {}, [
        ...others.slice(0, 4).map((cause) => h("li", {}, cause.sentence)),
        others.length > 4 ? h("li", {}, count(others.length - 4, "further cause")) : null,
      ]) : null,
        h("p.facts", {}, [...facts, ...places.filter(Boolean)].join("  ·  "))),
      decisionButtons(members, {
        noun: members.length > 1 ? `all ${members.length}` : "",
        after: () => this.refresh(group.id, true),
      })),
      this.strip(group, members));
  },

  /** The first pictures, and the way to all of them; of what could not be drawn, why. */
  strip(group, members) {
    if (group.status === "failed") {
      const reasons = [...new Set(members.map(headline))];
      return h("ul.reasons", { "aria-label": "Reasons" }, reasons.slice(0, THUMBS).map((reason) => h("li", {}, reason)),
        reasons.length > THUMBS ? h("li", {}, `${reasons.length - THUMBS} more`) : null);
    }
    const links = members.slice(0, THUMBS).map((member) => h("li", {},
      h("a.thumb-link", {
        href: addressOf({ view: "item", key: member.key, group: group.id }),
        "aria-label": wordsOf(member), title: member.key,
      }, thumbnail(member, 108, 112), h("span.thumb-caption", {}, member.caption),
      decisions.of(member) ? h("span.thumb-decision", {}, decisionChip(member, true)) : null)));
    if (members.length > THUMBS) {
      links.push(h("li.more", {}, h("a", { href: addressOf({ view: "pictures", group: group.id }) },
        `${members.length - THUMBS} more`)));
    }
    return h("ul.strip", { "aria-label": "Pictures" }, links);
  },

  /** Makes a group's card anew after a decision. */
  refresh(id, keepsFocus) {
    const position = this.shown.findIndex(({ group }) => group.id === id);
    const old = this.list.querySelector(`[data-group="${id}"]`);
    if (position < 0 || !old) return;
    const focused = keepsFocus && old.contains(document.activeElement) && document.activeElement.dataset.decision;
    const card = this.card(this.shown[position], position);
    card.tabIndex = old.tabIndex;
    const hadFocus = document.activeElement === old;
    old.replaceWith(card);
    if (focused) card.querySelector(`[data-decision="${focused}"]`).focus();
    else if (hadFocus) card.focus();
  },

  /** The group that the keys speak of. */
  get current() {
    const card = document.activeElement && document.activeElement.closest(".cause");
    return card ? this.shown.findIndex(({ group }) => group.id === card.dataset.group) : -1;
  },

  step(by) {
    if (this.shown.length === 0) return;
    const next = Math.min(this.shown.length - 1, Math.max(0, this.current < 0 ? 0 : this.current + by));
    while (this.made <= next) this.grow();
    for (const other of this.list.children) other.tabIndex = -1;
    const card = this.list.children[next];
    card.tabIndex = 0;
    card.focus();
    card.scrollIntoView({ block: "nearest" });
  },

  open() {
    const shown = this.shown[Math.max(0, this.current)];
    if (shown) go({ view: "item", key: shown.members[0].key, group: shown.group.id });
  },

  decide(decision) {
    const shown = this.shown[this.current];
    if (!shown) return this.step(0);
    decisions.toggle(shown.members, decision);
    this.refresh(shown.group.id, false);
  },
};

function emptyNote(sentence) {
  return h("div.empty", {}, h("p", {}, sentence),
    isFiltered() ? h("button", { type: "button", onclick: clearFilters }, "Clear the filters") : null);
}
