import AutoLayout
import Importing
public import ProofModel

/// Writes the frames solved on the canvas into a spec, as Update Frames does in Interface Builder.
public struct FrameUpdating: Sendable {
  let workbench: Workbench

  public init(workbench: Workbench) {
    self.workbench = workbench
  }

  public struct Outcome: Sendable {
    public var diagnostics: [Diagnostic] = []
    /// What was changed, in a line.
    public var summary = ""
  }

  /// Solves on the canvas, changes the spec's text in place and writes it beside, then over the old one.
  ///
  /// - Parameter promotes: whether implied constraints become the spec's own, too.
  public func run(promotes: Bool) -> Outcome {
    var outcome = Outcome()
    guard let variant = canvas(&outcome) else { return outcome }
    let solved = workbench.solve(variant)
    outcome.diagnostics += solved.diagnostics
    // Frames of texts that were measured by rule of thumb are nobody's.
    let missing = workbench.studio.fontErrors
    guard missing.isEmpty else {
      outcome.diagnostics += missing
      return outcome
    }
    let file = workbench.document.file
    do throws(FileError) {
      let text = try FileReading.text(at: file)
      var frames: [String: Rect] = [:]
      for index in solved.layout.views.indices.dropFirst() {
        frames[solved.layout.views[index].content.id] = solved.layout.pixelFrameInSuperview(index)
      }
      let update = FrameUpdate.apply(file: file, text: text, frames: frames)
      outcome.diagnostics += update.diagnostics
      var result = update.text
      var rules: [String] = []
      if promotes {
        rules = solved.layout.constraints.filter { $0.origin == .implied }.map(\.text)
        let promotion = RulePromotion.apply(file: file, text: result, rules: rules)
        outcome.diagnostics += promotion.diagnostics
        result = promotion.text ?? result
      }
      if result != text { try FileWriting.update(file, Array(result.utf8)) }
      outcome.summary = Self.summary(file, frames: update.changed.count, rules: rules.count)
    } catch {
      outcome.diagnostics.append(error.diagnostic())
    }
    return outcome
  }

  /// The variant that the document was drawn on.
  private func canvas(_ outcome: inout Outcome) -> Variant? {
    var selection = VariantSelection()
    switch workbench.document.canvas {
    case .device(let device, let orientation):
      selection.devices = [device]
      selection.orientations = [orientation.rawValue]
    case .size(let size): selection.sizes = ["\(size.width.shortText)x\(size.height.shortText)"]
    case .drawn, nil: selection.prefersCanvas = true
    }
    selection.states = workbench.document.defaultState.map { [$0] } ?? []
    selection.locales = [workbench.document.baseLocale]
    let expanded = workbench.variants(selection)
    outcome.diagnostics += expanded.diagnostics
    return expanded.variants.first
  }

  private static func summary(_ file: String, frames: Int, rules: Int) -> String {
    let changed = "\(file): \(frames) frame\(frames == 1 ? "" : "s") changed"
    return rules == 0 ? changed : changed + ", \(rules) implied rule\(rules == 1 ? "" : "s") promoted"
  }
}
