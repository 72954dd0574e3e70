import ProofModel
import XMLParsing

/// The arrangement of a table cell in one of UIKit's own styles (`style="IBUITableViewCellStyleSubtitle"`).
///
/// Interface Builder records where the cell put its labels and picture; the masks that it writes beside mean nothing,
/// since the cell lays them out anew for each width (UITableViewCell.CellStyle's documentation). So they become rules
/// which give the recorded frames on the canvas and follow the cell elsewhere.
struct CellStyle {
  private enum Style: String {
    case basic = "IBUITableViewCellStyleDefault"
    case rightDetail = "IBUITableViewCellStyleValue1"
    case leftDetail = "IBUITableViewCellStyleValue2"
    case subtitle = "IBUITableViewCellStyleSubtitle"
  }

  let file: InterfaceBuilderFile
  private let style: Style
  private let content: XMLElement
  private let title: XMLElement?
  private let detail: XMLElement?
  private let image: XMLElement?
  /// An image view that shows nothing, which Interface Builder writes without a frame: it takes no room.
  private let emptyImage: XMLElement?
  /// The row's, as far as the cell itself says it.
  private let rowHeight: Double?
  private let hasAccessory: Bool

  /// nil for cells that are laid out by their own constraints.
  init?(_ cell: XMLElement, file: InterfaceBuilderFile) {
    guard !file.isMac, let style = cell["style"].flatMap(Style.init), let content = cell.child(key: "contentView")
    else {
      return nil
    }
    self.file = file
    self.style = style
    self.content = content
    let views = content.child("subviews")?.children ?? []
    func part(_ key: String) -> XMLElement? { views.first { $0["id"] == cell[key] && $0["id"] != nil } }
    title = part("textLabel")
    detail = style == .basic ? nil : part("detailTextLabel")
    let picture = part("imageView")
    let isEmpty = picture?["image"] == nil && picture?.frame == nil && picture?.child("imageReference") == nil
    (image, emptyImage) = isEmpty ? (nil, picture) : (picture, nil)
    hasAccessory = cell["accessoryType"] != nil
    rowHeight = cell.frame?.height ?? cell.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
  }

  /// The views that the cell places.
  var parts: [String] { [title, detail, image, emptyImage].compactMap { $0?["id"] } }

  var rules: [Rule] {
    var rules: [Rule] = []
    func add(
      _ view: XMLElement?, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal, to other: XMLElement?,
      _ otherAttribute: LayoutAttribute, _ constant: Double = 0, priority: Double = 1000
    ) {
      guard let view, let id = view["id"], let other = other?.viewID else { return }
      let form = AttributeConstraint(
        first: .view(id), attribute, relation, second: .view(other), otherAttribute, constant: constant,
        priority: priority)
      rules.append(Rule(form, at: file.span(view), owner: content.viewID))
    }

    let margins = (leading: sideMargin, trailing: accessoryMargin ?? sideMargin)
    func addSide(_ view: XMLElement?, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal) {
      let isLeading = attribute == .leading
      if let side = isLeading ? margins.leading : margins.trailing {
        add(view, attribute, relation, to: content, attribute, isLeading ? side : -side)
      } else {
        add(view, attribute, relation, to: content, isLeading ? .leadingMargin : .trailingMargin)
      }
    }

    addSide(image, .leading)
    add(image, .centerY, to: content, .centerY)
    rules += pictureRules
    addSide(emptyImage, .leading)
    add(emptyImage, .centerY, to: content, .centerY)
    for side in [LayoutAttribute.width, .height] {
      guard let emptyImage, let id = emptyImage["id"] else { break }
      let form = AttributeConstraint(first: .view(id), side, constant: 0)
      rules.append(Rule(form, at: file.span(emptyImage), owner: content.viewID))
    }
    if image == nil { addSide(title, .leading) } else { add(title, .leading, to: image, .trailing, gap) }
    switch style {
    case .basic:
      addSide(title, .trailing)
      add(title, .top, to: content, .top)
      add(title, .bottom, to: content, .bottom)
    case .rightDetail:
      add(title, .centerY, to: content, .centerY)
      addSide(detail, .trailing)
      add(detail, .firstBaseline, to: title, .firstBaseline)
      add(detail, .leading, .greaterThanOrEqual, to: title, .trailing, 6, priority: 999)
      addSide(title, .trailing, .lessThanOrEqual)
    case .leftDetail:
      addWidth(of: title, to: &rules)
      add(title, .centerY, to: content, .centerY)
      add(detail, .leading, to: title, .trailing, 6)
      add(detail, .firstBaseline, to: title, .firstBaseline)
      addSide(detail, .trailing, .lessThanOrEqual)
    case .subtitle:
      add(title, .bottom, to: content, .centerY, middle)
      add(detail, .leading, to: title, .leading)
      add(detail, .top, to: title, .bottom, lineGap)
      addSide(title, .trailing, .lessThanOrEqual)
      addSide(detail, .trailing, .lessThanOrEqual)
    }
    return rules
  }

