import AutoLayout
import Findings
import ImageDiff
import PixelCoding
import ProofModel
import ProofScene
import Solving

extension RenderJob {
  /// Writes how much a variant differs from the picture that is its design, by strength over the pale screen, beside its
  /// picture as `NAME.VARIANT.mock.png`; nothing where it has no such design.
  func writeDesignDifference(_ solved: Workbench.Solved, _ builder: SceneBuilder, _ drawn: inout Drawn) {
    guard let (asset, rect) = workbench.designPicture(in: solved.layout.environment) else { return }
    write(solved, "mock.png", &drawn) {
      let screen = builder.displayList(for: solved.layout, options: SceneOptions(overlays: [], hasLegend: false))
      let window = Rect(origin: .zero, size: screen.size)
      var design = DisplayList(size: screen.size, scale: screen.scale)
      design.commands = [
        .fill(.rect(window), .color(.white)), .image(asset: asset, rect: rect, clip: window),
      ]
      let expected = try workbench.renderers.pixels(design)
      let actual = try workbench.renderers.pixels(screen)
      let picture = DifferencePicture.draw(
        Difference.between(expected: expected, actual: actual), expected: expected, actual: actual)
      // Equal to the last pixel: the screen itself is what there is to see.
      return try picture.map { try PNGEncoder().encode($0) } ?? workbench.renderers.file(screen, .png, title: "")
    }
  }
}
