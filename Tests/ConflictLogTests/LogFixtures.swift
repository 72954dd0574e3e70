import ConflictLog
import Testing

/// A conflict with what must be found in it, its constraints as systems of different years print them.
struct LogCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// From iOS 10 and macOS 10.12 on: relations, `(active, names: …)`.
  let modern: [String]
  /// Before: visual format wherever it can say it, `(Names: …)`.
  let old: [String]
  /// Position of the constraint that the system left out.
  let broken: Int
  /// Positions of the smallest set.
  let set: [Int]
  let kind: ConflictKind
  let sum: String

  var testDescription: String { name }

  init(
    _ name: String, _ kind: ConflictKind, set: [Int], broken: Int, sum: String, modern: [String], old: [String]
  ) {
    self.name = name
    self.kind = kind
    self.set = set
    self.broken = broken
    self.sum = sum
    self.modern = modern
    self.old = old
  }
}

/// The ways in which a log is framed.
enum LogFrame: String, CaseIterable, Sendable {
  /// iOS 10 and later: date, tag, tips in lines.
  case recent
  /// iOS 8 and earlier: tips in one line, no tag.
  case early
  /// macOS: a colon, no tips, the tail names a user default.
  case mac
  /// Copied out of a mail or a comment: each line behind a mark.
  case quoted

  func log(_ lines: [String], broken: Int?) -> String {
    let list = "(\n" + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
    let recovering = broken.map { "\nWill attempt to recover by breaking constraint \n\(lines[$0])\n" } ?? ""
    let ios =
      "\nMake a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
      + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may "
      + "also be helpful.\n"
    let tips =
      "\tProbably at least one of the constraints in the following list is one you don't want. \n\tTry this: \n"
      + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
      + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
    let note =
      "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
      + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
    switch self {
    case .recent:
      return "2024-03-05 10:20:30.123456+0100 Shop[4711:815] [LayoutConstraints] Unable to simultaneously satisfy "
        + "constraints.\n" + tips + list + recovering + ios
    case .early:
      return "2014-03-05 10:20:30.123 Shop[4711:60b] Unable to simultaneously satisfy constraints.\n"
        + tips.split(separator: "\n").joined() + note + list + recovering + ios
    case .mac:
      return "[Layout] Unable to simultaneously satisfy constraints:\n" + list + recovering
        + "\nSet the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have "
        + "-[NSWindow visualizeConstraints:] automatically called when this happens.  And/or, set a symbolic "
        + "breakpoint on LAYOUT_CONSTRAINTS_NOT_SATISFIABLE to catch this in the debugger.\n"
    case .quoted:
      let plain = LogFrame.recent.log(lines, broken: broken)
      return plain.split(separator: "\n", omittingEmptySubsequences: false).map { "> // \($0)" }.joined(separator: "\n")
    }
  }
}

