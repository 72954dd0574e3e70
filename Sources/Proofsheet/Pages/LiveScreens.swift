import AutoLayout
import Foundation
import Pages
public import ProofModel
import ProofScene
import Synchronization

/// Screens that are read again whenever a file of theirs changes: what a page asks for while one edits.
///
/// What cannot be read any more is shown as it was last, with what is wrong. May be used from several threads, which
/// wait for each other.
public final class LiveScreens: Sendable {
  private struct Known {
    var solved: Workbench.Solved
    var screen: Workbench
    /// What it was before its window got another size.
    var usual: Environment
    var revision: Int
  }

  private struct State {
    var revision = 0
    /// Of each file that could be read once, its screens as of then, in the order of the arguments.
    var screens: [(file: String, workbenches: [Workbench])] = []
    var problems: [Diagnostic] = []
    var given: [String: GivenContent] = [:]
    /// Solved variants by `screen/key`, for their pictures: of this revision, and of the one before until it is asked for.
    var solved: [String: Known] = [:]
  }

  private let files: [String]
  private let scene: String?
  private let usual: VariantSelection
  private let jobs: Int
  private let studio = Studio()
  private let state = Mutex(State())

  /// - Parameters:
  ///   - files: specs, storyboards, xibs, or folders of them.
  ///   - scene: the one scene that is shown, by name, id or title.
  ///   - selection: what the page shows before anything else is chosen there.
  public init(_ files: [String], scene: String? = nil, selection: VariantSelection = VariantSelection(), jobs: Int) {
    FileJournal.keep()
    self.files = files
    self.scene = scene
    self.jobs = jobs
    var selection = selection
    selection.mostVariants = Self.mostVariants
    usual = selection
  }

  /// A page of more is none that one edits by.
  private static let mostVariants = 400

