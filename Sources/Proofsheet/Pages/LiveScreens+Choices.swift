import Foundation
import ProofModel

/// What a page can choose of the matrix.
extension LiveScreens {
  /// What can be chosen besides the files' own matrix, by axis.
  var choices: JSONValue {
    let documents = workbenches.map(\.document)
    func distinct(_ values: [String]) -> [String] {
      values.reduce(into: []) { list, next in if !list.contains(next) { list.append(next) } }
    }
    let own = documents.flatMap { $0.matrix.devices ?? [] }.map(\.value)
    return .object([
      (
        "device",
        .strings(
          distinct(
            own + ["current", "iphones", "ipads"] + DeviceCatalogue.shared.devices(matching: "current").map(\.id)))
      ),
      ("orientation", .strings(["portrait", "landscape", "all"])),
      (
        "locale",
        .strings(distinct(documents.flatMap { $0.strings.map(\.locale) } + PseudoLanguage.allCases.map(\.rawValue)))
      ),
      ("textSize", .strings(TextSize.allCases.map(\.rawValue) + ["all"])),
      ("state", .strings(distinct(documents.flatMap { $0.states.map(\.name) }) + ["all"])),
      ("appearance", .strings(["light", "dark", "all"])),
    ])
  }
}
