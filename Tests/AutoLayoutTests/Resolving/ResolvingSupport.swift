import ProofModel

@testable import Resolving

/// Text on a grid: each character half the font's size wide, lines 1.2 times as high, baseline at 0.95 of the size.
struct HalfGridText: TextMeasuring {
  func measure(
    _ content: TextContent, maxWidth: Double?, maxHeight: Double?, environment: TextEnvironment
  ) -> TextMeasurement {
    let size = content.runs.first?.font.size ?? 17
    let advance = size / 2
    let count = Double(content.string.count)
    var perLine = count
    if let maxWidth, content.numberOfLines != 1 { perLine = min(count, max(1, (maxWidth / advance).rounded(.down))) }
    var lines = perLine > 0 ? (count / perLine).rounded(.up) : 1
    if content.numberOfLines > 0 { lines = min(lines, Double(content.numberOfLines)) }
    let height = size * 1.2
    return TextMeasurement(
      size: Size(width: perLine * advance, height: lines * height), firstBaseline: size * 0.95,
      lastBaseline: (lines - 1) * height + size * 0.95, lineCount: Int(lines))
  }

  func lineMetrics(_ font: FontDescriptor, environment: TextEnvironment) -> LineMetrics {
    LineMetrics(
      ascent: font.size * 0.95, descent: font.size * 0.25, leading: 0, xHeight: font.size / 2,
      capHeight: font.size * 0.7, lineHeight: font.size * 1.2)
  }
}

struct NamedImages: ImageSizing {
  var sizes: [String: Size] = [:]
  func imageSize(asset: String, environment: TextEnvironment) -> Size? { sizes[asset] }
}

/// A document of one screen, written in Swift.
func document(_ children: [ViewNode], format: Document.Format = .spec) -> Document {
  Document(
    format: format, file: "test.proof.yaml", name: "test",
    root: ViewNode(id: "root", kind: .view, children: children))
}

func node(
  _ id: String, _ kind: ViewKind, _ properties: [PropertyKey: PropertyValue] = [:], _ children: [ViewNode] = []
) -> ViewNode {
  ViewNode(
    id: id, kind: kind, span: SourceSpan(file: "test.proof.yaml", line: 1),
    properties: properties.mapValues { Located($0, SourceSpan(file: "test.proof.yaml", line: 2)) }, children: children)
}

extension PropertyValue {
  static func number(_ value: Double) -> PropertyValue { .number(.number(value)) }
  static func numbers(_ values: Double?...) -> PropertyValue { .numbers(values.map { $0.map { .number($0) } }) }
}

func environment(
  _ device: String = "iphone-8", _ orientation: Orientation = .portrait, era: Era? = nil, locale: String = "en",
  appearance: Appearance = .light, state: String? = nil
) -> Environment {
  guard let found = DeviceCatalogue.shared.device(device) else { return Environment(screenSize: .zero) }
  var builder = EnvironmentBuilder(.device(found))
  builder.orientation = orientation
  builder.era = era
  builder.locale = locale
  builder.appearance = appearance
  builder.state = state
  return (try? builder.environment().get()) ?? Environment(screenSize: .zero)
}

/// Resolves and returns the screen with what was told.
func resolve(
  _ document: Document, _ environment: Environment = environment(), given: [String: GivenContent] = [:],
  images: NamedImages = NamedImages()
) -> (screen: ResolvedScreen, diagnostics: [Diagnostic]) {
  var sink = DiagnosticSink()
  let screen = ScreenResolver(document: document, images: images).resolve(
    environment, given: given, diagnostics: &sink)
  return (screen, sink.diagnostics)
}

extension ResolvedScreen {
  func node(_ id: String) -> LayoutNode? { nodes.first { $0.content.id == id } }
  func view(_ id: String) -> ResolvedView? { node(id)?.content }
}
