import AutoLayout
import ProofModel

extension CurrentScreen {
  /// The manifest's line for it.
  func entry(_ item: BaselineScreens.Item, picture: [UInt8], hasPicture: Bool) -> BaselineManifest.Entry {
    let inputs = side.inputs
    return BaselineManifest.Entry(
      key: item.key, scene: item.screen.scene, layout: digest, picture: SHA256Text.of(picture),
      layoutSize: text.count, pictureSize: picture.count, hasPicture: hasPicture,
      era: inputs.era, environment: inputs.environment.id, fonts: inputs.fonts.map(\.sha256), assets: assets)
  }
}

/// Compiled screens of a run, which the variants of each share.
struct ScreenSessions: Sendable {
  private let pools: [String: LayoutSessionPool]

  init(_ screens: BaselineScreens, given: [String: GivenContent]) {
    var pools: [String: LayoutSessionPool] = [:]
    for screen in screens.screens { pools[screen.scene] = screen.workbench.sessions(given: given) }
    self.pools = pools
  }

  func solve(_ item: BaselineScreens.Item) -> Workbench.Solved {
    let workbench = item.screen.workbench
    guard let pool = pools[item.screen.scene] else { return workbench.solve(item.variant) }
    return workbench.solve(item.variant, in: pool)
  }
}
