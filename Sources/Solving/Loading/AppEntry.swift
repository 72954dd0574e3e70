import Foundation
import ProofModel

/// How a target says that its app begins: the storyboard or nib that its property list or build settings name.
struct AppEntry: Hashable, Sendable {
  /// Without its ending.
  var name: String
  /// The key that names it, and the file that holds the key.
  var key: String
  var file: String
  /// Whether it is a phone's or a tablet's.
  var isTouch: Bool

  private static let largestList = 4 << 20
  private static let largestProject = 64 << 20

  /// Whether a target's property list is that of an app extension or a watch's app.
  static func isExtension(_ file: String) -> Bool {
    list(file).map { list in ["NSExtension", "WKWatchKitApp", "WKApplication"].contains { list[$0] != nil } } ?? false
  }

  private static func list(_ file: String) -> [String: Any]? {
    guard let bytes = try? FileReading.bytes(at: file, limit: largestList) else { return nil }
    return try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
  }

  /// What a target's property list says; empty for extensions and for values that the build puts in.
  static func named(byList file: String) -> [AppEntry] {
    guard !isExtension(file), let list = list(file) else { return [] }
    var found: [AppEntry] = []
    func add(_ value: Any?, _ key: String, isTouch: Bool) {
      guard let name = value as? String, !name.isEmpty, !name.contains("$(") else { return }
      found.append(AppEntry(name: stem(name), key: key, file: file, isTouch: isTouch))
    }
    add(list["UIMainStoryboardFile"], "UIMainStoryboardFile", isTouch: true)
    let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    // The app's own window first, then those of cars and other screens, by name.
    for role in roles.keys.sorted(by: { ($0.contains("CarPlay") ? 1 : 0, $0) < ($1.contains("CarPlay") ? 1 : 0, $1) }) {
      for scene in roles[role] as? [[String: Any]] ?? [] {
        add(scene["UISceneStoryboardFile"], "UISceneStoryboardFile", isTouch: true)
      }
    }
    add(list["UIMainStoryboardFile~ipad"], "UIMainStoryboardFile~ipad", isTouch: true)
    add(list["NSMainStoryboardFile"], "NSMainStoryboardFile", isTouch: false)
    add(list["NSMainNibFile"], "NSMainNibFile", isTouch: list["UIRequiredDeviceCapabilities"] != nil)
    return found
  }

  /// What an Xcode project's build settings say, for targets whose property list is made by the build.
  static func named(byProject file: String) -> [AppEntry] {
    guard let bytes = try? FileReading.bytes(at: file, limit: largestProject) else { return [] }
    let keys = ["INFOPLIST_KEY_UIMainStoryboardFile", "INFOPLIST_KEY_NSMainStoryboardFile"]
    var found: [AppEntry] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == 9 || $0 == 32 }
      guard text.starts(with: "INFOPLIST_KEY_".utf8),
        let key = keys.first(where: { text.starts(with: ($0 + " ").utf8) }), let equals = text.firstIndex(of: 61)
      else { continue }
      let value = String(decoding: text[text.index(after: equals)...], as: UTF8.self)
        .trimmingCharacters(in: CharacterSet(charactersIn: " \t\r;\""))
      let entry = AppEntry(name: stem(value), key: key, file: file, isTouch: key.contains("UIMain"))
      if !value.isEmpty, !value.contains("$("), !found.contains(entry) { found.append(entry) }
    }
    return found
  }

  private static func stem(_ name: String) -> String {
    name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
  }
}
