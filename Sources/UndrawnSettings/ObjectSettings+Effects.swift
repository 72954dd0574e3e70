import InterfaceBuilder
import ProofModel
import XMLParsing

/// What visual effect views show of what lies behind them, which no picture does: they are drawn as a plain ground, or without one.
extension ObjectSettings {
  /// `has the material 'dark'`, `blurs what is behind it ('light')`: what makes such a view, where it is new; nil of other settings.
  static func effect(_ setting: Setting, _ key: String, of owner: Owner) -> String? {
    guard owner.kind == effectView else { return nil }
    switch setting.name {
    case "material": return "has the material '\(setting.value)'"
    case "appearanceType": return "has the appearance '\(setting.value)'"
    // A Mac's blends with what is behind the window by itself (`NSVisualEffectView.blendingMode`, docs).
    case "blendingMode" where setting.value == "withinWindow": return "blends with what is behind it in the window"
    // What lies in a vibrancy effect is made of the blur that is beneath it (`UIVibrancyEffect.init(blurEffect:)`, docs).
    case "style" where key.contains("/vibrancyEffect"):
      return "shows its content with vibrancy on the blur '\(setting.value)'"
    case "style" where key.contains("/blurEffect"): return "blurs what is behind it ('\(setting.value)')"
    default: return nil
    }
  }

  /// `is 261 × 256 pt`: how large a Mac's is that its recorded frame places, since no ground of it is drawn.
  mutating func readEffect(_ element: XMLElement, _ id: String) {
    let isPlacedByRules =
      element.flag("translatesAutoresizingMaskIntoConstraints") == false && element.flag("fixedFrame") != true
    guard isMac, element.name == Self.effectView, !isPlacedByRules, let size = element.frame?.size else { return }
    effectSizes[id] = "is \(size.width.rounded().shortText) × \(size.height.rounded().shortText) pt"
  }

  static let effectView = "visualEffectView"
}
