// swift-tools-version: 6.1
import PackageDescription

// The app's layout code on Linux: `swift run draw` draws its screens, `swift test` compares them.
let package = Package(
  name: "ReaderProofs",
  dependencies: [.package(name: "Proofsheet", path: "../..")],
  targets: [
    .target(
      name: "Reader", dependencies: [.product(name: "UIKitNames", package: "Proofsheet")], path: "Proofs/Reader",
      exclude: ["folders.txt"], plugins: [.plugin(name: "RewriteLayoutCode", package: "Proofsheet")]),
    .executableTarget(
      name: "draw", dependencies: ["Reader", .product(name: "Proofsheet", package: "Proofsheet")],
      path: "Proofs/Draw"),
    .testTarget(
      name: "ReaderTests", dependencies: ["Reader", .product(name: "ProofTesting", package: "Proofsheet")],
      path: "Proofs/Tests", exclude: ["__Proofs__"]),
  ],
  swiftLanguageModes: [.v5]
)

// The sources with nothing left out, for 'proofsheet code status'.
if Context.environment["PROOFSHEET_CODE_STATUS"] != nil {
  package.targets.append(
    .target(
      name: "ReaderWhole", dependencies: [.product(name: "UIKitNames", package: "Proofsheet")],
      path: "Proofs/Whole", exclude: ["folders.txt"],
      plugins: [.plugin(name: "RewriteLayoutCode", package: "Proofsheet")]))
}
