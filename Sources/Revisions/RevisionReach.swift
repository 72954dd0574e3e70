import Foundation
import ProofModel
import Reviewing
import Solving
import SpecFiles

/// How far the changes between two revisions reach: which files of screens are opened, and what they read of a commit.
struct RevisionReach {
  /// Files of screens that a change can reach.
  private(set) var screens: Set<String> = []
  /// Those of Interface Builder that read a changed colour, picture, font or text.
  private(set) var byResources: Set<String> = []
  /// By the changed colour set's or picture's path: the files of screens that name it.
  private(set) var readers: [String: Set<String>] = [:]
  /// Pictures that are others on both sides, by the names that screens know them by, with a changed file and the files of
  /// screens that name them.
  private(set) var otherPictures: [String: (path: String, screens: Set<String>)] = [:]
  /// Storyboards whose scenes are part of reached ones, and these themselves.
  private var families: Set<String> = []
  /// Where specs are reached, with everything in there.
  private var specFolders: Set<String> = []
  /// What the reached screens read of their projects.
  private var projects: Set<String> = []
  private var names: Set<String> = []
  private var texts: Set<ProjectResource> = []
  private var readsFonts = false
  /// What is told of app icons, and of pictures that no screen names.
  private(set) var icons: [ReviewReport.Note] = []
  /// Changed lists of texts that no screen reads: the code's.
  private(set) var codeTexts: Set<String> = []
  /// Those of them that lie beside a file of screens but for capitals in their paths, which a Mac's disk takes for the same.
  private(set) var textsInOtherCapitals: Set<String> = []
  /// Changed sets of colours: those that no screen has are code's.
  private(set) var codeColors: Set<String> = []

  /// What is known of both sides.
  struct Sides {
    var repository: GitRepository
    var changed: Set<String>
    var base: [GitRepository.TreeFile]
    /// nil for the work tree.
    var head: [GitRepository.TreeFile]?
    var headPaths: [String]
  }

  /// - Parameters:
  ///   - wanted: files of screens that are asked for, of both sides.
  ///   - isWanted: whether a path is asked for.
  init(
    _ sides: Sides, wanted: Set<String>, isWanted: (String) -> Bool
  ) throws(DiagnosedFailure) {
    let specs = wanted.filter { !ScreenFiles.isInterfaceBuilder($0) }
    let parts = specs.isEmpty ? [] : sides.changed.filter(ScreenFiles.isPart)
    specFolders = Set(specs.map(ScreenFiles.folder)).filter { folder in
      parts.contains { folder.isEmpty || $0.hasPrefix(folder) }
    }
    screens = specs.filter { specFolders.contains(ScreenFiles.folder(of: $0)) }
    try reachInterfaceBuilder(sides, wanted.subtracting(specs))
    icons =
      IconSets.notes(sides, isWanted: isWanted, shown: sides.repository.shown)
      + IconSets.notesOfCode(
        sides, isNamed: { readers[$0] != nil }, isWanted: isWanted, shown: sides.repository.shown)
    codeTexts = sides.changed.filter { path in
      guard case .texts? = ProjectResource(path) else { return false }
      return readers[path] == nil && isWanted(path)
    }
    let places = Set(wanted.map { (ScreenFiles.folder(of: $0) + ScreenFiles.stem(of: $0)).lowercased() })
    textsInOtherCapitals = codeTexts.filter { path in
      guard case .texts(let folder, let stem)? = ProjectResource(path) else { return false }
      return places.contains((folder + stem).lowercased())
    }
    codeColors = sides.changed.filter { isWanted($0) && $0.hasSuffix(Self.colorSet) }
  }

  /// The end of the path of the file that says what colour a set of a catalogue is.
  static let colorSet = ".colorset/Contents.json"

