import AutoLayout
import ProofModel
import Resolving

/// The sizes of texts on an Interface Builder file's canvas: those that it was drawn with wherever our measuring agrees
/// with them within its error, so that no view counts as misplaced for a font that is not Apple's.
enum DrawnTextSizes {
  /// What kinds draw text that decides their size.
  private static let kinds: Set<ViewKind> = [.label, .button, .textField, .segmented]

  /// The drawn sizes by view id, of the axes on which a layout of the canvas agrees with them.
  static func sizes(of document: Document, in layout: SolvedLayout) -> [String: GivenContent] {
    var drawn: [String: Rect] = [:]
    func collect(_ node: ViewNode) {
      if kinds.contains(node.kind), let frame = node.frame { drawn[node.id] = frame }
      for child in node.children { collect(child) }
    }
    collect(document.root)
    var sizes: [String: GivenContent] = [:]
    for view in layout.views {
      guard let frame = drawn[view.content.id] else { continue }
      let width = agreed(view.frame.width, frame.width, within: widthError(view.content.font, frame.width))
      let height = agreed(view.frame.height, frame.height, within: 2)
      // A text of several lines is as high as its width makes it: one alone would tear them apart.
      guard let width, let height else { continue }
      sizes[view.content.id] = GivenContent(width: width, height: height)
    }
    return sizes
  }

  private static func agreed(_ solved: Double, _ drawn: Double, within error: Double) -> Double? {
    abs(solved - drawn) <= error ? drawn : nil
  }

  /// Twice the error of our text measuring: 1 pt and 2.5 % for the system's font, more where another face stands in for
  /// a font that the machine may lack.
  private static func widthError(_ font: FontDescriptor, _ width: Double) -> Double {
    font.family == "system" ? max(2, width * 0.05) : max(4, width * 0.25)
  }
}

extension SolvedLayout {
  /// What another solution of the same canvas says of misplaced views, in the place of its own.
  mutating func takeMisplaced(from other: SolvedLayout) {
    let place = findings.firstIndex { $0.kind == .misplaced } ?? findings.endIndex
    findings.removeAll { $0.kind == .misplaced }
    findings.insert(contentsOf: other.findings.filter { $0.kind == .misplaced }, at: place)
    for index in views.indices { views[index].misplacedFrom = other.views[index].misplacedFrom }
  }
}
