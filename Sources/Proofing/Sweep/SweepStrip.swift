public import ProofModel
import ProofScene
import Rendering
import Solving

extension SweepReport {
  /// More pictures than these are no strip that anyone looks through.
  static let mostPictures = 60

  /// The screen where the range begins and at each size at which something changes, as it is from there on, side by side;
  /// of too many the first. Problems are marked.
  ///
  /// - Parameter format: ``RenderRequest/Format/png``, ``RenderRequest/Format/svg`` or ``RenderRequest/Format/pdf``.
  /// - Complexity: O(sizes · drawing).
  func strip(_ format: RenderRequest.Format, of workbench: Workbench) throws -> [UInt8] {
    var moments = [
      SweepStrip.Moment(range: range, at: range.from, caption: range.words(range.from), detail: "where it begins")
    ]
    for place in places where place > range.from && moments.count < Self.mostPictures {
      // A hair beyond the change, where it has happened.
      let inside = min(range.to, place + 4 * SizeSweep.resolution)
      let here = points.filter { $0.at == place }.map(\.what)
      let detail = (here.first ?? "") + (here.count > 1 ? ", and \(here.count - 1) more" : "")
      moments.append(SweepStrip.Moment(range: range, at: inside, caption: range.words(place), detail: detail))
    }
    let more = places.count >= Self.mostPictures ? "; the first \(moments.count)" : ""
    return try SweepStrip(
      moments: moments, title: workbench.document.title ?? screen,
      subtitle: "\(range.word) \(range.from.shortText) to \(range.to.shortText): "
        + "where it begins, and each \(range.placeWord) from which on something is otherwise\(more)"
    ).file(format, of: workbench)
  }

  /// Writes the strip; what went wrong, with an earlier file left as it was.
  public func writeStrip(_ format: RenderRequest.Format, to file: String, of workbench: Workbench) -> [Diagnostic] {
    OutputFolder.write(file) { try strip(format, of: workbench) }
  }
}

/// A screen at some places of a range, side by side.
struct SweepStrip {
  struct Moment {
    var range: SweepRange
    var at: Double
    var caption: String
    var detail: String
  }

  var moments: [Moment]
  var title: String
  var subtitle: String

  func file(_ format: RenderRequest.Format, of workbench: Workbench) throws -> [UInt8] {
    let scene = SceneBuilder(text: workbench.studio.text, images: workbench.images)
    var options = SceneOptions(chrome: .outline, overlays: [.problems])
    options.hasLegend = false
    let frames = moments.compactMap { moment -> FilmstripBuilder.Frame? in
      guard let layout = SweepReport.solve(moment.at, moment.range, workbench) else { return nil }
      return FilmstripBuilder.Frame(
        picture: scene.picture(of: layout, options: options), caption: moment.caption, detail: moment.detail)
    }
    let list = FilmstripBuilder(text: workbench.studio.text).strip(frames, title: title, subtitle: subtitle)
    return try workbench.renderers.file(list, format, title: workbench.document.name)
  }
}
