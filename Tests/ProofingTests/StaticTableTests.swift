import Foundation
import Testing

/// Static tables of storyboards on other screens than the one they were drawn on: cells of the system's styles lay
/// themselves out (UITableViewCell.CellStyle), titles of sections stand between them.
@Suite struct StaticTableTests {
  private static func storyboard(style: String, first: Double) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s1"><objects><tableViewController id="tvc">
    <tableView key="view" dataMode="static" style="\(style)" sectionHeaderHeight="28" id="table">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <sections>
    <tableViewSection \(style == "grouped" ? "headerTitle=\"Account\" footerTitle=\"Seen by all\"" : "") id="sec">
    <cells>
    \(cell(1, "Value1", y: first, accessory: true, "Name", [20, 12, 46, 20.33], "Erika", [315, 12, 43, 20.33]))
    \(cell(2, "Subtitle", y: first + 44, "Address", [20, 4, 63, 20.33], "Home", [20, 25.67, 34, 14.33]))
    \(cell(3, "Value2", y: first + 88, "Mail", [20, 12, 91, 20.33], "none", [117, 12, 43, 20.33]))
    \(cell(4, "Default", y: first + 132, "Licences", [20, 0, 353, 44]))
    </cells></tableViewSection></sections>
    </tableView></tableViewController></objects></scene></scenes></document>
    """
  }

  private static func cell(
    _ number: Int, _ style: String, y: Double, accessory: Bool = false, _ title: String, _ titleFrame: [Double],
    _ detail: String? = nil, _ detailFrame: [Double] = []
  ) -> String {
    func label(_ id: String, _ text: String, _ frame: [Double], size: Int) -> String {
      """
      <label text="\(text)" id="\(id)"><rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" \
      height="\(frame[3])"/><autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
      """
    }
    let second = detail.map { label("d\(number)", $0, detailFrame, size: style == "Subtitle" ? 12 : 17) } ?? ""
    return """
      <tableViewCell \(accessory ? "accessoryType=\"disclosureIndicator\"" : "") textLabel="t\(number)" \
      detailTextLabel="d\(number)" style="IBUITableViewCellStyle\(style)" id="c\(number)">
      <rect key="frame" x="0.0" y="\(y)" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c\(number)" id="v\(number)">
      <rect key="frame" x="0.0" y="0.0" width="\(accessory ? 366 : 393)" height="44"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews>\(label("t\(number)", title, titleFrame, size: 17))\(second)</subviews>
      </tableViewCellContentView></tableViewCell>
      """
  }

  /// What another version of Xcode saved is drawn as it was recorded, and told in one line.
  @Test func anotherXcodeIsNoChange() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let new = Self.storyboard(style: "grouped", first: 50)
    try program.write("Main.storyboard", new.replacingOccurrences(of: "\"21507\"", with: "\"14490\""))
    let device = ["--device", "iphone-8"]
    #expect(try program.run(["record", "Main.storyboard"] + device).code == 0)
    try program.write("Main.storyboard", new)
    let verified = try program.run(["verify", "Main.storyboard"] + device)
    #expect(verified.code == 0 && verified.output.hasSuffix("2 pictures: 2 same\n"), "\(verified.output)")
    let told = verified.output.split(separator: "\n").filter { $0.contains("another version of Xcode") }
    #expect(told == ["another version of Xcode saved 1 file; it is drawn as ios-12, as recorded"])
  }

  /// Frames by view, in superviews.
  private func frames(_ arguments: [String], style: String = "grouped", first: Double = 50) throws -> [String: [Double]]
  {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("Main.storyboard", Self.storyboard(style: style, first: first))
    let run = try program.run(["frames", "Main.storyboard"] + arguments)
    #expect(run.code == 0, "\(run.talk)")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return Self.rects(in: json)
  }

  private static func rects(in json: Any) -> [String: [Double]] {
    guard let object = json as? [String: Any] else {
      return (json as? [Any] ?? []).reduce(into: [:]) { $0.merge(rects(in: $1)) { old, _ in old } }
    }
    var found = object.compactMapValues { $0 as? [Double] }.filter { $0.value.count == 4 }
    for value in object.values { found.merge(rects(in: value)) { old, _ in old } }
    return found
  }

  @Test func stylesPutTheirPartsWhereTheyWereRecorded() throws {
    let frames = try frames([])
    #expect(try #require(frames["t1"])[0] == 20)
    let detail = try #require(frames["d1"])
    #expect(abs(detail[0] + detail[2] - 358) < 0.5)
    #expect(try #require(frames["t4"]) == [20, 0, 353, 44])
    #expect(try #require(frames["d3"])[0] == 117)
    #expect(abs(try #require(frames["d2"])[1] - 25.67) < 0.5)
  }

  @Test func onAWiderScreenDetailsFollowTheTrailingEdge() throws {
    let frames = try frames(["--device", "iphone-15", "--orientation", "landscape"])
    let content = try #require(frames["v1"])
    // Out of both cut-outs, and less what the accessory takes.
    #expect(content == [59, 0, 852 - 59 - 59 - 27, 44])
    let detail = try #require(frames["d1"])
    #expect(abs(detail[0] + detail[2] - (content[2] - 8)) < 0.5)
    #expect(try #require(frames["t4"]) == [20, 0, 852 - 118 - 40, 44])
  }

  /// Beside an accessory a cell of older tools leaves 2 points. Seen in kwikshop-ios and Meeting-Notes.
  @Test func besideAnAccessoryADetailLiesAsItWasRecorded() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let file = Self.storyboard(style: "grouped", first: 50).replacingOccurrences(
      of: "width=\"366\"", with: "width=\"360\"")
    try program.write("Main.storyboard", file)
    let run = try program.run(["frames", "Main.storyboard", "--device", "iphone-15", "--orientation", "landscape"])
    let frames = Self.rects(in: try JSONSerialization.jsonObject(with: Data(run.output.utf8)))
    let (content, detail) = (try #require(frames["v1"]), try #require(frames["d1"]))
    #expect(abs(detail[0] + detail[2] - (content[2] - 2)) < 0.5, "\(content) \(detail)")
  }

  @Test func accessoriesChangeSidesWithTheReadingDirection() throws {
    let frames = try frames(["--device", "iphone-15", "--orientation", "portrait", "--locale", "pseudo-rtl"])
    #expect(try #require(frames["v1"]) == [27, 0, 366, 44])
    #expect(try #require(frames["d1"])[0] == 8)
  }

  /// A cell keeps its picture as large as that is, so that nothing is open. Seen in ReadingList.
  @Test func whichOfItsPartsACellWidensIsNotOpen() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let picture = """
      <imageView image="mail" id="i4"><rect key="frame" x="20" y="10" width="24" height="24"/></imageView>
      """
    let file = Self.storyboard(style: "grouped", first: 50)
      .replacingOccurrences(of: "textLabel=\"t4\"", with: "textLabel=\"t4\" imageView=\"i4\"")
      .replacingOccurrences(of: "<label text=\"Licences\"", with: picture + "<label text=\"Licences\"")
      .replacingOccurrences(
        of: "</scenes>", with: "</scenes><resources><image name=\"mail\" width=\"24\" height=\"24\"/></resources>")
    try program.write("Main.storyboard", file)
    let output = try program.run(["check", "Main.storyboard", "--device", "iphone-15"]).output
    #expect(!output.contains("which one grows"), "\(output)")
  }

  @Test func titlesOfSectionsStandAroundTheirCells() throws {
    let frames = try frames(["--device", "iphone-15", "--orientation", "portrait"])
    let header = try #require(frames["sec-header"])
    #expect(header[0] == 20)
    #expect(abs(header[1] + header[3] - 44) < 0.5)
    #expect(abs(try #require(frames["sec-footer"])[1] - (50 + 176 + 8)) < 0.5)
  }

  @Test func titlesOfSectionsAreTranslated() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("Main.storyboard", Self.storyboard(style: "grouped", first: 50))
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("de.lproj"), withIntermediateDirectories: true)
    try program.write("de.lproj/Main.strings", "\"sec.headerTitle\" = \"Das ganze Benutzerkonto\";")
    func width(_ locale: String) throws -> Double {
      let run = try program.run(["frames", "Main.storyboard", "--device", "iphone-15", "--locale", locale])
      let rects = try Self.rects(in: JSONSerialization.jsonObject(with: Data(run.output.utf8)))
      return try #require(rects["sec-header"])[2]
    }
    #expect(try width("de") > width("en") + 60)
  }

  /// Cells of groups are lighter than their table, in the dark too.
  @Test func groupsStandApartFromTheirTable() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("Main.storyboard", Self.storyboard(style: "insetGrouped", first: 50))
    let run = try program.run(["outline", "Main.storyboard"])
    #expect(run.output.contains("table root  style: inset-grouped, background: grouped-background"))
    #expect(run.output.components(separatedBy: "background: secondary-grouped-background").count == 5)
  }

  /// Interface Builder keeps the height of a section's title above the first cell of a plain table, title or not.
  @Test func plainTablesHaveNoRoomForATitleThatIsNotThere() throws {
    #expect(try #require(frames([], style: "plain", first: 28)["c1"])[1] == 28)
    let landscape = ["--device", "iphone-15", "--orientation", "landscape"]
    #expect(try #require(frames(landscape, style: "plain", first: 28)["c1"])[1] == 0)
  }

  /// A cell's recorded place says nothing where the one before it ends elsewhere, and the bars of a canvas are not a
  /// group's: such records are of no account on devices.
  @Test func cellsFollowEachOtherWhateverWasRecorded() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let right = Self.storyboard(style: "grouped", first: 49.5)
    try program.write("Right.storyboard", right)
    try program.write("Stale.storyboard", right.replacingOccurrences(of: "y=\"137.5\"", with: "y=\"240.5\""))
    try program.write("Bars.storyboard", Self.storyboard(style: "grouped", first: 93.5))
    let frames = try ["Right", "Stale", "Bars"].map {
      try program.run(["frames", "\($0).storyboard", "--device", "iphone-11", "--orientation", "portrait"]).output
    }
    #expect(frames[0].contains("\"c3\": [0, 137.5, 414, 44]"), "\(frames[0])")
    #expect(frames[1] == frames[0] && frames[2] == frames[0], "\(frames)")
  }

  /// A header view begins a table whatever bars the canvas had over it, and cells follow it wherever they were counted from.
  @Test(arguments: [(64.0, 108.0), (64, 44), (0, 44), (64, 130)])
  func headerViewsBeginTables(_ header: Double, _ first: Double) throws {
    let program = try Program()
    defer { program.cleanUp() }
    let view = """
      <view key="tableHeaderView" id="head"><rect key="frame" x="0.0" y="\(header)" width="393" height="44"/>\
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view><sections>
      """
    let text = Self.storyboard(style: "plain", first: first).replacingOccurrences(of: "<sections>", with: view)
    try program.write("Main.storyboard", text)
    let frames = try program.run(
      ["frames", "Main.storyboard", "--device", "iphone-11", "--orientation", "portrait"]
    ).output
    #expect(frames.contains("\"head\": [0, 0, 414, 44]") && frames.contains("\"c1\": [0, 44, 414, 44]"), "\(frames)")
  }

  /// The view below a table's rows lies below the last of them, where the file has no frames of these and one of that view which
  /// an older table left. Seen in AppCore.
  @Test func footerViewsEndTables() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let view = """
      <view key="tableFooterView" id="foot"><rect key="frame" x="0.0" y="30" width="393" height="20"/>\
      <autoresizingMask key="autoresizingMask"/></view><sections>
      """
    var text = Self.storyboard(style: "plain", first: 28).replacingOccurrences(of: "<sections>", with: view)
    for y in ["28.0", "72.0", "116.0", "160.0"] {
      text = text.replacingOccurrences(
        of: "<rect key=\"frame\" x=\"0.0\" y=\"\(y)\" width=\"393\" height=\"44\"/>", with: "")
    }
    try program.write("Main.storyboard", text)
    let frames = try program.run(
      ["frames", "Main.storyboard", "--device", "iphone-11", "--orientation", "portrait"]
    ).output
    #expect(frames.contains("\"c4\": [0, 132, 414, 44]") && frames.contains("\"foot\": [0, 176, 414, 20]"), "\(frames)")
  }
}
