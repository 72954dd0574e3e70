import AutoLayout
import Findings
import Pages
public import ProofModel
import ProofScene
import Rendering
import Solving

/// Screens that are read again whenever a file of theirs changes: what a page asks for while one edits.
///
/// What cannot be read any more is shown as it was last, with what is wrong. May be used from several threads, which
/// wait for each other.
public final class LiveScreens: Sendable {
  struct Known {
    var solved: Workbench.Solved
    var screen: Workbench
    /// What it was before its window got another size.
    var usual: Environment
    var revision: Int
  }

  struct State {
    var revision = 0
    /// Of each file that could be read once, its screens as of then, in the order of the arguments.
    var screens: [(file: String, workbenches: [Workbench])] = []
    var problems: [Diagnostic] = []
    var given: [String: GivenContent] = [:]
    /// Solved variants by `screen/key`, for their pictures: of this revision, and of the one before until it is asked for.
    var solved: [String: Known] = [:]
    /// Of this revision, by screen: what is the same for all of its variants.
    var shared: [String: Shared] = [:]
    /// The revision that the page is told, where another process counts them.
    var told: Int?
  }

  /// What a screen keeps as long as its files stay: compiled layouts, and what is told of its source.
  struct Shared: Sendable {
    var sessions: LayoutSessionPool
    var source: PageSource
    var editable: EditableRules?
  }

  private let files: [String]
  private let scene: String?
  private let usual: VariantSelection
  /// What the page shows first of single screens, by their names.
  private let own: [String: VariantSelection]
  private let jobs: Int
  private let mostViews: Int
  let studio = Studio()
  let state = Locked(State())
  /// What was written through the page, the last one at the end.
  let written = Locked<[Written]>([])

  /// - Parameters:
  ///   - files: specs, storyboards, xibs, or folders of them.
  ///   - scene: the one scene that is shown, by name, id or title.
  ///   - selection: what the page shows before anything else is chosen there.
  ///   - mostViews: that a page has in all of its variants; what does not fit is told and left out.
  public init(
    _ files: [String], scene: String? = nil, selection: VariantSelection = VariantSelection(), jobs: Int,
    mostViews: Int = usualMostViews
  ) {
    FileJournal.keep()
    self.files = files
    self.scene = scene
    self.jobs = jobs
    self.mostViews = mostViews
    var selection = selection
    selection.mostVariants = Self.mostVariants
    usual = selection
    own = [:]
  }

  /// Screens of layout code, each in the variants of its proof, made on the calling thread.
  package init(_ proofs: [(workbench: Workbench, selection: VariantSelection)]) {
    files = []
    scene = nil
    jobs = 1
    mostViews = Self.usualMostViews
    usual = VariantSelection()
    own = Dictionary(
      proofs.map { proof in
        var selection = proof.selection
        selection.mostVariants = Self.mostVariants
        return (proof.workbench.document.name, selection)
      }
    ) { first, _ in first }
    state.withLock { $0.screens = proofs.map { ($0.workbench.document.file, [$0.workbench]) } }
  }

  /// Has the answers say a revision that somebody else counts, and what is wrong besides.
  package func tell(revision: Int, problems: [Diagnostic]) {
    state.withLock { ($0.told, $0.problems) = (revision, problems) }
  }

  /// A page of more is not fluid.
  public static let usualMostViews = 16_000

  /// A page of more is none that one edits by.
  private static let mostVariants = 400

  /// The number of the present state of the screens; another one whenever the page has something new to ask for.
  public var revision: Int { state.withLock { $0.revision } }

  /// Where another process counts them.
  var shownRevision: Int? { state.withLock { $0.told } }

  /// How many screens there are, and what is wrong with their files now.
  public var summary: (screens: Int, problems: [Diagnostic]) {
    state.withLock { ($0.screens.reduce(0) { $0 + $1.workbenches.count }, $0.problems) }
  }

  /// All screens as they are now.
  public var workbenches: [Workbench] { state.withLock { $0.screens.flatMap(\.workbenches) } }

  /// Takes views' intrinsic sizes from outside.
  public func use(_ given: [String: GivenContent]) { state.withLock { $0.given = given } }

  /// What is wrong with the variants that are shown before anything else is chosen.
  public var selectionProblems: [Diagnostic] {
    workbenches.flatMap { $0.variants(usual).diagnostics }.filter { $0.severity == .error }
  }

  // MARK: Reading

