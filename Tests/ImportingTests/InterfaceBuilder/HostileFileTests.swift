import Foundation
import InterfaceBuilder
import ProofModel
import Testing

/// Damaged and hostile files: each gives a message with line, column and a remedy, and what can be read is read.
@Suite struct HostileFileTests {
  private func errors(_ reading: InterfaceBuilderReader.Reading) -> [Diagnostic] {
    reading.diagnostics.filter { $0.severity == .error }
  }

  @Test func ofAMergeConflictTheFirstSideIsRead() throws {
    let ours =
      "<<<<<<< HEAD\n\(Sample.box)\n||||||| base\n<view id=\"old\"/>\n=======\n<view id=\"new\"/>\n>>>>>>> other"
    let reading = Sample.read(Sample.storyboard(views: ours))
    let error = try #require(errors(reading).first)
    #expect(errors(reading).count == 1)
    #expect(error.id == "merge-conflict")
    #expect(error.span?.start == SourcePosition(line: 10, column: 1))
    #expect(error.hint != nil)
    #expect(reading.documents.first?.root.children.map(\.id) == ["bx1"])
  }

  @Test func aLineOfLessThanSignsInATextIsNoConflict() {
    let label = """
      <label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="lb1"><string key="text"><![CDATA[
      <<<<<<<<]]></string></label>
      """
    #expect(Sample.read(Sample.storyboard(views: label)).diagnostics.isEmpty)
  }

  @Test func entitiesAreDroppedAndTheRestIsRead() throws {
    let levels = (1...30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
    let doctype = "?>\n<!DOCTYPE d [<!ENTITY e0 \"ha\">\(levels)]>"
    let label = "<label text=\"&e30;\" id=\"lb1\"/>"
    let whole = Sample.storyboard(views: label)
    let mark = try #require(whole.range(of: "?>"))
    let reading = Sample.read(whole.replacingCharacters(in: mark, with: doctype))
    let error = try #require(errors(reading).first)
    #expect(error.id == "entity-declared")
    #expect(error.span?.start.line == 2)
    #expect(error.hint != nil)
    #expect(reading.documents.first?.root.children.map(\.id) == ["lb1"])
    #expect(reading.documents.first?.root.children.first?.properties[.text]?.value == .text(""))
  }

  @Test(arguments: [12, 40, 300, 700])
  func aFileThatIsCutOffIsToldOfAndNoScreen(_ length: Int) throws {
    let whole = Sample.storyboard(views: Sample.box)
    let reading = Sample.read(String(whole.dropLast(length)))
    let error = try #require(errors(reading).first)
    #expect(error.span?.start.column != nil)
    #expect(error.hint != nil)
    #expect(reading.documents.isEmpty)
    #expect(errors(reading).allSatisfy { $0.id == "invalid-xml" })
  }

  @Test func ofAFileWithABrokenTagNoScreenIsDrawn() throws {
    let whole = Sample.storyboard(views: Sample.box)
    let reading = Sample.read(whole.replacingOccurrences(of: "</scenes>", with: "</scenes x>"))
    #expect(errors(reading).map(\.id) == ["invalid-xml"])
    #expect(reading.documents.isEmpty)
  }

  @Test func aViewThatIsThereTwiceIsToldOfWithBothPlaces() throws {
    let reading = Sample.read(Sample.storyboard(views: Sample.box + "\n" + Sample.box))
    let error = try #require(errors(reading).first)
    #expect(error.id == "duplicate-id")
    #expect(error.span?.start.line == 13)
    #expect(error.notes.first?.span?.start.line == 10)
  }

  @Test func controllersThatContainThemselvesAreToldOf() throws {
    let containers = """
      <scene sceneID="sc2"><objects><navigationController id="nc1" title="Outer"><connections>
      <segue destination="tc1" kind="relationship" relationship="rootViewController" id="s1"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="sc3"><objects><tabBarController id="tc1" title="Inner"><connections>
      <segue destination="nc1" kind="relationship" relationship="viewControllers" id="s2"/>
      </connections></tabBarController></objects></scene>
      """
    let reading = Sample.read(Sample.storyboard(extra: containers))
    let error = try #require(errors(reading).first)
    #expect(errors(reading).count == 1)
    #expect(error.message.hasSuffix("Outer › Inner › Outer"))
    #expect(reading.documents.contains { $0.sceneID == "sc1" })
  }

  @Test func seguesAndOutletsThatLeadNowhereAreToldOf() {
    let button = """
      <button opaque="NO" id="bt1"><connections><segue destination="gone" kind="show" id="s1"/></connections></button>
      """
    let reading = Sample.read(Sample.storyboard(views: button))
    #expect(reading.diagnostics.map(\.id) == ["dangling-reference"])
    #expect(reading.diagnostics.first?.hint != nil)
  }

  @Test func numbersWithoutMeaningAreNoTraps() {
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="bx1">
      <rect key="frame" x="1e308" y="nan" width="-inf" height="1e-320"/>
      <constraints><constraint firstAttribute="width" constant="1e300" multiplier="1:0" priority="-5" id="c1"/>
      </constraints></view>
      """
    #expect(Sample.read(Sample.storyboard(views: view)).documents.count == 1)
  }

  @Test func thousandsOfProblemsAreNotAllTold() {
    let outlets = (1...5000).map { "<outlet property=\"o\($0)\" destination=\"gone\" id=\"o\($0)\"/>" }.joined()
    let view = "<view id=\"bx1\"><connections>\(outlets)</connections></view>"
    #expect(Sample.read(Sample.storyboard(views: view)).diagnostics.count <= 101)
  }
}
