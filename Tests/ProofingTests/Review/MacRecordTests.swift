import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What a Mac's file records, and what of it is nobody's edit; each on a small file of the shape in which it was told falsely.
@Suite struct MacRecordTests {
  private func causes(_ outcome: RevisionReview.Outcome) -> [ReviewReport.Cause] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }
  }

  private func notes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.notes.filter(\.isChange).map(\.text)
  }

  private static func box(_ inner: String, _ frame: String, more: String = "") -> String {
    """
    <customView fixedFrame="YES" userLabel="Zone" id="zon-aa-001">\(frame)
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
    <subviews>\(inner)</subviews></customView>
    """
  }

  private static func button(
    _ frame: String, picture: String = "", scaling: String = "imageScaling=\"proportionallyDown\""
  ) -> String {
    """
    <button fixedFrame="YES" userLabel="Devices" id="dev-aa-001">\(frame)
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
    <buttonCell key="cell" type="square" bezelStyle="shadowlessSquare" \(picture) alignment="center" \(scaling) \
    id="dce-aa-001"/></button>
    """
  }

  // MARK: Connections

  /// Older tools wrote an action at what it calls. Seen in PXSourceList.
  @Test func anActionWrittenAtItsTargetIsTheSame() throws {
    func file(_ ofTarget: String, _ ofSender: String, tools: String) -> String {
      Drawn.macFile(
        """
        <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"><connections>\(ofTarget)
        </connections></customObject>
        <menu title="Edit" id="men-aa-001"><items><menuItem title="Copy" id="cop-aa-001">
        <connections>\(ofSender)</connections></menuItem></items></menu>
        """, tools: tools)
    }
    let old = file("<action selector=\"copy:\" destination=\"cop-aa-001\" id=\"act-aa-001\"/>", "", tools: "4439")
    let new = file("", "<action selector=\"copy:\" target=\"-1\" id=\"act-aa-001\"/>", tools: "16097")
    let same = notes(try SmallHistory.review(old, new))
    #expect(!same.contains { $0.contains("copy:") }, "\(same)")
    let gone = notes(try SmallHistory.review(old, file("", "", tools: "4439")))
    #expect(gone.contains { $0.contains("the action 'copy:' of 'Copy' is gone") }, "\(gone)")
  }

  // MARK: Scroll views

  /// `NSScrollView` tiles what it shows into its own bounds. Seen in midi_router and CameraBrowser.
  @Test func whatAScrollViewPlacesGoesWithIt() throws {
    func file(_ width: Double, _ height: Double, inner: (Double, Double)) -> String {
      Drawn.mac(
        """
        <scrollView fixedFrame="YES" hasHorizontalScroller="NO" userLabel="Scroll" id="scr-aa-001">
        \(Drawn.frame(20, 20, width, height))<autoresizingMask key="autoresizingMask"/>
        <clipView key="contentView" userLabel="Clip" id="cli-aa-001">\(Drawn.frame(1, 1, inner.0, inner.1))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <tableView rowHeight="17" userLabel="List" id="tab-aa-001">\(Drawn.frame(0, 0, inner.0, inner.1))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <tableColumns/></tableView></subviews></clipView></scrollView>
        """, size: (400, 400))
    }
    let other = try SmallHistory.review(file(300, 200, inner: (298, 198)), file(320, 150, inner: (318, 148)))
    let found = causes(other)
    #expect(found.contains { $0.whole.contains("it grew 20 pt in width and shrank 50 pt") }, "\(found.map(\.whole))")
    #expect(!found.contains { $0.whole.contains("'Clip'") || $0.whole.contains("'List'") }, "\(found.map(\.whole))")
    // Recorded in another way, it shows the same.
    let same = try SmallHistory.review(file(300, 200, inner: (298, 198)), file(300, 200, inner: (285, 190)))
    #expect(causes(same).isEmpty, "\(causes(same).map(\.lead))")
  }

  // MARK: Containers

  /// What comes around a view moves nothing by itself: its own other frame does. Seen in AirShow.
  @Test func aWrappedViewsOwnFrameIsTheCause() throws {
    let old = Drawn.mac(Self.button(Drawn.frame(54, 140, 170, 25)), size: (480, 360))
    let new = Drawn.mac(
      Self.box(Self.button(Drawn.frame(48, 140, 381, 25)), Drawn.frame(0, 0, 480, 360)), size: (480, 360))
    let found = causes(try SmallHistory.review(old, new))
    let zone = try #require(found.first { $0.lead.hasPrefix("'Zone' is new") })
    #expect(!zone.sentence.contains("grew") && !zone.whole.contains("grew"), "\(zone.sentence)")
    #expect(
      found.contains {
        $0.lead.hasPrefix("frame of 'Devices' is ") && $0.lead.contains("width 381")
          && $0.sentence.contains("grew 211 pt in width")
      }, "\(found.map(\.sentence))")
    // One that keeps its place on the screen has none.
    let kept = Drawn.mac(
      Self.box(Self.button(Drawn.frame(34, 120, 170, 25)), Drawn.frame(20, 20, 440, 320)), size: (480, 360))
    #expect(!causes(try SmallHistory.review(old, kept)).contains { $0.lead.hasPrefix("frame of ") })
  }

  /// A mode that is read with a picture is none that changed when the picture came. Seen in AirShow.
  @Test func aPictureBringsNoOtherMode() throws {
    let frame = Drawn.frame(54, 140, 80, 25)
    let new = Self.button(frame, picture: "image=\"NSStopProgressTemplate\" imagePosition=\"only\"")
    let found = causes(try SmallHistory.review(Drawn.mac(Self.button(frame)), Drawn.mac(new)))
    #expect(found.contains { $0.lead.contains("picture of 'Devices'") }, "\(found.map(\.lead))")
    #expect(!found.contains { $0.lead.contains("content mode") }, "\(found.map(\.lead))")
  }

  /// The frame of a view that another kind of view stands for now is its own. Seen in mac-cam.
  @Test func aReplacedViewsFrameIsItsOwn() throws {
    func file(_ kind: String, _ id: String, _ frame: (Double, Double), height: Double) -> String {
      Drawn.mac(
        """
        <\(kind) fixedFrame="YES" userLabel="Camera" customClass="CameraView" id="\(id)">
        \(Drawn.frame(0, frame.0, 300, frame.1))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></\(kind)>
        """, size: (300, height))
    }
    let found = causes(
      try SmallHistory.review(
        file("customView", "cam-aa-001", (45, 200), height: 280), file("imageView", "cam-aa-001", (0, 250), height: 250)
      ))
    #expect(
      !found.contains { $0.lead.hasPrefix("the view is ") && $0.sentence.contains("grew") }, "\(found.map(\.sentence))")
  }

  // MARK: Sizes

  private static func storyboard(
    _ size: (Double, Double), tools: String = "16097", inner: String = "", title: String = "title=\"Page\""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><scenes><scene sceneID="sc1-aa-001"><objects>
    <viewController \(title) id="vc1-aa-001"><view key="view" id="roo-aa-001">\(Drawn.frame(0, 0, size.0, size.1))
    <autoresizingMask key="autoresizingMask"/><subviews>\(inner)</subviews></view></viewController>
    </objects></scene></scenes></document>
    """
  }

  /// A controller that no window shows is a view. Seen in Entropy.
  @Test func aPageIsNoWindow() throws {
    let found = causes(
      try SmallHistory.review(Self.storyboard((450, 300)), Self.storyboard((800, 600)), ending: "storyboard"))
    #expect(found.map(\.lead) == ["the view is 800 × 600 instead of 450 × 300"], "\(found.map(\.lead))")
  }

  /// A point that another version of the tools recorded is nobody's edit. Seen in Boop.
  @Test func aPointOfOtherToolsIsNoSize() throws {
    let other = try SmallHistory.review(
      Self.storyboard((460, 148)), Self.storyboard((460, 147), tools: "17701"), ending: "storyboard")
    #expect(causes(other).isEmpty, "\(causes(other).map(\.lead))")
    let own = try SmallHistory.review(Self.storyboard((460, 148)), Self.storyboard((460, 140)), ending: "storyboard")
    #expect(causes(own).map(\.lead) == ["the view is 460 × 140 instead of 460 × 148"], "\(causes(own).map(\.lead))")
  }

  /// Two empty pages without a name are two. Seen in Hwp-Mac.
  @Test func pagesWithoutANameAreNotTakenForOne() throws {
    func file(_ id: String, _ size: (Double, Double)) -> String {
      let others = Self.storyboard((200, 100)).replacing("sc1-aa-001", with: "sc9-aa-001")
        .replacing("vc1-aa-001", with: "vc9-aa-001").replacing("roo-aa-001", with: "roo-bb-009")
      let page = Self.storyboard(size, title: "").replacing("sc1-aa-001", with: "sc\(id)")
        .replacing("vc1-aa-001", with: "vc\(id)").replacing("roo-aa-001", with: "ro\(id)")
      let scene = page.split(separator: "<scenes>")[1].split(separator: "</scenes>")[0]
      return others.replacing("</scenes>", with: "\(scene)</scenes>")
    }
    let outcome = try SmallHistory.review(
      file("1-aa-001", (302, 300)), file("2-bb-002", (480, 270)), ending: "storyboard")
    #expect(!causes(outcome).contains { $0.lead.contains(" is 480 × 270") }, "\(causes(outcome).map(\.lead))")
    #expect(outcome.report.entries.filter { $0.layout == nil || $0.layout?.causes.isEmpty == true }.count >= 2)
  }

  // MARK: What is shown now

  /// What lay elsewhere than drawn on a page that was not chosen is no news when the page is. Seen in Boop.
  @Test func aPageThatIsShownNowIsAsItWas() throws {
    func file(_ chosen: Int) -> String {
      let pages = (1...2).map { page in
        """
        <tabViewItem label="Page \(page)" identifier="\(page)" id="it\(page)-aa-001"><view key="view" id="pg\(page)-aa-001">
        \(Drawn.frame(10, 33, 280, 150))<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><button misplaced="YES" userLabel="Help \(page)" translatesAutoresizingMaskIntoConstraints="NO" \
        id="bu\(page)-aa-001">\(Drawn.frame(20, 60, 90, 18))<buttonCell key="cell" type="check" title="Go" \
        id="bc\(page)-aa-001"/></button></subviews><constraints>
        \(Drawn.rule("r1\(page)-aa-001", "top", "top", "pg\(page)-aa-001", item: "bu\(page)-aa-001", constant: 20))
        \(Drawn.rule("r2\(page)-aa-001", "leading", "leading", "pg\(page)-aa-001", item: "bu\(page)-aa-001", constant: 20))
        </constraints></view></tabViewItem>
        """
      }
      return Drawn.mac(
        """
        <tabView fixedFrame="YES" initialItem="it\(chosen)-aa-001" id="tab-aa-001">\(Drawn.frame(0, 0, 300, 200))
        <autoresizingMask key="autoresizingMask"/><font key="font" metaFont="system"/>
        <tabViewItems>\(pages.joined())</tabViewItems></tabView>
        """)
    }
    let outcome = try SmallHistory.review(file(1), file(2))
    let found = outcome.report.entries.flatMap(\.findings.new).map(\.message)
    #expect(!found.contains { $0.contains("does not lie where") }, "\(found)")
  }

  /// A placeholder that a field's binding says now is still shown. Seen in SwiftzMac.
  @Test func aBindingsPlaceholderIsNoneThatIsGone() throws {
    func archive(_ own: String, _ bound: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10"><data>
      <array class="NSMutableArray" key="IBDocument.RootObjects" id="1">
      <object class="NSTextFieldCell" id="22"><string key="NSPlaceholderString">\(own)</string></object></array>
      <object class="IBObjectContainer" key="IBDocument.Objects"><object class="IBConnectionRecord">
      <object class="IBBindingConnection" key="connection"><string key="label">value: name</string>
      <dictionary key="NSOptions"><string key="NSNullPlaceholder">\(bound)</string></dictionary></object>
      <int key="connectionID">12</int></object></object></data></archive>
      """
    }
    let moved = notes(try SmallHistory.review(archive("Name", ""), archive("", "Name")))
    #expect(
      moved.contains { $0.contains("'Name' has its placeholder from its binding now") }
        && !moved.contains { $0.contains("says nothing now") }, "\(moved)")
    let gone = notes(try SmallHistory.review(archive("Name", ""), archive("", "")))
    #expect(gone.contains { $0.contains("'Name' says nothing now") }, "\(gone)")
  }

  /// A ground that goes is told as that, and not by the room that follows from it. Seen in windmill.
  @Test func aLabelsGroundIsTold() throws {
    func file(_ ground: String) -> String {
      Drawn.mac(
        """
        <textField userLabel="State" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">
        \(Drawn.frame(20, 20, 60, 16))<textFieldCell key="cell" lineBreakMode="clipping" title="Idle" \(ground) \
        id="lce-aa-001"><font key="font" metaFont="system"/>
        <color key="backgroundColor" name="textBackgroundColor" catalog="System" colorSpace="catalog"/></textFieldCell>
        </textField>
        """,
        constraints: Drawn.rule("c1a-aa-001", "bottom", "bottom", "lab-aa-001", item: "Hz6-mo-xeY", constant: 20)
          + Drawn.rule("c2a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "lab-aa-001", constant: 20))
    }
    let report = try SmallHistory.review(file("drawsBackground=\"YES\""), file("")).report
    let leads = report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(leads.contains { $0.contains("background of 'State' is none instead of #FFFFFF") }, "\(leads)")
    #expect(!leads.contains { $0.contains("insets of") }, "\(leads)")
    // The cell's setting is that.
    #expect(!report.notes.contains { $0.text.contains("draws background") }, "\(report.notes.map(\.text))")
  }
}
