import ProofModel

extension Variant {
  /// The variant in words: the device and every axis that is not at its default.
  package var caption: String {
    var parts = [environment.deviceName]
    if environment.orientation != .portrait { parts.append(environment.orientation.rawValue) }
    if environment.window != .full { parts.append(environment.window.name) }
    if let state = environment.state { parts.append(state) }
    if environment.locale != "en" { parts.append(environment.locale) }
    if environment.textSize != .l { parts.append("text \(environment.textSize.rawValue)") }
    if environment.appearance != .light { parts.append(environment.appearance.rawValue) }
    if environment.keyboardHeight > 0 { parts.append("keyboard") }
    return parts.joined(separator: " · ")
  }
}
