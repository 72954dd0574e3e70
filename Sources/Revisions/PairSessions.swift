import AutoLayout
import CairoRendering
import ProofModel
import Solving

/// Compiled screens of the pairs that are compared, each made when its first variant asks for it; with the last one it
/// goes, and the pictures that were decoded for it.
final class PairSessions: Sendable {
  typealias Pools = (base: LayoutSessionPool?, head: LayoutSessionPool?)

  /// What both sides' own canvases are when they are solved; nil for what has none.
  typealias CanvasLayouts = (base: SolvedLayout?, head: SolvedLayout?)

  private struct Slot {
    var pools: Pools?
    var canvases: CanvasLayouts?
    var remaining = 0
  }

  private let workbenches: [(base: Workbench?, head: Workbench?)]
  private let slots: Locked<[Slot]>

  /// - Parameter uses: how many variants of each pair will be compared.
  init(_ workbenches: [(base: Workbench?, head: Workbench?)], uses: [Int]) {
    self.workbenches = workbenches
    slots = Locked(uses.map { Slot(remaining: $0) })
  }

  /// The pools of a pair, for one of its variants.
  func pools(_ pair: Int) -> Pools {
    slots.withLock { slots in
      if let pools = slots[pair].pools { return pools }
      let (base, head) = workbenches[pair]
      let pools = (base: base?.sessions(given: [:]), head: head?.sessions(given: [:]))
      slots[pair].pools = pools
      return pools
    }
  }

  /// The canvases of a pair's sides, solved when they are first asked for.
  ///
  /// - Parameter known: solved already, where the variant is the canvas itself.
  func canvases(_ pair: Int, known: CanvasLayouts) -> CanvasLayouts {
    if let canvases = slots.withLock({ $0[pair].canvases }) { return canvases }
    let (pools, workbenches) = (pools(pair), workbenches[pair])
    let canvases = (
      base: known.base ?? Self.canvas(workbenches.base, pools.base),
      head: known.head ?? Self.canvas(workbenches.head, pools.head)
    )
    slots.withLock { $0[pair].canvases = canvases }
    return canvases
  }

  private static func canvas(_ workbench: Workbench?, _ pool: LayoutSessionPool?) -> SolvedLayout? {
    guard let pool, let canvas = workbench?.canvasVariant else { return nil }
    var quiet = DiagnosticSink()
    return pool.solve(canvas.environment, diagnostics: &quiet)
  }

  /// One variant of the pair is done.
  func finish(_ pair: Int) {
    let isLast = slots.withLock { slots in
      slots[pair].remaining -= 1
      if slots[pair].remaining == 0 { (slots[pair].pools, slots[pair].canvases) = (nil, nil) }
      return slots[pair].remaining == 0
    }
    guard isLast else { return }
    workbenches[pair].base?.images.forgetPictures()
    workbenches[pair].head?.images.forgetPictures()
  }
}
