// swift-tools-version: 6.1
import PackageDescription

// The closing example of the small layout language, as its article has it.
let package = Package(
  name: "ClosingExampleSample",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Proofsheet", path: "../../..")],
  targets: [
    .target(name: "ClosingExample", dependencies: [.product(name: "UIKitNames", package: "Proofsheet")]),
    .executableTarget(
      name: "draw-example", dependencies: ["ClosingExample", .product(name: "Proofsheet", package: "Proofsheet")]),
  ],
  swiftLanguageModes: [.v6]
)
