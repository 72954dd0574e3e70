import Foundation
import ImageDiff
import LayoutDiff
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// What a review is called by: the main thing of a change, by name, with the amounts of the phone that stands upright.
@Suite struct MainThingTests {
  private func titles(_ outcome: RevisionReview.Outcome) -> [String] { outcome.report.groups.map(\.title) }

  private static func placed(_ id: String, top: Double) -> String {
    Drawn.rule("\(id)x", "leading", "leading", "iN0-l3-epB", item: "\(id)-aa-001", constant: 16)
      + Drawn.rule("\(id)y", "top", "top", "iN0-l3-epB", item: "\(id)-aa-001", constant: top)
  }

  // MARK: Which cause

  @Test func whatIsNewComesBeforeAPointOfARule() throws {
    func file(_ top: Double, _ more: String, _ rules: String) -> String {
      Drawn.xib(
        Drawn.label("lab-aa-001", "Title", Drawn.frame(16, 100, 40, 21)) + more,
        constraints: Self.placed("lab", top: top) + rules)
    }
    let badge = Drawn.label("bad-aa-001", "Sold out", Drawn.frame(16, 300, 80, 21))
    let outcome = try SmallHistory.review(
      file(100, "", ""), file(101, badge, Self.placed("bad", top: 300)), devices: ["iphone-8"])
    #expect(titles(outcome).first?.hasPrefix("'Sold out' is new") == true, "\(titles(outcome))")
    #expect(ReviewText().text(outcome.report).contains("also: the constant of"), "\(titles(outcome))")
  }

  /// Of several that are new the largest is the title. Seen in IrisCalendar, whose icon stood before its calendar.
  @Test func theLargestOfWhatIsNewComesFirst() throws {
    func file(_ more: String, _ rules: String) -> String {
      Drawn.xib(
        Drawn.label("lab-aa-001", "Title", Drawn.frame(16, 100, 40, 21)) + more,
        constraints: Self.placed("lab", top: 100) + rules)
    }
    let texts = [("bad-aa-001", "Sale"), ("mon-aa-001", "All that there is in the month of November")]
    let new = texts.map { Drawn.label($0.0, $0.1, Drawn.frame(16, 300, 80, 21)) }.joined()
    let rules = Self.placed("bad", top: 300) + Self.placed("mon", top: 400)
    let outcome = try SmallHistory.review(file("", ""), file(new, rules), devices: ["iphone-8"])
    #expect(titles(outcome).first?.hasPrefix("'All that there is") == true, "\(titles(outcome))")
  }

  /// What came into a screen is told before what moved in another, and before whole screens that are new, though no picture shows
  /// it. Seen in Garden-Journal and LogicPuzzlesSwift.
  @Test func whatIsNewInAScreenComesFirst() throws {
    func file(_ top: Double, isNew: Bool) -> String {
      let badge = isNew ? Drawn.label("bad-aa-001", "Sold out", Drawn.frame(16, 300, 80, 21)) : ""
      return Drawn.xib(
        Drawn.label("lab-aa-001", "Title", Drawn.frame(16, top, 40, 21)) + badge,
        constraints: Self.placed("lab", top: top) + (isNew ? Self.placed("bad", top: 300) : ""))
    }
    let outcome = try SmallHistory(
      ["a.xib": file(100, isNew: false), "b.xib": file(100, isNew: false)],
      ["a.xib": file(120, isNew: false), "b.xib": file(100, isNew: true)]
    ).review()
    #expect(titles(outcome).first == "'Sold out' is new", "\(titles(outcome))")
    func covered(isNew: Bool) -> String {
      let cover = Drawn.view(
        "cov-aa-001", "view", Drawn.frame(0, 0, 375, 667), attributes: "userLabel=\"Cover\"",
        more: "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" "
          + "colorSpace=\"calibratedRGB\"/>")
      let sides = ["top", "leading", "trailing", "bottom"].map {
        Drawn.rule("c\($0)-aa-001", $0, $0, "iN0-l3-epB", item: "cov-aa-001")
      }.joined()
      let badge = isNew ? Drawn.label("bad-aa-001", "Sold out", Drawn.frame(16, 300, 80, 21)) : ""
      return Drawn.xib(badge + cover, constraints: sides + (isNew ? Self.placed("bad", top: 300) : ""))
    }
    let unseen = try SmallHistory(
      ["a.xib": covered(isNew: false)], ["a.xib": covered(isNew: true), "b.xib": file(100, isNew: true)]
    ).review()
    let told = ReviewText().text(unseen.report)
    let places = ["= 'Sold out' (behind 'Cover') is new", "A new pictures of 'b'"].map {
      told.range(of: $0)?.lowerBound
    }
    #expect(places.allSatisfy { $0 != nil } && (places[0] ?? told.endIndex) < (places[1] ?? told.startIndex), "\(told)")
    #expect(!told.contains("\n\n\n"), "\(told)")
  }

