public import ProofModel
import XMLParsing

/// What Interface Builder noted about views when a file was saved: `misplaced="YES"` and `ambiguous="YES"`.
public struct DrawnFlags: Sendable {
  /// By view id, with the place of the element.
  public private(set) var misplaced: [String: SourceSpan] = [:]
  /// The same; nil where part of the file could not be read, for a flag that is missing says nothing of rules that are.
  public private(set) var ambiguous: [String: SourceSpan]?

  /// Whether rules place anything: without Auto Layout frames and masks say all.
  public let usesRules: Bool

  /// Root views, by id, of scenes that only container views of others show: how much of them bars cover, those say.
  public let parts: Set<String>

  /// - Parameter isWhole: whether all of the file could be read. Complexity: O(elements).
  init(_ file: InterfaceBuilderFile, isWhole: Bool) {
    usesRules = file.usesAutoLayout || Self.hasRules(file.root)
    parts = Set(
      file.scenes.filter { scene in
        scene.controller?["id"].map { file.containers.parts.contains($0) && !file.begins.contains($0) } ?? false
      }.compactMap { $0.root["id"] })
    collect(file.root, "misplaced", file, &misplaced)
    guard isWhole else { return }
    var flagged: [String: SourceSpan] = [:]
    collect(file.root, "ambiguous", file, &flagged)
    ambiguous = flagged
  }

  private static func hasRules(_ element: XMLElement) -> Bool {
    element.name == "constraint" || element.children.contains(where: hasRules)
  }

  private func collect(
    _ element: XMLElement, _ flag: String, _ file: InterfaceBuilderFile, _ flagged: inout [String: SourceSpan]
  ) {
    if let id = element["id"], element.flag(flag) == true { flagged[id] = file.span(element) }
    for child in element.children { collect(child, flag, file, &flagged) }
  }
}
