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
    #expect(told == ["note in Interface Builder in a box is 'As wide as a pane.' now ('Rule')"], "\(told)")
  }

  /// Seen in 360Controller.
  @Test func theSizeThatATextMayGrowToIsTold() throws {
    let told = try lines(Self.file(), Self.file(widest: 1342))
    #expect(
      told == ["max size in a text view is '1342.0 × 1000' instead of '596.0 × 1000' ('About')"], "\(told)")
  }
}
