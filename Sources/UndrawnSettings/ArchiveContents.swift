import ProofModel

/// What an archive of Xcode 4 and before holds that is new as a whole.
extension ArchiveParts {
  /// So many views, outlets and actions of a new archive are told.
  private static let (mostViews, mostNames) = (24, 12)

  /// Up to seven lines: `the new file shows the label 'Name' and 2 image views`, `the new file calls 'send:' (the button 'Send')`.
  func contents(called: (String) -> String?) -> [String] {
    let who = "the new file"
    var lines: [String] = []
    if let owner = classes.first(where: { classKinds[$0.key] == Self.owner })?.value {
      lines.append("the owner of \(who) is of the class '\(owner)'")
    }
    let shownIn = frameOrder.filter(windows.contains).compactMap(called)
    if !shownIn.isEmpty { lines.append("\(who) has \(Self.numbered(shownIn).listed(upTo: Self.mostNames))") }
    let parts = Set(looks.order.flatMap { looks.parts(of: $0) })
    let views = looks.order.filter {
      (!isPlainRoot($0) || isNamed($0, called) || !own($0).isEmpty) && !parts.contains($0) && !isOfScrolling($0)
        && !isPart($0)
    }
    let shown = views.compactMap { id in called(id).map { name in "\(name)\(own(id))" } }
    let seen = Self.numbered(shown, areApart: true)
    if !seen.isEmpty { lines.append("\(who) shows \(seen.listed(upTo: Self.mostViews))") }
    for (noun, verb) in [("outlet", "has the outlets"), ("action", "calls"), ("binding", "binds")] {
      let found = connectionOrder.filter { $0.noun == noun && !Self.usual.contains($0.name) }
      let names = found.map { one in
        let sender = noun == "outlet" ? nil : called(one.source).map { " (\($0))" }
        return "'\(one.name)'\(sender ?? "")"
      }
      guard !names.isEmpty else { continue }
      let said = noun == "outlet" && names.once.count == 1 ? "has the outlet" : verb
      lines.append("\(who) \(said) \(names.once.listed(upTo: Self.mostNames))")
    }
    return lines
  }

  /// Whether it is a plain view that holds all others: one is in every file, and another kind of view there shows something.
  func isPlainRoot(_ id: String) -> Bool {
    superviews[id] == nil && ["NSView", "IBUIView"].contains(looks.classes[id])
  }

  /// Whether it is of what scroll views and tables are made of.
  func isOfScrolling(_ id: String) -> Bool { looks.classes[id].map(Self.ofScrolling.contains) ?? false }

  private static let ofScrolling: Set<String> = ["NSClipView", "NSScroller", "_NSCornerView", "NSTableHeaderView"]

  /// Outlets that nearly all files have.
  private static let usual: Set<String> = ["view", "delegate", "dataSource"]

  private func isNamed(_ id: String, _ called: (String) -> String?) -> Bool { called(id)?.hasPrefix("the ") == true }

  /// The class of the user's, the picture and the tabs of a view.
  func own(_ id: String) -> String {
    // What the tools keep of it has the number of its record.
    let own = classes[id] ?? classes[String(id.drop { $0 == "#" })]
    let name = own.flatMap { $0.hasPrefix("NS") ? nil : " of the class '\($0)'" } ?? ""
    let tabs = looks.tabs[id, default: []].map { "'\($0)'" }
    let pages = tabs.isEmpty ? "" : " with the tab\(tabs.count == 1 ? "" : "s") \(tabs.listed(upTo: Self.mostNames))"
    let state = looks.isHidden(id) ? " (hidden)" : ""
    return name + state + (looks.picture(of: id).map { " with the picture \($0)" } ?? "") + pages
  }

  /// The words in their order, such as say the same with their number: `3 image views` of three times `an image view`.
  ///
  /// - Parameter areApart: whether each is another object, also of those that are called alike: `2 labels 'New'`.
  static func numbered(_ words: [String], areApart: Bool = false) -> [String] {
    let times = words.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return words.once.map { one in
      let number = times[one] ?? 1
      return number == 1 || one.hasPrefix("the ") && !areApart ? one : "\(number) \(plural(of: one))"
    }
  }

  /// `image views of the class 'A'` of `an image view of the class 'A'`, `labels 'New'` of `the label 'New'`.
  static func plural(of one: String) -> String {
    let noun = one.drop { $0 != " " }.dropFirst()
    let ends = [" '", " of the class ", " with the picture ", " with the tab"]
    let end = ends.compactMap { noun.firstRange(of: $0)?.lowerBound }.min()
    let kind = noun[..<(end ?? noun.endIndex)]
    return kind.plural + noun[(end ?? noun.endIndex)...]
  }
}
