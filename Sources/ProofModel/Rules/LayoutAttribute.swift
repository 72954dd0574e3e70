/// UIKit's layout attributes, in the order of their raw values there (1…20), and those that stand for several.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// What the attribute measures: a place along one axis, or a size.
  public enum Kind: Hashable, Sendable { case location, size }

  /// The sort of number that the attribute is: a size for width and height, else a place.
  public var kind: Kind { self == .width || self == .height ? .size : .location }

  /// The axis along which the attribute is measured; baselines are vertical.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      return .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      return .vertical
    }
  }

  /// Leading and trailing, which swap sides in right-to-left, with their margin forms.
  public var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: return true
    default: return false
    }
  }

  /// Left and right, which never swap, with their margin forms.
  public var isAbsoluteHorizontal: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: return true
    default: return false
    }
  }
}

/// An attribute as it may be written in a rule: one of UIKit's, or one that stands for several.
public enum AttributeName: Hashable, Sendable {
  case single(LayoutAttribute)
  case edges, horizontalEdges, verticalEdges, size, center, aspect

  /// Reads the spec's spelling; `baseline` is the last baseline.
  public init?(_ text: String) {
    if let attribute = LayoutAttribute(rawValue: text) {
      self = .single(attribute)
      return
    }
    switch text {
    case "baseline": self = .single(.lastBaseline)
    case "edges": self = .edges
    case "horizontalEdges": self = .horizontalEdges
    case "verticalEdges": self = .verticalEdges
    case "size": self = .size
    case "center": self = .center
    case "aspect": self = .aspect
    default: return nil
    }
  }

  /// The spec's spelling, which ``init(_:)`` reads; the last baseline is `lastBaseline`.
  public var text: String {
    switch self {
    case .single(let attribute): return attribute.rawValue
    case .edges: return "edges"
    case .horizontalEdges: return "horizontalEdges"
    case .verticalEdges: return "verticalEdges"
    case .size: return "size"
    case .center: return "center"
    case .aspect: return "aspect"
    }
  }

  /// The attributes it stands for, in the order in which rules are made; empty for `aspect`.
  public var members: [LayoutAttribute] {
    switch self {
    case .single(let attribute): return [attribute]
    case .edges: return [.top, .leading, .bottom, .trailing]
    case .horizontalEdges: return [.leading, .trailing]
    case .verticalEdges: return [.top, .bottom]
    case .size: return [.width, .height]
    case .center: return [.centerX, .centerY]
    case .aspect: return []
    }
  }
}

/// The relation between the two sides of a rule.
public enum LayoutRelation: String, Hashable, Sendable, CaseIterable {
  case lessThanOrEqual = "<="
  case equal = "=="
  case greaterThanOrEqual = ">="

  /// The relation with the two sides exchanged: `<=` for `>=`, `==` for itself.
  public var reversed: LayoutRelation {
    self == .equal ? .equal : self == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
  }
}
