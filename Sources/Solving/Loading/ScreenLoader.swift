import Foundation
import InterfaceBuilder
public import ProofModel
import SpecFiles

/// Opens screens by their files' names, folders included.
public struct ScreenLoader: Sendable {
  let studio: Studio
  /// The system that Interface Builder's files are read as; nil: that of the tools that saved each.
  var era: Era?
  /// The system that a file's screens were recorded as, by which they are read again; nil: their own.
  public var recordedEra: (@Sendable (String) -> Era?)?

  /// A loader of screens that share the studio's fonts; Interface Builder's files are read as their own tools' systems.
  public init(studio: Studio) {
    self.studio = studio
  }

  /// What the Xcode projects around the files say, each read once.
  private let projects = XcodeProjects()

  /// The screens of some files, ready to be solved, and what was read and found on the way.
  public struct Loaded: Sendable {
    /// The screens in the order of the paths asked for, those of one file in the file's order.
    public var workbenches: [Workbench] = []
    /// What was found while reading: errors leave their file's screens out, or a part of them.
    public var diagnostics: [Diagnostic] = []
    /// The files that were read, includes among them, as they were opened; each once.
    public var sources: [String] = []
    /// Files with errors, whole or in part no screens, and the first of each.
    public var broken: [String: String] = [:]
    /// The systems that Interface Builder's files stand for by the tools that saved them, by file.
    var eras: [String: Era] = [:]
    /// Files that other tools saved since they were recorded, by the system that they are read as.
    public package(set) var savedAnew: [Era: Int] = [:]
  }

  /// Opens each file (a storyboard has several screens), of each folder the specs in it, sorted by name, or, where there
  /// are none, the screens of the project below it, and what globs match.
  public func load(_ paths: [String]) -> Loaded {
    var loaded = Loaded()
    for path in paths {
      let (files, warnings) = Self.found(path)
      loaded.diagnostics += warnings
      if files.isEmpty {
        loaded.diagnostics.append(
          PathPattern.isGlob(path)
            ? .error(
              "no-screens", "no storyboard, xib or layout spec matches '\(path)'",
              hint: "'*' stands for a part of one name, '**' for any folders: 'App/**/*.storyboard'")
            : .error(
              "no-specs", "the folder '\(path)' holds no layout spec, storyboard or xib",
              hint: "name a storyboard, a xib or a spec; 'proofsheet \(path)' says what is in the folders below"))
      }
      for file in files { open(file, &loaded) }
    }
    refuseDoubled(&loaded)
    Self.nameApart(&loaded.workbenches)
    return loaded
  }

  /// Opens bytes that are said to be a file's; what a storyboard refers to in other files is drawn as named boxes.
  package func load(_ file: String, bytes: [UInt8]) -> Loaded {
    var loaded = Loaded()
    add(file, bytes: bytes, &loaded)
    return loaded
  }

  private func add(_ file: String, bytes: [UInt8], _ loaded: inout Loaded) {
    guard bytes.first(where: { !$0.isSpace }) == UInt8(ascii: "<") else {
      return add(SpecReader.read(file: file, text: String(decoding: bytes, as: UTF8.self)), file, &loaded)
    }
    let reading = InterfaceBuilderReader.read(file: file, bytes: bytes)
    note(file, [], reading.diagnostics, &loaded)
    var documents = reading.documents
    let project = project(of: file)?.file
    for index in documents.indices { project?.apply(to: &documents[index]) }
    loaded.workbenches += documents.map { Workbench(document: $0, studio: studio, flags: reading.flags) }
  }

  /// Scenes of one name in different files get the names of their files, and as many folders as tell them apart, before
  /// theirs: `Settings-Cell`.
  private static func nameApart(_ workbenches: inout [Workbench]) {
    let isScene = { (position: Int) in workbenches[position].document.format == .interfaceBuilder }
    let byName = Dictionary(grouping: workbenches.indices.filter(isScene)) { workbenches[$0].document.name }
    for (name, positions) in byName where Set(positions.map { workbenches[$0].document.file }).count > 1 {
      let paths = positions.map { position in
        var parts = workbenches[position].document.file.split(separator: "/").filter {
          !$0.hasSuffix(".lproj") && $0 != "." && $0 != ".."
        }.map(String.init)
        let file = FirstScreen.stem(parts.removeLast())
        return file == name ? parts : parts + [file]
      }
      let deepest = paths.map(\.count).max() ?? 0
      for depth in 1...max(1, deepest) {
        let prefixes = paths.map { $0.suffix(depth).joined(separator: "-") }
        guard Set(prefixes).count == Set(positions.map { workbenches[$0].document.file }).count || depth >= deepest
        else {
          continue
        }
        for (position, prefix) in zip(positions, prefixes) where !prefix.isEmpty {
          workbenches[position] = workbenches[position].named("\(prefix)-\(name)")
        }
        break
      }
    }
  }

  /// What the error of two specs of one name is called.
  public static let ambiguousName = "ambiguous-screen"

