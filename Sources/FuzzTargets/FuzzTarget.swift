import AutoLayout
import Foundation
import Importing
import PixelCoding
import ProofModel
import Proofsheet
import SourceRewriting
import Typesetting

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

  /// Runs the bytes through the reader and through what uses its result.
  public func run(_ bytes: [UInt8]) {
    switch self {
    case .spec: Self.solve(SpecReader.read(file: "fuzz.proof.yaml", text: Self.text(bytes)).document)
    case .equation: Self.rule(bytes, "")
    case .visualFormat: Self.rule(Array("H:|-[a".utf8) + bytes, "")
    case .condition: _ = try? ConditionParser.parse(Self.text(bytes))
    case .storyboard:
      let reading = InterfaceBuilderReader.read(file: "fuzz.storyboard", bytes: bytes)
      for document in reading.documents.prefix(3) { Self.solve(document) }
      _ = DiagnosticPrinter().text(reading.diagnostics)
    case .strings: Self.project(["en.lproj/Fuzz.strings": bytes])
    case .catalogue:
      Self.project([
        "Fuzz.xcstrings": bytes, "Assets.xcassets/brand.colorset/Contents.json": bytes,
        "Assets.xcassets/star.imageset/Contents.json": bytes,
      ])
    case .picture: _ = try? ImageDecoder.decode(bytes, limits: ImageLimits(maxPixels: 1 << 20))
    case .font: Self.font(bytes)
    case .log: _ = ConflictLogReport(log: Self.text(bytes), file: "fuzz.log").text
    case .source:
      let source = SourceText(bytes: bytes)
      _ = Rewriter.rewrite(source, at: "Fuzz.swift", table: ClassTable([("Fuzz.swift", source)]))
    case .json: _ = try? JSONValue.parse(bytes)
    case .layoutText: _ = try? LayoutText.layout(bytes, folder: "/nonexistent")
    case .manifest: _ = BaselineManifest.read(bytes, path: "manifest.json")
    case .decisions: _ = ReviewDecisions.read(bytes, file: "decisions.json")
    case .report:
      if case .success(let report) = ReviewReport.read(bytes, path: "report.json") { _ = report.markdown() }
    case .screen: Self.draw(RandomScreen(bytes), as: .pdf)
    }
  }

  /// Solves a screen and writes its picture.
  public static func draw(_ screen: RandomScreen, as format: RenderRequest.Format) {
    draw(SpecReader.read(file: "fuzz.proof.yaml", text: screen.spec).document, as: format)
  }

  private static let studio = Studio()

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// One rule of a screen that is legal otherwise.
  private static func rule(_ bytes: [UInt8], _ more: String) {
    let rule = DiagnosticPrinter.quoted(text(bytes))
    let spec = """
      proofsheet: 1
      name: fuzz
      views: { a: { type: label, text: A }, b: { type: button, text: B } }
      constraints: { g: [ \(rule) ] }
      """
    solve(SpecReader.read(file: "fuzz.proof.yaml", text: spec).document)
  }

  private static func solve(_ document: Document?) {
    guard let document, count(document.root) <= 400 else { return }
    let workbench = Workbench(document: document, studio: studio)
    for variant in workbench.variants(selection).variants.prefix(1) {
      _ = DiagnosticPrinter().text(workbench.solve(variant).layout.findings.map(\.diagnostic))
    }
  }

  private static var selection: VariantSelection {
    var selection = VariantSelection()
    selection.sizes = ["320x480@1"]
    return selection
  }

  private static func draw(_ document: Document?, as format: RenderRequest.Format = .pdf) {
    guard let document else { return }
    inFolder([:]) { folder in
      var request = RenderRequest()
      request.selection = selection
      request.formats = [format]
      request.sheet = .none
      request.folder = folder
      request.jobs = 1
      _ = RenderJob(workbench: Workbench(document: document, studio: studio), request: request).run()
    }
  }

  private static func count(_ node: ViewNode) -> Int { node.children.reduce(1) { $0 + count($1) } }

  /// A storyboard with files of its project beside it.
  private static func project(_ files: [String: [UInt8]]) {
    let scene = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects><view id="v">\
      <rect key="frame" x="0" y="0" width="320" height="480"/><subviews><label text="a" id="l">\
      <rect key="frame" x="0" y="0" width="50" height="20"/><color key="textColor" name="brand"/></label>\
      <imageView image="star" id="i"><rect key="frame" x="0" y="90" width="50" height="20"/></imageView></subviews></view>\
      </objects><resources><image name="star" width="9" height="9"/><namedColor name="brand"/></resources></document>
      """
    inFolder(files.merging(["Fuzz.xib": Array(scene.utf8)]) { $1 }) { folder in
      for document in InterfaceBuilderReader.read(file: "\(folder)/Fuzz.xib").documents { solve(document) }
    }
  }

  /// A font of the project's: measured, shaped and embedded.
  private static func font(_ bytes: [UInt8]) {
    inFolder(["own.ttf": bytes]) { folder in
      let spec = """
        proofsheet: 1
        name: fuzz
        fonts: [own.ttf]
        views: { a: { type: label, text: "AVA fi 1/2 Ä é", font: { file: own.ttf, size: 20 } } }
        constraints: { g: [ a.top == root.top + 20, a.leading == root.leading ] }
        """
      try? FileWriting.writeBeside("\(folder)/fuzz.proof.yaml", text: spec)
      draw(SpecReader.read(file: "\(folder)/fuzz.proof.yaml").document)
    }
  }

  private static func inFolder(_ files: [String: [UInt8]], _ body: (String) -> Void) {
    let folder =
      FileManager.default.temporaryDirectory.path + "/proofsheet-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, bytes) in files {
      let path = "\(folder)/\(name)"
      try? FileWriting.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
      try? FileWriting.writeBeside(path, bytes)
    }
    try? FileWriting.makeFolder(folder)
    body(folder)
  }
}
