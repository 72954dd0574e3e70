import Foundation
import Testing

/// `explain-log --output`: the conflicting set drawn from the log alone.
@Suite struct LoggedPictureTests {
  private static let log = """
    2026-01-02 10:11:12.131415+0200 Shop[1234:5678] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600002 UILabel:0x7f1 'Title'.width == 375   (active)>",
        "<NSLayoutConstraint:0x600003 H:|-(20)-[UILabel:0x7f1 'Title']   (active, names: '|':Shop.Card:0x7f0 )>",
        "<NSLayoutConstraint:0x600004 H:[UILabel:0x7f1 'Title']-(20)-|   (active, names: '|':Shop.Card:0x7f0 )>",
        "<NSLayoutConstraint:0x600005 'UIView-Encapsulated-Layout-Width' Shop.Card:0x7f0.width == 320   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600002 UILabel:0x7f1 'Title'.width == 375   (active)>
    """

  @Test func theSetIsDrawnInTheHierarchyThatTheLogTells() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("console.txt", Self.log)
    let result = try program.run(["explain-log", "console.txt", "-o", "set.svg"])
    #expect(result.code == 0, "\(result.talk)")
    #expect(result.talk.contains("set.svg"))
    let picture = String(decoding: try program.bytes("set.svg"), as: UTF8.self)
    for word in ["Card", "UILabel", "375", "320"] { #expect(picture.contains(word), "\(word)") }
    #expect(picture.hasSuffix("</svg>\n"))
    let again = try program.run(["explain-log", "console.txt", "-o", "again.svg"])
    #expect(again.code == 0)
    #expect(try program.bytes("again.svg") == program.bytes("set.svg"))
  }

  /// Each conflict its own file; a folder takes PNG.
  @Test func severalConflictsAreSeveralPictures() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let vertical = Self.log.replacingOccurrences(of: "H:", with: "V:").replacingOccurrences(of: "width", with: "height")
      .replacingOccurrences(of: "Width", with: "Height")
    try program.write("console.txt", Self.log + "\n\n" + vertical)
    let result = try program.run(["explain-log", "console.txt", "-o", "sets"])
    #expect(result.code == 0, "\(result.talk)")
    for file in ["sets/conflict.png", "sets/conflict-2.png"] {
      #expect(try program.bytes(file).starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(file)")
    }
  }

  /// A location without a second item lies in the superview, and a view is drawn in none that lies in it.
  @Test func masksAndOddSuperviewsAreDrawn() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write(
      "console.txt",
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.minX == 10   (active, names: '|':UIView:0xb )>",
          "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIView:0xa.width == 300   (active)>",
          "<NSLayoutConstraint:0x3 H:|-(40)-[UIView:0xa]   (active, names: '|':UIView:0xb )>",
          "<NSLayoutConstraint:0x4 UIView:0xb.width == 0.5*UIView:0xa.width   (active, names: '|':UIView:0xa )>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x3 H:|-(40)-[UIView:0xa]   (active, names: '|':UIView:0xb )>
      """)
    let result = try program.run(["explain-log", "console.txt", "-o", "set.png"])
    #expect(result.code == 0, "\(result.talk)")
    #expect(try program.bytes("set.png").count > 500)
  }

  @Test func aLogWithoutConflictsDrawsNothing() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("console.txt", "all is well\n")
    let result = try program.run(["explain-log", "console.txt", "-o", "set.svg"])
    #expect(result.code == 1)
    #expect((try? program.bytes("set.svg")) == nil)
  }

  /// Logs come through fields of JSON, tables and editors of other systems.
  @Test func logsThatWereFoldedOrRecodedAreRead() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let lines = Self.log.split(separator: "\n", omittingEmptySubsequences: false)
    let json = "{\"message\": \"" + lines.joined(separator: "\\n").replacingOccurrences(of: "\"", with: "\\\"") + "\"}"
    var utf16: [UInt8] = [0xFF, 0xFE]
    for unit in Self.log.utf16 { utf16 += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    try program.write("json.txt", json)
    try program.write("blanks.txt", lines.joined(separator: " "))
    try Data(utf16).write(to: program.folder.appendingPathComponent("utf16.txt"))
    for file in ["json.txt", "blanks.txt", "utf16.txt"] {
      let result = try program.run(["explain-log", file])
      #expect(result.code == 0, "\(file): \(result.talk)")
      #expect(result.output.contains("375 + 20 + 20 > 320"), "\(file): \(result.output)")
    }
  }
}
