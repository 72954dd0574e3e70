public import ProofModel
import XMLParsing

/// Removes the constraints of an Interface Builder file, as its Clear Constraints does.
public enum ConstraintRemoval {
  /// The file without its constraints, and the number of those removed.
  public struct Outcome: Sendable {
    /// The whole new file; the old bytes where there was nothing to remove.
    public var bytes: [UInt8]
    /// The number of constraints that were taken out; 0 where the file stays as it was.
    public var removed = 0
    /// The problems for which the file could not be edited; empty where it could.
    public var diagnostics: [Diagnostic] = []
  }

  /// Takes out each constraint of the scenes with its line, and what names it: outlets, masks of size classes. Views
  /// that had rules are held where they are drawn (`fixedFrame`); every other byte stays. O(size).
  ///
  /// - Parameter scenes: their ids, see ``Document/sceneID``.
  public static func apply(file: String, bytes: [UInt8], scenes: [String]) -> Outcome {
    let (opened, diagnostics) = ElementEditor.open(file: file, bytes: bytes)
    guard var editor = opened else { return Outcome(bytes: bytes, diagnostics: diagnostics) }
    var removal = Removal()
    for scene in editor.archive.scenes where scenes.contains(scene.id) {
      removal.collect(scene.root)
      removal.visit(scene.root, parent: nil, isRoot: true, &editor)
    }
    guard !removal.ids.isEmpty || removal.count > 0 else { return Outcome(bytes: bytes) }
    removal.dropReferences(in: editor.archive.root, &editor)
    return Outcome(bytes: editor.edited(), removed: removal.count)
  }

  private struct Removal {
    var ids: Set<String> = []
    var count = 0

    mutating func collect(_ element: XMLElement) {
      for child in element.children {
        if child.name == "constraints" {
          ids.formUnion(child.children.compactMap { $0["id"] })
          count += child.children.count
        } else {
          collect(child)
        }
      }
    }

    /// The lists of constraints go; views that rules placed are held by their frames from now on.
    func visit(_ element: XMLElement, parent: XMLElement?, isRoot: Bool, _ editor: inout ElementEditor) {
      for child in element.children where child.name == "constraints" { editor.remove(child) }
      let isFree = element.flag("translatesAutoresizingMaskIntoConstraints") == false
      if isFree, !isRoot, element["fixedFrame"] == nil, parent?.name != "stackView",
        let tag = editor.tag(of: element),
        let value = tag.values.first(where: { $0.name == "translatesAutoresizingMaskIntoConstraints" })
      {
        let start = value.range.lowerBound - "translatesAutoresizingMaskIntoConstraints=\"".utf8.count
        editor.replace(start..<start, with: "fixedFrame=\"YES\" ")
      }
      for child in ViewElements.childViews(element) { visit(child, parent: element, isRoot: false, &editor) }
    }

    /// Outlets to constraints that are gone, and masks that take them in or out.
    func dropReferences(in element: XMLElement, _ editor: inout ElementEditor) {
      for child in element.children {
        let isGone: Bool
        switch child.name {
        case "outlet", "outletCollection": isGone = child["destination"].map(ids.contains) ?? false
        case "include", "exclude": isGone = child["reference"].map(ids.contains) ?? false
        case "mask":
          isGone =
            child["key"] == "constraints" && child.children.allSatisfy { $0["reference"].map(ids.contains) ?? false }
        case "connections":
          isGone =
            !child.children.isEmpty
            && child.children.allSatisfy {
              ["outlet", "outletCollection"].contains($0.name) && ($0["destination"].map(ids.contains) ?? false)
            }
        default: isGone = false
        }
        if isGone { editor.remove(child) } else { dropReferences(in: child, &editor) }
      }
    }
  }
}
