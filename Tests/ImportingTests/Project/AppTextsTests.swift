import Foundation
import Testing

@testable import Importing

/// Texts that an app's code asks for by key.
@Suite struct AppTextsTests {
  private func text(_ languages: [String]) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for language in languages {
      let place = folder.appendingPathComponent("App/\(language).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("\"hello\" = \"Hello in \(language)\";\n".utf8).write(
        to: place.appendingPathComponent("Localizable.strings"))
    }
    return AppResources.of(folder.appendingPathComponent("App").path).text(
      "hello", table: "Localizable", locale: "en-GB")
  }

  @Test func theOnlyLanguageIsShownEverywhere() throws {
    #expect(try text(["ru"]) == "Hello in ru")
    #expect(try text(["ru", "en"]) == "Hello in en")
    #expect(try text(["ru", "fr"]) == nil)
  }
}
