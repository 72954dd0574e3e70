import ProofModel

extension Color {
  /// The digits that the web has, with the opacity of what is not opaque: `#FF0000`, `#000000@0.5`.
  var digits: String { "#" + hexDigits + (alpha < 1 ? "@\(alpha.shortText)" : "") }
}
