internal import ProofModel

/// Designs that a screen is compared with: `mock:`.
extension SpecBuilder {
  private static let mostMocks = 64

  /// A file's name, a map, or a list of both.
  func readMocks(_ node: YAMLNode?) {
    guard let node else { return }
    let items = node.items ?? [node]
    guard items.count <= Self.mostMocks else {
      return report(
        "too-many-mocks", "\(items.count) designs, at most \(Self.mostMocks) are read", at: node.span,
        hint: "one Figma file holds the frames of all sizes")
    }
    document.mocks = items.compactMap { mock($0) }
  }

  private func mock(_ node: YAMLNode) -> DesignMock? {
    if node.entries == nil {
      return text(node).flatMap { content($0, at: node.span) }
    }
    let fields = fields(node, .mock)
    guard let place = fields["file"], let name = text(place),
      var mock = content(name, at: place.span)
    else { return nil }
    mock.frame = fields["frame"].flatMap { text($0) }
    if let node = fields["frame"], case .frames(let frames) = mock.content, let wanted = mock.frame,
      !frames.contains(where: { $0.name == wanted || $0.id == wanted })
    {
      report(
        "unknown-frame", "'\(name)' has no frame '\(wanted)'", at: node.span,
        hint: nearest(wanted, in: frames.map(\.name))
          ?? "its frames are \(frames.prefix(6).map { "'\($0.name)'" }.joined(separator: ", "))")
    }
    mock.condition = fields["when"].map { condition($0) }
    mock.scale = fields["scale"].flatMap { number($0, in: 0.25...16) }
    mock.crop = fields["crop"].flatMap { crop($0) }
    if let node = fields["offset"], let size = offset(node) { mock.offset = size }
    if let node = fields["tolerance"], let value = number(node, in: 0...1000, "points") { mock.tolerance = value }
    for entry in fields["tolerances"]?.entries ?? [] {
      guard let id = viewID(entry.key.text ?? "", SpecScope(), at: entry.key.span) else { continue }
      mock.tolerances[id] = number(entry.value, in: 0...1000, "points")
    }
    for entry in fields["map"]?.entries ?? [] {
      guard let layer = entry.key.text, let view = text(entry.value) else { continue }
      mock.map[layer] = viewID(view, SpecScope(), at: entry.value.span)
    }
    mock.ignored = Set(fields["ignore"].map { texts($0).map(\.value) } ?? [])
    return mock
  }

  /// The design of a file; nil with a diagnostic where it is none.
  private func content(_ name: String, at span: SourceSpan?) -> DesignMock? {
    let path: String
    do {
      guard let folder else { return nil }
      path = try folder.path(name, namedIn: document.file)
    } catch {
      report(refusal: error, name, "design", at: span)
      return nil
    }
    do {
      var mock = try DesignFile.mock(path, named: name)
      mock.span = span
      return mock
    } catch {
      report(error.diagnostic(name, at: span))
      return nil
    }
  }

  private func crop(_ node: YAMLNode) -> Rect? {
    guard let numbers = numbers(node, count: 4), numbers[2] > 0, numbers[3] > 0 else {
      expected("[x, y, width, height] in points of the design", node)
      return nil
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func offset(_ node: YAMLNode) -> Point? {
    guard let numbers = numbers(node, count: 2) else {
      expected("[x, y] in points", node)
      return nil
    }
    return Point(x: numbers[0], y: numbers[1])
  }

  private func numbers(_ node: YAMLNode, count: Int) -> [Double]? {
    guard let items = node.items, items.count == count else { return nil }
    let numbers = items.compactMap { item in item.text.flatMap { Double($0) } }
    return numbers.count == count && numbers.allSatisfy { $0.magnitude <= 20_000 } ? numbers : nil
  }
}
