import Foundation
import InterfaceBuilder
import ProofModel
import Testing

/// Facts of the format: interface-builder/README.md, "File-format facts".
@Suite struct InterfaceBuilderReaderTests {
  @Test func aSceneIsADocumentNamedAfterItsClass() throws {
    let reading = Sample.read(Sample.storyboard(views: Sample.box))
    let document = try #require(reading.documents.first)
    #expect(reading.documents.count == 1)
    #expect(document.sceneID == "sc1")
    #expect(document.name == "FirstController")
    #expect(document.root.id == "rt1")
    #expect(document.root.children.map(\.name) == ["Box"])
  }

  @Test func aFileFromBeforeXcode4IsCalledThat() {
    let reading = Sample.read(
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data/></archive>")
    #expect(reading.documents.isEmpty && reading.diagnostics.map(\.id) == ["old-interface-builder"])
  }

  @Test func aFileWithoutAnyViewSaysSo() {
    let empty = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes/></document>"
    let reading = Sample.read(empty)
    #expect(reading.documents.isEmpty)
    #expect(reading.diagnostics.map(\.id) == ["no-scene"] && reading.diagnostics[0].severity == .note)
  }

  @Test func constraintsAreRulesAndTheirOwnerIsTheFirstItemWhereNoneIsWritten() {
    let constraints = """
      <constraint firstAttribute="trailing" secondItem="bx1" secondAttribute="trailing" constant="16" id="c1"/>
      <constraint firstItem="bx1" firstAttribute="top" secondItem="sa1" secondAttribute="top" id="c2"/>
      <constraint firstItem="bx1" firstAttribute="width" relation="lessThanOrEqual" constant="90" \
      priority="750" id="c3"/>
      """
    let document = Sample.read(Sample.storyboard(views: Sample.box, constraints: constraints)).documents.first
    let equations = Sample.equations(document)
    #expect(equations["c1"] == "rt1.trailing == bx1.trailing + 16")
    #expect(equations["c3"] == "bx1.width <= 90 @750")
    #expect(equations["c2"]?.hasPrefix("bx1.top == ") == true)
  }

  @Test(arguments: [("1:2", 0.5), ("1/4", 0.25), ("0.3", 0.3), ("16:9", 16.0 / 9)])
  func multipliersAreWrittenInSeveralWays(_ text: String, _ value: Double) throws {
    let constraint = """
      <constraint firstItem="bx1" firstAttribute="width" secondItem="bx1" secondAttribute="height" \
      multiplier="\(text)" id="c1"/>
      """
    let document = Sample.read(Sample.storyboard(views: Sample.box, constraints: constraint)).documents.first
    guard case .attributes(let rule)? = document?.groups.first?.rules.first?.form else {
      Issue.record("no constraint")
      return
    }
    #expect(rule.multiplier == value)
  }

  /// Specs say "none" for no picture.
  @Test func aPictureNamedNoneIsAPicture() {
    let view = """
      <imageView image="none" translatesAutoresizingMaskIntoConstraints="NO" id="im1">
      <rect key="frame" x="0.0" y="0.0" width="20" height="20"/></imageView>
      """
    let text = Sample.storyboard(views: view).replacingOccurrences(
      of: "</document>", with: "<resources><image name=\"none\" width=\"50\" height=\"60\"/></resources></document>")
    let document = Sample.read(text).documents.first
    #expect(document?.root.children.first?.properties[.asset]?.value == .text("./none"))
    #expect(document?.assetSizes["./none"] == Size(width: 50, height: 60))
  }

  @Test func viewsBesideTheControllersHaveScenesOfTheirOwn() {
    let beside = "<view contentMode=\"scaleToFill\" id=\"by1\"><rect key=\"frame\" width=\"50\" height=\"60\"/></view>"
    let reading = Sample.read(Sample.storyboard(beside: beside))
    #expect(reading.documents.map(\.sceneID) == ["sc1", "by1"])
  }

  @Test func anUnknownElementIsANamedBoxWithAWarningAtItsLine() {
    let views = """
      <holoView translatesAutoresizingMaskIntoConstraints="NO" id="ho1">
      <rect key="frame" x="0.0" y="0.0" width="20" height="20"/></holoView>
      """
    let reading = Sample.read(Sample.storyboard(views: views))
    #expect(reading.diagnostics.map(\.id) == ["unknown-element"])
    #expect(reading.diagnostics.first?.span?.start.line == 10)
    #expect(reading.documents.first?.root.children.first?.kind == .unknown("holoView"))
  }

  @Test func aConstraintToAMissingItemIsToldOfAndLeftOut() {
    let constraints = """
      <constraint firstItem="bx1" firstAttribute="top" secondItem="gone" secondAttribute="top" id="c1"/>
      <constraint firstItem="bx1" firstAttribute="height" constant="50" id="c2"/>
      """
    let reading = Sample.read(Sample.storyboard(views: Sample.box, constraints: constraints))
    #expect(reading.diagnostics.map(\.id) == ["dangling-reference"])
    #expect(Sample.equations(reading.documents.first).keys.sorted() == ["c2"])
  }

  /// Of the two names that Xcode 11 wrote, that of iOS 13 counts.
  @Test func theNewerNameOfAColourCounts() throws {
    func background(_ names: String) -> PropertyValue? {
      let view = """
        <view id="bx1"><rect key="frame" x="0" y="600" width="375" height="67"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
        <color key="backgroundColor" \(names)/></view>
        """
      return Sample.read(Sample.storyboard(views: view)).documents.first?.root.children.first?.value(.background)
    }
    let both = "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"lightTextColor\""
    let one = try #require(background("systemColor=\"systemBackgroundColor\""))
    #expect(background(both) == one)
    // Light text lets through what is behind it. Seen in LoLMessenger.
    #expect(background("cocoaTouchSystemColor=\"lightTextColor\"") == .color(Color(white: 1, alpha: 0.6)))
  }

  @Test func damagedFilesGiveAMessageWithItsPlace() {
    let whole = Sample.storyboard(views: Sample.box)
    let cut = Sample.read(String(whole.prefix(whole.count - 150)))
    #expect(cut.diagnostics.contains { $0.severity == .error && ($0.span?.start.line ?? 0) > 5 })
    #expect(cut.documents.isEmpty)
    let merged = Sample.read(whole.replacingOccurrences("<subviews>", "<<<<<<< ours\n<subviews>"))
    #expect(merged.diagnostics.contains { $0.severity == .error && $0.span?.start.line == 9 })
    let binary = InterfaceBuilderReader.read(file: "a.nib", bytes: Array("NIBArchive".utf8) + [1, 0, 0, 0, 10, 0, 255])
    #expect(binary.documents.isEmpty)
    #expect(binary.diagnostics.contains { $0.severity == .error })
    let other = Sample.read("<plist version=\"1.0\"/>")
    #expect(other.diagnostics.map(\.id) == ["not-interface-builder"])
  }
}

extension String {
  fileprivate func replacingOccurrences(_ old: String, _ new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
