import InterfaceBuilder
import ProofModel
import XMLParsing

/// What an Interface Builder file says of places that no picture shows: where windows open on the screen, and what
/// masks do when a superview changes its size; and by what its views are laid out at all.
struct FilePlaces {
  private struct Window {
    var title: String
    var rect: Rect
    /// Whether another scene has its content, so that no picture is of it.
    var isOfOtherScene: Bool
  }

  private struct Mask {
    var kind: String
    var words: String
    /// What people know the view by, with its screen.
    var names: [String]
  }

  private var windows: [String: Window] = [:]
  private var masks: [String: Mask] = [:]
  private var order: [String] = []
  private let isMac: Bool
  let usesAutoLayout: Bool
  private let usesSafeAreas: Bool
  private let isLaunchScreen: Bool
  private let toolsVersion: String?
  private let isStoryboard: Bool

  init(_ root: XMLElement) {
    isMac = root["targetRuntime"]?.hasPrefix("MacOSX") ?? false
    usesAutoLayout = root["useAutolayout"] == "YES"
    usesSafeAreas = root["useSafeAreas"] == "YES"
    isLaunchScreen = root["launchScreen"] == "YES"
    toolsVersion = root["toolsVersion"]
    isStoryboard = root.child("scenes") != nil
    for part in root.children where ["objects", "scenes"].contains(part.name) {
      visit(part, isPlaced: false, screen: nil)
    }
  }

  /// - Parameter isPlaced: whether something else than masks places what is in the element: a stack, a clip view.
  /// - Parameter isClipped: whether it is what a clip view has of subviews.
  private mutating func visit(_ element: XMLElement, isPlaced: Bool, isClipped: Bool = false, screen: String?) {
    let isScreen = element.isController || element.name == "panel"
    let screen = isScreen ? ObjectSettings.screenName(of: element) ?? screen : screen
    if let id = element["id"] {
      if element.name == "window" || element.name == "panel",
        let rect = element.children.first(where: { $0.name == "rect" && $0["key"] == "contentRect" }),
        let x = rect.number("x"), let y = rect.number("y"), let width = rect.number("width"),
        let height = rect.number("height")
      {
        windows[id] = Window(
          title: element["title"] ?? "", rect: Rect(x: x, y: y, width: width, height: height),
          isOfOtherScene: element.child(key: "contentView") == nil)
        order.append(id)
      }
      let isRuled = element.flag("translatesAutoresizingMaskIntoConstraints") == false
      if element["key"] == nil ? !isPlaced : element["key"] == "view", element.frame != nil,
        !isRuled || element.flag("fixedFrame") == true
      {
        let name = ObjectSettings.called(element) ?? element["customClass"]
        let mask = element.child(key: "autoresizingMask")
        // What Xcode makes of a fixed frame without a mask are rules that hold its leading side and its top.
        let words = mask == nil && isRuled ? "right bottom" : words(mask)
        masks[id] = Mask(kind: element.name, words: words, names: ObjectSettings.names(name, of: screen))
        order.append(id)
      }
    }
    for child in element.children {
      let isInside =
        ["subviews", "objects"].contains(element.name)
        ? isPlaced && !(isClipped && Self.followsClip(child))
        : child.name != "subviews" || Self.placing.contains(element.name)
      visit(child, isPlaced: isInside, isClipped: element.name == "clipView", screen: screen)
    }
  }

  /// Whether a view in a clip view becomes as large as that by its mask: tables and texts see to it themselves.
  private static func followsClip(_ view: XMLElement) -> Bool {
    ["customView", "view", "imageView", "stackView"].contains(view.name)
  }

  /// Views that place what is in them, whatever its masks say.
  private static let placing: Set<String> = [
    "stackView", "clipView", "scrollView", "tableView", "outlineView", "splitView", "gridView",
  ]

