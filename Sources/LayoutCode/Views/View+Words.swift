internal import ProofModel

extension View {
  /// Which parts of the frame take up a change of the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    var parts: Set<AutoresizingPart> {
      let all: [(AutoresizingMask, AutoresizingPart)] = [
        (.flexibleLeftMargin, .left), (.flexibleWidth, .width), (.flexibleRightMargin, .right),
        (.flexibleTopMargin, .top), (.flexibleHeight, .height), (.flexibleBottomMargin, .bottom),
      ]
      return Set(all.filter { contains($0.0) }.map(\.1))
    }
  }

  /// How a picture fills its view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight

    var model: ProofModel.ContentMode {
      switch self {
      case .scaleToFill: return .scaleToFill
      case .scaleAspectFit: return .aspectFit
      case .scaleAspectFill: return .aspectFill
      case .redraw: return .redraw
      case .center: return .center
      case .top: return .top
      case .bottom: return .bottom
      case .left: return .left
      case .right: return .right
      case .topLeft: return .topLeft
      case .topRight: return .topRight
      case .bottomLeft: return .bottomLeft
      case .bottomRight: return .bottomRight
      }
    }
  }

  /// Whether the view turns with the reading direction.
  public enum SemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }

  /// Whether its leading edge is the right one.
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  var isRightToLeft: Bool {
    switch look.semantics {
    case .forceLeftToRight, .playback, .spatial: return false
    case .forceRightToLeft: return true
    case .unspecified: return context.environment.direction == .rightToLeft
    }
  }

  /// Whether the leading edge is the left or the right one.
  public enum LayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
}

extension ViewFlags {
  mutating func set(_ flag: ViewFlags, _ isOn: Bool) { if isOn { insert(flag) } else { remove(flag) } }
}

extension EdgeInsets {
  var negated: EdgeInsets { EdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
