internal import ProofModel

/// The keys that hold for the screen as a whole.
extension SpecBuilder {
  func readHeader(_ fields: SpecFields) {
    if let node = fields["name"], let name = text(node) {
      if name.isEmpty || name.contains("/") || name.hasPrefix(".")
        || VisibleText.escaped(name) != name
      {
        report(
          "invalid-name", "the name '\(name)' cannot name pictures", at: node.span,
          hint: "use letters, digits, '-' and '_'")
      } else {
        document.name = name
      }
    }
    document.sceneID = document.name
    document.title = fields["title"].flatMap(text)
    if let node = fields["platform"], let platform: Platform = choice(node) { document.platform = platform }
    if let node = fields["os"], let text = text(node) {
      document.era = Era(text)
      if document.era == nil { expected("a system such as ios-18 or macos-14", node, hint: "write os: ios-18") }
    }
    if let node = fields["canvas"] { document.canvas = canvas(node) }
    if let node = fields["bars"] {
      let nodes = node.items ?? [node]
      document.bars = nodes.compactMap { choice($0) }
      document.barContents.title = document.title
    }
    let preferred = fields["preferred-size"].flatMap { size($0) }
    if let node = fields["presentation"], let style: Presentation.Style = choice(node) {
      document.presentation = Presentation(style, preferredSize: preferred)
    } else if let node = fields["preferred-size"], preferred != nil {
      report(
        "size-without-presentation", "a preferred size is that of a popover, a form sheet or a view", at: node.span,
        hint: "presentation: popover")
    }
    if let node = fields["assets"] { readAssets(node) }
  }

  private func readAssets(_ node: YAMLNode) {
    guard let entries = node.entries else {
      return expected("a map of pictures' sizes", node, hint: "write { star: [24, 24] }")
    }
    for entry in entries {
      if let name = entry.key.text, let size = size(entry.value) { document.assetSizes[name] = size }
    }
  }

  private func canvas(_ node: YAMLNode) -> Canvas? {
    if node.items != nil { return size(node).map { .size($0) } }
    guard let text = text(node) else { return nil }
    if case .size(let size)? = WindowMode(text) { return .size(size) }
    guard let (device, orientation) = deviceAndOrientation(text, in: node) else { return nil }
    return .device(device, orientation ?? .portrait)
  }

  /// `iphone-8 landscape`: the orientation is the last word, if it is one.
  func deviceAndOrientation(_ text: String, in node: YAMLNode) -> (String, Orientation?)? {
    var words = text.split(separator: " ").map(String.init)
    let orientation = words.last.flatMap { Orientation(rawValue: $0) }
    if orientation != nil { words.removeLast() }
    let device = words.joined(separator: " ")
    if orientation == nil, DeviceCatalogue.shared.device(device) == nil, let last = words.last,
      DeviceCatalogue.shared.device(words.dropLast().joined(separator: " ")) != nil
    {
      report(
        "unknown-orientation", "unknown orientation '\(last)'", at: node.span,
        hint: nearest(last, in: Orientation.allCases.map(\.rawValue)) ?? "write portrait or landscape")
      return nil
    }
    guard checkDevice(device, at: node.span, allowsMany: false) else { return nil }
    return (device, orientation)
  }

  /// Whether the catalogue knows the word; it is reported with the nearest names otherwise.
  func checkDevice(_ word: String, at span: SourceSpan?, allowsMany: Bool) -> Bool {
    let catalogue = DeviceCatalogue.shared
    let isKnown = allowsMany ? !catalogue.devices(matching: word).isEmpty : catalogue.device(word) != nil
    if isKnown || catalogue.devices.isEmpty { return true }
    report(
      "unknown-device", "unknown device '\(word)'", at: span,
      hint: nearest(word, in: catalogue.nearestNames(to: word)) ?? "'proofsheet devices' lists them")
    return false
  }
}
