import AutoLayout
import Foundation
public import ProofModel
import ProofScene
import Rendering
import Resolving
import Solving

/// A screen at successive moments of a turn.
///
/// What changes in `animate(alongsideTransition:)`, in the three layout methods or by constraints moves along; what is
/// set directly in `viewWillTransition(to:with:)` jumps at the start.
public struct Filmstrip: Sendable {
  /// One moment.
  package struct Moment: Sendable {
    package var milliseconds: Double
    package var layout: SolvedLayout
  }

  package let name: String
  package let moments: [Moment]
  let subtitle: String
  let workbench: Workbench
  /// Why there is nothing to draw, and what solving told of the document.
  public let diagnostics: [Diagnostic]

  package init(
    name: String, moments: [Moment], subtitle: String, workbench: Workbench, diagnostics: [Diagnostic]
  ) {
    self.name = name
    self.moments = moments
    self.subtitle = subtitle
    self.workbench = workbench
    self.diagnostics = diagnostics
  }

  /// From the start of the turn, one for each frame.
  public var milliseconds: [Double] { moments.map(\.milliseconds) }

  /// A view's frames over time in its superview's space, in points; empty where no view has that name, which is the
  /// name of the property that holds it, its accessibility identifier, or its path.
  public func frames(of view: String) -> [CGRect] {
    moments.compactMap { moment in
      guard let found = moment.layout.views.first(where: { Self.isCalled(view, $0) }) else { return nil }
      return CGRect(
        x: found.frame.x, y: found.frame.y, width: found.frame.width, height: found.frame.height)
    }
  }

  private static func isCalled(_ name: String, _ view: SolvedView) -> Bool {
    view.content.id == name || view.content.name == name || view.path == name
  }

  /// How the strip and the animation are drawn.
  public struct Style: Sendable {
    /// The format of a strip's or an animation's file.
    public typealias Format = RenderRequest.Format

    /// Of the strip and of the animation: ``RenderRequest/Format/png`` and ``RenderRequest/Format/svg``.
    public var formats: [Format] = [.png]
    /// The marks that are drawn over each frame.
    public var overlays: [Overlay] = []
    /// The parts of the device that each frame shows around the screen.
    public var chrome: Chrome = .outline
    /// The longer side of the animation, in points.
    public var animationLength = 480.0

    /// A style; by default a PNG of the devices' outlines without overlays.
    public init(
      formats: [Format] = [.png], overlays: [Overlay] = [], chrome: Chrome = .outline, animationLength: Double = 480
    ) {
      self.formats = formats
      self.overlays = overlays
      self.chrome = chrome
      self.animationLength = animationLength
    }
  }

  /// Draws all frames side by side, `name.filmstrip.png`, and one after the other, `name.animation.png`, which runs
  /// again and again with a rest at both ends; what could not be written is told as on the command line.
  public func write(to folder: String, style: Style = Style()) -> (paths: [String], diagnostics: [Diagnostic]) {
    var written: Written = ([], [])
    guard !moments.isEmpty, !LiveDialogue.isOn else { return written }
    if let problem = OutputFolder.prepare(folder) {
      written.diagnostics.append(problem)
      return written
    }
    let builder = FilmstripBuilder(text: workbench.studio.text)
    let frames = pictures(style)
    let strip = builder.strip(frames, title: name, subtitle: subtitle)
    let pages = builder.pages(frames, length: style.animationLength, pixelScale: 2)
    let rests = self.rests
    for format in style.formats where format.isAnimated {
      put("\(folder)/\(name).filmstrip.\(format.rawValue)", &written) {
        try workbench.renderers.file(strip, format, title: name)
      }
      put("\(folder)/\(name).animation.\(format.rawValue)", &written) {
        try workbench.renderers.animation(zip(pages, rests).map { ($0, $1) }, format, title: name)
      }
    }
    return written
  }

  private typealias Written = (paths: [String], diagnostics: [Diagnostic])

  private func pictures(_ style: Style) -> [FilmstripBuilder.Frame] {
    let scene = SceneBuilder(text: workbench.studio.text, images: workbench.images)
    return moments.map { moment in
      let device = Self.device(moment.layout.environment)
      var options = SceneOptions(chrome: style.chrome, device: device, overlays: style.overlays)
      options.hasLegend = false
      return FilmstripBuilder.Frame(
        picture: scene.picture(of: moment.layout, options: options), milliseconds: moment.milliseconds)
    }
  }

  /// The device whose cut-out is drawn; none while it is between two ways of being held.
  private static func device(_ environment: Environment) -> Device? {
    guard let device = environment.device.flatMap({ DeviceCatalogue.shared.device($0) }) else { return nil }
    let isBetween =
      environment.window == .full && device.screenSize(environment.orientation) != environment.windowSize
    return isBetween ? nil : device
  }

  /// How long each frame stands in the animation: until the next, with a rest at both ends.
  private var rests: [Int] {
    moments.indices.map { index in
      let isLast = index == moments.count - 1
      let length = isLast ? 0 : moments[index + 1].milliseconds - moments[index].milliseconds
      return Int(length.rounded()) + (index == 0 || isLast ? 700 : 0)
    }
  }

  private func put(_ path: String, _ written: inout Written, _ bytes: () throws -> [UInt8]) {
    let problems = OutputFolder.write(path, bytes)
    written.diagnostics += problems
    if problems.isEmpty { written.paths.append(path) }
  }
}