  /// Whether a file of a commit may be read for a reached screen.
  func reads(_ path: String) -> Bool {
    if families.contains(path) || says(path) { return true }
    if ScreenFiles.isPart(path), specFolders.contains(where: { $0.isEmpty || path.hasPrefix($0) }) { return true }
    guard let resource = ProjectResource(path) else { return false }
    switch resource {
    case .texts: return texts.contains(resource) || codeTexts.contains(path)
    case .named(let name):
      return codeColors.contains(path) || names.contains(name) && projects.contains { path.hasPrefix($0) }
    case .fonts: return readsFonts && projects.contains { path.hasPrefix($0) }
    }
  }

  /// Whether a file says how the app around a reached screen is built, or what holds for its views.
  private func says(_ path: String) -> Bool {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    if path == folder + ProjectFile.name { return screens.contains { $0.hasPrefix(folder) } }
    if path.hasSuffix(".xcodeproj/project.pbxproj") {
      let place = folder.dropLast().lastIndex(of: "/").map { String(folder[...$0]) } ?? ""
      return projects.contains { $0.hasPrefix(place) }
    }
    let lower = path.lowercased()
    return (lower.hasSuffix("info.plist") || lower.hasSuffix(".xcconfig")) && projects.contains { path.hasPrefix($0) }
  }

  /// The folders that a project lies in, so that what is written of a commit is found as in the work tree.
  var projectFolders: Set<String> { projects }

  // MARK: Interface Builder

  private mutating func reachInterfaceBuilder(_ sides: Sides, _ wanted: Set<String>) throws(DiagnosedFailure) {
    guard !wanted.isEmpty else { return }
    let everything = Set(sides.base.map(\.path)).union(sides.headPaths)
    let folders = ProjectFolders(everything)
    let around = Dictionary(uniqueKeysWithValues: wanted.map { ($0, folders.around($0)) })
    var resources: [(path: String, resource: ProjectResource)] = []
    for path in sides.changed.sorted() {
      guard let resource = ProjectResource(path), try !Self.isOtherList(path, sides) else { continue }
      resources.append((path, resource))
    }
    let reachedProjects = Set(around.values).filter { folder in resources.contains { $0.path.hasPrefix(folder) } }
    let boards = everything.filter(ScreenFiles.isStoryboard)
    let changedBoards = boards.intersection(sides.changed)
    let asked = wanted.filter { screen in
      if sides.changed.contains(screen) || reachedProjects.contains(around[screen] ?? "") { return true }
      let reach = ScreenFiles.reach(of: screen, folders)
      return ScreenFiles.isStoryboard(screen) && changedBoards.contains { $0.hasPrefix(reach) }
    }
    guard !asked.isEmpty else { return }
    let reaches = Set(asked.filter(ScreenFiles.isStoryboard).map { ScreenFiles.reach(of: $0, folders) })
    let near = boards.filter { board in reaches.contains { board.hasPrefix($0) } }
    let used = Set(asked.compactMap { around[$0] })
    var known: Set<String> = []
    for path in everything {
      if case .named(let name)? = ProjectResource(path), used.contains(where: { path.hasPrefix($0) }) {
        known.insert(name)
      }
    }
    let catalogued = Self.catalogued(everything)
    let mentions = ScreenMentions(
      try Self.contents(of: asked.union(near), sides), known: known, projects: folders)
    for screen in asked.sorted() {
      let family = mentions.family(of: screen)
      let read = resources.filter { path, resource in
        mentions.reads(resource, at: path, screen, family)
          && !isInCatalogue(resource, path, catalogued, around[screen] ?? "")
      }
      for (path, _) in read { readers[path, default: []].insert(screen) }
      let isRead = !read.isEmpty
      guard isRead || !family.isDisjoint(with: sides.changed) else { continue }
      screens.insert(screen)
      if isRead { byResources.insert(screen) }
      families.formUnion(family)
      projects.insert(around[screen] ?? "")
    }
    noteOtherPictures(sides)
    names = mentions.names(in: families)
    readsFonts = mentions.readsFonts(families)
    texts = Set(families.map { .texts(folder: ScreenFiles.folder(of: $0), stem: ScreenFiles.stem(of: $0)) })
  }