  /// Reads all files anew, which makes another revision.
  public func reload() {
    let loaded = ScreenLoader(studio: studio).load(files.flatMap(Self.screenFiles))
    let workbenches = loaded.workbenches.filter { workbench in
      let document = workbench.document
      return scene.map { [document.name, document.sceneID, document.root.id, document.title].contains($0) } ?? true
    }
    var order: [String] = []
    for file in workbenches.map(\.document.file) + loaded.broken.keys.sorted() where !order.contains(file) {
      order.append(file)
    }
    state.withLock { state in
      let before = state.screens
      state.screens = order.compactMap { file in
        let now = workbenches.filter { $0.document.file == file }
        if loaded.broken[file] == nil || !now.isEmpty { return (file, now) }
        return before.first { $0.file == file }
      }
      state.problems = loaded.diagnostics.filter { $0.severity > .note }
      state.revision += 1
      state.shared = [:]
    }
  }

  /// A folder of specs stands for them, any other for the storyboards, xibs and specs below it.
  private static func screenFiles(_ path: String) -> [String] {
    guard ScreenLoader.isProject(path) else { return [path] }
    let survey = ProjectSurvey(path)
    return Array((survey.specs + survey.storyboards + survey.xibs).prefix(mostFiles))
  }

  private static let mostFiles = 60

