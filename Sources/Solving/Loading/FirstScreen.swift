import InterfaceBuilder
public import ProofModel

/// The screen that is drawn of a project that nobody has told anything about: the one that its app begins with.
public struct FirstScreen: Sendable {
  /// The screen, ready to be solved and drawn.
  public var workbench: Workbench
  /// As it is opened from here.
  public var file: String
  /// Why it is this one.
  public var reason: String
  /// All screens of its file.
  public var screenCount: Int
  /// What there is to tell of the file.
  public var diagnostics: [Diagnostic]
  /// Whether there is nothing but launch screens, which an app whose screens are code has too.
  public var isLaunchScreen = false
  /// Whether it stands in for a scene that the file does not name or that code fills.
  private var isStandIn = false

  /// A file that may hold it, and why.
  struct Candidate: Hashable {
    var file: String
    var reason: String
    var isLaunchScreen = false
  }

  /// How many files are opened before it is given up.
  private static let mostTries = 12

  /// Nil where nothing that was found can be opened.
  public static func find(in survey: ProjectSurvey, studio: Studio) -> FirstScreen? {
    var best: FirstScreen?
    var tried: Set<String> = []
    for candidate in candidates(survey) where tried.insert(candidate.file).inserted && tried.count <= mostTries {
      guard var screen = open(candidate, survey, studio) else { continue }
      screen.isLaunchScreen = candidate.isLaunchScreen
      if screen.content >= fewContents || screen.hasContent && !screen.isStandIn && best?.hasContent != true {
        return screen
      }
      if best.map({ screen.content > $0.content }) ?? true { best = screen }
    }
    return best
  }

  /// What stands in for another scene shows at least so much, or other files are looked at too.
  private static let fewContents = 5

  /// Files in the order in which they are tried: what targets name, then storyboards called Main, the project's own
  /// specs, the fullest storyboards and controllers' xibs; the same of examples, then of extensions; then other xibs.
  static func candidates(_ survey: ProjectSurvey) -> [Candidate] {
    let kinds = FileKinds(survey)
    func rank(_ path: String) -> Int { kinds.rank(path) }
    let isLaunchScreen = kinds.isLaunchScreen
    var found: [Candidate] = []
    let entries =
      survey.targets.flatMap(AppEntry.named(byList:)) + survey.projects.flatMap(AppEntry.named(byProject:))
    let named = entries.compactMap { entry -> (candidate: Candidate, rank: Int)? in
      guard let file = nearest(entry.name, to: entry.file, in: survey.storyboards + survey.xibs) else { return nil }
      let place = max(rank(entry.file), rank(file)) + (entry.isTouch ? 0 : 2)
      return (Candidate(file: file, reason: "\(entry.key) in \(entry.file)"), place)
    }
    let byEntry = named.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
    func add(_ files: [String], _ reason: String) {
      let byRank = files.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      found += byRank.map { Candidate(file: $0.element, reason: reason) }
    }
    let boards = survey.storyboards.filter { !isLaunchScreen($0) }
    func fullest(_ files: [String], by count: (String) -> Int) -> [String] {
      files.map { ($0, count($0)) }.enumerated()
        .sorted { (rank($0.element.0), -$0.element.1, $0.offset) < (rank($1.element.0), -$1.element.1, $1.offset) }
        .map(\.element.0)
    }
    let bySize = fullest(boards, by: ProjectSurvey.sceneCount)
    let screens = fullest(
      survey.xibs.filter { !isLaunchScreen($0) && kinds.isController($0) }, by: ProjectSurvey.viewCount)
    // The app's own before the examples of libraries that lie in its folders.
    for isOwn in [true, false] {
      func belongs(_ rank: Int) -> Bool { (rank < FileKinds.farthestOwn) == isOwn }
      found += byEntry.filter { belongs($0.rank) }.map(\.candidate)
      let mains = boards.filter { kinds.isCalledMain($0) && rank($0) < FileKinds.farthest }
      add(mains.filter { belongs(rank($0)) }, "the storyboard called Main")
      if isOwn { add(survey.specs, "the first layout spec") }
      found += bySize.filter { belongs(rank($0)) }
        .map { Candidate(file: $0, reason: "the storyboard with the most scenes") }
      found += screens.filter { belongs(rank($0)) }.map {
        Candidate(file: $0, reason: "the fullest xib of a controller")
      }
    }
    add(survey.xibs.filter { !isLaunchScreen($0) }, "the first xib")
    let launching = found.count
    add((survey.storyboards + survey.xibs).filter(isLaunchScreen), "the launch screen, as nothing else is there")
    for place in launching..<found.count { found[place].isLaunchScreen = true }
    return found
  }

