import Foundation
import Rendering
import Solving
import Testing

/// Layout code made of screens. What is expected is compiled, and laid out, among the tests of UIKit's names.
///
/// `PROOFSHEET_UPDATE_EXPORTS=1 swift test --filter LayoutExport` writes the expected code anew.
@Suite struct LayoutExportTests {
  private static let exported = Program.root.appendingPathComponent("Tests/UIKitNamesTests/Exported")

  private func export(_ format: LayoutExport.Format) throws -> LayoutExport {
    let path = Program.root.appendingPathComponent("Tests/Fixtures/storyboards/SignIn.storyboard").path
    return LayoutExport(try #require(ScreenLoader(studio: Studio()).load([path]).workbenches.first))
  }

  @Test(arguments: [LayoutExport.Format.swiftAnchors, .visualFormat])
  func codeIsWhatIsCompiledElsewhere(_ format: LayoutExport.Format) throws {
    let stem = format == .visualFormat ? "SignInControllerFormatLayout" : "SignInControllerLayout"
    let code = try export(format).text(format).replacingOccurrences(of: "import UIKit\n", with: "import UIKitNames\n")
      .replacingOccurrences(of: "SignInControllerLayout", with: stem)
    let url = Self.exported.appendingPathComponent(stem + ".swift")
    if ProcessInfo.processInfo.environment["PROOFSHEET_UPDATE_EXPORTS"] != nil {
      try Data(code.utf8).write(to: url)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == code)
  }

  private static let margins = Program.root.appendingPathComponent("samples/articles/percent/Margins.storyboard").path

  /// Constraints by their own initialiser, each made active, with shares and quotients as what they are.
  @Test func constraintsKeepSharesAndQuotients() throws {
    let workbench = try #require(ScreenLoader(studio: Studio()).load([Self.margins]).workbenches.first)
    let code = LayoutExport(workbench).text(.swiftConstraints)
      .replacingOccurrences(of: "import UIKit\n", with: "import UIKitNames\n")
    let url = Self.exported.appendingPathComponent("MarginsViewControllerLayout.swift")
    if ProcessInfo.processInfo.environment["PROOFSHEET_UPDATE_EXPORTS"] != nil {
      try Data(code.utf8).write(to: url)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == code)
    #expect(code.contains("multiplier: 1.0 / 3, constant: 0\n    ).isActive = true"))
    let equations = LayoutExport(workbench).text(.equations)
    #expect(equations.contains("upper.leading == root.leading + 10% screen\n"))
    #expect(equations.contains("lower.width == upper.width * 1 / 3\n"))
    let outline = try Program()
    defer { outline.cleanUp() }
    #expect(try outline.run(["outline", Self.margins]).output.contains("lower.top == upper.bottom + 5% screen"))
    #expect(!LayoutExport(workbench).text(.visualFormat).contains("-37.5-"))
  }

  @Test func visualFormatSaysWhatItCanAndAnchorsTheRest() throws {
    let code = try export(.visualFormat).text(.visualFormat)
    #expect(code.contains("\"V:|-20-[fields]-20-[line(1)]\""))
    #expect(code.contains("\"H:|-20-[fields]-20-|\""))
    #expect(code.contains("\"H:[logo(120)]\""))
    #expect(code.contains("line.leadingAnchor.constraint(equalTo: fields.leadingAnchor)"))
    #expect(!code.contains("logo.widthAnchor.constraint(equalToConstant"))
  }

  @Test func equationsAreReadable() throws {
    let lines = try export(.equations).text(.equations).split(separator: "\n").map(String.init)
    #expect(lines.first == "# SignInController")
    #expect(lines.contains("logo.width == logo.height * 2"))
    #expect(lines.contains("card.trailing == root.trailingMargin"))
    #expect(lines.contains("card.height == 100 @250"))
    #expect(lines.suffix(2) == ["# when height compact", "#   card.top == logo.bottom + 20: constant 8"])
  }

  @Test func jsonNamesItemsAndAttributes() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("a.proof.yaml", CommandLineTests.spec)
    let result = try program.run(["export", "a.proof.yaml", "--as", "json"])
    #expect(result.code == 0)
    #expect(result.output.contains("\"text\": \"title.top == safe.top + 24\""))
    #expect(result.output.contains("\"guide\": \"safe\""))
    #expect(try program.run(["export", "a.proof.yaml", "--as", "xml"]).code == 2)
  }
}
