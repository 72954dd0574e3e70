import Foundation
import Greeting
import Testing
import UIKitNames

@testable import Proofing
@testable import Proofsheet
@testable import Solving

/// Every listing of the documentation is compiled and run: Swift ones are the files of `samples/greeting`, which is
/// built with these tests, or stand below; what the console shows comes from what they do.
@Suite struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    .standardized

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static let articles = ["Proofsheet", "FromAnEmptyFolder", "LayoutCodeOnLinux"]

  /// The listings of an article in one language.
  private static func listings(_ article: String, _ language: String) throws -> [String] {
    let parts = try text("Sources/Proofsheet/Proofsheet.docc/\(article).md").components(separatedBy: "```")
    return parts.enumerated().filter { $0.offset % 2 == 1 && $0.element.hasPrefix(language + "\n") }
      .map { String($0.element.dropFirst(language.count + 1)) }
  }

  private static func plain(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  @Test(arguments: articles) func swiftListingsAreCompiled(article: String) throws {
    let files = [
      "samples/greeting/Package.swift", "samples/greeting/Sources/Greeting/GreetingViewController.swift",
      "samples/greeting/Sources/draw/main.swift", "samples/greeting/Tests/GreetingTests/GreetingTests.swift",
      "Tests/ProofTestingTests/DocumentationTests.swift",
    ]
    // A reader's folder lies beside the project's.
    let compiled = try files.map {
      Self.plain(try Self.text($0)).replacingOccurrences(of: "path: \"../..\"", with: "path: \"../proofsheet\"")
    }
    let listings = try Self.listings(article, "swift")
    #expect(!listings.isEmpty)
    for listing in listings {
      #expect(compiled.contains { $0.contains(Self.plain(listing)) }, "no compiled file has:\n\(listing)")
    }
  }

  // The short listings, and what becomes of them.

  private func renderEverything() {
    let proof = Proof(
      of: GreetingViewController(), on: .iPhones + .iPads, orientations: .all, locales: ["en", "ar"])
    proof.render(to: "proofs")
  }

  @Test func theFirstListingMeansEveryDevice() {
    let matrix = ProofMatrix(on: .iPhones + .iPads, orientations: .all, locales: ["en", "ar"])
    let variants = Proof(of: GreetingViewController(), for: matrix).workbench.variants(matrix.selection).variants
    #expect(variants.count > 300)
    #expect(Set(variants.map(\.environment.locale)) == ["en", "ar"])
  }

  @Test func whatIsCapturedIsSendable() {
    let text = "a value"
    let proof = Proof(of: GreetingViewController(), named: text, on: "iPhone 17")
    #expect(proof.name == "a value")
  }

  @Test func madeInAClosureAndMoved() {
    let proof = Proof(for: ProofMatrix(on: .iPhones)) {
      let controller = GreetingViewController()
      controller.loadViewIfNeeded()
      controller.titleLabel.text = "Another"
      return controller
    }
    let strip = proof.filmstrip(frames: 8) { (screen: GreetingViewController) in
      UIView.animate(withDuration: 0.3) { screen.titleLabel.alpha = 0 }
    }
    #expect(strip.milliseconds.last == 300)
  }

  /// The tutorial's failure, told by the same change of the same constraint.
  @Test func aDifferenceIsToldAsTheTutorialShows() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tutorial-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let kind = ProofKind.layout(on: "iPhone 17")
    let file = "\(folder)/GreetingTests.swift"
    let before = Proof(of: GreetingViewController(), for: kind.matrix, filePath: file, line: 1)
    let after = Proof(for: kind.matrix, filePath: file, line: 1) {
      let controller = GreetingViewController()
      let rules = controller.view.constraints
      rules.first { $0.firstItem === controller.titleLabel && $0.firstAttribute == .top }?.constant = 30
      return controller
    }
    func failures(_ proof: Proof) -> [ProofAssertion.Failure] {
      ProofAssertion(proof, as: kind, recording: .missing, filePath: file, test: "layoutStaysAsItIs()").failures()
    }
    #expect(failures(before).count == 1)
    let told = try #require(failures(after).first).message.split(separator: "\n").map(String.init)
    let shown = try Self.listings("FromAnEmptyFolder", "console")[1].split(separator: "\n").map(String.init)
    #expect(Array(told.prefix(2)) == Array(shown[1...2]))
    #expect(told[2].hasSuffix(shown[3].dropFirst("baseline: Tests/GreetingTests".count)))
  }

  /// What `draw` prints, as far as the tutorial shows it.
  @Test func drawPrintsWhatTheTutorialShows() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tutorial-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let proof = Proof(
      of: GreetingViewController(), on: ["iPhone SE (1st generation)", "iPhone 17", "iPad mini"],
      orientations: [.portrait, .landscape], locales: ["en", "ar"])
    #expect(proof.check().filter { $0.severity == .error } == [])
    let files = proof.render(to: folder).files.map { "proofs/" + URL(fileURLWithPath: $0).lastPathComponent }
    let shown = try Self.listings("FromAnEmptyFolder", "console")[0].split(separator: "\n").dropFirst()
      .map(String.init)
    #expect(Array(files.prefix(2)) == Array(shown.prefix(2)))
    #expect(files.last == shown.last)
  }
}
