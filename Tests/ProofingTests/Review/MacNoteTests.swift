import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What is told of a Mac's windows, tables and panes besides pictures, and of what cannot be seen; each on a small file of the
/// shape in which it was seen.
@Suite struct MacNoteTests {
  private func notes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.notes.filter(\.isChange).map(\.text)
  }

  private func causes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
  }

  private static func scrolled(_ frame: String, _ inner: String, id: String) -> String {
    """
    <scrollView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="s\(id)-aa-001">\(frame)
    <clipView key="contentView" id="c\(id)-aa-001">\(Drawn.frame(0, 0, 100, 100))<subviews>\(inner)</subviews></clipView>
    </scrollView>
    """
  }

  private static func table(_ columns: String, id: String, width: Double = 100) -> String {
    """
    <tableView id="t\(id)-aa-001">\(Drawn.frame(0, 0, width, 100))<tableColumns>\(columns)</tableColumns></tableView>
    """
  }

  private static func column(_ identifier: String, title: String = "", id: String) -> String {
    """
    <tableColumn identifier="\(identifier)" width="40" id="k\(id)-aa-001"><tableHeaderCell key="headerCell" \
    title="\(title)"/></tableColumn>
    """
  }

  /// A column without a title is called by its identifier. Seen in webponize.
  @Test func aColumnWithoutATitleIsTold() throws {
    func file(_ columns: String) -> String {
      Drawn.mac(Self.scrolled(Drawn.frame(0, 0, 100, 100), Self.table(columns, id: "01"), id: "01"))
    }
    let name = Self.column("name", title: "Saved File Name", id: "01")
    let told = notes(try SmallHistory.review(file(name), file(Self.column("status", id: "02") + name)))
    #expect(told.contains { $0.contains("the column 'status' of a table is new before 'Saved File Name'") }, "\(told)")
    #expect(!told.contains { $0.contains("1 table column") }, "\(told)")
  }

  /// A window that was made anew has the buttons that it had. Seen in SpaceStateBar.
  @Test func aWindowOfOneTitleIsOneWindow() throws {
    func file(_ id: String, _ mask: String) -> String {
      Drawn.macFile(
        """
        <window title="Preferences" id="\(id)-aa-002"><windowStyleMask key="styleMask" titled="YES" closable="YES" \(mask)/>
        <rect key="contentRect" x="10" y="20" width="300" height="200"/>
        <view key="contentView" id="v\(id.dropFirst())-aa-002">\(Drawn.frame(0, 0, 300, 200))</view></window>
        """)
    }
    let told = notes(try SmallHistory.review(file("old", "resizable=\"YES\""), file("new", "")))
    #expect(told.contains { $0.contains("resizable of window style mask in a window is no longer 'YES'") }, "\(told)")
  }

  /// A mask that no picture shows says whose it is. Seen in marlin-kids.
  @Test func aMaskSaysWhoseItIs() throws {
    func file(_ mask: String) -> String {
      Drawn.mac(
        Self.scrolled(
          Drawn.frame(0, 0, 100, 100),
          """
          <customView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" customClass="SourceView" \
          id="own-aa-001">\(Drawn.frame(0, 0, 100, 100))<autoresizingMask key="autoresizingMask" \(mask)/></customView>
          """, id: "01"))
    }
    let told = notes(
      try SmallHistory.review(file("widthSizable=\"YES\" heightSizable=\"YES\""), file("flexibleMinX=\"YES\"")))
    let masks = told.filter { $0.contains("autoresizing mask of a custom view") }
    #expect(masks.contains { $0.contains("'SourceView'") }, "\(told)")
  }

  /// A label with other line breaks and capitals is that label. Seen in SpaceStateBar.
  @Test func aTextInOtherLinesIsOfTheSameView() throws {
    func label(_ id: String, _ text: String, _ frame: String, _ font: String) -> String {
      Drawn.mac(
        """
        <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-aa-001">\(frame)
        <textFieldCell key="cell" id="c\(id.dropFirst())-aa-001"><font key="font" metaFont="\(font)"/>
        <string key="title">\(text)</string></textFieldCell></textField>
        """)
    }
    let found = causes(
      try SmallHistory.review(
        label("old", "Source code: https://example.org/Shop", Drawn.frame(18, 20, 240, 34), "system"),
        label("new", "Source code:\nhttps://example.org/shop", Drawn.frame(20, 20, 236, 42), "smallSystem")))
    #expect(found.contains { $0.contains("text of ") }, "\(found)")
    #expect(!found.contains { $0.contains("is new") || $0.contains("is gone") }, "\(found)")
  }

  /// What lies in what is hidden is not shown, whatever hid it before. Seen in XMLViewer.
  @Test func whatIsHiddenByAnotherIsNotShown() throws {
    let label = """
      <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" %@ id="lab-aa-001">
      \(Drawn.frame(20, 20, 100, 16))<textFieldCell key="cell" lineBreakMode="clipping" title="Name" id="cel-aa-001">
      <font key="font" metaFont="system"/></textFieldCell></textField>
      """
    func box(_ inner: String) -> String {
      """
      <customView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" hidden="YES" id="box-aa-001">
      \(Drawn.frame(0, 0, 200, 100))<subviews>\(inner)</subviews></customView>
      """
    }
    let found = causes(
      try SmallHistory.review(
        Drawn.mac(label.replacing("%@", with: "hidden=\"YES\"")), Drawn.mac(box(label.replacing("%@", with: "")))))
    #expect(!found.contains { $0.contains("no longer hidden") }, "\(found)")
  }

  /// Each of two panes clips what is in it. Seen in MacApp.
  @Test func whatIsClippedCoversNothing() throws {
    func file(_ x: Double) -> String {
      func label(_ id: String, _ x: Double) -> String {
        """
        <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l\(id)-aa-001">
        \(Drawn.frame(x, 20, 160, 16))<textFieldCell key="cell" lineBreakMode="clipping" title="A name of it" \
        id="e\(id)-aa-001"><font key="font" metaFont="system"/></textFieldCell></textField>
        """
      }
      func pane(_ id: String, _ label: String) -> String {
        "<customView fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"p\(id)-aa-001\">"
          + Drawn.frame(0, 0, 300, 100) + "<subviews>\(label)</subviews></customView>"
      }
      return Drawn.mac(
        Self.scrolled(Drawn.frame(0, 0, 100, 100), pane("01", label("01", x)), id: "01")
          + Self.scrolled(Drawn.frame(100, 0, 100, 100), pane("02", label("02", 10)), id: "02"))
    }
    let outcome = try SmallHistory.review(file(-100), file(40))
    let found = outcome.report.entries.flatMap(\.findings.new).map(\.message)
    #expect(!found.contains { $0.contains("cover each other") }, "\(found)")
  }
}