  /// The folders of the sets of pictures in catalogues, by the pictures' names.
  private static func catalogued(_ paths: Set<String>) -> [String: Set<String>] {
    paths.reduce(into: [:]) { sets, path in
      guard let end = path.range(of: ".imageset/") else { return }
      let set = path[..<end.lowerBound]
      guard let slash = set.lastIndex(of: "/") else { return }
      sets[String(set[set.index(after: slash)...]), default: []].insert(String(set[...slash]))
    }
  }

  /// Whether a loose file is not what screens read by its name, since a catalogue of their project has a picture of that name.
  private func isInCatalogue(
    _ resource: ProjectResource, _ path: String, _ catalogued: [String: Set<String>], _ project: String
  ) -> Bool {
    guard case .named(let name) = resource, !path.lowercased().contains(".xcassets/") else { return false }
    return catalogued[name]?.contains { $0.hasPrefix(project) } ?? false
  }

  /// Pictures of one name of which both sides have files, and not the same ones.
  private mutating func noteOtherPictures(_ sides: Sides) {
    guard let head = sides.head else { return }
    func blobs(_ files: [GitRepository.TreeFile], _ names: Set<String>) -> [String: Set<String>] {
      files.reduce(into: [:]) { blobs, file in
        guard let name = Self.picture(file.path), names.contains(name) else { return }
        blobs[name, default: []].insert(file.blob)
      }
    }
    let changed = readers.filter { Self.picture($0.key) != nil }
    let names = Set(changed.keys.compactMap(Self.picture))
    guard !names.isEmpty else { return }
    let (before, after) = (blobs(sides.base, names), blobs(head, names))
    for (path, screens) in changed.sorted(by: { $0.key < $1.key }) {
      guard let name = Self.picture(path), let old = before[name], let new = after[name], old != new else { continue }
      otherPictures[name, default: (path, [])].screens.formUnion(screens)
    }
  }

  /// The name of the picture whose file it is; nil of other files.
  private static func picture(_ path: String) -> String? {
    guard case .named(let name)? = ProjectResource(path), !path.lowercased().hasSuffix(".json") else { return nil }
    return name
  }

  /// A property list whose list of fonts is the same on both sides: a version's number changes no screen.
  private static func isOtherList(_ path: String, _ sides: Sides) throws(DiagnosedFailure) -> Bool {
    guard path.lowercased().hasSuffix(".plist") else { return false }
    let lists = try versions(of: path, sides).map { bytes -> String in
      let text = String(decoding: bytes, as: UTF8.self)
      guard let start = text.range(of: "UIAppFonts") else { return "" }
      let rest = text[start.upperBound...]
      return String(rest[..<(rest.range(of: "</array>")?.lowerBound ?? rest.endIndex)])
    }
    return Set(lists).count <= 1
  }

  /// A file as each side has it, once where both have the same.
  private static func versions(of path: String, _ sides: Sides) throws(DiagnosedFailure) -> [[UInt8]] {
    try contents(of: [path], sides).map(\.bytes)
  }

  private static func contents(
    of paths: Set<String>, _ sides: Sides
  ) throws(DiagnosedFailure) -> [(path: String, bytes: [UInt8])] {
    var blobs: [(path: String, blob: String)] = []
    for file in sides.base where paths.contains(file.path) { blobs.append((file.path, file.blob)) }
    let known = Dictionary(blobs.map { ($0.path, $0.blob) }, uniquingKeysWith: { first, _ in first })
    for file in sides.head ?? [] where paths.contains(file.path) && known[file.path] != file.blob {
      blobs.append((file.path, file.blob))
    }
    var found: [(path: String, bytes: [UInt8])] = []
    for (entry, bytes) in zip(blobs, try sides.repository.contents(blobs.map(\.blob))) {
      if let bytes { found.append((entry.path, bytes)) }
    }
    guard sides.head == nil else { return found }
    for path in paths.sorted() where sides.changed.contains(path) {
      if let bytes = try? FileReading.bytes(at: "\(sides.repository.root)/\(path)", limit: 64 << 20) {
        found.append((path, bytes))
      }
    }
    return found
  }
}
