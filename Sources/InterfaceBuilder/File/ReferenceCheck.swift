import ProofModel
import XMLParsing

/// What a file's ids promise and do not keep: ids that are there twice, references to objects that are gone, and
/// controllers that contain themselves. Constraints' items are looked at where rules are made of them.
struct ReferenceCheck {
  private let file: InterfaceBuilderFile
  private var places: [String: XMLElement] = [:]
  private var diagnostics: [Diagnostic] = []
  private var references: [(element: XMLElement, attribute: String, what: String)] = []
  /// From a controller to those that it contains, with the segue that says so.
  private var contained: [(outer: String, inner: String, segue: XMLElement)] = []

  /// So many are told; a file that has more is damaged as a whole.
  private static let mostProblems = 100

  /// Complexity: O(elements).
  static func problems(of file: InterfaceBuilderFile) -> [Diagnostic] {
    var check = ReferenceCheck(file: file)
    check.visit(file.root, controller: nil)
    check.reportDangling()
    check.reportCycles()
    return Array(check.diagnostics.prefix(mostProblems))
  }

  private init(file: InterfaceBuilderFile) { self.file = file }

  private mutating func visit(_ element: XMLElement, controller: String?) {
    var controller = controller
    if let id = element["id"], !["device", "deployment", "plugIn", "capability", "adaptation"].contains(element.name) {
      if element.isController { controller = id }
      note(id, element)
    }
    switch element.name {
    case "outlet", "outletCollection": references.append((element, "destination", "outlet"))
    case "segue":
      references.append((element, "destination", "segue"))
      let isContaining =
        element["kind"] == "embed"
        || element["kind"] == "relationship" && element["relationship"] != nil
      if isContaining, let controller, let inner = element["destination"] {
        contained.append((controller, inner, element))
      }
    case "exclude", "include": references.append((element, "reference", "variation"))
    default: break
    }
    for child in element.children where element.name != "resources" && element.name != "designables" {
      visit(child, controller: controller)
    }
  }

  /// Placeholders such as the file's owner have negative ids, which every scene may have again.
  private mutating func note(_ id: String, _ element: XMLElement) {
    guard !id.hasPrefix("-") else {
      places[id] = element
      return
    }
    guard let earlier = places.updateValue(element, forKey: id) else { return }
    places[id] = earlier
    diagnostics.append(
      .error(
        "duplicate-id", "the id '\(id)' is there twice", at: file.span(element),
        notes: [.init("'\(id)' stands here first", at: file.span(earlier))],
        hint: "give one of the two another id, as a merge may have doubled the element"))
  }

  private mutating func reportDangling() {
    for (element, attribute, what) in references {
      guard let id = element[attribute], !id.isEmpty, places[id] == nil else { continue }
      diagnostics.append(
        .warning(
          "dangling-reference",
          "the \(what) '\(element["property"] ?? element["id"] ?? id)' leads to '\(id)', "
            + "which is not in the file", at: file.span(element), hint: "delete the line, or bring '\(id)' back"))
    }
  }

  /// Each circle is told once, at the segue that closes it.
  private mutating func reportCycles() {
    var edges: [String: [(inner: String, segue: XMLElement)]] = [:]
    for link in contained { edges[link.outer, default: []].append((link.inner, link.segue)) }
    var finished: Set<String> = []
    for link in contained where !finished.contains(link.outer) {
      // Depth first without recursion: the path, and for each of it the next edge to follow.
      var path = [link.outer]
      var next = [0]
      while let current = path.last, let position = next.last {
        guard let edge = edges[current]?.dropFirst(position).first else {
          finished.insert(current)
          path.removeLast()
          next.removeLast()
          continue
        }
        next[next.count - 1] += 1
        if let start = path.firstIndex(of: edge.inner) {
          reportCycle(Array(path[start...]), edge.segue)
        } else if !finished.contains(edge.inner) {
          path.append(edge.inner)
          next.append(0)
        }
      }
    }
  }

  private mutating func reportCycle(_ ids: [String], _ segue: XMLElement) {
    let names = (ids + ids.prefix(1)).map { id in places[id]?["customClass"] ?? places[id]?["title"] ?? id }
    diagnostics.append(
      .error(
        "cyclic-container", "a controller contains itself: \(names.joined(separator: " › "))", at: file.span(segue),
        hint: "delete this segue, or let it lead to another controller"))
  }
}