  /// The initial scene of a storyboard, the scene of a spec, the first view of a xib.
  private static func open(_ candidate: Candidate, _ survey: ProjectSurvey, _ studio: Studio) -> FirstScreen? {
    if ScreenLoader.isSpec(candidate.file) {
      let loaded = ScreenLoader(studio: studio).load([candidate.file])
      guard let workbench = loaded.workbenches.first else { return nil }
      return FirstScreen(
        workbench: workbench, file: candidate.file, reason: candidate.reason, screenCount: loaded.workbenches.count,
        diagnostics: loaded.diagnostics)
    }
    let app = XcodeProjects().settings(around: candidate.file)
    let reading = InterfaceBuilderReader.read(file: candidate.file, language: app?.developmentLocale)
    let scenes = reading.initialScene?.scenes ?? []
    let named = scenes.lazy.compactMap { id in reading.documents.first { $0.sceneID == id } }.first
    // An arrow that points to another storyboard is followed once.
    if named == nil, let name = reading.initialScene?.storyboard,
      let file = nearest(name, to: candidate.file, in: survey.storyboards), file != candidate.file
    {
      let next = Candidate(file: file, reason: "\(candidate.reason), which goes on there")
      if let screen = open(next, survey, studio) { return screen }
    }
    guard let document = named ?? reading.documents.first else { return nil }
    func screen(_ document: Document, _ reason: String, isStandIn: Bool = false) -> FirstScreen {
      var document = document
      document.app = app
      return FirstScreen(
        workbench: Workbench(document: document, studio: studio, flags: reading.flags), file: candidate.file,
        reason: reason, screenCount: reading.documents.count, diagnostics: reading.diagnostics, isStandIn: isStandIn)
    }
    let first = screen(document, candidate.reason)
    let isChosen = named != nil || reading.documents.count == 1 || !candidate.file.hasSuffix(".storyboard")
    if first.hasContent, isChosen { return first }
    // Many apps begin with a view that code fills, those of a menu bar with none: then the fullest scene says more.
    let fullest = reading.documents.enumerated().max { left, right in
      (content(left.element.root), -left.offset) < (content(right.element.root), -right.offset)
    }
    guard let fullest, content(fullest.element.root) > 0 else { return first }
    let why = isChosen ? "its initial scene '\(document.name)' is filled by code" : "it names no initial scene"
    return screen(fullest.element, "\(candidate.reason); \(why), so the fullest is drawn", isStandIn: true)
  }

  /// How many of its views show more than boxes.
  private var content: Int { Self.content(workbench.document.root) }
  private var hasContent: Bool { content > 0 }

  /// How many views may show something of their own: those that are seen, hold none and are no plain views, lines between
  /// columns or lists that code fills.
  private static func content(_ node: ViewNode) -> Int {
    if case .boolean(true)? = node.properties[.hidden]?.value { return 0 }
    guard node.children.isEmpty else { return node.children.reduce(0) { $0 + content($1) } }
    let isList = node.kind.has(.scrolls) && !node.kind.has(.text)
    return node.kind == .view || node.kind == .guide || node.kind == .separator || isList ? 0 : 1
  }

  // MARK: Names and places

  static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.split(separator: ".").first ?? "")
  }

  /// The file of that name that shares the most folders with another; of localised copies the base.
  static func nearest(_ name: String, to file: String, in files: [String]) -> String? {
    let place = file.split(separator: "/").dropLast()
    func shared(_ path: String) -> Int { zip(path.split(separator: "/").dropLast(), place).prefix { $0 == $1 }.count }
    func copy(_ path: String) -> Int {
      path.contains("/Base.lproj/") || path.hasPrefix("Base.lproj/") ? 0 : path.contains(".lproj/") ? 2 : 1
    }
    let matching = files.filter { stem($0) == name }.enumerated()
    return matching.min { left, right in
      let keys = [left, right].map {
        (-shared($0.element), copy($0.element), FileKinds.rank(byName: $0.element), $0.offset)
      }
      return keys[0] < keys[1]
    }?.element
  }
}
