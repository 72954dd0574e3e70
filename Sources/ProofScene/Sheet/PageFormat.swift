internal import ProofModel
public import Typesetting

/// Paper and slides that pictures are set on, to be printed or shown.
public enum PageFormat: String, Hashable, Sendable, CaseIterable {
  case a4, a3, letter
  /// A slide, as wide as presentations are.
  case slide = "16:9"

  /// Upright, in points of 1/72 inch: ISO 216, ANSI Y14.1; a slide of 13⅓ × 7½ inches.
  private var upright: Size {
    switch self {
    case .a4: return Size(width: 595, height: 842)
    case .a3: return Size(width: 842, height: 1191)
    case .letter: return Size(width: 612, height: 792)
    case .slide: return Size(width: 540, height: 960)
    }
  }

  /// Paper is turned for what is wider than high; a slide always lies.
  func size(for content: Size) -> Size {
    let isTurned = self == .slide || content.width > content.height
    return isTurned ? Size(width: upright.height, height: upright.width) : upright
  }

  /// A picture set on one page: as large as fits and never larger than it is, below its title and caption.
  ///
  /// - Parameters:
  ///   - page: its number and how many there are.
  ///   - back: the name of the page that the number leads to; empty for none.
  public func page(
    _ picture: DisplayList, title: String, caption: String, page: (number: Int, of: Int), back: String = "",
    text: TextEngine
  ) -> DisplayList {
    let size = size(for: picture.size)
    let margin = min(size.width, size.height) * 0.055
    let own = OwnText(text, scale: 2)
    let canvas = Canvas()
    let (ink, pale) = (Color(rgb: 0x1F2328), Color(rgb: 0x59636E))
    canvas.fill(.rect(Rect(origin: .zero, size: size)), .white)
    let numbers = own.lay("\(page.number) / \(page.of)", size: 9)
    let numberFrame = Rect(x: size.width - margin - numbers.inkWidth, y: margin, width: numbers.inkWidth, height: 12)
    let width = numberFrame.minX - margin - 12
    let heading = own.lay(title, size: 13, weight: 700, maxWidth: width)
    let line = own.lay(caption, size: 9, maxWidth: width)
    canvas.text(heading, at: Point(x: margin, y: margin), ink)
    canvas.text(line, at: Point(x: margin, y: margin + 17), pale)
    let link = back.isEmpty ? [] : [(name: SemanticGroup.linkName, value: "#" + back)]
    canvas.group(
      SemanticGroup(
        kind: .page, id: "page-\(page.number)", title: back.isEmpty ? "" : "Overview", frame: numberFrame.grown(by: 3),
        data: link)
    ) { $0.text(numbers, at: numberFrame.origin, pale) }
    let top = margin + 36
    let area = Size(width: size.width - 2 * margin, height: size.height - top - margin)
    let scale = min(1, area.width / picture.size.width, area.height / picture.size.height)
    let x = (size.width - picture.size.width * scale) / 2
    canvas.transformed(translate: Point(x: x, y: top), scale: scale) { $0.append(picture.commands) }
    return DisplayList(size: size, scale: picture.scale, commands: canvas.commands)
  }
}
