/// What the package's own files say.
extension CodePackage {
  func manifest(libraries: [String], library: String) -> String {
    let names = ".product(name: \"UIKitNames\", package: \"Proofsheet\")"
    let plugin = "plugins: [.plugin(name: \"RewriteLayoutCode\", package: \"Proofsheet\")]"
    // All files are told of at once.
    let settings = "swiftSettings: [.unsafeFlags([\"-continue-building-after-errors\"])]"
    let parts = ", \"left-out.txt\""
    // Each may import those before it.
    let theirs = libraries.enumerated().map { place, library in
      """
          .target(
            name: "\(library)", dependencies: [\((libraries.prefix(place).map { "\"\($0)\"" } + [names]).joined(separator: ", "))],
            path: "Proofs/Libraries/\(library)", exclude: ["folders.txt"\(parts)], \(settings), \(plugin)),

      """
    }
    let needs = (libraries.map { "\"\($0)\"" } + [names]).joined(separator: ", ")
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      // The app's layout code on Linux: `swift run draw` draws its screens, `swift test` compares them.
      let package = Package(
        name: "\(name)Proofs",
        dependencies: [.package(name: "Proofsheet", path: "\(library)")],
        targets: [
      \(theirs.joined())    .target(
            name: "\(name)", dependencies: [\(needs)], path: "Proofs/\(name)",
            exclude: ["folders.txt"\(parts)], \(settings), \(plugin)),
          .executableTarget(
            name: "draw", dependencies: ["\(name)", .product(name: "Proofsheet", package: "Proofsheet")],
            path: "Proofs/Draw"),
          .testTarget(
            name: "\(name)Tests", dependencies: ["\(name)", .product(name: "ProofTesting", package: "Proofsheet")],
            path: "Proofs/Tests", exclude: ["__Proofs__"]),
        ],
        swiftLanguageModes: [.v5]
      )

      // The sources with nothing left out, for 'proofsheet code status'.
      if Context.environment["PROOFSHEET_CODE_STATUS"] != nil {
        package.targets.append(
          .target(
            name: "\(name)Whole", dependencies: [\(needs)],
            path: "Proofs/Whole", exclude: ["folders.txt"], \(plugin)))
      }

      """
  }

  func program(_ screens: [CodeScreens.Screen], folders: [String]) -> String {
    let delegate = self.screens.delegate
    let lines = screens.map { screen in
      """
        ProofScreen("\(screen.name)") {
          Proof(
            of: \(screen.expression),
            named: "\(screen.name)", assets: App.folder)
        },

      """
    }
    return """
      import Foundation
      import NetworkNames
      import Proofsheet
      import UIKitNames
      @testable import \(name)

      \(appFolder(folders, delegate))
      // Each screen in a process of its own: swift run draw [--output FOLDER] [--seconds 20] [SCREEN …]
      AppModules.note("\(name)")
      \(delegate == nil ? "" : Self.takesDelegate + "\n")ProofRunner.main([
      \(lines.joined())])

      """
  }

  /// Code asks the application for its delegate, which holds none.
  private static let takesDelegate = "UIApplication.shared.delegate = App.delegate"

  func tests(_ screens: [CodeScreens.Screen], folders: [String]) -> String {
    let delegate = self.screens.delegate
    let tests = screens.map { screen in
      let word = String(screen.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      return """

          @Test func draws\(word)() {
            assertProof(
              of: \(screen.expression),
              named: "\(screen.name)", assets: App.folder)
          }

        """
    }
    return """
      import Foundation
      import NetworkNames
      import ProofTesting
      import Testing
      import UIKitNames
      @testable import \(name)

      \(appFolder(folders, delegate))
      // A baseline is recorded at the first run.
      @Suite(.serialized) struct ScreenTests {
        init() { AppModules.note("\(name)")\(delegate == nil ? "" : "; " + Self.takesDelegate) }
      \(tests.joined())}

      """
  }

  /// Where pictures, texts and nibs are looked up, and the app's delegate.
  private func appFolder(_ folders: [String], _ delegate: String?) -> String {
    """
    enum App {
    \(delegate.map { "  nonisolated(unsafe) static let delegate: any UIApplicationDelegate = \($0)" } ?? "")
      static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../\(folders.first ?? ".")").standardizedFileURL.path
    }

    """
  }
}
