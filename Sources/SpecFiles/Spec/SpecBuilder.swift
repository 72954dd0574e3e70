internal import ProofModel

/// The work of one reading: what was found so far, and what there is to tell.
final class SpecBuilder {
  let folder: ProjectFolder?
  var sink = DiagnosticSink()
  var sources: [YAMLSource] = []
  private var bytesRead = 0

  var document: Document
  /// Where each view stands, by id, and in what order.
  var viewSpans: [String: SourceSpan] = [:]
  var viewIDs: [String] = []
  var components: [String: YAMLNode] = [:]
  var componentNames: [String] = []
  /// Components that are being expanded, outermost first.
  var expanding: [String] = []
  /// Rules of views and component instances, which come before the file's own groups.
  var viewRules: [PendingGroup] = []
  var ruleSpans: [String: SourceSpan] = [:]
  /// Where each group stands in the document, by its name.
  var groupPositions: [String: [Int]] = [:]
  var ruleCount = 0
  var parameterCount = 0
  private var comparisons = 0
  /// Whether a file is missing in which names may be declared: then nothing is said of unknown ones.
  var lacksInclude = false
  var stateNames: [String] = []
  var knownStates: Set<String> = []

  struct PendingGroup {
    var name: String
    var node: YAMLNode
    var scope: SpecScope
  }

  init(folder: ProjectFolder?) {
    self.folder = folder
    self.document = Document(format: .spec, file: "", name: "", root: ViewNode(id: "root", kind: .view))
  }

  func build(file: String, bytes: [UInt8]) -> Document? {
    document.file = file
    document.name = Self.defaultName(file)
    document.assetFolder = ProjectFolder.folder(of: file)
    guard let root = compose(file: file, bytes: bytes, namedAt: nil) else { return nil }
    guard root.entries != nil else {
      report(
        "spec-not-a-map", "a spec is a map of keys, found \(root.described)", at: root.span,
        hint: "begin with 'proofsheet: 1'")
      return nil
    }
    guard checkVersion(root) else { return nil }
    let fields = fields(root, .document)
    readShared(fields, file: file)
    readHeader(fields)
    readViews(fields)
    readStateNames(fields["states"])
    readRules(fields["constraints"])
    readLayout(fields["layout"])
    readStates(fields["states"])
    readOverrides(fields["overrides"])
    readMatrix(fields["matrix"])
    readExpectations(fields["expect"])
    document.policy.exceptions = exceptions(fields["allow"])
    readMocks(fields["mock"])
    return document
  }

  /// Bytes as a node; nil with a diagnostic where they are not YAML.
  func compose(file: String, bytes: [UInt8], namedAt span: SourceSpan?) -> YAMLNode? {
    let first = SourceSpan(file: file, line: 1)
    bytesRead += bytes.count
    guard bytesRead <= SpecReader.largestFile else {
      report(
        "file-too-large",
        "the spec holds \(bytesRead) bytes with its includes, at most \(SpecReader.largestFile) are read",
        at: span ?? first, hint: "split the spec into screens, one per file")
      return nil
    }
    var content = bytes[...]
    if content.starts(with: [0xEF, 0xBB, 0xBF]) { content = content.dropFirst(3) }
    let text = String(decoding: content, as: UTF8.self)
    guard text.utf8.elementsEqual(content) else {
      report("file-not-text", "the file is not UTF-8", at: first, hint: "save it as UTF-8")
      return nil
    }
    let source = YAMLSource(file: file, text: JSONSurrogates.joined(text))
    sources.append(source)
    let (node, diagnostics) = YAMLComposer.compose(source)
    sink.report(contentsOf: diagnostics)
    if node == nil, diagnostics.isEmpty {
      report("empty-file", "the file is empty", at: first, hint: "begin with 'proofsheet: 1'")
    }
    return node
  }

  /// Whether the file is of a version that is read; a file that tells none is taken to be.
  func checkVersion(_ root: YAMLNode) -> Bool {
    let first = root.entries?.first
    guard let entry = root.entries?.first(where: { $0.key.text == "proofsheet" }) else {
      report(
        "missing-version", "expected 'proofsheet: 1' as the first key, found \(first?.key.described ?? "nothing")",
        at: first?.key.span ?? root.span, hint: "add 'proofsheet: 1' as the first line")
      return true
    }
    if entry.key.range != first?.key.range {
      report(
        .warning(
          "version-not-first", "'proofsheet' is not the first key", at: entry.key.span,
          hint: "move it to the first line"))
    }
    guard let text = entry.value.text, let version = Int(text) else {
      report(
        "unknown-version", "expected a format version, found \(entry.value.described)", at: entry.value.span,
        hint: "write proofsheet: 1")
      return true
    }
    if version != SpecReader.version {
      report(
        "unknown-version",
        version > SpecReader.version
          ? "the format is version \(version), this release reads version \(SpecReader.version)"
          : "there is no format version \(version)",
        at: entry.value.span,
        hint: version > SpecReader.version ? "update proofsheet to read it" : "write proofsheet: 1")
      return false
    }
    return true
  }

  static func defaultName(_ file: String) -> String {
    var name = file.split(separator: "/").last.map(String.init) ?? "screen"
    for ending in [".yaml", ".yml", ".json", ".proof"] where name.hasSuffix(ending) && name.count > ending.count {
      name.removeLast(ending.count)
    }
    return name
  }

  // MARK: Diagnostics

  /// So many problems are told; a file that has more is of another kind than we think.
  static let mostDiagnostics = 250
  /// So many names are compared for hints, so that a large wrong file is refused soon.
  static let mostComparisons = 200_000

  var isFull: Bool { sink.diagnostics.count >= Self.mostDiagnostics }

  func report(_ diagnostic: Diagnostic) {
    guard !isFull else { return }
    sink.report(diagnostic)
    if isFull {
      sink.report(
        .error(
          "too-many-problems", "more than \(Self.mostDiagnostics) problems, the rest is not told",
          at: diagnostic.span))
    }
  }

  func report(
    _ id: String, _ message: String, at span: SourceSpan?, notes: [Diagnostic.Note] = [], hint: String? = nil
  ) {
    report(.error(id, message, at: span, notes: notes, hint: hint))
  }

  /// A name that is declared nowhere, unless what declares it cannot be read.
  func reportUndeclared(_ id: String, _ message: String, at span: SourceSpan?, hint: @autoclosure () -> String?) {
    if !lacksInclude { report(id, message, at: span, hint: hint()) }
  }

  func report(_ error: RuleSyntaxError, in node: YAMLNode) {
    report(error.diagnostic(at: node.locator()(error.range)))
  }

  /// `did you mean 'a' or 'b'?`; nil where nothing is near, or where nobody will read it any more.
  func nearest(_ name: String, in candidates: @autoclosure () -> [String]) -> String? {
    guard !isFull, comparisons < Self.mostComparisons else { return nil }
    let names = candidates()
    comparisons += names.count
    return NearestNames.hint(for: name, in: names)
  }
}

/// In which part of the file names are looked up.
struct SpecScope {
  /// Before the ids of views: empty, or `card/` inside an instance of a component.
  var prefix = ""
  /// The id of the instance that `root` means inside a component.
  var instance: String?
  /// What `$name` means inside a component.
  var parameters: [String: YAMLNode] = [:]
  /// The view whose own rules are read.
  var owner: String?
}
