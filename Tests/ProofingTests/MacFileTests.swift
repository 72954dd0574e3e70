import AutoLayout
import Foundation
import ProofModel
import Resolving
import Testing

@testable import Rendering
@testable import Solving

/// macOS files on the command line: at their own size, never on a phone, page by page; and as layout code.
///
/// `PROOFSHEET_UPDATE_EXPORTS=1 swift test --filter MacFile` writes the expected code anew.
@Suite struct MacFileTests {
  private static let form = Program.root.appendingPathComponent("Tests/Fixtures/storyboards/MacForm.xib").path

  @Test func withNoDeviceNamedAFileIsDrawnAtItsOwnSize() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let own = try program.run(["render", Self.form, "-o", "out", "--sheet", "none"])
    #expect(own.output == "out/Mac-Form.canvas.png\n")
    let phone = try program.run([
      "render", Self.form, "-o", "out", "--sheet", "none", "--device", "iphone-8", "--orientation", "portrait",
    ])
    #expect(phone.output == "out/Mac-Form.iphone-8.png\n")
    let dark = try program.run(["render", Self.form, "-o", "out", "--sheet", "none", "--appearance", "dark"])
    #expect(dark.output == "out/Mac-Form.canvas.dark.png\n")
  }

  @Test func checkLooksAtItOnce() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let result = try program.run(["check", Self.form])
    // A file that lies as it was drawn, its label's frame 2 points out at the left as AppKit has it.
    #expect(result.talk.contains("1 variant: nothing to report"), "\(result.talk)")
    #expect(result.code == 0)
  }

  @Test func anOutlineSaysAGridsSettingsOnce() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let result = try program.run(["outline", Self.form])
    #expect(result.output.contains("rowSpacing: 8, xPlacement: leading"))
    #expect(!result.output.contains("rowSpacing="))
  }

  /// A grid's rows and columns are printed with its views.
  @Test func framesHoldTheGridsRowsAndColumns() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let result = try program.run(["frames", Self.form])
    let scenes = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: [String: [Double]]]
    let frames = try #require(scenes?["rt"])
    #expect(frames["gr/column1"]?[2] == 180)
    #expect(frames["ln"]?[2] == frames["gr"]?[2])
    #expect(frames["nf"]?[0] == frames["gr/column1"]?[0])
    #expect(frames["gr/row2"]?[3] == 1)
  }

  /// The root is a stack view, which only `UIStackView` has properties for; the grid becomes guides and constraints.
  @Test func aStackAsTheRootIsExportedAsOne() throws {
    let workbench = try #require(ScreenLoader(studio: Studio()).load([Self.form]).workbenches.first)
    let code = LayoutExport(workbench).text(.swiftAnchors)
      .replacingOccurrences(of: "import UIKit\n", with: "import UIKitNames\n")
    #expect(code.contains("func install(in root: UIStackView)"))
    #expect(code.contains("root.addArrangedSubview(heading)"))
    #expect(code.contains("form.addLayoutGuide(formRow0)"))
    #expect(!code.contains(".gravityAreas"))
    let url = Program.root.appendingPathComponent("Tests/UIKitNamesTests/Exported/MacFormLayout.swift")
    if ProcessInfo.processInfo.environment["PROOFSHEET_UPDATE_EXPORTS"] != nil {
      try Data(code.utf8).write(to: url)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == code)
  }

  /// Colours of AppKit's catalogue have AppKit's values, in the dark too.
  @Test(arguments: [
    ("secondaryLabelColor", Color(rgb: 0x000000, alpha: 0.5), Color(rgb: 0xFFFFFF, alpha: 0.55)),
    ("disabledControlTextColor", Color(rgb: 0x000000, alpha: 0.26), Color(rgb: 0xFFFFFF, alpha: 0.25)),
    ("systemRedColor", Color(rgb: 0xFF3B30), Color(rgb: 0xFF453A)), ("textColor", .black, .white),
    (
      "controlTextColor", Color(rgb: 0x000000, alpha: 216.0 / 255), Color(rgb: 0xFFFFFF, alpha: 216.0 / 255)
    ),
  ])
  func coloursOfTheCatalogueAreDrawn(name: String, light: Color, dark: Color) throws {
    let file = Drawn.mac(
      """
      <textField translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="tex-aa-001">
      \(Drawn.frame(20, 20, 90, 17))<autoresizingMask key="autoresizingMask"/>
      <textFieldCell key="cell" title="Label" id="cel-aa-001"><font key="font" metaFont="system"/>
      <color key="textColor" name="\(name)" catalog="System" colorSpace="catalog"/></textFieldCell></textField>
      """)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colours-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a.xib").path
    try Data(file.utf8).write(to: URL(fileURLWithPath: path))
    let workbench = try #require(ScreenLoader(studio: Studio()).load([path]).workbenches.first)
    for (appearance, color) in [(Appearance.light, light), (.dark, dark)] {
      var selection = VariantSelection()
      selection.appearances = [appearance.rawValue]
      let variant = try #require(workbench.variants(selection).variants.first)
      let label = try #require(workbench.solve(variant).layout.views.first { $0.content.kind == .label })
      #expect(label.content.textColor == color)
    }
  }

  /// A view that is narrower than a window's buttons is drawn without a window.
  @Test(arguments: [(40.0, false), (200, true)]) func smallViewsAreNoWindows(width: Double, isWindow: Bool) throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write(
      "a.xib",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <customObject id="-2" userLabel="File's Owner"/><customView id="vie-aa-001">\(Drawn.frame(0, 0, width, 30))
      </customView></objects></document>
      """)
    #expect(try program.run(["render", "a.xib", "--sheet", "none", "--overlay", "none", "-o", "."]).code == 0)
    let picture = try #require(try program.names(".").first { $0.hasSuffix(".png") })
    let bytes = try program.bytes(picture)
    let size = (16..<24).map { Int(bytes[$0]) }
    #expect(size[2] * 256 + size[3] == 2 * Int(width) + (isWindow ? 4 : 0))
    #expect(size[6] * 256 + size[7] == 60 + (isWindow ? 60 : 0))
  }
}
