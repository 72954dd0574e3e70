import AutoLayout
import Foundation
import InterfaceBuilder
import PixelCoding
import ProofModel
import Proofing
import Rendering
import Reviewing
import Solving
import SourceRewriting
import SpecFiles

/// A reader of somebody else's bytes, as a fuzzer calls it: any input may be refused, none may crash, hang or take
/// memory without end.
public enum FuzzTarget: String, CaseIterable, Sendable {
  case spec, equation, visualFormat = "visual-format", condition
  case storyboard, strings, catalogue
  case picture, font
  /// A console's log of conflicts, and a source file of an app.
  case log, source
  case json, layoutText = "layout-text", manifest, decisions, report
  /// A legal screen made of the bytes, solved and drawn.
  case screen

  /// Runs the bytes through the reader and through what uses its result; whether they were read without an error.
  @discardableResult
  public func run(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .spec: return Self.solve(SpecReader.read(file: "fuzz.proof.yaml", text: Self.text(bytes)))
    case .equation: return Self.rule(bytes)
    case .visualFormat: return Self.rule(Array("H:|-[a".utf8) + bytes)
    case .condition: return (try? ConditionParser.parse(Self.text(bytes))) != nil
    case .storyboard:
      let reading = InterfaceBuilderReader.read(file: "fuzz.storyboard", bytes: bytes)
      for document in reading.documents.prefix(3) { Self.solve(document) }
      return Self.isFine(reading.diagnostics) && !reading.documents.isEmpty
    case .strings: return Self.project(["en.lproj/Fuzz.strings": bytes])
    case .catalogue:
      return Self.project([
        "Fuzz.xcstrings": bytes, "Assets.xcassets/brand.colorset/Contents.json": bytes,
        "Assets.xcassets/star.imageset/Contents.json": bytes,
      ])
    case .picture: return (try? ImageDecoder.decode(bytes, limits: ImageLimits(maxPixels: 1 << 20))) != nil
    case .font: return Self.font(bytes)
    case .log:
      let report = ConflictLogReport(log: Self.text(bytes), file: "fuzz.log")
      return Self.isFine(report.diagnostics) && !report.text.isEmpty
    case .source:
      let source = SourceText(bytes: bytes)
      return !Rewriter.rewrite(source, at: "Fuzz.swift", table: ClassTable([("Fuzz.swift", source)])).isEmpty
    case .json: return (try? JSONValue.parse(bytes)) != nil
    case .layoutText: return Self.layout(bytes)
    case .manifest: return (try? BaselineManifest.read(bytes, path: "manifest.json").get()) != nil
    case .decisions: return Self.isFine(ReviewDecisions.read(bytes, file: "decisions.json").diagnostics)
    case .report:
      guard let report = try? ReviewReport.read(bytes, path: "report.json").get() else { return false }
      return !report.markdown().isEmpty
    case .screen: return Self.draw(RandomScreen(bytes), as: .pdf)
    }
  }

  /// Solves a screen and writes its picture; whether its spec is legal.
  @discardableResult
  public static func draw(_ screen: RandomScreen, as format: RenderRequest.Format) -> Bool {
    let reading = SpecReader.read(file: "fuzz.proof.yaml", text: screen.spec)
    draw(reading.document, studio, as: format)
    return !reading.hasErrors
  }

  private static let studio = Studio()

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func isFine(_ diagnostics: [Diagnostic]) -> Bool {
    _ = DiagnosticPrinter().text(diagnostics)
    return !diagnostics.contains { $0.severity == .error }
  }

  /// One rule of a screen that is legal otherwise.
  private static func rule(_ bytes: [UInt8]) -> Bool {
    let rule = DiagnosticPrinter.quoted(text(bytes))
    let spec = """
      proofsheet: 1
      name: fuzz
      views: { a: { type: label, text: A }, b: { type: button, text: B } }
      constraints: { g: [ \(rule) ] }
      """
    return solve(SpecReader.read(file: "fuzz.proof.yaml", text: spec))
  }

  private static func solve(_ reading: SpecReader.Reading) -> Bool {
    if let document = reading.document { solve(document) }
    return isFine(reading.diagnostics)
  }

  private static func solve(_ document: Document) {
    guard count(document.root) <= 400 else { return }
    let workbench = Workbench(document: document, studio: studio)
    for variant in workbench.variants(selection).variants.prefix(1) {
      _ = isFine(workbench.solve(variant).layout.findings.map(\.diagnostic))
    }
  }

  /// A stored layout, drawn without its screen's spec.
  private static func layout(_ bytes: [UInt8]) -> Bool {
    guard let layout = try? LayoutText.layout(bytes, folder: "/nonexistent") else { return false }
    let spec = "proofsheet: 1\nname: fuzz\nviews: { a: view }\n"
    guard let document = SpecReader.read(file: "fuzz.proof.yaml", text: spec).document else { return false }
    _ = try? Workbench(document: document, studio: studio).picture(of: layout, overlays: [.constraints])
    return true
  }

  private static var selection: VariantSelection {
    var selection = VariantSelection()
    selection.sizes = ["320x480@1"]
    return selection
  }

  @discardableResult
  private static func draw(_ document: Document?, _ studio: Studio, as format: RenderRequest.Format = .pdf)
    -> [Diagnostic]
  {
    guard let document else { return [] }
    return inFolder([:]) { folder in
      var request = RenderRequest()
      request.selection = selection
      request.formats = [format]
      request.sheet = .none
      request.folder = folder
      request.jobs = 1
      return RenderJob(workbench: Workbench(document: document, studio: studio), request: request).run().diagnostics
    }
  }

  private static func count(_ node: ViewNode) -> Int { node.children.reduce(1) { $0 + count($1) } }

  /// A storyboard with files of its project beside it; whether they were read.
  private static func project(_ files: [String: [UInt8]]) -> Bool {
    let scene = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects><view id="v">\
      <rect key="frame" x="0" y="0" width="320" height="480"/><subviews><label text="a" id="l">\
      <rect key="frame" x="0" y="0" width="50" height="20"/><color key="textColor" name="brand"/></label>\
      <imageView image="star" id="i"><rect key="frame" x="0" y="90" width="50" height="20"/></imageView></subviews></view>\
      </objects><resources><image name="star" width="9" height="9"/><namedColor name="brand"/></resources></document>
      """
    return inFolder(files.merging(["Fuzz.xib": Array(scene.utf8)]) { $1 }) { folder in
      let reading = InterfaceBuilderReader.read(file: "\(folder)/Fuzz.xib")
      for document in reading.documents { solve(document) }
      return isFine(reading.diagnostics) && !reading.diagnostics.contains { $0.id == "resource-unreadable" }
    }
  }

  /// A font of the project's: measured, shaped and embedded; whether it was used.
  private static func font(_ bytes: [UInt8]) -> Bool {
    inFolder(["own.ttf": bytes]) { folder in
      let spec = """
        proofsheet: 1
        name: fuzz
        views: { a: { type: label, text: "AVA fi 1/2 Ä é", font: { file: own.ttf, size: 20 } } }
        constraints: { g: [ a.top == root.top + 20, a.leading == root.leading ] }
        """
      try? FileWriting.writeBeside("\(folder)/fuzz.proof.yaml", text: spec)
      let reading = SpecReader.read(file: "\(folder)/fuzz.proof.yaml")
      // What a studio has read of a path, it keeps.
      let problems = draw(reading.document, Studio())
      return isFine(reading.diagnostics + problems) && !problems.contains { $0.id == "font-unusable" }
    }
  }

  private static func inFolder<Result>(_ files: [String: [UInt8]], _ body: (String) -> Result) -> Result {
    // Each its own: tests run several targets at once.
    let folder = FileManager.default.temporaryDirectory.path + "/proofsheet-fuzz-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, bytes) in files {
      let path = "\(folder)/\(name)"
      try? FileWriting.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
      try? FileWriting.writeBeside(path, bytes)
    }
    try? FileWriting.makeFolder(folder)
    return body(folder)
  }
}
