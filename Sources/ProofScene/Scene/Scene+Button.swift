internal import AutoLayout
internal import ProofModel
internal import Resolving
internal import Typesetting

extension ScenePainter {
  mutating func paintButton(_ index: Int, _ view: SolvedView) {
    let frame = view.pixelFrame
    guard !frame.isEmpty else { return }
    if let symbol = view.content.style.flatMap(Symbol.init) { return paintSymbol(symbol, view) }
    let ink = paintButtonBox(view)
    let isPainted = paintButtonGround(view)
    let outer = view.alignmentRect
    let picture = metrics.imageRect(of: view.content, in: outer.size)
    guard var title = view.content.text, !title.string.isEmpty else {
      guard let asset = view.content.asset, let picture, !isPainted || asset != view.content.backgroundAsset else {
        return
      }
      let isAtEdge = view.content.text.map { $0.alignment == .left || $0.alignment == .right } ?? false
      let place = picture.offset(x: outer.minX, y: outer.minY).intersection(outer) ?? outer
      let moved = Self.shift(view.content.pictureInsets, view.content.text?.alignment ?? .center)
      paintButtonPicture(asset, picture.size, view, in: (isAtEdge ? place : outer).offset(x: moved.x, y: moved.y), ink)
      return
    }
    // A button's own alignment is centred, by its kind; what stands behind a box or before arrows begins at its edge.
    if look == .mac, view.content.style?.leadsTitle == true {
      title.alignment = .natural
    } else if title.alignment == .natural {
      title.alignment = .center
    }
    var box = textBox(view)
    if let asset = view.content.asset, let picture {
      // UIKit sets the picture before the title and centres both together.
      let left = outer.minX + picture.minX
      let place = picture.offset(x: outer.minX, y: outer.minY).intersection(outer) ?? .zero
      let moved = Self.shift(view.content.pictureInsets, title.alignment)
      paintButtonPicture(asset, picture.size, view, in: place.offset(x: moved.x, y: moved.y), ink)
      let isMirrored = view.content.direction == .rightToLeft
      let natural = text.measure(title, maxWidth: nil, maxHeight: nil, environment: environment.text).size.width
      let textWidth = min(box.width, natural)
      box = Rect(
        x: isMirrored ? left - textWidth : left + picture.width, y: box.minY, width: textWidth, height: box.height)
    }
    let moved = Self.shift(view.content.titleInsets, title.alignment)
    let room = Rect(x: box.minX, y: view.alignmentRect.minY, width: box.width, height: view.alignmentRect.height)
      .offset(x: moved.x, y: moved.y)
    let baseline = view.firstBaseline.map { TextPlace.baseline(view.alignmentRect.minY + $0 + moved.y) }
    set(title, of: index, in: room, at: baseline ?? .middle, color: ink, clip: view.windowFrame)
  }

  /// How far insets move what stands in the middle of its room, or at an edge of it.
  private static func shift(_ insets: EdgeInsets, _ alignment: TextContent.Alignment) -> Point {
    let y = (insets.top - insets.bottom) / 2
    switch alignment {
    case .left: return Point(x: insets.left, y: y)
    case .right: return Point(x: -insets.right, y: y)
    default: return Point(x: (insets.left - insets.right) / 2, y: y)
    }
  }

  /// The picture behind all else, as large as the button.
  ///
  /// - Returns: whether there is one.
  private mutating func paintButtonGround(_ view: SolvedView) -> Bool {
    guard let asset = view.content.backgroundAsset, images.isDrawable(asset: asset, environment: environment.text)
    else { return false }
    var place = view.pixelFrame
    // AppKit stretches it only where the cell says so (`NSImageScaling.scaleAxesIndependently`).
    if look == .mac, view.content.contentMode != .scaleToFill,
      let size = images.imageSize(asset: asset, environment: environment.text)
    {
      place = Self.middle(of: place, size).snapped(scale: environment.scale)
    }
    canvas.image(asset: asset, in: place, clip: view.pixelFrame)
    return true
  }

