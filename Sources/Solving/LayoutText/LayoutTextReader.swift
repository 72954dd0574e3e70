import AutoLayout
import ProofModel

/// Reads what `LayoutTextWriter` wrote; anything else ends with an error that names the place.
struct LayoutTextReader {
  let value: JSONValue
  let folder: String
  private var views: [String: Int] = [:]
  private var viewCount = 0
  private var guideCount = 0
  private var constraints: [String: Int] = [:]
  private var constraintCount = 0
  private var scale = 1.0

  init(value: JSONValue, folder: String) {
    self.value = value
    self.folder = folder
  }

  mutating func layout() throws(LayoutTextError) -> SolvedLayout {
    guard let first = value["environment"]?.array?.first else { throw LayoutTextError("\"environment\" is missing") }
    var layout = SolvedLayout(environment: try environment(first))
    scale = layout.environment.scale
    let views = try list("views")
    let guides = try list("guides")
    let constraints = try list("constraints")
    (viewCount, guideCount, constraintCount) = (views.count, guides.count, constraints.count)
    for (index, view) in views.enumerated() { if let id = view["id"]?.string { self.views[id] = index } }
    for (index, rule) in constraints.enumerated() { if let id = rule["id"]?.string { self.constraints[id] = index } }
    for view in views { layout.views.append(try self.view(view, after: layout.views)) }
    for guide in guides { layout.guides.append(try self.guide(guide)) }
    try readBars(into: &layout)
    for constraint in constraints { layout.constraints.append(try self.constraint(constraint)) }
    for finding in try list("findings") { layout.findings.append(try self.finding(finding)) }
    guard !layout.views.isEmpty else { throw LayoutTextError("it has no views") }
    return layout
  }

  private func list(_ key: String) throws(LayoutTextError) -> [JSONValue] {
    guard let values = value[key]?.array else { throw LayoutTextError("\"\(key)\" is missing") }
    return values
  }

  private func environment(_ value: JSONValue) throws(LayoutTextError) -> Environment {
    let fields = LayoutTextFields(value, "environment")
    guard let era = Era(try fields.string("era")) else { throw fields.wrong("era", "an era such as ios-18") }
    guard let window = WindowMode(try fields.string("window")) else { throw fields.wrong("window", "a window") }
    let scale = try fields.number("scale")
    guard scale > 0 else { throw fields.wrong("scale", "a number above 0") }
    var environment = Environment(
      device: value["device"]?.string, deviceName: try fields.string("name"), platform: try fields.word("platform"),
      era: era, orientation: try fields.word("orientation"), window: window,
      screenSize: try fields.size("screen-size"), windowSize: try fields.size("window-size"),
      resizedFrom: try fields.optionalSize("resized-from"), scale: scale, safeArea: try fields.insets("safe-area"),
      widthClass: try fields.word("width-class"), heightClass: try fields.word("height-class"),
      rootMargin: try fields.number("root-margin"), locale: try fields.string("locale"),
      direction: try fields.word("direction"), textSize: try fields.word("text-size"),
      appearance: try fields.word("appearance"), state: value["state"]?.string,
      keyboardHeight: try fields.number("keyboard", default: 0))
    environment.textScale = try fields.number("text-scale", default: 1)
    environment.textGrowth = try fields.number("text-growth", default: 0)
    return environment
  }

  private func view(_ value: JSONValue, after views: [SolvedView]) throws(LayoutTextError) -> SolvedView {
    let fields = LayoutTextFields(value, "view '\(value["id"]?.string ?? "?")'")
    let parent: Int? = try value["parent"].map { name throws(LayoutTextError) in try viewIndex(name, fields) }
    // Preorder: a superview stands before its views.
    if let parent, parent >= views.count { throw fields.wrong("parent", "a view that stands before") }
    var view = SolvedView(
      content: try content(fields), parent: parent, depth: parent.map { views[$0].depth + 1 } ?? 0,
      path: try fields.string("path"))
    view.frame = try fields.rect("frame")
    view.windowFrame = try fields.rect("window-frame")
    view.pixelFrame = Rect(edges: try fields.numbers("pixels", count: 4), scale: scale)
    view.alignmentRect = value["alignment-rect"] == nil ? view.windowFrame : try fields.rect("alignment-rect")
    view.firstBaseline = value["first-baseline"]?.number
    view.lastBaseline = value["last-baseline"]?.number
    view.layoutMargins = try fields.insets("margins")
    view.safeAreaInsets = try fields.insets("safe-area")
    if value["text-size"] != nil {
      let baselines = try fields.numbers("text-baselines", count: 2)
      view.measurement = TextMeasurement(
        size: try fields.size("text-size"), firstBaseline: baselines[0], lastBaseline: baselines[1],
        lineCount: value["text-lines"]?.integer ?? 1, isTruncated: value["truncated"]?.boolean ?? false,
        fontScale: value["font-scale"]?.number ?? 1)
    }
    view.isTextClipped = value["clipped"]?.boolean ?? false
    for range in value["ambiguity"]?.array ?? [] {
      let part = LayoutTextFields(range, "ambiguity of \(fields.place)")
      let bounds = try part.numbers("range", count: 2)
      view.ambiguity.append(
        AmbiguousRange(
          attribute: try part.word("attribute"), lower: bounds[0], upper: bounds[1], value: try part.number("value")))
    }
    if value["misplaced-from"] != nil { view.misplacedFrom = try fields.rect("misplaced-from") }
    view.isHidden = value["not-shown"]?.boolean ?? false
    view.contentSize = try fields.optionalSize("content-size")
    view.adjustedTopInset = try fields.number("top-inset", default: 0)
    if let copies = value["copies"]?.array {
      let parts = try fields.numbers("copies", count: copies.count / 2 * 2)
      view.copies = stride(from: 0, to: parts.count, by: 2).map { Point(x: parts[$0], y: parts[$0 + 1]) }
    }
    return view
  }

