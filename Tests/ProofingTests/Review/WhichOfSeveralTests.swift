import Foundation
import Testing
import UndrawnSettings

/// Which of several objects that are alike a line is of, and all of what a line says of one.
@Suite struct WhichOfSeveralTests {
  private func lines(_ before: String, _ after: String) throws -> [String] {
    try SettingLines.lines(before, after).map(\.named)
  }

  /// A row of a grid is known by what is written in it. Seen in Dynamic-Dark-Mode.
  @Test func aGridsRowIsKnownByItsWords() throws {
    func row(_ title: String, _ binding: String) -> (row: String, cell: String) {
      let cell = """
        <gridCell row="ro\(title)" column="col-aa-001" id="ce\(title)"><textField key="contentView" id="te\(title)" \
        translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(0, 0, 60, 17))
        <textFieldCell key="cell" title="\(title)" id="tc\(title)"/></textField></gridCell>
        """
      return ("<gridRow id=\"ro\(title)\"><connections>\(binding)</connections></gridRow>", cell)
    }
    func file(_ path: String?) -> String {
      let binding =
        path.map { "<binding destination=\"-2\" name=\"hidden\" keyPath=\"\($0)\" id=\"bin-aa-001\"/>" } ?? ""
      let rows = [row("Name", ""), row("Shortcut", binding)]
      return Drawn.mac(
        """
        <gridView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="gri-aa-001">\(Drawn.frame(0, 0, 160, 40))
        <rows>\(rows.map(\.row).joined())</rows><columns><gridColumn id="col-aa-001"/></columns>
        <gridCells>\(rows.map(\.cell).joined())</gridCells></gridView>
        """)
    }
    let told = try lines(file(nil), file("isAutomatic"))
    #expect(told.contains("binding of hidden in a grid row is 'isAutomatic' now ('Shortcut')"), "\(told)")
  }

  /// Several of one screen are all named, and it once. Seen in Dynamic-Dark-Mode.
  @Test func objectsOfOneScreenSayItOnce() {
    let names = ["Name", "Kind", "Size", "Date"]
    var line = ObjectSettings.Line("tag is '1' now", .always, names: names.map { "'\($0)' of Settings" })
    #expect(line.named == "tag is '1' now ('Name', 'Kind', 'Size' and 'Date' of Settings)", "\(line.named)")
    line.names[3] = "'Date' of Details"
    #expect(
      line.named == "tag is '1' now ('Name' of Settings, 'Kind' of Settings, 'Size' of Settings and 1 more)",
      "\(line.named)")
  }

  /// What becomes of a value that is bound is told to its end. Seen in Dynamic-Dark-Mode.
  @Test func aBindingIsToldWithItsOptions() throws {
    func file(_ options: [String]) -> String {
      let all = options.map { "<bool key=\"\($0)\" value=\"NO\"/>" }.joined()
      return Drawn.mac(
        """
        <button fixedFrame="YES" id="but-aa-001">\(Drawn.frame(20, 20, 80, 18))
        <buttonCell key="cell" type="check" title="Sunset" id="buc-aa-001"/><connections>
        <binding destination="-2" name="value" keyPath="values.onBetweenSunsetSunrise" id="bin-aa-001">
        <dictionary key="options">\(all)</dictionary></binding></connections></button>
        """)
    }
    let told = try lines(file([]), file(["NSAllowsEditingMultipleValuesSelection", "NSConditionallySetsEnabled"]))
    let options = "NSAllowsEditingMultipleValuesSelection NO NSConditionallySetsEnabled NO"
    #expect(told.contains { $0.contains("'values.onBetweenSunsetSunrise \(options)' instead of") }, "\(told)")
  }

  private static func form(_ views: String, _ connections: String = "") -> String {
    Drawn.xib(views, attributes: "customClass=\"OptionsView\"").replacing(
      "</view>\n</objects>", with: "<connections>\(connections)</connections></view>\n</objects>")
  }

  private static func outlet(_ name: String, _ id: String, element: String = "outlet") -> String {
    "<\(element) property=\"\(name)\" destination=\"\(id)\" id=\"o-\(id)\"/>"
  }

  /// Controls of one name that do no more what they did are named by their outlets. Seen in LogicPuzzlesSwift.
  @Test func controlsThatAreAlikeAreToldApart() throws {
    func file(_ action: String) -> String {
      let switches = ["one", "two"].map { id in
        let more = action.isEmpty ? "" : action.replacing("ID", with: id)
        return Drawn.view(
          "\(id)-aa-001", "switch", Drawn.frame(20, id == "one" ? 20 : 60, 51, 31), attributes: "on=\"YES\"",
          more: "<connections>\(more)<action selector=\"\(id):\" destination=\"-1\" eventType=\"valueChanged\" "
            + "id=\"\(id)-ac-001\"/></connections>")
      }
      return Self.form(
        switches.joined(), Self.outlet("playsMusic", "one-aa-001") + Self.outlet("playsSound", "two-aa-001"))
    }
    let told = try lines(
      file("<action selector=\"changed:\" destination=\"-1\" eventType=\"valueChanged\" id=\"ID-ch-001\"/>"), file(""))
    #expect(
      told.contains {
        $0.hasPrefix(
          "2 actions 'changed:' of the switch of the outlet 'playsMusic' and the switch of the outlet 'playsSound' are gone"
        )
      },
      "\(told)")
  }

  /// What has no name is counted in a collection of outlets. Seen in anime-detour-ios.
  @Test func rulesInACollectionAreCounted() throws {
    func file(_ outlets: String) -> String {
      let rules = ["leading", "top", "width"].map { side in
        side == "width"
          ? Drawn.rule("r\(side.prefix(2))-aa-001", side, item: "lab-aa-001", constant: 90)
          : Drawn.rule("r\(side.prefix(2))-aa-001", side, side, "iN0-l3-epB", item: "lab-aa-001", constant: 20)
      }
      return Drawn.xib(
        Drawn.view("lab-aa-001", "label", Drawn.frame(20, 20, 90, 21), attributes: "text=\"Total\""),
        attributes: "customClass=\"OptionsView\"", constraints: rules.joined()
      ).replacing("</view>\n</objects>", with: "<connections>\(outlets)</connections></view>\n</objects>")
    }
    let outlets = ["lab-aa-001", "rle-aa-001", "rto-aa-001", "rwi-aa-001"].map {
      Self.outlet("parts", $0, element: "outletCollection")
    }
    let told = try lines(file(outlets[0]), file(outlets.joined()))
    #expect(told.contains { $0.hasPrefix("3 constraints are in the outlet collection 'parts' of") }, "\(told)")
  }
}
