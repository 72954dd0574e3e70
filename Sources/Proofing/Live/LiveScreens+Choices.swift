import ProofModel
import Solving

/// What a page can choose of the matrix.
extension LiveScreens {
  /// What can be chosen besides the files' own matrix, by axis.
  var choices: JSONValue {
    let documents = workbenches.map(\.document)
    let own = documents.flatMap { $0.matrix.devices ?? [] }.map(\.value)
    return .object([
      (
        "device",
        .strings(
          (own + ["current", "iphones", "ipads"] + DeviceCatalogue.shared.devices(matching: "current").map(\.id)).once)
      ),
      ("orientation", .strings(["portrait", "landscape", "all"])),
      (
        "locale",
        .strings((documents.flatMap { $0.strings.map(\.locale) } + PseudoLanguage.allCases.map(\.rawValue)).once)
      ),
      ("textSize", .strings(TextSize.allCases.map(\.rawValue) + ["all"])),
      ("state", .strings(documents.flatMap { $0.states.map(\.name) }.once + ["all"])),
      ("appearance", .strings(["light", "dark", "all"])),
    ])
  }
}
