import Foundation
import Testing

@testable import Proofing

/// The program in a checkout that nobody has told it anything about.
@Suite struct FirstUseTests {
  /// A storyboard whose arrow points to the second of two scenes.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="20000" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c-2">
      <scenes>
        <scene sceneID="s-1"><objects><viewController title="Later" id="c-1"><view key="view" id="v-1">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews><label text="Later" id="l-1"><rect key="frame" x="10" y="40" width="50" height="20"/></label></subviews>
        </view></viewController></objects></scene>
        <scene sceneID="s-2"><objects><viewController title="Welcome" id="c-2"><view key="view" id="v-2">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews><label text="Hello" id="l-2"><rect key="frame" x="10" y="40" width="50" height="20"/></label></subviews>
        </view></viewController></objects></scene>
      </scenes>
    </document>
    """

  private static func list(_ storyboard: String, extra: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>\(storyboard)</string>\(extra)</dict></plist>
    """
  }

  private func project(_ files: [(String, String)]) throws -> Program {
    let program = try Program()
    for (path, text) in files {
      let folder = program.folder.appendingPathComponent(path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try program.write(path, text)
    }
    return program
  }

  private func app() throws -> Program {
    try project([
      ("App/Base.lproj/Main.storyboard", Self.storyboard), ("App/de.lproj/Main.strings", ""),
      ("App/Info.plist", Self.list("Main")), ("App/Assets.xcassets/Contents.json", "{}"),
      ("Pods/Other/Main.storyboard", Self.storyboard.replacingOccurrences(of: "Welcome", with: "Other")),
      ("AppTests/Main.storyboard", "no storyboard"), ("AppTests/Info.plist", Self.list("Main")),
    ])
  }

  @Test func whereOnlyTheLaunchScreenIsAFileCodeIsOffered() throws {
    let program = try project([
      ("App/Base.lproj/LaunchScreen.storyboard", Self.storyboard), ("App/Screens/Home.swift", "import UIKit"),
      ("App/AppDelegate.swift", "import UIKit"),
    ])
    defer { program.cleanUp() }
    let result = try program.run([])
    #expect(result.code == 0, "\(result.talk)")
    #expect(result.talk.contains("the launch screen, as nothing else is there"))
    #expect(result.talk.contains("proofsheet code init App "))
    #expect(result.talk.contains("its 2 Swift files may hold screens as code"))
    let whole = try app()
    defer { whole.cleanUp() }
    try whole.write("App/AppDelegate.swift", "import UIKit")
    #expect(try !whole.run([]).talk.contains("code init"))
  }

  @Test(arguments: [[], ["."], ["render", "."]])
  func aCheckoutIsToldOfAndItsFirstScreenDrawn(arguments: [String]) throws {
    let program = try app()
    defer { program.cleanUp() }
    let result = try program.run(arguments)
    #expect(result.code == 0, "\(result.talk)")
    #expect(result.output == "proofs/Welcome.sheet.png\n")
    #expect(try program.names("proofs") == ["Welcome.sheet.png"])
    #expect(result.talk.contains("2 storyboards with 2 scenes, 1 asset catalogue, 1 locale (de)"))
    #expect(result.talk.contains("UIMainStoryboardFile in App/Info.plist"))
    let commands = result.talk.components(separatedBy: "\n").filter { $0.hasPrefix("  proofsheet ") }
    #expect(commands.count == 3)
    // The first two run as they stand.
    for command in commands.prefix(2) {
      let words = command.split(separator: " ").map(String.init).prefix { $0 != "#" }.dropFirst()
      let next = try program.run(Array(words))
      #expect(next.code <= 1, "\(command): \(next.talk)")
    }
  }

  @Test func optionsHoldAndMorePicturesCanBeAskedFor() throws {
    let program = try app()
    defer { program.cleanUp() }
    let result = try program.run([
      ".", "--device", "iphone-8", "--orientation", "portrait", "--sheet", "none", "-o", "out",
    ])
    #expect(result.output == "out/Welcome.iphone-8.png\n")
  }

  @Test func aNameWithSpacesIsQuotedInTheNextCommands() throws {
    let program = try project([
      ("My App/Main.storyboard", Self.storyboard), ("My App/Info.plist", Self.list("Main")),
    ])
    defer { program.cleanUp() }
    #expect(try program.run([]).talk.contains("proofsheet check 'My App/Main.storyboard'"))
  }

  @Test func anExtensionsStoryboardIsNotTheApps() throws {
    let program = try project([
      ("Action/Main.storyboard", Self.storyboard.replacingOccurrences(of: "Welcome", with: "Action")),
      ("Action/Info.plist", Self.list("Main", extra: "<key>NSExtension</key><dict/>")),
      ("Zebra/Start.storyboard", Self.storyboard),
    ])
    defer { program.cleanUp() }
    #expect(try program.run([]).output == "proofs/Welcome.sheet.png\n")
  }

  /// An app of xibs: the fullest of those that a controller owns, whatever it is called, and no cell.
  @Test func anAppOfXibsBeginsWithAControllersAndNotWithAnExtension() throws {
    func xib(_ owner: String, _ labels: [String]) -> String {
      let views = labels.enumerated().map { index, text in
        #"<label text="\#(text)" id="l-\#(index)"><rect key="frame" x="10" y="\#(40 + 30 * index)" width="50" height="20"/></label>"#
      }
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="20000" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="\(owner)"/>
        <view id="v-1"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(views.joined())</subviews></view>
        </objects></document>
        """
    }
    let program = try project([
      ("Action/Main.storyboard", Self.storyboard),
      ("Action/Info.plist", Self.list("Main", extra: "<key>NSExtension</key><dict/>")),
      ("App/Cell.xib", xib("NSObject", ["a", "b", "c"])), ("App/Brief.xib", xib("BriefController", ["a"])),
      ("App/Welcome.xib", xib("WelcomeController", ["a", "b"])),
    ])
    defer { program.cleanUp() }
    let result = try program.run([])
    #expect(result.talk.contains("App/Welcome.xib"), "\(result.talk)")
    #expect(result.talk.contains("the fullest xib of a controller"))
  }

  /// An app whose code loads its storyboards, and a library in its folders with an example that a list names.
  @Test func anExampleOfALibraryIsNotTheApp() throws {
    let program = try project([
      ("Libraries/Stars/Demo/Main.storyboard", Self.storyboard.replacingOccurrences(of: "Welcome", with: "Stars")),
      ("Libraries/Stars/Demo/Info.plist", Self.list("Main")), ("Source/Start.storyboard", Self.storyboard),
    ])
    defer { program.cleanUp() }
    #expect(try program.run([]).output == "proofs/Welcome.sheet.png\n")
  }

  /// Columns whose lists code fills were drawn: a line on white. Seen in NetNewsWire.
  @Test func columnsOfEmptyListsGiveWayToTheFullestScene() throws {
    func list(_ number: Int) -> String {
      """
      <scene sceneID="s-\(number)"><objects><tableViewController title="List" id="c-\(number)">
      <tableView key="view" id="v-\(number)"><rect key="frame" x="0" y="0" width="375" height="667"/></tableView>
      </tableViewController></objects></scene>
      """
    }
    let begun = Self.storyboard.replacing("initialViewController=\"c-2\"", with: "initialViewController=\"p-1\"")
      .replacing(
        "<scenes>",
        with: """
          <scenes><scene sceneID="s-7"><objects><splitViewController id="p-1"><connections>
          <segue destination="c-8" kind="relationship" relationship="masterViewController" id="g-1"/>
          <segue destination="c-9" kind="relationship" relationship="detailViewController" id="g-2"/>
          </connections></splitViewController></objects></scene>\(list(8))\(list(9))
          """)
    let program = try project([("App/Main.storyboard", begun), ("App/Info.plist", Self.list("Main"))])
    defer { program.cleanUp() }
    let result = try program.run([])
    #expect(result.output == "proofs/Later.sheet.png\n", "\(result.talk)")
  }

  /// A container whose hidden bars were all that its picture might show was drawn: a white screen.
  @Test func aContainerAroundAnEmptyViewGivesWayToTheFullestScene() throws {
    let begun = Self.storyboard.replacing("initialViewController=\"c-2\"", with: "initialViewController=\"n-1\"")
      .replacing(
        "<scenes>",
        with: """
          <scenes><scene sceneID="s-8"><objects><navigationController id="n-1"><navigationBar key="navigationBar" id="b-1">
            <rect key="frame" x="0" y="0" width="375" height="44"/></navigationBar>
            <connections><segue destination="c-8" kind="relationship" relationship="rootViewController" id="g-1"/></connections>
          </navigationController></objects></scene>
          <scene sceneID="s-9"><objects><viewController title="Filled" id="c-8"><view key="view" id="v-8">
            <rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController></objects></scene>
          """)
    let program = try project([("App/Main.storyboard", begun), ("App/Info.plist", Self.list("Main"))])
    defer { program.cleanUp() }
    let result = try program.run([])
    #expect(result.output == "proofs/Later.sheet.png\n")
    #expect(result.talk.contains("is filled by code, so the fullest is drawn"))
  }

  /// An app of the menu bar: its storyboard begins with no controller, and the first of its scenes is a row of a menu.
  @Test func aStoryboardWithoutAnArrowShowsItsFullestScene() throws {
    let label = #"<label text="Later" id="l-1"><rect key="frame" x="10" y="40" width="50" height="20"/></label>"#
    let more = (1...5).map {
      label.replacing("l-1", with: "m-\($0)").replacing("y=\"40\"", with: "y=\"\(90 + 40 * $0)\"")
    }
    let board = Self.storyboard.replacing(" initialViewController=\"c-2\"", with: "")
      .replacing("text=\"Hello\"", with: "text=\"Fuller\"").replacing(
        "<subviews><label text=\"Fuller\"", with: "<subviews>\(more.joined())<label text=\"Fuller\"")
    let program = try project([("App/Main.storyboard", board), ("App/Info.plist", Self.list("Main"))])
    defer { program.cleanUp() }
    let result = try program.run([])
    #expect(result.output == "proofs/Welcome.sheet.png\n")
    #expect(result.talk.contains("it names no initial scene, so the fullest is drawn"), "\(result.talk)")
  }

  /// Where what stands in for an empty beginning shows next to nothing, another storyboard's fuller scene is drawn.
  @Test func aPoorStandInGivesWayToAnotherStoryboard() throws {
    let empty = Self.storyboard.replacing(
      #"<subviews><label text="Hello" id="l-2"><rect key="frame" x="10" y="40" "#
        + #"width="50" height="20"/></label></subviews>"#, with: "")
    let label = #"<label text="Hello" id="l-2"><rect key="frame" x="10" y="40" width="50" height="20"/></label>"#
    let rich = Self.storyboard.replacing("Welcome", with: "Rich").replacing(
      label, with: (0...5).map { label.replacing("l-2", with: "r-\($0)") }.joined())
    let program = try project([
      ("App/Main.storyboard", empty), ("App/Info.plist", Self.list("Main")), ("App/Second.storyboard", rich),
    ])
    defer { program.cleanUp() }
    #expect(try program.run([]).output == "proofs/Rich.sheet.png\n")
  }

  @Test func aReferenceToAnotherStoryboardIsFollowed() throws {
    let reference = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c-9"><scenes>
      <scene sceneID="s-9"><objects><viewControllerPlaceholder storyboardName="Start" id="c-9"/></objects></scene>
      </scenes></document>
      """
    let program = try project([
      ("App/Main.storyboard", reference), ("App/Info.plist", Self.list("Main")),
      ("App/Start.storyboard", Self.storyboard),
    ])
    defer { program.cleanUp() }
    #expect(try program.run([]).output == "proofs/Welcome.sheet.png\n")
  }

  @Test func aBuildSettingNamesTheStoryboardToo() throws {
    let program = try project([
      ("App/First.storyboard", Self.storyboard.replacingOccurrences(of: "Welcome", with: "First")),
      ("App/Start.storyboard", Self.storyboard),
      ("App.xcodeproj/project.pbxproj", "{\n\t\t\t\tINFOPLIST_KEY_UIMainStoryboardFile = Start;\n}\n"),
    ])
    defer { program.cleanUp() }
    let result = try program.run([])
    #expect(result.output == "proofs/Welcome.sheet.png\n")
    #expect(result.talk.contains("INFOPLIST_KEY_UIMainStoryboardFile in App.xcodeproj/project.pbxproj"))
  }

  @Test func aFolderWithoutScreensSaysHowToBegin() throws {
    let program = try project([("Sources/App.swift", "import UIKit\n")])
    defer { program.cleanUp() }
    let result = try program.run([])
    #expect(result.code == 2)
    #expect(result.talk.contains("no storyboard, xib or layout spec; its Swift file may hold screens as code"))
    #expect(result.talk.contains("proofsheet code init Sources"))
    #expect(result.talk.contains("proofsheet init"))
  }

  @Test func filesOfInterfaceBuilder3SayWhatTheyAre() throws {
    let program = try project([
      ("App/About.xib", #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data/></archive>"#)
    ])
    defer { program.cleanUp() }
    let result = try program.run([])
    #expect(result.code == 2)
    #expect(result.talk.contains("App/About.xib:1:1: error: this is a file of Interface Builder 3"), "\(result.talk)")
    #expect(result.talk.contains("none of the files that may hold the first screen can be read"))
  }

  @Test func aDamagedMainStoryboardDoesNotEndIt() throws {
    let program = try project([
      ("App/Main.storyboard", "<document"), ("App/Info.plist", Self.list("Main")),
      ("App/Other.storyboard", Self.storyboard),
    ])
    defer { program.cleanUp() }
    #expect(try program.run([]).output == "proofs/Welcome.sheet.png\n")
  }

  /// Folders that lead back to themselves, and files that are none.
  @Test func linksAndPipesAreLeftAlone() throws {
    let program = try app()
    defer { program.cleanUp() }
    let folder = program.folder.path
    try FileManager.default.createSymbolicLink(atPath: folder + "/App/again", withDestinationPath: folder)
    #expect(mkfifo(folder + "/App/Pipe.storyboard", 0o644) == 0)
    #expect(try program.run([]).output == "proofs/Welcome.sheet.png\n")
  }
}
