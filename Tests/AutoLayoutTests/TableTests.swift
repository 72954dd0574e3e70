import ProofModel
import Testing

@testable import AutoLayout
@testable import Resolving

/// Cells lie below each other, as wide as the table; rules inside a cell make its height.
@Suite struct TableTests {
  @Test func cellsSizeThemselves() throws {
    var screen = TestScreen(320, 480)
    screen.add("table", .table)
    screen.add("plain", .tableCell, in: "table", size: [nil, 44])
    screen.add("rich", .tableCell, in: "table", size: [nil, 44])
    screen.add("label", .label, in: "rich", size: [100, 80])
    try screen.rules(
      "table.edges == root.edges", "label.leading == rich.leadingMargin", "label.top == rich.topMargin",
      "label.bottom == rich.bottomMargin")
    let layout = screen.solve()
    #expect(agree(layout.frame("plain"), [0, 0, 320, 44]))
    #expect(agree(layout.frame("rich"), [0, 44, 320, 102]))
    #expect(agree(layout.frame("label"), [16, 11, 100, 80]))
    #expect(layout.findings.isEmpty, "\(layout.findings.map(\.diagnostic.message))")
  }

  /// Recorded: 16 in tables 375 wide in every era (canvas-ios, habitica-ios and DuckDuckGo of Xcode 26), 20 in those of 390
  /// and 393 (passforios, KeePassium).
  @Test(arguments: [(375.0, 18, 16.0), (390, 18, 20), (393, 26, 20), (375, 26, 16)])
  func marginsOfCellsFollowTheTablesWidth(_ width: Double, _ era: Int, _ margin: Double) throws {
    var screen = TestScreen(width, 480)
    screen.screen.environment.era = Era(.ios, era)
    screen.add("table", .table)
    screen.add("cell", .tableCell, in: "table", size: [nil, 44])
    screen.add("label", .label, in: "cell", size: [100, 20])
    try screen.rules("table.edges == root.edges", "label.leading == cell.leadingMargin", "label.top == cell.topMargin")
    #expect(screen.solve().frame("label")[0] == margin)
  }

  /// Recorded: 16 in tables 704 and 834 wide of iPads (Monal, seb-mac), 15 in one 500 wide on a screen of 375 of Xcode 10
  /// (AudioKitSynthOne), 20 in those as wide as a phone of 414.
  @Test(arguments: [(26, 704.0, 1024.0, 16.0), (18, 834, 834, 16), (12, 500, 375, 15), (14, 414, 414, 20)])
  func marginsOfCellsAreWideOnWidePhonesAlone(
    _ era: Int, _ width: Double, _ device: Double, _ margin: Double
  ) throws {
    var screen = TestScreen(width, 480)
    screen.screen.environment.era = Era(.ios, era)
    screen.screen.environment.rootMargin = 20
    screen.screen.environment.screenSize = Size(width: device, height: device * 4 / 3)
    screen.add("table", .table)
    screen.add("cell", .tableCell, in: "table", size: [nil, 44])
    screen.add("label", .label, in: "cell", size: [100, 20])
    try screen.rules("table.edges == root.edges", "label.leading == cell.leadingMargin", "label.top == cell.topMargin")
    #expect(screen.solve().frame("label")[0] == margin)
  }

  /// Recorded: 20 in tables that are a controller's own view from 390 on (OctoPod 395 and DJI's 667 on phones 375 wide, Blink 768 on
  /// an iPad); in tables among other views at 382 to 414 of phones from 390 on (EFR Connect, dgca-wallet, nRF Mesh), but 16 at 750
  /// (xDrip) and in Applozic at 600.
  @Test(arguments: [
    (15, 395.0, 375.0, 812.0, true, 20.0), (18, 768, 768, 1024, true, 20), (18, 375, 768, 1024, true, 16),
    (16, 382, 414, 896, false, 20), (15, 390, 390, 844, false, 20), (18, 750, 844, 390, false, 16),
    (14, 600, 375, 667, false, 16),
  ])
  func marginsOfCellsFollowTheTableAndTheScreen(
    _ era: Int, _ width: Double, _ across: Double, _ down: Double, _ isControllersView: Bool, _ margin: Double
  ) throws {
    var screen = TestScreen(width, 480)
    screen.screen.environment.era = Era(.ios, era)
    screen.screen.environment.rootMargin = 16
    screen.screen.environment.screenSize = Size(width: across, height: down)
    if isControllersView { screen.screen.nodes[0].content.kind = .table } else { screen.add("table", .table) }
    screen.add("cell", .tableCell, in: isControllersView ? "root" : "table", size: [nil, 44])
    screen.add("label", .label, in: "cell", size: [100, 20])
    if !isControllersView { try screen.rules("table.edges == root.edges") }
    try screen.rules("label.leading == cell.leadingMargin", "label.top == cell.topMargin")
    #expect(screen.solve().frame("label")[0] == margin)
  }

