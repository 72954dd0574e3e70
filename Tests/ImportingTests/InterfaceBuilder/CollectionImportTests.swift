import ProofModel
import Testing

@testable import InterfaceBuilder
@testable import SpecFiles

/// Collections and their prototypes, as Interface Builder writes them.
@Suite struct CollectionImportTests {
  static func collection(layout: String, cells: String = "", beside: String = "") -> String {
    """
    <collectionView translatesAutoresizingMaskIntoConstraints="NO" id="cv1" userLabel="Items">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    \(layout)
    <cells>
    \(cells)
    </cells>
    \(beside)
    </collectionView>
    """
  }

  static let flow = """
    <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="20" \
    minimumInteritemSpacing="10" id="fl1">
    <size key="itemSize" width="280" height="380"/>
    <size key="headerReferenceSize" width="50" height="25"/>
    <size key="footerReferenceSize" width="0.0" height="0.0"/>
    <inset key="sectionInset" minX="20" minY="1" maxX="30" maxY="2"/>
    </collectionViewFlowLayout>
    """

  static func cell(_ id: String, size: String = "") -> String {
    """
    <collectionViewCell id="\(id)"><rect key="frame" x="40" y="30" width="120" height="60"/>
    <autoresizingMask key="autoresizingMask"/>\(size)</collectionViewCell>
    """
  }

  private func node(_ views: String) throws -> (node: ViewNode, told: [Diagnostic]) {
    let reading = Sample.read(Sample.storyboard(views: views))
    let document = try #require(reading.documents.first)
    return (try #require(document.root.children.first), reading.diagnostics)
  }

  /// What a cell shows was drawn in its content view. Seen in RxSwift's example, Wassail and codecombat.
  @Test func aCellIsAsLargeAsItsContentView() throws {
    let content = """
      <view key="contentView"><rect key="frame" x="0.0" y="0.0" width="100" height="64"/></view>
      """
    let cell = try #require(
      try node(Self.collection(layout: Self.flow, cells: Self.cell("ce1", size: content))).node.children.first)
    #expect(cell.frame == Rect(x: 40, y: 30, width: 100, height: 64))
  }

  private func text(_ node: ViewNode, _ key: PropertyKey) -> String? {
    let document = Document(format: .spec, file: "x", name: "x", root: node)
    let rules = RuleWriter(document, names: SceneNames(document))
    return node.properties[key].map { PropertyText(rules: rules).text($0.value) }
  }

  @Test func aFlowLayoutsSettings() throws {
    let header =
      "<collectionReusableView key=\"sectionHeaderView\" id=\"hd1\"><rect key=\"frame\" x=\"0\" y=\"0\" "
      + "width=\"50\" height=\"667\"/></collectionReusableView>"
    let cells = Self.cell("ce1") + Self.cell("ce2", size: "<size key=\"customSize\" width=\"200\" height=\"100\"/>")
    let (node, told) = try node(Self.collection(layout: Self.flow, cells: cells, beside: header))
    #expect(told.isEmpty)
    #expect(text(node, .itemSize) == "[280, 380]")
    #expect(text(node, .minimumLineSpacing) == "20")
    #expect(text(node, .minimumInteritemSpacing) == nil)
    #expect(text(node, .sectionInset) == "[1, 20, 2, 30]")
    #expect(text(node, .scrollDirection) == "horizontal")
    #expect(text(node, .headerReferenceSize) == "[50, 25]")
    #expect(text(node, .footerReferenceSize) == nil)
    // A header begins its section, though the file has it after the cells.
    #expect(node.children.map(\.id) == ["hd1", "ce1", "ce2"])
    #expect(text(node.children[0], .elementKind) == "header")
    #expect(text(node.children[2], .itemSize) == "[200, 100]")
  }

  @Test func estimatedCellsSizeThemselves() throws {
    let layout = Self.flow.replacing(
      "key=\"collectionViewLayout\"", with: "key=\"collectionViewLayout\" automaticEstimatedItemSize=\"YES\"")
    let cell = Self.cell("ce1", size: "<size key=\"customSize\" width=\"200\" height=\"100\"/>")
    let (node, _) = try node(Self.collection(layout: layout, cells: cell))
    #expect(text(node, .itemSize) == "[none, none]")
    #expect(text(node.children[0], .itemSize) == nil)
  }

  /// Layouts that are code are named with their line, and nothing is guessed.
  @Test func layoutsInCode() throws {
    let layout = "<collectionViewLayout key=\"collectionViewLayout\" id=\"la1\" customClass=\"WaterfallLayout\"/>"
    let (node, told) = try node(Self.collection(layout: layout, cells: Self.cell("ce1")))
    #expect(text(node, .itemLayout) == "custom")
    #expect(told.map(\.id) == ["layout-in-code"])
    #expect(told.first?.severity == .note)
    #expect(told.first?.message.contains("'WaterfallLayout'") == true)
    #expect(told.first?.span?.start.line == 12)

    let derived = Self.flow.replacing("id=\"fl1\"", with: "id=\"fl1\" customClass=\"SnappingLayout\"")
    let second = try self.node(Self.collection(layout: derived))
    #expect(text(second.node, .itemLayout) == nil)
    #expect(second.told.first?.message.contains("plain flow layout") == true)
  }

  /// What is imported is written and read again.
  @Test func settingsAreWrittenAsSpecs() throws {
    let reading = Sample.read(
      Sample.storyboard(
        views: Self.collection(
          layout: Self.flow, cells: Self.cell("ce1", size: "<size key=\"customSize\" width=\"200\" height=\"100\"/>"))))
    let document = try #require(reading.documents.first)
    let text = SpecWriter.text(document)
    let again = SpecReader.read(file: "again.proof.yaml", text: text)
    #expect(again.diagnostics.isEmpty, "\(again.diagnostics.map(\.message))\n\(text)")
    let before = document.root.children[0]
    let after = try #require(again.document?.root.children.first)
    for key in [PropertyKey.itemSize, .minimumLineSpacing, .sectionInset, .scrollDirection] {
      #expect(after.properties[key]?.value == before.properties[key]?.value, "\(key)")
    }
    #expect(after.children.first?.properties[.itemSize]?.value == before.children.first?.properties[.itemSize]?.value)
  }
}
