internal import AutoLayout
package import ProofModel
internal import Resolving

extension ScenePainter {
  mutating func paintImage(_ view: SolvedView) {
    let frame = view.pixelFrame
    guard !frame.isEmpty else { return }
    guard let asset = view.content.asset else {
      if view.content.background == nil { paintStandIn(in: frame, name: view.content.name) }
      return
    }
    guard let size = pictureSize(asset, view) else {
      // In the place that the picture would have, where its size is known.
      let place = view.content.imageSize.map { view.content.contentMode.pictureRect($0, in: view.windowFrame) }
      let box = place.map { $0.intersection(view.windowFrame) ?? $0 }
      if look != .mac, paintSystemSymbol(asset, in: place ?? view.windowFrame, view.content.tint) { return }
      return paintStandIn(in: box?.snapped(scale: environment.scale) ?? frame, name: asset)
    }
    let rect = view.content.contentMode.pictureRect(size, in: view.windowFrame).snapped(scale: environment.scale)
    // UIKit draws an image of a mode that does not scale beyond the bounds unless the view clips; reviewers want to
    // see what the screen shows, so the window alone cuts it.
    let clip = view.content.clips ? frame : rect
    if shadesImages, rect.intersection(frame) != frame {
      hasShadedImages = true
      let room = Path.ring(outer: .rect(frame), inner: .rect(rect.intersection(frame) ?? .zero))
      canvas.fill(room, palette.standIn.withAlpha(0.55))
      canvas.fill(room, paint: .hatch(palette.standInInk.withAlpha(0.5), spacing: 6, width: 0.75))
    }
    canvas.image(asset: asset, in: rect, clip: clip)
  }

  /// The picture's natural size in points; nil where there is no such picture, or none that can be drawn.
  func pictureSize(_ asset: String, _ view: SolvedView) -> Size? {
    guard let size = images.imageSize(asset: asset, environment: environment.text),
      images.isDrawable(asset: asset, environment: environment.text)
    else { return nil }
    // What the screen's file recorded goes before what a picture's name says of its scale.
    return asset == view.content.asset ? view.content.imageSize ?? size : size
  }

  /// A box in the place of a picture that is not there, with its name and its size.
  mutating func paintStandIn(in frame: Rect, name: String) {
    guard !frame.isEmpty else { return }
    let ink = palette.standInInk
    canvas.fill(.rect(frame), palette.standIn)
    let line = frame.inset(by: EdgeInsets(all: 0.5))
    canvas.clipped(to: .rect(frame)) { canvas in
      canvas.stroke(.rect(line), ink.withAlpha(0.45), width: 1)
    }
    let size = "\(frame.width.shortText(digits: 1)) × \(frame.height.shortText(digits: 1))"
    let hasRoomForWords = frame.width >= 44 && frame.height >= 30
    let hasRoomForSign = frame.height >= 74 && frame.width >= 60 || !hasRoomForWords
    let side = min(34, frame.width * 0.6, frame.height * (hasRoomForWords ? 0.36 : 0.6))
    let words = hasRoomForWords ? 27.0 : 0
    let total = (hasRoomForSign ? side * 0.8 : 0) + (hasRoomForWords ? words + (hasRoomForSign ? 6 : 0) : 0)
    var y = frame.midY - total / 2
    if hasRoomForSign {
      paintPictureSign(Rect(x: frame.midX - side / 2, y: y, width: side, height: side * 0.8), ink)
      y += side * 0.8 + 6
    }
    guard hasRoomForWords else { return }
    let width = frame.width - 8
    for (words, weight, height) in [(name, 600, 14.0), (size, 400, 13.0)] {
      let laid = own.lay(words, size: 10, weight: weight, maxWidth: width, alignment: .center)
      let origin = Point(x: frame.minX + 4, y: y)
      canvas.text(laid, at: origin, ink)
      // Nobody's text, but lines and badges keep off it where they can.
      textRects += laid.lineRects(at: origin).map { (-1, $0) }
      y += height
    }
  }

  /// Two hills and a sun in a frame: "a picture goes here".
  private mutating func paintPictureSign(_ box: Rect, _ ink: Color) {
    guard box.width > 4 else { return }
    let unit = box.width / 20
    func point(_ x: Double, _ y: Double) -> Point { Point(x: box.minX + x * unit, y: box.minY + y * unit) }
    canvas.stroke(.roundedRect(box, radius: 2 * unit), ink, width: max(0.75, unit))
    canvas.fill(.circle(point(6, 5), radius: 1.7 * unit), ink)
    canvas.fill(
      .polyline(
        [point(2, 13.5), point(7.5, 8), point(10.5, 11), point(14, 6.5), point(18, 11.5), point(18, 14), point(2, 14)],
        closed: true), ink)
  }
}

extension ContentMode {
  /// Where a picture of that size lies for a view with these bounds.
  package func pictureRect(_ size: Size, in bounds: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return bounds }
    func scaled(_ share: Double) -> Rect {
      let width = size.width * share
      let height = size.height * share
      return Rect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    var rect = scaled(1)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .aspectFit: return scaled(min(across, down))
    case .aspectFill: return scaled(max(across, down))
    case .scaleDown: return scaled(min(1, across, down))
    case .center: return rect
    case .top, .topLeft, .topRight: rect.origin.y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: rect.origin.y = bounds.maxY - size.height
    case .left, .right: break
    }
    switch self {
    case .left, .topLeft, .bottomLeft: rect.origin.x = bounds.minX
    case .right, .topRight, .bottomRight: rect.origin.x = bounds.maxX - size.width
    default: break
    }
    return rect
  }
}
