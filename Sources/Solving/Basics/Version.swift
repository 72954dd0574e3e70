import CProofBuild

/// What the program calls itself, in `--version`, PDF metadata and JSON.
public enum ProofsheetVersion {
  /// The version of this program and its libraries, as semantic versions are written.
  public static let current = "0.1.0"

  /// The commit of a release; nil for what was built by hand.
  static var commit: String? { proof_build_commit().map { String(cString: $0) } }

  /// What `--version` prints: the number alone on the first line, then of a release where it comes from.
  public static var text: String {
    guard let commit else { return current }
    return """
      \(current)
      commit \(commit)
      Apache-2.0; the licences of the libraries it carries are in share/doc/proofsheet
      """
  }
}