  /// A point of many views, which is measuring's or rounding's, is no title where something else was done. Seen in MangaSocial.
  @Test func aPointOfManyViewsIsNoTitle() {
    var cause = SmallReview.cause
    cause.parts = SmallReview.parts(["font of 'Note' is system 14 instead of system 12"])
    (cause.brief, cause.extent, cause.most) = ("14 views moved up 0.67 pt", 9.4, 0.67)
    #expect(ReviewTitle.of(cause, and: 2) == "font of 'Note' is system 14 instead of system 12, and 2 more causes")
    #expect(ReviewTitle.of(cause, and: 0).hasSuffix(", so 14 views moved up 0.67 pt"))
    func other(_ kind: Change.Kind) -> ReviewReport.Cause {
      var other = cause
      other.kind = kind.rawValue
      return other
    }
    let news = ReviewTitle.of([cause, other(.appeared), other(.appeared), other(.went), cause])
    #expect(news.hasSuffix(", and 4 more causes (2 new views, 1 gone)"), "\(news)")
    #expect(ReviewTitle.of([cause, other(.went), other(.went)]).hasSuffix("2 more causes (2 views gone)"))
    #expect(ReviewTitle.of([cause, other(.went)]).hasSuffix(", and 1 more cause"))
    // What a view is called is none. Seen in miewah-objc.
    var name = other(.renamed)
    name.parts = SmallReview.parts(["'Note' is called 'Hint' now"])
    #expect(ReviewTitle.of([cause, name, other(.went)]).hasSuffix(", and 1 more cause"))
    cause.most = 1.5
    #expect(ReviewTitle.of(cause, and: 2).contains("so 14 views"))
    // Nor are three points of one, which two ways left. Seen in converfit-ios.
    (cause.brief, cause.extent, cause.most) = ("'Name' moved up 3 pt", 3, 3)
    #expect(!ReviewTitle.of(cause, and: 2).contains("so 'Name'"))
    #expect(ReviewTitle.of(cause, and: 0).hasSuffix(", so 'Name' moved up 3 pt"))
  }

  /// Nor one that lets all through. Seen in Recipe-iOS.
  @Test(arguments: [("hidden=\"YES\"", "hidden"), ("alpha=\"0.0\"", "at opacity 0")])
  func aViewThatIsNotSeenIsNoTitle(attribute: String, mark: String) throws {
    func file(_ text: String, _ more: String, _ rules: String) -> String {
      Drawn.xib(
        Drawn.label("lab-aa-001", text, Drawn.frame(16, 100, 40, 21)) + more,
        constraints: Self.placed("lab", top: 100) + rules)
    }
    let badge = Drawn.label("bad-aa-001", "Sold out", Drawn.frame(16, 300, 80, 21))
      .replacing("opaque=\"NO\"", with: "\(attribute) opaque=\"NO\"")
    let outcome = try SmallHistory.review(
      file("Buy", "", ""), file("Pay", badge, Self.placed("bad", top: 300)), devices: ["iphone-8"])
    #expect(titles(outcome).first?.hasPrefix("text of a label is 'Pay' instead of 'Buy'") == true, "\(titles(outcome))")
    let sentences = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
    #expect(sentences.contains { $0.contains("(\(mark)) is new") }, "\(sentences)")
  }

