import Foundation
import Testing
import UndrawnSettings

@testable import Reviewing
@testable import Revisions

/// Which view is which where it was made anew under another id: by what it shows, by what code calls it and by what it holds,
/// before its place among others.
@Suite struct MadeAnewTests {
  private func leads(_ before: String, _ after: String, devices: [String] = []) throws -> [String] {
    try SmallHistory.review(before, after, devices: devices).report.entries
      .flatMap { $0.layout?.causes ?? [] }.map { "\($0.lead), so \($0.whole)" }
  }

  private func lines(_ before: String, _ after: String) throws -> [String] {
    try SettingLines.lines(before, after).map(\.named)
  }

  /// Labels in a view of effects, each with the path that it shows and its font.
  private static func labels(_ mark: String, effect: String, _ labels: [(path: String, size: Double)]) -> String {
    let fields = labels.enumerated().map { place, label in
      """
      <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(mark)\(place)-fi-001">
      \(Drawn.frame(20, 20 + 50 * Double(place), 100 + label.size, label.size + 7))<autoresizingMask key="autoresizingMask"/>
      <textFieldCell key="cell" title="Label" id="\(mark)\(place)-ce-001"><font key="font" metaFont="system" size="\(label.size)"/>
      </textFieldCell><connections>
      <binding destination="-2" name="value" keyPath="\(label.path)" id="\(mark)\(place)-bi-001"/></connections></textField>
      """
    }
    return Drawn.mac(
      """
      <visualEffectView \(effect) blendingMode="behindWindow" fixedFrame="YES" id="\(mark)e-vi-001" \
      translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(0, 0, 300, 200))<autoresizingMask key="autoresizingMask"/>
      <subviews>\(fields.joined())</subviews></visualEffectView>
      """, more: "<customObject id=\"-2\" userLabel=\"File's Owner\" customClass=\"About\"/>")
  }

