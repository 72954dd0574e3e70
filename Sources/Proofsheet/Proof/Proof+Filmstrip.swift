import LayoutCode
public import ProofModel

extension Proof {
  /// The screen while its device is turned, on the first device of the matrix.
  ///
  /// - Parameters:
  ///   - frames: how many moments, the first at the start and the last at the end; at least two.
  public func filmstrip(from start: Orientation, to end: Orientation, frames: Int = 8) -> Filmstrip {
    let workbench = self.workbench
    var selection = matrix.selection
    selection.orientations = [start.rawValue]
    let expanded = workbench.variants(selection)
    var problems = (invalid + expanded.diagnostics).map { ProofFinding($0) }
    var moments: [Filmstrip.Moment] = []
    var subtitle = "\(start.rawValue) to \(end.rawValue)"
    if let variant = expanded.variants.first {
      subtitle = "\(variant.environment.deviceName)  ·  \(subtitle)"
      moments = ProofStage(variant: variant, workbench: workbench).turn(make, to: end, frames: max(2, frames))
      if moments.isEmpty {
        problems.append(
          ProofFinding(
            .error(
              "no-variant", "\(variant.environment.deviceName) is not held \(end.rawValue)",
              hint: "filmstrip(from: .portrait, to: .landscape)")))
      }
    }
    return Filmstrip(name: name, moments: moments, subtitle: subtitle, workbench: workbench, problems: problems)
  }
}

extension ProofStage {
  /// The layouts while the device is turned; none where it is not held so.
  func turn(_ make: @Sendable () -> ProofSubject, to end: Orientation, frames: Int) -> [Filmstrip.Moment] {
    let host = host(make)
    guard let transition = host.turn(to: end) else { return [] }
    return transition.layouts(count: frames).enumerated().map { index, layout in
      let time = transition.duration * 1000 * Double(index) / Double(frames - 1)
      return Filmstrip.Moment(milliseconds: time, layout: layout)
    }
  }
}
