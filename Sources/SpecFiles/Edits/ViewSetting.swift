public import ProofModel

/// One property of a view's text, as a change of a file sets it.
public enum ViewSetting: Hashable, Sendable {
  /// Points, of its font.
  case fontSize(Double)
  /// The share of its size that its font may be shrunk to.
  case minimumScale(Double)
  /// An opaque one, of its text.
  case color(Color)
  /// How many lines it may have; 0: any number.
  case lines(Int)

  /// The property of a spec's view that it sets, and its value as it is written there.
  var property: (key: String, value: String) {
    switch self {
    case .fontSize(let size): ("font", "{ size: \(size.shortText) }")
    case .minimumScale(let share): ("minimum-scale", share.shortText)
    case .color(let color): ("color", "\"#\(color.hexDigits)\"")
    case .lines(let count): ("lines", "\(count)")
    }
  }

  /// `lines: 0`, as a spec has it in a view's braces.
  public var words: String { "\(property.key): \(property.value)" }
}
