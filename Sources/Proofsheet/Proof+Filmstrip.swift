import LayoutCode
public import ProofModel
import Proofing
import Solving

extension Proof {
  /// The screen while its device is turned, on the first device of the matrix, at so many moments: the first at the
  /// start and the last at the end, so at least two.
  public func filmstrip(from start: Orientation, to end: Orientation, frames: Int = 8) -> Filmstrip {
    let workbench = self.workbench
    var selection = matrix.selection
    selection.orientations = [start.rawValue]
    let expanded = workbench.variants(selection)
    var diagnostics = invalid + expanded.diagnostics
    var moments: [Filmstrip.Moment] = []
    var subtitle = "\(start.rawValue) to \(end.rawValue)"
    if let variant = expanded.variants.first {
      subtitle = "\(variant.environment.deviceName)  ·  \(subtitle)"
      moments = ProofStage(variant: variant, workbench: workbench).turn(make, to: end, frames: max(2, frames))
      if moments.isEmpty {
        diagnostics.append(
          Filmstrip.notTurned(variant, to: end, hint: "filmstrip(from: .portrait, to: .landscape)"))
      }
    }
    return Filmstrip(name: name, moments: moments, subtitle: subtitle, workbench: workbench, diagnostics: diagnostics)
  }
}

extension Proof {
  /// The screen while code changes it, on the first variant of the matrix: `UIView.animate` with its curves and springs
  /// moves along, everything else jumps at the start.
  ///
  /// ```swift
  /// proof.filmstrip(frames: 8) { (screen: DrawerController) in screen.open() }
  /// ```
  public func filmstrip<Controller: ViewController>(
    frames: Int = 8, while change: @Sendable (Controller) -> Void
  ) -> Filmstrip {
    let workbench = self.workbench
    let expanded = workbench.variants(matrix.selection)
    var diagnostics = invalid + expanded.diagnostics
    var moments: [Filmstrip.Moment] = []
    if let variant = expanded.variants.first {
      let host = ProofStage(variant: variant, workbench: workbench).host(make)
      if let screen = host.controller as? Controller {
        moments = Filmstrip.moments(of: host.record { change(screen) }, frames: max(2, frames))
      } else {
        diagnostics.append(
          .error(
            "wrong-screen",
            "the proof makes a \(type(of: host.controller)), and the change is one of a \(Controller.self)",
            hint: "{ (screen: \(type(of: host.controller))) in … }"))
      }
    }
    return Filmstrip(
      name: name, moments: moments, subtitle: expanded.variants.first?.environment.deviceName ?? "",
      workbench: workbench, diagnostics: diagnostics)
  }
}

extension ProofStage {
  /// The layouts while the device is turned; none where it is not held so.
  func turn(_ make: @Sendable () -> ProofSubject, to end: Orientation, frames: Int) -> [Filmstrip.Moment] {
    let host = host(make)
    return host.turn(to: end).map { Filmstrip.moments(of: $0, frames: frames) } ?? []
  }
}

extension Filmstrip {
  /// Draws all frames side by side, `name.filmstrip.png`, and one after the other, `name.animation.png`, which runs
  /// again and again with a rest at both ends.
  @discardableResult
  public func render(to folder: String, style: Style = Style()) -> RenderedProof {
    let written = write(to: folder, style: style)
    return RenderedProof(
      files: written.paths, variants: moments.count, findings: [],
      problems: (diagnostics + written.diagnostics).map { ProofFinding($0) })
  }
}
