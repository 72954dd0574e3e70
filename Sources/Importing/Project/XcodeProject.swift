import Foundation
public import ProofModel
import SpecFiles

/// An Xcode project's settings of its apps: what their targets' build settings and property lists say.
///
/// Of a project file only the sections that hold targets and settings are parsed, which takes a fraction of the time.
public struct XcodeProject {
  /// What the build settings and property lists of the project's iOS apps say, all apps together.
  public let settings: AppSettings
  /// What the first app's bundle says of it, as its build writes it: by the keys of property lists.
  package let info: [String: Any]

  private static let largestFile = 64 << 20

  /// The settings of the iOS apps of a project; nil where it cannot be read or builds none.
  public init?(file: String) {
    guard let bytes = try? FileReading.bytes(at: file, limit: Self.largestFile),
      let reader = XcodeProjectReader(file: file, bytes: bytes), let settings = reader.settings()
    else { return nil }
    self.settings = settings
    info = reader.info()
  }

  /// The nearest project with an app: in the folder, or above it up to the repository's root; outside of a repository
  /// only in the folder and the four above it.
  ///
  /// - Parameter bound: a folder that stands for the repository's root.
  public static func around(_ folder: String, within bound: String? = nil) -> XcodeProject? {
    guard let (folders, isBounded) = ProjectFolder.upwards(from: folder, within: bound) else { return nil }
    for place in folders.prefix(isBounded ? 64 : 5) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names.filter({ $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }).sorted() {
        if let project = XcodeProject(file: "\(place)/\(name)/project.pbxproj") { return project }
      }
    }
    return nil
  }
}

/// Reads one project file.
private struct XcodeProjectReader {
  private typealias Object = [String: Any]

  /// Where the project lies, against which its paths are.
  private let folder: String
  private let objects: [String: Object]
  private let project: Object

  private static let sections = ["PBXNativeTarget", "PBXProject", "XCBuildConfiguration", "XCConfigurationList"]

  init?(file: String, bytes: [UInt8]) {
    folder = ProjectFolder.folder(of: ProjectFolder.folder(of: file))
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = Self.sections.map { Self.section($0, of: text) }
    let isCut = parts.allSatisfy { $0 != nil }
    let source = isCut ? "{ objects = { \(parts.compactMap { $0 }.joined(separator: "\n")) }; }" : text
    guard
      let root = Self.list(Data(source.utf8)) ?? Self.list(Data(source.replacing(Self.scrubbed, with: "REMOVED").utf8)),
      let objects = root["objects"] as? [String: Object],
      let project = objects.values.first(where: { $0["isa"] as? String == "PBXProject" })
    else { return nil }
    self.objects = objects
    self.project = project
    files = isCut ? Self.section("PBXFileReference", of: text) ?? "" : text
  }

  /// What BFG Repo-Cleaner and `git filter-repo --replace-text` write over secrets of a history by default: a team's identifier
  /// becomes a word that no list has without quotes, and the file unreadable. Seen in ThePost.
  private static let scrubbed = "***REMOVED***"

  /// The lines that name files.
  private let files: String

  private static func section(_ name: String, of text: String) -> String? {
    guard let begin = text.range(of: "/* Begin \(name) section */"),
      let end = text.range(of: "/* End \(name) section */", range: begin.upperBound..<text.endIndex)
    else { return nil }
    return String(text[begin.upperBound..<end.lowerBound])
  }

  /// The project's iOS apps.
  private func apps() -> [Target] {
    let names = (project["targets"] as? [String]) ?? []
    let targets = names.compactMap { objects[$0] }.filter {
      $0["productType"] as? String == "com.apple.product-type.application"
    }
    let shared = configuration(of: project)
    return targets.map { target in
      let own = ["TARGET_NAME": target["name"] as? String ?? ""].merging(configuration(of: target)) { $1 }
      return Target(values: shared.merging(own) { $1 })
    }.filter(\.isTouch)
  }

  func settings() -> AppSettings? {
    let found = apps()
    guard !found.isEmpty else { return nil }
    var settings = AppSettings()
    settings.families = found.reduce(into: []) { $0.formUnion($1.families) }
    settings.oldestSystem = found.compactMap(\.oldestSystem).min()
    for target in found { add(target, to: &settings) }
    let regions = (project["knownRegions"] as? [String] ?? []).compactMap(Self.locale)
    settings.developmentLocale = (project["developmentRegion"] as? String).flatMap(Self.locale)
    settings.locales = Set(regions).subtracting([settings.developmentLocale ?? ""]).sorted()
    return settings
  }

