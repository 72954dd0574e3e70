import Foundation
import ProofModel
import SourceRewriting
import Testing

@testable import Proofing
@testable import Solving

/// The package that `code init` writes beside an Xcode project.
@Suite struct CodePackageTests {
  private struct App {
    let folder: URL
    init(_ files: [String: String]) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)")
      for (file, text) in files {
        let url = folder.appendingPathComponent(file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
    }
    func text(_ file: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
    func cleanUp() { try? FileManager.default.removeItem(at: folder) }
  }

  private func app() throws -> App {
    try App([
      "App/Screen.swift":
        "import UIKit\n@testable import Cells\nimport class SnapKit.Constraint\nimport SnapKit\nimport Other\n",
      "App/Other.swift": "import UIKit\n", "Pods/SnapKit/Sources/Constraint.swift": "import UIKit\n",
      "Pods/SnapKit/Tests/Test.swift": "import XCTest\n", "Pods/Unused/Unused.swift": "import UIKit\n",
      "Carthage/Checkouts/Cells/Source/Cell.swift": "import UIKit\n",
    ])
  }

  @Test func librariesThatLieBesideTheAppAreFound() throws {
    let app = try app()
    defer { app.cleanUp() }
    let package = CodePackage(folder: app.folder.path, name: "App")
    #expect(
      package.vendored(importedBy: ["App"]) == [
        .init(name: "Cells", folder: "Carthage/Checkouts/Cells/Source"),
        .init(name: "SnapKit", folder: "Pods/SnapKit/Sources"),
      ])
  }

