import AutoLayout
import ImageDiff
import LayoutDiff
import ProofModel
import ProofScene
import Resolving
import Typesetting

/// Compares the screens of two sets of files: each variant's layout, and the pictures of both without overlays.
struct DocumentComparison {
  let request: ComparisonRequest
  let studio: Studio

  func report(expected: String, actual: String) -> ComparisonReport {
    var report = ComparisonReport(.screens)
    var loader = ScreenLoader(studio: studio)
    let after = loader.load([actual])
    // Another version of Xcode is no difference: both sides are drawn as the later one's system.
    let era = after.eras[actual]
    loader.era = era
    let before = loader.load([expected])
    report.diagnostics += before.diagnostics + after.diagnostics
    if let era, let old = before.eras[expected], old != era {
      report.remarks.append(
        "another version of Xcode saved the file; both sides are drawn as \(request.selection.era ?? era)")
    }
    guard !report.hasErrors else { return report }
    for (name, one, other) in Self.scenes(before.workbenches, after.workbenches) {
      compare(name, one, other, &report)
    }
    report.diagnostics += unknownViews(before.workbenches + after.workbenches)
    report.diagnostics = report.diagnostics.once
    return report
  }

  // MARK: Scenes

  /// Scenes of both sides by name; one on each side are each other's, whatever they are called.
  private static func scenes(
    _ before: [Workbench], _ after: [Workbench]
  ) -> [(name: String, expected: Workbench?, actual: Workbench?)] {
    if before.count == 1, after.count == 1 { return [(after[0].document.name, before[0], after[0])] }
    var left: [String: Workbench] = [:]
    for bench in before where left[bench.sceneKey] == nil { left[bench.sceneKey] = bench }
    var taken: Set<String> = []
    var result: [(name: String, expected: Workbench?, actual: Workbench?)] = []
    for bench in after where taken.insert(bench.sceneKey).inserted {
      result.append((bench.document.name, left[bench.sceneKey], bench))
    }
    for bench in before where taken.insert(bench.sceneKey).inserted {
      result.append((bench.document.name, bench, nil))
    }
    return result.sorted { $0.name < $1.name }
  }

  private func unknownViews(_ benches: [Workbench]) -> [Diagnostic] {
    ViewNames.unknown(request.ignoredViews, in: benches, option: "--ignore")
  }

  // MARK: Variants

  private struct Pair: Sendable {
    var key: String
    var expected: Variant?
    var actual: Variant?
  }

  private func compare(
    _ name: String, _ expected: Workbench?, _ actual: Workbench?, _ report: inout ComparisonReport
  ) {
    let before = expected?.variants(request.selection)
    let after = actual?.variants(request.selection)
    report.diagnostics += (before?.diagnostics ?? []) + (after?.diagnostics ?? [])
    guard !report.hasErrors else { return }
    let pairs = Self.pairs(before?.variants ?? [], after?.variants ?? [])
    let sessions = (
      expected.map { $0.sessions(given: given(for: $0, &report)) },
      actual.map { $0.sessions(given: given(for: $0, &report)) }
    )
    let compared = parallelMap(pairs, jobs: request.jobs) { pair -> Compared in
      guard let expected, let variant = pair.expected, let old = sessions.0 else {
        return Compared(.init(name, key: pair.key, status: .new))
      }
      guard let actual, let other = pair.actual, let new = sessions.1 else {
        return Compared(.init(name, key: pair.key, status: .missing))
      }
      return compare(
        name, pair.key, (expected, expected.solve(variant, in: old)), (actual, actual.solve(other, in: new)))
    }
    report.entries += compared.map(\.entry)
    report.diagnostics += compared.flatMap(\.diagnostics)
    report.diagnostics += (expected?.resourceDiagnostics ?? []) + (actual?.resourceDiagnostics ?? [])
  }

  private func given(for bench: Workbench, _ report: inout ComparisonReport) -> [String: GivenContent] {
    guard let file = request.intrinsicFile else { return [:] }
    let read = GivenContentFile.read(file, for: [bench])
    report.diagnostics += read.diagnostics
    return read.contents
  }