  /// A picture that is higher than its row is as high as that, and as wide as it then is (`UITableViewCell.imageView`).
  private var pictureRules: [Rule] {
    guard let image, let id = image["id"], let name = image["image"],
      let size = file.pictureSizes[name], size.width > 1, size.height > 1
    else { return [] }
    // Of a symbol each Xcode has its shape as exactly as the size in which it writes it.
    let isSymbol = file.symbols.contains(name)
    let ratio = isSymbol ? size.width.rounded() / size.height.rounded() : size.width / size.height
    let form = AttributeConstraint(
      first: .view(id), .width, second: .view(id), .height, multiplier: ratio, priority: 999)
    return pictureBound(inRow: rowHeight) + [Rule(form, at: file.span(image), owner: content.viewID)]
  }

  /// What keeps a picture inside of its row, down to the separator; without a height of the row, of the file's own.
  func pictureBound(inRow height: Double?) -> [Rule] {
    guard let image, let id = image["id"], let height else { return [] }
    let form = AttributeConstraint(first: .view(id), .height, .lessThanOrEqual, constant: height - 1)
    return [Rule(form, at: file.span(image), owner: content.viewID)]
  }

  /// A content view that was written without a frame lies in its whole cell, out of cut-outs at its sides; in files of
  /// Xcode 6 it fills it down to the separator, as where its frame was written (``contentFrame(_:in:file:)``), where its table has
  /// one (`UITableView.separatorStyle`; a row of 84 whose rules add up to that in missfit-ios).
  static func contentRules(of cell: XMLElement, in table: XMLElement?, file: InterfaceBuilderFile) -> [Rule] {
    guard !file.isMac, let id = cell["id"], let content = cell.child(key: "contentView"), content.frame == nil,
      let contentID = content["id"]
    else { return [] }
    let outer = ItemReference.view(id)
    let safe = ItemReference(.guide(.safe, of: id))
    let sides: [(LayoutAttribute, ItemReference)] = [
      (.leading, safe), (.trailing, safe), (.top, outer), (.bottom, outer),
    ]
    let hasLine =
      cell.name == "tableViewCell" && (6000..<8000).contains(file.toolsVersion) && table?["separatorStyle"] != "none"
    return sides.map { side, item in
      let constant = hasLine && side == .bottom ? -1.0 : 0
      let form = AttributeConstraint(first: .view(contentID), side, second: item, side, constant: constant)
      return Rule(form, at: file.span(content), owner: id)
    }
  }

  /// A content view's frame: as recorded, but in files of Xcode 6, which kept a new cell's 43 points however high the
  /// cell became. There it fills its cell down to the separator (the rules of such cells hold so in joybar's,
  /// Muzzley's and eXo's, and not with the recorded heights). Where no accessory takes of its width it is as wide as its
  /// cell, whatever another canvas recorded (`UITableViewCell.contentView`; seen in MQTTPushClient).
  static func contentFrame(_ recorded: Rect, in cell: XMLElement?, file: InterfaceBuilderFile) -> Rect {
    guard !file.isMac, let cell, cell.name == "tableViewCell", let outer = cell.frame?.size else { return recorded }
    let isFilled = file.toolsVersion < 8000 && abs(outer.height - recorded.height) > 1.5
    let outlets = cell.child("connections")?.children ?? []
    let hasAccessory = cell["accessoryType"] != nil || outlets.contains { $0["property"] == "accessoryView" }
    let isWhole = !hasAccessory && recorded.x == 0
    return Rect(
      x: recorded.x, y: recorded.y, width: isWhole ? outer.width : recorded.width,
      height: isFilled ? outer.height - 1 : recorded.height)
  }

  /// The column of a left detail's titles, 91 wide since iOS 7 (recorded).
  private func addWidth(of title: XMLElement?, to rules: inout [Rule]) {
    guard let title, let id = title["id"] else { return }
    let form = AttributeConstraint(first: .view(id), .width, constant: title.frame?.width ?? 91)
    rules.append(Rule(form, at: file.span(title), owner: content.viewID))
  }

  /// The recorded distance from the side where it is not the margin of cells since iOS 11.
  private var sideMargin: Double? {
    let recorded = (image ?? title)?.frame?.x
    if file.era >= Era(.ios, 11) { return recorded.flatMap { $0 == 16 || $0 == 20 ? nil : $0 } }
    return recorded ?? 15
  }

  /// The distance from an accessory, beside which a cell leaves less than at its sides (recorded in 117 cells: 1 or 2 points in 106,
  /// 8 in ten); nil where the cell has none or records none.
  private var accessoryMargin: Double? {
    guard hasAccessory, let width = content.frame?.width, let last = (detail ?? title)?.frame else { return nil }
    let recorded = width - last.maxX
    return (style == .basic || style == .rightDetail) && (0...8).contains(recorded) ? recorded : nil
  }

  private var gap: Double {
    guard let picture = image?.frame, let text = title?.frame else { return 15 }
    return text.x - picture.maxX
  }

  /// How far below the middle a subtitle's two lines meet: half the difference of their heights.
  private var middle: Double {
    guard let title = title?.frame, let height = content.frame?.height else { return 3 }
    return title.maxY - height / 2
  }

  private var lineGap: Double {
    guard let title = title?.frame, let detail = detail?.frame else { return 0 }
    return detail.y - title.maxY
  }
}