  @Test func aCanvasSizeComesLast() throws {
    func file(_ width: Double, _ more: String) -> String {
      Drawn.mac(
        """
        <box fixedFrame="YES" boxType="separator" id="box-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
        \(Drawn.frame(0, 100, width, 5))<autoresizingMask key="autoresizingMask" widthSizable="YES"/></box>\(more)
        """, size: (width, 200))
    }
    let button = """
      <button fixedFrame="YES" id="but-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
      \(Drawn.frame(20, 20, 90, 32))<autoresizingMask key="autoresizingMask"/>
      <buttonCell key="cell" type="push" title="Export" bezelStyle="rounded" id="buc-aa-001"/></button>
      """
    let outcome = try SmallHistory.review(file(300, ""), file(340, button))
    #expect(titles(outcome).first?.hasPrefix("'Export' is new") == true, "\(titles(outcome))")
  }

  // MARK: Amounts

  private static func spec(_ lead: String) -> String {
    """
    proofsheet: 1
    name: a
    views:
      box: { type: view, background: "#336699" }
    constraints:
      form:
        - box.top == safe.top + 24
        - box.\(lead) == margins.\(lead)
        - box.width == 80
        - box.height == 40
    """
  }

  @Test func amountsAreOfTheUprightPhone() throws {
    let history = try SmallHistory(["a.proof.yaml": Self.spec("leading")], ["a.proof.yaml": Self.spec("trailing")])
    let text = ReviewText().text(try history.review(devices: ["ipad-mini", "iphone-8"]).report)
    #expect(text.contains("moved right 263 pt"), "\(text)")
    #expect(text.contains("as in a.iphone-8, more in 1 other"), "\(text)")
  }

  // MARK: Rules

  @Test func aReplacedRuleIsOneCause() throws {
    func file(_ rule: String) -> String {
      Drawn.xib(
        Drawn.label("one-aa-001", "First", Drawn.frame(16, 100, 40, 21))
          + Drawn.label("two-aa-001", "Second", Drawn.frame(16, 200, 60, 21))
          + Drawn.label("thr-aa-001", "Third", Drawn.frame(16, 300, 60, 21)),
        constraints: Self.placed("one", top: 100) + Self.placed("two", top: 200)
          + Drawn.rule("t1x", "leading", "leading", "iN0-l3-epB", item: "thr-aa-001", constant: 16) + rule)
    }
    let outcome = try SmallHistory.review(
      file(Drawn.rule("t1y", "top", "bottom", "one-aa-001", item: "thr-aa-001", constant: 8)),
      file(Drawn.rule("t2y", "top", "bottom", "two-aa-001", item: "thr-aa-001", constant: 8)), devices: ["iphone-8"])
    let text = ReviewText().text(outcome.report)
    #expect(text.contains("the rule `Third.top == Second.bottom + 8` was `"), "\(text)")
    #expect(!text.contains("moving nothing"), "\(text)")
  }

  private static func cause(_ lead: String, _ brief: String = "") -> ReviewReport.Cause {
    var cause = ReviewReport.Cause(signature: lead, sentence: lead + (brief.isEmpty ? "" : ", so \(brief)"))
    (cause.parts, cause.brief) = (SmallReview.parts(lead.components(separatedBy: "; ")), brief)
    return cause
  }

  // MARK: Lists