  private func guide(_ value: JSONValue) throws(LayoutTextError) -> SolvedGuide {
    let fields = LayoutTextFields(value, "guide '\(value["id"]?.string ?? "?")'")
    return SolvedGuide(
      kind: value["kind"] == nil ? nil : try fields.word("kind"), id: try fields.string("id"),
      owner: try viewIndex(value["owner"] ?? .null, fields), windowFrame: try fields.rect("window-frame"))
  }

  private func constraint(_ value: JSONValue) throws(LayoutTextError) -> SolvedConstraint {
    let fields = LayoutTextFields(value, "constraint '\(value["id"]?.string ?? "?")'")
    let id = try fields.string("id")
    guard let origin = SolvedConstraint.Origin(text: value["origin"]?.string ?? "authored") else {
      throw fields.wrong("origin", "an origin")
    }
    var constraint = SolvedConstraint(
      id: id, label: value["label"]?.string ?? id, text: try fields.string("text"), origin: origin,
      first: try anchor(value["first"], fields),
      second: value["second"] == nil ? nil : try anchor(value["second"], fields),
      multiplier: try fields.number("multiplier", default: 1), constant: try fields.number("constant", default: 0),
      relation: value["relation"] == nil ? .equal : try fields.word("relation"),
      priority: try fields.number("priority", default: 1000), span: fields.place(value["at"]),
      group: value["group"]?.string ?? "")
    if value["terms"] == nil { constraint.terms = constraint.plainTerms }
    for term in value["terms"]?.array ?? [] {
      guard let parts = term.array, parts.count == 2, let coefficient = LayoutTextFields.number(parts[0]) else {
        throw fields.wrong("terms", "pairs of a number and an anchor")
      }
      constraint.terms.append(.init(anchor: try anchor(parts[1], fields), coefficient: coefficient))
    }
    constraint.status = try status(value, fields)
    constraint.isAmbiguous = value["ambiguous"]?.boolean ?? false
    return constraint
  }

  private func status(
    _ value: JSONValue, _ fields: LayoutTextFields
  ) throws(LayoutTextError) -> SolvedConstraint.Status {
    switch value["status"]?.string {
    case nil: return .satisfied
    case "beaten":
      var by: [Int] = []
      for name in value["by"]?.array ?? [] { by.append(try constraintIndex(name, fields)) }
      return .beaten(amount: try fields.number("amount"), by: by)
    case "in-conflict": return .inConflict(try fields.integer("conflict"))
    case "broken": return .broken(try fields.integer("conflict"), amount: try fields.number("amount"))
    default: throw fields.wrong("status", "beaten, in-conflict or broken")
    }
  }

  private func finding(_ value: JSONValue) throws(LayoutTextError) -> Finding {
    let fields = LayoutTextFields(value, "finding")
    var diagnostic = Diagnostic(
      try fields.word("severity"), try fields.string("id"), try fields.string("message"), at: fields.place(value["at"]))
    diagnostic.hint = value["hint"]?.string
    diagnostic.notes = (value["notes"]?.array ?? []).compactMap { $0.string.map { .init($0) } }
    var members: [Int] = []
    for name in value["constraints"]?.array ?? [] { members.append(try constraintIndex(name, fields)) }
    return Finding(
      kind: try fields.word("kind"), severity: diagnostic.severity, diagnostic: diagnostic,
      views: (value["views"]?.array ?? []).compactMap(\.string), constraints: members,
      number: value["number"]?.integer,
      broken: try value["broken"].map { name throws(LayoutTextError) in try constraintIndex(name, fields) },
      shortfall: value["shortfall"]?.number)
  }

  // MARK: Names

  private func anchor(
    _ value: JSONValue?, _ fields: LayoutTextFields
  ) throws(LayoutTextError) -> SolvedConstraint.Anchor {
    guard let parts = value?.array, parts.count == 2, let word = parts[1].string,
      let attribute = LayoutAttribute(rawValue: word)
    else { throw fields.wrong("first, second or terms", "an item and its attribute") }
    if let guide = parts[0]["guide"]?.integer {
      guard (0..<guideCount).contains(guide) else { throw fields.wrong("guide", "one of the guides") }
      return .init(item: .guide(guide), attribute: attribute)
    }
    return .init(item: .view(try viewIndex(parts[0], fields)), attribute: attribute)
  }

  private func viewIndex(_ name: JSONValue, _ fields: LayoutTextFields) throws(LayoutTextError) -> Int {
    if let id = name.string, let index = views[id] { return index }
    if let index = name.integer, (0..<viewCount).contains(index) { return index }
    throw fields.wrong("view", "one of the views")
  }

  private func constraintIndex(_ name: JSONValue, _ fields: LayoutTextFields) throws(LayoutTextError) -> Int {
    if let id = name.string, let index = constraints[id] { return index }
    if let index = name.integer, (0..<constraintCount).contains(index) { return index }
    throw fields.wrong("constraint", "one of the constraints")
  }
}
