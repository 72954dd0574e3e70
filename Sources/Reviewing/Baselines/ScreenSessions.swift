import AutoLayout
import ProofModel
import Solving

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
