import ProofModel
import XMLParsing

/// Scrollers, and what clips the contents of scroll views, in files.
extension AppKitElements {
  /// How wide the border of a scroll view is (`NSScrollView.borderType`): a groove has two lines, a line and a bezel one.
  static func border(of scrollView: XMLElement) -> Double {
    switch scrollView["borderType"] {
    case "none": 0
    case "groove": 2
    default: 1
    }
  }

  /// Where a scroll view puts a scroller that is hidden, in its own coordinates: along its far edge (`NSScrollView.tile`). Files
  /// keep a place of long ago, which may leave nothing of it in a smaller scroll view. Nil for all other views.
  static func tiled(_ scroller: XMLElement, in scrollView: XMLElement?) -> Rect? {
    guard scroller.name == "scroller", scroller.flag("hidden") == true, let scrollView,
      scrollView.name == "scrollView", let outer = scrollView.frame, let frame = scroller.frame
    else { return nil }
    if scroller.flag("horizontal") == true {
      return Rect(x: 0, y: outer.height - frame.height, width: outer.width, height: frame.height)
    }
    return Rect(x: outer.width - frame.width, y: 0, width: frame.width, height: outer.height)
  }

  /// The ids of scrollers that their scroll views show only while there is something to scroll: whether they are hidden is what
  /// the canvas showed last.
  static func selfHidingScrollers(in element: XMLElement) -> Set<String> {
    let hiding = element.all.filter { $0.name == "scrollView" && $0.flag("autohidesScrollers") == true }
    return Set(hiding.flatMap(\.children).filter { $0.name == "scroller" }.compactMap { $0["id"] })
  }
}

extension XMLElement {
  /// What a scroll view holds where it shows its beginning: within its insets (`NSScrollView.contentInsets`), which files
  /// leave out of the frames of contents whose y counts downwards; these are as high as the insets leave. Itself for all
  /// other views.
  func inset(in clipView: XMLElement, of scrollView: XMLElement?) -> XMLElement {
    guard clipView.name == "clipView", clipView["key"] == "contentView", AppKitElements.countsDown(self),
      scrollView?.name == "scrollView", let frame
    else { return self }
    // A collection view begins where what holds it does (`NSCollectionView`), however far from there it was saved.
    let isLow = name == "collectionView" && frame.y > 0
    let start = isLow ? Rect(x: frame.x, y: 0, width: frame.width, height: frame.height + frame.y) : frame
    guard let insets = scrollView?.child(key: "contentInsets") else { return isLow ? at(start) : self }
    return at(start.offset(x: insets.number("left") ?? 0, y: insets.number("top") ?? 0))
  }

  /// A scroll view's clip view where the scroll view puts it (`NSScrollView.tile`): within its border, beside the scrollers that it
  /// shows. Xcode leaves the place of the scroll view's first save, 238 × 134 or 223 × 133, where that lies nowhere in it
  /// (41 of 1,066 clip views of the mirrors' files); what filled it fills it then. Itself where its place may be meant.
  func tiled(in scrollView: XMLElement) -> XMLElement {
    guard name == "clipView", scrollView.name == "scrollView", let outer = scrollView.frame?.size, let clip = frame,
      !scrollView.attributes.contains(where: { $0.0.hasSuffix("Ruler") || $0.0 == "rulersVisible" })
    else { return self }
    let border = AppKitElements.border(of: scrollView)
    let room = Size(width: outer.width - 2 * border, height: outer.height - 2 * border)
    let lack = Size(width: room.width - clip.width, height: room.height - clip.height)
    guard !Self.mostBeside.contains(lack.width) || !Self.mostAbove.contains(lack.height), room.width > 0,
      room.height > 0
    else { return self }
    func breadth(ofHorizontal isHorizontal: Bool) -> Double {
      guard scrollView.flag("autohidesScrollers") != true else { return 0 }
      let shown = scrollView.children.filter {
        $0.name == "scroller" && $0.flag("hidden") != true && ($0.flag("horizontal") == true) == isHorizontal
      }
      return shown.compactMap(\.frame).map { min($0.width, $0.height) }.max() ?? 0
    }
    // Before macOS 10.10 it began below a table's header.
    let header = scrollView.child(key: "headerView")?.frame?.height ?? 0
    let top = header > 0 && clip.y >= header ? border + header : border
    let size = Size(
      width: max(1, room.width - breadth(ofHorizontal: false)),
      height: max(1, outer.height - top - border - breadth(ofHorizontal: true)))
    var tiled = at(Rect(x: border, y: top, width: size.width, height: size.height))
    guard let inner = tiled.children.firstIndex(where: { $0.name == "subviews" }) else { return tiled }
    tiled.children[inner].children = tiled.children[inner].children.map { view in
      guard var frame = view.frame else { return view }
      if (frame.width - clip.width).magnitude <= 1 { frame.size.width = size.width }
      if (frame.height - clip.height).magnitude <= 1 { frame.size.height = size.height }
      return frame == view.frame ? view : view.at(frame)
    }
    return tiled
  }

  /// A Mac's scroll view that Xcode never drew, as AppKit makes it: nothing wide and nothing high (`NSView.init()`), its clip view
  /// filling it (`NSScrollView.tile`) as a table does that (a document view of `NSTableView` is as large as its clip view at
  /// least). Itself where a frame is recorded.
  var madeByAppKit: XMLElement {
    guard name == "scrollView", frame == nil, let clip = children.firstIndex(where: { $0["key"] == "contentView" }),
      children[clip].name == "clipView", children[clip].frame == nil
    else { return self }
    var made = at(.zero)
    var inner = children[clip].at(.zero)
    if let place = inner.children.firstIndex(where: { $0.name == "subviews" }) {
      inner.children[place].children = inner.children[place].children.map { view in
        guard ["tableView", "outlineView"].contains(view.name) else { return view }
        var filling = view.at(.zero)
        filling.children.removeAll { $0["key"] == "autoresizingMask" }
        filling.children.append(filling.mask(of: ["widthSizable", "heightSizable"]))
        return filling
      }
    }
    made.children[clip] = inner
    return made
  }

  /// What a scroller beside a clip view, and a scroller and a header above or below it, may take of a scroll view, in points.
  private static let mostBeside = -2.0...22.0
  private static let mostAbove = -2.0...52.0
}
