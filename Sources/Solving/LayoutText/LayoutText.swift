public import AutoLayout
import ProofModel

/// A solved layout as a text that stays readable in a repository's history: JSON, one view or constraint to a line.
///
/// It holds everything that a comparison and a drawing read. Numbers have six decimals; where rules stand in their file
/// and what is noted about them is left out, since a comment above changes it.
public enum LayoutText {
  /// The version of the text; a later one is refused.
  public static let version = 1

  /// The text of a layout.
  ///
  /// - Parameters:
  ///   - folder: the document's asset folder, which is taken off the paths of fonts.
  ///   - hasPlaces: also tells where views, constraints and findings stand in their files.
  public static func bytes(of layout: SolvedLayout, folder: String, hasPlaces: Bool = false) -> [UInt8] {
    var writer = LineWriter()
    let text = LayoutTextWriter(layout: layout, folder: folder, hasPlaces: hasPlaces)
    text.write(to: &writer)
    return writer.bytes
  }

  /// The layout of a text.
  public static func layout(_ bytes: [UInt8], folder: String) throws(LayoutTextError) -> SolvedLayout {
    let value: JSONValue
    do throws(JSONParsingError) { value = try JSONValue.parse(bytes) } catch {
      throw LayoutTextError(error.description)
    }
    guard let version = value["proofsheet-layout"]?.integer else {
      throw LayoutTextError("it does not begin with \"proofsheet-layout\"")
    }
    guard version == Self.version else {
      throw LayoutTextError("it is of version \(version), this program reads version \(Self.version)")
    }
    var reader = LayoutTextReader(value: value, folder: folder)
    return try reader.layout()
  }
}

/// Why a layout's text cannot be read.
public struct LayoutTextError: Error, Hashable, Sendable {
  /// The reason, as the end of a sentence that names the file.
  public var message: String
  package init(_ message: String) { self.message = message }
}

extension Rect {
  /// The edges in whole device pixels: left, top, right, bottom; `snapped(scale:)` gave the rectangle.
  func edges(scale: Double) -> [Double] {
    [minX, minY, maxX, maxY].map { ($0 * scale).rounded() }
  }

  /// The rectangle of edges in device pixels, with the very bits of `snapped(scale:)`.
  init(edges: [Double], scale: Double) {
    let points = edges.map { $0 / scale }
    self.init(x: points[0], y: points[1], width: points[2] - points[0], height: points[3] - points[1])
  }
}