  /// Recorded: 8 in cells of collections that preserve their superview's margins (AltStore).
  @Test func cellsOfCollectionsKeepTheirOwnMargins() throws {
    var screen = TestScreen(375, 480, margin: 16)
    screen.screen.nodes[0].content.kind = .collection
    screen.add("cell", .collectionCell, frame: [0, 0, 375, 60]) {
      $0.preservesSuperviewMargins = true
      $0.translatesMask = true
    }
    screen.add("label", .label, in: "cell", size: [100, 20])
    try screen.rules("label.leading == cell.leadingMargin", "label.top == cell.top")
    #expect(screen.solve().frame("label")[0] == 8)
  }

  /// `UIView.layoutMargins` are 8 (documentation); recorded in content views of cells alone in a xib up to Xcode 8: ownCloud,
  /// MIT-Mobile, XLForm, 30DaysofSwift, ChatSecure, Eureka and element-ios, 320 to 600 wide.
  @Test(arguments: [(10, 8.0), (11, 16)]) func cellsAloneHaveMarginsOfAnyViewBeforeIOS11(
    _ era: Int, _ margin: Double
  ) throws {
    var screen = TestScreen(320, 44)
    screen.screen.environment.era = Era(.ios, era)
    screen.screen.environment.rootMargin = 16
    screen.screen.nodes[0].content.kind = .tableCell
    screen.add("label", .label, in: "root", size: [100, 20])
    try screen.rules("label.leading == root.leadingMargin", "label.top == root.top")
    #expect(screen.solve().frame("label")[0] == margin)
  }

  /// Recorded in storyboards of Xcode 9 to 11: 15 in tables among other views (open-event-attendee, ChatSecure, Bluefruit,
  /// Rocket.Chat, vialer, Simplified, canvas-ios), 16 where the table is the controller's view (Delta, GitHawk, beam), 20 at
  /// 414 (fsnotes, green, beam); from Xcode 12 on 16 in both (Bluefruit, QuickBlox).
  @Test(arguments: [
    (11, 375.0, false, 15.0), (13, 320, false, 15), (13, 375, true, 16), (13, 414, false, 20), (14, 375, false, 16),
  ])
  func marginsOfCellsKnowWhetherTheTableIsTheControllersView(
    _ era: Int, _ width: Double, _ isControllersView: Bool, _ margin: Double
  ) throws {
    var screen = TestScreen(width, 480)
    screen.screen.environment.era = Era(.ios, era)
    screen.screen.environment.rootMargin = width < 414 ? 16 : 20
    let table = isControllersView ? "root" : "table"
    if isControllersView { screen.screen.nodes[0].content.kind = .table } else { screen.add("table", .table) }
    screen.add("cell", .tableCell, in: table, size: [nil, 44])
    screen.add("label", .label, in: "cell", size: [100, 20])
    if !isControllersView { try screen.rules("table.edges == root.edges") }
    try screen.rules("label.leading == cell.leadingMargin", "label.top == cell.topMargin")
    #expect(screen.solve().frame("label")[0] == margin)
  }

  /// Recorded: 15 in tables 375 and 414 wide of Xcode 8 (MiniKeePass, GitHawk), whatever the screen's margin is.
  @Test(arguments: [375.0, 414]) func cellsBeforeIOS11HaveMarginsOfTheirTable(_ width: Double) throws {
    var screen = TestScreen(width, 480)
    screen.screen.environment.era = Era(.ios, 10)
    screen.screen.environment.rootMargin = width == 414 ? 20 : 16
    screen.add("table", .table)
    screen.add("cell", .tableCell, in: "table", size: [nil, 44])
    screen.add("label", .label, in: "cell", size: [100, 20])
    for node in screen.screen.nodes.indices where screen.screen.nodes[node].content.kind != .label {
      screen.screen.nodes[node].preservesSuperviewMargins = node > 0
    }
    try screen.rules("table.edges == root.edges", "label.leading == cell.leadingMargin", "label.top == cell.topMargin")
    #expect(screen.solve().frame("label") == [15, 8, 100, 20])
  }

