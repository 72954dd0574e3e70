import ProofModel

/// What was measured, shaped and resolved before, by value; full tables are emptied, so memory is bounded.
///
/// Whether an answer comes from here can't be seen in it.
final class TextCache: Sendable {
  struct MeasureKey: Hashable {
    var text: ShapeKey
    var style: LineStyle
    var maxWidth: Double?
    var maxHeight: Double?
    var scale: Double

    init(content: TextContent, maxWidth: Double?, maxHeight: Double?, environment: TextEnvironment) {
      text = ShapeKey(runs: content.runs, environment: environment)
      style = LineStyle(content)
      self.maxWidth = maxWidth
      self.maxHeight = maxHeight
      scale = environment.scale
    }

    func hash(into hasher: inout Hasher) {
      text.hash(into: &hasher)
      hasher.combine(maxWidth ?? -1)
    }
  }

  /// What decides the lines beside the runs; alignment does not.
  struct LineStyle: Equatable {
    var numberOfLines: Int
    var lineBreakMode: TextContent.LineBreakMode
    var minimumScaleFactor: Double
    var lineHeightMultiple: Double
    var lineSpacing: Double
    var paragraphSpacing: Double

    init(_ content: TextContent) {
      numberOfLines = content.numberOfLines
      lineBreakMode = content.lineBreakMode
      minimumScaleFactor = content.minimumScaleFactor
      lineHeightMultiple = content.lineHeightMultiple
      lineSpacing = content.lineSpacing
      paragraphSpacing = content.paragraphSpacing
    }
  }

  struct ShapeKey: Hashable {
    var runs: TextKey
    var locale: String
    var direction: LayoutDirection
    var textSize: TextSize
    var platform: Platform

    init(runs: [TextRun], environment: TextEnvironment) {
      self.runs = TextKey(runs: runs)
      locale = environment.locale
      direction = environment.direction
      textSize = environment.textSize
      platform = environment.platform
    }

    func hash(into hasher: inout Hasher) { runs.hash(into: &hasher) }
  }

  struct FontKey: Hashable {
    var font: FontDescriptor
    var textSize: TextSize
    var platform: Platform
  }

  private struct Shapes {
    var table: [ShapeKey: ShapedText] = [:]
    var units = 0
  }

  private let measurements = Locked<[MeasureKey: TextMeasurement]>([:])
  private let shapes = Locked(Shapes())
  private let fonts = Locked<[FontKey: ResolvedFont]>([:])

  private static let largestMeasurementCount = 50_000
  private static let largestShapedUnits = 2_000_000
  private static let largestFontCount = 5_000

  func measurement(_ key: MeasureKey) -> TextMeasurement? { measurements.withLock { $0[key] } }

  func store(_ measurement: TextMeasurement, for key: MeasureKey) {
    measurements.withLock {
      if $0.count >= Self.largestMeasurementCount { $0.removeAll() }
      $0[key] = measurement
    }
  }

  func shaped(_ key: ShapeKey) -> ShapedText? { shapes.withLock { $0.table[key] } }

  func store(_ shaped: ShapedText, for key: ShapeKey) {
    // A small text costs some hundred bytes whatever its length.
    let cost = shaped.text.count + 16
    shapes.withLock {
      if $0.units + cost > Self.largestShapedUnits { $0 = Shapes() }
      $0.units += cost
      $0.table[key] = shaped
    }
  }

  func font(_ key: FontKey) -> ResolvedFont? { fonts.withLock { $0[key] } }

  func store(_ font: ResolvedFont, for key: FontKey) {
    fonts.withLock {
      if $0.count >= Self.largestFontCount { $0.removeAll() }
      $0[key] = font
    }
  }
}
