import Foundation
import InterfaceBuilder
import LayoutDiff
import ProofModel
import Reviewing
import Solving
import SpecFiles
import UndrawnSettings

/// The screens of one side of a review: of a commit's files or of the work tree.
struct RevisionSide: Sendable {
  /// What one file of screens came to.
  struct File: Sendable {
    /// Relative to the repository.
    var path: String
    var workbenches: [Workbench] = []
    /// What it was read from, relative to the repository, itself included.
    var sources: Set<String> = []
    var diagnostics: [Diagnostic] = []
    /// The words that no picture shows, of Interface Builder's files.
    var undrawn: UndrawnTexts?

    /// What the Xcode project around an Interface Builder file says of its app.
    var app: AppSettings?
    /// The project file that holds for it.
    var project: ProjectFile?

    /// The system that an Interface Builder file's tools version stands for.
    var era: Era?
    var tools: InterfaceBuilderReader.Tools?

    /// What is wrong with it, in words.
    var errors: [String] { diagnostics.filter { $0.severity == .error }.map { "\($0.id) \($0.message)" } }

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Whether errors leave no screen of it.
    var isUnreadable: Bool { hasErrors && workbenches.isEmpty }

    /// Whether nothing of it is known, so that nothing of it is new or gone.
    var isUnknown: Bool { isUnreadable && undrawn == nil }
  }

  private(set) var files: [String: File] = [:]
  let places: RevisionPlaces
  private let projects = XcodeProjects()

  /// Opens files of screens.
  ///
  /// - Parameters:
  ///   - places: where the side's files lie on disk.
  ///   - later: by path, the files of the other side, as whose system an Interface Builder file is read, whatever its
  ///     tools version says, and whose projects hold for both.
  ///   - earlier: by path, what leads from screen to screen in the other side's files, where that is the earlier side.
  init(
    _ paths: [String], places: RevisionPlaces, studio: Studio, as later: [String: File] = [:],
    earlier: [String: SceneWays] = [:]
  ) {
    self.places = places
    for path in paths { files[path] = open(path, studio, later[path], earlier[path]) }
  }

  /// The screens of a file as the system of another one of the other side.
  func workbenches(of path: String, as later: File, _ studio: Studio) -> [Workbench] {
    open(path, studio, later, nil).workbenches
  }

  /// The path of a file on this side's disk; nil of one that is none of its repository's.
  func path(of file: String) -> String? { places.inRepository(file) }

  /// The values of a colour as the screens of a file read it.
  func colors(_ name: String, of path: String) -> Set<ColorPair> {
    let key = ProjectResources.token(ofColor: name)
    return Set(
      (files[path]?.workbenches ?? []).compactMap { workbench in
        guard case .color(let light, let dark)? = workbench.document.tokens[key]?.value else { return nil }
        return ColorPair(light: light, dark: dark)
      })
  }

  /// The files of a picture as the screens of a file read it, relative to the repository, those for dark screens apart.
  func pictures(_ name: String, of path: String) -> (light: Set<String>, dark: Set<String>) {
    let files = (files[path]?.workbenches ?? []).flatMap { $0.document.pictures[name]?.files ?? [] }
    func paths(_ isDark: Bool) -> Set<String> {
      Set(files.filter { $0.isDark == isDark }.map { places.inRepository($0.path) ?? $0.path })
    }
    return (paths(false), paths(true))
  }

  /// The texts of a file's screens by locale, without those that are drawn unless another locale is asked for.
  func translations(of path: String) -> [String: [String: String]] {
    var tables: [String: [String: String]] = [:]
    for table in (files[path]?.workbenches ?? []).flatMap({ $0.document.strings.dropFirst() }) {
      tables[table.locale, default: [:]].merge(table.texts) { first, _ in first }
    }
    return tables
  }

  /// The same without those of other files' objects, which containers show; where a file's objects are not known all of them.
  func ownTranslations(of path: String) -> [String: [String: String]] {
    let tables = translations(of: path)
    guard let undrawn = files[path]?.undrawn else { return tables }
    return tables.mapValues { table in
      table.filter { key, _ in
        guard let end = key.lastIndex(of: ".") else { return true }
        let object = String(key[..<end])
        return undrawn.drawnObjects.contains(object) || undrawn.objects.contains(object)
      }
    }.filter { !$0.value.isEmpty }
  }

  /// The texts of a file's objects that no picture shows, such as items of menus, by locale and by key.
  func undrawnTranslations(of path: String) -> [String: [String: String]] {
    guard let objects = files[path]?.undrawn?.objects, !objects.isEmpty, places.linkOut(path) == nil else { return [:] }
    return ProjectResources.texts(ofFile: places.onDisk(path)).mapValues { table in
      table.filter { key, _ in key.lastIndex(of: ".").map { objects.contains(String(key[..<$0])) } ?? false }
    }
  }

  struct ColorPair: Hashable {
    var light: Color
    var dark: Color?
  }

