import AutoLayout
import Foundation
import ImageDiff
import LayoutDiff
import PixelCoding
import ProofModel
import Resolving
import Solving

/// Compares two sides of one variant, the cheapest way that tells: digests, then layouts, then pixels.
package struct VariantComparison: Sendable {
  /// How pictures are compared; masks are added for each variant.
  package var difference = DifferenceOptions()
  /// Parts whose differences do not count.
  package var ignored: [ComparisonRequest.Ignored] = []
  /// Draws and compares pictures also where equal digests say that they are the same.
  var drawsAlways = false
  package var artifacts = ReviewArtifacts(folders: [])
  /// Whether what only the page shows is made too: pictures with the constraints over them, and the sides' views.
  package var isForPage = false
  /// A text as people know its paths.
  package var shown: @Sendable (String) -> String = { $0 }

  /// Whether each cause is tried, and all together, for the report.
  package var triesCauses = false

  /// Whether pictures are drawn one at a time as well, which takes longer and half of the memory.
  package var drawsInTurn = false

  /// Whether the files of pictures are asked for: they are written, or decisions hold by their digests. Else pictures are drawn
  /// to be compared alone, which spares compressing them and reading them back.
  package var needsFiles = true

  /// Pictures are decoded for one variant at a time: two of a large phone are 30 MB, and comparing is the least of the work.
  let turn = NSLock()
  let drawn = DrawnPictures()

  package init(
    difference: DifferenceOptions = DifferenceOptions(), ignored: [ComparisonRequest.Ignored] = [],
    drawsAlways: Bool = false, artifacts: ReviewArtifacts = ReviewArtifacts(folders: []), isForPage: Bool = false,
    shown: @escaping @Sendable (String) -> String = { $0 }, triesCauses: Bool = false, drawsInTurn: Bool = false,
    needsFiles: Bool = true
  ) {
    self.difference = difference
    self.ignored = ignored
    self.drawsAlways = drawsAlways
    self.artifacts = artifacts
    self.isForPage = isForPage
    self.shown = shown
    self.triesCauses = triesCauses
    self.drawsInTurn = drawsInTurn
    self.needsFiles = needsFiles || artifacts.isActive
  }

  /// What the two sides are of.
  package struct Subject: Sendable {
    package var key: String
    package var scene: String
    /// nil where only the name is known.
    package var environment: Environment?
    /// The spec's path.
    package var source: String?

    package init(key: String, scene: String, environment: Environment? = nil, source: String? = nil) {
      self.key = key
      self.scene = scene
      self.environment = environment
      self.source = source
    }
  }

  /// The entry of a variant that both sides have.
  package func entry(_ subject: Subject, expected: ScreenSide, actual: ScreenSide) -> ReviewReport.Entry {
    var entry = entry(subject, .same)
    let hasSameLayout = expected.layoutDigest == actual.layoutDigest
    if hasSameLayout, expected.inputs.drawsLike(actual.inputs), !drawsAlways { return entry }
    let assets = actual.inputs.changedAssets(from: expected.inputs)
    do {
      // The file of the later picture, where one is asked for.
      let file = try needsFiles || actual.draw == nil || expected.draw == nil ? self.file(actual) : nil
      let digest = file.map { SHA256Text.of($0) }
      entry.digest = digest.map { Self.digest(layout: actual.layoutDigest, picture: $0) }
      let hasSamePicture = digest != nil && digest == expected.pictureDigest
      if hasSameLayout, hasSamePicture { return entry }
      let layouts = try (expected: expected.layout(), actual: actual.layout())
      let environmentChanges = actual.inputs.environmentChanges(
        from: expected.inputs, besides: LayoutComparison.otherFontFiles(layouts.expected, layouts.actual))
      let parts = IgnoredParts(ignored, expected: layouts.expected, actual: layouts.actual)
      var inputs = actual.layoutInputs
      inputs.triesTogether = triesCauses
      let found = LayoutComparison.compare(
        expected: layouts.expected, actual: layouts.actual, expectedInputs: expected.layoutInputs,
        actualInputs: inputs)
      let told = named(
        parts.removed(from: found), &entry, subject, expected: layouts.expected, actual: actual, layouts.actual)
      let changes = LayoutVerdict(told, expected: layouts.expected, actual: layouts.actual)
      // Boxes that stand for views bear their names, which are nothing that an app shows.
      let isNames = !entry.renames.isEmpty && environmentChanges.isEmpty && assets.isEmpty
      if hasSamePicture || isNames, changes.extent == .none { return entry }
      // What moves no pixel and follows from nothing is how something was recorded; so is what lies again where it was drawn.
      let isRecorded =
        changes.report.causes.isEmpty && changes.findings.new.isEmpty
        && changes.findings.gone.allSatisfy { $0.id == "misplaced-view" }
      if hasSamePicture, isRecorded { return entry }
      // No edit of the file: its rules leave it open which of them hold.
      let isOfFile = actual.document?.format == .interfaceBuilder && environmentChanges.isEmpty && assets.isEmpty
      if isOfFile, changes.isTie { return entry }

      entry.layout = changes.report
      entry.findings = changes.findings
      let pair = try compare(expected, actual, file, masks: parts.masks)
      entry.pixels = pair.difference.map { ReviewReport.PixelChanges($0) }
      entry.status = status(entry, changes, environmentChanges)
      let isUnseen = isRecorded && entry.pixels?.verdict == .same && assets.isEmpty && environmentChanges.isEmpty
      guard entry.status != .same, !isUnseen else {
        var same = self.entry(subject, .same)
        same.renames = entry.renames
        return same
      }
      entry.message = Self.message(environmentChanges, assets, pair.problem)
      if entry.layout?.causes.isEmpty ?? true, !assets.isEmpty { entry.layout = Self.replaced(assets, entry.layout) }
      if artifacts.isActive {
        write(&entry, subject, pair)
        if isForPage {
          overlays(&entry, subject, expected, actual)
          entry.views = artifacts.put(
            SideViews(expected: layouts.expected, actual: layouts.actual, shown: shown), subject.key)
        }
      }
      return entry
    } catch {
      return failed(subject, error)
    }
  }

  /// A difference without what views are called in Interface Builder, which an entry has by itself, with what else is known of it.
  private func named(
    _ difference: LayoutDifference, _ entry: inout ReviewReport.Entry, _ subject: Subject, expected: SolvedLayout,
    actual side: ScreenSide, _ actual: SolvedLayout
  ) -> LayoutDifference {
    var told = difference
    if side.document?.format == .interfaceBuilder {
      let (rest, names) = told.withoutNames()
      told = rest
      entry.renames = Self.words(
        names, ofRoot: actual.views.first?.content.id,
        isController: side.document?.isOfController ?? false, in: subject.scene, besides: side.layoutInputs.screens)
    }
    entry.told = told.givenViews
    if told.isRowHeightGiven, let cell = actual.views.first?.content.id {
      entry.told.insert("\(cell) frame-changed row height")
    }
    entry.isContradictory = [expected, actual].contains { layout in
      layout.findings.contains { $0.kind == .conflict }
    }
    entry.distanceFromCanvas = Self.distance(subject, fromCanvasOf: side.document)
    return told
  }

  /// What of the machine, the pictures and the comparison an entry says besides its layout; nil where there is nothing.
  private static func message(_ environment: [String], _ assets: [AssetChange], _ problem: String?) -> String? {
    let recorded = environment.isEmpty ? [] : ["recorded with \(environment.joined(separator: ", "))"]
    let words = recorded + AssetChange.words(assets) + (problem.map { [$0] } ?? [])
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  /// How far a picture's window is from the one that Interface Builder drew the screen in, in points; nil where none is
  /// known.
  private static func distance(_ subject: Subject, fromCanvasOf document: Document?) -> Double? {
    guard case .drawn(let canvas)? = document?.canvas, document?.format == .interfaceBuilder,
      let environment = subject.environment
    else { return nil }
    if canvas.device != nil, environment.device == canvas.device, environment.orientation == canvas.orientation {
      return 0
    }
    let (size, drawn) = (environment.windowSize, canvas.windowSize)
    return (size.width - drawn.width).magnitude + (size.height - drawn.height).magnitude
  }

  /// The entry of a variant whose sides are known to be equal.
  package func same(_ subject: Subject) -> ReviewReport.Entry { entry(subject, .same) }

  /// The entry of a variant that nothing is recorded of.
  package func added(_ subject: Subject, actual: ScreenSide, message: String) -> ReviewReport.Entry {
    var entry = entry(subject, .missing)
    entry.message = message
    do {
      if actual.document?.format == .interfaceBuilder,
        let words = ScreenContents.words(of: try actual.layout(), actual.document)
      {
        entry.message = "\(message) with \(words)"
      }
      if needsFiles {
        let picture = try actual.picture()
        entry.digest = Self.digest(layout: actual.layoutDigest, picture: SHA256Text.of(picture))
        entry.pictures.actual = artifacts.put(.actual, subject.key, picture, size: Self.size(picture))
      } else if let draw = actual.draw {
        // Whether it can be drawn at all is told whatever is asked for.
        try turn.withLock { try drawn.check(draw) }
      }
      let layout = try actual.layout()
      if isForPage, artifacts.isActive {
        let overlay = try actual.overlay()
        entry.pictures.actualOverlay = artifacts.put(.actualOverlay, subject.key, overlay, size: Self.size(overlay))
        entry.views = artifacts.put(SideViews(actual: layout, shown: shown), subject.key)
      }
      for finding in layout.findings where finding.severity > .note && !LayoutVerdict.isRounding(finding, layout) {
        var told = ReviewReport.Finding(finding.diagnostic, views: finding.views)
        if finding.kind == .conflict {
          told.rules = finding.constraints.map { layout.constraints[$0] }.filter { $0.origin == .authored }.map(\.text)
        }
        entry.findings.new.append(told)
      }
    } catch {
      return failed(subject, error)
    }
    return entry
  }

  /// The entry of a variant that there is no more.
  package func removed(_ subject: Subject, expected: ScreenSide?, message: String) -> ReviewReport.Entry {
    var entry = entry(subject, .orphan)
    entry.message = message
    if let expected, expected.document?.format == .interfaceBuilder, let layout = try? expected.layout(),
      let words = ScreenContents.words(ofGone: layout, expected.document)
    {
      entry.message = "\(message) with \(words)"
    }
    if artifacts.isActive, let expected, let picture = try? expected.picture() {
      entry.pictures.expected = artifacts.put(.expected, subject.key, picture, size: Self.size(picture))
      if isForPage, let layout = try? expected.layout() {
        entry.views = artifacts.put(SideViews(expected: layout, shown: shown), subject.key)
      }
    }
    return entry
  }

  /// The entry of a variant that could not be compared.
  ///
  /// - Parameter before: What there was to tell of it where it could not be drawn before either: no change broke it then.
  package func failed(_ subject: Subject, _ error: any Error, before: [Diagnostic]? = nil) -> ReviewReport.Entry {
    var entry = entry(subject, .failed)
    if let failure = error as? DiagnosedFailure {
      let words = failure.diagnostics.map(\.message).once
      let known = (before ?? []).filter { $0.severity == .error && !words.contains($0.message) }.map(\.message).once
      let then = ["it could not be read before either", known.joined(separator: "; ")].filter { !$0.isEmpty }
      entry.message = (words + (before == nil ? [] : [then.joined(separator: ": ")])).joined(separator: "; ")
      entry.findings.new = failure.diagnostics.map { .init($0) }
    } else {
      entry.message = "the picture cannot be drawn: \(error)"
    }
    return entry
  }

  private func entry(_ subject: Subject, _ status: ReviewReport.Status) -> ReviewReport.Entry {
    var entry = ReviewReport.Entry(key: subject.key, scene: subject.scene, status: status)
    entry.axes = subject.environment.map { ReviewReport.Axes($0) }
    entry.source = subject.source
    return entry
  }

  /// Identifies an actual side: a decision made on it never accepts another.
  static func digest(layout: String, picture: String) -> String {
    String(SHA256Text.of("\(layout) \(picture)").prefix(16))
  }

  /// Names and classes that are others, in words; those of a screen's own view with the screen, whose class says its name as
  /// well, and not again where a container shows it.
  ///
  /// - Parameter screens: the roots of the project's other screens.
  private static func words(
    _ names: [Change], ofRoot root: String?, isController: Bool, in scene: String, besides screens: Set<String>
  ) -> [String] {
    func isOfRoot(_ change: Change) -> Bool {
      if case .view(_, let id) = change.subject { id == root } else { false }
    }
    let hasOtherClass = names.contains { isOfRoot($0) && $0.kind == .classChanged }
    return names.compactMap { change in
      guard isOfRoot(change) else {
        if case .view(_, let id) = change.subject, screens.contains(id) { return nil }
        return change.sentence
      }
      if change.kind == .renamed, hasOtherClass { return nil }
      // A controller that has no view of its own is told as what it is.
      if change.kind == .classChanged, isController { return nil }
      return change.sentence.replacing("'root'", with: "the view of '\(scene)'")
    }.counted
  }

  // MARK: Verdict

  private func status(
    _ entry: ReviewReport.Entry, _ changes: LayoutVerdict, _ environment: [String]
  ) -> ReviewReport.Status {
    let hasPixels = entry.pixels.map { $0.verdict == .different || $0.verdict == .differentSize } ?? true
    // What the document itself says has changed counts before what it was drawn with.
    if !environment.isEmpty, !changes.isAuthored, hasPixels || changes.extent != .none { return .environment }
    switch changes.extent {
    case .layout: return .layout
    case .look: return hasPixels || entry.pixels == nil ? .pixels : changes.isOfScrolledText ? .layout : .same
    case .none: return hasPixels ? .pixels : .same
    }
  }

  private static func replaced(_ assets: [AssetChange], _ changes: ReviewReport.LayoutChanges?)
    -> ReviewReport.LayoutChanges
  {
    var changes = changes ?? ReviewReport.LayoutChanges()
    changes.causes = assets.map {
      ReviewReport.Cause(signature: "asset \($0.name)", sentence: $0.sentence)
    }
    if changes.summary.isEmpty { changes.summary = changes.causes.map(\.sentence).joined(separator: "; ") }
    return changes
  }
}