  /// Seen in Diagnostics.
  @Test func labelsAreKnownByWhatTheyShow() throws {
    let before = Self.labels(
      "aa", effect: "appearanceType=\"vibrantDark\" material=\"titlebar\"",
      [("version", 20), ("copyright", 13), ("name", 40)])
    let after = Self.labels(
      "bb", effect: "material=\"sidebar\"", [("self.name", 40), ("self.version", 20), ("self.copyright", 13)])
    let found = try leads(before, after)
    #expect(!found.contains { $0.contains("font of") || $0.contains(" is new") || $0.contains(" is gone") }, "\(found)")
    let told = try lines(before, after)
    #expect(
      told.contains { $0.hasPrefix("binding of value in a text field is 'self.name' instead of 'name'") }, "\(told)")
    #expect(
      told.contains { $0.hasPrefix("material in a visual effect view is 'sidebar' instead of 'titlebar'") }, "\(told)")
    #expect(
      told.contains { $0.hasPrefix("appearance type in a visual effect view is no longer 'vibrantDark'") }, "\(told)")
  }

  /// Seen in smart-itsm-iphone.
  @Test func aLabelOfAnotherOutletIsAnotherOne() throws {
    func file(_ outlet: String, _ id: String, x: Double, y: Double, size: Int) -> String {
      Drawn.xib(
        Drawn.view(
          id, "label", Drawn.frame(x, y, 140 + Double(size), 21), attributes: "text=\"Label\" fixedFrame=\"YES\"",
          more: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"),
        attributes: "customClass=\"MessageView\""
      ).replacing(
        "</view>\n</objects>",
        with:
          "<connections><outlet property=\"\(outlet)\" destination=\"\(id)\" id=\"out-\(id)\"/></connections></view>\n</objects>"
      )
    }
    let found = try leads(
      file("subject", "aaa-la-001", x: 134, y: 60, size: 17), file("messageID", "bbb-la-001", x: 20, y: 40, size: 15),
      devices: ["iphone-8"])
    #expect(found.contains { $0.contains("'Message ID' 'Label' is new") }, "\(found)")
    #expect(found.contains { $0.contains("'Subject' 'Label' is gone") }, "\(found)")
    #expect(!found.contains { $0.contains("frame of") || $0.contains("font of") }, "\(found)")
  }

  /// A form of which every object has another id, as what went into a file of its own. Seen in ClientMac.
  @Test func whatAFileMadeAnewCallsIsNotNew() throws {
    func file(_ mark: String, _ title: String, more: String = "") -> String {
      Drawn.macFile(
        """
        <customView id="\(mark)v-aa-001">\(Drawn.frame(0, 0, 200, 100))<subviews>
        <button fixedFrame="YES" id="\(mark)b-aa-001">\(Drawn.frame(20, 20, 80, 30))
        <buttonCell key="cell" type="push" title="\(title)" bezelStyle="rounded" id="\(mark)c-aa-001"/>
        <connections><action selector="open:" target="-2" id="\(mark)a-aa-001"/></connections></button>\(more)
        </subviews></customView>
        """
      ).replacing("win-aa-001", with: "\(mark)w-aa-001").replacing("con-aa-001", with: "\(mark)k-aa-001")
    }
    let close = """
      <button fixedFrame="YES" id="clo-aa-001">\(Drawn.frame(120, 20, 60, 30))
      <buttonCell key="cell" type="push" title="Close" bezelStyle="rounded" id="clo-ce-001"/>
      <connections><action selector="close:" target="-2" id="clo-ac-001"/></connections></button>
      """
    let told = try lines(file("aa", "Open"), file("bb", "Open", more: close))
    #expect(told.contains { $0.contains("'close:' of 'Close'") && $0.hasSuffix("new") }, "\(told)")
    #expect(!told.contains { $0.contains("'open:'") }, "\(told)")
  }

  /// A file that was moved, whose view is of a class of its new name. Seen in Localizable.strings.
  @Test func aMovedFileOfFewObjectsIsOne() throws {
    func file(_ name: String) -> String {
      Drawn.mac(
        """
        <textField fixedFrame="YES" id="tex-aa-001">\(Drawn.frame(20, 20, 200, 17))<autoresizingMask key="autoresizingMask"/>
        <textFieldCell key="cell" title="Nothing is selected" id="tec-aa-001"><font key="font" metaFont="system"/>
        </textFieldCell></textField>
        """
      ).replacing("userLabel=\"Panel\"", with: "customClass=\"\(name)\"")
    }
    let history = try SmallHistory(["Notice.xib": file("Notice")], ["Empty.xib": file("Empty")])
    try FileManager.default.removeItem(at: history.folder.appendingPathComponent("Notice.xib"))
    try history.amend()
    let report = try history.review(devices: []).report
    #expect(report.entries.allSatisfy { ![.missing, .orphan].contains($0.status) }, "\(report.entries.map(\.status))")
    let told = report.entries.flatMap(\.renames)
    #expect(
      told.contains { $0.hasPrefix("class of the view of ") && $0.hasSuffix("is Empty instead of Notice") }, "\(told)")
  }

  /// A stack of two fields that was copied, in its place among others and out of a view that went. Seen in cOlive.
  @Test func aStackOfTheSameFieldsIsTheSame() throws {
    func file(_ mark: String, spacing: Int, isInside: Bool = false) -> String {
      let fields = ["Email", "Password"].enumerated().map { place, words in
        """
        <textField placeholder="\(words)" borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" \
        id="\(mark)-f\(place)-001">\(Drawn.frame(0, Double(place) * Double(34 + spacing), 300, 34))
        <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
        """
      }
      let stack = Drawn.view(
        "\(mark)-st-001", "stackView", Drawn.frame(20, 40, 300, Double(68 + spacing)),
        attributes: "axis=\"vertical\" spacing=\"\(spacing)\" fixedFrame=\"YES\"", subviews: fields.joined())
      let welcome = Drawn.label("wel-aa-001", "Welcome", Drawn.frame(20, 300, 100, 20))
      let box = Drawn.view(
        "box-aa-001", "view", Drawn.frame(0, 0, 375, 200), attributes: "fixedFrame=\"YES\"", subviews: stack)
      return Drawn.xib(isInside ? box + welcome : mark == "bbb" ? welcome + stack : stack + welcome)
    }
    for isInside in [false, true] {
      let found = try leads(file("aaa", spacing: 30, isInside: isInside), file("bbb", spacing: 10))
      let told = found.filter { $0.contains("'Stack View' with 'Email' and 'Password' is") }
      #expect(told.isEmpty && found.contains { $0.contains("frame of 'Stack View' is 78 high") }, "\(found)")
    }
  }
}