  @Test func framesThatMovedAlikeAreOneLine() {
    let moved = (1...4).map {
      Self.cause(
        "frame of 'Row \($0)' is at y \($0) instead of 9", $0 == 2 ? "'Row 2' moved down 54 pt" : "it moved down 54 pt")
    }
    let lines = ReviewText().others([Self.cause("'Help' is new")] + moved)
    #expect(
      lines == ["also: frames of 'Row 1', 'Row 2', 'Row 3' and 'Row 4' are others, so each moved down 54 pt"],
      "\(lines)")
  }

  /// Rows of a table that nobody named. Seen in argent-ios.
  @Test func whatIsToldInTheSameWordsIsOneLine() {
    let rows = (1...3).map { _ in
      Self.cause("height of 'Table View Cell' is 60 instead of 50", "'Table View Cell' grew 10 pt in height")
    }
    let lines = ReviewText().others([Self.cause("'Help' is new")] + rows)
    let words = "height of 'Table View Cell' is 60 instead of 50, so 'Table View Cell' grew 10 pt in height (3 times)"
    #expect(lines == ["also: \(words)"], "\(lines)")
  }

  @Test func whatIsDoneToSeveralAlikeIsToldOnce() {
    let fonts = ["A", "B", "C"].map { Self.cause("font of '\($0)' is system 13 instead of system 12") }
    #expect(ListedCauses.words(fonts) == "font of 'A', 'B' and 'C' is system 13 instead of system 12")
    let boxes = (1...3).map { _ in Self.cause("'Box' is new") }
    #expect(ListedCauses.words(boxes) == "'Box' is new (3 times)")
  }

  /// Which views follow which edges is told of several by their names. Seen in LSUnusedResources.
  @Test func masksOfSeveralKindsAreTold() {
    let words = ["left", "right", "top", "bottom"].map { "autoresizing mask of 'Box' is \($0) instead of none" }
    #expect(ListedCauses.words(words.map { Self.cause($0) }) == words.joined(separator: "; "))
  }

  /// A mask that came with a frame is no more than that: told once behind the frames, and names not at all.
  @Test func masksAndNamesAreAside() {
    let frame = Self.cause(
      "frame of 'Close' is 69 wide instead of 96; autoresizing mask of 'Close' is none instead of left; "
        + "'Button' is called 'Close' now", "it shrank 27 pt in width")
    let lines = ReviewText().others([Self.cause("'Help' is new"), frame])
    #expect(
      lines.filter { $0.contains("mask") } == ["also: autoresizing mask of 'Close' is none instead of left"], "\(lines)"
    )
    #expect(!lines.contains { $0.contains("called") }, "\(lines)")
  }

  @Test func aLongTextIsToldWithTheOldOne() {
    let lead =
      "text of 'Deactivate On Manual Sleep Button' is 'Deactivate when the device goes to sleep…' instead of 'Deactivate "
      + "as soon as the device goes to…'"
    let title = ReviewTitle.of(Self.cause(lead), and: 0)
    #expect(title.count <= ReviewTitle.longest)
    #expect(title.contains("when") && title.contains("' instead of '") && title.contains("as soon"), "\(title)")
  }

  @Test func whatIsMadeAnewIsOne() {
    var causes = ["'Meet' is gone", "'Meet' is new", "'Box' is new"].map { Self.cause($0) }
    #expect(ListedCauses.words(causes) == "'Meet' is another view of that name now; 'Box' is new")
    // In another place it is another thing. Seen in CineMetro.
    (causes[0].views, causes[1].views) = (["Table/Cell/Meet"], ["Meet"])
    #expect(ListedCauses.words(causes) == "'Meet' is gone; 'Meet' is new; 'Box' is new")
  }

  /// What only a file records and no pixel shows is counted.
  @Test func recordedSizesAreCounted() {
    var report = SmallReview.report
    report.entries = [report.entries[0]]
    report.entries[0].status = .layout
    report.entries[0].pixels?.verdict = .same
    report.entries[0].findings = .init()
    var cause = Self.cause("intrinsic width of 'Image' is 15 instead of 14")
    cause.kind = "intrinsic-size-changed"
    report.entries[0].layout?.causes = [cause]
    let text = ReviewText().text(report)
    #expect(text.contains("= recorded sizes, masks or names of 1 screen differ; no pixel changed"), "\(text)")
    #expect(!text.contains("intrinsic"), "\(text)")
  }

  /// How a view follows its superview is an edit of its own, which no picture of one size shows.
  @Test func aMaskAloneIsTold() {
    let mask = "autoresizing mask of 'Bar' is left right top bottom instead of right bottom"
    var report = SmallReview.report
    report.entries = [report.entries[0]]
    report.entries[0].status = .layout
    report.entries[0].pixels?.verdict = .same
    report.entries[0].findings = .init()
    report.entries[0].layout?.causes = [Self.cause(mask)]
    let text = ReviewText().text(report)
    #expect(text.contains("= \(mask)"), "\(text)")
    let frame = Self.cause("frame of 'Bar' is 288 wide instead of 279; \(mask)", "it grew 9 pt in width")
    let title = "frame of 'Bar' is 288 wide"
    #expect(ReviewText().rest(of: frame, in: title, isFirst: true) == "in full: \(title) instead of 279; \(mask)")
    #expect(ListedCauses.words([frame]).hasSuffix("; \(mask)"))
  }

  // MARK: Findings

  private static func finding(
    _ id: String, _ keys: [(device: String, isLandscape: Bool)], _ status: ReviewReport.Status
  )
    -> [ReviewReport.Entry]
  {
    keys.map { key in
      var entry = SmallReview.entry("a", key.device, status)
      entry.key += key.isLandscape ? ".landscape" : ""
      if key.isLandscape { entry.axes?.orientation = "landscape" }
      let place = SourceSpan(file: "a.xib", line: 5, column: 3)
      // A group without a cause is called by its finding.
      if status == .layout { entry.layout = .init(causes: [SmallReview.cause]) }
      entry.findings.new = [
        .init(Diagnostic.warning(id, "'Header' does something", at: place), views: ["h"])
      ]
      return entry
    }
  }

  private func lines(_ entries: [ReviewReport.Entry]) -> [String] {
    var report = ReviewReport(title: "a", expected: .init("main"), actual: .init("working tree"))
    report.entries = entries
    return ReviewText().newFindings(report, report.groups)
  }

  /// Warnings of other devices, of new screens and of drawn frames are one for each, with the place and the picture of it; those
  /// of an upright phone stand alone, and are told first.
  @Test func sideFindingsAreOne() {
    let upright = SmallReview.entry("a", "iphone-8", .layout)
    let wide = Self.finding("outside", [("iphone-x", true)], .layout)
    let place = "    at a.xib:5"
    #expect(
      lines([upright] + wide) == [
        "! 1 new warning in landscape or on iPads alone: 'Header' does something", place,
        "    in \(wide[0].key)",
      ])
    let own = Self.finding("outside", [("iphone-x", true), ("iphone-8", false)], .layout)
    #expect(lines(own).first == "! new warning: 'Header' does something")
    let new = Self.finding("outside", [("iphone-8", false)], .missing)
    #expect(lines(new) == ["! 1 new warning of new screens: 'Header' does something", place, "    in \(new[0].key)"])
    var others = Self.finding("overlap", [("iphone-8", true)], .missing)
    others[0].findings.new += new[0].findings.new
    #expect(lines(others + new).last?.contains("in 2 pictures") == true)
    let drawn = Self.finding("misplaced-view", [("iphone-8", false)], .layout)
    #expect(lines(drawn).first?.contains("do not lie where they were drawn") == true)
  }

  /// What a folder brings that came as a whole, as others' projects do, is told behind the app's own. Seen in tChat-IOS.
  @Test func newFoldersAreToldLast() throws {
    func file(_ title: String, _ more: String = "") -> String {
      Drawn.xib(
        Drawn.label("ttl-aa-001", title, Drawn.frame(16, 100, 40, 21)), attributes: more,
        constraints: Drawn.rule("r1a-aa-001", "leading", "leading", "iN0-l3-epB", item: "ttl-aa-001", constant: 16)
          + Drawn.rule("r2a-aa-001", "top", "top", "iN0-l3-epB", item: "ttl-aa-001", constant: 100))
    }
    let outcome = try SmallHistory(
      ["App/a.xib": file("One")],
      [
        "App/a.xib": file("One", "tag=\"3\""), "App/b.xib": file("Three"),
        "Kit/Deep/c.xib": file("Four", "customClass=\"Other\""),
      ]
    ).review()
    let told = ReviewText().text(outcome.report)
    let heads = ["A new pictures of 'b'", "T 'App/a.xib'", "A new pictures of 'Other'", "T 'Kit/Deep/c.xib'"]
    let places = heads.compactMap { told.range(of: $0)?.lowerBound }
    #expect(places.count == heads.count && places == places.sorted(), "\(told)")
  }
}
