import AutoLayout
import Foundation
import ProofModel
import Resolving
import Testing

@testable import Proofing
@testable import Solving

/// A screen over all sizes of a range: where it changes, and what holds for each of them.
@Suite struct SweepTests {
  private static let spec = """
    proofsheet: 1
    name: card
    canvas: [375, 667]
    views:
      title: { type: label, text: A title of some length that wraps, lines: 0 }
      button: { type: button, text: Go }
    constraints:
      all:
        - title.leading == root.leading + 16
        - title.top == root.top + 20
        - title.trailing <= button.leading - 8
        - title.trailing == button.leading - 8 @500
        - title.width <= 300
        - button.trailing == root.trailing - 16
        - button.width == 80
        - button.top == title.bottom + 8
      wide:
        when: size.width >= 600
        rules:
          - title.top == root.top + 40 @999
    """

  private func workbench(_ text: String = spec) throws -> (Workbench, URL) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sweep-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("card.proof.yaml")
    try Data(text.utf8).write(to: file)
    let loaded = ScreenLoader(studio: Studio()).load([file.path])
    #expect(loaded.diagnostics.filter { $0.severity == .error }.isEmpty, "\(loaded.diagnostics)")
    return (try #require(loaded.workbenches.first), folder)
  }

  private func sample(_ name: String) throws -> Workbench {
    let path = Program.root.appendingPathComponent("samples/\(name).proof.yaml").path
    return try #require(ScreenLoader(studio: Studio()).load([path]).workbenches.first)
  }

  /// 16 + 300 + 8 + 80 + 16 = 420: from there on the title is as wide as it may be.
  @Test func aLimitBitesAtItsSum() throws {
    let (workbench, folder) = try workbench()
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = SweepReport(SweepRange(.horizontal, from: 320, to: 700, other: 667), of: workbench)
    let bites = report.points.first { $0.what.contains("title.width <= 300") && $0.what.contains("bites") }
    #expect(abs((bites?.at ?? 0) - 420) < 1e-6, "\(report.text)")
    #expect(report.places.contains(600), "\(report.text)")
    #expect(report.points.contains { $0.what.contains("has") && $0.what.contains("line") })
    #expect(report.gap == nil)
  }

  /// A page sheet is as wide as its window up to 768, which no constraint says.
  @Test func aSheetStopsGrowingAtItsOwnWidth() throws {
    let (workbench, folder) = try workbench(
      """
      proofsheet: 1
      name: sheet
      presentation: page-sheet
      views:
        box: { type: view }
      constraints:
        - box.leading == root.leading + 16
        - box.trailing == root.trailing - 16
        - box.top == root.top + 20
        - box.height == 40
      """)
    defer { try? FileManager.default.removeItem(at: folder) }
    for ends in [(320.0, 1366.0), (767.9, 768.3)] {
      let range = SweepRange(.horizontal, from: ends.0, to: ends.1, other: 852)
      let report = SweepReport(range, of: workbench)
      #expect(report.places.filter { $0 > 761 } == [768], "\(report.text)")
      let scan = SweepScan(range, step: 1.0 / 16, of: workbench)
      #expect(scan.missing + scan.extra + scan.otherwise == [])
    }
  }

  /// Cells have wider margins from a width of their table on, which is none of the window's.
  @Test(arguments: [("ios-12", 690.0), ("ios-14", 380 / 0.6)]) func marginsOfCellsGoByTheirTable(
    era: String, at: Double
  )
    throws
  {
    let (workbench, folder) = try workbench(
      """
      proofsheet: 1
      name: half
      os: \(era)
      views:
        table: { type: table, views: { cell: { type: table-cell, views: { box: { type: view } } } } }
      constraints:
        - table.leading == root.leading
        - table.width == 60% root.width
        - table.top == root.top
        - table.bottom == root.bottom
        - box.leading == cell.leadingMargin
        - box.trailing == cell.trailingMargin
        - box.top == cell.top
        - box.bottom == cell.bottom
        - box.height == 40
      """)
    defer { try? FileManager.default.removeItem(at: folder) }
    for ends in [(600.0, 735.0), (632, 643), (680, 691)] where ends.0 < at && at < ends.1 {
      let range = SweepRange(.horizontal, from: ends.0, to: ends.1, other: 852)
      let report = SweepReport(range, of: workbench)
      #expect(report.places.contains { abs($0 - at) < 1e-6 }, "\(report.text)")
      let scan = SweepScan(range, step: 1.0 / 16, of: workbench)
      #expect(scan.missing + scan.extra + scan.otherwise == [])
    }
  }