  public var revision: Int { state.withLock { $0.revision } }

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
    for workbench in now.screens.flatMap(\.workbenches) {
      let expanded = workbench.variants(merged(choice))
      problems += expanded.diagnostics.filter { $0.severity == .error }
      guard !expanded.variants.isEmpty else { continue }
      let solved = workbench.solve(expanded.variants, given: now.given, jobs: jobs)
      problems += solved.flatMap(\.diagnostics).filter { $0.severity == .error }
      shown.append(screen(workbench, solved, now.revision))
    }
    problems += studio.fontErrors
    return answer(shown, problems, now.revision)
  }

  /// One variant of one screen in a window of another size, with its pictures in the answer; nil where there is none.
  ///
  /// - Parameter layers: the names of the pictures that are wanted.
  public func resized(
    screen name: String, key: String, width: Double, height: Double, layers: Set<String>
  ) -> [UInt8]? {
    let now = state.withLock { (revision: $0.revision, known: $0.solved["\(name)/\(key)"], given: $0.given) }
    guard let known = now.known, (1...4000).contains(width), (1...4000).contains(height) else { return nil }
    let environment = known.usual
    var selection = VariantSelection(of: environment)
    if width <= environment.screenSize.width, height <= environment.screenSize.height {
      selection.windows = ["\(width.shortText)x\(height.shortText)"]
    } else {
      // Larger than the device it is a plain screen.
      selection.devices = []
      selection.orientations = []
      selection.sizes = ["\(width.shortText)x\(height.shortText)@\(environment.scale.shortText)"]
    }
    guard let variant = known.screen.variants(selection).variants.first else { return nil }
    var solved = known.screen.solve(variant, given: now.given)
    // It takes the place of the one that is resized.
    solved.variant.key = key
    var shown = screen(known.screen, [solved], now.revision, usual: environment)
    let drawn = self.layers(of: solved, known.screen)
    for (index, layer) in shown.variants[0].layers.enumerated() where layers.contains(layer.name) {
      guard let list = drawn.named.first(where: { $0.name == layer.name })?.list else { continue }
      shown.variants[0].layers[index].svg = try? known.screen.renderers.svg(list, isLayer: true)
    }
    return answer([shown], [], now.revision)
  }

  /// A variant's picture as SVG; nil where there is none of that name.
  public func picture(screen: String, key: String, layer: String) -> [UInt8]? {
    guard let known = state.withLock({ $0.solved["\(screen)/\(key)"] }),
      let found = layers(of: known.solved, known.screen, only: layer).named.first(where: { $0.name == layer })
    else { return nil }
    return try? known.screen.renderers.svg(found.list, isLayer: true)
  }

  /// What the page says first, changed where it chose otherwise.
  private func merged(_ choice: VariantSelection?) -> VariantSelection {
    guard var choice else { return usual }
    choice.mostVariants = Self.mostVariants
    choice.era = usual.era
    func usualWhereEmpty(_ path: WritableKeyPath<VariantSelection, [String]>) {
      if choice[keyPath: path].isEmpty { choice[keyPath: path] = usual[keyPath: path] }
    }
    for path: WritableKeyPath<VariantSelection, [String]> in [
      \.devices, \.sizes, \.orientations, \.windows, \.locales, \.textSizes, \.states, \.appearances,
    ] { usualWhereEmpty(path) }
    return choice
  }

  private func layers(of solved: Workbench.Solved, _ screen: Workbench, only name: String? = nil) -> SceneLayers {
    var request = RenderRequest()
    request.chrome = name == nil || name == "chrome" ? .device : .none
    var options = RenderJob(workbench: screen, request: request).sceneOptions(for: solved.variant)
    options.overlays = name.map { name in Overlay(rawValue: name).map { [$0] } ?? [] } ?? RenderJob.pageOverlays
    return SceneBuilder(text: studio.text, images: screen.images).layers(for: solved.layout, options: options)
  }

  /// A screen whose pictures are drawn when they are asked for: here only their sizes are told.
  private func screen(
    _ screen: Workbench, _ solved: [Workbench.Solved], _ revision: Int, usual: Environment? = nil
  ) -> PageScreen {
    state.withLock { state in
      guard state.revision == revision else { return }
      state.solved = state.solved.filter { $1.revision >= revision - 1 }
      for each in solved {
        state.solved["\(screen.document.name)/\(each.variant.key)"] = Known(
          solved: each, screen: screen, usual: usual ?? each.variant.environment, revision: revision)
      }
    }
    return PageScreen(
      workbench: screen,
      variants: solved.map { solved in
        let size = solved.layout.environment.windowSize
        var request = RenderRequest()
        request.chrome = .device
        let job = RenderJob(workbench: screen, request: request)
        let frame = SceneBuilder.chromeFrame(solved.layout.environment, options: job.sceneOptions(for: solved.variant))
        func layer(_ name: String, _ size: Size, _ origin: Point = .zero) -> PageLayer {
          let query = [("screen", screen.document.name), ("variant", solved.variant.key), ("layer", name)]
            .map { "\($0)=\($1.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")" }
          return PageLayer(
            name: name, path: "picture?\(query.joined(separator: "&"))", size: size, origin: origin, version: revision)
        }
        return (
          solved,
          [layer("screen", size), layer("chrome", frame.size, frame.origin)]
            + RenderJob.pageOverlays.map { layer($0.rawValue, size) }
        )
      })
  }

  private func answer(_ screens: [PageScreen], _ problems: [Diagnostic], _ revision: Int) -> [UInt8] {
    guard case .object(let members) = ScreenPageReport(screens, jobs: 0).json else { return [] }
    let told = problems.reduce(into: [Diagnostic]()) { list, next in if !list.contains(next) { list.append(next) } }
    let more: [(key: String, value: JSONValue)] = [
      ("revision", .number(Double(revision))), ("problems", .array(told.prefix(20).map(Self.problem))),
      ("choices", choices),
    ]
    return Array(JSONValue.object(members + more).compactText.utf8)
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

  /// What can be chosen besides the files' own matrix, by axis.
  private var choices: JSONValue {
    let documents = state.withLock { $0.screens.flatMap(\.workbenches).map(\.document) }
    func distinct(_ values: [String]) -> [String] {
      values.reduce(into: []) { list, next in if !list.contains(next) { list.append(next) } }
    }
    let own = documents.flatMap { $0.matrix.devices ?? [] }.map(\.value)
    return .object([
      (
        "device",
        .strings(
          distinct(
            own + ["current", "iphones", "ipads"] + DeviceCatalogue.shared.devices(matching: "current").map(\.id)))
      ),
      ("orientation", .strings(["portrait", "landscape", "all"])),
      (
        "locale",
        .strings(distinct(documents.flatMap { $0.strings.map(\.locale) } + PseudoLanguage.allCases.map(\.rawValue)))
      ),
      ("textSize", .strings(TextSize.allCases.map(\.rawValue) + ["all"])),
      ("state", .strings(distinct(documents.flatMap { $0.states.map(\.name) }) + ["all"])),
      ("appearance", .strings(["light", "dark", "all"])),
    ])
  }
}

extension VariantSelection {
  /// The one variant that an environment is.
  fileprivate init(of environment: Environment) {
    self.init()
    if let device = environment.device {
      devices = [device]
    } else {
      let size = environment.screenSize
      sizes = ["\(size.width.shortText)x\(size.height.shortText)@\(environment.scale.shortText)"]
    }
    orientations = [environment.orientation.rawValue]
    locales = [environment.locale]
    textSizes = [environment.textSize.rawValue]
    appearances = [environment.appearance.rawValue]
    states = environment.state.map { [$0] } ?? []
    era = environment.era
  }
}
