public import AutoLayout
public import ProofModel
public import Typesetting

/// Turns solved layouts into pictures. A value without state: the same layout and options give the same list.
public struct SceneBuilder: Sendable {
  let text: TextEngine
  let images: any ImageSizing

  /// A builder that sets texts with the engine and takes pictures' sizes from the images; both should be those of
  /// solving.
  public init(text: TextEngine, images: any ImageSizing) {
    self.text = text
    self.images = images
  }

  /// The picture of one variant: the screen, its chrome, its overlays and their legend.
  public func displayList(for layout: SolvedLayout, options: SceneOptions = SceneOptions()) -> DisplayList {
    picture(of: layout, options: options).list
  }

  /// The size of a variant's picture without a legend, in points: what a sheet is planned with.
  public static func pictureSize(_ environment: Environment, options: SceneOptions = SceneOptions()) -> Size {
    DeviceFrame(environment: environment, options: options).size
  }

  /// The picture of one variant with what its legend has to explain, for a sheet that explains it once.
  public func picture(of layout: SolvedLayout, options: SceneOptions = SceneOptions()) -> ScenePicture {
    let unrolled = options.unrolls ? layout.unrolled() : nil
    let layout = unrolled?.layout ?? layout
    let environment = layout.environment
    let chrome = ChromePainter(layout: layout, options: options, text: text)
    var size = chrome.frame.size
    let origin = chrome.frame.origin

    var painter = ScenePainter(
      layout: layout, text: text, images: images, shadesImages: options.overlays.contains { $0 != .problems })
    painter.paintScreen()
    let canvas = Canvas()
    chrome.paintBehind(canvas, hasPaper: !options.isTransparent)
    canvas.transformed(translate: origin) { canvas in
      canvas.clipped(to: chrome.screenShape) { canvas in canvas.append(painter.canvas.commands) }
      chrome.paintOver(canvas)
    }
    if let fold = unrolled?.fold {
      let mark = FoldMark(y: fold, width: layout.environment.windowSize.width, scale: layout.environment.scale)
      canvas.transformed(translate: origin) { mark.paint($0, text: text) }
    }
    var content = LegendContent()
    if !options.overlays.isEmpty {
      var overlay = OverlayPainter(layout: layout, options: options, text: text, picture: size, origin: origin)
      overlay.screen = (chrome.screenShape, chrome.cutout)
      overlay.placement.cornerRadius = chrome.outlineRadius
      overlay.paint(obstacles: painter.textRects)
      canvas.transformed(translate: origin) { $0.append(overlay.canvas.commands) }
      content = overlay.entries
      if painter.hasShadedImages { content.keys.insert(.letterbox) }
    }
    if options.hasLegend, !content.isEmpty {
      // Words need some width even below a narrow window.
      let width = max(size.width, Legend.minimumWidth)
      let legend = Legend(content, text: OwnText(text, scale: environment.scale), width: width)
      canvas.transformed(translate: Point(x: 0, y: size.height)) { legend.paint($0) }
      if width > size.width {
        let beside = Rect(x: size.width, y: 0, width: width - size.width, height: size.height)
        canvas.fill(.rect(beside), .white)
        size.width = width
      }
      size.height += legend.height
    }
    var list = DisplayList(size: size, scale: environment.scale, commands: canvas.commands)
    list.isTransparent = options.isTransparent
    return ScenePicture(list: list, legend: content, outline: chrome.outline)
  }
}

/// A variant's picture and what is to be explained of it.
public struct ScenePicture: Sendable {
  /// The picture itself, without a legend where that is left to a sheet.
  public var list: DisplayList
  /// The marks of the picture that a legend explains.
  public var legend: LegendContent
  /// The outer edge of a device that the picture shows, in its own space: what lies beyond is paper.
  var outline: Path?

  /// A picture without a device's outline; by default there is nothing to explain.
  public init(list: DisplayList, legend: LegendContent = LegendContent()) {
    self.init(list: list, legend: legend, outline: nil)
  }

  init(list: DisplayList, legend: LegendContent, outline: Path?) {
    self.list = list
    self.legend = legend
    self.outline = outline
  }
}