  /// Between two sizes that a scan in sixteenths of a point looks at, a frame's law changes only where the sweep says so,
  /// and wherever the sweep says so.
  @Test(arguments: ["bookcase", "progress-panel", "percent-margins", "two-labels", "red-anchors", "controls"])
  func theCutsAreThoseOfAScan(name: String) throws {
    try scan(try sample(name), name, from: 380, to: 440)
  }

  /// A row of boxes with random limits, wishes, shares and a wrapping label, from a seed.
  private static func randomScreen(_ seed: Int) -> String {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let count = 2 + next(3)
    let names = (0..<count).map { "v\($0)" }
    var views = names.map { "  \($0): { background: red }" }
    var rules = ["v0.leading == root.leading + \(next(30))", "v0.top == root.top + 20"]
    for (index, name) in names.enumerated() {
      rules.append("\(name).height == \(20 + next(40))")
      if index > 0 {
        rules.append("\(name).leading == \(names[index - 1]).trailing + \(next(20))")
        rules.append("\(name).top == \(names[index - 1]).\(next(2) == 0 ? "top" : "bottom")")
      }
      switch next(4) {
      case 0: rules.append("\(name).width == \(10 + next(80)) @\(400 + 10 * index)")
      case 1: rules.append("\(name).width == \(10 + next(60))% root.width @\(600 + 10 * index)")
      case 2: rules.append("\(name).width == root.width - \(100 + next(300)) @\(500 + 10 * index)")
      default: rules.append("\(name).width == \(20 + next(100))")
      }
      rules.append("\(name).width >= \(next(60)) @\(800 + index)")
      if next(2) == 0 { rules.append("\(name).width <= \(60 + next(160)) @\(850 + index)") }
    }
    rules.append("\(names[count - 1]).trailing <= root.trailing - \(next(30)) @900")
    if next(2) == 0 {
      views.append("  text: { type: label, text: Some words that wrap where the room ends, lines: 0 }")
      rules += [
        "text.leading == root.leading + 16", "text.trailing <= root.trailing - \(next(200))",
        "text.top == root.top + 200",
      ]
    }
    return "proofsheet: 1\nname: row\ncanvas: [375, 667]\nviews:\n\(views.joined(separator: "\n"))\nconstraints:\n"
      + rules.map { "  - \($0)" }.joined(separator: "\n") + "\n"
  }

  /// Screens of which nobody has worked anything out (`scripts/sweep-scan` tries more of them): around a place that the sweep
  /// names, and at one that it does not.
  @Test(arguments: 0..<60) func theCutsOfRandomScreensAreThoseOfAScan(seed: Int) throws {
    let (workbench, folder) = try workbench(Self.randomScreen(seed))
    defer { try? FileManager.default.removeItem(at: folder) }
    let whole = SizeSweep(SweepRange(.horizontal, from: 320, to: 760, other: 667), of: workbench)
    try #require(whole.isComplete)
    let cuts = whole.stretches.dropFirst().map(\.at).filter { $0 > 324 && $0 < 756 }
    let middle = cuts.isEmpty ? 400 + Double(seed) : cuts[seed % cuts.count].rounded()
    try scan(workbench, "screen \(seed)", from: middle - 2, to: middle + 2)
    try scan(workbench, "screen \(seed)", from: 330 + Double(seed * 2), to: 332 + Double(seed * 2))
  }

