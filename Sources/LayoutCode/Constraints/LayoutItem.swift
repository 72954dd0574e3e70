package import ProofModel

/// What constraints speak of: a view or a layout guide.
public protocol LayoutItem: AnyObject {
  /// The view in whose tree it is: itself, or the guide's owner.
  var layoutView: View? { get }
}

extension View {
  public var layoutView: View? { self }
}

/// The parts of a view or guide that constraints set against each other; the raw values are UIKit's.
extension LayoutConstraint {
  /// An edge, size, centre or baseline.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0

    public static let baseline = Attribute.lastBaseline

    var model: LayoutAttribute? { rawValue == 0 ? nil : Self.models[rawValue - 1] }

    /// In the order of the raw values.
    private static let models = LayoutAttribute.allCases
  }

  /// At most, equal, at least.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    var model: LayoutRelation {
      switch self {
      case .lessThanOrEqual: return .lessThanOrEqual
      case .equal: return .equal
      case .greaterThanOrEqual: return .greaterThanOrEqual
      }
    }
  }

  /// Across or down.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1

    package var model: ProofModel.Axis { self == .horizontal ? .horizontal : .vertical }
  }

  /// How the views of a visual format are aligned, and in which direction it runs; the raw values are UIKit's.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let spacingEdgeToEdge: FormatOptions = []

    /// In the order of the attributes.
    var alignments: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }
}
