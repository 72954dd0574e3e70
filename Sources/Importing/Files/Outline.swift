import InterfaceBuilder
public import ProofModel
import SpecFiles
import XMLParsing

/// Outlines of files, for `git diff` and for reading: `proofsheet outline`.
public enum Outline {
  /// The outline of a storyboard, a xib or a spec: which of them it is, is told by its first character, since version
  /// control hands out files under other names. Of a damaged file, what could be read.
  public static func read(file: String) -> (text: String, diagnostics: [Diagnostic]) {
    do {
      let bytes = try FileReading.bytes(at: file, limit: XMLReader.Limits().bytes)
      return read(file: file, bytes: bytes)
    } catch {
      return ("", [error.diagnostic(at: SourceSpan(file: file, line: 1))])
    }
  }

  /// What states and traits change of a document, a line for each change under its condition.
  public static func changes(of document: Document) -> [String] { SceneOutline.changes(of: document) }

  static func read(file: String, bytes: [UInt8]) -> (text: String, diagnostics: [Diagnostic]) {
    let first = bytes.first { ![9, 10, 13, 32, 0xEF, 0xBB, 0xBF].contains($0) }
    guard first == 0x3C || bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("NIB".utf8)) else {
      let reading = SpecReader.read(file: file, bytes: bytes, root: nil)
      return (reading.document.map { SceneOutline.text($0) } ?? "", reading.diagnostics)
    }
    let (archive, reading) = InterfaceBuilderReader.open(file: file, bytes: bytes)
    guard let archive else { return ("", reading.diagnostics) }
    let connections = SceneConnections(archive)
    let scenes = Dictionary(archive.scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let texts = reading.documents.map { whole in
      let document = whole.withoutInnerScenes()
      guard let scene = scenes[document.sceneID] else { return SceneOutline.text(document) }
      return SceneOutline.text(
        document, extras: connections.extras(of: scene),
        connections: { connections.lines(of: scene, names: $0) })
    }
    return (texts.joined(separator: "\n"), reading.diagnostics)
  }
}

extension Document {
  /// The screen without what controllers inside it show: each has an outline of its own, where a change is told once.
  func withoutInnerScenes() -> Document {
    var document = self
    var gone: Set<String> = []
    func collect(_ node: ViewNode) {
      gone.insert(node.id)
      for child in node.children { collect(child) }
    }
    func prune(_ node: inout ViewNode) {
      for index in node.children.indices {
        if node.children[index].properties[.bars] != nil {
          for child in node.children[index].children { collect(child) }
          node.children[index].children = []
        } else {
          prune(&node.children[index])
        }
      }
    }
    prune(&document.root)
    guard !gone.isEmpty else { return self }
    var rules: Set<String> = []
    for index in document.groups.indices {
      document.groups[index].rules.removeAll { rule in
        guard case .attributes(let constraint) = rule.form else { return false }
        let isGone = [constraint.first, constraint.second].contains { $0?.viewID.map(gone.contains) ?? false }
        if isGone, let id = rule.id { rules.insert(id) }
        return isGone
      }
    }
    for index in document.overrides.indices {
      document.overrides[index].set.removeAll { assignment in
        switch assignment.target {
        case .view(let id, _), .frameComponent(let id, _), .viewInstalled(let id): return gone.contains(id)
        case .ruleConstant(let id), .rulePriority(let id), .ruleActive(let id): return rules.contains(id)
        }
      }
    }
    document.overrides.removeAll { $0.set.isEmpty }
    return document
  }
}
