public import ProofModel

/// The line below a table's row where its table or its cell says otherwise than the system.
public struct CellLine: Equatable, Sendable {
  /// From the cell's edges, beside a cut-out.
  public var leading = 16.0
  /// The distance of the line's end from the cell's trailing edge, in points.
  public var trailing = 0.0
  /// nil: the system's.
  public var color: Color?
  /// Whether the row has no line at all.
  public var isHidden = false

  /// A line from its parts, by default the system's with an inset of 16 points on the leading side.
  public init(leading: Double = 16, trailing: Double = 0, color: Color? = nil, isHidden: Bool = false) {
    self.leading = leading
    self.trailing = trailing
    self.color = color
    self.isHidden = isHidden
  }

  /// `none`, or the two insets and the colour where it is another.
  var word: String {
    if isHidden { return "none" }
    return "\(leading) \(trailing)" + (color.map { " #" + $0.hexDigitsWithAlpha } ?? "")
  }

  init?(word: String) {
    guard word != "none" else {
      self.init(isHidden: true)
      return
    }
    let parts = word.split(separator: " ")
    guard parts.count == 2 || parts.count == 3, let leading = Double(parts[0]), let trailing = Double(parts[1]) else {
      return nil
    }
    let color = parts.count == 3 ? Color(hex: String(parts[2])) : nil
    if parts.count == 3, color == nil { return nil }
    self.init(leading: leading, trailing: trailing, color: color)
  }
}
