/// What tables of a file give their cells, whatever is in these.
public struct TableMeasures: Sendable {
  /// By the id of a cell that has no height of its own: the row height that its table gives it, -1 where it is found out; of
  /// one by itself, in no table: its own.
  public var rowHeights: [String: Double]
  /// By the id of a Mac's table: what it leaves between columns and between rows.
  public var spacings: [String: Size]

  /// Heights in points, and spacings across and down.
  public init(rowHeights: [String: Double] = [:], spacings: [String: Size] = [:]) {
    (self.rowHeights, self.spacings) = (rowHeights, spacings)
  }

  /// Takes over what another file says of what this one does not have.
  public mutating func merge(_ other: TableMeasures) {
    rowHeights.merge(other.rowHeights) { own, _ in own }
    spacings.merge(other.spacings) { own, _ in own }
  }
}
