package import ProofModel

/// What the overlay `mock` draws of a layout's design: the design's picture, or its layers, with what `check` finds.
package struct DesignNotes: Sendable {
  /// A view that differs.
  package struct Difference: Sendable {
    /// By position; nil for a layer that no view is.
    package var view: Int?
    /// Where the design has it, in the window.
    package var designed: Rect
    package var words: String

    package init(view: Int?, designed: Rect, words: String) {
      self.view = view
      self.designed = designed
      self.words = words
    }
  }

  /// The asset and where it lies in the window.
  package var picture: (asset: String, rect: Rect)?
  /// Where the design has what was compared, in the window.
  package var layers: [Rect] = []
  package var marks: [Difference] = []

  package init() {}
}
