// swift-tools-version: 6.1
import PackageDescription

// The project's own checks make warnings errors; a user's build does not.
let isChecked = Context.environment["PROOFSHEET_CHECKED_BUILD"] != nil
let strict: [SwiftSetting] =
  [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
  + (isChecked ? [.unsafeFlags(["-warnings-as-errors"])] : [])
// Tests stop at the first answer of the solver that its own proof does not bear out.
let proving: [SwiftSetting] = isChecked ? [.define("SOLVER_PROOFS", .when(configuration: .debug))] : []
// Most of the tests' time goes to these modules: their debug build is optimized, with its assertions.
let hot: [SwiftSetting] =
  isChecked ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : []

// While working on one module: only these tests (`PROOFSHEET_TESTS=ImageDiff,Proofing`), and no benchmarks.
let onlyTests = Context.environment["PROOFSHEET_TESTS"]?.split(separator: ",").map { "\($0)Tests" }

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict + settings)
}
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name), "TestRequirements"] + dependencies, exclude: exclude,
    swiftSettings: strict)
}
func system(_ name: String, _ pkgConfig: String, _ package: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package]), .brew([brew])])
}

let package = Package(
  name: "Proofsheet",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "proofsheet", targets: ["ProofsheetCLI"]),
    .executable(name: "solver-bench", targets: ["SolverBench"]),
    .executable(name: "layout-bench", targets: ["LayoutBench"]),
    .executable(name: "pixel-bench", targets: ["PixelBench"]),
    .executable(name: "render-bench", targets: ["RenderBench"]),
    .executable(name: "text-bench", targets: ["TextBench"]),
    .executable(name: "proof-bench", targets: ["ProofBench"]),
    .executable(name: "code-bench", targets: ["CodeBench"]),
    .library(name: "Proofsheet", targets: ["Proofsheet"]),
    .library(name: "UIKitNames", targets: ["UIKitNames", "NetworkNames"]),
    .library(name: "AppKitNames", targets: ["AppKitNames", "NetworkNames"]),
    .library(name: "ProofTesting", targets: ["ProofTesting"]),
    .executable(name: "proofsheet-rewrite", targets: ["proofsheet-rewrite"]),
    .plugin(name: "RewriteLayoutCode", targets: ["RewriteLayoutCode"]),
  ],
  dependencies: [
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    system("CCairo", "cairo-ft", "libcairo2-dev", brew: "cairo"),
    system("CFreeType", "freetype2", "libfreetype-dev", brew: "freetype"),
    system("CHarfBuzz", "harfbuzz", "libharfbuzz-dev", brew: "harfbuzz"),
    system("CICU", "icu-uc", "libicu-dev", brew: "icu4c"),
    system("CSpng", "spng", "libspng-dev", brew: "libspng"),
    system("CDeflate", "libdeflate", "libdeflate-dev", brew: "libdeflate"),
    system("CLibXML2", "libxml-2.0", "libxml2-dev", brew: "libxml2"),
    .target(
      name: "CProofShims", dependencies: ["CHarfBuzz", "CFreeType", "CICU"],
      // libcurl is opened where a cache over HTTP is used.
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    // Which commit a release was built from; scripts/release says so.
    .target(
      name: "CProofBuild",
      cSettings: Context.environment["PROOFSHEET_COMMIT"].map { [.define("PROOFSHEET_COMMIT", to: "\"\($0)\"")] } ?? []),
    // Apart from the text libraries' wrappers, so that who decodes a picture does not see ICU.
    .target(name: "CProofJPEG", linkerSettings: [.linkedLibrary("jpeg")]),

    library("LinearSolver", [], proving + hot),
    // The system's C library by one name.
    library("CLibrary"),
    library("ProofModel", ["CLibrary"]),
    library("Resolving", ["ProofModel"]),
    library("AutoLayout", ["CLibrary", "ProofModel", "LinearSolver", "Resolving"]),
    library("Transitions", ["CLibrary", "ProofModel", "Resolving", "AutoLayout"]),
    library("Inspecting", ["ProofModel", "Resolving", "AutoLayout"]),
    library(
      "LayoutCode",
      [
        "ProofModel", "Resolving", "AutoLayout", "Transitions", "Typesetting", "XMLParsing", "InterfaceBuilder",
        "Importing",
      ]),
    // Apple's publishers by their names; copies of an app's sources import it.
    .target(name: "CombineNames", swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    // What screens name of frameworks beside UIKit, and of libraries that load pictures.
    .target(name: "FrameworkNames", dependencies: ["LayoutCode"], swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .target(name: "KingfisherNames", dependencies: ["LayoutCode"], swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .target(name: "SDWebImageNames", dependencies: ["LayoutCode"], swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    // What of UIKit's neighbours names what loads from a network; it links libcurl, the others do not.
    .target(
      name: "NetworkNames", dependencies: ["LayoutCode", "CombineNames"],
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    library("UIKitNames", ["LayoutCode", "CombineNames", "FrameworkNames", "KingfisherNames", "SDWebImageNames"]),
    library("AppKitNames", ["LayoutCode", "InterfaceBuilder", "Resolving", "ProofModel"]),
    library("SourceRewriting"),
    .executableTarget(
      name: "proofsheet-rewrite", dependencies: ["SourceRewriting"], path: "Sources/RewriteTool", swiftSettings: strict),
    .plugin(name: "RewriteLayoutCode", capability: .buildTool(), dependencies: ["proofsheet-rewrite"]),
    library("Typesetting", ["CLibrary", "ProofModel", "CFreeType", "CHarfBuzz", "CProofShims"], hot),
    library("SpecFiles", ["CLibrary", "ProofModel", "Yams"]),
    library("XMLParsing", ["ProofModel", "CLibXML2"]),
    library("InterfaceBuilder", ["CLibrary", "ProofModel", "XMLParsing", "SpecFiles"]),
    library("UndrawnSettings", ["ProofModel", "XMLParsing", "InterfaceBuilder"]),
    library("Importing", ["ProofModel", "SpecFiles", "XMLParsing", "InterfaceBuilder"]),
    library("ProofScene", ["ProofModel", "Resolving", "AutoLayout", "Inspecting", "Typesetting"]),
    library("PixelCoding", ["CLibrary", "ProofModel", "CSpng", "CDeflate", "CProofJPEG"], hot),
    library(
      "CairoRendering", ["CLibrary", "ProofModel", "ProofScene", "Typesetting", "PixelCoding", "CCairo", "CFreeType"],
      hot),
    library("ImageDiff", ["CLibrary", "ProofModel", "PixelCoding"], hot),
    // The pages' own files are embedded by scripts/embed-page.
    .target(name: "Pages", exclude: ["Review", "Screen", "Shared"], swiftSettings: strict),
    // Conflicts as Apple's console tells them.
    library("ConflictLog", ["ProofModel", "LinearSolver"]),
    library("LayoutDiff", ["ProofModel", "Resolving", "AutoLayout"]),
    // Screens that lie in files, from loading to the review: what the commands do. None of it knows layout code's views.
    library(
      "Solving",
      [
        "CLibrary", "ProofModel", "Resolving", "AutoLayout", "Typesetting", "SpecFiles", "InterfaceBuilder",
        "Importing",
        "ProofScene", "PixelCoding", "CairoRendering", "ImageDiff", "LayoutDiff", "CProofBuild", "CProofShims",
      ]),
    library(
      "Findings",
      [
        "Solving", "ProofModel", "Resolving", "AutoLayout", "Inspecting", "Typesetting", "SpecFiles",
        "InterfaceBuilder", "ProofScene", "CairoRendering", "LayoutDiff",
      ]),
    library(
      "Rendering",
      [
        "Findings", "Solving", "ProofModel", "Resolving", "AutoLayout", "Typesetting", "SpecFiles", "InterfaceBuilder",
        "Importing", "ProofScene", "PixelCoding", "CairoRendering", "ImageDiff", "Pages", "CProofShims",
      ]),
    library(
      "Reviewing",
      [
        "Findings", "Solving", "ProofModel", "Resolving", "AutoLayout", "Typesetting", "UndrawnSettings", "ProofScene",
        "PixelCoding", "CairoRendering", "ImageDiff", "LayoutDiff", "Pages",
      ]),
    library(
      "Revisions",
      [
        "Reviewing", "Findings", "Solving", "ProofModel", "Resolving", "AutoLayout", "SpecFiles", "InterfaceBuilder",
        "UndrawnSettings", "Importing", "CairoRendering", "ImageDiff", "LayoutDiff",
      ]),
    library(
      "Proofing",
      [
        "Rendering", "Reviewing", "Findings", "Solving", "ProofModel", "Resolving", "AutoLayout", "Transitions",
        "Typesetting", "SpecFiles", "InterfaceBuilder", "Importing", "ProofScene", "CairoRendering", "Pages",
        "ConflictLog", "SourceRewriting", "CLibrary",
      ]),
    // What an app's own code calls: proofs of screens in Swift.
    library("Proofsheet", ["CLibrary", "Proofing", "Revisions", "LayoutCode"]),
    // The page of screens over HTTP while one edits.
    library("LiveServer", ["CLibrary", "ProofModel", "Solving", "Proofing"]),
    .executableTarget(
      name: "ProofsheetCLI",
      dependencies: [
        "Proofing", "Revisions", "LiveServer", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "PixelBench", dependencies: ["CLibrary", "ProofModel", "PixelCoding", "ImageDiff"], swiftSettings: strict),
    .executableTarget(
      name: "ProofBench", dependencies: ["FuzzTargets", "Proofing", "ProofModel"], swiftSettings: strict),
    .executableTarget(
      name: "LayoutBench", dependencies: ["CLibrary", "AutoLayout", "SpecFiles", "LayoutDiff", "ProofModel"],
      swiftSettings: strict),
    .executableTarget(name: "CodeBench", dependencies: ["CLibrary", "UIKitNames"], swiftSettings: strict),
    .executableTarget(name: "SolverBench", dependencies: ["LinearSolver"], swiftSettings: strict),
    .executableTarget(
      name: "TextBench", dependencies: ["CLibrary", "ProofModel", "Typesetting"], swiftSettings: strict),
    .executableTarget(
      name: "RenderBench", dependencies: ["CLibrary", "ProofModel", "ProofScene", "Typesetting", "CairoRendering"],
      swiftSettings: strict),

    // What a test needs that may be absent, and is skipped without.
    .target(name: "TestRequirements", path: "Tests/TestRequirements", swiftSettings: strict),
    tests("LinearSolver"),
    tests("CombineNames"),
    tests("FrameworkNames", ["KingfisherNames", "NetworkNames", "SDWebImageNames", "LayoutCode"]),
    tests("ProofModel"),
    tests("AutoLayout", ["LinearSolver", "Resolving", "SpecFiles", "ProofModel"]),
    library("ProofTesting", ["Proofsheet", "Proofing", "LayoutCode", "ProofModel"]),
    // The samples in Swift are packages of their own; built here too, so that they are tested without building twice.
    .target(name: "Screens", dependencies: ["UIKitNames"], path: "samples/swift-code/Sources/Screens"),
    .target(name: "Greeting", dependencies: ["UIKitNames"], path: "samples/greeting/Sources/Greeting"),
    .target(
      name: "ProgressPanel", dependencies: ["AppKitNames"], path: "samples/articles/panel/Sources/ProgressPanel",
      resources: [.copy("ProgressPanel.xib")]),
    .target(
      name: "ClosingExample", dependencies: ["UIKitNames"], path: "samples/articles/dsl/Sources/ClosingExample"),
    .target(
      name: "Reader", dependencies: ["UIKitNames", "NetworkNames"], path: "samples/reader/Proofs/Reader",
      exclude: ["folders.txt"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "RewriteLayoutCode")]),
    .testTarget(
      name: "ReaderTests", dependencies: ["Reader", "ProofTesting", "UIKitNames"],
      path: "samples/reader/Proofs/Tests", exclude: ["__Proofs__"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "AppKitNamesTests",
      dependencies: ["AppKitNames", "LayoutCode", "AutoLayout", "Resolving", "ProofModel", "ProgressPanel"]),
    .testTarget(
      name: "ScreensTests", dependencies: ["Screens", "ProofTesting", "UIKitNames"],
      path: "samples/swift-code/Tests/ScreensTests", exclude: ["__Proofs__"]),
    .testTarget(
      name: "GreetingTests", dependencies: ["Greeting", "ProofTesting", "UIKitNames"],
      path: "samples/greeting/Tests/GreetingTests", exclude: ["__Proofs__"]),
    // Screens that do what no screen should, drawn by the program that the tests run.
    .executableTarget(
      name: "hostile-screens", dependencies: ["Proofsheet", "UIKitNames"], path: "Tests/HostileScreens"),
    // As a user's own package is built, without the settings that this project asks of itself.
    .testTarget(
      name: "UIKitNamesTests",
      dependencies: ["UIKitNames", "LayoutCode", "AutoLayout", "ProofModel", "ClosingExample"],
      exclude: ["Articles/Drivers"]),
    .testTarget(
      name: "ProofTestingTests",
      dependencies: [
        "ProofTesting", "Proofsheet", "UIKitNames", "CombineNames", "AutoLayout", "Resolving", "ProofModel",
        "PixelCoding", "Screens", "Greeting",
      ], exclude: ["__Proofs__"]),
    tests("LayoutCode", ["UIKitNames", "AutoLayout", "Transitions", "Resolving", "ProofModel"]),
    tests("SourceRewriting"),
    tests("Typesetting"),
    tests("Importing", ["SpecFiles", "XMLParsing", "InterfaceBuilder"]),
    tests("ProofScene", ["Resolving"]),
    tests("PixelCoding", ["ProofModel", "CSpng", "CDeflate"]),
    tests("CairoRendering", ["ProofModel", "ProofScene", "Typesetting", "PixelCoding"], exclude: ["Goldens"]),
    tests("ImageDiff", ["ProofModel", "PixelCoding"]),
    tests("ConflictLog", ["ProofModel"]),
    tests("LayoutDiff", ["AutoLayout", "Resolving", "ProofModel", "Solving"]),
    tests(
      "Proofing", ["Revisions", "UndrawnSettings", "FuzzTargets", "LiveServer", "hostile-screens"],
      exclude: ["Hardening/Corpus"]),
    // What a fuzzer calls; the tests run the inputs that were found through the same.
    library(
      "FuzzTargets",
      [
        "AutoLayout", "SpecFiles", "InterfaceBuilder", "PixelCoding", "ProofModel", "Proofing", "SourceRewriting",
        "Typesetting",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  // Apple's platforms have their own.
  package.products.append(.library(name: "UIKit", targets: ["UIKit"]))
  package.targets.append(library("UIKit", ["UIKitNames", "NetworkNames"]))
#endif

// The fuzzer itself needs a build with its runtime: scripts/fuzz.
if Context.environment["PROOFSHEET_FUZZ"] != nil {
  package.targets.append(.executableTarget(name: "ProofFuzz", dependencies: ["FuzzTargets"]))
  package.products.append(.executable(name: "proof-fuzz", targets: ["ProofFuzz"]))
}

if let onlyTests {
  package.targets.removeAll { $0.name.hasSuffix("Bench") || $0.type == .test && !onlyTests.contains($0.name) }
  package.products.removeAll { $0.name.hasSuffix("-bench") }
}
