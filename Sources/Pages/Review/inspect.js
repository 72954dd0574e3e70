// Both sides in the inspector of the page of screens, which stands in a frame.

const inspecting = {
  /** Whether the page has the views of an entry. */
  isAble: ({ views }) => Boolean(views && (server.token || byID(`file:${views}`))),

  /** Puts the inspector of an entry into a box, where it is not there. */
  async show(box, entry) {
    if (box.entry === entry) return;
    box.entry = entry;
    box.replaceChildren();
    const frame = h("iframe", { title: `Inspector of ${entry.scene}, ${entry.caption}` });
    // The page in the frame asks for these.
    frame.screens = await this.screens(entry);
    frame.notes = notes;
    const html = await unpacked(byID("inspector").textContent).text();
    if (box.entry !== entry) return;
    frame.srcdoc = html;
    box.append(frame);
  },

  /** Both sides as two variants of one screen, beside each other. */
  async screens({ scene, caption, pictures, views, newFindings = [], goneFindings = [] }) {
    const file = byID(`file:${views}`);
    const told = await (file ? unpacked(file.textContent)
      : unzipped((await server.fetch(`picture?path=${encodeURIComponent(views)}`)).body)).json();
    const sides = Object.keys(told);
    // Comments go into the file as it is now.
    for (const list of sides.length > 1 ? ["views", "constraints"] : []) {
      const places = new Map(told.actual[list].map(({ id, place }) => [id, place]));
      for (const each of told.expected[list]) each.place = places.get(each.id);
    }
    const findings = { expected: goneFindings, actual: newFindings };
    const variants = sides.map((side) => ({ ...told[side], caption: `${caption} · ${report[side].label}`, layers: [
      { name: "screen", rect: [0, 0, ...told[side].size], source: sourceOf(pictures[side]) }] }));
    return {
      title: caption, summary: "", words: new URLSearchParams({ variant: `${scene}/${sides[0]}`, with: `${scene}/${sides[1]}` }),
      screens: [{ name: scene, title: scene, variants, swift: {}, lines: {}, findings: sides.flatMap((side) =>
        findings[side].map((finding) => ({ ...finding, where: report[side].label, notes: [], variants: [side] }))) }],
    };
  },
};
