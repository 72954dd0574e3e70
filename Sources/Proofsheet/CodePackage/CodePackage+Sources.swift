/// What the package's own files say.
extension CodePackage {
  func manifest(library: String) -> String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    // The app's layout code on Linux: `swift run draw` draws its screens, `swift test` compares them.
    let package = Package(
      name: "\(name)Proofs",
      dependencies: [.package(name: "Proofsheet", path: "\(library)")],
      targets: [
        .target(
          name: "\(name)", dependencies: [.product(name: "UIKitNames", package: "Proofsheet")], path: "Proofs/\(name)",
          exclude: ["folders.txt"], plugins: [.plugin(name: "RewriteLayoutCode", package: "Proofsheet")]),
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
          name: "\(name)Whole", dependencies: [.product(name: "UIKitNames", package: "Proofsheet")],
          path: "Proofs/Whole", exclude: ["folders.txt"],
          plugins: [.plugin(name: "RewriteLayoutCode", package: "Proofsheet")]))
    }

    """
  }

  func program(_ screens: [CodeScreens.Screen], folders: [String]) -> String {
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
      import Proofsheet
      import UIKitNames
      @testable import \(name)

      \(appFolder(folders))
      // Each screen in a process of its own: swift run draw [--output FOLDER] [--seconds 20] [SCREEN …]
      AppModules.note("\(name)")
      ProofRunner.main([
      \(lines.joined())])

      """
  }

  func tests(_ screens: [CodeScreens.Screen], folders: [String]) -> String {
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
      import ProofTesting
      import Testing
      import UIKitNames
      @testable import \(name)

      \(appFolder(folders))
      // A baseline is recorded at the first run.
      @Suite(.serialized) struct ScreenTests {
        init() { AppModules.note("\(name)") }
      \(tests.joined())}

      """
  }

  /// Where pictures, texts and nibs are looked up.
  private func appFolder(_ folders: [String]) -> String {
    """
    enum App {
      static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../\(folders.first ?? ".")").standardizedFileURL.path
    }

    """
  }
}