  /// What to watch: every file that was asked for so far, there or not, and the folders that hold them.
  public var watched: [String] {
    let paths = FileJournal.files
    let folders = Set(paths.map { path in path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." })
    return paths + folders.filter { !$0.isEmpty }.sorted() + files
  }

  // MARK: Answers

  /// The page itself, which asks for everything else.
  public static var page: [UInt8] {
    ScreenPage.html(title: "Proofsheet", summary: "Screens while one edits.", data: "")
  }

  /// All screens in the variants that are chosen, as the page's data; a choice that is none is told as a problem.
  public func screens(_ choice: VariantSelection? = nil) -> [UInt8] {
    let now = state.withLock {
      (revision: $0.revision, screens: $0.screens, problems: $0.problems, given: $0.given)
    }
    var problems = now.problems
    var shown: [PageScreen] = []
    var room = mostViews
    for workbench in now.screens.flatMap(\.workbenches) {
      let expanded = workbench.variants(merged(choice, of: workbench))
      problems += expanded.diagnostics.filter { $0.severity == .error }
      let shared = shared(workbench, now.revision)
      let views = viewCount(of: workbench, expanded.variants.first, in: shared.sessions)
      let variants = expanded.variants.prefix(room / max(1, views))
      room -= variants.count * views
      if variants.count < expanded.variants.count {
        problems.append(
          Self.tooLarge(workbench, views, shown: variants.count, of: expanded.variants.count, most: mostViews))
      }
      guard !variants.isEmpty else { continue }
      let solved = parallelMap(Array(variants), jobs: jobs) { workbench.solve($0, in: shared.sessions) }
      problems += solved.flatMap(\.diagnostics).filter { $0.severity == .error }
      var told = screen(workbench, solved, now.revision)
      told.source = shared.source
      let editable = EditableRules(workbench.document, solved.map(\.layout))
      told.edits = editable.json
      state.withLock { state in
        if state.revision == now.revision { state.shared[workbench.document.name]?.editable = editable }
      }
      shown.append(told)
    }
    problems += studio.fontErrors
    // What went out of the files, or is chosen no more, is let go of.
    let names = Set(
      shown.flatMap { one in one.variants.map { "\(one.workbench.document.name)/\($0.solved.variant.key)" } })
    state.withLock { state in
      if state.revision == now.revision, !names.isEmpty {
        state.solved = state.solved.filter { names.contains($0.key) }
      }
    }
    return answer(shown, problems, now.revision)
  }

  /// Of a variant; code makes its views first.
  private func viewCount(of workbench: Workbench, _ variant: Variant?, in sessions: LayoutSessionPool) -> Int {
    guard !workbench.triesCauses, let variant else { return workbench.viewCount }
    return workbench.solve(variant, in: sessions).layout.views.count
  }

  private static func tooLarge(
    _ workbench: Workbench, _ views: Int, shown: Int, of all: Int, most: Int
  ) -> Diagnostic {
    .warning(
      "page-too-large",
      "'\(workbench.document.name)' has \(views) views; \(shown) of its \(all) variants are shown, since a page "
        + "has \(most) views at most",
      hint: "choose a device, or name one scene by --scene; 'render' draws all of them")
  }

  /// What is kept of a screen in this revision.
  func shared(_ workbench: Workbench, _ revision: Int) -> Shared {
    state.withLock { state in
      let name = workbench.document.name
      if let known = state.shared[name] { return known }
      let made = Shared(
        sessions: workbench.sessions(given: state.given), source: PageSource(workbench), editable: nil)
      if state.revision == revision { state.shared[name] = made }
      return made
    }
  }

  /// The rules of a screen that can be written; nil before it was asked for.
  func editable(_ screen: String) -> EditableRules? { state.withLock { $0.shared[screen]?.editable } }

  /// What the page says first, changed where it chose otherwise.
  func merged(_ choice: VariantSelection?, of workbench: Workbench) -> VariantSelection {
    let usual = own[workbench.document.name] ?? self.usual
    guard var choice else { return usual }
    choice.mostVariants = Self.mostVariants
    choice.era = usual.era
    // Devices and plain sizes are one axis.
    if choice.devices.isEmpty, choice.sizes.isEmpty { (choice.devices, choice.sizes) = (usual.devices, usual.sizes) }
    func usualWhereEmpty(_ path: WritableKeyPath<VariantSelection, [String]>) {
      if choice[keyPath: path].isEmpty { choice[keyPath: path] = usual[keyPath: path] }
    }
    for path: WritableKeyPath<VariantSelection, [String]> in [
      \.orientations, \.windows, \.locales, \.textSizes, \.states, \.appearances,
    ] { usualWhereEmpty(path) }
    return choice
  }

  /// The pictures of these names, and the screen's.
  func layers(of solved: Workbench.Solved, _ screen: Workbench, names: Set<String>) -> SceneLayers {
    var request = RenderRequest()
    request.chrome = names.contains("chrome") ? .device : .none
    var options = RenderJob(workbench: screen, request: request).sceneOptions(for: solved.variant)
    options.overlays = RenderJob.pageOverlays.filter { names.contains($0.rawValue) }
    return SceneBuilder(text: studio.text, images: screen.images).layers(for: solved.layout, options: options)
  }

  /// Keeps solved variants for their pictures, by their names: the ones that the page shows meanwhile are drawn still.
  func keep(_ solved: [Workbench.Solved], of screen: Workbench, _ revision: Int, usual: Environment? = nil) {
    state.withLock { state in
      for each in solved {
        let name = "\(screen.document.name)/\(each.variant.key)"
        // One that was solved of newer files stays.
        guard (state.solved[name]?.revision ?? 0) <= revision else { continue }
        state.solved[name] = Known(
          solved: each, screen: screen, usual: usual ?? each.variant.environment, revision: revision)
      }
    }
  }

  /// A screen whose pictures are drawn when they are asked for: here only their sizes are told.
  private func screen(_ screen: Workbench, _ solved: [Workbench.Solved], _ revision: Int) -> PageScreen {
    keep(solved, of: screen, revision)
    return PageScreen(workbench: screen, variants: solved.map { ($0, pageLayers(of: $0, screen)) })
  }

  func pageLayers(of solved: Workbench.Solved, _ screen: Workbench) -> [PageLayer] {
    let size = solved.layout.environment.windowSize
    var request = RenderRequest()
    request.chrome = .device
    let job = RenderJob(workbench: screen, request: request)
    let frame = SceneBuilder.chromeFrame(solved.layout.environment, options: job.sceneOptions(for: solved.variant))
    func layer(_ name: String, _ size: Size, _ origin: Point = .zero) -> PageLayer {
      PageLayer(name: name, size: size, origin: origin)
    }
    return [layer("screen", size), layer("chrome", frame.size, frame.origin)]
      + RenderJob.pageOverlays.map { layer($0.rawValue, size) }
  }

  private func answer(_ screens: [PageScreen], _ problems: [Diagnostic], _ revision: Int) -> [UInt8] {
    guard case .object(let members) = ScreenPageReport(screens, jobs: 0).json else { return [] }
    let more: [(key: String, value: JSONValue)] = [
      ("revision", .number(Double(shownRevision ?? revision))),
      ("problems", .array(problems.once.prefix(20).map(Self.problem))),
      ("choices", choices), ("undo", .number(Double(undoCount))),
    ]
    return JSONValue.object(members + more).compactBytes
  }

  /// A problem with the line of source that it stands on.
  private static func problem(_ diagnostic: Diagnostic) -> JSONValue {
    let line = diagnostic.span.flatMap { span in
      (try? FileReading.text(at: span.file)).flatMap { text in
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.indices.contains(span.start.line - 1) ? String(lines[span.start.line - 1].prefix(240)) : nil
      }
    }
    return .object([
      ("severity", .string(diagnostic.severity.rawValue)), ("message", .string(diagnostic.message)),
      ("place", FindingsReport.place(diagnostic.span)), ("line", .optional(line)), ("hint", .optional(diagnostic.hint)),
    ])
  }
}
