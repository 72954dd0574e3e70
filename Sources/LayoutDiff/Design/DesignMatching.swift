public import AutoLayout
public import ProofModel
import Resolving

/// Which layer of a design is which view of a solved layout: by the names that the design's user gives, by equal names, by
/// equal texts, then by place.
///
/// Complexity: O((layers + views) · candidates of one name), and O(layers · views) for those that neither a name nor a
/// text tells.
public struct DesignMatching {
  /// A layer in the window's space, with what it lies in.
  public struct Placed {
    /// The layer as the design has it.
    public var layer: DesignLayer
    /// In the window, in points.
    public var rect: Rect
    /// The position of the layer that it lies in; nil for one that lies in the frame itself.
    public var parent: Int?
    /// How many layers after it lie in it.
    public var count = 0
  }

  /// The solved layout whose views are matched.
  public let layout: SolvedLayout
  /// Preorder, without what is left out.
  public private(set) var layers: [Placed] = []
  /// The position of each matched layer's view, by the layer's position in ``layers``.
  public private(set) var viewOfLayer: [Int: Int] = [:]
  /// The position of each matched view's layer in ``layers``, by the view's position.
  public private(set) var layerOfView: [Int: Int] = [:]
  /// Views that a screen shows or that hold what it shows.
  let views: [Int]

  /// What every phone draws by itself, by the words that design kits name it with.
  private static let system = [
    "statusbar", "homeindicator", "dynamicisland", "notch", "keyboard", "systemkeyboard", "safearea",
  ]

  init(_ layout: SolvedLayout, _ frame: DesignFrame, _ mock: DesignMock) {
    self.layout = layout
    views = layout.views.indices.filter { index in
      let view = layout.views[index]
      return view.parent != nil && !view.isHidden && view.content.kind != .guide && view.content.alpha > 0.01
        && !mock.ignored.contains(view.content.name) && !mock.ignored.contains(view.path)
    }
    let crop = mock.crop ?? Rect(origin: .zero, size: frame.size)
    let move = Point(x: mock.offset.x - crop.minX, y: mock.offset.y - crop.minY)
    gather(frame.layers, parent: nil, crop: crop, move: move, mock.ignored)
    match(by: mock.map)
    matchNames()
    matchTexts()
    matchPlaces()
  }

  private mutating func gather(
    _ found: [DesignLayer], parent: Int?, crop: Rect, move: Point, _ ignored: Set<String>
  ) {
    for layer in found where !ignored.contains(layer.name) && layer.rect.intersection(crop) != nil {
      let name = Self.plain(layer.name)
      guard !Self.system.contains(where: { name.hasPrefix($0) || name.hasSuffix($0) }) else { continue }
      let position = layers.count
      layers.append(Placed(layer: layer, rect: layer.rect.offset(x: move.x, y: move.y), parent: parent))
      gather(layer.children, parent: position, crop: crop, move: move, ignored)
      layers[position].count = layers.count - position - 1
    }
  }