  @Test func eachLibraryIsATargetAfterThoseItNeeds() throws {
    let app = try app()
    defer { app.cleanUp() }
    let package = CodePackage(folder: app.folder.path, name: "App")
    let outside = app.folder.appendingPathComponent("Carthage/Checkouts/Cells").path
    let written = try package.write(
      folders: ["App"],
      libraries: [.init(name: "SnapKit", folder: "Pods/SnapKit/Sources"), .init(name: "Cells", folder: outside)],
      library: "../proofsheet")
    #expect(written.contains("Proofs/Libraries/SnapKit/folders.txt"))
    #expect(try app.text("Proofs/Libraries/SnapKit/folders.txt") == "../../../Pods/SnapKit/Sources\n")
    #expect(try app.text("Proofs/Libraries/Cells/folders.txt") == outside + "\n")
    let manifest = try app.text("Package.swift")
    let names = ".product(name: \"UIKitNames\", package: \"Proofsheet\")"
    #expect(manifest.contains("name: \"SnapKit\", dependencies: [\(names)]"))
    #expect(manifest.contains("name: \"Cells\", dependencies: [\"SnapKit\", \(names)]"))
    #expect(manifest.contains("name: \"App\", dependencies: [\"SnapKit\", \"Cells\", \(names)]"))

    // What does not compile is left out of the target that has it.
    try package.leaveOut(["App/Other.swift", "Pods/SnapKit/Sources/Constraint.swift", outside + "/Source/Cell.swift"])
    #expect(package.leftOut.count == 3)
    #expect(try app.text("Proofs/App/folders.txt").hasSuffix("\n!../../App/Other.swift\n"))
    #expect(
      try app.text("Proofs/Libraries/SnapKit/folders.txt").hasSuffix(
        "\n!../../../Pods/SnapKit/Sources/Constraint.swift\n"))
    #expect(try app.text("Proofs/Libraries/Cells/folders.txt").hasSuffix("\n!\(outside)/Source/Cell.swift\n"))
    #expect(package.folders == ["App"])
  }

  @Test func partsOfFilesAreLeftOutAndCounted() throws {
    let app = try App([
      "App/Screen.swift":
        "import UIKit\nclass Screen: UIViewController {\n  let model: Model\n  func show() {\n    load()\n    R.text()\n  }\n}\n",
      "App/Other.swift": "import UIKit\n", "Libraries/Kit/Kit.swift": "func kit() {\n  bad()\n}\n",
    ])
    defer { app.cleanUp() }
    let package = CodePackage(folder: app.folder.path, name: "App")
    _ = try package.write(
      folders: ["App"], libraries: [.init(name: "Kit", folder: "Libraries/Kit")], library: "../proofsheet")
    #expect(package.kept.isWhole && package.kept.files == 3)
    let folder = app.folder.path
    let errors = CompilerError.all(
      in: """
        \(folder)/App/Screen.swift:3:14: error: cannot find type 'Model' in scope
        \(folder)/App/Screen.swift:6:5: error: cannot find 'R' in scope
        \(folder)/Libraries/Kit/Kit.swift:2:3: error: cannot find 'bad' in scope

        """)
    #expect(errors.count == 3)
    let (isOther, stuck) = try package.mend(errors)
    #expect(isOther && stuck.isEmpty)
    #expect(package.kept.text == "2 files whole, 1 without 1 part, 0 left out; 1 missing type empty")
    // What else is wrong of a target may be for want of the type, and goes only where it still is.
    #expect(try package.mend(errors.filter { $0.line == 6 }).0)
    #expect(
      try app.text("Proofs/App/left-out.txt").hasSuffix(
        "../../App/Screen.swift:6\tstatement\tcannot find 'R' in scope\n"))
    #expect(
      try app.text("Proofs/Libraries/Kit/left-out.txt").contains("../../../Libraries/Kit/Kit.swift:2\tstatement\t"))
    #expect(try app.text("Proofs/App/MissingTypes.swift").contains("open class Model: NSObject"))
    #expect(package.leftOut.isEmpty)
    #expect(package.kept.text == "1 file whole, 2 without 2 parts, 0 left out; 1 missing type empty")
    // The class can be made of what is left.
    #expect(package.screens.screens.map(\.expression) == ["Screen()"])
  }

  @Test func whatTheProjectDoesNotNameIsLeftOut() throws {
    var files = Dictionary(uniqueKeysWithValues: (1...5).map { ("App/Screen\($0).swift", "import UIKit\n") })
    files["App/My View.swift"] = "import UIKit\n"
    files["App/Old.swift"] = "import UIKit\n"
    let named = (1...5).map { "A\($0) /* Screen\($0).swift in Sources */ = {isa = PBXBuildFile;};" }
    files["App.xcodeproj/project.pbxproj"] = (named + ["path = \"My View.swift\";"]).joined(separator: "\n")
    let app = try App(files)
    defer { app.cleanUp() }
    let package = CodePackage(folder: app.folder.path, name: "App")
    _ = try package.write(folders: ["App"], library: "../proofsheet")
    #expect(package.leftOut == ["App/Old.swift"])
    #expect(try app.text("Proofs/Whole/folders.txt").contains("!../../App/Old.swift"))
    // A project that names none leaves none out.
    try Data("".utf8).write(to: app.folder.appendingPathComponent("App.xcodeproj/project.pbxproj"))
    #expect(package.unlisted(in: ["App"]).isEmpty)
  }

  @Test func roundsGoOnWithPartsWhileErrorsBecomeFewer() {
    var pace = SettlingPace(rounds: 9, patience: 3)
    var step: SettlingPace.Step
    for errors in [282, 69, 18, 2, 1, 5, 4] {
      step = pace.next(errors: errors, in: ["A.swift", "B.swift"])
      #expect(step == .parts)
    }
  }

  /// As many errors time and again: the files that had some in every round go, and rounds end in any case.
  @Test func filesGoWholeWhereErrorsDoNotBecomeFewer() {
    var pace = SettlingPace(rounds: 6, patience: 2)
    var step: SettlingPace.Step
    step = pace.next(errors: 3, in: ["A.swift", "B.swift", "C.swift"])
    #expect(step == .parts)
    step = pace.next(errors: 4, in: ["A.swift", "B.swift"])
    #expect(step == .parts)
    step = pace.next(errors: 3, in: ["B.swift", "C.swift"])
    #expect(step == .files(["B.swift"]))
    step = pace.next(errors: 9, in: ["A.swift"])
    #expect(step == .parts)
    step = pace.next(errors: 9, in: ["A.swift"])
    #expect(step == .parts)
    step = pace.next(errors: 9, in: ["A.swift"])
    #expect(step == .files(["A.swift"]))
    for _ in 7...12 {
      step = pace.next(errors: 1, in: ["D.swift"])
      #expect(step == .files(["D.swift"]))
    }
    step = pace.next(errors: 1, in: ["D.swift"])
    #expect(step == .end)
  }

  @Test func modulesThatAreNotThereAreNamedByFiles() throws {
    let app = try App([
      "App/Screen.swift":
        "import UIKit\nimport Cells\nimport class SnapKit.Constraint\nimport SnapKit; import MapKit\n",
      "App/Other.swift": "import UIKit\n@testable import SnapKit\n",
    ])
    defer { app.cleanUp() }
    let missing = CodePackage(folder: app.folder.path, name: "App").missingModules(importedBy: ["App"])
    #expect(missing.map(\.name) == ["SnapKit", "Cells"])
    #expect(missing.map(\.files) == [2, 1])
  }

  @Test func aFolderThatIsNotThereIsTold() throws {
    let app = try app()
    defer { app.cleanUp() }
    let package = CodePackage(folder: app.folder.path, name: "App")
    #expect {
      try package.write(folders: ["Ap"], libraries: [.init(name: "A", folder: "Pods/A")], library: "../proofsheet")
    } throws: { error in
      (error as? DiagnosedFailure)?.diagnostics.map(\.id) == ["no-such-folder", "no-such-folder"]
    }
    #expect(!FileManager.default.fileExists(atPath: app.folder.appendingPathComponent("Package.swift").path))
    for (text, isOne) in [
      ("SnapKit=../Sources", true), ("SnapKit", false), ("=a", false), ("a b=c", false), ("1=c", false),
    ] {
      #expect((CodePackage.Library(text) != nil) == isOne)
    }
  }

  @Test func whatSwiftGenWouldWriteIsDeclaredOfTheAppsOwnFiles() throws {
    let set = #"{ "images": [], "colors": [] }"#
    let app = try App([
      "App/Screen.swift": "import UIKit\n", "App/Colors.swift": "enum Palette {}\n",
      "Tools/swiftgen.yml": """
      input_dir: ../App
      output_dir: ../App/Generated
      strings:
        inputs: en.lproj
        outputs: { templateName: structured-swift5, params: { enumName: Words }, output: Strings.swift }
      xcassets:
        - inputs: [Media.xcassets]
          outputs: [{ templateName: swift5, output: Assets.swift }]
        - inputs: [Colors.xcassets]
          outputs: [{ templateName: swift5, params: { enumName: Palette }, output: Colors.swift }]
        - inputs: [Other.xcassets]
          outputs: [{ templatePath: own.stencil, output: Other.swift }]

      """,
      "App/en.lproj/Localizable.strings": #"""
      "sign_in.main-title" = "Sign in";
      "sign_in.URLHint" = "%2$@ of %1$d %%";
      "greeting" = "Hello, %@: %d";
      "default" = "Default";

      """#,
      "App/Media.xcassets/back-arrow.imageset/Contents.json": set,
      "App/Media.xcassets/Brand/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
      "App/Media.xcassets/Brand/Warm Red.colorset/Contents.json": set,
    ])
    defer { app.cleanUp() }
    let written = try CodePackage(folder: app.folder.path, name: "App").write(
      folders: ["App"], library: "../proofsheet")
    #expect(written.contains("Proofs/Whole/Generated.swift"))
    let text = try app.text("Proofs/App/Generated.swift")
    #expect(
      text.contains(
        """
        enum Words {
          static var `default`: Swift.String { AppLocalizedString("default", tableName: "Localizable") }
          static func greeting(_ p1: Any, _ p2: Swift.Int) -> Swift.String { Swift.String(format: \
        AppLocalizedString("greeting", tableName: "Localizable"), Swift.String(describing: p1), p2) }
          enum SignIn {
            static var mainTitle: Swift.String { AppLocalizedString("sign_in.main-title", tableName: "Localizable") }
        """))
    #expect(text.contains("static func urlHint(_ p1: Swift.Int, _ p2: Any) -> Swift.String"))
    #expect(
      text.contains(
        """
        enum Asset {
          static var backArrow: ImageAsset { ImageAsset(name: "back-arrow") }
          enum Brand {
            static var warmRed: ColorAsset { ColorAsset(name: "Brand/Warm Red") }
          }
        }
        """))
    #expect(!text.contains("enum Palette") && !text.contains("Other"))
  }
}