  /// A table below a bar with a large title insets its content; its cells' margins are not the bar's (recorded: 11).
  @Test func cellsKeepNoMarginOfWhatTheTableIsInsetBy() throws {
    var screen = TestScreen(414, 896, safeArea: EdgeInsets(top: 140, bottom: 34))
    screen.screen.nodes[0].insetsMarginsFromSafeArea = true
    screen.add("table", .table) {
      $0.preservesSuperviewMargins = true
      $0.insetsMarginsFromSafeArea = true
    }
    screen.add("cell", .tableCell, in: "table", size: [nil, 44]) { $0.preservesSuperviewMargins = true }
    screen.add("label", .label, in: "cell", size: [100, 20])
    try screen.rules("table.edges == root.edges", "label.leading == cell.leadingMargin", "label.top == cell.topMargin")
    #expect(screen.solve().frame("label")[1] == 11)
  }

  @Test func drawnCellsTakeTheTablesWidthOnOtherDevices() throws {
    var screen = TestScreen(768, 1024)
    screen.add("table", .table)
    screen.add("first", .tableCell, in: "table", size: [nil, 44], frame: [0, 28, 375, 60])
    screen.add("second", .tableCell, in: "table", size: [nil, 44], frame: [0, 88, 375, 44])
    try screen.rules("table.edges == root.edges")
    #expect(agree(screen.solve().frame("first"), [0, 28, 768, 60]))
    #expect(agree(screen.solve().frame("second"), [0, 88, 768, 44]))
    screen.screen.isOnCanvas = true
    #expect(agree(screen.solve().frame("first"), [0, 28, 375, 60]))
  }

  /// A table's content begins below the bars at rest, and its cells keep their content out of a cut-out at the side,
  /// while they reach under it themselves (`contentInsetAdjustmentBehavior`, `insetsContentViewsToSafeArea`).
  @Test func contentKeepsOutOfTheUnsafeArea() throws {
    var screen = TestScreen(852, 393, safeArea: EdgeInsets(top: 32, left: 59, bottom: 21, right: 59))
    screen.screen.canvas = Environment(screenSize: Size(width: 375, height: 667))
    screen.add("table", .table)
    screen.add("cell", .tableCell, in: "table", frame: [0, 28, 375, 44]) { $0.translatesMask = true }
    screen.add("content", in: "cell", frame: [0, 0, 340, 43.5], mask: [.width, .height]) { $0.translatesMask = true }
    try screen.rules("table.edges == root.edges")
    let layout = screen.solve()
    #expect(agree(layout.frame("cell"), [0, 28, 852, 44]))
    #expect(agree(layout.frame("content"), [59, 0, 852 - 118 - 35, 43.5]))
    let content = try #require(layout.index(of: "content"))
    #expect(layout.views[content].windowFrame.minY == 32 + 28)
    #expect(layout.views[content].pixelFrame.minY == 60)

    screen.screen.nodes[1].adjustsContentInset = false
    let plain = screen.solve()
    #expect(plain.views[content].windowFrame.minY == 28)
  }

  /// Inset groups keep their distance from both sides, and from a cut-out (a recorded table of style `insetGrouped`).
  @Test func insetCellsKeepTheirDistance() throws {
    var screen = TestScreen(852, 393, safeArea: EdgeInsets(left: 59, right: 59))
    screen.screen.canvas = Environment(screenSize: Size(width: 375, height: 667))
    screen.add("table", .table, frame: [0, 0, 375, 667])
    screen.add("cell", .tableCell, in: "table", frame: [20, 28, 335, 44]) { $0.translatesMask = true }
    screen.add("content", in: "cell", frame: [0, 0, 335, 44], mask: [.width, .height]) { $0.translatesMask = true }
    try screen.rules("table.edges == root.edges")
    let layout = screen.solve()
    #expect(agree(layout.frame("cell"), [79, 28, 852 - 158, 44]))
    #expect(agree(layout.frame("content"), [0, 0, 852 - 158, 44]))
  }
  /// A table that became an inset group after its cells were drawn as wide as it (passforios keeps both kinds).
  @Test func cellsOfInsetGroupsAreInsetThoughDrawnWide() throws {
    var screen = TestScreen(393, 852)
    screen.screen.environment.rootMargin = 16
    screen.screen.canvas = Environment(screenSize: Size(width: 390, height: 844))
    screen.add("table", .table, frame: [0, 0, 390, 844]) { $0.content.style = .insetGrouped }
    screen.add("cell", .tableCell, in: "table", frame: [0, 28, 390, 44]) { $0.translatesMask = true }
    try screen.rules("table.edges == root.edges")
    #expect(agree(screen.solve().frame("cell"), [16, 28, 361, 44]))
  }
}
