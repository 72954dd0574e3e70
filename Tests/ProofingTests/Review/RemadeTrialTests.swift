import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What an edit is said to have moved where views were made anew, many things were edited at once, or a part was moved by others.
@Suite struct RemadeTrialTests {
  private func causes(_ before: String, _ after: String, devices: [String] = []) throws -> [ReviewReport.Cause] {
    try SmallHistory.review(before, after, devices: devices).report.entries.flatMap { $0.layout?.causes ?? [] }
  }

  /// A rule of a view that was made anew is tried with the earlier number of the view that stands there now: each side of it gives its
  /// own part. Seen in Find-A-Movie-iOS.
  @Test func aRuleOfAViewMadeAnewIsTriedAtThatView() throws {
    func file(_ id: String, _ inset: Double) -> String {
      Drawn.xib(
        Drawn.view(
          "\(id)-aa-001", "view", Drawn.frame(inset, 20, 375 - 2 * inset, 80), attributes: "userLabel=\"Pane\""),
        constraints: Drawn.rule(
          "\(id)-c1-001", "leading", "leading", "iN0-l3-epB", item: "\(id)-aa-001", constant: inset)
          + Drawn.rule("\(id)-c2-001", "trailing", "trailing", "\(id)-aa-001", item: "iN0-l3-epB", constant: inset)
          + Drawn.rule("\(id)-c3-001", "top", "top", "iN0-l3-epB", item: "\(id)-aa-001", constant: 20)
          + Drawn.rule("\(id)-c4-001", "height", item: "\(id)-aa-001", constant: 80))
    }
    let found = try causes(file("old", 40), file("new", 20))
    let trailing = try #require(found.first { $0.lead.contains("trailing") }, "\(found.map(\.sentence))")
    #expect(trailing.whole.contains("grew 20 pt in width (40 in all)"), "\(trailing.whole)")
    #expect(
      !found.contains { $0.whole.contains("grew 40 pt in width") && $0.parts.count == 1 }, "\(found.map(\.sentence))")
  }

  /// A scroll view around what was there names the change before what else was done. Seen in wcbn and AuctionApp.
  @Test func aScrollViewAroundAScreenComesFirst() throws {
    let labels = (1...5).map { number in
      Drawn.view(
        "la\(number)-aa-001", "label", Drawn.frame(20, 40 * Double(number), 100, 21),
        attributes: "text=\"Line \(number)\"")
    }
    func rules(_ top: String) -> String {
      (1...5).map { number in
        Drawn.rule("a\(number)t-aa-001", "top", "top", top, item: "la\(number)-aa-001", constant: 40 * Double(number))
          + Drawn.rule("a\(number)l-aa-001", "leading", "leading", top, item: "la\(number)-aa-001", constant: 20)
      }.joined()
    }
    let old = Drawn.view(
      "old-aa-001", "label", Drawn.frame(20, 500, 100, 21), attributes: "text=\"Earlier\" fixedFrame=\"YES\"")
    let plain = Drawn.xib(labels.joined() + old, constraints: rules("iN0-l3-epB"))
    let scroll = Drawn.view(
      "scr-aa-001", "scrollView", Drawn.frame(0, 30, 375, 637),
      subviews: labels.joined(),
      constraints: rules("scr-aa-001")
        + Drawn.rule("w1a-aa-001", "bottom", "bottom", "la5-aa-001", item: "scr-aa-001", constant: 600)
        + Drawn.rule("w2a-aa-001", "trailing", "trailing", "la5-aa-001", item: "scr-aa-001", constant: 400))
    let around = Drawn.xib(
      scroll,
      constraints: ["leading", "trailing", "bottom"].map {
        Drawn.rule("s\($0.prefix(2))-aa-001", $0, $0, "iN0-l3-epB", item: "scr-aa-001")
      }.joined() + Drawn.rule("sto-aa-001", "top", "top", "iN0-l3-epB", item: "scr-aa-001", constant: 30))
    let found = try causes(plain, around)
    #expect(found.first?.lead.hasPrefix("'Scroll View' is new around 'Line") == true, "\(found.map(\.sentence))")
  }

  /// A size of its own that a cell has as its collection gives it to all is the collection's edit. Seen in time-board.
  @Test func aCellsSizeIsItsCollections() throws {
    func file(_ height: Double, _ own: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <collectionViewController id="con-aa-001" customClass="Steps" sceneMemberID="viewController">
          <collectionView key="view" contentMode="scaleToFill" dataMode="prototypes" id="roo-aa-001">\(Drawn.frame(0, 0, 375, 667))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="lay-aa-001">
          <size key="itemSize" width="300" height="\(height)"/><size key="headerReferenceSize" width="0.0" height="0.0"/>
          <size key="footerReferenceSize" width="0.0" height="0.0"/>
          <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/></collectionViewFlowLayout>
          <cells><collectionViewCell reuseIdentifier="Cell" id="cel-aa-001">\(Drawn.frame(0, 0, 300, height))
          <autoresizingMask key="autoresizingMask"/>
          <view key="contentView"><rect key="frame" x="0.0" y="0.0" width="300" height="\(height)"/>
          <autoresizingMask key="autoresizingMask"/></view>\(own)</collectionViewCell></cells></collectionView>
          </collectionViewController>
          """))
    }
    let found = try SmallHistory.review(
      file(100, ""), file(160, "<size key=\"customSize\" width=\"300\" height=\"160\"/>"), ending: "storyboard",
      devices: ["iphone-8", "iphone-se-1"]
    ).report.entries.flatMap { $0.layout?.causes ?? [] }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.lead == "items' height of 'root' is 160 instead of 100" }, "\(found.map(\.sentence))")
    #expect(found.contains { $0.whole.contains("grew 60 pt in height") }, "\(found.map(\.sentence))")
  }

  /// What a text says of a part that others moved is what the edit itself gives, not a share of what was recorded. Seen in iOs-Project.
  @Test func aPartIsAsItWasSolved() throws {
    func file(_ gaps: [Double], _ recorded: Double) -> String {
      let ids = ["aaa-aa-001", "bbb-aa-001"]
      var (top, inner, rules) = (0.0, "", "")
      for (place, id) in ids.enumerated() {
        top += gaps[place]
        let drawn = place == 1 ? recorded : top
        inner += Drawn.view(id, "view", Drawn.frame(20, drawn, 100, 40), attributes: "userLabel=\"V\(place)\"")
        rules += Drawn.rule("h\(place)a-aa-001", "height", item: id, constant: 40)
        rules += Drawn.rule("w\(place)a-aa-001", "width", item: id, constant: 100)
        rules += Drawn.rule("l\(place)a-aa-001", "leading", "leading", "iN0-l3-epB", item: id, constant: 20)
        let above = place == 0 ? ("top", "iN0-l3-epB") : ("bottom", ids[0])
        rules += Drawn.rule("t\(place)a-aa-001", "top", above.0, above.1, item: id, constant: gaps[place])
        top += 40
      }
      return Drawn.xib(inner, constraints: rules)
    }
    let found = try causes(file([100, 60], 200), file([60, 40], 144))
    let told = found.map(\.whole).joined(separator: "; ")
    #expect(!told.contains("37.33") && !told.contains("18.67"), "\(told)")
    #expect(told.contains("40 pt"), "\(told)")
  }

  /// Rules that take the place of a view's mask are no part of how its text stands. Seen in IosProject.
  @Test func whatRulesPlaceNowNoLookMoved() throws {
    func file(isNew: Bool) -> String {
      let label = Drawn.view(
        "lab-aa-001", "label", Drawn.frame(20, 30, 200, 24),
        attributes: "text=\"Title\" textAlignment=\"\(isNew ? "center" : "natural")\" userLabel=\"Title\"",
        more: isNew ? "" : "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>")
      let rules = [("leading", 20.0), ("top", 30)].map {
        Drawn.rule("\($0.0)-aa-001", $0.0, $0.0, "iN0-l3-epB", item: "lab-aa-001", constant: $0.1)
      }
      let placed = isNew ? label : label.replacing("id=\"lab-aa-001\"", with: "fixedFrame=\"YES\" id=\"lab-aa-001\"")
      return Drawn.xib(
        placed,
        constraints: isNew ? rules.joined() + Drawn.rule("wid-aa-001", "width", item: "lab-aa-001", constant: 200) : "")
    }
    let found = try causes(file(isNew: false), file(isNew: true), devices: ["iphone-8"])
    let look = try #require(found.first { $0.lead.contains("alignment of 'Title'") }, "\(found.map(\.sentence))")
    #expect(look.whole.isEmpty, "\(look.sentence)")
    #expect(found.contains { $0.whole.contains("'Title' shrank") }, "\(found.map(\.sentence))")
  }

  /// A view that nobody named is known by what is written in it, and is told by the nearest name around it. Seen in Apptivator.
  @Test func aBoxIsKnownByItsContents() throws {
    func box(_ prefix: String, _ frame: String, _ buttons: [String]) -> String {
      let inner = buttons.enumerated().map { place, title in
        Drawn.view(
          "\(prefix)b-\(place)a-001", "button", Drawn.frame(10 + 90 * Double(place), 5, 80, 30),
          attributes: "fixedFrame=\"YES\" buttonType=\"system\"", more: "<state key=\"normal\" title=\"\(title)\"/>")
      }
      return Drawn.view(
        "\(prefix)v-aa-001", "view", frame, attributes: "fixedFrame=\"YES\"", subviews: inner.joined())
    }
    func wrapped(_ buttons: [String]) -> String {
      Drawn.xib(
        Drawn.view(
          "wra-aa-001", "view", Drawn.frame(0, 0, 375, 300), attributes: "fixedFrame=\"YES\" userLabel=\"Wrapper\"",
          subviews: Drawn.view(
            "inn-aa-001", "view", Drawn.frame(0, 0, 375, 200), attributes: "fixedFrame=\"YES\"",
            subviews: box("ne", Drawn.frame(20, 60, 200, 40), buttons))))
    }
    let before = Drawn.xib(box("ol", Drawn.frame(20, 20, 200, 40), ["Remove", "Add"]))
    let found = try causes(before, wrapped(["Remove", "Add"]), devices: ["iphone-8"]).map(\.lead)
    #expect(found.contains { $0.contains("'View' with 'Remove' and 'Add' is made anew in 'Wrapper'") }, "\(found)")
    let other = try causes(before, wrapped(["Remove", "Edit"]), devices: ["iphone-8"]).map(\.lead)
    #expect(other.contains { $0.contains("'View' with 'Remove' and 'Add' is gone") }, "\(other)")
  }

  /// A view in another one that begins where the one before did is moved by its own frame. Seen in Camera.
  @Test func aViewInAnotherAtThePlaceIsMovedByItsFrame() throws {
    func file(_ isInside: Bool) -> String {
      let box = Drawn.view(
        "but-aa-001", "view", Drawn.frame(isInside ? 37 : 33, 544, 80, 80),
        attributes: "userLabel=\"Tap\" fixedFrame=\"YES\"")
      let pane = Drawn.view(
        "pan-aa-001", "view", Drawn.frame(0, 0, 375, 667), attributes: "userLabel=\"Pane\" fixedFrame=\"YES\"",
        subviews: isInside ? box : "")
      return Drawn.xib(pane + (isInside ? "" : box))
    }
    let found = try causes(file(true), file(false), devices: ["iphone-17"])
    let first = try #require(found.first)
    #expect(first.lead.hasPrefix("frame of 'Tap' is at x 33 instead of 37; 'Tap' lies in 'root'"), "\(first.lead)")
  }

  /// A view by itself that fills its canvas now is no window of another size. Seen in GeekPark.
  @Test func aViewThatFillsItsCanvasIsNoWindow() throws {
    func file(_ height: Double) -> String {
      Drawn.xib(
        Drawn.label("lab-aa-001", "Words", Drawn.frame(20, 20, 100, 21)), tools: "7706", device: "",
        size: (600, height))
    }
    let found = try causes(file(122), file(600), devices: ["iphone-4s"]).map(\.lead)
    #expect(found.contains { $0.hasPrefix("the view is 320 × 480 instead of 320 × 122") }, "\(found)")
  }

  /// Squares that a new rule of widths makes smaller lie lower in a row that is higher: what moves them is the row's height. Seen in
  /// GA-TB-Reference-Guide.
  @Test func aRuleOfWidthsMovesNothingDownThatAloneItDoesNot() throws {
    func file(_ isFitted: Bool) -> String {
      let boxes = (0..<3).map { place in
        Drawn.view(
          "bo\(place)-aa-001", "button",
          isFitted
            ? Drawn.frame(5 + 19.5 * Double(place), 12.5, 14.5, 15) : Drawn.frame(5 + 32 * Double(place), 5, 20, 20),
          attributes: "buttonType=\"roundedRect\" userLabel=\"Box \(place)\"",
          more: "<state key=\"normal\" title=\"A\"/>")
      }
      let rules = (0..<3).map { place in
        let box = "bo\(place)-aa-001"
        return Drawn.rule("ce\(place)-aa-001", "centerY", "centerY", "row-aa-001", item: box)
          + Drawn.rule("as\(place)-aa-001", "width", "height", box, item: box)
          + (place == 0
            ? Drawn.rule("le0-aa-001", "leading", "leading", "row-aa-001", item: box, constant: 5)
            : Drawn.rule(
              "le\(place)-aa-001", "leading", "trailing", "bo\(place - 1)-aa-001", item: box,
              constant: isFitted ? 5 : 12) + Drawn.rule("wi\(place)-aa-001", "width", "width", "bo0-aa-001", item: box))
      }
      let end =
        isFitted
        ? Drawn.rule("tra-aa-001", "trailing", "trailing", "bo2-aa-001", item: "row-aa-001", constant: 5)
        : Drawn.rule("wi0-aa-001", "width", item: "bo0-aa-001", constant: 20)
      let height = isFitted ? 40.0 : 30
      let row = Drawn.view(
        "row-aa-001", "view", Drawn.frame(60, 100, 64, height), attributes: "userLabel=\"Row\"",
        subviews: boxes.joined(),
        constraints: rules.joined() + end
          + Drawn.rule("hei-aa-001", "height", item: "row-aa-001", constant: height)
          + Drawn.rule("wid-aa-001", "width", item: "row-aa-001", constant: 64))
      return Drawn.xib(
        row,
        constraints: Drawn.rule("r01-aa-001", "top", "top", "iN0-l3-epB", item: "row-aa-001", constant: 100)
          + Drawn.rule("r02-aa-001", "leading", "leading", "iN0-l3-epB", item: "row-aa-001", constant: 60))
    }
    let found = try causes(file(false), file(true), devices: ["iphone-8"])
    let height = try #require(found.first { $0.lead.contains("`Row.height == 40` is 40 instead of 30") })
    #expect(height.whole.contains("moved down 5 pt (7.5 in all)"), "\(height.whole)")
    #expect(
      !found.contains { $0.lead.contains("trailing + 5` is new") && !$0.brief.isEmpty }, "\(found.map(\.sentence))")
  }
}
