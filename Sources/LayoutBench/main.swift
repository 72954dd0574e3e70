import AutoLayout
import CLibrary
import LayoutDiff
import ProofModel
import SpecFiles

// layout-bench SPEC: times of the layout engine. Medians of CPU time; texts have given sizes, so that no font
// takes part.

/// Every text is one line of 20 points, 8 points a character.
struct LineMeasuring: TextMeasuring {
  func measure(
    _ content: TextContent, maxWidth: Double?, maxHeight: Double?, environment: TextEnvironment
  ) -> TextMeasurement {
    let width = Double(content.runs.reduce(0) { $0 + $1.text.utf8.count }) * 8
    return TextMeasurement(size: Size(width: width, height: 20), firstBaseline: 16, lastBaseline: 16)
  }

  func lineMetrics(_ font: FontDescriptor, environment: TextEnvironment) -> LineMetrics {
    LineMetrics(ascent: 16, descent: 4, leading: 0, xHeight: 8, capHeight: 12, lineHeight: 20)
  }
}

struct NoImages: ImageSizing {
  func imageSize(asset: String, environment: TextEnvironment) -> Size? { nil }
}

/// The median CPU time of one call, in milliseconds.
func median(_ times: Int, _ work: (Int) -> Void) -> Double {
  var samples: [Double] = []
  for index in 0..<times {
    var before = timespec()
    var after = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &before)
    work(index)
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &after)
    samples.append(Double(after.tv_sec - before.tv_sec) * 1e3 + Double(after.tv_nsec - before.tv_nsec) / 1e6)
  }
  samples.sort()
  return samples[samples.count / 2]
}

func environment(_ index: Int) -> Environment {
  let sizes = [(320.0, 568.0), (375, 667), (375, 812), (390, 844), (393, 852), (414, 896), (430, 932), (402, 874)]
  let size = sizes[index % sizes.count]
  return Environment(
    screenSize: Size(width: size.0, height: size.1), safeArea: EdgeInsets(top: 20 + Double(index % 5)),
    rootMargin: size.0 < 414 ? 16 : 20)
}

/// Stacks of stacks, alternating in direction, with labels in the last ones.
func nestedStacks(_ depth: Int, _ fan: Int, _ name: String, isVertical: Bool) -> ViewNode {
  guard depth > 0 else {
    return ViewNode(
      id: name, kind: .label,
      properties: [.intrinsic: Located(.numbers([.number(30), .number(20)])), .text: Located(.text("x"))])
  }
  var node = ViewNode(id: name, kind: .stack)
  node.properties[.axis] = Located(.keyword(isVertical ? "vertical" : "horizontal"))
  node.properties[.distribution] = Located(.keyword("fillEqually"))
  node.properties[.spacing] = Located(.number(.number(2)))
  node.children = (0..<fan).map { nestedStacks(depth - 1, fan, "\(name)_\($0)", isVertical: !isVertical) }
  return node
}

func stackDocument() throws -> Document {
  var root = ViewNode(id: "root", kind: .view)
  root.children = [nestedStacks(3, 10, "s", isVertical: true)]
  var document = Document(format: .code, file: "stacks", name: "stacks", root: root)
  let form = try RuleText.parse("s.edges == root.edges")
  document.groups = [ConstraintGroup(name: "g", rules: [Rule(text: "s.edges == root.edges", form: form)])]
  return document
}

func report(_ name: String, _ document: Document, repeats: Int) {
  var plain = LayoutEngine.Options()
  plain.explains = false
  let engine = LayoutEngine(document: document, measuring: LineMeasuring(), images: NoImages())
  var sink = DiagnosticSink()
  let count = engine.solve(environment(0), options: plain, diagnostics: &sink).views.count
  let whole = median(repeats) { _ = engine.solve(environment($0), options: plain, diagnostics: &sink) }
  var session = engine.session(options: plain)
  _ = session.solve(environment(0), diagnostics: &sink)
  let further = median(repeats * 4) { _ = session.solve(environment($0), diagnostics: &sink) }
  var explaining = engine.session()
  _ = explaining.solve(environment(0), diagnostics: &sink)
  let explained = median(repeats) { _ = explaining.solve(environment($0), diagnostics: &sink) }
  let (one, other) = (
    explaining.solve(environment(1), diagnostics: &sink), explaining.solve(environment(2), diagnostics: &sink)
  )
  let same = median(repeats) { _ in _ = LayoutComparison.compare(expected: one, actual: one) }
  let moved = median(repeats) { _ in _ = LayoutComparison.compare(expected: one, actual: other) }
  func text(_ value: Double) -> String { value.shortText(digits: 4) }
  print(
    "\(name): \(count) views; resolve, lower, compile and solve \(text(whole)) ms; "
      + "each further size \(text(further)) ms; with all findings \(text(explained)) ms; "
      + "compared with itself \(text(same)) ms, with another size \(text(moved)) ms")
}

guard CommandLine.arguments.count > 1 else {
  print("usage: layout-bench SPEC …")
  exit(2)
}
for file in CommandLine.arguments.dropFirst() {
  let reading = SpecReader.read(file: file)
  guard let document = reading.document else {
    print("\(file): \(reading.diagnostics.first?.message ?? "cannot be read")")
    exit(2)
  }
  report(document.name, document, repeats: 400)
}
report("nested stacks", try stackDocument(), repeats: 15)
