public import ProofModel

/// One constraint as a console's log prints it.
public struct LoggedConstraint: Hashable, Sendable {
  /// Where the system itself says that it comes from.
  public enum Source: Hashable, Sendable {
    case author
    /// An autoresizing mask that acts as a constraint.
    case mask
    /// A frame given by a cell, header, window or controller.
    case encapsulated
    /// The present size while something is measured, often 0.
    case temporary
    case stack
    /// A content's own size.
    case content
    /// Margin and safe area guides.
    case guide
    /// Bars and keyboards: Apple's own.
    case system
  }

  /// A view or guide, by its address or, where the log gives none, its name.
  public struct Item: Hashable, Sendable {
    /// The address, or the name where the log gives no address; it tells items of one log apart.
    public var key: String
    /// The class of the item as the log has it; nil where it gives none.
    public var className: String?
    /// What the log calls it: an identifier, or the words it shows.
    public var name: String?
  }

  /// An attribute of an item, with its factor.
  public struct Place: Hashable, Sendable {
    /// The item that is constrained.
    public var item: Item
    /// The attribute of it that is meant.
    public var attribute: Attribute
  }

  /// The parts of an item that logs speak of.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case firstBaseline, lastBaseline, baseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case minX, midX, maxX, minY, midY, maxY
    case centerXWithinMargins, centerYWithinMargins

    /// The axis along which the attribute is measured.
    public var axis: Axis {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .minX, .midX, .maxX, .centerXWithinMargins:
        return .horizontal
      default: return .vertical
      }
    }

    /// Whether the attribute is a width or a height instead of a place.
    public var isSize: Bool { self == .width || self == .height }
  }

  /// The class of the constraint itself, `NSLayoutConstraint`, which tells where it comes from.
  public var className: String
  /// The address of the constraint as it was printed.
  public var address: String
  /// The identifier of the constraint, which its author or the system gave it; nil: none.
  public var identifier: String?
  /// The file and line that a layout library notes.
  public var place: (file: String, line: Int)? { file.map { ($0, line ?? 0) } }
  /// The file that a layout library notes; nil: none.
  public var file: String?
  /// The line in that file; nil where it is not noted.
  public var line: Int?
  /// `first relation multiplier · second + constant`; a row of views is several such relations.
  public var relations: [LoggedRelation]
  /// The priority, 1000 where the log gives none.
  public var priority: Double
  /// Superviews by item, as `'|'` names them.
  public var superviews: [String: Item]
  /// As it was printed, in one line.
  public var text: String
  /// Reads right to left or left to right whatever the language.
  public var isLeftToRight: Bool

  /// Whether a class is one of the frameworks' own, which no app makes.
  static func isPrivate(_ className: String) -> Bool {
    // A keyboard's view, which its author may give a height.
    if className == "UIInputView" { return false }
    return ["_UI", "_NS", "UIKeyboard", "UIKB", "TUI", "UIInput", "UITextEffects", "UIButtonBar"].contains(
      where: className.hasPrefix)
  }

  /// The classes of its items, guides left out.
  var classNames: [String] {
    relations.flatMap { [$0.first.item, $0.second?.item].compactMap { $0?.className } }
      .filter { !$0.hasSuffix("LayoutGuide") }
  }

  /// The size of a cell's content view in Masonry's words, which leave identifiers out: the table gave it.
  private var isCellsSize: Bool {
    guard className == "NSLayoutConstraint", identifier == nil, relations.count == 1, relations[0].second == nil,
      relations[0].relation == .equal, relations[0].first.attribute.isSize,
      let view = relations[0].first.item.className,
      ["TableViewCellContentView", "HeaderFooterContentView"].contains(where: view.hasSuffix)
    else { return false }
    // UIKit has `(active)` behind it, and before iOS 10 visual format.
    return !text.contains("(") && !text.contains("[")
  }

  /// The origin of the constraint by its class, its identifier and its items' classes.
  public var source: Source {
    if isCellsSize { return .encapsulated }
    let name = identifier ?? ""
    if name.hasPrefix("_UITemporaryLayout") || name.hasPrefix("fittingSize") { return .temporary }
    if name.contains("Encapsulated-Layout") { return .encapsulated }
    if name.hasPrefix("UISV-") || name.hasPrefix("NSSV-") || name.hasPrefix("NSStackView") { return .stack }
    if className.contains("Autoresizing") { return .mask }
    if className.contains("ContentSize") { return .content }
    if name.contains("Margin-guide") || name.contains("SafeAreaLayoutGuide") || className.contains("LayoutSupport") {
      return .guide
    }
    let system = [
      "IB_", "TB_", "BIB_", "UINav", "UIButtonBar", "assistant", "accessoryView.", "inputView.", "UIKB", "NSView-",
      "NSToolbar", "NSTitlebar", "NSWindow-",
    ]
    if system.contains(where: name.hasPrefix) { return .system }
    // Between the frameworks' own views only.
    let items = relations.flatMap { [$0.first.item, $0.second?.item].compactMap { $0?.className } }
    return !items.isEmpty && items.allSatisfy(Self.isPrivate) ? .system : .author
  }
}

/// One relation of a logged constraint.
public struct LoggedRelation: Hashable, Sendable {
  /// The place on the left side.
  public var first: LoggedConstraint.Place
  /// The relation between the left side and the right.
  public var relation: LayoutRelation
  /// The place on the right side; nil: the constant stands alone.
  public var second: LoggedConstraint.Place?
  /// The factor of the second place.
  public var multiplier: Double
  /// Points.
  public var constant: Double
  /// The priority that this relation of a row has of its own; nil: the constraint's.
  public var priority: Double?
}

/// One conflict of a log: what was listed, and what the system left out.
public struct LoggedConflict: Sendable {
  /// The constraints that were listed and could be read, in the order of the log.
  public var constraints: [LoggedConstraint]
  /// The listed constraint that was broken; nil where the log ends before, or names one that it did not list.
  public var broken: Int?
  /// How many lines were written as `<private>`.
  public var redacted: Int
  /// The log ends inside the list.
  public var isCut: Bool
  /// 1-based, of its head.
  public var line: Int
}
