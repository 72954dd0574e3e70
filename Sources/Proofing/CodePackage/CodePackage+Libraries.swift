import Foundation

extension CodePackage {
  /// A module that an app imports, as a folder of Swift sources: a layout library, or another target of the app.
  public struct Library: Hashable, Sendable {
    /// As the app imports it.
    public let name: String
    /// Relative to the package, or absolute.
    public let folder: String

    /// A library by the name that the app imports and the folder of its sources; neither is looked at here.
    public init(name: String, folder: String) {
      self.name = name
      self.folder = folder
    }

    /// Reads `NAME=FOLDER`; nil where it is none.
    public init?(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let first = parts[0].first, first.isLetter || first == "_",
        parts[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return nil }
      self.init(name: parts[0], folder: parts[1])
    }
  }

  /// The modules that the app's sources import and whose sources lie beside it, as CocoaPods and Carthage put them.
  ///
  /// - Parameter folders: of the app, relative to the package.
  public func vendored(importedBy folders: [String]) -> [Library] {
    let imported = imports(of: folders).keys
    return imported.sorted().compactMap { name in
      ["Pods/\(name)", "Carthage/Checkouts/\(name)"].flatMap { base in
        ["Sources/\(name)", "Sources", "Source", name, ""].map { $0.isEmpty ? base : "\(base)/\($0)" }
      }
      .first { !swiftFiles(in: $0).isEmpty }
      .map { Library(name: name, folder: $0) }
    }
  }

  /// The modules that the app's sources import and that are neither here nor the app's, the most wanted first, each with
  /// the number of its files.
  ///
  /// - Parameter folders: of the app, relative to the package.
  public func missingModules(importedBy folders: [String]) -> [(name: String, files: Int)] {
    let given = Set(libraryLists.compactMap { $0.file.split(separator: "/").dropLast().last.map(String.init) })
    return imports(of: folders).filter { !given.contains($0.key) && !Self.covered.contains($0.key) && $0.key != name }
      .map { (name: $0.key, files: $0.value) }.sorted { ($1.files, $0.name) < ($0.files, $1.name) }
  }

  /// Modules of Apple's and of Swift's own, whose sources nobody has or which are here.
  private static let covered: Set<String> = [
    "UIKit", "Foundation", "Combine", "OpenCombine", "CoreGraphics", "QuartzCore", "ObjectiveC", "Dispatch", "Swift",
    "os", "OSLog", "SwiftUI", "MapKit", "CoreLocation", "CoreData", "AVFoundation", "AVKit", "WebKit",
    "SafariServices", "StoreKit", "Photos", "PhotosUI", "UserNotifications", "AuthenticationServices",
    "LocalAuthentication", "MessageUI", "Security", "CryptoKit", "Network", "CoreImage", "CoreText", "CoreMedia",
    "CoreMotion", "CoreBluetooth", "CloudKit", "Contacts", "ContactsUI", "EventKit", "GameKit", "HealthKit",
    "Intents", "IntentsUI", "LinkPresentation", "Metal", "MetalKit", "MobileCoreServices", "Observation", "PassKit",
    "PDFKit", "QuickLook", "SceneKit", "SpriteKit", "Speech", "SwiftData", "SystemConfiguration",
    "UniformTypeIdentifiers", "Vision", "WatchConnectivity", "WidgetKit", "Accelerate", "ActivityKit",
    "AppTrackingTransparency", "AdSupport", "ARKit", "Charts", "CoreML", "CoreServices", "CoreTelephony",
    "CommonCrypto", "Darwin", "ImageIO", "MediaPlayer", "NaturalLanguage", "NetworkExtension", "Social", "TipKit",
    "XCTest", "Testing", "Glibc", "BackgroundTasks", "AudioToolbox", "DeviceCheck", "FoundationNetworking",
    "Synchronization", "ReplayKit", "CallKit", "PushKit", "iAd", "NotificationCenter", "SwiftSyntax", "UIKitNames",
    "CombineNames", "FrameworkNames", "NetworkNames", "KingfisherNames", "SDWebImageNames", "Kingfisher", "SDWebImage",
  ]

  /// What of a module an import may name.
  private static let declared: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// How many of the sources import a module.
  private func imports(of folders: [String]) -> [String: Int] {
    var imported: [String: Int] = [:]
    for file in folders.flatMap({ swiftFiles(in: $0) }) {
      let text = (try? String(contentsOfFile: path(file), encoding: .utf8)) ?? ""
      var own: Set<String> = []
      for line in text.split(whereSeparator: \.isNewline) {
        for statement in line.split(separator: ";") {
          let words = statement.split(separator: " ")
          guard let at = words.firstIndex(of: "import"), at <= 1 else { continue }
          let module = words[(at + 1)...].first { !Self.declared.contains($0) }
          if let module = module?.split(separator: ".").first { own.insert(String(module)) }
        }
      }
      for module in own { imported[module, default: 0] += 1 }
    }
    return imported
  }

  /// The Swift sources below a folder, relative to the package.
  func swiftFiles(in folder: String) -> [String] { files(in: folder, endingIn: ".swift") }

  func files(in folder: String, endingIn ending: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: path(folder)) else { return [] }
    return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }
}