  /// Whether two masks keep a view at the same sides: of a direction in which nothing gives way the far side does
  /// (`NSView.AutoresizingMask`, `UIView.AutoresizingMask`: the view stays at the origin).
  private func isAlike(_ one: String, _ other: String) -> Bool {
    let axes = [("left", "width", "right"), isMac ? ("bottom", "height", "top") : ("top", "height", "bottom")]
    func whole(_ words: String) -> Set<String> {
      var flexible = Set(words.split(separator: " ").map(String.init)).subtracting(["none"])
      for (near, size, far) in axes where flexible.isDisjoint(with: [near, size, far]) { flexible.insert(far) }
      return flexible
    }
    return whole(one) == whole(other)
  }

  /// Which parts of a frame change with the superview's size.
  private func words(_ mask: XMLElement?) -> String {
    let parts = [
      ("flexibleMinX", "left"), ("widthSizable", "width"), ("flexibleMaxX", "right"),
      ("flexibleMinY", isMac ? "bottom" : "top"), ("heightSizable", "height"),
      ("flexibleMaxY", isMac ? "top" : "bottom"),
    ]
    let flexible = parts.filter { mask?.flag($0.0) == true }.map(\.1)
    return flexible.isEmpty ? "none" : flexible.joined(separator: " ")
  }

  static func differences(from old: FilePlaces, to new: FilePlaces) -> [ObjectSettings.Line] {
    var lines: [ObjectSettings.Line] = []
    for (what, before, after) in [
      ("Auto Layout", old.usesAutoLayout, new.usesAutoLayout), ("safe areas", old.usesSafeAreas, new.usesSafeAreas),
    ] where before != after {
      lines.append(ObjectSettings.Line("the file \(after ? "uses \(what) now" : "no longer uses \(what)")", .always))
    }
    if old.isLaunchScreen != new.isLaunchScreen {
      lines.append(ObjectSettings.Line("the file is \(new.isLaunchScreen ? "a" : "no") launch screen now", .always))
    }
    for id in new.order {
      if let before = old.windows[id], let after = new.windows[id], before.rect != after.rect {
        lines += new.lines(before, after)
      }
      guard let before = old.masks[id], let after = new.masks[id], before.kind == after.kind,
        before.words != after.words
      else { continue }
      // Tools write other masks for what they lay out alike.
      let isAlike = new.isAlike(before.words, after.words)
      if isAlike, old.toolsVersion == new.toolsVersion { continue }
      let kind = ObjectSettings.one(after.kind)
      lines.append(
        ObjectSettings.Line(
          MaskWords.told("autoresizing mask of \(kind) is \(after.words) instead of \(before.words)"),
          isAlike ? .tools : .untold, objects: [id], aspect: .rest("autoresizing mask"), names: after.names))
    }
    var seen: Set<[String]> = []
    return lines.filter { seen.insert([$0.words] + $0.names).inserted }
  }

  /// Where a window opens, or how large, which is otherwise.
  private func lines(_ before: Window, _ after: Window) -> [ObjectSettings.Line] {
    let name = after.title.isEmpty ? "a window" : "the window '\(after.title)'"
    let (then, now) = (before.rect, after.rect)
    let places = [then, now].map { "\($0.x.shortText), \($0.y.shortText)" }
    let opening = ObjectSettings.Line(
      "\(name) opens at \(places[1]) instead of \(places[0]) on the screen", .always)
    guard then.size == now.size else {
      let sizes = [then, now].map { "\($0.width.shortText) × \($0.height.shortText)" }
      // A window takes the size of the view that its controller's scene gives it (`NSWindow.contentViewController`; docs).
      let isBefore = after.isOfOtherScene && isStoryboard
      let (verb, end) = isBefore ? ("has the size", " in the file, before it takes its content's") : ("is", "")
      let words = "\(name) \(verb) \(sizes[1]) instead of \(sizes[0])\(end)"
      let size = ObjectSettings.Line(words, after.isOfOtherScene ? .always : .alone)
      // One that became larger was moved by that, but for one of which neither a side nor the middle stays where it was.
      let isMoved =
        then.x != now.x && then.maxX != now.maxX && abs(then.midX - now.midX) > 1
        || then.y != now.y && then.maxY != now.maxY && abs(then.midY - now.midY) > 1
      return isMoved ? [size, opening] : [size]
    }
    return [opening]
  }
}
