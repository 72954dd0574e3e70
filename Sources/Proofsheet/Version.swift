/// What the program calls itself, in `--version`, PDF metadata and JSON.
public enum ProofsheetVersion {
  public static let current = "0.1.0"
  /// The newest version of the spec format that is read.
  public static let specFormat = 1
}