  private func open(_ path: String, _ studio: Studio, _ later: File?, _ earlier: SceneWays?) -> File {
    let disk = places.onDisk(path)
    var file = File(path: path, sources: [path])
    if let problem = places.linkOut(path) {
      file.diagnostics = [problem]
      return file
    }
    let folder = disk.lastIndex(of: "/").map { String(disk[..<$0]) } ?? "."
    file.project =
      later != nil
      ? later?.project
      : ProjectFile.path(for: folder, within: places.root).flatMap { ProjectFile.read(file: $0).file }
    var documents: [Document]
    var flags: DrawnFlags?
    let isInterfaceBuilder = ScreenFiles.isInterfaceBuilder(path)
    if isInterfaceBuilder {
      file.undrawn = UndrawnTexts.read(file: disk)
      if let undrawn = file.undrawn, undrawn.system != nil {
        file.diagnostics = undrawn.errors.map(places.shown)
        return file
      }
      file.app = later != nil ? later?.app : projects.settings(around: disk, within: places.root)
      let reading = InterfaceBuilderReader.read(
        file: disk, within: places.root, era: later?.era, tools: later?.tools, earlier: earlier,
        language: file.app?.developmentLocale)
      file.sources.formUnion(reading.references.compactMap { places.inRepository($0) })
      documents = reading.documents
      flags = reading.flags
      file.era = reading.era
      file.tools = reading.tools
      file.diagnostics = reading.diagnostics
    } else {
      let reading = SpecReader.read(file: disk)
      documents = [reading.document].compactMap { $0 }
      file.diagnostics = reading.diagnostics
      file.sources.formUnion(reading.sources.compactMap { places.inRepository($0.file) })
    }
    file.diagnostics = file.diagnostics.map(places.shown)
    for index in documents.indices {
      documents[index].app = file.app
      file.project?.apply(to: &documents[index])
    }
    // Of a storyboard with an error the other scenes can be compared; half a spec is a screen that nobody meant.
    if !file.hasErrors || isInterfaceBuilder {
      file.workbenches = documents.map { document in
        var workbench = Workbench(document: document, studio: studio)
        workbench.flags = flags
        return workbench
      }
    }
    return file
  }
}

/// Translates between a repository's paths, where a side's files lie, and what people are shown.
struct RevisionPlaces: Sendable {
  let repository: GitRepository
  /// Where the side's files were written; nil for the work tree itself.
  let folder: String?
  /// The paths of the side's changed files that could not be had.
  var lacking: Set<String> = []

  /// The folder that holds the side's whole repository.
  var root: String { folder ?? repository.root }

  func onDisk(_ path: String) -> String {
    // The work tree's paths are the user's own, so that messages name them as they are seen from here.
    folder.map { "\($0)/\(path)" } ?? repository.shown(path)
  }

  /// What is wrong with a file that is a link to somewhere outside of the repository or the revision; nil: nothing.
  func linkOut(_ path: String) -> Diagnostic? {
    guard let real = realpath("\(root)/\(path)", nil), let home = realpath(root, nil) else { return nil }
    defer {
      free(real)
      free(home)
    }
    guard !String(cString: real).hasPrefix(String(cString: home) + "/") else { return nil }
    return .error(
      "link-leaves-folder", "'\(repository.shown(path))' is a link that leads out of the repository",
      hint: "put the file itself there")
  }

  func inRepository(_ disk: String) -> String? {
    guard let folder else { return repository.named(disk) }
    return disk.hasPrefix(folder + "/") ? String(disk.dropFirst(folder.count + 1)) : nil
  }

  /// A text whose paths of the private folder are as people know them.
  func shown(_ text: String) -> String {
    guard let folder, text.contains(folder) else { return text }
    var result = ""
    var rest = text[...]
    while let range = rest.range(of: folder + "/") {
      result += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      let end = rest.firstIndex { "':, \n".contains($0) } ?? rest.endIndex
      result += repository.shown(String(rest[..<end]))
      rest = rest[end...]
    }
    return (result + rest).replacing(folder, with: ".")
  }

  func shown(_ span: SourceSpan) -> SourceSpan {
    var span = span
    if let path = inRepository(span.file), folder != nil { span.file = repository.shown(path) }
    return span
  }

  func shown(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.message = shown(diagnostic.message)
    diagnostic.hint = diagnostic.hint.map(shown)
    diagnostic.span = diagnostic.span.map(shown)
    diagnostic.notes = diagnostic.notes.map { Diagnostic.Note(shown($0.message), at: $0.span.map(shown)) }
    return diagnostic
  }

  /// An entry whose places are as people know them.
  func shown(_ entry: ReviewReport.Entry) -> ReviewReport.Entry {
    guard folder != nil else { return entry }
    var entry = entry
    entry.source = entry.source.map(shown)
    entry.message = entry.message.map(shown)
    entry.findings.new = entry.findings.new.map(shown)
    entry.findings.gone = entry.findings.gone.map(shown)
    if var layout = entry.layout {
      layout.causes = layout.causes.map { cause in
        var cause = cause
        cause.span = cause.span.map(shown)
        cause.sentence = shown(cause.sentence)
        cause.parts = cause.parts.map { $0.told(in: shown) }
        return cause
      }
      entry.layout = layout
    }
    return entry
  }

  private func shown(_ finding: ReviewReport.Finding) -> ReviewReport.Finding {
    var finding = finding
    finding.message = shown(finding.message)
    finding.hint = finding.hint.map(shown)
    finding.span = finding.span.map(shown)
    return finding
  }
}