  // MARK: Build settings

  /// What one target is built with.
  private struct Target {
    var values: [String: String]

    subscript(name: String) -> String? {
      guard var value = values[name] else { return nil }
      // One setting may stand for another; what the build machine alone knows is not said.
      for _ in 0..<4 {
        guard let begin = value.range(of: "$("),
          let end = value.range(of: ")", range: begin.upperBound..<value.endIndex)
        else { return value }
        let inner = String(value[begin.upperBound..<end.lowerBound])
        guard inner != name, let known = inner == "SRCROOT" || inner == "PROJECT_DIR" ? "." : values[inner] else {
          return nil
        }
        value.replaceSubrange(begin.lowerBound..<end.upperBound, with: known)
      }
      return value.contains("$(") ? nil : value
    }

    private var familyNumbers: [Substring]? { self["TARGETED_DEVICE_FAMILY"]?.split { $0 == "," || $0 == " " } }

    var isTouch: Bool {
      let platforms = [values["SDKROOT"], values["SUPPORTED_PLATFORMS"]].compactMap { $0 }.joined(separator: " ")
      if platforms.contains("iphoneos") || platforms.contains("auto") { return true }
      return platforms.isEmpty
        && (values["IPHONEOS_DEPLOYMENT_TARGET"] != nil || familyNumbers?.contains { $0 == "1" || $0 == "2" } == true)
    }

    /// Without the setting an app is an iPhone's.
    var families: Set<AppSettings.Family> {
      guard let numbers = familyNumbers else { return values["TARGETED_DEVICE_FAMILY"] == nil ? [.phone] : [] }
      return Set(numbers.compactMap { $0 == "1" ? .phone : $0 == "2" ? .pad : nil })
    }

    var oldestSystem: Int? {
      self["IPHONEOS_DEPLOYMENT_TARGET"].flatMap { $0.split(separator: ".").first.flatMap { Int($0) } }
    }
  }

