import ImageDiff
import LayoutDiff
import ProofModel

extension ComparisonReport {
  /// For people: of screens the causes with their numbers, what they reach, then findings; of pictures what differs
  /// where.
  ///
  /// - Parameters:
  ///   - listsChanges: every change of every variant too.
  ///   - usesColor: escape sequences for statuses.
  public func text(listsChanges: Bool = false, usesColor: Bool = false) -> String {
    let ink = Ink(isOn: usesColor)
    switch kind {
    case .pictures: return entries.map { picture($0, ink, listsRegions: true) }.joined()
    case .folders:
      return entries.filter { $0.status != .same }.map { picture($0, ink, listsRegions: listsChanges) }.joined()
    case .screens: return screens(ink, listsChanges)
    }
  }

  // MARK: Pictures

  private func picture(_ entry: Entry, _ ink: Ink, listsRegions: Bool) -> String {
    var text = "\(ink.status(entry.status))  \(entry.name)"
    guard let difference = entry.pixels else { return text + "\n" }
    if difference.verdict != .same { text += ": \(difference.summary)" }
    text += "\n"
    guard listsRegions else { return text }
    let most = 12
    for region in difference.regions.prefix(most) {
      let bounds = region.bounds
      var line = "  \(bounds.width)×\(bounds.height) at (\(bounds.x), \(bounds.y)): \(region.differing) pixels"
      line += ", channels by up to \(region.largestChannelDifference)"
      switch region.kind {
      case .changed: break
      case .onlyExpected: line += ", only in the expected picture"
      case .onlyActual: line += ", only in the actual picture"
      }
      if region.isLikelyAntialiasing { line += ", likely anti-aliasing" }
      text += line + "\n"
    }
    let more = difference.regions.count - most
    return more > 0 ? text + "  and \(more) more regions\n" : text
  }

  // MARK: Screens

  private func screens(_ ink: Ink, _ listsChanges: Bool) -> String {
    var text = ""
    var names: [String] = []
    for entry in entries where !names.contains(entry.name) { names.append(entry.name) }
    for name in names {
      var scene = self
      scene.entries = entries.filter { $0.name == name }
      guard scene.entries.contains(where: { $0.status != .same }) else { continue }
      text += (text.isEmpty ? "" : "\n") + ink.bold(name) + "  \(scene.summary)\n"
      text += scene.causeLines(ink) + scene.unexplained(ink) + scene.findings(ink) + scene.presence(ink)
      if listsChanges { text += scene.changeLines }
    }
    return text
  }

  private func causeLines(_ ink: Ink) -> String {
    let groups = causes
    let most = 20
    var text = ""
    for group in groups.prefix(most) {
      text += "  \(ink.red("•")) \(group.cause.sentence)\n"
      var line = "    "
      if let span = group.cause.span { line += "\(span.file):\(span.start.line):\(span.start.column) · " }
      line += whereabouts(group.variants)
      if let told = group.told { line += "; told of \(key(told))" }
      text += ink.faint(line) + "\n"
    }
    let more = groups.count - most
    return more > 0 ? text + "  and \(more) more causes\n" : text
  }

  /// `all 14 variants`, or the first of them by key.
  private func whereabouts(_ variants: [String]) -> String {
    if variants.count == entries.count, entries.count > 1 { return "all \(entries.count) variants" }
    let keys = variants.map(key)
    let count = keys.count == 1 ? "1 variant" : "\(keys.count) of \(entries.count) variants"
    return "\(count): \(keys.listed(first: 3))"
  }

  /// `scene.key` without the scene, of a report of one scene.
  private func key(_ variant: String) -> String {
    let scene = "\(entries.first?.name ?? "")."
    return variant.hasPrefix(scene) ? String(variant.dropFirst(scene.count)) : variant
  }

  /// Variants whose pixels differ for no reason that the layouts tell.
  private func unexplained(_ ink: Ink) -> String {
    let found = entries.filter { $0.status == .different && $0.layout?.causes.isEmpty != false }
    guard let first = found.first else { return "" }
    let pixels = first.pixels?.summary ?? first.layout?.summary ?? ""
    return "  \(ink.red("•")) only pixels changed: \(pixels)\n"
      + ink.faint("    " + whereabouts(found.map { "\($0.name).\($0.key ?? "")" })) + "\n"
  }

  /// New and gone findings, each once with its variants.
  private func findings(_ ink: Ink) -> String {
    var order: [String] = []
    var variants: [String: [String]] = [:]
    var sentences: [String: (isNew: Bool, text: String)] = [:]
    for entry in entries {
      for change in entry.layout?.changes ?? [] where change.kind == .findingNew || change.kind == .findingGone {
        let key = "\(change.kind.rawValue) \(change.subject.name)"
        if variants[key] == nil { order.append(key) }
        variants[key, default: []].append("\(entry.name).\(entry.key ?? "")")
        if sentences[key] == nil { sentences[key] = (change.kind == .findingNew, change.sentence) }
      }
    }
    let most = 12
    var text = ""
    for key in order.prefix(most) {
      guard let sentence = sentences[key] else { continue }
      text += "  \(sentence.isNew ? ink.yellow("finding") : ink.green("finding")) \(sentence.text)\n"
      text += ink.faint("    " + whereabouts(variants[key] ?? [])) + "\n"
    }
    return order.count > most ? text + "  and \(order.count - most) more findings\n" : text
  }

  private func presence(_ ink: Ink) -> String {
    [Status.missing, .new].map { status in
      let keys = entries.filter { $0.status == status }.map { $0.key ?? $0.name }
      guard !keys.isEmpty else { return "" }
      return "  \(ink.status(status))  \(keys.listed(first: 6))\n"
    }.joined()
  }

  private var changeLines: String {
    var text = ""
    for entry in entries where entry.status == .different {
      text += "  \(entry.key ?? entry.name): \(entry.layout?.summary ?? "")"
      if let pixels = entry.pixels, pixels.verdict != .same { text += " · \(pixels.summary)" }
      text += "\n"
      for change in entry.layout?.changes ?? [] {
        text += "    \(change.isInput ? "→" : "·") \(change.sentence)\n"
      }
    }
    return text
  }
}

/// Escape sequences, or none.
private struct Ink {
  var isOn: Bool

  private func paint(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
  func bold(_ text: String) -> String { paint(text, "1") }
  func red(_ text: String) -> String { paint(text, "1;31") }
  func yellow(_ text: String) -> String { paint(text, "1;33") }
  func green(_ text: String) -> String { paint(text, "32") }
  func faint(_ text: String) -> String { paint(text, "2") }

  func status(_ status: ComparisonReport.Status) -> String {
    switch status {
    case .same: green("same")
    case .tolerated: green("tolerated")
    case .different: red("changed")
    case .missing: yellow("missing")
    case .new: yellow("new")
    case .unreadable: red("unreadable")
    }
  }
}
