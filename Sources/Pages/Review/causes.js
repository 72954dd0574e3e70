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
    section.replaceChildren(h("p.lead", {}, overview()), besides(this.shown.length < 4), this.list);
    if (this.shown.length === 0) {
      section.replaceChildren(isFiltered() ? emptyNote("No changed picture passes the filters.") : unchangedNote(), besides(true));
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
    const title = h(`h2#cause-${group.id}`, {}, withCode(group.title));
    const places = [...new Set(group.causes.map((cause) => cause.place && `${cause.place.file}:${cause.place.line}`))];
    const scenes = new Set(members.map((member) => member.scene));
    const pixels = members.reduce((most, member) => Math.max(most, member.differing), 0);
    // Pictures of several causes are shown once, by the first of these.
    const isRepeated = position > 0 && members.length > 0 && isSameList(members, this.shown[position - 1].members);
    const facts = [isRepeated ? `the same ${count(members.length, "picture")} as above` : count(members.length, "picture")];
    if (scenes.size > 1 && !isRepeated) facts.push(count(scenes.size, "scene"));
    if (pixels && !isRepeated) facts.push(`up to ${count(pixels, "pixel")}`);
    const decided = members.filter((member) => decisions.of(member)).length;
    if (decided) facts.push(`${decided} decided`);
    const others = members.filter((member) => member.groups.length > 1).length;
    if (others && !isRepeated) facts.push(`${count(others, "picture")} changed for other causes too`);
    if (decisions.causes.has(group.id) && decided < members.filter(isReviewable).length) facts.push("accepted when their other causes are");
    return h(`li.cause${isRepeated ? ".is-repeated" : ""}`, { "data-group": group.id, tabindex: position === 0 ? "0" : "-1", "aria-labelledby": title.id },
      h("div.cause-head", {}, h("div.cause-statuses", {}, STATUSES
        .map((status) => [status, members.filter((member) => member.status === status).length])
        .filter(([, number]) => number).map(([status, number]) => statusChip(status, number))),
      h("div.cause-words", {}, title,
        h("p.facts", {}, [...facts, ...places.filter(Boolean)].join("  ·  "))),
      decisionButtons(members, {
        group: members.length === group.members.length ? group : null, noun: members.length > 1 ? `all ${members.length}` : "",
        after: () => this.refreshAll(group),
      })),
      isRepeated && group.status !== "failed" ? null : [this.closeUp(members), this.strip(group, members)]);
  },

  /** Before and after of the picture that changed most, cut to what changed and ringed. */
  closeUp(members) {
    const share = ({ differing, pictures }) => differing / (pictures.actual.size || [1, 1]).reduce((a, b) => a * b);
    // One that changed for nothing else shows the cause best.
    const own = members.filter((member) => member.pictures.expected && member.pictures.actual && member.pixels);
    const alone = own.filter((member) => member.groups.length === 1);
    const worst = (alone.length ? alone : own).reduce((most, member) => (most && share(most) >= share(member) ? most : member), null);
    const regions = worst && (worst.pixels.regions || []).map((region) => region.bounds);
    if (!regions || !regions.length || !worst.pictures.actual.size) return null;
    const [left, top] = [0, 1].map((side) => Math.min(...regions.map((region) => region[side])));
    const [right, bottom] = [0, 1].map((side) => Math.max(...regions.map((region) => region[side] + region[side + 2])));
    const [wide, high] = worst.pictures.actual.size;
    // With some of what is around, and as much as stays legible.
    const around = Math.max(24, wide * 0.06);
    const [x, y] = [Math.max(0, left - around), Math.max(0, top - around)];
    const [width, height] = [Math.min(wide, right + around) - x, Math.min(high, bottom + around) - y];
    const scale = Math.min(1, 380 / width, 200 / height);
    const crop = (picture, words) => {
      // Without a height it would lie above what is seen, and wait for ever.
      const image = h("img", { alt: `${words}: ${worst.caption}`, loading: "lazy", decoding: "async", style:
        boxed(-x * scale, -y * scale, picture.size[0] * scale, picture.size[1] * scale) });
      image.src = sourceOf(picture);
      const rings = [...regions].sort((a, b) => b[2] * b[3] - a[2] * a[3]).slice(0, 8).map((region) => h("i", { style:
        boxed((region[0] - x) * scale - 3, (region[1] - y) * scale - 3, region[2] * scale + 6, region[3] * scale + 6) }));
      return h("figure", {}, h("div.crop", { style: { width: `${width * scale}px`, height: `${height * scale}px` } }, image, rings),
        h("figcaption", {}, words));
    };
    return h("div.close-up", {}, crop(worst.pictures.expected, "Before"), crop(worst.pictures.actual, "After"),
      h("p.facts", {}, `${worst.scene}, ${worst.caption}`));
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

  /** Makes the cards anew whose pictures a decision was about. */
  refreshAll(group) {
    const ids = new Set([group.id, ...group.members.flatMap((member) => member.groups.map((each) => each.id))]);
    for (const id of ids) this.refresh(id, true);
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
    if (shown.members.length === shown.group.members.length) decisions.toggleCause(shown.group, decision);
    else decisions.toggle(shown.members, decision);
    this.refreshAll(shown.group);
  },
};

/** Whether two lists hold the same things in the same order. */
function isSameList(one, other) {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}

/** A sentence whose rules stand between backticks, with these as code. */
function withCode(sentence) {
  return sentence.split("`").map((part, index) => (index % 2 ? h("code", {}, part) : part));
}

/** What the review found, in one sentence. */
function overview() {
  const changed = entries.filter((entry) => entry.status !== "same").length;
  const words = { failed: "could not be drawn", layout: "in layout", pixels: "in pixels only", environment: "in fonts or libraries",
    missing: "new", orphan: "gone" };
  const parts = Object.keys(words).filter((status) => report.totals[status])
    .map((status) => `${report.totals[status].toLocaleString("en")} ${words[status]}`);
  return `${changed.toLocaleString("en")} of ${count(entries.length, "picture")} changed, for ${count(groups.length, "cause")}: ${parts.join(", ")}.`;
}

/** The commonest of all results, with what was compared. */
function unchangedNote() {
  return h("div.unchanged", {}, h("p.tick", { "aria-hidden": "true" }, "✓"),
    h("h2", {}, "No picture changed"),
    h("p", {}, entries.length ? `${count(entries.length, "picture")} compared, all the same.` : "There was no picture to compare."),
    h("p.facts", {}, `${report.expected.label} → ${report.actual.label}`));
}

function emptyNote(sentence) {
  return h("div.empty", {}, h("p", {}, sentence),
    isFiltered() ? h("button", { onclick: clearFilters }, "Clear the filters") : null);
}
