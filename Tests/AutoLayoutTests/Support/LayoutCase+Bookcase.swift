import ProofModel

@testable import Resolving

/// The four bookcase families: the rules as `bookcase-rules.md` lists them.
extension LayoutCase {
  func bookcase() throws -> TestScreen {
    let size = pair("size") ?? [0, 0]
    var screen = TestScreen(size[0], size[1], safeArea: insets, margin: number("rootMargin"))
    switch family {
    case "bookcase-7.3": try stacks(&screen, hasISBN: false)
    case "bookcase-7.3-isbn": try stacks(&screen, hasISBN: true)
    default:
      addViews(&screen)
      switch (family, isCompactHigh) {
      case ("bookcase-text", _): try textRules(&screen)
      case ("bookcase-7.1", true): try columnRules(&screen)
      default: try chapterSixRules(&screen)
      }
    }
    return screen
  }

  private var resistance: Double { family == "bookcase-text" || family == "bookcase-6.2" ? 750 : 749 }

  private func addViews(_ screen: inout TestScreen) {
    addCover(&screen, in: "root")
    for name in ["title", "author", "notes"] { addLabel(&screen, name, in: "root") }
    for name in ["title", "author"] { addField(&screen, name, in: "root") }
    screen.add("notesView", .textView)
  }

  private func addCover(_ screen: inout TestScreen, in parent: String) {
    screen.add("cover", .image, in: parent, size: pair("cover"), compress: [750, resistance])
    screen.add("ratings", .image, in: parent, size: pair("ratings"), hug: [251, 251])
  }

  private func addLabel(_ screen: inout TestScreen, _ name: String, in parent: String) {
    let size = name == "isbn" ? [43, 20.5] : pair("\(name)Label")
    screen.add(
      "\(name)Label", .label, in: parent, size: size, baseline: number("labelBaseline"),
      compress: resistance == 750 ? [750, 750] : [751, 750])
  }

  private func addField(_ screen: inout TestScreen, _ name: String, in parent: String) {
    screen.add("\(name)Field", .textField, in: parent, size: pair("field"), baseline: number("fieldBaseline"))
  }

  private func textRules(_ screen: inout TestScreen) throws {
    try screen.rules(
      "cover.leading == safe.leading + 16", "cover.trailing == safe.trailing - 16", "cover.top == safe.top",
      "cover.height == 30% root.height", "ratings.centerX == safe.centerX", "ratings.top == cover.bottom + std",
      "(titleField, authorField, notesView).trailing == safe.trailing - 16", "titleField.top == ratings.bottom + std",
      "authorField.top == titleField.bottom + std", "notesView.top == authorField.bottom + std",
      "titleField.leading == titleLabel.trailing + std", "authorField.leading == authorLabel.trailing + std",
      "notesView.leading == notesLabel.trailing + std", "titleLabel.width == authorLabel.width == notesLabel.width",
      "(titleLabel, authorLabel, notesLabel).leading == safe.leading + 16",
      "titleLabel.lastBaseline == titleField.lastBaseline", "authorLabel.lastBaseline == authorField.lastBaseline",
      "notesLabel.top == notesView.top", "notesView.bottom == safe.bottom")
  }

  private func chapterSixRules(_ screen: inout TestScreen) throws {
    try screen.rules(
      "cover.leading == margins.leading", "cover.trailing == margins.trailing", "cover.top == safe.top",
      "cover.height == 0.3 * root.height", "ratings.centerX == safe.centerX", "ratings.top == cover.bottom + 8",
      "titleField.top == ratings.bottom + 8", "authorField.top == titleField.bottom + 20",
      "notesView.top == authorField.bottom + 20", "notesView.bottom == safe.bottom - 20",
      "(titleField, authorField, notesView).trailing == margins.trailing",
      "(titleField, authorField, notesView).leading == (titleLabel, authorLabel, notesLabel).trailing + 8",
      "(titleLabel, authorLabel, notesLabel).leading == margins.leading",
      "equal widths (titleLabel, authorLabel, notesLabel)",
      "(titleLabel, authorLabel).lastBaseline == (titleField, authorField).lastBaseline",
      "notesLabel.top == notesView.top")
  }

  private func columnRules(_ screen: inout TestScreen) throws {
    try screen.rules(
      "safe.bottom == notesView.bottom + 8", "safe.bottom == ratings.bottom + 8", "cover.width == 0.5 * root.width",
      "cover.leading == margins.leading", "cover.top == safe.top", "ratings.top == cover.bottom + 8",
      "ratings.centerX == cover.centerX", "titleLabel.leading == cover.trailing + 27", "titleLabel.top == safe.top + 6",
      "titleLabel.leading == authorLabel.leading", "notesLabel.leading == authorLabel.leading",
      "titleLabel.width == authorLabel.width", "titleLabel.width == notesLabel.width",
      "titleField.trailing == margins.trailing", "titleField.leading == titleLabel.trailing + 8",
      "titleField.lastBaseline == titleLabel.lastBaseline", "authorLabel.top == titleLabel.bottom + 20.5",
      "authorField.leading == authorLabel.trailing + 8.5", "authorField.lastBaseline == authorLabel.lastBaseline",
      "authorField.trailing == margins.trailing", "notesLabel.top == authorLabel.bottom + 19.5",
      "notesView.trailing == margins.trailing + 1", "notesView.leading == notesLabel.trailing + 8.5",
      "notesView.top == notesLabel.top")
  }

  private func stacks(_ screen: inout TestScreen, hasISBN: Bool) throws {
    screen.stack(
      "outer", axis: isCompactHigh ? .horizontal : .vertical, isCompactHigh ? .fillEqually : .fill, spacing: 8)
    screen.stack("left", in: "outer", axis: .vertical, spacing: 8)
    addCover(&screen, in: "left")
    screen.stack("right", in: "outer", axis: .vertical, spacing: 8)
    for name in ["title", "author", "isbn", "notes"] {
      screen.stack("\(name)Row", in: "right", axis: .horizontal, .fill, name == "notes" ? .top : .fill, spacing: 8)
      if name == "isbn", !hasISBN { screen.screen.nodes[screen.screen.nodes.count - 1].content.isHidden = true }
      addLabel(&screen, name, in: "\(name)Row")
      if name == "notes" {
        screen.add("notesView", .textView, in: "notesRow")
      } else {
        addField(&screen, name, in: "\(name)Row")
      }
    }
    let inset = isCompactHigh ? 20 : 0
    try screen.rules(
      "outer.leading == margins.leading", "outer.trailing == margins.trailing", "outer.top == safe.top + \(inset)",
      "outer.bottom == safe.bottom - \(inset)", "notesView.height == notesRow.height",
      "(titleLabel, isbnLabel, notesLabel).width == authorLabel.width")
    if !isCompactHigh { try screen.rules("cover.height == 30% root.height") }
  }
}
