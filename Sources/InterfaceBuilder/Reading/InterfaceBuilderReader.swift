public import ProofModel
import SpecFiles
import XMLParsing

/// Reads Interface Builder's storyboards and xibs into documents, one per scene.
public struct InterfaceBuilderReader: Sendable {
  /// The contents of one file: its scenes as documents, and what it says of itself and of others.
  public struct Reading: Sendable {
    /// In the order of the file; of a damaged file, what could be read.
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

  /// What of a file is the doing of the Xcode that saved it.
  public struct Tools: Sendable {
    /// Its tools version, as far as it says what a canvas shows: 14313 is Xcode 10.
    public var version: Int
    /// What its canvas shows; nil on the Mac.
    public var canvas: FileCanvas?
    /// What is recorded of a Mac's root views, by their ids.
    var windows: [String: InterfaceBuilderFile.WindowView]
    /// The bars that the canvas simulates around controllers and xibs' views, by their ids.
    var simulations: [String: Set<String>]
    /// What views of the user's classes asked for when the canvas drew them, by their ids; 0 by 0 where it did not.
    var designableSizes: [String: Size]
    /// The id of the device that its canvas shows.
    public var device: String? { canvas?.device }
    /// Pixels a point of a canvas without a device.
    public var scale: Double
    /// Ids of the controllers that its canvas has as cards over other screens, as Xcode 11 and later draw them.
    public var cards: Set<String>
    /// The cells whose heights their tables give, by id, with the row height that does: what was recorded of them is the
    /// canvas'.
    public var heldCells: [String: Double]
    /// By the id of a cell that has no height of its own: the row height that its table gives it, -1 where it is found out.
    public var rowHeights: [String: Double]
    /// The ids of scrollers that a Mac's scroll views show only while there is something to scroll.
    public var selfHidingScrollers: Set<String>
    /// By the ids of root views: the system that drew each, where one Xcode runs on several.
    public var eras: [String: Era]
    /// What leads from one controller to another.
    var ways: SceneWays

    /// The thousands of the tools version: 14 is Xcode 10.
    public var generation: Int { version / 1000 }
  }

  /// The most bytes of one file.
  public static let largestFile = XMLReader.Limits().bytes

  /// Reads the file at a path, and near it the storyboards that it refers to; O(size).
  ///
  /// - Parameters:
  ///   - folder: a folder that is not left for other storyboards; nil: one above the file's own is the last.
  ///   - era: the system to read it as, whatever its tools version says; nil: that one's.
  ///   - tools: those of a later version of the file, as whose canvas it is drawn; nil: its own.
  ///   - earlier: the ways of an earlier version of the file, where it is compared with that.
  ///   - language: the language of the file's own texts; nil: English.
  public static func read(
    file: String, within folder: String? = nil, era: Era? = nil, tools: Tools? = nil, earlier: SceneWays? = nil,
    language: String? = nil
  ) -> Reading {
    do {
      let library = StoryboardLibrary(main: file, within: folder)
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
    guard let root = xml.root else { return (nil, Reading(documents: [], diagnostics: xml.diagnostics)) }
    var sink = DiagnosticSink()
    sink.report(contentsOf: xml.diagnostics)
    guard root.name != "archive" else {
      sink.report(
        .error(
          "old-interface-builder",
          "this is a file of Interface Builder 3, from before Xcode 4: it records objects, not a layout",
          at: SourceSpan(file: file, line: root.line), hint: "open it in Xcode and save it: that writes today's format")
      )
      return (nil, Reading(documents: [], diagnostics: sink.diagnostics))
    }
    guard root.name == "document", root["type"]?.hasPrefix("com.apple.InterfaceBuilder") == true else {
      sink.report(
        .error(
          "not-interface-builder", "this is no Interface Builder document: its root is '\(root.name)'",
          at: SourceSpan(file: file, line: root.line), hint: "open a .storyboard or .xib file"))
      return (nil, Reading(documents: [], diagnostics: sink.diagnostics))
    }
    var archive = InterfaceBuilderFile(root, path: file)
    let ownEra = archive.era
    archive.askedEra = era
    archive.askedTools = tools?.version
    archive.askedCanvas = tools?.canvas
    archive.askedScale = tools?.device == nil ? tools?.scale : nil
    archive.askedWindows = tools?.windows ?? [:]
    archive.askedSimulations = tools?.simulations ?? [:]
    archive.askedDesignables = tools?.designableSizes ?? [:]
    archive.askedCards = tools?.cards ?? []
    archive.askedEras = tools?.eras ?? [:]
    if let ways = earlier { archive.settle(with: ways, isLater: true) }
    if let ways = tools?.ways { archive.settle(with: ways, isLater: false) }
    library?.era = archive.era
    sink.report(contentsOf: ReferenceCheck.problems(of: archive))
    var documents: [Document] = []
    var names: [String: Int] = [:]
    var eras: [String: Era] = [:]
    for scene in archive.scenes {
      let drawn = archive.drawn(scene)
      if let id = scene.root["id"] { eras[id] = drawn.era }
      var builder = SceneImporter(file: drawn, scene: scene, library: library, sink: sink)
      if var document = builder.document() {
        guard Self.viewCount(document.root) <= SpecReader.mostViews else {
          sink = builder.sink
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
      sink = builder.sink
    }
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
          simulations: archive.simulations, designableSizes: archive.knownDesignables,
          scale: archive.scaleWithoutDevice,
          cards: archive.cards, heldCells: TableSections.heldCells(in: root),
          rowHeights: TableSections.rowHeights(in: root),
          selfHidingScrollers: archive.isMac ? AppKitElements.selfHidingScrollers(in: root) : [], eras: eras,
          ways: SceneWays(archive.root)),
        initialScene: archive.initialScene)
    )
  }
}
