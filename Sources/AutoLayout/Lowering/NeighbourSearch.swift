import ProofModel
import Resolving

/// What lies beside views, by rects that were drawn or solved before: the siblings and distances that pins ask for.
struct NeighbourSearch: Sendable {
  let nodes: [LayoutNode]
  /// By node: alignment rects in the superview's space.
  let rects: [Rect?]
  /// Where the root's views have room, by the same rects.
  let room: Rect

  init(_ screen: ResolvedScreen, rects: [Rect?]) {
    nodes = screen.nodes
    self.rects = rects
    let size = screen.canvas?.windowSize ?? screen.environment.windowSize
    room = Rect(origin: .zero, size: size).inset(by: screen.canvas?.safeArea ?? screen.safeArea)
  }

  /// What lies beyond one edge of a view, and how far off where the rule does not say it.
  struct Question: Sendable {
    var view: Int
    var edge: LayoutAttribute
    var asksForDistance: Bool
  }

  struct Answer: Equatable, Sendable {
    /// nil: the container.
    var neighbour: Int?
    /// In points, where it was asked for and is known.
    var distance: Double?
  }

  func answer(_ question: Question) -> Answer {
    let neighbour = nearestSibling(of: question.view, towards: question.edge)
    let distance = question.asksForDistance ? distance(from: question.view, question.edge, to: neighbour) : nil
    return Answer(neighbour: neighbour, distance: distance)
  }

  /// The sibling that lies beyond that edge, in the view's own band, at the least distance; the first among equals.
  private func nearestSibling(of node: Int, towards edge: LayoutAttribute) -> Int? {
    guard let own = rects[node], let parent = nodes[node].parent else { return nil }
    var best: (node: Int, distance: Double)?
    for sibling in nodes[parent].children where sibling != node && nodes[sibling].content.kind != .guide {
      guard let other = rects[sibling] else { continue }
      let distance = gap(from: own, to: other, edge)
      let isInBand =
        edge.axis == .vertical
        ? min(own.maxX, other.maxX) > max(own.minX, other.minX)
        : min(own.maxY, other.maxY) > max(own.minY, other.minY)
      guard isInBand, distance >= -0.001, distance < best?.distance ?? .infinity else { continue }
      best = (sibling, distance)
    }
    return best?.node
  }

  /// From a view's edge out to another's facing edge; frames are drawn left to right, so leading means left.
  private func gap(from own: Rect, to other: Rect, _ edge: LayoutAttribute) -> Double {
    switch edge {
    case .top: return own.minY - other.maxY
    case .bottom: return other.minY - own.maxY
    case .leading, .left: return own.minX - other.maxX
    default: return other.minX - own.maxX
    }
  }

  private func distance(from node: Int, _ edge: LayoutAttribute, to neighbour: Int?) -> Double? {
    guard let own = rects[node] else { return nil }
    if let neighbour, let other = rects[neighbour] { return gap(from: own, to: other, edge) }
    let parent = nodes[node].parent ?? 0
    let outer: Rect
    if parent == 0 {
      outer = room
    } else {
      guard let frame = rects[parent] else { return nil }
      outer = Rect(origin: .zero, size: frame.size)
    }
    switch edge {
    case .top: return own.minY - outer.minY
    case .bottom: return outer.maxY - own.maxY
    case .leading, .left: return own.minX - outer.minX
    default: return outer.maxX - own.maxX
    }
  }
}
