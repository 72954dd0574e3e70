// swift-tools-version: 6.1
import PackageDescription

// Screens in UIKit's words, drawn and tested without a Mac. Only the imports differ from the same code in an app.
let package = Package(
  name: "SwiftCodeSamples",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Proofsheet", path: "../..")],
  targets: [
    .target(name: "Screens", dependencies: [.product(name: "UIKitNames", package: "Proofsheet")]),
    .executableTarget(
      name: "draw-screens",
      dependencies: ["Screens", .product(name: "Proofsheet", package: "Proofsheet")]),
    .testTarget(
      name: "ScreensTests",
      dependencies: ["Screens", .product(name: "ProofTesting", package: "Proofsheet")],
      exclude: ["__Proofs__"]),
  ],
  swiftLanguageModes: [.v6]
)
