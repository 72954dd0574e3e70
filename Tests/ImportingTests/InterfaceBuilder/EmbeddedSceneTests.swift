import InterfaceBuilder
import ProofModel
import Testing

/// Container views hold the view of the controller that they embed.
@Suite struct EmbeddedSceneTests {
  private static func container(_ id: String, _ destination: String) -> String {
    """
    <containerView opaque="NO" contentMode="scaleToFill" id="\(id)">
    <rect key="frame" x="0" y="100" width="300" height="200"/>
    <connections><segue destination="\(destination)" kind="embed" id="\(id)-s"/></connections>
    </containerView>
    """
  }

  private static func scene(_ views: String = "") -> String {
    """
    <scene sceneID="sc2"><objects><viewController id="inner">
    <view key="view" contentMode="scaleToFill" id="inner-view">
    <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
    <subviews>
    <label opaque="NO" text="Inside" translatesAutoresizingMaskIntoConstraints="NO" id="lb1">
    <rect key="frame" x="0" y="20" width="50" height="20"/></label>
    \(views)
    </subviews>
    <constraints><constraint firstItem="lb1" firstAttribute="top" secondItem="inner-view" secondAttribute="top" constant="20" id="c1"/></constraints>
    </view></viewController></objects></scene>
    """
  }

  private func first(_ text: String) -> Document? {
    Sample.read(text).documents.first { $0.sceneID == "sc1" }
  }

  @Test func theEmbeddedViewIsAControllersAndFollowsItsContainer() throws {
    let document = try #require(
      first(Sample.storyboard(views: Self.container("box", "inner"), extra: Self.scene())))
    let box = try #require(document.root.children.first)
    let inner = try #require(box.children.first)
    #expect(inner.id == "inner-view")
    // The size that masks inside were drawn against, which is not the container's.
    #expect(inner.properties[.frame]?.value == .numbers([0, 0, 240, 128].map { .number($0) }))
    #expect(inner.properties[.autoresize]?.value == .keywords(["width", "height"]))
    #expect(inner.properties[.bars]?.value == .keywords([]))
    #expect(inner.children.map(\.id) == ["lb1"])
    #expect(Sample.equations(document)["c1"] != nil)
  }

  @Test func aControllerThatTwoContainersEmbedIsThereTwice() throws {
    let views = Self.container("box", "inner") + Self.container("again", "inner")
    let document = try #require(first(Sample.storyboard(views: views, extra: Self.scene())))
    #expect(document.root.children.map { $0.children.map(\.id) } == [["inner-view"], ["again/inner-view"]])
    #expect(Sample.equations(document)["c1"] == "lb1.top == inner-view.top + 20")
    #expect(Sample.equations(document)["again/c1"] == "again/lb1.top == again/inner-view.top + 20")
  }

  /// Two that each embed the next one twice would double with every step.
  @Test func embeddingThatDoublesEnds() throws {
    let depth = 12
    let scenes = (0..<depth).map { step in
      """
      <scene sceneID="d\(step)"><objects><viewController id="c\(step)"><view key="view" id="v\(step)">
      <rect key="frame" x="0" y="0" width="240" height="128"/>
      <subviews>\(Self.container("a\(step)", "c\(step + 1)"))\(Self.container("b\(step)", "c\(step + 1)"))</subviews>
      </view></viewController></objects></scene>
      """
    }
    let reading = Sample.read(
      Sample.storyboard(views: Self.container("box", "c0"), extra: scenes.joined(separator: "\n")))
    #expect(reading.diagnostics.contains { $0.id == "too-many-controllers" })
    let first = try #require(reading.documents.first { $0.sceneID == "sc1" })
    var count = 0
    func collect(_ node: ViewNode) {
      count += 1
      for child in node.children { collect(child) }
    }
    collect(first.root)
    #expect(count > 100 && count < 300)
  }

  @Test func controllersThatEmbedEachOtherEnd() throws {
    let views = Self.container("box", "inner")
    let document = try #require(
      first(Sample.storyboard(views: views, extra: Self.scene(Self.container("back", "vc1")))))
    #expect(document.root.children.first?.children.first?.children.last?.children.isEmpty == true)
  }

  @Test func whatIsNotInTheFileStaysABox() throws {
    let document = try #require(first(Sample.storyboard(views: Self.container("box", "elsewhere"))))
    #expect(document.root.children.first?.children.isEmpty == true)
  }
}
