import Foundation
import ProofModel
import Testing

@testable import InterfaceBuilder
@testable import SpecFiles

/// Specs made of storyboards read as if a person had written them.
@Suite struct SpecWriterTests {
  static let views = """
    <label text="Title:" horizontalHuggingPriority="251" verticalHuggingPriority="251" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lb1" userLabel="Title">
    <rect key="frame" x="16" y="30" width="38" height="20.5"/></label>
    <textField borderStyle="roundedRect" placeholder="Add a title" translatesAutoresizingMaskIntoConstraints="NO" \
    id="tf1"><rect key="frame" x="62" y="20" width="297" height="34"/></textField>
    <view id="bx1" userLabel="Old Box"><rect key="frame" x="0" y="600" width="375" height="67"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
    <color key="backgroundColor" systemColor="systemBlueColor"/></view>
    """
  static let rules = """
    <constraint firstItem="lb1" firstAttribute="leading" secondItem="rt1" secondAttribute="leadingMargin" id="c1"/>
    <constraint firstItem="tf1" firstAttribute="leading" secondItem="lb1" secondAttribute="trailing" constant="8" \
    id="c2"/>
    <constraint firstAttribute="trailingMargin" secondItem="tf1" secondAttribute="trailing" id="c3"/>
    <constraint firstItem="tf1" firstAttribute="top" secondItem="sa1" secondAttribute="top" constant="20" id="c4"/>
    <constraint firstItem="lb1" firstAttribute="baseline" secondItem="tf1" secondAttribute="baseline" id="c5"/>
    """

  private func document(_ text: String) throws -> Document { try #require(Sample.read(text).documents.first) }

  @Test func aSceneReadsAsIfAPersonHadWrittenIt() throws {
    let compact = "<variation key=\"heightClass=compact\" constant=\"8\"/>"
    let rules = Self.rules.replacing(
      "constant=\"20\" id=\"c4\"/>", with: "constant=\"20\" id=\"c4\">\(compact)</constraint>")
    let document = try document(Sample.storyboard(views: Self.views, constraints: rules))
    #expect(
      SpecWriter.text(document) == """
        proofsheet: 1
        name: FirstController
        os: ios-14
        canvas: iphone-8 portrait
        views:
          titleLabel: { type: label, text: "Title:" }
          addATitleTextField: { type: text-field, placeholder: "Add a title" }
          oldBox: { frame: [0, 600, 375, 67], autoresize: [width, top], background: system-blue }
        constraints:
          screen:
            - titleLabel.leading == margins.leading
            - addATitleTextField.leading == titleLabel.trailing + std
            - addATitleTextField.trailing == margins.trailing
            - { id: addATitleTextFieldTop, rule: "addATitleTextField.top == safe.top + 20" }
            - titleLabel.lastBaseline == addATitleTextField.lastBaseline
        overrides:
          - when: height compact
            set: { addATitleTextFieldTop.constant: 8 }

        """)
  }

  /// A kind has one default for clipping: what differs from it is written, what equals it is not.
  @Test(arguments: [("label", "YES", "clips: true"), ("label", "NO", nil), ("textField", "NO", "clips: false")])
  func clippingIsKept(_ element: String, _ flag: String, _ written: String?) throws {
    let view = "<\(element) clipsSubviews=\"\(flag)\" id=\"lb1\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"38\" "
    let document = try document(Sample.storyboard(views: view + "height=\"20\"/></\(element)>"))
    let text = SpecWriter.text(document)
    #expect(text.contains("clips") == (written != nil), "\(text)")
    if let written { #expect(text.contains(written), "\(text)") }
  }

  @Test func allEdgesAreOneRule() throws {
    let constraints = ["top", "leading"].map {
      "<constraint firstItem=\"bx1\" firstAttribute=\"\($0)\" secondItem=\"rt1\" secondAttribute=\"\($0)\" "
        + "constant=\"10\" id=\"c\($0)\"/>"
    }
    let others = ["bottom", "trailing"].map {
      "<constraint firstAttribute=\"\($0)\" secondItem=\"bx1\" secondAttribute=\"\($0)\" constant=\"10\" id=\"c\($0)\"/>"
    }
    let text = Sample.storyboard(views: Sample.box, constraints: (others + constraints).joined(separator: "\n"))
    #expect(SpecWriter.text(try document(text)).contains("  screen:\n    - box.edges == root.edges + 10\n"))
  }

  @Test func whatTheDefaultVariationLeavesOutComesBackByItsCondition() throws {
    let variations = """
      <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints"><include reference="c2"/></mask></variation>
      """
    let text = Sample.storyboard(views: Self.views, constraints: Self.rules)
      .replacing("</constraints>\n</view>", with: "</constraints>\(variations)</view>")
    let spec = SpecWriter.text(try document(text))
    #expect(spec.contains("rule: \"addATitleTextField.leading == titleLabel.trailing + 8\", active: false }"))
    #expect(spec.contains("- when: width regular\n    set: { addATitleTextFieldLeading.active: true }"))
  }

  @Test(arguments: SpecWriter.Fidelity.allCases)
  func whatIsWrittenIsReadWithoutAWord(_ fidelity: SpecWriter.Fidelity) throws {
    let names = ["Ünïcode: #1", "root", "std", "12 monkeys", "true", "a/b"]
    let labels = names.enumerated().map { index, name in
      "<label text=\"\(name)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\(index)\" userLabel=\"\(name)\"/>"
    }
    let document = try document(
      Sample.storyboard(views: Self.views + labels.joined(), constraints: Self.rules))
    let reading = SpecReader.read(
      file: "FirstController.proof.yaml", text: SpecWriter.text(document, fidelity: fidelity), root: ".")
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.document?.root.children.count == document.root.children.count)
  }

  @Test func namesAreWordsThatRulesCanSay() {
    #expect(SceneNames.identifier("Title Label") == "titleLabel")
    #expect(SceneNames.identifier("Don’t show this again, please, ever") == "dontShowThisAgainPlease")
    #expect(SceneNames.identifier("3 Wishes") == "wishes")
    #expect(SceneNames.identifier("日本語") == nil)
    #expect(SceneNames.identifier("URL Field") == "urlField")
    #expect(SceneNames.identifier("viewOfAll") == "viewOfAll")
  }
}
