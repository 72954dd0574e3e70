import Foundation
import ProofModel
import Testing
@testable import InterfaceBuilder

/// Container scenes show what they hold: `Containers.storyboard` of the fixtures.
@Suite struct ContainerSceneTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/storyboards")

  private func scene(_ id: String) throws -> Document {
    let reading = InterfaceBuilderReader.read(file: Self.folder.appendingPathComponent("Containers.storyboard").path)
    return try #require(reading.documents.first { $0.sceneID == id })
  }

  private func ids(_ node: ViewNode) -> [String] { node.children.map(\.id) }

  @Test func aStackShowsItsRootBelowItsBar() throws {
    let stack = try scene("s-books-nav")
    #expect(stack.root.id == "books-nav")
    #expect(ids(stack.root) == ["books-view", "books-nav-bar"])
    #expect(stack.bars == [.navigation])
    #expect(stack.barContents.title == "My Books")
    #expect(stack.barContents.trailing == [.sign("add")])
    #expect(stack.barContents.tabs.isEmpty)
  }

  /// The file records the bar's frame, which `frames` compares; devices have a bar of their own size.
  @Test func onTheCanvasTheRecordedBarIsThereUnseen() throws {
    let stack = try scene("s-books-nav")
    let bar = try #require(stack.root.children.last)
    #expect(bar.properties[.frame]?.value == .numbers([0, 20, 375, 44].map { .number($0) }))
    #expect(bar.properties[.hidden]?.value == .boolean(true))
    let canvas = try #require(Sample.canvas(stack))
    #expect(canvas.windowSize == Size(width: 375, height: 667))
    let removal = try #require(stack.overrides.last)
    #expect(removal.set.map(\.target) == [.viewInstalled("books-nav-bar")])
    #expect(!removal.condition.holds(in: canvas))
    #expect(removal.condition.holds(in: Environment(screenSize: Size(width: 393, height: 852))))
  }

  @Test func tabsShowTheirFirstStackWithBothBars() throws {
    let tabs = try scene("s-tabs")
    #expect(tabs.bars == [.navigation, .tab])
    #expect(tabs.barContents.title == "My Books")
    #expect(tabs.barContents.tabs == ["Library", "", ""])
    #expect(tabs.barContents.selectedTab == 0)
    #expect(ids(tabs.root).first == "books-view")
  }

  @Test func aSplitViewHasItsColumnsAndTheirBars() throws {
    let split = try scene("s-split")
    #expect(ids(split.root) == ["list-view", "detail-view", "split/separator"])
    #expect(split.root.children.map { $0.properties[.bars]?.value } == [.keywords(["navigation"]), .keywords([]), nil])
    #expect(split.bars.isEmpty)
    #expect(split.innerBarContents["list-view"]?.title == "All")
    #expect(split.groups.map(\.name).suffix(5) == ["columns", "column", "sideBySide", "wideColumn", "narrowColumn"])
  }

  @Test func pagesAreShownWhereTheFileTellsTheFirst() throws {
    #expect(ids(try scene("s-pages").root) == [])
    #expect(ids(try scene("s-book").root) == ["page-view", "book/spine"])
  }

  @Test func storyboardReferencesAreFollowed() throws {
    let host = try scene("s-host")
    let third = try #require(host.root.children.last)
    #expect(ids(third) == ["settings-view"])
    let reading = InterfaceBuilderReader.read(file: Self.folder.appendingPathComponent("Containers.storyboard").path)
    #expect(reading.references.map { $0.split(separator: "/").last } == ["Details.storyboard"])
    // What is not there is a box that says so, with a note at the reference.
    let box = try #require(try scene("s-lost-nav").root.children.first)
    #expect(box.name == "Scene Lost in Nowhere.storyboard")
    let note = try #require(reading.diagnostics.first { $0.id == "storyboard-not-found" })
    #expect(note.severity == .note)
    #expect(note.span?.start.line == 52)
  }

  /// Containers without a name of their own are called by what they show, and never as it.
  @Test func containersAndWhatTheyShowHaveNamesOfTheirOwn() throws {
    let reading = InterfaceBuilderReader.read(file: Self.folder.appendingPathComponent("Containers.storyboard").path)
    let names = reading.documents.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(
      names.prefix(4) == ["Books-Navigation-Tabs", "Books-Navigation", "Books", "List-Navigation-Split"])
  }

  // MARK: Traits

  @Test func sizeClassesOfAKnownWidthAreDecided() {
    let both = Condition.and([.widthClass(.regular), .heightClass(.regular)])
    #expect(both.assuming(width: .compact) == nil)
    #expect(
      Condition.and([.widthClass(.compact), .heightClass(.regular)]).assuming(width: .compact) == .heightClass(.regular)
    )
    #expect(Condition.not(.widthClass(.regular)).assuming(width: .compact) == .always)
    #expect(Condition.not(.widthClass(.compact)).assuming(width: .compact) == nil)
    #expect(Condition.or([both, .widthClass(.compact)]).assuming(width: .compact) == .always)
  }

  // MARK: Endings

  private func container(_ tag: String, _ id: String, _ segues: (String, String)...) -> String {
    let segues = segues.map {
      "<segue destination=\"\($0.1)\" kind=\"relationship\" relationship=\"\($0.0)\" id=\"\(id)-\($0.1)\"/>"
    }
    return """
      <scene sceneID="s-\(id)"><objects><\(tag) id="\(id)"><connections>\(segues.joined())</connections></\(tag)></objects></scene>
      """
  }

  @Test func containersThatHoldThemselvesEnd() throws {
    let extra =
      container("navigationController", "n1", ("rootViewController", "n1"))
      + container("tabBarController", "t1", ("viewControllers", "t2"))
      + container("tabBarController", "t2", ("viewControllers", "t1"))
      + container("splitViewController", "p1", ("masterViewController", "t1"), ("detailViewController", "p1"))
    let reading = Sample.read(Sample.storyboard(extra: extra))
    let ids = reading.documents.map(\.sceneID)
    #expect(ids == ["sc1", "s-n1", "s-t1", "s-t2", "s-p1"])
    #expect(reading.diagnostics.contains { $0.id == "cyclic-container" })
    #expect(reading.documents[1].bars == [.navigation])
  }

  /// What a screen on a side of a split view asks for as its detail stays in the tabs around that, and in none without. Seen in
  /// TraceYourFriends-IOS.
  @Test func aDetailThatIsAskedForStaysInTabs() throws {
    let split = container("splitViewController", "p1", ("masterViewController", "m1"), ("detailViewController", "d1"))
    let sides = container("viewController", "m1", ("showDetail", "vc1")) + container("viewController", "d1")
    func isInTabs(_ extra: String) throws -> Bool {
      let file = Sample.storyboard(extra: extra).replacingOccurrences(
        of: "kind=\"relationship\" relationship=\"showDetail\"", with: "kind=\"showDetail\"")
      let detail = try #require(Sample.read(file).documents.first)
      return detail.bars.contains(.tab)
    }
    let tabs = container("tabBarController", "t1", ("viewControllers", "p1"))
    let alone = container("tabBarController", "t1", ("viewControllers", "m1"))
    #expect(try isInTabs(tabs + split + sides))
    #expect(try !isInTabs(split + sides))
    #expect(try !isInTabs(alone + sides))
  }

  @Test func aHiddenBarTakesNoRoom() throws {
    let extra = container("navigationController navigationBarHidden=\"YES\"", "n1", ("rootViewController", "vc1"))
      .replacingOccurrences(of: "</navigationController navigationBarHidden=\"YES\">", with: "</navigationController>")
    let stack = try #require(Sample.read(Sample.storyboard(extra: extra)).documents.last)
    #expect(stack.bars.isEmpty)
    #expect(stack.root.children.map(\.id) == ["rt1"])
  }
}
