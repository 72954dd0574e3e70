package import ProofModel

/// The colours that a platform gives its controls in one environment.
package struct SystemColors {
  let appearance: Appearance
  private let platform: Platform
  let label: Color
  /// What a Mac's text views write in.
  let text: Color
  let placeholder: Color
  /// Of a window.
  let background: Color
  /// Of tables, collections and text views.
  let content: Color
  let separator: Color
  let bar: Color
  /// What links and controls are tinted with where nothing says otherwise.
  package let tint: Color
  /// What a rounded text field is filled with.
  let field: Color

  package init(environment: Environment) {
    let appearance = environment.appearance
    let isDark = appearance == .dark
    let platform = environment.platform
    func named(_ name: String) -> Color { SystemColor.named(name)?.color(appearance, on: platform) ?? .black }
    self.appearance = appearance
    self.platform = platform
    label = named("label")
    text = named("text")
    placeholder = named("placeholder")
    content = named("system-background")
    background = environment.isMac ? named("window-background") : content
    separator = named("separator")
    bar = named("bar-background")
    switch environment.platform {
    case .mac: field = isDark ? Color(rgb: 0x2A2A2A) : .white
    default: field = isDark ? Color(rgb: 0x1C1C1E) : .white
    }
    switch environment.platform {
    case .ios where environment.era >= Era(.ios, 26): tint = Color(rgb: isDark ? 0x0091FF : 0x0088FF)
    case .ios, .mac, .web: tint = named("system-blue")
    case .android: tint = Color(rgb: isDark ? 0xD0BCFF : 0x6750A4)
    }
  }

  /// The colour of that name (`label`, `system-blue`, `tint`); nil for a name that is not known.
  package func color(named name: String) -> Color? {
    switch name {
    case "tint": return tint
    case "black": return .black
    case "white": return .white
    case "clear": return .clear
    default: return SystemColor.named(name)?.color(appearance, on: platform)
    }
  }

  /// Names for a colour that is not known.
  static let names = SystemColor.all.map(\.name) + ["tint", "black", "white", "clear"]
}
