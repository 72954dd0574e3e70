import Foundation
public import ProofModel
import Solving

/// What a server shows on the page of screens: screens of files (``LiveScreens``), or those that a package's program makes
/// (``LiveCode``). May be used from several threads.
public protocol LiveSource: Sendable {
  /// Another number whenever the page has something new to ask for.
  var revision: Int { get }
  /// Files and folders whose change asks for ``reload()``.
  var watched: [String] { get }
  /// Takes the files as they are now.
  func reload()
  /// Begins; `changed` is called whenever there is another revision without a ``reload()``.
  func begin(_ changed: @escaping @Sendable () -> Void)
  /// Lets go of whatever runs.
  func end()
  func answer(_ question: LiveQuestion) -> LiveAnswer
  /// Writes a rule's numbers into its file; what is wrong otherwise.
  func write(_ change: LiveScreens.RuleChange) -> Diagnostic?
  /// Takes the last write back.
  func undo() -> Diagnostic?
}

/// What a page of screens asks for: a path of the server's and its query.
public struct LiveQuestion: Codable, Sendable {
  /// The topic of a question; its raw value is the path on the server.
  public enum Topic: String, Codable, Sendable {
    /// All screens; one variant with its pictures; the pictures of one as it was told last; where one changes.
    case screens, variant, picture, breaks
  }

  /// The thing that is asked for, by the path of the question.
  public let topic: Topic
  /// The values of the question by their names, decoded.
  public let query: [String: String]

  /// nil where nothing is told by that path.
  public init?(path: String, query: [String: String]) {
    guard path.first == "/", let topic = Topic(rawValue: String(path.dropFirst())) else { return nil }
    (self.topic, self.query) = (topic, query)
  }
}

/// What is answered.
public enum LiveAnswer: Sendable {
  case json([UInt8])
  /// The question is none: what is wanted, in words.
  case misput(String)
  /// There is nothing of that name or size.
  case nothing

  init(_ bytes: [UInt8]?) { self = bytes.map { .json($0) } ?? .nothing }
}

extension LiveScreens: LiveSource {
  /// Nothing to begin: each revision is made by ``reload()``.
  public func begin(_ changed: @escaping @Sendable () -> Void) {}

  /// Nothing to end: no process or thread outlives an answer.
  public func end() {}

  /// The answer to a question: all screens, a variant, its pictures, or the sizes at which it changes along an axis.
  public func answer(_ question: LiveQuestion) -> LiveAnswer {
    let query = question.query
    switch question.topic {
    case .screens: return .json(screens(VariantSelection(query)))
    case .variant, .picture:
      guard let wanted = VariantRequest(query) else { return .misput("a screen and a variant are wanted") }
      return LiveAnswer(question.topic == .variant ? variant(wanted) : pictures(wanted))
    case .breaks:
      guard let screen = query["screen"], let key = query["variant"],
        let axis = ["width": Axis.horizontal, "height": .vertical][query["axis"] ?? ""]
      else { return .misput("a screen, a variant and an axis are wanted") }
      return LiveAnswer(breaks(screen: screen, key: key, axis: axis))
    }
  }
}

extension LiveScreens.RuleChange {
  /// A number of a rule; nil where what is there is none.
  public init?(_ query: [String: String]) {
    guard let screen = query["screen"], let rule = query["rule"] else { return nil }
    let (constant, priority) = (query["constant"].map(Double.init), query["priority"].map(Double.init))
    guard constant != .some(nil), priority != .some(nil), constant != nil || priority != nil else { return nil }
    self.init(screen: screen, rule: rule, constant: constant ?? nil, priority: priority ?? nil)
  }
}

extension LiveScreens.VariantRequest {
  fileprivate init?(_ query: [String: String]) {
    guard let screen = query["screen"], let key = query["variant"] else { return nil }
    let layers = query["layers"]?.split(separator: ",").map(String.init) ?? ["screen"]
    self.init(screen: screen, key: key, layers: Set(layers))
    choice = VariantSelection(query)
    for pair in query["known"]?.split(separator: ",") ?? [] {
      let parts = pair.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { known[String(parts[0])] = String(parts[1]) }
    }
    if query["rule"] != nil {
      guard let change = LiveScreens.RuleChange(query) else { return nil }
      self.change = change
    }
    if let texts = query["texts"] {
      guard let texts = try? JSONDecoder().decode([String: String].self, from: Data(texts.utf8)) else { return nil }
      self.texts = texts
    }
    if let width = query["width"], let height = query["height"] {
      guard let width = Double(width), let height = Double(height) else { return nil }
      size = Size(width: width, height: height)
    }
  }
}

extension VariantSelection {
  /// What the page chose; empty axes stay as they are.
  fileprivate init(_ query: [String: String]) {
    self.init()
    func values(_ name: String) -> [String] { query[name]?.split(separator: ",").map(String.init) ?? [] }
    devices = values("device")
    orientations = values("orientation")
    locales = values("locale")
    textSizes = values("textSize")
    states = values("state")
    appearances = values("appearance")
  }
}
