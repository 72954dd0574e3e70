import AutoLayout
import ProofModel
import Resolving

/// The places and sizes that a comparison speaks of, on frames.
///
/// A place that stands with places of other views counts in the window's space; alone, `title.leading >= 16`, in the
/// superview's.
struct ClaimedValues {
  private struct View {
    var path: String
    var name: String
    var id: String
    var parent: Int?
    var isRightToLeft: Bool
  }

  /// Why a comparison cannot be evaluated.
  struct Problem: Error {
    var message: String
    var hint: String?
  }

  private let views: [View]

  init(_ layout: SolvedLayout) {
    views = layout.views.map {
      View(
        path: $0.path, name: $0.content.name, id: $0.content.id, parent: $0.parent,
        isRightToLeft: layout.environment.direction == .rightToLeft)
    }
  }

  /// By how much each relation of a chain is missed, 0 or less where it holds; the worst of them.
  ///
  /// - Parameter frames: by view, in the superview's space.
  func miss(_ equation: Equation, _ frames: [Rect]) throws(Problem) -> Double {
    var worst = -Double.infinity
    for index in equation.relations.indices {
      let difference = try difference(equation, index, frames)
      worst = max(worst, Self.miss(equation.relations[index], difference...difference))
    }
    return worst
  }

  /// The largest miss over all frames of a stretch of text scales, of equations that are affine.
  func miss(_ equation: Equation, _ box: ProbeBox) throws(Problem) -> Double {
    var worst = -Double.infinity
    for index in equation.relations.indices {
      let reach = try box.bounds { frames throws(Problem) in try difference(equation, index, frames) }
      worst = max(worst, Self.miss(equation.relations[index], reach))
    }
    return worst
  }

  private static func miss(_ relation: LayoutRelation, _ difference: ClosedRange<Double>) -> Double {
    switch relation {
    case .equal: max(difference.upperBound, -difference.lowerBound)
    case .lessThanOrEqual: difference.upperBound
    case .greaterThanOrEqual: -difference.lowerBound
    }
  }

  /// By how much the left side of a relation is more than the right one.
  private func difference(_ equation: Equation, _ index: Int, _ frames: [Rect]) throws(Problem) -> Double {
    let pair = [equation.sides[index], equation.sides[index + 1]]
    let isInWindow = Set(pair.flatMap(Self.places)).count > 1
    return try value(pair[0], frames, isInWindow: isInWindow) - value(pair[1], frames, isInWindow: isInWindow)
  }

  /// What the first side comes to, for messages.
  func firstValue(_ equation: Equation, _ frames: [Rect]) throws(Problem) -> Double {
    let isInWindow = Set(equation.sides.flatMap(Self.places)).count > 1
    return try value(equation.sides[0], frames, isInWindow: isInWindow)
  }

  /// The items of which an expression names a place.
  private static func places(_ expression: Expression) -> [String] {
    switch expression {
    case .reference(let items, .single(let attribute), _):
      return attribute.kind == .location ? items.map(\.text) : []
    case .percent(_, of: let inner), .negate(let inner): return places(inner)
    case .sum(let left, let right), .difference(let left, let right), .product(let left, let right),
      .quotient(let left, let right):
      return places(left) + places(right)
    default: return []
    }
  }

  private func value(_ expression: Expression, _ frames: [Rect], isInWindow: Bool) throws(Problem) -> Double {
    switch expression {
    case .number(let number): return number
    case .percent(let percent, let inner): return percent / 100 * (try value(inner, frames, isInWindow: isInWindow))
    case .negate(let inner): return -(try value(inner, frames, isInWindow: isInWindow))
    case .sum(let left, let right):
      return try value(left, frames, isInWindow: isInWindow) + value(right, frames, isInWindow: isInWindow)
    case .difference(let left, let right):
      return try value(left, frames, isInWindow: isInWindow) - value(right, frames, isInWindow: isInWindow)
    case .product(let left, let right):
      return try value(left, frames, isInWindow: isInWindow) * value(right, frames, isInWindow: isInWindow)
    case .quotient(let left, let right):
      return try value(left, frames, isInWindow: isInWindow) / value(right, frames, isInWindow: isInWindow)
    case .reference(let items, .single(let attribute), _):
      guard items.count == 1 else { throw Problem(message: "a comparison speaks of one view at a time") }
      return try value(items[0], attribute, frames, isInWindow: isInWindow)
    case .reference, .standard, .token, .percentOfScreen, .percentOfWindow:
      throw Problem(message: "a comparison takes numbers, places and sizes", hint: "write title.leading >= 16")
    }
  }

  private func value(
    _ item: ItemReference, _ attribute: LayoutAttribute, _ frames: [Rect], isInWindow: Bool
  ) throws(Problem) -> Double {
    let position: Int
    switch item.target {
    case .root, .window, .screen: position = 0
    case .view(let name):
      guard
        let found = views.firstIndex(where: { $0.path == name })
          ?? views.firstIndex(where: { $0.name == name || $0.id == name })
      else {
        throw Problem(message: "there is no view '\(name)'", hint: NearestNames.hint(for: name, in: views.map(\.name)))
      }
      position = found
    default: throw Problem(message: "'\(item.text)' is no view: a comparison speaks of views and root")
    }
    guard position < frames.count else { throw Problem(message: "'\(item.text)' is not on the screen") }
    var frame = frames[position]
    var width = views[position].parent.map { frames[$0].width } ?? frame.width
    if isInWindow {
      var current = views[position].parent
      while let parent = current {
        frame = frame.offset(x: frames[parent].x, y: frames[parent].y)
        current = views[parent].parent
      }
      width = frames.first?.width ?? width
    }
    let isFlipped = views[position].isRightToLeft
    switch attribute {
    case .left: return frame.minX
    case .right: return frame.maxX
    case .leading: return isFlipped ? width - frame.maxX : frame.minX
    case .trailing: return isFlipped ? width - frame.minX : frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .width: return frame.width
    case .height: return frame.height
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    default: throw Problem(message: "'\(attribute.rawValue)' is not compared", hint: "compare edges, centres and sizes")
    }
  }
}
