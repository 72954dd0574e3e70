import AutoLayout
import InterfaceBuilder
import ProofModel
import Resolving
import Solving
import SpecFiles

/// Removes a file's constraints and holds its views where they are drawn, as Clear Constraints does in Interface
/// Builder.
public struct ConstraintClearing: Sendable {
  /// The screens of one file.
  let workbenches: [Workbench]

  /// - Parameter workbenches: of one file; in a storyboard only these scenes are cleared.
  public init(workbenches: [Workbench]) {
    self.workbenches = workbenches
  }

  /// Changes the file's text in place and writes it beside, then over the old one.
  public func run() -> FrameUpdating.Outcome {
    guard let first = workbenches.first else { return FrameUpdating.Outcome() }
    return first.document.format == .interfaceBuilder ? clearFile() : clear(first)
  }

  private func clearFile() -> FrameUpdating.Outcome {
    var outcome = FrameUpdating.Outcome()
    let file = workbenches[0].document.file
    do throws(FileError) {
      let bytes = try FileReading.bytes(at: file)
      let removal = ConstraintRemoval.apply(file: file, bytes: bytes, scenes: workbenches.map(\.document.sceneID))
      outcome.diagnostics += removal.diagnostics
      if removal.bytes != bytes { try FileWriting.writeBeside(file, removal.bytes) }
      outcome.summary = Self.summary(file, removal.removed)
    } catch {
      outcome.diagnostics.append(error.diagnostic())
    }
    return outcome
  }

  /// Views without a frame get the solved one first, since nothing else says where they are then.
  private func clear(_ workbench: Workbench) -> FrameUpdating.Outcome {
    var outcome = FrameUpdating.Outcome()
    let file = workbench.document.file
    guard let variant = workbench.drawnVariant(&outcome.diagnostics) else { return outcome }
    let layout = workbench.solve(variant).layout
    do throws(FileError) {
      let text = try FileReading.text(at: file)
      var frames: [String: Rect] = [:]
      for index in layout.views.indices.dropFirst() where layout.views[index].content.kind != .guide {
        frames[layout.views[index].content.id] = layout.pixelFrameInSuperview(index)
      }
      let framed = FrameUpdate.apply(file: file, text: text, frames: frames, replacesDrawn: false)
      let removal = RuleRemoval.apply(file: file, text: framed.text)
      outcome.diagnostics += framed.diagnostics + removal.diagnostics
      guard removal.diagnostics.isEmpty else { return outcome }
      if removal.text != text { try FileWriting.writeBeside(file, Array(removal.text.utf8)) }
      outcome.summary = Self.summary(file, removal.removed)
    } catch {
      outcome.diagnostics.append(error.diagnostic())
    }
    return outcome
  }

  private static func summary(_ file: String, _ count: Int) -> String {
    "\(file): \(count) constraint\(count == 1 ? "" : "s") removed"
  }
}
