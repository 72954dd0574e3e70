internal import ProofModel

/// What must hold, for `proofsheet test`.
extension SpecBuilder {
  /// The findings that `that:` knows; `inside safe area` is the absence of its finding.
  static let findings = [
    "conflicts", "ambiguity", "ties", "misplaced", "clipped text", "inside safe area", "outside screen", "overlaps",
    "small targets", "missing assets", "missing fonts",
  ]

  func readExpectations(_ node: YAMLNode?) {
    guard let node else { return }
    guard let items = node.items else {
      return expected("a list of expectations", node, hint: "write - { on: iphone-8 portrait, frames: { … } }")
    }
    for item in items { readExpectation(item) }
  }

  private func readExpectation(_ node: YAMLNode) {
    let fields = fields(node, .expectation)
    guard var expectation = subject(fields, node) else { return }
    if let node = fields["state"], let text = text(node) {
      expectation.state = text == "all" || text == "*" ? text : checkedState(Located(text, node.span))
    }
    if let node = fields["given"] { expectation.given = given(node) }
    if let node = fields["frames"] { expectation.frames = frames(node) }
    if let node = fields["that"] {
      for text in texts(node) {
        if ["==", ">=", "<="].contains(where: text.value.contains) {
          if let found = comparison(text) { expectation.comparisons.append(found) }
        } else if let found = claim(text) {
          expectation.claims.append(found)
        }
      }
    }
    if let node = fields["tolerance"], let value = number(node, in: 0...1000) { expectation.tolerance = value }
    document.expectations.append(expectation)
  }

  /// What an expectation is about: `on:` a device, or `for-all:` sizes.
  private func subject(_ fields: SpecFields, _ node: YAMLNode) -> Expectation? {
    switch (fields["on"], fields["for-all"]) {
    case (let on?, nil):
      guard let selector = text(on), var expectation = selection(selector, in: on) else { return nil }
      expectation.span = on.span
      return expectation
    case (nil, let sizes?):
      guard let forAll = allSizes(sizes) else { return nil }
      var expectation = Expectation(device: "*")
      expectation.forAll = forAll
      expectation.span = sizes.span
      return expectation
    default:
      report(
        "expectation-subject", "an expectation has exactly one of 'on' and 'for-all'", at: node.span,
        hint: "write - { on: iphone-8 portrait, … } or - { for-all: { width: 320...1366 }, that: [no conflicts] }")
      return nil
    }
  }

  private func allSizes(_ node: YAMLNode) -> Expectation.AllSizes? {
    let fields = fields(node, .allSizes)
    var sizes = Expectation.AllSizes()
    let keys: [(String, WritableKeyPath<Expectation.AllSizes, ClosedRange<Double>?>, ClosedRange<Double>, String)] = [
      ("width", \.width, 1...20_000, "320...1366"), ("height", \.height, 1...20_000, "480...1024"),
      ("text-scale", \.textScale, 0.1...10, "0.8...2"), ("text-growth", \.textGrowth, 0...300, "0...60"),
    ]
    for (key, path, limits, example) in keys {
      guard let node = fields[key] else { continue }
      guard let range = range(node, in: limits, example) else { return nil }
      sizes[keyPath: path] = range
    }
    guard keys.contains(where: { sizes[keyPath: $0.1].map { $0.lowerBound < $0.upperBound } ?? false }) else {
      report(
        "range-missing",
        "for-all wants a range: a side of the window, text-scale or text-growth from one number to another",
        at: node.span, hint: "width: 320...1366")
      return nil
    }
    if let node = fields["text-size"] {
      for text in texts(node) {
        if text.value == "all" {
          sizes.textSizes += TextSize.allCases
        } else if let size = TextSize(rawValue: text.value) {
          sizes.textSizes.append(size)
        } else {
          report(
            "selector-syntax", "unknown text-size '\(text.value)'", at: text.span,
            hint: nearest(text.value, in: TextSize.allCases.map(\.rawValue)))
        }
      }
    }
    if let node = fields["locale"] { sizes.locales = texts(node).map(\.value) }
    if let node = fields["state"] {
      for text in texts(node) {
        if text.value == "all" {
          sizes.states += stateNames
        } else if let state = checkedState(text) {
          sizes.states.append(state)
        }
      }
    }
    return sizes
  }

  /// `320...1366`, or one number.
  private func range(
    _ node: YAMLNode, in limits: ClosedRange<Double>, _ example: String
  ) -> ClosedRange<Double>? {
    if let text = node.text {
      if let dots = text.firstRange(of: "...") {
        let ends = [text[..<dots.lowerBound], text[dots.upperBound...]].map { Double($0.filter { $0 != " " }) }
        if let low = ends[0], let high = ends[1], low < high, limits.contains(low), limits.contains(high) {
          return low...high
        }
      } else if let number = Double(text), limits.contains(number) {
        return number...number
      }
    }
    let ends = "from \(limits.lowerBound.shortText) to \(limits.upperBound.shortText)"
    expected("a range of numbers", node, hint: "\(example), the smaller first, \(ends)")
    return nil
  }

  /// `title.leading >= 16`: sums of places and sizes on both sides.
  private func comparison(_ text: Located<String>) -> Expectation.Comparison? {
    do {
      guard case .equation(let equation) = try RuleText.parse(text.value) else { return nil }
      return Expectation.Comparison(text: text.value, equation: equation, span: text.span)
    } catch {
      report(error.id, error.message, at: text.span, hint: error.hint ?? "write title.leading >= 16")
      return nil
    }
  }

  // MARK: Selecting

  static let selectorAxes = ["window", "locale", "text-size", "state", "appearance", "from"]

