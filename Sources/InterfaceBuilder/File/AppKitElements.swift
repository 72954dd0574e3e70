import ProofModel
import XMLParsing

/// What macOS files have of their own: elements whose kind their cell decides, views in other places than
/// `<subviews>`, and superviews whose y counts downwards.
package enum AppKitElements {
  /// nil where the element's name decides alone.
  static func kind(_ element: XMLElement) -> ViewKind? {
    switch element.name {
    // A field of words without a border is a label of them: 16 high, 2 wider at both sides (files).
    case "textField", "tokenField": return isField(element) ? .textField : .label
    case "box": return element["boxType"] == "separator" ? .separator : .box
    case "progressIndicator": return element["style"] == "spinning" ? .spinner : .progress
    // Its constraints are those of a plain view: nothing in it is laid out against a content size.
    case "scrollView": return .view
    case "tableHeaderView", "visualEffectView", "tableCellView": return .view
    default: return nil
    }
  }

  /// A text field with a border, or one that is typed into; others are labels.
  private static func isField(_ element: XMLElement) -> Bool { hasBorder(element) || isPlainField(element) }

  private static func hasBorder(_ element: XMLElement) -> Bool {
    ["bezel", "border"].contains(cell(element)?["borderStyle"] ?? "")
  }

  /// A text field that is typed into on a ground of its own, without a border (`NSTextField.isEditable`): as high as a label, and
  /// of no width of its own. Those of tables have no ground, and are labels until somebody types.
  static func isPlainField(_ element: XMLElement) -> Bool {
    guard element.name == "textField", !hasBorder(element), let cell = Self.cell(element) else { return false }
    return cell.flag("editable") == true && cell.flag("drawsBackground") == true
  }

  /// The cell that holds a control's title, font and look.
  static func cell(_ element: XMLElement) -> XMLElement? { element.child(key: "cell") }

  /// Superviews with y downwards (`isFlipped`); a clip view is as its document view.
  static func countsDown(_ element: XMLElement) -> Bool {
    switch element.name {
    case "scrollView", "tableView", "outlineView", "collectionView", "textView", "splitView", "tabView", "browser",
      "tableHeaderView", "matrix":
      return true
    case "clipView":
      return element.child("subviews")?.children.contains { countsDown($0) } ?? false
    default: return false
    }
  }

  /// Whether a view draws no ground, though it may name a colour for one (`drawsBackground` of `NSClipView`, `NSScrollView` and
  /// `NSTextView`); a scroll view's clip view draws as it does, and nothing is seen of one that a text with its own ground fills.
  static func drawsNoGround(_ element: XMLElement, in parent: XMLElement?) -> Bool {
    element.flag("drawsBackground") == false
      || element.name == "clipView" && parent?.name == "scrollView" && parent?.flag("drawsBackground") == false
      || element.name == "clipView" && isFilledByText(element)
  }

  /// Whether a text that draws its ground fills a clip view.
  private static func isFilledByText(_ clipView: XMLElement) -> Bool {
    guard let text = clipView.child("subviews")?.children.first, text.name == "textView",
      text.flag("drawsBackground") != false, let frame = text.frame, let clip = clipView.frame
    else { return false }
    return frame.width >= clip.width - 1 && frame.height >= clip.height - 1
  }

  /// What a clip view that names no colour draws, `controlBackgroundColor`: Xcode 8 and later leave it out, and say where none
  /// is drawn (files: Mac Linux USB Loader, Creevey, Moonlight). Lists of sources draw their own.
  static func usualGround(_ element: XMLElement, in scrollView: XMLElement?) -> String? {
    guard element.name == "clipView", scrollView?.name == "scrollView" else { return nil }
    // Collections and texts draw their own grounds, and older tools say nothing of the clip views behind them.
    let isList =
      element.child("subviews")?.children.contains {
        $0["selectionHighlightStyle"] == "sourceList" || ["collectionView", "textView"].contains($0.name)
      } ?? false
    return drawsNoGround(element, in: scrollView) || isList || element.child(key: "backgroundColor") != nil
      ? nil : SystemColor.name(appKit: "controlBackgroundColor")
  }

  /// A frame as it lies in a superview whose y counts downwards.
  static func frame(_ frame: Rect, in parent: XMLElement?) -> Rect {
    guard let parent, !countsDown(parent) else { return frame }
    // A view without a frame in its file is nothing wide and nothing high (`NSView.init()`).
    return Rect(x: frame.x, y: (parent.frame?.height ?? 0) - frame.maxY, width: frame.width, height: frame.height)
  }

  /// The mask with the names of y for a superview whose y counts downwards.
  static func mask(_ parts: [AutoresizingPart], in parent: XMLElement?) -> [AutoresizingPart] {
    guard let parent, !countsDown(parent) else { return parts }
    return parts.map { $0 == .top ? .bottom : $0 == .bottom ? .top : $0 }
  }

  /// Views of columns, tabs, grids, scroll views and gravity areas.
  static func childViews(_ element: XMLElement) -> [XMLElement] {
    element.children.flatMap { child -> [XMLElement] in
      switch child.name {
      case "beginningViews", "middleViews", "endViews": return child.children.filter { $0["id"] != nil }
      case "tableColumns":
        return child.children.flatMap { column in
          let cells = (column.child("prototypeCellViews")?.children ?? []).map { $0.fitting(column) }
          return column.flag("hidden") == true ? cells.map(\.hidden) : cells
        }
      case "tabViewItems": return child.children.compactMap { $0.child(key: "view")?.framed }
      case "gridCells":
        return child.children.filter(isHeadOfCell).compactMap { $0.child(key: "contentView") }
      default:
        return ["horizontalScroller", "verticalScroller", "headerView"].contains(child["key"] ?? "") ? [child] : []
      }
    }
  }

  /// The group of an arranged view, by the list that it is written in.
  static func gravity(_ element: XMLElement, in parent: XMLElement?) -> StackGravity? {
    guard let parent, parent.name == "stackView", let id = element["id"] else { return nil }
    for (list, gravity) in [("middleViews", StackGravity.center), ("endViews", .end)]
    where parent.child(list)?.children.contains(where: { $0["id"] == id }) == true {
      return gravity
    }
    return nil
  }

  /// Whether a hidden view keeps its place in its stack.
  static func staysWhenHidden(_ element: XMLElement, in parent: XMLElement?) -> Bool {
    guard let parent, parent.name == "stackView" else { return false }
    return element.flag("hidden") == true && parent.flag("detachesHiddenViews") != true
  }

  /// A root that is flagged as misplaced has the size of an earlier save, and one whose tab view was drawn at another page that
  /// page's: its contents lie in the one that they ask for, which a window keeps less strongly
  /// (`NSLayoutConstraint.Priority.windowSizeStayPut`, 500; files: 14 roots of 8 apps, 115 too high to 284 too low).
  static func isStale(_ root: XMLElement) -> Bool { root.flag("misplaced") == true || isDrawnAtOtherPage(root) }

  /// Whether a controller's window is as large as the page that it shows asks for (`NSTabViewController`).
  static func takesPageSize(_ controller: XMLElement?) -> Bool { controller?.name == "tabViewController" }

  /// Whether what a controller's view was drawn with gives way to what its pages ask for: no canvas shows them in it, and
  /// its window grows with them (`NSSplitViewController`, `NSTabViewController`).
  static func takesSizeOfPages(_ controller: XMLElement?) -> Bool {
    takesPageSize(controller) || controller?.name == "splitViewController"
  }

  /// Views that their superview itself places, whatever rules name them: what tables, tabs, clip views and split views
  /// hold, and scrollers.
  static func isPlacedByParent(_ element: XMLElement, _ parent: XMLElement?) -> Bool {
    guard let parent else { return false }
    switch parent.name {
    case "tableView", "outlineView": return true
    case "scrollView": return ["scroller", "tableHeaderView", "clipView"].contains(element.name)
    default: return false
    }
  }

  /// `systemMedium` and its like.
  private static let systemWeights = Dictionary(
    uniqueKeysWithValues: XMLElement.weights.map { weight, value in
      ("system\(weight.prefix(1).uppercased())\(weight.dropFirst())", value)
    })

  /// The font of documents, which is no font of the system's and which older tools write by its name (`NSFont.userFont(ofSize:)`;
  /// files: Einstein).
  package static let userFont = (meta: "user", family: "Helvetica")

  /// Points of the system's fonts by their use (`NSFont`'s class methods), with their weight.
  package static func metaFont(_ name: String) -> (size: Double, weight: Int?) {
    // Xcode 11 writes `titleBar` for the `system` of 12 points of Xcode 10.
    let isBold = name.hasSuffix("Bold") || name == "emphasizedSystem"
    let weight = isBold ? 700 : systemWeights[name]
    switch name {
    // Xcode 11 writes `palette` for the `smallSystem` of Xcode 10.
    case "smallSystem", "smallSystemBold", "toolTip", "palette": return (11, weight)
    case "miniSystem", "miniSystemBold": return (9, weight)
    case "label", "labelFont": return (10, weight)
    case "cellTitle", "controlContent", "user": return (12, weight)
    case "fixedUser": return (11, weight)
    // Xcode 10 writes `menuBar` for the `menu` of 14 points of Xcode 9.
    case "menuBar": return (14, weight)
    default: return (13, weight)
    }
  }
}