  private func scan(_ workbench: Workbench, _ name: String, from: Double, to: Double) throws {
    let range = SweepRange(.horizontal, from: from, to: to, other: 667)
    let sweep = SizeSweep(range, of: workbench)
    try #require(sweep.isComplete)
    #expect(sweep.pieces.first?.from == from && sweep.pieces.last?.to == to)
    let cuts = sweep.stretches.dropFirst().map(\.at)
    let step = 1.0 / 16
    var frames: [[Rect]] = []
    var session = workbench.engine.session()
    var quiet = DiagnosticSink()
    for index in 0...Int((to - from) / step) {
      let environment = try #require(range.environment(at: from + Double(index) * step, of: workbench.document))
      frames.append(session.solve(environment, diagnostics: &quiet).views.map(\.frame))
    }
    for index in 1..<(frames.count - 1) {
      guard frames[index - 1].count == frames[index + 1].count, frames[index].count == frames[index + 1].count else {
        continue
      }
      let at = from + Double(index) * step
      let isBent = zip(zip(frames[index - 1], frames[index]), frames[index + 1]).contains { pair, next in
        abs(pair.0.x + next.x - 2 * pair.1.x) > 1e-5 || abs(pair.0.y + next.y - 2 * pair.1.y) > 1e-5
          || abs(pair.0.width + next.width - 2 * pair.1.width) > 1e-5
          || abs(pair.0.height + next.height - 2 * pair.1.height) > 1e-5
      }
      if isBent { #expect(cuts.contains { abs($0 - at) <= step + 1e-6 }, "\(name) bends at \(at), cuts are \(cuts)") }
    }
    for piece in sweep.pieces where piece.to > piece.from {
      for share in [0.1, 0.37, 0.5, 0.81] {
        let at = piece.from + share * (piece.to - piece.from)
        let environment = try #require(range.environment(at: at, of: workbench.document))
        let solved = session.solve(environment, diagnostics: &quiet).views.map(\.frame)
        for (mine, theirs) in zip(piece.frames(at: at), solved) {
          #expect(
            abs(mine.x - theirs.x) < 1e-4 && abs(mine.y - theirs.y) < 1e-4 && abs(mine.width - theirs.width) < 1e-4
              && abs(mine.height - theirs.height) < 1e-4, "\(name) at \(at)")
        }
      }
    }
  }

  private func verdicts(_ that: String, _ sizes: String = "width: 320...700, height: 667") throws
    -> ExpectationRunner.Outcome
  {
    let (workbench, folder) = try workbench(Self.spec + "\nexpect:\n  - { for-all: { \(sizes) }, that: [\(that)] }\n")
    defer { try? FileManager.default.removeItem(at: folder) }
    return ExpectationRunner(workbench: workbench).run()
  }

  @Test func whatHoldsForAllSizesIsProved() throws {
    let outcome = try verdicts(
      "no conflicts, title.width <= 300, title.trailing + 8 <= button.leading, title.leading == 16")
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(outcome.passed == 4)
  }

  /// The smallest size at which it is not so: 16 + w + 8 + 80 + 16 = size, w > 250 from 370 on.
  @Test func theSmallestCounterExampleIsTold() throws {
    let outcome = try verdicts("title.width <= 250")
    #expect(outcome.failures.count == 1)
    #expect(outcome.failures.first?.id == "for-all-fails")
    #expect(outcome.failures.first?.message.contains("at 370") ?? false, "\(outcome.failures)")
  }

  /// The size is drawn, and named for `render` with all that is not as usual.
  @Test func counterExamplesAreDrawn() throws {
    let claim = "  - { for-all: { width: 320...700, height: 667, text-size: [xxxl] }, that: [title.width <= 250] }\n"
    let (workbench, folder) = try workbench(Self.spec + "\nexpect:\n" + claim)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = ExpectationRunner(workbench: workbench).run()
    #expect(outcome.failures.first?.hint?.contains("x667 --text-size xxxl") == true, "\(outcome.failures)")
    let (paths, problems) = outcome.counterExamples.draw(workbench, into: folder.path)
    #expect(problems.isEmpty && paths.count == 1)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: try #require(paths.first)))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try verdicts("no conflicts").counterExamples.isEmpty)
  }

