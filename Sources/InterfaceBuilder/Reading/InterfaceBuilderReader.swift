public import ProofModel
import SpecFiles
import XMLParsing

/// Reads Interface Builder's storyboards and xibs into documents, one per scene.
public struct InterfaceBuilderReader: Sendable {
  /// What of a file is the doing of the Xcode that saved it.
  public typealias Tools = FileTools

  /// The contents of one file: its scenes as documents, and what it says of itself and of others.
  public struct Reading: Sendable {
    /// In the order of the file; of a file that is no whole XML, none.
    public var documents: [Document]
    /// The problems of the file, all of them at once.
    public var diagnostics: [Diagnostic]
    /// Paths of other storyboards whose scenes are part of this one's.
    public var references: [String] = []
    /// What the file itself says of its views' frames; nil where it is none of Interface Builder's.
    public var flags: DrawnFlags?
    /// The system that the file's own tools version stands for; nil where it is none of Interface Builder's.
    public var era: Era?
    /// What else of the file is its Xcode's doing.
    public var tools: Tools?
    /// Where an app that begins with this storyboard begins; nil where the file does not say.
    public var initialScene: InitialScene?
  }

  /// The most bytes of one file.
  public static let largestFile = XMLReader.Limits().bytes

  /// Reads the file at a path, and near it the storyboards that it refers to; O(size).
  ///
  /// - Parameters:
  ///   - folder: a folder that is not left for other storyboards; nil: none beyond the project's.
  ///   - era: the system to read it as, whatever its tools version says; nil: that one's.
  ///   - tools: those of a later version of the file, as whose canvas it is drawn; nil: its own.
  ///   - earlier: the ways of an earlier version of the file, where it is compared with that.
  ///   - language: the language of the file's own texts; nil: English.
  public static func read(
    file: String, within folder: String? = nil, era: Era? = nil, tools: Tools? = nil, earlier: SceneWays? = nil,
    language: String? = nil
  ) -> Reading {
    do {
      let library = StoryboardLibrary(main: file, within: folder) { storyboards(around: file, within: folder) }
      var reading = open(
        file: file, bytes: try FileReading.bytes(at: file, limit: largestFile), library: library, era: era,
        tools: tools, earlier: earlier
      )
      .reading
      reading.references = library.paths
      let resources = ProjectResources(file: file, others: library.paths, within: folder, language: language)
      var sink = DiagnosticSink()
      for index in reading.documents.indices {
        resources.apply(to: &reading.documents[index], &sink)
        reading.documents[index].dropUnknownColors(&sink)
      }
      for diagnostic in sink.diagnostics where !reading.diagnostics.contains(diagnostic) {
        reading.diagnostics.append(diagnostic)
      }
      return reading
    } catch {
      var diagnostic = error.diagnostic(at: SourceSpan(file: file, line: 1))
      if error.reason == .tooLarge {
        diagnostic.id = "file-too-large"
        diagnostic.hint = "split the storyboard into several, joined by storyboard references"
      } else if error.reason == .notAFile, file.hasSuffix(".nib") || file.hasSuffix(".storyboardc") {
        diagnostic.id = "compiled-nib"
        diagnostic.hint = "open the .xib or .storyboard it was compiled from"
      }
      return Reading(documents: [], diagnostics: [diagnostic])
    }
  }

