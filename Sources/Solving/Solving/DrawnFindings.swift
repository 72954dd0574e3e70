import AutoLayout
import InterfaceBuilder
import ProofModel
import Resolving

/// Adds to findings of Interface Builder's files what their authors know them by: the views' paths in its outline, and
/// whether the file's own flags agree.
package struct DrawnFindings: Sendable {
  private let flags: DrawnFlags
  private let paths: [String: String]
  private let names: [String: String]

  init(_ document: Document, flags: DrawnFlags) {
    self.flags = flags
    var paths: [String: String] = [:]
    var names: [String: String] = [:]
    func collect(_ node: ViewNode, _ above: String) {
      let path = "\(above) › \(node.name)"
      paths[node.id] = path
      names[node.id] = node.name
      for child in node.children { collect(child, path) }
    }
    collect(document.root, "\(document.title ?? document.name) Scene")
    self.paths = paths
    self.names = names
  }

  /// - Parameters:
  ///   - isOnCanvas: whether the variant is the one that the flags were noted for.
  ///   - ruledAsDrawn: elsewhere: views that rules place as on the canvas.
  func annotate(_ layout: inout SolvedLayout, isOnCanvas: Bool, ruledAsDrawn: Set<String> = []) {
    leaveOutUnflagged(&layout, isOnCanvas, ruledAsDrawn)
    for index in layout.findings.indices {
      if let hint = layout.findings[index].diagnostic.hint {
        layout.findings[index].diagnostic.hint = Self.inInterfaceBuilder(hint)
      }
      let views = layout.findings[index].views
      // As the message itself has them.
      let isTold = [.conflict, .overlap].contains(layout.findings[index].kind)
      let distinct =
        isTold
        ? Finding.distinctNames(
          views.map { id in (names[id] ?? id, layout.index(of: id).map { layout.views[$0].path } ?? "") }) : []
      for (position, id) in views.prefix(4).enumerated() {
        guard let path = paths[id], let own = names[id] else { continue }
        let name = distinct.indices.contains(position) ? distinct[position] ?? own : own
        layout.findings[index].diagnostic.notes.append(.init("'\(name)' is \(path)"))
      }
    }
    guard isOnCanvas else { return }
    let asDrawn = Self.viewsAsDrawn(layout)
    report(
      flags.misplaced.filter { asDrawn.contains($0.key) }, [.misplaced], "misplaced",
      "it lies within a point of where it was drawn", &layout)
    // Contents of one priority that do not all have room are ambiguous to Interface Builder; here the tie is told.
    report(
      flags.ambiguous ?? [:], [.ambiguity, .tie], "ambiguous", "its rules leave nothing open here", &layout)
  }

  /// What Interface Builder saw on this very canvas and did not flag lies right: the difference is one of our fonts, of a
  /// picture that is not there, or of a rule of its own (of 770 such verdicts 9 agreed with the files).
  ///
  /// Elsewhere nothing is misplaced, for a frame is the canvas' own, and views that the same rules place are as little
  /// ambiguous as there: what differs is a placeholder, or a size that Interface Builder lends to what code will fill.
  private func leaveOutUnflagged(_ layout: inout SolvedLayout, _ isOnCanvas: Bool, _ ruledAsDrawn: Set<String>) {
    let count = layout.findings.count { $0.kind == .ambiguity }
    layout.findings.removeAll { Self.isUnflagged($0, flags, isOnCanvas: isOnCanvas, ruledAsDrawn) }
    for index in layout.views.indices where !isOnCanvas || flags.misplaced[layout.views[index].content.id] == nil {
      layout.views[index].misplacedFrom = nil
    }
    let told = layout.findings.filter { $0.kind == .ambiguity }
    guard told.count < count else { return }
    // Pictures mark what is told.
    let open = Set(told.flatMap(\.views))
    for index in layout.views.indices where !open.contains(layout.views[index].content.id) {
      layout.views[index].ambiguity = []
    }
    guard told.isEmpty else { return }
    let tied = Set(layout.findings.filter { $0.kind == .tie }.flatMap(\.constraints))
    for index in layout.constraints.indices where !tied.contains(index) {
      layout.constraints[index].isAmbiguous = false
    }
  }

  /// Whether a finding is one that Interface Builder would have flagged where it were so, and did not.
  static func isUnflagged(_ finding: Finding, _ flags: DrawnFlags, isOnCanvas: Bool, _ ruledAsDrawn: Set<String>)
    -> Bool
  {
    switch finding.kind {
    case .misplaced: return !isOnCanvas || !finding.views.contains { flags.misplaced[$0] != nil }
    case .ambiguity where !flags.usesRules: return true
    case .ambiguity:
      guard let ambiguous = flags.ambiguous else { return false }
      return (isOnCanvas || ruledAsDrawn.isSuperset(of: finding.views))
        && !finding.views.contains { ambiguous[$0] != nil }
    default: return false
    }
  }

  /// Views that lie less than a point from the frame that the file has of them.
  private static func viewsAsDrawn(_ layout: SolvedLayout) -> Set<String> {
    var views: Set<String> = []
    for (view, node) in zip(layout.views, layout.system?.screen.nodes ?? []) {
      guard let drawn = node.frame else { continue }
      let solved = view.frame
      let distances = [
        solved.x - drawn.x, solved.y - drawn.y, solved.width - drawn.width, solved.height - drawn.height,
      ]
      if distances.allSatisfy({ abs($0) < 1 }) { views.insert(view.content.id) }
    }
    return views
  }

  /// A hint for a spec in the words of who edits the file in Interface Builder.
  package static func inInterfaceBuilder(_ hint: String) -> String {
    if hint.hasPrefix("frame: ["), hint.hasSuffix("]") {
      let numbers = hint.dropFirst("frame: [".count).dropLast().split(separator: ",").map {
        $0.drop { $0 == " " }
      }
      guard numbers.count == 4 else { return hint }
      let parts = zip(["x", "y", "width", "height"], numbers).map { "\($0) \($1)" }.joined(separator: ", ")
      return "Editor › Resolve Auto Layout Issues › Update Frames, which gives \(parts)"
    }
    // Translation that was left on, and a rule that is to give way or to go.
    let hint = hint.replacing(
      "set translates: false there", with: "set translatesAutoresizingMaskIntoConstraints to NO there")
    if let place = hint.firstRange(of: " @999, or remove '") {
      return "set the priority of '\(hint[..<place.lowerBound])' to 999, or remove '\(hint[place.upperBound...])"
    }
    // A rule that is there already, and is to give way.
    if hint.hasSuffix(" @999"), !hint.contains(",") {
      return "set the priority of '\(hint.dropLast(" @999".count))' to 999"
    }
    if let setting = setting(hint) { return setting }
    guard !hint.contains(",") else { return hint }
    // Names of views may have spaces in them.
    for (written, sign) in [(" == ", " = "), (" >= ", " ≥ "), (" <= ", " ≤ ")] {
      guard let place = hint.firstRange(of: written), hint[..<place.lowerBound].contains(".") else { continue }
      let right = hint[place.upperBound...].replacing("safe.", with: "Safe Area.")
      return "add a constraint: \(hint[..<place.lowerBound])\(sign)\(right)"
    }
    return hint
  }

  /// `Title: { compress: { v: 751 } }` as Interface Builder's inspectors have it; nil for what is no such setting.
  private static func setting(_ hint: String) -> String? {
    guard hint.hasSuffix(" }"), let open = hint.firstRange(of: ": { ") else { return nil }
    let value = hint[open.upperBound...].dropLast(2)
    if value == "translates: false" {
      return "'\(hint[..<open.lowerBound])': translatesAutoresizingMaskIntoConstraints NO"
    }
    let names = [
      ("compress: { h: ", "Horizontal Compression Resistance"), ("compress: { v: ", "Vertical Compression Resistance"),
      ("hug: { h: ", "Horizontal Hugging"), ("hug: { v: ", "Vertical Hugging"), ("lines: ", "Lines"),
      ("color: ", "Color"), ("font: { size: ", "Font, Size"),
    ]
    for (key, name) in names where value.hasPrefix(key) {
      let number = value.dropFirst(key.count).filter { $0 != "}" && $0 != "\"" && $0 != " " }
      return "'\(hint[..<open.lowerBound])': \(name) \(number)"
    }
    return nil
  }

  private func report(
    _ flagged: [String: SourceSpan], _ kinds: [Finding.Kind], _ word: String, _ found: String,
    _ layout: inout SolvedLayout
  ) {
    let told = Set(layout.findings.filter { kinds.contains($0.kind) }.flatMap(\.views))
    // Nothing is looked for in what is hidden.
    for view in layout.views where !view.isHidden && !told.contains(view.content.id) {
      guard let span = flagged[view.content.id] else { continue }
      layout.findings.append(
        Finding(
          kind: .other, severity: .note,
          diagnostic: Diagnostic(
            .note, "flag-disagrees", "the file flags '\(view.content.name)' as \(word), but \(found)", at: span,
            notes: paths[view.content.id].map { [.init("'\(view.content.name)' is \($0)")] } ?? [],
            hint: "update frames in Interface Builder, which drops the flag"), views: [view.content.id]))
    }
  }
}