  /// The actual side's variants in their order, then those that are missing there.
  private static func pairs(_ before: [Variant], _ after: [Variant]) -> [Pair] {
    let left = Dictionary(before.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let keys = Set(after.map(\.key))
    return after.map { Pair(key: $0.key, expected: left[$0.key], actual: $0) }
      + before.filter { !keys.contains($0.key) }.map { Pair(key: $0.key, expected: $0, actual: nil) }
  }

  private struct Compared: Sendable {
    var entry: ComparisonReport.Entry
    var diagnostics: [Diagnostic] = []
    init(_ entry: ComparisonReport.Entry) { self.entry = entry }
  }

  private typealias Side = (bench: Workbench, solved: Workbench.Solved)

  private func compare(_ name: String, _ key: String, _ before: Side, _ after: Side) -> Compared {
    var compared = Compared(.init(name, key: key, status: .same))
    compared.diagnostics += before.solved.diagnostics + after.solved.diagnostics
    let ignored = [before, after].map { side in ignoredViews(side.solved.layout) }
    var layout = LayoutComparison.compare(
      expected: before.solved.layout, actual: after.solved.layout,
      expectedInputs: before.bench.layoutInputs(of: before.solved.layout),
      actualInputs: after.bench.layoutInputs(of: after.solved.layout))
    let paths = Set(
      zip(ignored, [before, after]).flatMap { views, side in views.map { side.solved.layout.views[$0].path } })
    let ids = Set(
      zip(ignored, [before, after]).flatMap { views, side in views.map { side.solved.layout.views[$0].content.id } })
    if !paths.isEmpty {
      layout = layout.ignoring { subject in
        if case .view(let path, let id) = subject { paths.contains(path) || ids.contains(id) } else { false }
      }
    }
    if request.comparesPictures {
      do {
        var options = request.options
        let scale = after.solved.layout.environment.scale
        options.masks = request.rectangleMasks(scale: scale) + masks([before, after], ignored, scale)
        let pictures = (try before.bench.plainPixels(before.solved), try after.bench.plainPixels(after.solved))
        let pixels = Difference.between(expected: pictures.0, actual: pictures.1, options: options)
        compared.entry.pixels = pixels
        layout = layout.withPictures(differ: !pixels.passes)
        writePicture(pixels, pictures, name, key, &compared)
      } catch {
        compared.diagnostics.append(.error("picture-failed", "'\(name).\(key)' cannot be drawn: \(error)"))
      }
    }
    compared.entry.layout = layout
    compared.entry.status =
      layout.verdict == .same ? (compared.entry.pixels?.differs == true ? .tolerated : .same) : .different
    return compared
  }

  private func writePicture(
    _ pixels: Difference, _ pictures: (PixelBuffer, PixelBuffer), _ name: String, _ key: String,
    _ compared: inout Compared
  ) {
    guard let folder = request.output, pixels.verdict != .same,
      let drawn = DifferencePicture.draw(pixels, expected: pictures.0, actual: pictures.1)
    else { return }
    let path = PictureComparison.join(folder, "\(name).\(key)-diff.png")
    let problems = PictureComparison.write(drawn, to: path)
    compared.diagnostics += problems
    if problems.isEmpty { compared.entry.picture = path }
  }

  // MARK: Ignored views

  /// The views called so, and all that lies in them.
  private func ignoredViews(_ layout: SolvedLayout) -> [Int] {
    let names = Set(request.ignoredViews)
    guard !names.isEmpty else { return [] }
    var ignored: Set<Int> = []
    for (position, view) in layout.views.enumerated() {
      let isNamed = names.contains(view.path) || names.contains(view.content.name) || names.contains(view.content.id)
      if isNamed || view.parent.map({ ignored.contains($0) }) == true { ignored.insert(position) }
    }
    return ignored.sorted()
  }

  private func masks(_ sides: [Side], _ ignored: [[Int]], _ scale: Double) -> [DifferenceMask] {
    zip(sides, ignored).flatMap { side, views in
      views.map { position in
        let view = side.solved.layout.views[position]
        return DifferenceMask(name: view.path, frame: view.pixelFrame, scale: scale)
      }
    }
  }
}

extension ComparisonReport {
  fileprivate var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Difference {
  /// Whether any pixel differs, also where it does not count.
  fileprivate var differs: Bool { verdict != .same }
}

extension Workbench {
  /// What tells two scenes of a set apart: a storyboard's by its id, others by name.
  fileprivate var sceneKey: String {
    document.format == .interfaceBuilder ? document.sceneID : document.name
  }

  /// What causes are told from: the document, and the files of fonts and pictures.
  fileprivate func layoutInputs(of layout: SolvedLayout) -> LayoutInputs {
    LayoutInputs(
      document: document, digests: fonts(of: layout).map { (name: "the font \($0.file)", digest: $0.sha256) },
      assets: assets(of: layout).map { (name: $0.name, digest: $0.sha256) }, engine: triesCauses ? engine : nil)
  }

  /// The screen itself, without overlays and chrome.
  func plainPixels(_ solved: Solved) throws -> PixelBuffer {
    let builder = SceneBuilder(text: studio.text, images: images)
    let device = solved.variant.environment.device.flatMap { DeviceCatalogue.shared.device($0) }
    let options = SceneOptions(chrome: .none, device: device, overlays: [])
    return try renderers.pixels(builder.displayList(for: solved.layout, options: options))
  }
}
