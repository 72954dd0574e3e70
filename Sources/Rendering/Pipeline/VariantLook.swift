import AutoLayout
import ProofModel
import ProofScene
import Solving

/// Digests of what a variant looks like, without what only names it: by them sheets fold their cells, and devices that look
/// the same share one picture.
struct VariantLook: Sendable {
  /// Of what a cell of a sheet tells: those with the same one are folded into one. Both ways of lying on the side tell the
  /// same where no cut-out is known, notches of any width too.
  let cell: [UInt8]
  /// Of all that is drawn: those with the same one are the same picture. A home button, and a cut-out that is drawn where
  /// none is known, lie on another side in both ways of lying.
  let picture: [UInt8]

  /// Of a variant that no other one can look like.
  init(alone key: String) {
    cell = Array(key.utf8)
    picture = cell
  }

  /// Of an environment what variants that look alike have in common: all that a layout's text tells of it.
  static func ground(of environment: Environment) -> Environment {
    var ground = environment
    ground.device = nil
    ground.deviceName = ""
    ground.locale = "en"
    ground.textSize = .l
    if ground.orientation == .landscapeRight { ground.orientation = .landscape }
    return ground
  }

  /// The grounds that two variants or more have.
  static func shared(_ variants: [Variant]) -> Set<Environment> {
    var seen: Set<Environment> = []
    return Set(variants.lazy.map { ground(of: $0.environment) }.filter { !seen.insert($0).inserted })
  }

  /// Complexity: O(views + constraints).
  init(_ layout: SolvedLayout, _ options: SceneOptions) {
    let device = options.device
    let isTurned = layout.environment.orientation == .landscapeRight && device?.cutout == Device.Cutout.none
    var layout = layout
    layout.environment.device = nil
    layout.environment.deviceName = ""
    layout.environment.locale = "en"
    layout.environment.textSize = .l
    if isTurned { layout.environment.orientation = .landscape }
    let shape =
      "\(device?.family ?? "") \(device?.cornerRadius ?? 0) \(device?.cutout.rawValue ?? "")"
      + " \(device?.hasHomeIndicator ?? false) \(options.title ?? "")"
    cell = Array(SHA256Text.of(LayoutText.bytes(of: layout, folder: "") + Array(shape.utf8)).utf8)
    let showsSide = options.chrome == .device || device?.drawnCutout != Device.Cutout.none
    picture = cell + Array("\(device?.appearance ?? "") \(isTurned && showsSide ? "turned" : "")".utf8)
  }
}
