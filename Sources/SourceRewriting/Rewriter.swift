/// Turns a source file that was written for UIKit into one that compiles without Apple's runtime: what the compiler on
/// Linux refuses is struck out or made a value. Every line stays where it is, so that one `#sourceLocation` suffices.
///
/// What is done, and why, is told rule by rule in `docs/layout-code.md`.
package struct Rewriter {
  let source: SourceText
  let table: ClassTable
  let options: Options
  private(set) var edits = SourceEdits()

  /// What the copies are compiled with.
  package struct Options: Sendable {
    /// The modules that can be imported; imports of others are struck out.
    package var modules: Set<String>
    /// The module with UIKit's names.
    package var names = "UIKitNames"

    package init(modules: Set<String> = []) {
      self.modules = modules.union(Self.toolchain)
    }

    /// The modules of ours that have the names of a framework or library, by its name.
    package static let replacements = [
      "Combine": "CombineNames", "OpenCombine": "CombineNames", "Kingfisher": "KingfisherNames",
      "SDWebImage": "SDWebImageNames", "WebKit": "NetworkNames", "SafariServices": "FrameworkNames",
      "AVFoundation": "FrameworkNames", "AVKit": "FrameworkNames", "AudioToolbox": "FrameworkNames",
      "MapKit": "FrameworkNames", "CoreLocation": "FrameworkNames", "MessageUI": "FrameworkNames",
      "Photos": "FrameworkNames", "PhotosUI": "FrameworkNames",
    ]

    /// Our own modules, which copies can import where they are there.
    package static let ownModules = Set(replacements.values)

    /// The module that has a framework's names; nil where it can't be imported.
    func replacement(_ framework: String) -> String? {
      guard !modules.contains(framework) else { return nil }
      return Self.replacements[framework].flatMap { modules.contains($0) ? $0 : nil }
    }

    /// Modules that come with Swift on Linux.
    static let toolchain: Set<String> = [
      "Swift", "Foundation", "Dispatch", "FoundationNetworking", "FoundationXML", "FoundationEssentials",
      "Synchronization",
      "Observation", "RegexBuilder", "XCTest", "Testing", "_Concurrency", "Glibc", "UIKitNames", "NetworkNames",
      "LayoutCode",
      "ProofTesting",
    ]
  }

  init(_ source: SourceText, _ table: ClassTable, _ options: Options) {
    self.source = source
    self.table = table
    self.options = options
  }

  /// The copy's text: what every file imports, the place of the original, then the original rewritten.
  ///
  /// - Parameter path: what errors name.
  package static func rewrite(
    _ source: SourceText, at path: String, table: ClassTable, options: Options = Options()
  ) -> String {
    """
    import \(options.names); import NetworkNames; import FoundationXML
    #sourceLocation(file: "\(path)", line: 1)

    """ + String(decoding: edited(source, table, options).applied(to: source.bytes), as: UTF8.self)
  }

  /// What is done to a source.
  static func edited(_ source: SourceText, _ table: ClassTable, _ options: Options) -> SourceEdits {
    var rewriter = Rewriter(source, table, options)
    rewriter.run()
    return rewriter.edits
  }

  private mutating func run() {
    var index = 0
    while index < source.tokens.count {
      index = rewriteToken(at: index)
    }
    addFactories()
    addOutlets()
    addMoved()
  }

  /// Says where to go on.
  mutating func rewriteToken(at index: Int) -> Int {
    let token = source.tokens[index]
    switch token.kind {
    case .directive: return rewriteDirective(at: index)
    case .sign where token.text == "@": return rewriteAttribute(at: index)
    case .sign where token.text == "?": return rewriteOptionalCall(at: index)
    case .word where token.text == "import": return rewriteImport(at: index)
    case .word where token.text == "protocol": return rewriteProtocol(at: index)
    case .word where token.text == "struct": return rewritePreview(at: index)
    case .word where token.text == "UIKit" && source.text(index + 1) == ".":
      replace(index...index, by: options.names)
      return index + 1
    case .word
    where source.text(index + 1) == "." && source.text(index - 1) != "." && options.replacement(token.text) != nil:
      replace(index...index, by: options.replacement(token.text) ?? token.text)
      return index + 1
    case .word
    where token.text == "NSLocalizedString" && source.text(index + 1) == "(" && source.text(index - 1) != "func":
      replace(index...index, by: "AppLocalizedString")
      return index + 1
    case .word where token.text == "URLSession" && source.text(index - 1) != ".":
      replace(index...index, by: "AppURLSession")
      return index + 1
    case .word
    where token.text == "localizedString" && source.text(index + 1) == "(" && source.text(index + 2) == "forKey"
      && source.text(index - 1) == ".":
      replace(index...index, by: "appLocalizedString")
      return index + 1
    case .word where source.text(index - 1) == "." && Self.bundleWords[token.text] != nil:
      if asksBundle(index) { replace(index...index, by: Self.bundleWords[token.text] ?? token.text) }
      return index + 1
    case .word where token.text == "asyncAfter" && source.text(index + 1) == "(" && source.text(index - 1) == ".":
      replace(index...index, by: "appAsyncAfter")
      return index + 1
    case .word where token.text == "type" && source.text(index + 2) == "of": return rewriteClassDescription(at: index)
    // Foundation's on Linux has no such initialiser.
    case .word
    where Self.textsWithAttributes.contains(token.text) && source.text(index + 1) == "("
      && source.text(index + 2) == ")":
      insert("string: \"\"", after: index + 1)
      return index + 3
    case .word where token.text == "extension": return moveOverrides(at: index)
    default: return index + 1
    }
  }

  /// What a bundle is asked for, and what copies ask it for.
  private static let bundleWords = [
    "url": "appURL", "path": "appPath", "object": "appObject", "infoDictionary": "appInfoDictionary",
    "bundleIdentifier": "appBundleIdentifier", "module": "main",
  ]

  /// Whether it is a bundle that is asked: by the label, or by its name.
  private func asksBundle(_ index: Int) -> Bool {
    // A package's target has one of its own where it has resources; here all of them lie in the project.
    if source.text(index) == "module" {
      let isArgument = source.text(index - 2) == ":" && ["in", "bundle"].contains(source.text(index - 3))
      return source.text(index - 2) == "Bundle" || isArgument
    }
    if source.text(index + 1) == "(" {
      return ["forResource", "forInfoDictionaryKey"].contains(source.text(index + 2))
    }
    return source.text(index - 2) == "main" && source.text(index - 4) == "Bundle"
      && ["infoDictionary", "bundleIdentifier"].contains(source.text(index))
  }

  private static let textsWithAttributes: Set<String> = ["NSAttributedString", "NSMutableAttributedString"]

  // MARK: Edits

  /// Replaces tokens, keeping the number of lines.
  mutating func replace(_ tokens: ClosedRange<Int>, by text: String) {
    edits.replace(source.bytes(tokens), of: source.bytes, by: text)
  }

  mutating func insert(_ text: String, after token: Int) {
    edits.insert(text, at: source.tokens[token].range.upperBound)
  }
}
