public import Foundation
internal import ProofModel

/// A constraint whose constant is a share of the whole screen: of its width where the first attribute is leading or
/// trailing (or their margin forms), of its height where it is top or bottom (or theirs).
///
/// The screen is what counts, not the superview and not a window that shares it. The share takes the place of the
/// constant when it is set or activated, and after every change of orientation. It is never negative, so the order of
/// the items decides the side: `root.trailing = view.trailing + 10 %` insets.
open class PercentLayoutConstraint: LayoutConstraint {
  /// A fraction: 0.1 is a tenth; 0 or less leaves the written constant as it is.
  open var marginPercent: CGFloat = 0 { didSet { screenDidChange() } }

  override func screenDidChange() {
    guard marginPercent > 0 else { return }
    let screen = (holder?.context ?? .current).environment.screenSize
    switch firstAttribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin: constant = CGFloat(screen.width) * marginPercent
    case .top, .bottom, .topMargin, .bottomMargin: constant = CGFloat(screen.height) * marginPercent
    default: break
    }
  }

  override var doubt: LayoutMistake? {
    guard marginPercent > 0 else { return nil }
    switch firstAttribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin, .top, .bottom, .topMargin, .bottomMargin: break
    default:
      return mistake(
        "percent-ignored",
        "'\(equation)' keeps its constant: a share of the screen counts for leading, trailing, top "
          + "and bottom and their margins", hint: "marginPercent = 0")
    }
    guard marginPercent > 1 else { return nil }
    let share = Double(marginPercent)
    return mistake(
      "percent-above-one", "'\(equation)' is \((share * 100).shortText) % of the screen, more than all of it",
      hint: "marginPercent = \((share / 100).shortText)")
  }
}

extension View {
  /// What is doubtful about constraints in and below the view. Complexity: O(views and constraints).
  var doubts: [Diagnostic] {
    let own = installed.compactMap(\.doubt).map { doubt in
      Diagnostic.warning(
        doubt.id, doubt.message, at: SourceSpan(file: doubt.file, line: doubt.line), hint: doubt.hint)
    }
    return own + children.flatMap(\.doubts)
  }

  /// Tells all constraints in and below the view that the screen has another size. Complexity: O(views and constraints).
  func tellScreenChange() {
    for constraint in installed { constraint.screenDidChange() }
    for child in children { child.tellScreenChange() }
  }
}
