// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Greeting",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Proofsheet", path: "../..")],
  targets: [
    .target(name: "Greeting", dependencies: [.product(name: "UIKitNames", package: "Proofsheet")]),
    .executableTarget(
      name: "draw", dependencies: ["Greeting", .product(name: "Proofsheet", package: "Proofsheet")]),
    .testTarget(
      name: "GreetingTests",
      dependencies: ["Greeting", .product(name: "ProofTesting", package: "Proofsheet")],
      exclude: ["__Proofs__"]),
  ]
)
