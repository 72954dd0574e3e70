import ProofModel
import Resolving

/// Who gives way on the canvas.
extension LoweredScreen {
  /// On Interface Builder's canvas contents at 1000 give way to the rules that they contradict, but not to the ratio of their own
  /// view (recorded: pictures and switches as small or as large as rules make them in stepik-ios, zotero-ios, iTorrent,
  /// woocommerce-ios, LoopKit, Loop and Appboy; against its ratio a picture keeps its height in cwa-app-ios). Texts hold (recorded
  /// in UpcomingMovies against a proportional stack).
  mutating func letContentsYield() {
    var views: Set<Int> = []
    for position in nodes.indices where !nodes[position].content.kind.has(.text) {
      let places = contentConstraints[position]
      for place in [places.hugWidth, places.resistWidth, places.hugHeight, places.resistHeight].compactMap({ $0 })
      where constraints[place].priority >= 1000 {
        letYield(place, as: .content)
        views.insert(position)
      }
    }
    guard !views.isEmpty else { return }
    for place in constraints.indices where constraints[place].origin == .authored {
      let terms = constraints[place].words.terms
      guard terms.count == 2, case .view(let view) = terms[0].item, terms[1].item == terms[0].item,
        views.contains(view), terms.allSatisfy({ $0.attribute == .width || $0.attribute == .height })
      else { continue }
      letYield(place, as: .ratio)
    }
  }
}