extension LogCase {
  static let all: [LogCase] = [
    LogCase(
      "a card too wide for its deck", .sizes, set: [0, 1, 2, 3], broken: 2, sum: "20 + 375 + 20 > 320, short by 95",
      modern: [
        "<NSAutoresizingMaskLayoutConstraint:0x60a1 h=--& v=--& Deck:0x7f00.width == 320   (active)>",
        "<NSLayoutConstraint:0x60a2 H:|-(20)-[Card:0x7f01]   (active, names: '|':Deck:0x7f00 )>",
        "<NSLayoutConstraint:0x60a3 Card:0x7f01.width == 375   (active)>",
        "<NSLayoutConstraint:0x60a4 H:[Card:0x7f01]-(20)-|   (active, names: '|':Deck:0x7f00 )>",
      ],
      old: [
        "<NSAutoresizingMaskLayoutConstraint:0x60a1 h=--& v=--& H:[Deck:0x7f00(320)]>",
        "<NSLayoutConstraint:0x60a2 H:|-(20)-[Card:0x7f01]   (Names: '|':Deck:0x7f00 )>",
        "<NSLayoutConstraint:0x60a3 H:[Card:0x7f01(375)]>",
        "<NSLayoutConstraint:0x60a4 H:[Card:0x7f01]-(20)-|   (Names: '|':Deck:0x7f00 )>",
      ]),
    LogCase(
      "a forgotten translation", .autoresizing, set: [0, 1], broken: 1, sum: "16 > 0, short by 16",
      modern: [
        "<NSAutoresizingMaskLayoutConstraint:0x60b1 h=--& v=--& Card:0x7f01.minX == 0   (active, names: '|':Deck:0x7f00 )>",
        "<NSLayoutConstraint:0x60b2 H:|-(16)-[Card:0x7f01]   (active, names: '|':Deck:0x7f00 )>",
        "<NSLayoutConstraint:0x60b3 Card:0x7f01.height == 44   (active)>",
      ],
      old: [
        "<NSAutoresizingMaskLayoutConstraint:0x60b1 h=--& v=--& H:|-(0)-[Card:0x7f01]   (Names: '|':Deck:0x7f00 )>",
        "<NSLayoutConstraint:0x60b2 H:|-(16)-[Card:0x7f01]   (Names: '|':Deck:0x7f00 )>",
        "<NSLayoutConstraint:0x60b3 V:[Card:0x7f01(44)]>",
      ]),
    LogCase(
      "a forgotten translation beside a size", .autoresizing, set: [0, 2], broken: 2, sum: "120 > 0, short by 120",
      modern: [
        "<NSAutoresizingMaskLayoutConstraint:0x60b4 h=--& v=--& UILabel:0x7f02'Total: 3.50'.width == 0   (active)>",
        "<NSAutoresizingMaskLayoutConstraint:0x60b5 h=--& v=--& UILabel:0x7f02'Total: 3.50'.minY == 0   (active, names: '|':Deck:0x7f00 )>",
        "<NSLayoutConstraint:0x60b6 UILabel:0x7f02'Total: 3.50'.width >= 120   (active)>",
      ],
      old: [
        "<NSAutoresizingMaskLayoutConstraint:0x60b4 h=--& v=--& H:[UILabel:0x7f02'Total: 3.50'(0)]>",
        "<NSAutoresizingMaskLayoutConstraint:0x60b5 h=--& v=--& V:|-(0)-[UILabel:0x7f02'Total: 3.50']   (Names: '|':Deck:0x7f00 )>",
        "<NSLayoutConstraint:0x60b6 H:[UILabel:0x7f02'Total: 3.50'(>=120)]>",
      ]),
    LogCase(
      "a table's cell lower than its content", .encapsulated, set: [0, 1, 2, 3], broken: 1,
      sum: "100 > 44, short by 56",
      modern: [
        "<NSLayoutConstraint:0x60c1 V:|-(0)-[UIView:0x7f01]   (active, names: '|':UITableViewCellContentView:0x7f00 )>",
        "<NSLayoutConstraint:0x60c2 UIView:0x7f01.height == 100   (active)>",
        "<NSLayoutConstraint:0x60c3 V:[UIView:0x7f01]-(0)-|   (active, names: '|':UITableViewCellContentView:0x7f00 )>",
        "<NSLayoutConstraint:0x60c4 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7f00.height == 44   (active)>",
      ],
      old: [
        "<NSLayoutConstraint:0x60c1 V:|-(0)-[UIView:0x7f01]   (Names: '|':UITableViewCellContentView:0x7f00 )>",
        "<NSLayoutConstraint:0x60c2 V:[UIView:0x7f01(100)]>",
        "<NSLayoutConstraint:0x60c3 V:[UIView:0x7f01]-(0)-|   (Names: '|':UITableViewCellContentView:0x7f00 )>",
        "<NSLayoutConstraint:0x60c4 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0x7f00(44)]>",
      ]),
    LogCase(
      "a bar before its first layout", .temporary, set: [0, 1, 2], broken: 1, sum: "4 + 10 > 0, short by 14",
      modern: [
        "<NSLayoutConstraint:0x60d1 H:|-(4)-[UIStackView:0x7f01]   (active, names: '|':Shop.SearchBar:0x7f00 )>",
        "<NSLayoutConstraint:0x60d2 UIStackView:0x7f01.trailing == Shop.SearchBar:0x7f00.trailing - 10   (active)>",
        "<NSLayoutConstraint:0x60d3 'UIView-Encapsulated-Layout-Width' Shop.SearchBar:0x7f00.width == 0   (active)>",
      ],
      old: [
        "<NSLayoutConstraint:0x60d1 H:|-(4)-[UIStackView:0x7f01]   (Names: '|':Shop.SearchBar:0x7f00 )>",
        "<NSLayoutConstraint:0x60d2 H:[UIStackView:0x7f01]-(10)-|   (Names: '|':Shop.SearchBar:0x7f00 )>",
        "<NSLayoutConstraint:0x60d3 'UIView-Encapsulated-Layout-Width' H:[Shop.SearchBar:0x7f00(0)]>",
      ]),
    LogCase(
      "a header that is measured", .temporary, set: [0, 1, 2], broken: 2, sum: "16 + 16 > 0, short by 32",
      modern: [
        "<NSLayoutConstraint:0x60d4 '_UITemporaryLayoutWidth' _TtC4Shop6Header:0x7f00.width == 0   (active)>",
        "<SnapKit.LayoutConstraint:0x60d5@Header.swift#17 UILabel:0x7f01.leading == _TtC4Shop6Header:0x7f00.leading + 16.0>",
        "<SnapKit.LayoutConstraint:0x60d6@Header.swift#19 UILabel:0x7f01.trailing == _TtC4Shop6Header:0x7f00.trailing - 16.0>",
      ],
      old: [
        "<NSLayoutConstraint:0x60d4 '_UITemporaryLayoutWidth' H:[_TtC4Shop6Header:0x7f00(0)]>",
        "<MASLayoutConstraint:0x60d5 UILabel:0x7f01.left == _TtC4Shop6Header:0x7f00.left + 16>",
        "<MASLayoutConstraint:0x60d6 UILabel:0x7f01.right == _TtC4Shop6Header:0x7f00.right - 16>",
      ]),
    LogCase(
      "a badge that its stack hides", .stack, set: [0, 1], broken: 0, sum: "44 > 0, short by 44",
      modern: [
        "<NSLayoutConstraint:0x60e1 Shop.Badge:0x7f01.width == 44   (active)>",
        "<NSLayoutConstraint:0x60e2 'UISV-hiding' Shop.Badge:0x7f01.width == 0   (active)>",
      ],
      old: [
        "<NSLayoutConstraint:0x60e1 H:[Shop.Badge:0x7f01(44)]>",
        "<NSLayoutConstraint:0x60e2 'UISV-hiding' H:[Shop.Badge:0x7f01(0)]>",
      ]),
    LogCase(
      "two tiles of one width in a row", .stack, set: [0, 1, 2, 3, 4, 5], broken: 0,
      sum: "400 + 10 > 300, short by 110",
      modern: [
        "<NSLayoutConstraint:0x60f1 Tile:0x7f01.width == 200   (active)>",
        "<NSLayoutConstraint:0x60f2 UIStackView:0x7f00.width == 300   (active)>",
        "<NSLayoutConstraint:0x60f3 'UISV-canvas-connection' UIStackView:0x7f00.leading == Tile:0x7f01.leading   (active)>",
        "<NSLayoutConstraint:0x60f4 'UISV-canvas-connection' H:[Tile:0x7f02]-(0)-|   (active, names: '|':UIStackView:0x7f00 )>",
        "<NSLayoutConstraint:0x60f5 'UISV-fill-equally' Tile:0x7f02.width == Tile:0x7f01.width   (active)>",
        "<NSLayoutConstraint:0x60f6 'UISV-spacing' H:[Tile:0x7f01]-(10)-[Tile:0x7f02]   (active)>",
      ],
      old: [
        "<NSLayoutConstraint:0x60f1 H:[Tile:0x7f01(200)]>",
        "<NSLayoutConstraint:0x60f2 H:[UIStackView:0x7f00(300)]>",
        "<NSLayoutConstraint:0x60f3 'UISV-canvas-connection' UIStackView:0x7f00.leading == Tile:0x7f01.leading>",
        "<NSLayoutConstraint:0x60f4 'UISV-canvas-connection' H:[Tile:0x7f02]-(0)-|   (Names: '|':UIStackView:0x7f00 )>",
        "<NSLayoutConstraint:0x60f5 'UISV-fill-equally' Tile:0x7f02.width == Tile:0x7f01.width>",
        "<NSLayoutConstraint:0x60f6 'UISV-spacing' H:[Tile:0x7f01]-(10)-[Tile:0x7f02]>",
      ]),
    LogCase(
      "a picture whose ratio is not its size's", .ratio, set: [0, 1, 2], broken: 2, sum: "300 > 150, short by 150",
      modern: [
        "<NSLayoutConstraint:0x6101 cover.width == 1.5*cover.height   (active, names: cover:0x7f01 )>",
        "<NSLayoutConstraint:0x6102 cover.height == 100   (active, names: cover:0x7f01 )>",
        "<NSLayoutConstraint:0x6103 cover.width == 300   (active, names: cover:0x7f01 )>",
      ],
      old: [
        "<NSLayoutConstraint:0x6101 cover.width == 1.5*cover.height   (Names: cover:0x7f01 )>",
        "<NSLayoutConstraint:0x6102 V:[cover(100)]   (Names: cover:0x7f01 )>",
        "<NSLayoutConstraint:0x6103 H:[cover(300)]   (Names: cover:0x7f01 )>",
      ]),
    LogCase(
      "a top that is set twice", .doublePin, set: [1, 2], broken: 2, sum: "20 > 8, short by 12",
      modern: [
        "<NSLayoutConstraint:0x6110 H:[title]-(8)-|   (active, names: title:0x7f01, '|':Card:0x7f00 )>",
        "<NSLayoutConstraint:0x6111 V:|-(8)-[title]   (active, names: title:0x7f01, '|':Card:0x7f00 )>",
        "<NSLayoutConstraint:0x6112 title.top == Card:0x7f00.top + 20   (active, names: title:0x7f01 )>",
      ],
      old: [
        "<NSLayoutConstraint:0x6110 H:[title]-(8)-|   (Names: title:0x7f01, '|':Card:0x7f00 )>",
        "<NSLayoutConstraint:0x6111 V:|-(8)-[title]   (Names: title:0x7f01, '|':Card:0x7f00 )>",
        "<NSLayoutConstraint:0x6112 V:|-(20)-[title]   (Names: title:0x7f01, '|':Card:0x7f00 )>",
      ]),
    LogCase(
      "a width below nothing", .impossible, set: [0], broken: 0, sum: "16 > 0, short by 16",
      modern: ["<NSLayoutConstraint:0x6121 V1:0x7f01.width == - 16   (active)>"],
      old: ["<NSLayoutConstraint:0x6121 H:[V1:0x7f01(-16)]>"]),
    LogCase(
      "insets wider than their page", .edges, set: [0, 2, 3], broken: 3, sum: "200 + 200 > 320, short by 80",
      modern: [
        "<NSAutoresizingMaskLayoutConstraint:0x6131 h=-&- v=-&- Page:0x7f00.width == 320   (active)>",
        "<NSLayoutConstraint:0x6132 V:|-(12)-[UITextView:0x7f01'(a) note, "
          + "with [brackets]...']   (active, names: '|':Page:0x7f00 )>",
        "<NSLayoutConstraint:0x6133 H:|-(200)-[UITextView:0x7f01'(a) note, with [brackets]...']   (active, names: '|':Page:0x7f00 )>",
        "<NSLayoutConstraint:0x6134 H:[UITextView:0x7f01'(a) note, with [brackets]...']-(>=200)-|   (active, names: '|':Page:0x7f00 )>",
      ],
      old: [
        "<NSAutoresizingMaskLayoutConstraint:0x6131 h=-&- v=-&- H:[Page:0x7f00(320)]>",
        "<NSLayoutConstraint:0x6132 V:|-(12)-[UITextView:0x7f01]   (Names: '|':Page:0x7f00 )>",
        "<NSLayoutConstraint:0x6133 H:|-(200)-[UITextView:0x7f01]   (Names: '|':Page:0x7f00 )>",
        "<NSLayoutConstraint:0x6134 H:[UITextView:0x7f01]-(>=200)-|   (Names: '|':Page:0x7f00 )>",
      ]),
    LogCase(
      "a keyboard's own bar", .system, set: [0, 1, 2], broken: 0, sum: "8 + 8 > 0, short by 16",
      modern: [
        "<NSLayoutConstraint:0x6141 'accessoryView.bottom' H:|-(8)-[_UIRemoteKeyboardPlaceholderView:0x7f01]   (active, names: '|':UIInputSetHostView:0x7f00 )>",
        "<NSLayoutConstraint:0x6142 'assistantView.top' H:[_UIRemoteKeyboardPlaceholderView:0x7f01]-(8)-|   (active, names: '|':UIInputSetHostView:0x7f00 )>",
        "<NSAutoresizingMaskLayoutConstraint:0x6143 h=-&- v=-&- UIInputSetHostView:0x7f00.width == 0   (active)>",
      ],
      old: [
        "<NSLayoutConstraint:0x6141 'accessoryView.bottom' H:|-(8)-[_UIRemoteKeyboardPlaceholderView:0x7f01]   (Names: '|':UIInputSetHostView:0x7f00 )>",
        "<NSLayoutConstraint:0x6142 'assistantView.top' H:[_UIRemoteKeyboardPlaceholderView:0x7f01]-(8)-|   (Names: '|':UIInputSetHostView:0x7f00 )>",
        "<NSAutoresizingMaskLayoutConstraint:0x6143 h=-&- v=-&- H:[UIInputSetHostView:0x7f00(0)]>",
      ]),
    LogCase(
      "a panel between the safe area and the end of its view", .encapsulated, set: [1, 2, 3, 4, 5], broken: 2,
      sum: "44 + 300 + 34 > 360, short by 18",
      modern: [
        "<_UISystemBaselineConstraint:0x6150 UILabel:0x7f05'Now'.firstBaseline == UILabel:0x7f06'Then'.firstBaseline   (active)>",
        "<NSLayoutConstraint:0x6151 UILayoutGuide:0x60b1'UIViewSafeAreaLayoutGuide'.top == Panel:0x7f01.top   (active)>",
        "<NSLayoutConstraint:0x6152 Panel:0x7f01.height == 300   (active)>",
        "<NSLayoutConstraint:0x6153 'UIViewSafeAreaLayoutGuide-top' V:|-(44)-[UILayoutGuide:0x60b1'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0x7f00 )>",
        "<NSLayoutConstraint:0x6154 V:[Panel:0x7f01]-(34)-|   (active, names: '|':UIView:0x7f00 )>",
        "<NSLayoutConstraint:0x6155 'UIView-Encapsulated-Layout-Height' UIView:0x7f00.height == 360   (active)>",
      ],
      old: [
        "<_UISystemBaselineConstraint:0x6150 UILabel:0x7f05'Now'.firstBaseline == UILabel:0x7f06'Then'.firstBaseline>",
        "<NSLayoutConstraint:0x6151 V:[_UILayoutGuide:0x60b1]-(0)-[Panel:0x7f01]>",
        "<NSLayoutConstraint:0x6152 V:[Panel:0x7f01(300)]>",
        "<_UILayoutSupportConstraint:0x6153 V:|-(44)-[_UILayoutGuide:0x60b1(0)]   (Names: '|':UIView:0x7f00 )>",
        "<NSLayoutConstraint:0x6154 V:[Panel:0x7f01]-(34)-|   (Names: '|':UIView:0x7f00 )>",
        "<NSLayoutConstraint:0x6155 'UIView-Encapsulated-Layout-Height' V:[UIView:0x7f00(360)]>",
      ]),
    LogCase(
      "a Mac's row that is too narrow", .sizes, set: [0, 1, 2, 3, 4, 5], broken: 0,
      sum: "152 + 8 + 3 + 6 + 30 > 194, short by 5",
      modern: [
        "<NSLayoutConstraint:0x6161 NSTextField:0x7f01.width >= 152   (active)>",
        "<NSLayoutConstraint:0x6162 H:[NSTextField:0x7f01]-(8)-|   (active, names: ItemCell:0x7f00, '|':ItemCell:0x7f00 )>",
        "<NSLayoutConstraint:0x6163 H:[NSImageView:0x7f02]-(3)-[NSTextField:0x7f01]   (active)>",
        "<NSAutoresizingMaskLayoutConstraint:0x6164 h=--& v=-&- ItemCell.width == 194   (active, names: ItemCell:0x7f00 )>",
        "<NSLayoutConstraint:0x6165 H:|-(6)-[NSImageView:0x7f02]   (active, names: ItemCell:0x7f00, '|':ItemCell:0x7f00 )>",
        "<NSLayoutConstraint:0x6166 NSImageView:0x7f02.width == 30   (active)>",
      ],
      old: [
        "<NSLayoutConstraint:0x6161 H:[NSTextField:0x7f01(>=152)]>",
        "<NSLayoutConstraint:0x6162 H:[NSTextField:0x7f01]-(NSSpace(8))-|   (Names: '|':ItemCell:0x7f00 )>",
        "<NSLayoutConstraint:0x6163 H:[NSImageView:0x7f02]-(3)-[NSTextField:0x7f01]>",
        "<NSAutoresizingMaskLayoutConstraint:0x6164 h=--& v=-&- H:[ItemCell:0x7f00(194)]>",
        "<NSLayoutConstraint:0x6165 H:|-(6)-[NSImageView:0x7f02]   (Names: '|':ItemCell:0x7f00 )>",
        "<NSLayoutConstraint:0x6166 H:[NSImageView:0x7f02(30)]>",
      ]),
  ]
}
