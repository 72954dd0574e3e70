import ProofModel
import ProofScene
import Typesetting

/// The layer over an SVG picture by which one can hover, search and inspect: one transparent group per view,
/// constraint, finding, guide or cell, nested as the display list nests them.
///
/// A group is `<g id="view-form.title" class="view" data-id="form/title" data-frame="16 20 343 200">` with a
/// `<title>` and a rectangle that takes the pointer. Ids inside a cell of a sheet begin with the cell's id; an id that
/// is there already gets `-2`, `-3`, …. The words of a view's text lie in its group as invisible `<text>` over their
/// outlines, so that they can be selected, searched and read aloud.
struct SVGSemantics {
  /// A line is too thin to be hovered over; its rectangle is widened to this many points.
  private static let thinnest = 4.0

  private let links: [String: String]
  private var lines: [String] = []
  private var used: [String: Int] = [:]
  private var open: [(closing: String, prefix: String)] = []

  /// - Parameter links: where groups without a link of their own lead to, by id.
  init(links: [String: String] = [:]) {
    self.links = links
  }

  /// - Parameter area: the group's frame in the picture's own space, all transforms applied.
  mutating func begin(_ group: SemanticGroup, area: Rect) {
    let outer = open.last?.prefix ?? ""
    let own = "\(outer)\(group.kind.rawValue)-\(SVGText.identifier(group.id))"
    let id = unique(own)
    let isContainer = group.kind == .cell || group.kind == .page
    let link = group.data.first { $0.name == SemanticGroup.linkName }?.value ?? links[group.id]
    var attributes = #" id="\#(id)" class="\#(group.kind.rawValue)" data-id="\#(SVGText.escaped(group.id))""#
    let frame = group.frame
    attributes += #" data-frame="\#(frame.x.shortText) \#(frame.y.shortText) "#
    attributes += #"\#(frame.width.shortText) \#(frame.height.shortText)""#
    for (name, value) in group.data where name != SemanticGroup.linkName {
      attributes += #" data-\#(SVGText.attributeName(name))="\#(SVGText.escaped(value))""#
    }
    if let link { lines.append(#"<a xlink:href="\#(SVGText.escaped(link))">"#) }
    lines.append("<g\(attributes)>")
    if !group.title.isEmpty { lines.append("<title>\(SVGText.escaped(group.title))</title>") }
    let hit = Self.hittable(area)
    lines.append(
      #"<rect x="\#(hit.x.shortText)" y="\#(hit.y.shortText)" "#
        + #"width="\#(hit.width.shortText)" height="\#(hit.height.shortText)"/>"#)
    open.append((link == nil ? "</g>" : "</g></a>", isContainer ? id + "." : outer))
  }

  mutating func end() {
    if let last = open.popLast() { lines.append(last.closing) }
  }

  /// Sets the words of a text over their outlines, one element for each run of a line; none outside of all groups.
  ///
  /// - Parameter transform: what is in force where the text is drawn.
  mutating func set(_ text: LaidOutText, at origin: Point, _ transform: CairoContext.Transform) {
    guard !open.isEmpty else { return }
    for line in text.lines {
      for run in line.runs {
        let words = run.text.filter { $0 != "\u{FFFC}" && !$0.isNewline }
        guard words.contains(where: { !$0.isWhitespace }), let first = run.glyphs.first, let last = run.glyphs.last
        else { continue }
        let length = (last.x + last.advance - first.x) * transform.scale
        let left = transform.apply(Point(x: origin.x + first.x, y: origin.y + line.baseline))
        guard length > 0, run.size > 0, length.magnitude < 1e6, left.x.magnitude < 1e6, left.y.magnitude < 1e6
        else { continue }
        let start = run.isRightToLeft ? left.x + length : left.x
        lines.append(
          #"<text x="\#(start.shortText)" y="\#(left.y.shortText)" font-size="\#((run.size * transform.scale).shortText)" "#
            + #"textLength="\#(length.shortText)" lengthAdjust="spacingAndGlyphs""#
            + (run.isRightToLeft ? #" direction="rtl""# : "") + ">\(SVGText.escaped(words))</text>")
      }
    }
  }

  /// The whole layer as one element, empty where no group was opened.
  var markup: String {
    guard !lines.isEmpty else { return "" }
    return """
      <style>#semantics rect{fill:none;stroke:none;pointer-events:all}\
      #semantics g:hover:not(:has(g:hover))>rect{stroke:#0a84ff;stroke-opacity:0.5}\
      #semantics text::selection{fill:none;background:#0a84ff55}</style>
      <g id="semantics" fill="none" stroke="none" pointer-events="all" font-family="sans-serif" xml:space="preserve">
      \(lines.joined(separator: "\n"))
      </g>

      """
  }

  private mutating func unique(_ id: String) -> String {
    let count = (used[id] ?? 0) + 1
    used[id] = count
    guard count > 1 else { return id }
    // The numbered name may have been given to another group already.
    return unique("\(id)-\(count)")
  }

  private static func hittable(_ area: Rect) -> Rect {
    let width = max(area.width.drawable, thinnest)
    let height = max(area.height.drawable, thinnest)
    return Rect(
      x: area.midX.drawable - width / 2, y: area.midY.drawable - height / 2, width: width, height: height)
  }
}