  /// The settings of the configuration that ships: that called Release, else the default one.
  private func configuration(of object: Object) -> [String: String] {
    guard let list = (object["buildConfigurationList"] as? String).flatMap({ objects[$0] }) else { return [:] }
    let all = (list["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
    let preferred = ["Release", list["defaultConfigurationName"] as? String ?? ""]
    guard
      let chosen = preferred.lazy.compactMap({ name in all.first { $0["name"] as? String == name } }).first ?? all.first
    else { return [:] }
    var values: [String: String] = [:]
    if let base = chosen["baseConfigurationReference"] as? String, let path = path(ofFile: base) {
      Self.readSettings(path, depth: 0, into: &values)
    }
    for (name, value) in chosen["buildSettings"] as? Object ?? [:] {
      if let text = value as? String ?? (value as? [String])?.joined(separator: " ") {
        values[name] = text.replacing("$(inherited)", with: values[name] ?? "")
      }
    }
    return values
  }

  /// A settings file by its reference: below the project by the path that is written, else in one of the folders there.
  private func path(ofFile reference: String) -> String? {
    guard let line = files.split(separator: "\n").first(where: { $0.contains(reference) }),
      let begin = line.range(of: " path = "),
      let end = line.range(of: ";", range: begin.upperBound..<line.endIndex)
    else { return nil }
    let name = line[begin.upperBound..<end.lowerBound].filter { $0 != "\"" }
    let plain = "\(folder)/\(name)"
    if FileManager.default.fileExists(atPath: plain) { return plain }
    var level = [folder]
    for _ in 0..<2 {
      level = level.flatMap { place in
        ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
          .filter { !$0.hasPrefix(".") && !$0.contains(".") && $0 != "Pods" }.map { "\(place)/\($0)" }
      }
      if let found = level.map({ "\($0)/\(name)" }).first(where: FileManager.default.fileExists) { return found }
    }
    return nil
  }

  private static let largestList = 4 << 20
  private static let deepest = 6

  /// `NAME = value`, a line each; conditional settings, `NAME[sdk=…]`, are left out.
  private static func readSettings(_ path: String, depth: Int, into values: inout [String: String]) {
    guard depth < deepest, let text = try? FileReading.text(at: path, limit: largestList) else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("#include") {
        guard let name = words.split(separator: "\"").dropFirst().first else { continue }
        readSettings("\(ProjectFolder.folder(of: path))/\(name)", depth: depth + 1, into: &values)
      } else if !words.hasPrefix("//"), let equals = words.firstIndex(of: "="), !words[..<equals].contains("[") {
        let name = words[..<equals].trimmingCharacters(in: .whitespaces)
        let value = words[words.index(after: equals)...].split(separator: "//").first ?? ""
        values[name] = value.trimmingCharacters(in: CharacterSet(charactersIn: " \t;\""))
      }
    }
  }

  // MARK: Property lists

  /// The orientations and languages of a target's property list, or of the settings that one is made from.
  private func add(_ target: Target, to settings: inout AppSettings) {
    let list = target["INFOPLIST_FILE"].flatMap { self.list($0) } ?? [:]
    let key = "UISupportedInterfaceOrientations"
    func names(_ suffixes: [String]) -> Set<Orientation>? {
      for suffix in suffixes {
        if let names = list[suffix.isEmpty ? key : "\(key)~\(suffix)"] as? [String] { return Self.orientations(names) }
        let setting = suffix.isEmpty ? key : "\(key)_\(suffix == "ipad" ? "iPad" : "iPhone")"
        if let names = target["INFOPLIST_KEY_\(setting)"] {
          return Self.orientations(names.split(separator: " ").map(String.init))
        }
      }
      return nil
    }
    for (family, suffixes) in [(AppSettings.Family.phone, ["iphone", ""]), (.pad, ["ipad", ""])] {
      guard target.families.contains(family), let held = names(suffixes), !held.isEmpty else { continue }
      settings.orientations[family, default: []].formUnion(held)
    }
  }

  /// The first app's property list with the settings that it names, and what Xcode writes of its own; a value that no setting of the
  /// project gives is empty.
  func info() -> [String: Any] {
    guard let app = apps().first else { return [:] }
    func resolved(_ value: Any) -> Any {
      switch value {
      case let text as String:
        text.replacing(#/\$[({]([A-Za-z0-9_]+)(:[^)}]*)?[)}]/#) { app[String($0.1)] ?? "" }
      case let list as [Any]: list.map(resolved)
      case let values as Object: values.mapValues(resolved)
      default: value
      }
    }
    var info = (app["INFOPLIST_FILE"].flatMap { list($0) } ?? [:]).mapValues(resolved)
    for (key, setting) in Self.written where info[key] == nil { info[key] = app[setting] }
    return info
  }

  /// What Xcode writes into a property list of its own.
  private static let written = [
    "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
    "CFBundleDisplayName": "INFOPLIST_KEY_CFBundleDisplayName",
  ]

  private func list(_ path: String) -> Object? {
    let place = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    guard let bytes = try? FileReading.bytes(at: place, limit: Self.largestList) else { return nil }
    return Self.list(Data(bytes))
  }

  private static func list(_ data: Data) -> Object? {
    try? PropertyListSerialization.propertyList(from: data, format: nil) as? Object
  }

  private static func orientations(_ names: [String]) -> Set<Orientation> {
    Set(
      names.compactMap { name in
        switch name {
        case "UIInterfaceOrientationPortrait": .portrait
        case "UIInterfaceOrientationPortraitUpsideDown": .upsideDown
        case "UIInterfaceOrientationLandscapeLeft": .landscape
        case "UIInterfaceOrientationLandscapeRight": .landscapeRight
        default: nil
        }
      })
  }

  /// `pt-BR` of `pt_BR`; the names in words are those of projects from before Xcode 9. Nil for `Base` and the like.
  private static func locale(_ region: String) -> String? {
    let old = [
      "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Spanish": "es", "Italian": "it",
      "Dutch": "nl",
    ]
    let name = old[region] ?? region.replacing("_", with: "-")
    return name == "Base" || name == "mul" || !LocaleTag.isWellFormed(name) || name.prefix { $0 != "-" }.count > 3
      ? nil : name
  }
}