  @Test func whatIsNotProvedIsUndecided() throws {
    let overlaps = try verdicts("no overlaps")
    #expect(overlaps.failures.first?.id == "for-all-undecided", "\(overlaps.failures)")
    let both = try verdicts("no conflicts", "width: 320...700, height: 400...800")
    #expect(both.failures.first?.id == "for-all-undecided")
  }

  /// Never "proved" where a scan finds a counter-example.
  @Test(arguments: Array(stride(from: 200, through: 260, by: 3))) func noProofIsRefutedByAScan(bound: Int) throws {
    let (workbench, folder) = try workbench()
    defer { try? FileManager.default.removeItem(at: folder) }
    let range = SweepRange(.horizontal, from: 320, to: 400, other: 667)
    let proof = SizeProof(range, of: workbench)
    guard case .equation(let equation) = try RuleText.parse("title.width <= \(bound)") else { return }
    let verdict = proof.verdict(on: .init(text: "", equation: equation))
    var session = workbench.engine.session()
    var quiet = DiagnosticSink()
    var smallest: Double?
    for index in 0...320 {
      let at = 320 + Double(index) / 4
      let environment = try #require(range.environment(at: at, of: workbench.document))
      let layout = session.solve(environment, diagnostics: &quiet)
      let width = layout.views.first { $0.content.name == "title" }?.frame.width ?? 0
      if width > Double(bound) + 1e-4, smallest == nil { smallest = at }
    }
    switch verdict {
    case .proved: #expect(smallest == nil, "\(bound)")
    case .refuted(let at, _): #expect(at <= (smallest ?? 0) + 1e-6 && at >= (smallest ?? 400) - 0.26, "\(bound), \(at)")
    case .undecided(let reason): Issue.record("\(reason)")
    }
  }