  /// Letters and digits alone, in small letters: `Sign-up / Title` is `signUpTitle`.
  static func plain(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) }))
  }

  private mutating func pair(_ layer: Int, _ view: Int) {
    viewOfLayer[layer] = view
    layerOfView[view] = layer
  }

  // MARK: Names and texts

  private mutating func match(by map: [String: String]) {
    for (position, placed) in layers.enumerated() {
      guard let id = map[placed.layer.name] ?? map[placed.layer.id], let view = layout.index(of: id),
        layerOfView[view] == nil
      else { continue }
      pair(position, view)
    }
  }

  private mutating func matchNames() {
    let layout = layout
    match {
      Self.plain($0.layer.name)
    } views: { index in
      let view = layout.views[index]
      return [view.content.name, view.path, view.content.customClass].compactMap { $0 }.map(Self.plain)
    }
  }

  private mutating func matchTexts() {
    let layout = layout
    match {
      $0.layer.text.map { Self.oneLine($0.string) } ?? ""
    } views: { index in
      let content = layout.views[index].content
      return [content.text?.string, content.placeholder?.string].compactMap { $0 }.map(Self.oneLine)
    }
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Pairs what has one key; of several with the same one the nearest first.
  private mutating func match(_ key: (Placed) -> String, views keys: (Int) -> [String]) {
    var open: [String: [Int]] = [:]
    for view in views where layerOfView[view] == nil {
      for key in Set(keys(view)) where !key.isEmpty { open[key, default: []].append(view) }
    }
    var layersByKey: [String: [Int]] = [:]
    for position in layers.indices where viewOfLayer[position] == nil {
      let key = key(layers[position])
      if open[key] != nil { layersByKey[key, default: []].append(position) }
    }
    for (key, positions) in layersByKey.sorted(by: { $0.key < $1.key }) {
      let candidates = positions.flatMap { layer in
        (open[key] ?? []).filter { fits(layer, $0) }.map { (layer, $0, distance(layer, $0)) }
      }
      for (layer, view, _) in candidates.sorted(by: { ($0.2, $0.0, $0.1) < ($1.2, $1.0, $1.1) })
      where viewOfLayer[layer] == nil && layerOfView[view] == nil {
        pair(layer, view)
      }
    }
  }

  // MARK: Places

  /// The least share of both areas that a layer and a view have in common to be the same.
  private static let leastOverlap = 0.6

  private mutating func matchPlaces() {
    let open = views.filter { layerOfView[$0] == nil }
    var candidates: [(layer: Int, view: Int, overlap: Double)] = []
    for position in layers.indices where viewOfLayer[position] == nil && layers[position].layer.kind != .group {
      for view in open where fits(position, view) {
        let overlap = overlap(layers[position].rect, layout.views[view].alignmentRect)
        if overlap >= Self.leastOverlap { candidates.append((position, view, overlap)) }
      }
    }
    for (layer, view, _) in candidates.sorted(by: { ($1.overlap, $0.layer, $0.view) < ($0.overlap, $1.layer, $1.view) })
    where viewOfLayer[layer] == nil && layerOfView[view] == nil {
      pair(layer, view)
    }
  }

  private func overlap(_ one: Rect, _ other: Rect) -> Double {
    guard let common = one.intersection(other) else { return 0 }
    let area = common.width * common.height
    return area / max(1e-9, one.width * one.height + other.width * other.height - area)
  }

  private func distance(_ layer: Int, _ view: Int) -> Double {
    let (one, other) = (layers[layer].rect, layout.views[view].alignmentRect)
    return (one.midX - other.midX).magnitude + (one.midY - other.midY).magnitude
  }

  /// Whether a layer of that kind can be a view of that kind.
  private func fits(_ layer: Int, _ view: Int) -> Bool {
    let content = layout.views[view].content
    switch layers[layer].layer.kind {
    case .text: return content.kind.hasText
    case .box: return content.kind != .label
    case .picture: return content.kind != .label && content.kind != .textView
    case .group: return true
    }
  }

  // MARK: Asking

  /// The text of a layer: its own, or, of one that holds a single text, that.
  func text(of layer: Int) -> (text: DesignText, layer: Int)? {
    if let text = layers[layer].layer.text { return (text, layer) }
    let inside = (layer..<(layer + 1 + layers[layer].count)).filter { layers[$0].layer.text != nil }
    guard inside.count == 1, let text = layers[inside[0]].layer.text else { return nil }
    return (text, inside[0])
  }

  /// Whether the layer lies in one that is a view without subviews: a part of its look.
  func isInsidePaired(_ layer: Int) -> Bool {
    var current = layers[layer].parent
    while let parent = current {
      if viewOfLayer[parent] != nil, !holdsPaired(parent) { return true }
      current = layers[parent].parent
    }
    return false
  }

  /// Whether anything in the layer is a view.
  func holdsPaired(_ layer: Int) -> Bool {
    let inside = (layer + 1)..<(layer + 1 + layers[layer].count)
    return inside.contains { viewOfLayer[$0] != nil }
  }
}