  /// The storyboards of the project around a file, by name, the nearest of each.
  private static func storyboards(around file: String, within limit: String?) -> [String: String] {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
    let tree = ProjectTree(folder: folder, within: limit, endings: [".storyboard"])
    return Dictionary(tree.entries.map { ($0.stem, $0.path) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads bytes that are said to be the file's; what it refers to in other files is drawn as named boxes.
  public static func read(file: String, bytes: [UInt8]) -> Reading {
    var reading = open(file: file, bytes: bytes).reading
    var sink = DiagnosticSink()
    for index in reading.documents.indices { reading.documents[index].dropUnknownColors(&sink) }
    reading.diagnostics += sink.diagnostics
    return reading
  }

  private static func viewCount(_ node: ViewNode) -> Int { node.children.reduce(1) { $0 + viewCount($1) } }

  /// The same with the file itself, nil where it is none of Interface Builder's.
  package static func open(
    file: String, bytes: [UInt8], library: StoryboardLibrary? = nil, era: Era? = nil, tools: Tools? = nil,
    earlier: SceneWays? = nil
  ) -> (archive: InterfaceBuilderFile?, reading: Reading) {
    let xml = XMLReader.read(bytes, file: file)
    // Of a file that stops halfway no screen is whole, and what its connections lead to may be beyond.
    guard let root = xml.root, xml.isWhole else { return (nil, Reading(documents: [], diagnostics: xml.diagnostics)) }
    var sink = DiagnosticSink()
    sink.report(contentsOf: xml.diagnostics)
    if let refusal = refusal(of: root, file: file) {
      sink.report(refusal)
      return (nil, Reading(documents: [], diagnostics: sink.diagnostics))
    }
    var archive = InterfaceBuilderFile(root, path: file)
    let ownEra = archive.era
    archive.askedEra = era
    archive.asked = tools
    if let ways = earlier { archive.settle(with: ways, isLater: true) }
    if let ways = tools?.ways { archive.settle(with: ways, isLater: false) }
    library?.era = archive.era
    sink.report(contentsOf: ReferenceCheck.problems(of: archive))
    let (documents, eras) = documents(of: archive, library: library, &sink)
    if documents.isEmpty, sink.diagnostics.isEmpty {
      sink.report(
        Diagnostic(
          .note, "no-scene", "the file holds no scene and no view: there is nothing to draw", at: archive.span(root)))
    }
    return (
      archive,
      Reading(
        documents: documents, diagnostics: sink.diagnostics,
        flags: DrawnFlags(archive, isWhole: !sink.diagnostics.contains { $0.severity == .error }),
        era: ownEra,
        tools: Tools(
          version: archive.toolsVersion, canvas: archive.ownCanvas, windows: archive.windows,
          simulations: archive.simulations, tops: archive.tops, designableSizes: archive.knownDesignables,
          scale: archive.scaleWithoutDevice,
          cards: archive.cards, heldCells: TableSections.heldCells(in: root),
          tables: TableMeasures(
            rowHeights: TableSections.rowHeights(in: root), spacings: AppKitElements.spacings(in: root)),
          columnWidths: archive.isMac ? AppKitElements.columnWidths(in: root) : [:],
          selfHidingScrollers: archive.isMac ? AppKitElements.selfHidingScrollers(in: root) : [], eras: eras,
          ways: SceneWays(archive.root)),
        initialScene: archive.initialScene)
    )
  }

  /// What is wrong with a root that is none of today's documents of Interface Builder.
  private static func refusal(of root: XMLElement, file: String) -> Diagnostic? {
    let place = SourceSpan(file: file, line: root.line)
    if root.name == "archive" {
      return .error(
        "old-interface-builder",
        "this is a file of Interface Builder 3, from before Xcode 4: it records objects, not a layout", at: place,
        hint: "open it in Xcode and save it: that writes today's format")
    }
    if root.name == "document", root["type"]?.hasPrefix("com.apple.InterfaceBuilder") == true { return nil }
    return .error(
      "not-interface-builder", "this is no Interface Builder document: its root is '\(root.name)'", at: place,
      hint: "open a .storyboard or .xib file")
  }

  /// The scenes of a file, and the system that drew each root view, by its id.
  private static func documents(
    of archive: InterfaceBuilderFile, library: StoryboardLibrary?, _ sink: inout DiagnosticSink
  ) -> (documents: [Document], eras: [String: Era]) {
    var documents: [Document] = []
    var names: [String: Int] = [:]
    var eras: [String: Era] = [:]
    for scene in archive.scenes {
      let drawn = archive.drawn(scene)
      if let id = scene.root["id"] { eras[id] = drawn.era }
      var builder = SceneImporter(file: drawn, scene: scene, library: library, sink: sink)
      let document = builder.document()
      sink = builder.sink
      guard var document else { continue }
      guard viewCount(document.root) <= SpecReader.mostViews else {
        sink.report(
          .error(
            "too-many-views", "the scene '\(document.name)' has more than \(SpecReader.mostViews) views",
            at: archive.span(scene.root), hint: "split the scene into several, joined by container views"))
        continue
      }
      // Scenes of one class have pictures of their own.
      names[document.name, default: 0] += 1
      if let number = names[document.name], number > 1 { document.name += "-\(number)" }
      documents.append(document)
    }
    return (documents, eras)
  }
}
