import ProofModel
import Solving

extension FindingsReport {
  /// Leaves out what an earlier report, `check --format json`'s own output, has already: so that only what is new is
  /// told and counts. Errors of files are always told.
  ///
  /// - Parameters:
  ///   - bytes: the report; throws a diagnostic where it is none.
  ///   - file: its name, for messages.
  public mutating func leaveOutKnown(_ bytes: [UInt8], file: String) throws(ValueReport.Problem) {
    let value: JSONValue
    do {
      value = try JSONValue.parse(bytes)
    } catch {
      throw ValueReport.Problem(
        .error(
          "known-syntax", "no report can be read here: \(error.message)",
          at: SourceSpan(file: file, line: error.line, column: error.column),
          hint: "write one: proofsheet check … --format json > \(file)"))
    }
    guard case .array(let findings)? = value["findings"] else {
      throw ValueReport.Problem(
        .error(
          "known-syntax", "this is no report of 'check': it has no findings", at: SourceSpan(file: file, line: 1),
          hint: "write one: proofsheet check … --format json > \(file)"))
    }
    let known = Set(
      findings.compactMap { finding in
        finding["id"]?.string.map { Known(scene: finding["scene"]?.string ?? "", id: $0) }
      })
    keep { !known.contains(Known(scene: $0.scene, id: $0.id)) }
    let before = fileDiagnostics.count
    fileDiagnostics.removeAll { $0.severity < .error && known.contains(Known(scene: "", id: $0.fileIdentity)) }
    knownCount += before - fileDiagnostics.count
  }

  private struct Known: Hashable {
    var scene: String
    var id: String
  }
}