  /// `device orientation [axis value …]`; `*` is all of the matrix.
  private func selection(_ text: String, in node: YAMLNode) -> Expectation? {
    let words = text.split(separator: " ").map(String.init)
    var device: [String] = []
    var index = 0
    while index < words.count, Orientation(rawValue: words[index]) == nil, words[index] != "all",
      !Self.selectorAxes.contains(words[index])
    {
      device.append(words[index])
      index += 1
    }
    let name = device.joined(separator: " ")
    let isNamedSize = document.matrix.sizes?.contains { $0.name == name } ?? false
    let isSize =
      WindowMode(String(name.split(separator: "@").first ?? "")).map { mode in
        if case .size = mode { return true } else { return false }
      } ?? false
    guard name.isEmpty || name == "*" || isNamedSize || isSize || checkDevice(name, at: node.span, allowsMany: true)
    else { return nil }
    var expectation = Expectation(device: name.isEmpty ? "*" : name)
    if index < words.count, let orientation = Orientation(rawValue: words[index]) {
      expectation.orientation = orientation
      index += 1
    } else if index < words.count, words[index] == "all" {
      expectation.axes["orientation"] = "all"
      index += 1
    }
    while index < words.count {
      guard Self.selectorAxes.contains(words[index]), index + 1 < words.count else {
        report(
          "selector-syntax", "expected an axis and a value, found '\(words[index])'", at: node.span,
          hint: nearest(words[index], in: Self.selectorAxes + Orientation.allCases.map(\.rawValue))
            ?? "write iphone-8 landscape locale ar text-size xl")
        return nil
      }
      guard checkAxis(words[index], words[index + 1], node) else { return nil }
      if words[index] == "state" { expectation.state = words[index + 1] }
      expectation.axes[words[index]] = words[index + 1]
      index += 2
    }
    return expectation
  }

  private func checkAxis(_ axis: String, _ value: String, _ node: YAMLNode) -> Bool {
    if value == "all" || value == "*" { return true }
    let isKnown: Bool
    var names: [String] = []
    switch axis {
    case "window":
      isKnown = WindowMode(value) != nil
      names = WindowMode.named.map(\.1)
    case "locale": isKnown = LocaleTag.isWellFormed(value)
    case "text-size":
      isKnown = TextSize(rawValue: value) != nil
      names = TextSize.allCases.map(\.rawValue)
    case "state":
      isKnown = knownStates.contains(value)
      names = stateNames
    case "appearance":
      isKnown = Appearance(rawValue: value) != nil
      names = Appearance.allCases.map(\.rawValue)
    default:
      if case .size? = WindowMode(value) { isKnown = true } else { isKnown = false }
    }
    if !isKnown {
      report(
        axis == "state" ? "unknown-state" : "selector-syntax", "unknown \(axis) '\(value)'", at: node.span,
        hint: nearest(value, in: names))
    }
    return isKnown
  }

  // MARK: Contents and frames

  func given(_ node: YAMLNode) -> [String: GivenContent] {
    var contents: [String: GivenContent] = [:]
    if node.entries == nil { expected("a map of views to sizes", node) }
    for entry in node.entries ?? [] {
      guard let id = viewID(entry.key.text ?? "", SpecScope(), at: entry.key.span) else { continue }
      var content = GivenContent(width: nil, height: nil)
      let fields = fields(entry.value, .given)
      func value(_ name: String) -> Double? { fields[name].flatMap { number($0, in: -20_000...20_000) } }
      if let size = fields["size"] {
        if let items = size.items, items.count == 2 {
          func length(_ item: YAMLNode) -> Double? {
            item.text == "none" || item.isNull ? nil : number(item, in: 0...20_000, "a length in points")
          }
          content.width = length(items[0])
          content.height = length(items[1])
        } else {
          expected("[width, height]", size, hint: "write [38, 20.5], or none for no size: [none, 20]")
        }
      }
      if let both = value("baseline") { (content.firstBaseline, content.lastBaseline) = (both, both) }
      content.firstBaseline = value("firstBaseline") ?? content.firstBaseline
      content.lastBaseline = value("lastBaseline") ?? content.lastBaseline
      contents[id] = content
    }
    return contents
  }

  private func frames(_ node: YAMLNode) -> [Expectation.Frame] {
    if node.entries == nil { expected("a map of views to frames", node) }
    return (node.entries ?? []).compactMap { entry in
      guard let id = viewID(entry.key.text ?? "", SpecScope(), at: entry.key.span) else { return nil }
      guard let items = entry.value.items, items.count == 4 else {
        expected("[x, y, width, height]", entry.value, hint: "write any where a value does not matter")
        return nil
      }
      let values = items.map { item -> Double? in
        item.text == "any" || item.isNull ? nil : number(item, in: -100_000...100_000)
      }
      return Expectation.Frame(view: id, values: values, span: entry.value.span)
    }
  }

  /// `no conflicts`, `no clipped text`, `inside safe area`, `conflicts`.
  private func claim(_ text: Located<String>) -> Expectation.Claim? {
    var words = text.value.split(separator: " ").map(String.init)
    let isPresent = words.first != "no"
    if !isPresent { words.removeFirst() }
    let finding = words.joined(separator: " ").replacing("-", with: " ")
    guard Self.findings.contains(finding) else {
      report(
        "unknown-finding", "unknown finding '\(finding)'", at: text.span,
        hint: nearest(finding, in: Self.findings)
          ?? "findings are \(Self.findings.joined(separator: ", ")), with 'no' before them")
      return nil
    }
    // Said as what holds, unlike the others: its finding must be absent.
    let isInside = finding == "inside safe area"
    return Expectation.Claim(finding: finding, isPresent: isInside ? !isPresent : isPresent, span: text.span)
  }
}
