import Foundation
import Testing
import UndrawnSettings

/// What a Mac's file says of views beside what is drawn of them: notes for those who edit it, and how far a text may grow.
@Suite struct UndrawnNoteTests {
  private func lines(_ before: String, _ after: String) throws -> [String] {
    try SettingLines.lines(before, after).map(\.named)
  }

  private static func file(note: String = "", widest: Double = 596) -> String {
    Drawn.macFile(
      """
      <customView id="vie-aa-001">\(Drawn.frame(0, 0, 200, 100))<subviews>
      <box userLabel="Rule" fixedFrame="YES" id="box-aa-001">\(Drawn.frame(0, 92, 90, 5))\(note)</box>
      <scrollView fixedFrame="YES" id="scr-aa-001">\(Drawn.frame(0, 0, 200, 90))
      <clipView key="contentView" id="cli-aa-001">\(Drawn.frame(0, 0, 200, 90))<subviews>
      <textView userLabel="About" id="tex-aa-001">\(Drawn.frame(0, 0, 200, 90))
      <size key="maxSize" width="\(widest)" height="1000"/></textView></subviews></clipView></scrollView>
      </subviews></customView>
      """)
  }

  /// Seen in 360Controller.
  @Test func aNoteIsTold() throws {
    let note =
      "<attributedString key=\"userComments\"><fragment content=\"As wide as a pane.\"/></attributedString>"
    let told = try lines(Self.file(), Self.file(note: note))
    #expect(told.contains("note in Interface Builder in a box is 'As wide as a pane.' now ('Rule')"), "\(told)")
  }

  /// Seen in 360Controller.
  @Test func theSizeThatATextMayGrowToIsTold() throws {
    let told = try lines(Self.file(), Self.file(widest: 1342))
    #expect(
      told.contains("max size in a text view is '1342 × 1000' instead of '596 × 1000' ('About')"), "\(told)")
  }

  /// The same of several items of a toolbar is one line. Seen in HackintoshBuild.
  @Test func theSameOfSeveralItemsIsSaidOnce() throws {
    func file(_ sizing: String) -> String {
      let items = ["Add", "Print", "Share"].map {
        "<toolbarItem implicitItemIdentifier=\"\($0)\" label=\"\($0)\" \(sizing) id=\"ite-\($0)\"/>"
      }
      return Drawn.macFile(
        Drawn.toolbar("label=\"Other\"").replacing(
          "</allowedToolbarItems>", with: "\(items.joined())</allowedToolbarItems>"))
    }
    let told = try lines(file(""), file("sizingBehavior=\"auto\""))
    #expect(told == ["sizing behavior of the toolbar items 'Add', 'Print' and 'Share' is 'auto' now"], "\(told)")
  }

  /// What a Mac's new collection view arranges its items by is in no picture. Seen in GPM.
  @Test func aNewLayoutOfACollectionSaysHowItArranges() throws {
    func file(_ layout: String) -> String {
      Drawn.macFile(
        """
        <customView id="vie-aa-001">\(Drawn.frame(0, 0, 200, 100))<subviews>
        <collectionView fixedFrame="YES" id="col-aa-001">\(Drawn.frame(0, 0, 200, 90))\(layout)</collectionView>
        </subviews></customView>
        """)
    }
    let layout =
      "<collectionViewFlowLayout key=\"collectionViewLayout\" minimumLineSpacing=\"10\" scrollDirection=\"horizontal\" "
      + "id=\"lay-aa-001\"><size key=\"itemSize\" width=\"230\" height=\"60\"/></collectionViewFlowLayout>"
    let told = try lines(file(""), file(layout))
    #expect(
      told.contains {
        $0.contains(
          "has the scroll direction 'horizontal', has the item size '230 × 60' and has the minimum line spacing '10'")
      }, "\(told)")
  }

  /// What code knows a button by is seen in no picture. Seen in OC-Gen-X.
  @Test func anIdentifierIsNeverSeen() throws {
    func file(_ name: String) -> String {
      Drawn.macFile(
        """
        <customView id="vie-aa-001">\(Drawn.frame(0, 0, 200, 100))<subviews>
        <button fixedFrame="YES" id="but-aa-001">\(Drawn.frame(0, 0, 90, 20))\(name)
        <buttonCell key="cell" type="check" title="Audio" id="buc-aa-001"/></button></subviews></customView>
        """)
    }
    let told = try SettingLines.lines(file(""), file("<string key=\"identifier\">audio</string>"))
    #expect(
      told.contains { $0.words.hasPrefix("identifier in a button is 'audio' now") && $0.place == .always }, "\(told)")
  }
}
