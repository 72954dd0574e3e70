import AutoLayout
public import ProofModel
import ProofScene

extension SweepReport {
  /// More pictures than these are no strip that anyone looks through.
  static let mostPictures = 60

  /// The screen where the range begins and at each size at which something changes, as it is from there on, side by side;
  /// of too many the first. Problems are marked.
  ///
  /// - Parameter format: ``RenderRequest/Format/png``, ``RenderRequest/Format/svg`` or ``RenderRequest/Format/pdf``.
  /// - Complexity: O(sizes · drawing).
  func strip(_ format: RenderRequest.Format, of workbench: Workbench) throws -> [UInt8] {
    let scene = SceneBuilder(text: workbench.studio.text, images: workbench.images)
    var sizes = [range.from]
    for place in places where place > range.from && sizes.count < Self.mostPictures { sizes.append(place) }
    var options = SceneOptions(chrome: .outline, overlays: [.problems])
    options.hasLegend = false
    let frames = sizes.enumerated().compactMap { position, size -> FilmstripBuilder.Frame? in
      // A hair beyond the change, where it has happened.
      let inside = position == 0 ? size : min(range.to, size + 4 * SizeSweep.resolution)
      guard let layout = Self.solve(inside, range, workbench) else { return nil }
      return FilmstripBuilder.Frame(
        picture: scene.picture(of: layout, options: options), caption: range.words(size))
    }
    let more = places.count >= Self.mostPictures ? "; the first \(frames.count)" : ""
    let list = FilmstripBuilder(text: workbench.studio.text).strip(
      frames, title: workbench.document.title ?? screen,
      subtitle: "\(range.word) \(range.from.shortText) to \(range.to.shortText): "
        + "where it begins, and each \(range.placeWord) from which on something is otherwise\(more)")
    return try workbench.renderers.file(list, format, title: screen)
  }

  /// Writes the strip; what went wrong, with an earlier file left as it was.
  public func writeStrip(_ format: RenderRequest.Format, to file: String, of workbench: Workbench) -> [Diagnostic] {
    OutputFolder.write(file) { try strip(format, of: workbench) }
  }
}
