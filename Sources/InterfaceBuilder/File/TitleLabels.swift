/// The labels of titles that a file writes as attributes of what they stand at, a table's section or column: views of their own.
package enum TitleLabels {
  /// Where a label stands, as its id ends and its name begins.
  package static let header = "header"
  /// A section's title below its cells.
  package static let footer = "footer"

  /// The id of the label of a section or a column.
  package static func id(of part: String, in owner: String) -> String { "\(owner)-\(part)" }
}
