// swift-tools-version: 6.1
import PackageDescription

// A panel of the Mac: its xib as it is, its controller in AppKit's words, drawn without a Mac.
let package = Package(
  name: "ProgressPanelSample",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Proofsheet", path: "../../..")],
  targets: [
    .target(
      name: "ProgressPanel", dependencies: [.product(name: "AppKitNames", package: "Proofsheet")],
      resources: [.copy("ProgressPanel.xib")]),
    .executableTarget(
      name: "draw-panel", dependencies: ["ProgressPanel", .product(name: "Proofsheet", package: "Proofsheet")]),
  ],
  swiftLanguageModes: [.v6]
)
