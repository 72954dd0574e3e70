import ProofModel
import XMLParsing

/// The rules by which a split view's columns lie.
struct Columns {
  let id: String
  let primary: String
  let secondary: String
  let separator: String
  let controller: XMLElement
  let span: SourceSpan

  private var fraction: Double {
    let written = controller.number("preferredPrimaryColumnWidthFraction") ?? 0.4
    return written > 0 && written < 1 ? written : 0.4
  }
  private var widest: Double {
    let written = controller.number("maximumPrimaryColumnWidth") ?? 320
    return written > 0 ? written : 320
  }

  /// Beside each other where the width is not compact; the first one takes all where it is.
  var groups: [ConstraintGroup] {
    let root = ItemReference.Target.view(id)
    let whole = [
      (primary, LayoutAttribute.leading, root, LayoutAttribute.leading, 0.0), (primary, .top, root, .top, 0),
      (primary, .bottom, root, .bottom, 0),
    ]
    let beside = [
      (secondary, LayoutAttribute.leading, ItemReference.Target.view(primary), LayoutAttribute.trailing, 0.0),
      (secondary, .trailing, root, .trailing, 0), (secondary, .top, root, .top, 0),
      (secondary, .bottom, root, .bottom, 0), (separator, .leading, .view(primary), .trailing, 0),
      (separator, .top, root, .top, 0), (separator, .bottom, root, .bottom, 0),
    ]
    let isBeside = Condition.not(.widthClass(.compact))
    let turn = (widest / fraction).rounded(.up)
    let isWide = Condition.windowSize(.width, .greaterThanOrEqual, turn)
    let share = AttributeConstraint(
      first: ItemReference(.view(primary), span), .width, .equal, second: ItemReference(root, span), .width,
      multiplier: fraction, constant: 0, priority: 1000)
    let fixed = AttributeConstraint(
      first: ItemReference(.view(primary), span), .width, .equal, second: nil, nil, multiplier: 1, constant: widest,
      priority: 1000)
    return [
      Rules.group("columns", whole, span),
      Rules.group("column", [(primary, .trailing, root, .trailing, 0)], span, when: .widthClass(.compact)),
      Rules.group("sideBySide", beside, span, when: isBeside),
      ConstraintGroup(
        name: "wideColumn", condition: .and([isBeside, isWide]), rules: [Rule(fixed, at: span, owner: nil)], span: span),
      ConstraintGroup(
        name: "narrowColumn", condition: .and([isBeside, .not(isWide)]), rules: [Rule(share, at: span, owner: nil)],
        span: span),
    ]
  }

  /// What is not there in compact width.
  var collapse: Override {
    Override(
      condition: .widthClass(.compact),
      set: [secondary, separator].map { Assignment(.viewInstalled($0), .boolean(false), span) })
  }
}

/// Rules that containers make, which the file does not hold.
enum Rules {
  typealias Line = (
    view: String, attribute: LayoutAttribute, other: ItemReference.Target, otherAttribute: LayoutAttribute,
    constant: Double
  )

  /// Required equalities.
  static func group(
    _ name: String, _ lines: [Line], _ span: SourceSpan, when condition: Condition = .always
  ) -> ConstraintGroup {
    let rules = lines.map { line in
      Rule(
        AttributeConstraint(
          first: ItemReference(.view(line.view), span), line.attribute, .equal,
          second: ItemReference(line.other, span), line.otherAttribute, multiplier: 1, constant: line.constant,
          priority: 1000), at: span, owner: nil)
    }
    return ConstraintGroup(name: name, condition: condition, rules: rules, span: span)
  }
}
