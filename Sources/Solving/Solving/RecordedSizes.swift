import AutoLayout
import Foundation
public import ProofModel

/// What `frames --given` reads of a file of recorded frames: the safe area that each root had, and the sizes of views
/// that draw text themselves. Nothing else of it: no position, no rectangle of another view.
public struct RecordedSizes: Sendable {
  private struct Root: Decodable {
    struct View: Decodable {
      var type: String
      var rect: [Double]?
    }
    struct Insets: Decodable {
      var top, left, bottom, right: Double?
    }
    var views: [String: View]
    var safeAreaInsetsUsed: Insets?
  }
  private struct File: Decodable {
    var roots: [String: Root]
  }

  private let roots: [String: Root]

  /// The sizes of the file at a path; none, and an error, where it cannot be read or is no recording.
  public static func read(_ path: String) -> (sizes: RecordedSizes, diagnostics: [Diagnostic]) {
    do {
      let bytes = try FileReading.bytes(at: path)
      let file = try JSONDecoder().decode(File.self, from: Data(bytes))
      return (RecordedSizes(roots: file.roots), [])
    } catch let error as FileError {
      return (RecordedSizes(roots: [:]), [error.diagnostic()])
    } catch {
      return (
        RecordedSizes(roots: [:]),
        [
          .error(
            "invalid-recording", "'\(path)' is no file of recorded frames", at: SourceSpan(file: path, line: 1),
            hint: "it holds \"roots\", each with \"views\" and \"safeAreaInsetsUsed\"")
        ]
      )
    }
  }

  private static let textTypes: Set<String> = [
    "label", "button", "textField", "segmentedControl", "popUpButton",
  ]

  /// Text views that do not scroll, which are as high as their texts.
  private static func collectResting(_ node: ViewNode, _ ids: inout Set<String>) {
    if node.kind == .textView, node.properties[.scrolls]?.value == .boolean(false) { ids.insert(node.id) }
    for child in node.children { collectResting(child, &ids) }
  }

  /// Puts a document's recorded insets and text sizes in the place of measured ones.
  public func apply(to variant: inout Variant, _ contents: inout [String: GivenContent], of workbench: Workbench) {
    let document = workbench.document
    // A view that ends at bars lies in a whole screen's.
    let ids = [document.root.id, document.sceneID] + document.root.children.prefix(1).map(\.id)
    guard let root = ids.lazy.compactMap({ roots[$0] }).first else { return }
    if let insets = root.safeAreaInsetsUsed {
      // The recorded ones include the bars, which the document adds again.
      let bars = workbench.engine.barInsets(in: variant.environment)
      // A side that is not recorded keeps its own.
      let own = variant.environment.safeArea
      variant.environment.safeArea = EdgeInsets(
        top: insets.top.map { $0 - bars.top } ?? own.top, left: insets.left.map { $0 - bars.left } ?? own.left,
        bottom: insets.bottom.map { $0 - bars.bottom } ?? own.bottom,
        right: insets.right.map { $0 - bars.right } ?? own.right)
    }
    var resting: Set<String> = []
    Self.collectResting(document.root, &resting)
    for (id, view) in root.views where Self.textTypes.contains(view.type) || resting.contains(id) {
      guard let rect = view.rect, rect.count == 4 else { continue }
      contents[id] = GivenContent(width: rect[2], height: rect[3])
    }
  }
}
