package import ProofModel

/// What views ask for by their content, by kind and era: natural sizes, baselines, and where a control's text lies.
///
/// A pure function of its arguments; sizes are those of alignment rects, in points.
package struct ContentMetrics: Sendable {
  package let environment: Environment
  let measuring: any TextMeasuring

  package init(environment: Environment, measuring: any TextMeasuring) {
    self.environment = environment
    self.measuring = measuring
  }

  /// The natural size and the baselines of a view.
  ///
  /// - Parameter maxWidth: the alignment rect's width that a wrapping text has, in points; nil: unbounded.
  package func intrinsicContent(of node: LayoutNode, maxWidth: Double? = nil) -> IntrinsicContent {
    IntrinsicContent()
  }

  /// Where the text of a view lies in its frame of that size, from the frame's top left; nil for views without text.
  ///
  /// Baselines and drawing both follow it.
  package func textRect(of view: ResolvedView, in size: Size) -> Rect? {
    nil
  }
}
