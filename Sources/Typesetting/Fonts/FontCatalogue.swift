import CLibrary
public import ProofModel

/// The fonts that can be had: a project's own files, then a written list of Debian's folders.
///
/// Nothing here asks fontconfig or the environment. A face is opened once and kept.
public final class FontCatalogue: Sendable {
  /// The fonts that a release carries beside the program, then Debian's and Ubuntu's folders for packaged and for
  /// hand-installed fonts.
  public static let standardRoots = carriedRoot.map { [$0] + systemRoots } ?? systemRoots
  private static let systemRoots = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// `../share/proofsheet/fonts` beside the program's folder; nil where there is none.
  private static let carriedRoot: String? = {
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    let parts = String(cString: program).split(separator: "/").dropLast(2)
    guard let root = realpath("/" + (parts + ["share/proofsheet/fonts"]).joined(separator: "/"), nil) else {
      return nil
    }
    defer { free(root) }
    return String(cString: root)
  }()

  /// The folders that are searched for installed fonts, with what is below them; in the order in which they are
  /// searched.
  public let roots: [String]
  /// A project's own font files; their families win over installed ones.
  public let projectFiles: [String]
  private let state = Locked(State())

  /// A catalogue over folders of installed fonts and a project's own files. Reads nothing yet: files are opened as they
  /// are asked for, and one that is no font becomes a diagnostic.
  public init(roots: [String] = FontCatalogue.standardRoots, projectFiles: [String] = []) {
    self.roots = roots
    self.projectFiles = projectFiles
  }

  struct State {
    var files: [String: FontFile] = [:]
    var faces: [FontFace] = []
    var faceIndex: [FaceKey: Int] = [:]
    var choices: [FontRequest: FontChoice] = [:]
    var projectRecords: [FontRecord]?
    var installedRecords: [FontRecord]?
    var fallbacks: [FontRequest: FontFace?] = [:]
    var problems: [Diagnostic] = []
    var reported: Set<Diagnostic> = []
  }

  struct FaceKey: Hashable {
    var path: String
    var index: Int
    var variations: [FontVariation]
  }

  /// The face of an identifier that this catalogue gave out.
  public func face(_ id: FaceID) -> FontFace? {
    state.withLock { $0.faces.indices.contains(id.index) ? $0.faces[id.index] : nil }
  }

  /// The face for a request, with what stands in for it where it is missing.
  package func choose(_ request: FontRequest) -> FontChoice {
    state.withLock { state in
      if let known = state.choices[request] { return known }
      let choice = find(request, in: &state)
      state.choices[request] = choice
      return choice
    }
  }

  /// The face of a fallback family; nil, with a finding, where its package is missing.
  func fallback(_ request: FontRequest) -> FontFace? {
    state.withLock { state in
      if let known = state.fallbacks[request] { return known }
      let face = known(request.family, request, in: &state)
      if face == nil, let package = KnownFamily.named(request.family)?.package {
        Self.report(
          .warning(
            "font-missing", "fallback font '\(request.family)' is not installed: its characters may look otherwise",
            hint: "apt-get install \(package)"), in: &state)
      }
      state.fallbacks[request] = .some(face)
      return face
    }
  }

  /// What was missing or unusable so far, in the order of the messages.
  public var diagnostics: [Diagnostic] {
    state.withLock { $0.problems }.sorted { ($0.id, $0.message) < ($1.id, $1.message) }
  }

  func report(_ diagnostic: Diagnostic) {
    state.withLock { Self.report(diagnostic, in: &$0) }
  }

  private static let largestProblemCount = 200

  static func report(_ diagnostic: Diagnostic, in state: inout State) {
    // A text of a hundred thousand unknown characters is told once for all of them.
    guard state.problems.count < largestProblemCount, state.reported.insert(diagnostic).inserted else { return }
    state.problems.append(diagnostic)
  }

  /// The font files of all faces that were opened, by path: what a digest of an output must hold.
  public func usedFiles() -> [FontFile] {
    let faces = state.withLock { $0.faces }
    var seen: Set<String> = []
    return faces.map(\.file).filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
  }

  /// Every face that can be found, project files first; reads each font file of the roots, so it is for listings.
  public func records() -> [FontRecord] {
    state.withLock { state in
      projectRecords(in: &state) + installedRecords(in: &state)
    }
  }
}

/// A family, weight and slant, or a file.
package struct FontRequest: Hashable, Sendable {
  package var family: String
  package var file: String?
  package var weight: Int = 400
  package var italic: Bool = false
}

/// The face that serves a request.
package struct FontChoice: Sendable {
  /// How sizes and lines follow from the asked points.
  package enum Fit: Hashable, Sendable {
    /// The font's own measures.
    case exact
    /// Inter standing in for San Francisco: scaled towards Apple's widths, with Apple's line height.
    case interAsSystem
    /// San Francisco itself, with the tracking of its size.
    case sanFrancisco
    /// Another font standing in: its own widths, Apple's line height.
    case otherAsSystem
  }

  /// nil where no font at all is installed.
  package var face: FontFace?
  package var fit: Fit
  /// The family that was asked for, where another one is used in its place.
  package var standsFor: String?
}

extension FontCatalogue {
  func projectRecords(in state: inout State) -> [FontRecord] {
    if let known = state.projectRecords { return known }
    var records: [FontRecord] = []
    for path in projectFiles {
      let found = FontScan.records(of: path, map: false)
      if found.isEmpty { Self.report(Self.unusable(path), in: &state) }
      records += found
    }
    state.projectRecords = records
    return records
  }

  func installedRecords(in state: inout State) -> [FontRecord] {
    if let known = state.installedRecords { return known }
    let records = roots.flatMap { FontScan.files(below: $0) }.flatMap { FontScan.records(of: $0, map: true) }
    state.installedRecords = records
    return records
  }

  /// The face of a record, at its standard place on its axes.
  func face(of record: FontRecord) -> FontFace? {
    let map = !projectFiles.contains(record.path)
    return state.withLock { open(record.path, index: record.index, map: map, in: &$0) }
  }

  /// Opens a face once; nil (and a finding for a project's file) where the file is no font.
  func open(
    _ path: String, index: Int, variations: [FontVariation] = [], map: Bool, in state: inout State
  ) -> FontFace? {
    let key = FaceKey(path: path, index: index, variations: variations)
    if let known = state.faceIndex[key] { return state.faces[known] }
    do throws(FontFileError) {
      let file: FontFile
      if let known = state.files[path] { file = known } else { file = try FontFile.shared(path: path, map: map) }
      let face = try FontFace(
        id: FaceID(index: state.faces.count), file: file, index: index, variations: variations)
      state.files[path] = file
      state.faceIndex[key] = state.faces.count
      state.faces.append(face)
      return face
    } catch {
      if !map { Self.report(Self.unusable(path, error), in: &state) }
      return nil
    }
  }

  static func unusable(_ path: String, _ error: FontFileError? = nil) -> Diagnostic {
    let reason =
      switch error {
      case .unreadable: "it cannot be read"
      case .tooLarge(_, let bytes): "it has \(bytes) bytes, at most \(FontFile.largestSize) are read"
      case .damaged(_, let reason): reason
      case .notAFont, nil: "it is no OpenType or TrueType font, or it is damaged"
      }
    return .warning(
      "font-unusable", "font file '\(path)' is not used: \(reason); the system font stands in",
      hint: "name a .ttf, .otf or .ttc file")
  }
}
