public import AutoLayout
public import ProofModel

/// A variant's picture in parts that lie one over the other, each with nothing behind it: what a page turns on and off.
public struct SceneLayers: Sendable {
  /// The window's content, as large as the window.
  public var screen: DisplayList
  /// The device around the window and over its edges, with a hole for the window; nil without chrome.
  public var chrome: DisplayList?
  /// Where the window begins in the chrome's picture.
  public var origin: Point
  /// Each as large as the window, without a legend.
  public var overlays: [(overlay: Overlay, list: DisplayList)]
}

extension SceneBuilder {
  /// The chrome's picture as a rectangle around the window, whose corner is its origin.
  public static func chromeFrame(_ environment: Environment, options: SceneOptions) -> Rect {
    let frame = DeviceFrame(environment: environment, options: options)
    return Rect(origin: frame.origin, size: frame.size)
  }

  /// The parts of one variant's picture.
  ///
  /// - Parameter options: whose overlays become a layer each.
  public func layers(for layout: SolvedLayout, options: SceneOptions) -> SceneLayers {
    let environment = layout.environment
    let size = environment.windowSize
    var painter = ScenePainter(layout: layout, text: text, images: images, shadesImages: false)
    painter.paintScreen()
    func list(_ canvas: Canvas, _ size: Size) -> DisplayList {
      DisplayList(size: size, scale: environment.scale, commands: canvas.commands)
    }

    let around = ChromePainter(layout: layout, options: options, text: text)
    var chrome: DisplayList?
    if options.chrome != .none {
      let canvas = Canvas()
      let paper = Rect(origin: .zero, size: around.frame.size)
      let hole = around.screenShape.offset(x: around.frame.origin.x, y: around.frame.origin.y)
      // Turned round in the place of the even-odd rule, which Cairo's SVG files lose in clips.
      canvas.clipped(to: .joined([.rect(paper), hole.reversed])) { canvas in
        around.paintBehind(canvas, hasPaper: false)
      }
      canvas.transformed(translate: around.frame.origin) { around.paintOver($0) }
      chrome = list(canvas, around.frame.size)
    }

    let overlays = options.overlays.map { overlay in
      var options = options
      options.overlays = [overlay]
      var marks = OverlayPainter(layout: layout, options: options, text: text, picture: size, origin: .zero)
      marks.screen = (around.screenShape, around.cutout)
      marks.paint(obstacles: painter.textRects)
      return (overlay: overlay, list: list(marks.canvas, size))
    }
    return SceneLayers(
      screen: list(painter.canvas, size), chrome: chrome, origin: around.frame.origin, overlays: overlays)
  }
}

extension Path {
  /// The same outline drawn the other way round, part by part.
  fileprivate var reversed: Path {
    var result: [Element] = []
    var part: [Element] = []
    var last = Point.zero
    func end() {
      guard !part.isEmpty else { return }
      result += [.move(last)] + part.reversed() + [.close]
      part = []
    }
    for element in elements {
      switch element {
      case .move(let to):
        end()
        last = to
      case .line(let to):
        part.append(.line(last))
        last = to
      case .curve(let one, let two, let to):
        part.append(.curve(two, one, last))
        last = to
      case .close: end()
      }
    }
    end()
    return Path(result)
  }
}
