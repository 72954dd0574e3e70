import Foundation
import InterfaceBuilder
import ProofModel
import Testing

/// What files of many apps hold and samples seldom do.
@Suite struct FieldFileTests {
  /// Without a keyboard its guide's top is the safe area's bottom (UIView.keyboardLayoutGuide).
  @Test func theKeyboardsGuideIsAnItem() throws {
    let text = Sample.storyboard(
      views: Sample.box,
      constraints: """
        <constraint firstItem="bx1" firstAttribute="bottom" secondItem="kb1" secondAttribute="top" id="c1"/>
        """
    ).replacing(
      "<viewLayoutGuide key=\"safeArea\"",
      with: "<keyboardLayoutGuide key=\"keyboard\" id=\"kb1\"/><viewLayoutGuide key=\"safeArea\"")
    let reading = Sample.read(text)
    #expect(!reading.diagnostics.contains { $0.id == "dangling-reference" })
    #expect(Sample.equations(reading.documents.first)["c1"] == "bx1.bottom == rt1.keyboard.top")
  }

  /// Masks of size classes name constraints that were deleted since (AdGuard's Protection).
  @Test func whatAMaskNamesAndTheFileNoLongerHasChangesNothing() throws {
    let constraint = "<constraint firstItem=\"bx1\" firstAttribute=\"height\" constant=\"50\" id=\"c1\"/>"
    let text = Sample.storyboard(views: Sample.box, constraints: constraint).replacing(
      "</constraints>\n</view>",
      with: """
        </constraints><variation key="heightClass=compact"><mask key="constraints"><exclude reference="c1"/>
        <exclude reference="gone"/></mask></variation></view>
        """)
    let set = try #require(Sample.read(text).documents.first?.overrides.first?.set)
    #expect(set.count == 1)
  }

  /// What is fixed where it was drawn in some size classes is placed by the rules of others (WorkoutIntervals).
  @Test func rulesOfASizeClassReleaseWhatAnotherFixes() throws {
    let constraint =
      "<constraint firstItem=\"bx1\" firstAttribute=\"leading\" secondItem=\"rt1\" secondAttribute=\"leading\" id=\"c1\"/>"
    func masks(_ key: String, _ word: String) -> String {
      "<variation key=\"\(key)\"><mask key=\"constraints\"><\(word) reference=\"c1\"/></mask></variation>"
    }
    let both = "heightClass=regular-widthClass=compact"
    let box = Sample.box.replacing(
      "</view>",
      with: """
        <variation key="widthClass=compact" fixedFrame="YES"><rect key="frame" x="9" y="9" width="40" height="40"/></variation></view>
        """)
    let text = Sample.storyboard(views: box, constraints: constraint).replacing(
      "</constraints>\n</view>", with: "</constraints>\(masks("default", "exclude") + masks(both, "include"))</view>")
    let overrides = try #require(Sample.read(text).documents.first).overrides
    let translates = overrides.flatMap(\.set).filter { $0.target == .view("bx1", .translates) }.map(\.value)
    #expect(translates == [.boolean(true), .boolean(false)], "\(overrides)")
  }

  private func node(_ id: String, _ views: String) -> ViewNode? {
    Sample.read(Sample.storyboard(views: views)).documents.first?.root.children.first { $0.id == id }
  }

  private static let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"50\"/>"

  /// Xcode 15 and later write symbols as references.
  @Test func aPictureMayBeAReference() {
    let image = node(
      "im1",
      """
      <imageView translatesAutoresizingMaskIntoConstraints="NO" id="im1">\(Self.frame)
      <imageReference key="image" image="star" catalog="system" symbolScale="large"/></imageView>
      """)
    #expect(image?.properties[.asset]?.value == .text("star"))
    let button = node(
      "bt1",
      """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="bt1">\(Self.frame)
      <state key="normal"><imageReference key="image" image="gear" catalog="system"/></state></button>
      """)
    #expect(button?.properties[.asset]?.value == .text("gear"))
  }

  /// Date pickers are wheels, from Xcode 26 on compact, where the file names no style (files).
  @Test(arguments: [
    ("19529", "", nil), ("24506", "", "compact"), ("24506", "style=\"wheels\"", nil),
    ("19529", "style=\"compact\"", "compact"),
    ("24506", "datePickerMode=\"countDownTimer\"", nil),
  ])
  func datePickersNameTheirStyleOrNot(_ tools: String, _ attributes: String, _ style: String?) throws {
    let text = Sample.storyboard(
      tools: tools,
      views: """
        <datePicker \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="dp1">\(Self.frame)</datePicker>
        """)
    let reading = Sample.read(text)
    let picker = try #require(reading.documents.first?.root.children.first { $0.id == "dp1" })
    #expect(picker.properties[.style]?.value == style.map { .keyword($0) })
  }

  /// 0 stands for the size that a kind has by itself.
  @Test func aFontOfNoSizeHasItsKindsOwn() {
    let label = node(
      "lb1",
      """
      <label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="lb1">\(Self.frame)
      <fontDescription key="fontDescription" type="system" pointSize="0.0"/></label>
      """)
    #expect(label != nil)
    #expect(label?.properties[.font] == nil)
  }

  /// UITextView without scrolling is as high as its text (UIKit's documentation).
  @Test func aTextViewMayNotScroll() {
    let view = node(
      "tv1",
      "<textView scrollEnabled=\"NO\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"tv1\">\(Self.frame)</textView>"
    )
    #expect(view?.properties[.scrolls]?.value == .boolean(false))
  }

  @Test func aXibMayHoldAController() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><device id="retina5_9" orientation="portrait"/>
      <objects><viewController id="vc1"><view key="view" id="rt1"><rect key="frame" x="0" y="0" width="375" height="812"/>
      </view></viewController></objects></document>
      """
    let documents = Sample.read(text, file: "Launch.xib").documents
    #expect(documents.map(\.root.id) == ["rt1"])
  }

  /// The file has a symbol's ratio only; recorded free symbols are about 20 long (facts/more-uikit.md 11).
  @Test func symbolsAreTwentyLong() {
    let text = Sample.storyboard().replacing(
      "</scenes>",
      with: "</scenes><resources><image name=\"calendar\" catalog=\"system\" width=\"128\" height=\"107\"/></resources>"
    )
    #expect(Sample.read(text).documents.first?.assetSizes["calendar"] == Size(width: 20, height: 16.5))
  }

  /// The canvas lays a xib's view out as a controller's; where it is put it has every view's margins.
  @Test func marginsOfAXibsView() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/>
      <objects><view id="rt1"><rect key="frame" x="0" y="0" width="375" height="42"/></view></objects></document>
      """
    let document = try #require(Sample.read(text, file: "Header.xib").documents.first)
    #expect(document.root.properties[.margins] == nil)
    let margins = document.overrides.flatMap(\.set).first { $0.target == .view("rt1", .margins) }
    #expect(margins?.value == .numbers(Array(repeating: .number(8), count: 4)))
  }
}