  /// Five hundred sizes by chance of each of ten screens (`scripts/proof-scan` tries more): what is proved holds in each, and
  /// what is refuted holds up to the counter-example, and not there.
  @Test(arguments: 0..<10) func noProofIsRefutedBySizesByChance(seed: Int) throws {
    let (workbench, folder) = try workbench(Self.randomScreen(seed))
    defer { try? FileManager.default.removeItem(at: folder) }
    let range = SweepRange(.horizontal, from: 320, to: 760, other: 667)
    let proof = SizeProof(range, of: workbench)
    let claims = ["v1.leading <= \(60 + 10 * seed)", "v0.width <= \(20 + 5 * seed)", "v1.trailing <= root.trailing"]
    var random = UInt64(seed) &+ 11
    var session = workbench.engine.session()
    var quiet = DiagnosticSink()
    var layouts: [(at: Double, layout: SolvedLayout)] = []
    for _ in 0..<500 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let at = 320 + 440 * Double(random >> 11) / Double(1 << 53)
      let environment = try #require(range.environment(at: at, of: workbench.document))
      layouts.append((at, session.solve(environment, diagnostics: &quiet)))
    }
    for claim in claims {
      guard case .equation(let equation) = try RuleText.parse(claim) else { continue }
      let verdict = proof.verdict(on: .init(text: claim, equation: equation))
      let missed = try layouts.filter {
        try ClaimedValues($0.layout).miss(equation, $0.layout.views.map(\.frame)) > 1e-4
      }.map(\.at).min()
      switch verdict {
      case .proved: #expect(missed == nil, "\(claim) at \(missed ?? 0)")
      case .refuted(let at, _): #expect(at <= (missed ?? .infinity) + 1e-6, "\(claim): \(at), \(missed ?? 0)")
      case .undecided(let reason): Issue.record("\(claim): \(reason)")
      }
    }
  }

  /// Every sample can be swept from a small phone to a large tablet, so that no claim about one is left undecided.
  @Test func everySampleIsSweptWhole() throws {
    let folder = Program.root.appendingPathComponent("samples")
    var count = 0
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files
    where ["storyboard", "xib"].contains(file.pathExtension) || file.path.hasSuffix(".proof.yaml") {
      guard !file.path.contains(".build") else { continue }
      for workbench in ScreenLoader(studio: Studio()).load([file.path]).workbenches {
        let range = SweepRange(.horizontal, from: 320, to: 1366, other: workbench.usualWindow.height)
        #expect(SizeSweep(range, of: workbench).isComplete, "\(file.path)")
        count += 1
      }
    }
    #expect(count > 30)
  }

  // MARK: Texts

  /// What a scan sees at each step is what the sweep tells there, and nothing else.
  private func agrees(_ range: SweepRange, step: Double, _ workbench: Workbench, _ name: String) {
    let scan = SweepScan(range, step: step, of: workbench)
    #expect(scan.gap == nil, "\(name)")
    #expect(scan.missing.isEmpty, "\(name), missing: \(scan.missing)")
    #expect(scan.extra.isEmpty, "\(name), extra: \(scan.extra)")
    #expect(scan.otherwise.isEmpty, "\(name), otherwise: \(scan.otherwise)")
  }

  @Test(arguments: ["bookcase", "progress-panel", "two-labels", "red-anchors", "right-to-left", "problems"])
  func textScalesAreThoseOfAScan(name: String) throws {
    let workbench = try sample(name)
    agrees(SweepRange(.textScale, from: 0.8, to: 2, window: workbench.usualWindow), step: 1.0 / 64, workbench, name)
  }

  @Test(arguments: ["bookcase", "progress-panel", "two-labels", "trips"])
  func textGrowthsAreThoseOfAScan(name: String) throws {
    let workbench = try sample(name)
    agrees(SweepRange(.textGrowth, from: 0, to: 40, window: workbench.usualWindow), step: 0.5, workbench, name)
  }

  @Test(arguments: ["bookcase", "two-labels", "progress-panel"])
  func whatChangesAtWidthsIsWhatAScanSees(name: String) throws {
    agrees(SweepRange(.horizontal, from: 360, to: 420, other: 667), step: 1.0 / 16, try sample(name), name)
  }

  /// Four conflicts at nearly every width, of which which rule breaks, and for which set, changes at single widths only.
  @Test func conflictsAtAllWidthsAreWhatAScanSees() throws {
    let name = "articles/adaptive/red-forgotten"
    agrees(SweepRange(.horizontal, from: 366, to: 386, other: 667), step: 1.0 / 16, try sample(name), name)
  }

  /// Rows of labels that share a width by chance: priorities, limits, lines and gaps from a seed.
  private static func randomTexts(_ seed: Int) -> String {
    var state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let words = [
      "Name", "Due back on Friday", "Author of the book", "3 copies", "A longer line that wraps at some width",
    ]
    let count = 2 + next(3)
    var views: [String] = []
    var rules = ["v0.leading == root.leading + \(8 + next(12))", "v0.top == root.top + 20"]
    for index in 0..<count {
      let lines = next(2) == 0 ? ", lines: \(next(3))" : ""
      views.append(
        "  v\(index): { type: label, text: \(words[next(words.count)]), font: \(11 + next(10))\(lines), "
          + "compress: { h: \(700 + 10 * index) }, hug: { h: \(251 + index) } }")
      if index > 0 {
        rules.append("v\(index).leading == v\(index - 1).trailing + \(4 + next(12))")
        let line = ["top", "firstBaseline", "centerY"][next(3)]
        rules.append("v\(index).\(line) == v\(index - 1).\(line)")
      }
      if next(3) == 0 { rules.append("v\(index).width <= \(60 + next(120))") }
      if next(4) == 0 { rules.append("v\(index).height <= \(20 + next(60)) @\(600 + next(300))") }
    }
    rules.append("v\(count - 1).trailing <= root.trailing - \(8 + next(20))")
    return "proofsheet: 1\nname: texts\ncanvas: [\(320 + 10 * next(20)), 667]\nviews:\n"
      + views.joined(separator: "\n") + "\nconstraints:\n" + rules.map { "  - \($0)" }.joined(separator: "\n") + "\n"
  }

  @Test(arguments: 0..<10) func textScalesOfRandomScreensAreThoseOfAScan(seed: Int) throws {
    let (workbench, folder) = try workbench(Self.randomTexts(seed))
    defer { try? FileManager.default.removeItem(at: folder) }
    let range = SweepRange(.textScale, from: 0.75, to: 1.75, window: workbench.usualWindow)
    agrees(range, step: 1.0 / 64, workbench, "texts \(seed)")
  }

  /// Never "proved" where a scan finds a counter-example, and the counter-example is the smallest.
  @Test(arguments: 0..<6) func noProofForAllTextScalesIsRefutedByAScan(seed: Int) throws {
    let (workbench, folder) = try workbench(Self.randomTexts(seed))
    defer { try? FileManager.default.removeItem(at: folder) }
    let range = SweepRange(.textScale, from: 0.75, to: 1.75, window: workbench.usualWindow)
    let proof = SizeProof(range, of: workbench)
    let claims = ["v0.width <= \(40 + 12 * seed)", "v1.leading >= v0.trailing + 4", "v1.leading <= \(60 + 15 * seed)"]
    var session = workbench.engine.session()
    var quiet = DiagnosticSink()
    var layouts: [(at: Double, layout: SolvedLayout)] = []
    for index in 0...500 {
      let at = 0.75 + Double(index) / 500
      let environment = try #require(range.environment(at: at, of: workbench.document))
      layouts.append((at, session.solve(environment, diagnostics: &quiet)))
    }
    for claim in claims {
      guard case .equation(let equation) = try RuleText.parse(claim) else { continue }
      let verdict = proof.verdict(on: .init(text: claim, equation: equation))
      let missed = try layouts.filter {
        try ClaimedValues($0.layout).miss(equation, $0.layout.views.map(\.frame)) > 1e-4
      }.map(\.at).min()
      switch verdict {
      case .proved: #expect(missed == nil, "\(claim) at \(missed ?? 0)")
      case .refuted(let at, _):
        #expect(
          at <= (missed ?? .infinity) + 1e-5 && at >= (missed ?? 1.75) - 1.0 / 500 - 1e-5,
          "\(claim): \(at), \(missed ?? 0)")
      case .undecided(let reason): Issue.record("\(claim): \(reason)")
      }
    }
  }

  /// A text of 20 characters is longer by one at each 5 per cent.
  @Test func textsGrowByWholeCharacters() throws {
    let spec = """
      proofsheet: 1
      name: one
      canvas: [375, 667]
      views:
        label: { type: label, text: Twenty letters right }
      constraints:
        - label.leading == root.leading + 16
        - label.top == root.top + 20
      expect:
        - { for-all: { text-growth: 0...60 }, that: [no conflicts, label.leading == 16, label.width <= 400] }
        - { for-all: { text-growth: 0...60, width: 320 }, that: [label.width <= 165] }
        - { for-all: { text-scale: 0.8...2, text-size: all, text-growth: 20 }, that: [label.leading == 16] }
        - { for-all: { text-scale: 0.8...2, width: 320...400 }, that: [no conflicts] }
      """
    let (workbench, folder) = try workbench(spec)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = ExpectationRunner(workbench: workbench).run()
    #expect(outcome.passed == 3 + 12)
    #expect(outcome.failures.map(\.id) == ["for-all-fails", "for-all-undecided"], "\(outcome.failures)")
    let message = outcome.failures.first?.message ?? ""
    let at = message.firstMatch(of: /at ([0-9.]+)/).flatMap { Double($0.1) } ?? 0
    #expect(at > 0 && at.truncatingRemainder(dividingBy: 5) == 0, "\(message)")
    #expect(outcome.failures.last?.message.contains("width and text-scale run at once") ?? false)
  }

  /// Views that pass each other have turned where they no longer share a stretch, wherever else the screen changes.
  @Test func orderTurnsWhereItDoes() throws {
    let spec = """
      proofsheet: 1
      name: order
      canvas: [375, 667]
      views:
        a: { background: red }
        b: { background: blue }
      constraints:
        - a.leading == root.leading + 200
        - a.width == 50
        - b.trailing == root.trailing - 150
        - b.width == 40
        - (a, b).top == root.top + 20
        - (a, b).height == 20
      """
    let (workbench, folder) = try workbench(spec)
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = SweepReport(SweepRange(.horizontal, from: 320, to: 700, other: 667), of: workbench)
    // 200 + 50 = w - 150 - 40: from there on the second lies behind the first.
    #expect(report.points.contains { $0.what == "'a' is left of 'b'" && abs($0.at - 440) < 0.02 }, "\(report.text)")
  }

  @Test func theBookcaseIsProvedFromPhoneToTablet() throws {
    let workbench = try sample("bookcase")
    let proof = SizeProof(SweepRange(.horizontal, from: 320, to: 1366, other: 1024), of: workbench)
    guard case .proved = proof.verdict(on: .init(finding: "conflicts", isPresent: false)) else {
      Issue.record("\(proof.verdict(on: .init(finding: "conflicts", isPresent: false)))")
      return
    }
  }

  @Test func theCommandTellsPlotsAndRefuses() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("card.proof.yaml", Self.spec)
    let text = try program.run(["sweep", "card.proof.yaml", "--width", "320...700"])
    #expect(text.code == 0 && text.output.contains("420"), "\(text.output)\(text.talk)")
    let json = try program.run(["sweep", "card.proof.yaml", "--width", "320...700", "--format", "json"])
    #expect(json.output.contains("\"axis\": \"width\"") && json.output.contains("\"at\": 420"))
    let plot = try program.run(
      ["sweep", "card.proof.yaml", "--width", "320...700", "--plot", "p.svg", "--of", "title.width,button.leading"])
    #expect(plot.code == 0, "\(plot.talk)")
    let svg = try String(contentsOf: program.folder.appendingPathComponent("p.svg"), encoding: .utf8)
    #expect(svg.contains("title.width") && svg.hasSuffix("</svg>\n"))
    let strip = try program.run(["sweep", "card.proof.yaml", "--width", "320...700", "--strip", "s.svg"])
    #expect(strip.code == 0, "\(strip.talk)")
    let drawn = try String(contentsOf: program.folder.appendingPathComponent("s.svg"), encoding: .utf8)
    #expect(drawn.contains("320 pt") || drawn.contains("<path"))
    let odd = try program.run(["sweep", "card.proof.yaml", "--strip", "s.gif"])
    #expect(odd.code == 2 && odd.talk.contains(".png, .svg or .pdf"))
    let unknown = try program.run(
      ["sweep", "card.proof.yaml", "--width", "320...700", "--plot", "q.svg", "--of", "titel.width"])
    #expect(unknown.code == 2 && unknown.talk.contains("did you mean 'title'"), "\(unknown.talk)")
    let both = try program.run(["sweep", "card.proof.yaml", "--width", "320...700", "--height", "1...2"])
    #expect(both.code == 2 && both.talk.contains("one side runs"), "\(both.talk)")
    let scale = try program.run(
      ["sweep", "card.proof.yaml", "--text-scale", "0.8...2", "--width", "375", "--format", "json", "--strip", "t.svg"])
    #expect(scale.code == 0 && scale.output.contains("\"axis\": \"text-scale\""), "\(scale.output)\(scale.talk)")
    let growth = try program.run(
      ["sweep", "card.proof.yaml", "--text-growth", "0...60", "--plot", "g.svg", "--of", "title.height"])
    #expect(growth.code == 0 && growth.output.contains("text growth 0 to 60 at 375 × 667"), "\(growth.output)")
    let two = try program.run(["sweep", "card.proof.yaml", "--text-scale", "0.8...2", "--text-growth", "0...60"])
    #expect(two.code == 2 && two.talk.contains("--text-growth one number"), "\(two.talk)")
    let far = try program.run(["sweep", "card.proof.yaml", "--text-scale", "0...2"])
    #expect(far.code == 2 && far.talk.contains("0.8...2"), "\(far.talk)")
    let wrong = try program.run(["sweep", "card.proof.yaml", "--width", "700...320"])
    #expect(wrong.code == 2 && wrong.talk.contains("320...1366"), "\(wrong.talk)")
  }
}