  /// Draws what lies behind a button's title and gives the title's colour.
  private mutating func paintButtonBox(_ view: SolvedView) -> Color {
    let content = view.content
    let frame = view.pixelFrame
    guard look != .mac || content.style == .plain || content.style == .custom else { return paintAppKitButtonBox(view) }
    let radius = content.cornerRadius > 0 ? content.cornerRadius : look == .capsule ? frame.height / 2 : 6
    let shape = Path.roundedRect(frame, radius: radius)
    let isOff = !content.isEnabled
    switch content.style {
    case .filled:
      canvas.fill(shape, isOff ? palette.strongFill : content.background ?? content.tint)
      return isOff ? palette.tertiaryLabel : content.textColor
    case .tinted:
      canvas.fill(shape, isOff ? palette.strongFill : content.tint.withAlpha(0.18))
      return isOff ? palette.tertiaryLabel : content.textColor
    case .gray:
      canvas.fill(shape, palette.strongFill)
      return isOff ? palette.tertiaryLabel : content.textColor
    case .rounded, .bezel:
      canvas.stroke(
        .roundedRect(frame.inset(by: EdgeInsets(all: 0.5)), radius: radius), isOff ? palette.separator : content.tint,
        width: 1)
      return isOff ? palette.tertiaryLabel : content.textColor
    case .plain:
      return isOff ? palette.tertiaryLabel : content.textColor
    default:
      // What is not said for the disabled state is as in the normal one: only a title without a colour turns grey.
      let hasOwnColor = look != .mac && content.textColor != content.tint
      return isOff && !hasOwnColor ? palette.tertiaryLabel : content.textColor
    }
  }

  /// A place of that size in the middle of a box, or of the box's own size where that is smaller.
  private static func middle(of box: Rect, _ size: Size) -> Rect {
    let (width, height) = (min(box.width, size.width), min(box.height, size.height))
    return Rect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
  }

  private mutating func paintButtonPicture(
    _ asset: String, _ size: Size, _ view: SolvedView, in box: Rect, _ ink: Color
  ) {
    guard !box.isEmpty, pictureSize(asset, view) != nil else {
      if look == .mac, paintSymbol(named: asset, in: box, view.content.isEnabled) { return }
      if look != .mac, paintSystemSymbol(asset, in: Self.middle(of: box, size), symbolColor(view, ink)) { return }
      paintStandIn(in: box.snapped(scale: environment.scale), name: asset)
      return
    }
    let share = min(1, min(box.width / max(size.width, 0.01), box.height / max(size.height, 0.01)))
    let width = size.width * share
    let height = size.height * share
    let rect = Rect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
      .snapped(scale: environment.scale)
    canvas.image(asset: asset, in: rect, clip: rect)
  }

  /// A symbol takes the tint where no style says otherwise, whatever the title's colour: that of a custom button is white.
  private func symbolColor(_ view: SolvedView, _ ink: Color) -> Color {
    switch view.content.style {
    case .custom, .system, nil: return view.content.isEnabled ? view.content.tint : palette.tertiaryLabel
    default: return ink
    }
  }

  /// The small pictures that button types bring along.
  private enum Symbol {
    case info, add, close

    init?(_ style: ControlStyle) {
      switch style {
      case .info, .detailDisclosure: self = .info
      case .contactAdd: self = .add
      case .close: self = .close
      default: return nil
      }
    }
  }

  private mutating func paintSymbol(_ symbol: Symbol, _ view: SolvedView) {
    let frame = view.alignmentRect
    let center = Point(x: frame.midX, y: frame.midY)
    let radius = min(frame.width, frame.height) / 2 - 1
    guard radius > 2 else { return }
    let arm = radius * 0.5
    switch symbol {
    case .close:
      canvas.fill(.circle(center, radius: radius), palette.strongFill)
      let arm = radius * 0.36
      for sign in [1.0, -1] {
        canvas.stroke(
          .line(
            Point(x: center.x - arm, y: center.y - arm * sign), Point(x: center.x + arm, y: center.y + arm * sign)),
          palette.secondaryLabel, width: 2, cap: .round)
      }
    case .add:
      canvas.stroke(.circle(center, radius: radius), view.content.tint, width: 1.5)
      canvas.stroke(
        .line(Point(x: center.x - arm, y: center.y), Point(x: center.x + arm, y: center.y)), view.content.tint,
        width: 1.5, cap: .round)
      canvas.stroke(
        .line(Point(x: center.x, y: center.y - arm), Point(x: center.x, y: center.y + arm)), view.content.tint,
        width: 1.5, cap: .round)
    case .info: paintInfo(at: center, radius: radius, view.content.tint)
    }
  }

  /// An i in a circle.
  mutating func paintInfo(at center: Point, radius: Double, _ tint: Color) {
    let arm = radius * 0.5
    canvas.stroke(.circle(center, radius: radius), tint, width: 1.5)
    canvas.fill(.circle(Point(x: center.x, y: center.y - arm), radius: 1.2), tint)
    canvas.stroke(
      .line(Point(x: center.x, y: center.y - arm * 0.3), Point(x: center.x, y: center.y + arm)), tint, width: 1.6,
      cap: .round)
  }
}
