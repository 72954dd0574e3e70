import AutoLayout
import CairoRendering
import LayoutDiff
import ProofModel
import ProofScene
import Solving

/// What is drawn of a screen's designs.
extension Workbench {
  /// For the overlay `mock`: of a design in numbers what differs, of one that is a picture the picture.
  package func designNotes(of layout: SolvedLayout) -> DesignNotes? {
    var notes = DesignNotes()
    if let comparison = designComparison(of: layout) {
      notes.layers = comparison.comparedRects
      notes.marks = comparison.differences.compactMap { difference in
        difference.designed.map { DesignNotes.Difference(view: difference.view, designed: $0, words: difference.brief) }
      }
      return notes
    }
    notes.picture = designPicture(in: layout.environment)
    return notes.picture == nil ? nil : notes
  }

  /// The picture that a variant is compared with, and where it lies in the window; nil where none is as wide.
  package func designPicture(in environment: Environment) -> (asset: String, rect: Rect)? {
    for mock in document.mocks where mock.isMeant(for: environment, of: document) {
      guard case .picture(let asset) = mock.content,
        let size = images.imageSize(asset: asset, environment: environment.text), size.width > 0
      else { continue }
      let width = environment.windowSize.width
      let scale = mock.scale ?? (size.width / width).rounded()
      // A picture of another width is a design of another window.
      guard scale >= 0.25, mock.crop != nil || (size.width / scale - width).magnitude <= Self.sameWidth else {
        continue
      }
      let origin = mock.crop?.origin ?? .zero
      return (
        asset,
        Rect(
          x: mock.offset.x - origin.x, y: mock.offset.y - origin.y, width: size.width / scale,
          height: size.height / scale)
      )
    }
    return nil
  }
}
