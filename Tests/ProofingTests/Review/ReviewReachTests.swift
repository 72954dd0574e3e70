import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions
@testable import Solving

/// How far a change reaches in a project, and what of it no screen reads.
@Suite struct ReviewReachTests {
  private func titles(_ outcome: RevisionReview.Outcome) -> [String] { outcome.report.groups.map(\.title) }

  private static let rules =
    Drawn.rule("r1a-aa-001", "leading", "leading", RealCommitTests.root, item: "ttl-aa-001", constant: 16)
    + Drawn.rule("r2a-aa-001", "top", "top", RealCommitTests.root, item: "ttl-aa-001", constant: 100)

  private static func set(_ white: Double) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "\(white)", "green": "\(white)", "blue": "\(white)", "alpha": "1"}}}]}
    """
  }

  /// A view with a colour that the project's catalogue has.
  private static func screen(_ color: String) -> String {
    Drawn.xib(
      Drawn.view(
        "ttl-aa-001", "view", Drawn.frame(16, 100, 200, 40),
        more: "<color key=\"backgroundColor\" name=\"\(color)\"/>"),
      constraints: rules + Drawn.rule("r3a-aa-001", "width", item: "ttl-aa-001", constant: 200)
        + Drawn.rule("r4a-aa-001", "height", item: "ttl-aa-001", constant: 40))
  }

  private static let project = "App.xcodeproj/project.pbxproj"
  private static let colors = "App/Resources/Colors.xcassets/accent.colorset/Contents.json"

  /// A colour set that lies elsewhere in the project changes the screens that name it, and no other.
  @Test func aColourSetElsewhereInTheProjectReachesItsScreens() throws {
    let history = try SmallHistory(
      [
        "App/Screens/a.xib": Self.screen("accent"), "App/Screens/b.xib": Self.screen("other"),
        Self.project: "// !$*UTF8*$!", Self.colors: Self.set(0.2),
      ], [Self.colors: Self.set(0)])
    let outcome = try history.review()
    #expect(outcome.report.entries.count == 1 && outcome.report.exitCode == 1, "\(outcome.report.summary)")
    #expect(titles(outcome).count == 1 && titles(outcome)[0].contains("#000000"), "\(titles(outcome))")
    #expect(outcome.unchangedFiles == 1)
  }

  /// A colour of the catalogue is told by its name there. Seen in GA-TB-Reference-Guide-IOS.
  @Test func aColourIsToldByItsName() throws {
    let history = try SmallHistory(
      ["App/a.xib": Self.screen("accent"), Self.project: "//", Self.colors: Self.set(0.2)], [Self.colors: Self.set(0)])
    let told = titles(try history.review())
    #expect(told.count == 1 && told[0].hasPrefix("the colour 'accent' is #000000 instead of "), "\(told)")
  }

  /// A length is no picture's name. Seen in Cosmos, whose icon '180' no screen names.
  @Test func aNumberIsANameOnlyWhereAnAttributeSaysSo() throws {
    func files(_ picture: String) -> [String: String] {
      [
        "App/Screens/a.xib": Self.screen("accent"), Self.project: "// !$*UTF8*$!", "App/Icons/200.png": picture,
        "App/Icons/accent.png": picture,
      ]
    }
    let history = try SmallHistory(files("one"), files("two"))
    let told = try history.review().report.notes.map(\.text)
    #expect(!told.contains { $0.contains("'200'") }, "\(told)")
  }

  /// Both sides of a change find the same colours, wherever the screens lie.
  @Test func coloursOfTheProjectAreFoundInACommitToo() throws {
    let history = try SmallHistory(
      ["App/Screens/a.xib": Self.screen("accent"), Self.project: "//", Self.colors: Self.set(0.2)],
      ["App/Screens/a.xib": Self.screen("accent").replacing("y=\"100.0\"", with: "y=\"100.5\"")])
    let outcome = try history.review()
    #expect(outcome.report.exitCode == 0, "\(titles(outcome))")
    #expect(!outcome.diagnostics.contains { $0.id == "missing-color" })
  }

  private static func frontPage(_ constant: Double) -> String {
    Drawn.storyboard(
      Drawn.scene(
        "1",
        "<viewController title=\"Front\" id=\"vc1-aa-001\"><view key=\"view\" id=\"rt1-aa-001\">"
          + Drawn.frame(0, 0, 375, 667) + "<subviews>"
          + Drawn.view("ttl-aa-001", "view", Drawn.frame(16, constant, 200, 40)) + "</subviews><constraints>"
          + Drawn.rule("r1a-aa-001", "leading", "leading", "rt1-aa-001", item: "ttl-aa-001", constant: 16)
          + Drawn.rule("r2a-aa-001", "top", "top", "rt1-aa-001", item: "ttl-aa-001", constant: constant)
          + Drawn.rule("r3a-aa-001", "width", item: "ttl-aa-001", constant: 200)
          + Drawn.rule("r4a-aa-001", "height", item: "ttl-aa-001", constant: 40)
          + "</constraints></view></viewController>"))
  }

  /// The devices and orientations are those that the app is built for, as the later side's project has them.
  @Test func screensAreComparedOnTheDevicesThatTheAppIsBuiltFor() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UISupportedInterfaceOrientations~ipad</key>
      <array><string>UIInterfaceOrientationLandscapeLeft</string></array></dict></plist>
      """
    let settings = "TARGETED_DEVICE_FAMILY = 2; INFOPLIST_FILE = App/Info.plist;"
    let deep = "App/Screens/Of/Many/Levels/Below/Front.storyboard"
    let history = try SmallHistory(
      [
        deep: Self.frontPage(100), "App/Info.plist": list,
        Self.project: XcodeProjectText.app(settings.replacing("= 2", with: "= 1")),
      ],
      [deep: Self.frontPage(150), Self.project: XcodeProjectText.app(settings)])
    let outcome = try history.review(devices: [])
    let keys = outcome.report.entries.map(\.key)
    #expect(!keys.isEmpty && keys.allSatisfy { $0.hasPrefix("Front.ipad") && $0.hasSuffix(".landscape") }, "\(keys)")
    #expect(outcome.report.entries.allSatisfy { $0.status != .orphan && $0.status != .missing })
  }

  /// What `proofsheet.yaml` allows is no new finding of a change.
  @Test(arguments: [false, true])
  func whatTheProjectFileAllowsIsNoNewFinding(isAllowed: Bool) throws {
    let policy = isAllowed ? "allow: [{ rule: outside-screen, reason: it slides in }]\n" : "all: {}\n"
    let history = try SmallHistory(
      ["App/a.storyboard": Self.frontPage(100), "proofsheet.yaml": policy], ["App/a.storyboard": Self.frontPage(900)])
    let outcome = try history.review()
    let new = outcome.report.entries.flatMap(\.findings.new).map(\.id)
    #expect(new.contains { $0.hasPrefix("outside-screen") } != isAllowed, "\(new) \(outcome.diagnostics)")
  }

  /// Texts that no screen reads, a version's number and pictures that no screen names cause no work.
  @Test func whatNoScreenReadsReachesNone() throws {
    let outcome = try SmallHistory(
      [
        "App/a.xib": Self.screen("accent"), "App/en.lproj/Localizable.strings": "\"a\" = \"b\";",
        "App/Info.plist": "<plist><dict><key>CFBundleVersion</key><string>1</string></dict></plist>",
        "App/logo.svg": "<svg/>",
      ],
      [
        "App/en.lproj/Localizable.strings": "\"a\" = \"c\";", "App/logo.svg": "<svg></svg>",
        "App/Info.plist": "<plist><dict><key>CFBundleVersion</key><string>2</string></dict></plist>",
      ]
    ).review()
    #expect(outcome.report.entries.isEmpty && outcome.report.exitCode == 0)
    #expect(outcome.unchangedFiles == 1)
    #expect(
      outcome.report.notes.map(\.text) == [
        "texts of 'App/Localizable.strings', which no file of screens reads, changed in en ('c' instead of 'b')"
      ], "\(outcome.report.notes)")
  }

  /// Texts that a Mac's disk takes for a screen's are said to be its, whose folder is written otherwise. Seen in TMMWallet-iOS.
  @Test func textsInOtherCapitalsAreAScreens() throws {
    let outcome = try SmallHistory(
      ["App/a.xib": Self.screen("accent"), "APP/en.lproj/a.strings": "\"a\" = \"b\";"],
      ["APP/en.lproj/a.strings": "\"a\" = \"c\";"]
    ).review()
    let words =
      "texts of 'APP/a.strings', whose path differs from its screens' in capitals alone, changed in en ('c' instead of 'b')"
    #expect(outcome.report.notes.map(\.text) == [words], "\(outcome.report.notes)")
  }

  /// Lists that code reads are told by language, also of another encoding, and where a list is new or cannot be read.
  @Test func textsOfCodeAreToldByLanguage() throws {
    func list(_ texts: (String, String)...) -> String { texts.map { "\"\($0)\" = \"\($1)\";\n" }.joined() }
    let outcome = try SmallHistory(
      [
        "App/a.xib": Self.screen("accent"), "App/Loose.strings": list(("1", "One"), ("2", "Two"), ("3", "Three")),
        "App/en.lproj/Localizable.strings": list(("h", "2h")), "App/fr.lproj/Localizable.strings": list(("h", "2h")),
        "App/en.lproj/Torn.strings": list(("a", "b")), "App/es.lproj/Localizable.strings": list(("h", #"2\nh"#)),
      ],
      [
        "App/Loose.strings": list(("1", "Uno"), ("3", "Three"), ("4", "Four"), ("5", "Five"), ("6", "Six")),
        "App/en.lproj/Localizable.strings": list(("h", "4h")), "App/fr.lproj/Localizable.strings": list(("h", "4h")),
        "App/de.lproj/Localizable.strings": list(("h", "4 Std.")), "App/en.lproj/Torn.strings": "\"a\" = ",
        "App/es.lproj/Localizable.strings": list(("h", #"2\U2028h"#)),
      ]
    ).review()
    #expect(
      outcome.report.notes.map(\.text) == [
        "texts of 'App/Localizable.strings', which no file of screens reads, changed in de (1 text, all new), "
          + "en ('4h' instead of '2h'), es ('2 U+2028 h' instead of '2 ⏎ h'), fr ('4h' instead of '2h')",
        "texts of 'App/Loose.strings', which no file of screens reads, changed: 'Uno' instead of 'One'; "
          + "3 texts are new, among them 'Four' and 'Five'; 'Two' is gone",
        "'App/en.lproj/Torn.strings' cannot be read as a list of texts: in line 1 a \"text\" for \"a\" is missing",
      ], "\(outcome.report.notes)")
  }

  /// Seen in SASAbus-ios.
  @Test func aListThatCanBeReadAgainIsToldAsThat() throws {
    func notes(_ before: String, _ after: String) throws -> [String] {
      try SmallHistory(
        ["App/a.xib": Self.screen("accent"), "App/de.lproj/Other.strings": before],
        ["App/de.lproj/Other.strings": after]
      ).review().report.notes.map(\.text)
    }
    let (torn, whole) = ("\"a\" = \"b\";\n\"c\" = \"d;", "\"a\" = \"b\";\n\"c\" = \"d\";")
    let missing = "in line 2 '\"' at the end of the text that begins here"
    #expect(
      try notes(torn, whole)
        == ["'App/de.lproj/Other.strings' can be read as a list of texts now: \(missing) was missing"])
    #expect(
      try notes(torn, "// Another.\n" + torn) == [
        "'App/de.lproj/Other.strings' still cannot be read as a list of texts: "
          + "\(missing.replacing("line 2", with: "line 3")) is missing"
      ])
  }

  /// An app's icons are told where their pictures are others, under whatever names. Seen in Universal-Presenter-Remote.
  @Test func iconsWithOtherPicturesAreTold() throws {
    func notes(_ before: [String], _ after: [String]) throws -> [String] {
      func files(_ pictures: [String], _ name: String) -> [String: String] {
        Dictionary(
          uniqueKeysWithValues: pictures.enumerated().map {
            ("App/Images.xcassets/AppIcon.appiconset/\(name)\($0).png", $1)
          })
      }
      let (old, new) = (files(before, "a"), files(after, "b"))
      let history = try SmallHistory(old.merging(["App/b.txt": ""]) { $1 }, new)
      for path in old.keys { try FileManager.default.removeItem(at: history.folder.appendingPathComponent(path)) }
      try history.amend()
      let report = try history.review().report
      #expect(report.exitCode == 0)
      return report.notes.map(\.text)
    }
    let icon = "the app icon 'AppIcon' in 'App/Images.xcassets'"
    #expect(try notes(["1", "2"], ["1", "2"]).isEmpty)
    #expect(try notes(["1", "2"], ["3", "4"]) == ["\(icon) has other pictures"])
    #expect(try notes(["1", "2"], ["1", "4"]) == ["\(icon) has other pictures, 1 of 2"])
    #expect(try notes(["1"], ["1", "2"]) == ["\(icon) has 1 more picture"])
    #expect(try notes([], ["1"]) == ["\(icon) has 1 picture now"])
  }

  /// An app's icon has as many pictures as its list names, of whatever files. Seen in Miner.
  @Test func anIconHasThePicturesThatItsListNames() throws {
    let folder = "App/Images.xcassets/AppIcon.appiconset/"
    func list(_ names: [String]) -> String {
      let images = names.map { name in
        "{\"idiom\": \"mac\", \"size\": \"16x16\"\(name.isEmpty ? "" : ", \"filename\": \"\(name).png\"")}"
      }
      return "{\"images\": [\(images.joined(separator: ", "))]}"
    }
    let history = try SmallHistory(
      [folder + "Contents.json": list(["", "", ""])],
      [
        folder + "Contents.json": list(["a", "b", "a", ""]), folder + "a.png": "1", folder + "b.png": "1",
        folder + "loose.png": "2",
      ])
    #expect(
      try history.review().report.notes.map(\.text)
        == ["the app icon 'AppIcon' in 'App/Images.xcassets' has 3 pictures now"])
  }

  /// Pictures that code alone asks for are told, wherever they lie. Seen in ShutDownMyMac.
  @Test func picturesOfCodeAreTold() throws {
    func set(_ name: String, _ picture: String, in folder: String = "App") -> [String: String] {
      let set = "\(folder)/Images.xcassets/\(name).imageset/"
      return [
        set + "Contents.json": "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.png\"}]}",
        set + "a.png": picture,
      ]
    }
    let shown = Drawn.xib(
      Drawn.view("ttl-aa-001", "imageView", Drawn.frame(16, 100, 40, 40), attributes: "image=\"logo\""),
      constraints: Self.rules)
    func notes(_ before: [String: String], _ after: [String: String]) throws -> [String] {
      let screen = ["App/a.xib": shown]
      return try SmallHistory(before.merging(screen) { $1 }, after).review().report.notes.map(\.text).filter {
        $0.hasPrefix("pictures that no file of screens names")
      }
    }
    let told = "pictures that no file of screens names changed: "
    #expect(try notes([:], set("status", "1")) == [told + "'status' is new"])
    #expect(try notes(set("status", "1"), set("status", "2")) == [told + "'status' has other pictures"])
    #expect(try notes([:], set("logo", "1")).isEmpty)
    // What a clone lacks the commit has all the same. Seen in EasyMusicPlayer.
    let history = try SmallHistory(set("status", "1").merging(["App/a.xib": shown]) { $1 }, set("status", "2"))
    try history.lose("App/Images.xcassets/status.imageset/a.png")
    let lost = try history.review().report.notes.map(\.text)
    #expect(lost.contains(told + "'status' has other pictures"), "\(lost)")
    // Of a new one that the clone lacks nobody says that it is not there. Seen in UcampusIOS.
    let come = try SmallHistory(["App/a.xib": Drawn.xib("")], set("logo", "1").merging(["App/a.xib": shown]) { $1 })
    try come.lose("App/Images.xcassets/logo.imageset/a.png", of: "HEAD")
    let warnings = try come.review().diagnostics.map(\.id)
    #expect(warnings.contains("file-not-fetched") && !warnings.contains("missing-asset"), "\(warnings)")
  }

  /// A set whose pictures lie in another one now is that by another name. Seen in ureclub-ios.
  @Test func aRenamedPictureOfCodeIsTold() throws {
    func set(_ name: String) -> [String: String] {
      let set = "App/Images.xcassets/\(name).imageset/"
      return [
        set + "Contents.json": "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.png\"}]}",
        set + "a.png": "1",
      ]
    }
    let history = try SmallHistory(set("status").merging(["App/a.xib": Self.screen("accent")]) { $1 }, set("state"))
    for path in set("status").keys {
      try FileManager.default.removeItem(at: history.folder.appendingPathComponent(path))
    }
    try history.amend()
    let told = try history.review().report.notes.map(\.text)
    #expect(told == ["pictures that no file of screens names changed: 'status' is called 'state' now"], "\(told)")
  }

  /// A text by another key is neither new nor gone: its key is. Seen in windmill and Gamer_Collection.
  @Test func aTextByAnotherKeyIsThere() throws {
    func file(_ keys: String...) -> [String: String] {
      ["App/Localizable.strings": keys.map { "\"\($0)\" = \"Monitors\($0.dropFirst(3))\";\n" }.joined()]
    }
    func notes(_ after: [String: String]) throws -> [String] {
      let screen = ["App/a.xib": Self.screen("accent")]
      return try SmallHistory(file("one").merging(screen) { $1 }, after).review().report.notes.map(\.text)
    }
    let list = "texts of 'App/Localizable.strings', which no file of screens reads, changed: "
    #expect(try notes(file("two")) == [list + "a text has another key"])
    #expect(try notes(file("two", "new more")) == [list + "'Monitors more' is new; a text has another key"])
    #expect(try notes(file("one", "two")) == [list + "the key 'two' of a text that stays is new"])
  }

  /// A localisation of a screen's own texts reaches it in that language.
  @Test func aScreensOwnTextsReachIt() throws {
    let title = Drawn.xib(
      Drawn.label("ttl-aa-001", "Hello", Drawn.frame(16, 100, 40, 21)), constraints: Self.rules)
    let history = try SmallHistory(
      ["App/Base.lproj/a.xib": title, "App/de.lproj/a.strings": "/* Class */\n\"ttl-aa-001.text\" = \"Hallo\";\n"],
      ["App/de.lproj/a.strings": "\"ttl-aa-001.text\" = \"Guten Tag\";\n"])
    var request = RevisionReview.Request(base: "HEAD~1")
    request.head = "HEAD"
    request.selection.devices = ["iphone-8"]
    request.selection.locales = ["de"]
    let outcome = try RevisionReview(
      repository: try GitRepository.open(history.folder.path), studio: SmallHistory.studio, request: request
    ).run()
    #expect(titles(outcome).first?.contains("Guten Tag") == true, "\(titles(outcome))")
  }

  // MARK: Moved files

  /// A storyboard whose file, class and labels are others is the same screen by its objects.
  @Test func aRenamedFileHoldsTheSameScreens() throws {
    func file(_ name: String) -> String {
      Drawn.xib(
        Drawn.label("ttl-aa-001", "Title", Drawn.frame(16, 100, 40, 21))
          + Drawn.label("sub-aa-001", "Detail", Drawn.frame(16, 140, 40, 21)),
        attributes: "customClass=\"\(name)\"",
        constraints: Self.rules
          + Drawn.rule("r3a-aa-001", "leading", "leading", RealCommitTests.root, item: "sub-aa-001", constant: 16)
          + Drawn.rule("r4a-aa-001", "top", "top", RealCommitTests.root, item: "sub-aa-001", constant: 140))
    }
    let history = try SmallHistory(["Items.xib": file("ItemView")], [:])
    try FileManager.default.removeItem(at: history.folder.appendingPathComponent("Items.xib"))
    try history.write("Entries.xib", Array(file("EntryView").utf8))
    try history.commit()
    let outcome = try history.review()
    #expect(outcome.report.count(.missing) == 0 && outcome.report.count(.orphan) == 0, "\(outcome.report.summary)")
    let note = try #require(outcome.report.notes.first { $0.text.contains("'ItemView' is called 'EntryView' now") })
    #expect(note.span?.file == "Entries.xib")
  }

  /// A file that git takes for a renamed one holds the same screen, though what lies in it was made anew. Seen in BlackTechnology.
  @Test func aRenamedFileWithNewObjectsHoldsTheSameScreen() throws {
    func file(_ id: String) -> String {
      Drawn.xib(
        Drawn.view(id, "imageView", Drawn.frame(16, 100, 40, 40)),
        constraints: Drawn.rule("ima-wi-001", "width", item: id, constant: 40)
          + Drawn.rule("ima-he-001", "height", item: id, constant: 40)
          + Drawn.rule("ima-le-001", "leading", "leading", RealCommitTests.root, item: id, constant: 16)
          + Drawn.rule("ima-to-001", "top", "top", RealCommitTests.root, item: id, constant: 100))
    }
    let history = try SmallHistory(["Items.xib": file("old-aa-001")], [:])
    try FileManager.default.removeItem(at: history.folder.appendingPathComponent("Items.xib"))
    try history.write("Entries.xib", Array(file("new-aa-001").utf8))
    try history.commit()
    let report = try history.review().report
    #expect(report.count(.missing) == 0 && report.count(.orphan) == 0, "\(report.summary)")
    #expect(report.notes.contains { $0.text == "'Items.xib' is 'Entries.xib' now" }, "\(report.notes.map(\.text))")
  }

  /// What else lies in a file that was renamed went with it, however little is in it. Seen in omise-ios.
  @Test func aRenamedFilesSecondViewIsTheSame() throws {
    func file(_ name: String) -> String {
      Drawn.xib(
        Drawn.label("ttl-aa-001", "Title", Drawn.frame(16, 100, 40, 21))
          + Drawn.label("sub-aa-001", "Detail", Drawn.frame(16, 140, 40, 21)),
        attributes: "customClass=\"\(name)\"",
        constraints: Self.rules
          + Drawn.rule("r3a-aa-001", "leading", "leading", RealCommitTests.root, item: "sub-aa-001", constant: 16)
          + Drawn.rule("r4a-aa-001", "top", "top", RealCommitTests.root, item: "sub-aa-001", constant: 140)
      ).replacing(
        "</objects>",
        with: "<view contentMode=\"scaleToFill\" id=\"acc-aa-001\">\(Drawn.frame(0, 0, 375, 44))</view></objects>")
    }
    let history = try SmallHistory(["Items.xib": file("ItemView")], [:])
    try FileManager.default.removeItem(at: history.folder.appendingPathComponent("Items.xib"))
    try history.write("Entries.xib", Array(file("EntryView").utf8))
    try history.commit()
    let outcome = try history.review()
    #expect(outcome.report.count(.missing) == 0 && outcome.report.count(.orphan) == 0, "\(outcome.report.summary)")
  }

  /// A new file that is the same as another one shows nothing new. Seen in GA-TB-Reference-Guide-IOS.
  @Test func aCopyHasNoNewScreens() throws {
    func file(_ title: String) -> String {
      Drawn.xib(Drawn.label("ttl-aa-001", title, Drawn.frame(16, 100, 40, 21)), constraints: Self.rules)
    }
    let report = try SmallHistory(
      ["Items.xib": file("Title"), "Rows.xib": file("Row")],
      ["Items.xib": file("Other"), "Items 2.xib": file("Title"), "Rows copy.xib": file("Row")]
    ).review().report
    #expect(report.count(.missing) == 0, "\(report.summary)")
    let told = report.notes.map(\.text)
    #expect(told.contains("'Items 2.xib' is new, a copy of 'Items.xib' as it was"), "\(told)")
    #expect(told.contains("'Rows copy.xib' is new, a copy of 'Rows.xib'"), "\(told)")
  }

  /// Two screens that share only the root's id of a template are two.
  @Test func templatesShareNothingButTheirRoot() throws {
    func file(_ name: String, _ id: String) -> String {
      Drawn.xib(
        Drawn.label("\(id)-aa-001", "Title", Drawn.frame(16, 100, 40, 21)), attributes: "customClass=\"\(name)\"",
        constraints: Drawn.rule("r1\(id)-aa-001", "top", "top", RealCommitTests.root, item: "\(id)-aa-001"))
    }
    let history = try SmallHistory(["Items.xib": file("ItemView", "one")], [:])
    try FileManager.default.removeItem(at: history.folder.appendingPathComponent("Items.xib"))
    try history.write("Other.xib", Array(file("OtherView", "two").utf8))
    try history.commit()
    let outcome = try history.review()
    #expect(outcome.report.count(.missing) == 1 && outcome.report.count(.orphan) == 1)
  }

  /// What macOS keeps of a file beside it on a volume of another kind is no screen. Seen in ha-menu.
  @Test func whatMacOSKeepsOfAFileIsNoScreen() throws {
    let screen = Drawn.xib(Drawn.label("one-aa-001", "Title", Drawn.frame(16, 100, 40, 21)))
    let history = try SmallHistory(["a.xib": screen], [:])
    try history.write("._a.xib", [0, 5, 0x16, 7, 0, 2, 0, 0])
    try history.commit()
    let outcome = try history.review()
    #expect(outcome.report.entries.count == 0 && outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
  }

  /// Colours that code alone asks for are told with their values. Seen in SpaceHabitRPG.
  @Test func coloursOfCodeAreTold() throws {
    func path(_ name: String) -> String { "App/Colors.xcassets/\(name).colorset/Contents.json" }
    let history = try SmallHistory(
      ["App/a.xib": Self.screen("accent"), path("sea"): Self.set(1)],
      [path("sea"): Self.set(0), path("sky"): Self.set(1)])
    let told = try history.review().report.notes.map(\.text)
    let words = "'sea' is #000000 instead of #FFFFFF; 'sky' is new, #FFFFFF"
    #expect(told == ["colours that no file of screens names changed: \(words)"], "\(told)")
  }
}
