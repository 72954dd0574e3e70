import Foundation
import SourceRewriting

/// A target's `folders.txt`: the folders whose sources it copies, and the files of them that are left out. The rewriting
/// plugin reads it, one to a line, relative to the target; `!` leaves out.
struct SourceList {
  /// The list itself, relative to the package.
  let file: String
  private let package: String
  /// The way from the target to the package.
  private let up: String

  /// An app's target.
  init(package: String, target: String) {
    (self.package, file, up) = (package, "Proofs/\(target)/folders.txt", "../../")
  }

  /// A library's.
  init(package: String, library: String) {
    (self.package, file, up) = (package, "Proofs/Libraries/\(library)/folders.txt", "../../../")
  }

  /// The list of the parts of files that are left out, and the source with the types that are missing, beside it.
  var parts: String { beside("left-out.txt") }
  var types: String { beside("MissingTypes.swift") }

  /// What `left-out.txt` names, with absolute paths.
  var leftOutParts: [LeftOutPart] {
    partList.parts((try? String(contentsOfFile: "\(package)/\(parts)", encoding: .utf8)) ?? "")
  }

  /// What `left-out.txt` says of parts.
  func text(_ parts: [LeftOutPart]) -> String { partList.text(parts) }

  private var partList: LeftOutList {
    LeftOutList(in: URL(fileURLWithPath: "\(package)/\(file)").deletingLastPathComponent().standardizedFileURL.path)
  }

  /// What `MissingTypes.swift` declares.
  var missingTypes: MissingTypes {
    MissingTypes(text: (try? String(contentsOfFile: "\(package)/\(types)", encoding: .utf8)) ?? "")
  }

  private func beside(_ name: String) -> String { String(file.dropLast("folders.txt".count)) + name }

  /// Relative to the package, as they were named.
  var folders: [String] { lines.filter { !$0.hasPrefix("!") && !$0.hasPrefix("#") }.map(fromTarget) }

  /// The files that are left out, relative to the package.
  var leftOut: [String] { lines.filter { $0.hasPrefix("!") }.map { fromTarget(String($0.dropFirst())) } }

  /// Whether a file lies in one of the folders.
  func holds(_ file: String) -> Bool {
    folders.contains { whole(file).hasPrefix(whole($0) + "/") }
  }

  /// What the file says of these folders.
  func text(folders: [String], leftOut: [String] = []) -> String {
    let remark =
      "# Left out, since no project names them, or since they do not compile: 'proofsheet code status' says why."
    let out = Set(leftOut).sorted().map { "!" + toTarget($0) }
    return (folders.map(toTarget) + (out.isEmpty ? [] : [remark]) + out).map { $0 + "\n" }.joined()
  }

  private var lines: [String] {
    let text = (try? String(contentsOfFile: "\(package)/\(file)", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  private func fromTarget(_ path: String) -> String { path.hasPrefix("/") ? path : String(path.dropFirst(up.count)) }
  private func toTarget(_ path: String) -> String { path.hasPrefix("/") ? path : up + path }
  private func whole(_ path: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: package + "/")).standardizedFileURL.path
  }
}
