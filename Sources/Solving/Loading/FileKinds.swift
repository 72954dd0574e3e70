import ProofModel

/// What a project's files of screens are for: the app itself, its launch screen, an extension, a watch, an example.
struct FileKinds {
  /// Folders of app extensions, with their slash.
  private let extensions: [String]
  /// Those that say so in their first lines.
  private let launchScreens: Set<String>
  /// Those for televisions and watches.
  private let elsewhere: Set<String>
  /// Xibs whose owner is a controller, by the name of its class.
  private let controllers: Set<String>

  /// The rank of tests, extensions and watches.
  static let farthest = 12
  /// The rank of examples, the farthest that is still the project's own.
  static let farthestOwn = 4
  /// What files of the ranks behind it are, in words.
  static let reasons = [
    (6, "of watches and televisions"), (8, "copied from others"), (farthest, "of tests, extensions and watches"),
  ]

  /// Reads the beginning of each storyboard and xib; O(files).
  init(_ survey: ProjectSurvey) {
    extensions = survey.targets.filter(AppEntry.isExtension).map { path in
      String(path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)])
    }.filter { !$0.isEmpty }
    var launching: Set<String> = []
    var elsewhere: Set<String> = []
    var controllers: Set<String> = []
    for file in survey.storyboards + survey.xibs {
      let head = (try? FileReading.OpenFile(file).bytes(from: 0, count: 4096)) ?? []
      let text = String(decoding: head, as: UTF8.self)
      if text.contains("launchScreen=\"YES\"") { launching.insert(file) }
      if text.contains("targetRuntime=\"AppleTV") || text.contains("targetRuntime=\"watchKit") {
        elsewhere.insert(file)
      }
      if Self.isOwnedByController(text) { controllers.insert(file) }
    }
    launchScreens = launching
    self.elsewhere = elsewhere
    self.controllers = controllers
  }

  func isLaunchScreen(_ path: String) -> Bool {
    launchScreens.contains(path) || FirstScreen.stem(path).lowercased().hasPrefix("launch")
  }

  /// Whether a file holds a controller's view, by its owner's class or its own name: a screen, no cell.
  func isController(_ path: String) -> Bool {
    controllers.contains(path) || FirstScreen.stem(path).hasSuffix("Controller")
  }

  /// Whether the first lines of a xib name a controller as the class of the file's owner.
  private static func isOwnedByController(_ head: String) -> Bool {
    guard let owner = head.split(separator: "<").first(where: { $0.contains("\"IBFilesOwner\"") }) else { return false }
    let parts = owner.split(separator: "customClass=\"", maxSplits: 1)
    return parts.count == 2 && parts[1].prefix { $0 != "\"" }.hasSuffix("Controller")
  }

  /// `Main`, `Main_iPhone`, `Main-iPad`.
  func isCalledMain(_ path: String) -> Bool {
    let name = FirstScreen.stem(path).lowercased()
    return name == "main" || ["main_", "main-", "main~"].contains(where: name.hasPrefix)
  }

  /// How far a file is from what a user would call the app: 0 is the app.
  func rank(_ path: String) -> Int {
    if extensions.contains(where: path.hasPrefix) { return Self.farthest }
    return max(Self.rank(byName: path), elsewhere.contains(path) ? 6 : 0)
  }

  /// The same by the names of the folders alone: tests, extensions and watches are the farthest, then what was copied
  /// from others, then examples.
  static func rank(byName path: String) -> Int {
    var worst = 0
    for part in path.split(separator: "/") {
      let word = part.lowercased()
      if ["tests", "test", "uitests", "fixtures"].contains(where: word.hasSuffix)
        || ["watch", "extension", "widget", "intents", "today"].contains(where: word.contains)
      {
        worst = max(worst, farthest)
      } else if ["vendor", "external", "thirdparty", "third-party", "third_party", "submodules"].contains(word) {
        worst = max(worst, 8)
      } else if ["example", "demo", "sample", "playground", "template"].contains(where: word.contains) {
        worst = max(worst, 4)
      }
    }
    return worst
  }
}
