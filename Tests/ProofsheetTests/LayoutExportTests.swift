import Foundation
import Proofsheet
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