  /// Two specs of one name in one folder would write one picture over the other.
  private func refuseDoubled(_ loaded: inout Loaded) {
    var known: [String: String] = [:]
    for document in loaded.workbenches.map(\.document) where document.format == .spec {
      let folder = document.file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
        separator: "/")
      guard let other = known.updateValue(document.file, forKey: "\(folder)/\(document.name)"), other != document.file
      else { continue }
      loaded.diagnostics.append(
        .error(
          Self.ambiguousName, "two specs are called '\(document.name)': '\(other)' and '\(document.file)'",
          at: document.root.span, hint: "give one of them another 'name:'"))
    }
  }

  /// The files that a word of the command line means, and what was left out on the way to them.
  static func found(_ path: String) -> (files: [String], warnings: [Diagnostic]) {
    switch PathKind(path) {
    case .missing: return PathPattern.isGlob(path) ? matching(PathPattern(path)) : ([path], [])
    case .file: return ([path], [])
    case .folder: break
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let specs = names.filter(Self.isSpec).sorted()
    guard specs.isEmpty else { return (specs.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }, []) }
    let screens = ProjectScreens(path)
    return (screens.files, screens.diagnostics)
  }

  private static func matching(_ pattern: PathPattern) -> (files: [String], warnings: [Diagnostic]) {
    let survey = ProjectSurvey(pattern.fixedFolder)
    return ((survey.specs + survey.storyboards + survey.xibs).filter(pattern.matches).sorted(), survey.warnings)
  }

  package static let specEndings = [".proof.yaml", ".proof.yml", ".proof.json"]

  /// Whether a file of that name is a layout spec.
  package static func isSpec(_ name: String) -> Bool {
    specEndings.contains { name.hasSuffix($0) }
  }

  /// Whether the path is a folder without a spec of its own: the folder of a whole project.
  public static func isProject(_ path: String) -> Bool {
    guard PathKind(path) == .folder else { return false }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return !names.contains(where: isSpec)
  }

  /// What stands for standard input in the place of a file's name, and what its screen's file is called.
  private static let standardInput = (argument: "-", file: "standard-input")

  /// A spec or an Interface Builder file from standard input; the includes and pictures of a spec are this folder's.
  private func openStandardInput(_ loaded: inout Loaded) {
    let file = Self.standardInput.file
    let limit = InterfaceBuilderReader.largestFile
    let bytes = (try? FileHandle.standardInput.read(upToCount: limit + 1)).map { Array($0) } ?? []
    guard !bytes.isEmpty, bytes.count <= limit else {
      let problem = bytes.isEmpty ? "is empty" : "is larger than \(limit >> 20) MB"
      loaded.diagnostics.append(
        .error("file-unreadable", "standard input \(problem)", hint: "proofsheet check - < hello.proof.yaml"))
      return
    }
    add(file, bytes: bytes, &loaded)
  }

  private func open(_ file: String, _ loaded: inout Loaded) {
    if file == Self.standardInput.argument { return openStandardInput(&loaded) }
    if [".storyboard", ".xib", ".nib"].contains(where: { file.hasSuffix($0) }) {
      let app = projects.settings(around: file)
      let recorded = recordedEra?(file)
      let reading = InterfaceBuilderReader.read(file: file, era: era ?? recorded, language: app?.developmentLocale)
      loaded.eras[file] = reading.era
      if let recorded, recorded != reading.era { loaded.savedAnew[recorded, default: 0] += 1 }
      let project = project(of: file)
      note(
        file, [file] + reading.references + (project?.file.map { [$0.path] } ?? []),
        reading.diagnostics + (project?.diagnostics ?? []), &loaded)
      var documents = reading.documents
      for index in documents.indices {
        documents[index].app = app
        project?.file?.apply(to: &documents[index])
      }
      let sources = [file] + reading.references + (project?.file.map { [$0.path] } ?? [])
      loaded.workbenches += documents.map {
        var workbench = Workbench(document: $0, studio: studio, flags: reading.flags)
        workbench.sources = sources
        return workbench
      }
      return
    }
    add(SpecReader.read(file: file), file, &loaded)
  }

  private func add(_ result: SpecReader.Reading, _ file: String, _ loaded: inout Loaded) {
    var diagnostics = result.diagnostics
    if result.hasErrors, let document = result.document {
      diagnostics += illegalRules(of: document, besides: diagnostics)
    }
    let project = project(of: file)
    note(
      file, [file] + result.sources.map(\.file) + (project?.file.map { [$0.path] } ?? []),
      diagnostics + (project?.diagnostics ?? []), &loaded)
    // A spec with errors is no screen: half of its rules would make a picture that nobody meant.
    if var document = result.document, !result.hasErrors {
      project?.file?.apply(to: &document)
      var workbench = Workbench(document: document, studio: studio)
      workbench.sources = [file] + result.sources.map(\.file)
      loaded.workbenches.append(workbench)
    }
  }

  /// The project file that holds for the file's folder.
  private func project(of file: String) -> ProjectFile.Reading? {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    return ProjectFile.path(for: folder.isEmpty ? "/" : folder).map { ProjectFile.read(file: $0) }
  }

  /// What is wrong with rules that could be read of a spec that is no screen, so that all is told at once. Only what a
  /// rule says by itself: what names something may miss it because of the other errors.
  private func illegalRules(of document: Document, besides told: [Diagnostic]) -> [Diagnostic] {
    let workbench = Workbench(document: document, studio: studio)
    guard let variant = workbench.variants(VariantSelection()).variants.first else { return [] }
    let own: Set<String> = [
      "illegal-pair", "illegal-aspect", "illegal-alignment", "not-linear", "no-view-in-rule", "no-standard-gap",
      "priority-out-of-range",
    ]
    return workbench.solve(variant, explains: false).diagnostics.filter { diagnostic in
      diagnostic.severity == .error && own.contains(diagnostic.id)
        && !told.contains { $0.span?.start.line == diagnostic.span?.start.line && $0.severity == .error }
    }
  }

  private func note(_ file: String, _ sources: [String], _ diagnostics: [Diagnostic], _ loaded: inout Loaded) {
    loaded.diagnostics += diagnostics
    for source in sources where !loaded.sources.contains(source) { loaded.sources.append(source) }
    if let error = diagnostics.first(where: { $0.severity == .error }) { loaded.broken[file] = error.message }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool {
    self == 0x20 || (0x09...0x0D).contains(self) || self == 0xEF || self == 0xBB || self == 0xBF
  }
}
