import Findings
import InterfaceBuilder
import ProofModel
import Reviewing
import Solving

/// Both revisions of a comparison as they were read.
extension RevisionReview {
  /// What of two revisions a comparison looks at.
  struct Sides {
    let base: GitRepository.Revision
    /// Nil: the work tree as it is.
    let head: GitRepository.Revision?
    /// The paths that differ between the two.
    let changed: Set<String>
    let reach: RevisionReach
    /// The folders that the revisions' files lie in as long as these are held.
    let files: (before: RevisionFiles, after: RevisionFiles?)
    let places: (base: RevisionPlaces, head: RevisionPlaces)
    let earlier: RevisionSide
    let later: RevisionSide
    /// The later files by the paths that they had.
    let asked: [String: RevisionSide.File]
    /// By the paths of new files: those of files that stay and had the same contents before.
    let copies: [String: String]
    /// The folders of the later side's screens that are new.
    let newFolders: Set<String>
    /// All wanted files of screens of either side but for copies, in order.
    let paths: [String]

    var diagnostics: [Diagnostic] { files.before.diagnostics + (files.after?.diagnostics ?? []) }
  }

  /// Reads what the change between the two can reach.
  func readSides() throws(DiagnosedFailure) -> Sides {
    let head = try request.head.map { name throws(DiagnosedFailure) in try repository.revision(name) }
    let named = try repository.revision(request.base)
    let current: GitRepository.Revision
    if let head { current = head } else { current = try repository.revision("HEAD") }
    let base = request.isDirect ? named : try repository.mergeBase(named, current)
    let changed = try repository.changedPaths(base, head)
    let baseFiles = try repository.files(of: base)
    let headFiles = try head.map { revision throws(DiagnosedFailure) in try repository.files(of: revision) }
    let headPaths: [String]
    if let headFiles { headPaths = headFiles.map(\.path) } else { headPaths = try repository.workTreeFiles() }
    let wanted = try wantedPaths()
    let screens = (
      base: baseFiles.map(\.path).filter { ScreenFiles.isScreen($0) && wanted($0) },
      head: headPaths.filter { ScreenFiles.isScreen($0) && wanted($0) }
    )
    let reach = try RevisionReach(
      .init(repository: repository, changed: changed, base: baseFiles, head: headFiles, headPaths: headPaths),
      wanted: Set(screens.base + screens.head), isWanted: wanted)
    let before = try RevisionFiles(repository, base, baseFiles, reach, changed: changed)
    let after = try zip(head, headFiles).map { revision, files throws(DiagnosedFailure) in
      try RevisionFiles(repository, revision, files, reach, changed: changed)
    }
    let places = (
      base: RevisionPlaces(repository: repository, folder: before.folder, lacking: before.lacking),
      head: RevisionPlaces(repository: repository, folder: after?.folder, lacking: after?.lacking ?? [])
    )
    let reached = (base: screens.base.filter(reach.screens.contains), head: screens.head.filter(reach.screens.contains))
    let known = Set(reached.base)
    let ways = reached.head.filter { changed.contains($0) && known.contains($0) }.reduce(
      into: [String: SceneWays]()
    ) { ways, path in
      if path.hasSuffix(".storyboard"), places.base.linkOut(path) == nil {
        ways[path] = SceneWays.read(file: places.base.onDisk(path))
      }
    }
    let later = RevisionSide(reached.head, places: places.head, studio: studio, earlier: ways)
    let asked = Self.later(later.files, for: screens.base)
    let copies = Self.copies(screens.head.filter(changed.contains), baseFiles, headFiles ?? [])
    return Sides(
      base: base, head: head, changed: changed, reach: reach, files: (before, after), places: places,
      earlier: RevisionSide(reached.base, places: places.base, studio: studio, as: asked), later: later, asked: asked,
      copies: copies,
      newFolders: ReviewReport.newFolders(
        from: screens.base.map(repository.shown), to: screens.head.map(repository.shown)),
      paths: Set(screens.base + screens.head).subtracting(copies.keys).sorted())
  }

  /// By the paths of Interface Builder's files that are new: the ones of files that are there still and were the same.
  private static func copies(
    _ paths: [String], _ base: [GitRepository.TreeFile], _ head: [GitRepository.TreeFile]
  ) -> [String: String] {
    let blobs = Dictionary(head.lazy.filter { !$0.isLink }.map { ($0.path, $0.blob) }) { first, _ in first }
    let known = Set(base.map(\.path))
    let new = paths.filter { ScreenFiles.isInterfaceBuilder($0) && !known.contains($0) && blobs[$0] != nil }
    let wanted = Set(new.compactMap { blobs[$0] })
    let sources = base.filter {
      wanted.contains($0.blob) && !$0.isLink && ScreenFiles.isInterfaceBuilder($0.path) && blobs[$0.path] != nil
    }
    let first = Dictionary(sources.map { ($0.blob, $0.path) }) { first, _ in first }
    return new.reduce(into: [:]) { copies, path in copies[path] = blobs[path].flatMap { first[$0] } }
  }

  /// Which paths of the repository the request means.
  private func wantedPaths() throws(DiagnosedFailure) -> @Sendable (String) -> Bool {
    var wanted: [String] = []
    for path in request.paths.isEmpty ? ["."] : request.paths {
      guard let named = repository.named(path) else {
        throw DiagnosedFailure([
          .error(
            "outside-repository", "'\(path)' lies outside the repository in '\(repository.root)'",
            hint: "name files or folders of the repository")
        ])
      }
      wanted.append(named)
    }
    return { [wanted] path in wanted.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") } }
  }

  /// The later files by the paths that they had: one that is new there is the one of its name that went elsewhere.
  private static func later(_ files: [String: RevisionSide.File], for paths: [String]) -> [String: RevisionSide.File] {
    func name(_ path: String) -> Substring {
      path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    }
    let known = Set(paths)
    var result = files
    var moved: [Substring: [(path: String, file: RevisionSide.File)]] = [:]
    for (path, file) in files.sorted(by: { $0.key < $1.key }) where !known.contains(path) {
      moved[name(path), default: []].append((path, file))
    }
    func shared(_ one: String, _ other: String) -> Int { zip(one, other).prefix { $0 == $1 }.count }
    func nearest(to path: String) -> RevisionSide.File? {
      moved[name(path)]?.max { shared($0.path, path) < shared($1.path, path) }?.file
    }
    for path in paths where result[path] == nil { result[path] = nearest(to: path) }
    return result
  }
}

/// Both or neither.
private func zip<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
  guard let first, let second else { return nil }
  return (first, second)
}
