import Foundation
import ProofModel
import Testing

@testable import Importing
@testable import Solving

/// Commands that are told no file do the project.
@Suite struct ProjectCommandTests {
  private static func storyboard(_ title: String, id: String = "v") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="20000" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes>
        <scene sceneID="s-\(id)"><objects><viewController title="\(title)" id="c-\(id)"><view key="view" id="w-\(id)">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews><label text="Hallo" id="l-\(id)"><rect key="frame" x="10" y="40" width="50" height="20"/></label>
          </subviews></view></viewController></objects></scene>
      </scenes>
    </document>
    """
  }

  private static let spec = """
    proofsheet: 1
    name: card
    matrix: { devices: [iphone-8] }
    views: { title: { type: label, text: Card } }
    constraints: { form: [title.top == safe.top, title.leading == margins.leading] }
    """

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
      ("App/Main.storyboard", Self.storyboard("Welcome")), ("App/Views/Cell.storyboard", Self.storyboard("Cell")),
      ("Specs/card.proof.yaml", Self.spec), ("AppTests/Fixture.storyboard", Self.storyboard("Fixture")),
      ("Pods/Other/Other.storyboard", Self.storyboard("Other")),
    ])
  }

  @Test func allScreensButThoseOfTestsAndOfOthersAreDrawn() throws {
    let program = try app()
    defer { program.cleanUp() }
    let result = try program.run(["render", "--sheet", "only"])
    #expect(result.code == 0, "\(result.talk)")
    #expect(
      Set(result.output.split(separator: "\n"))
        == ["proofs/Welcome.sheet.png", "proofs/Cell.sheet.png", "proofs/card.sheet.png"])
    #expect(result.talk.contains("the project: 3 files of screens; left out: 1 of tests, extensions and watches"))
    let check = try program.run(["check"])
    #expect(check.talk.contains("the project: 3 files of screens"))
    #expect(try program.run(["frames", "--quiet"]).code == 2, "frames has no --quiet")
    #expect(try program.run(["frames"]).output.contains("\"card\""))
  }

  @Test func theProjectFileSaysWhichScreensThereAre() throws {
    let program = try app()
    defer { program.cleanUp() }
    try program.write("proofsheet.yaml", "roots: [\"App/**/*.storyboard\", Specs]\nleave-out: App/Main.storyboard\n")
    let render = ["render", "--sheet", "only", "-o", "out"]
    let result = try program.run(render)
    #expect(
      Set(result.output.split(separator: "\n")) == ["out/Cell.sheet.png", "out/card.sheet.png"], "\(result.talk)")
    #expect(result.talk.contains("proofsheet.yaml: 2 files of screens; left out: 1 by 'App/Main.storyboard'"))
    // The same from a folder below, whose own part is not the whole.
    _ = try Script.run(URL(fileURLWithPath: "/usr/bin/env"), ["git", "-C", program.folder.path, "init", "-q"])
    let below = try program.run(render, in: "App")
    #expect(Set(below.output.split(separator: "\n")) == ["out/Cell.sheet.png", "out/card.sheet.png"], "\(below.talk)")
    // What is recorded without a file is the project, and is what is verified.
    #expect(try program.run(["record"]).code == 0)
    #expect(try program.run(["verify"]).code == 0)
    try program.write("Specs/new.proof.yaml", Self.spec.replacing("name: card", with: "name: new"))
    let verify = try program.run(["verify"])
    #expect(verify.code == 1 && verify.output.contains("1 new"), "\(verify.output)")
  }

  @Test(arguments: [
    ("roots: [Nowhere]", "nothing of 'Nowhere' is a storyboard"), ("roots: [../other]", "leads out of the project"),
    ("roots: [{ a: b }]", "'roots' takes paths"), ("roots: [App]\nleave-out: [Nothing]", "leaves nothing out"),
  ])
  func whatTheProjectFileSaysWronglyIsTold(text: String, words: String) throws {
    let program = try app()
    defer { program.cleanUp() }
    try program.write("proofsheet.yaml", text + "\n")
    let result = try program.run(["render", "--sheet", "only"])
    #expect(result.talk.contains(words), "\(result.talk)")
    #expect(result.talk.contains("proofsheet.yaml:"))
    #expect(result.code == (text.contains("Nothing") ? 0 : 2))
  }

  @Test func globsMeanFilesOfAllFolders() throws {
    let program = try app()
    defer { program.cleanUp() }
    let all = try program.run(["render", "App/**/*.storyboard", "--sheet", "only"])
    #expect(all.output == "proofs/Welcome.sheet.png\nproofs/Cell.sheet.png\n", "\(all.talk)")
    #expect(try program.run(["check", "App/*/C*.storyboard"]).talk.contains("variants"))
    let none = try program.run(["check", "App/*.xib"])
    #expect(none.code == 2 && none.talk.contains("no storyboard, xib or layout spec matches 'App/*.xib'"))
  }

  @Test func scenesOfOneNameInDifferentFilesHavePicturesOfTheirOwn() throws {
    let program = try project([
      ("App/One/Cell.storyboard", Self.storyboard("Cell")), ("App/Two/Cell.storyboard", Self.storyboard("Cell")),
      ("App/Main.storyboard", Self.storyboard("Cell")), ("App/Other.storyboard", Self.storyboard("Other")),
    ])
    defer { program.cleanUp() }
    let result = try program.run(["render", "--sheet", "only"])
    #expect(
      Set(result.output.split(separator: "\n"))
        == [
          "proofs/One-Cell.sheet.png", "proofs/Two-Cell.sheet.png", "proofs/Main-Cell.sheet.png",
          "proofs/Other.sheet.png",
        ], "\(result.talk)")
    #expect(try program.run(["record"]).code == 0)
  }

  @Test func aFolderWithoutScreensSaysSo() throws {
    let program = try project([("Sources/App.swift", "import UIKit\n")])
    defer { program.cleanUp() }
    for command in ["render", "check", "test", "frames"] {
      let result = try program.run([command])
      #expect(result.code == 2 && result.talk.contains("no storyboard, xib or layout spec"), "\(result.talk)")
    }
  }

  // MARK: What Xcode's project says

  private static func xcode(_ settings: String, list: String? = nil) -> [(String, String)] {
    let files = [
      ("App.xcodeproj/project.pbxproj", XcodeProjectText.app(settings)), ("App/Main.storyboard", storyboard("Welcome")),
    ]
    return files + (list.map { [("App/Info.plist", $0)] } ?? [])
  }

  private static let upright = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>
    <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
    """

  @Test func anAppsDevicesAndOrientationsAreThoseThatItsProjectBuildsFor() throws {
    let program = try project(
      Self.xcode("TARGETED_DEVICE_FAMILY = 1; INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";", list: Self.upright))
    defer { program.cleanUp() }
    for words in [["render"], ["render", "App/Main.storyboard"]] {
      let result = try program.run(words + ["--sheet", "none"])
      // From iOS 13 on: the small phone is the smallest that has it; no iPad, and nothing lies on its side.
      #expect(
        result.output.split(separator: "\n").map(String.init)
          == ["iphone-se-1", "iphone-17", "iphone-17-pro-max"].map { "proofs/Welcome.\($0).png" }, "\(result.talk)")
    }
    // What is asked for counts more.
    let asked = try program.run([
      "render", "--device", "ipad", "--orientation", "landscape", "--sheet", "none", "-o", "o",
    ])
    #expect(asked.output == "o/Welcome.ipad-11-a16.landscape.png\n", "\(asked.talk)")
  }

  /// A history whose secrets were written over has projects with words that need quotes and have none. Seen in ThePost.
  @Test func aProjectWhoseTeamWasWrittenOverIsRead() throws {
    let program = try project(
      Self.xcode(
        "DEVELOPMENT_TEAM = ***REMOVED***; TARGETED_DEVICE_FAMILY = 1; INFOPLIST_FILE = \"App/Info.plist\";",
        list: Self.upright))
    defer { program.cleanUp() }
    let result = try program.run(["render", "--sheet", "none"])
    #expect(
      result.output.split(separator: "\n").map(String.init)
        == ["iphone-se-1", "iphone-17", "iphone-17-pro-max"].map { "proofs/Welcome.\($0).png" }, "\(result.talk)")
  }

  @Test func anAppsLanguagesAreThoseOfItsProject() throws {
    let program = try project(Self.xcode("TARGETED_DEVICE_FAMILY = 1;") + [("App/ar.lproj/Main.strings", "")])
    defer { program.cleanUp() }
    let result = try program.run([
      "render", "--locale", "all", "--device", "iphone-8", "--orientation", "portrait", "--sheet", "none",
    ])
    // The development language is the texts' own and needs no suffix.
    #expect(
      result.output.split(separator: "\n").map(String.init)
        == ["", ".ar", ".en", ".pt-BR"].map { "proofs/Welcome.iphone-8\($0).png" }, "\(result.talk)")
  }

  @Test func settingsFilesAndGeneratedListsAreReadToo() throws {
    let generated =
      "TARGETED_DEVICE_FAMILY = \"1,2\"; INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "
      + "\"UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight\";"
    let program = try project(Self.xcode(generated))
    defer { program.cleanUp() }
    let settings = try #require(XcodeProject(file: program.folder.path + "/App.xcodeproj/project.pbxproj")?.settings)
    #expect(settings.families == [.phone, .pad])
    #expect(settings.orientations == [.pad: [.landscape, .landscapeRight]])
    #expect(settings.oldestSystem == 13, "the tests' own is not the app's")
    #expect(settings.developmentLocale == "de")
    #expect(settings.locales == ["ar", "en", "pt-BR"])
  }

  /// What code asks its bundle for: files by their names, and the property list with the project's settings in their places.
  @Test func aBundleIsTheProject() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>HOST</key><string>https://$(HOST)/${TARGET_NAME:lower}</string><key>KEY</key><string>$(SECRET)</string>
      <key>Nested</key><dict><key>All</key><array><string>$(HOST)</string></array></dict></dict></plist>
      """
    let settings = "INFOPLIST_FILE = App/Info.plist; MARKETING_VERSION = 2.1; HOST = example.org;"
    let program = try project(Self.xcode(settings, list: list) + [("App/Data/words.v2.json", "[]")])
    defer { program.cleanUp() }
    let resources = AppResources.of(program.folder.path + "/App")
    #expect(resources.info["HOST"] as? String == "https://example.org/App")
    #expect(resources.info["KEY"] as? String == "", "what no setting says is empty")
    #expect((resources.info["Nested"] as? [String: [String]])?["All"] == ["example.org"])
    #expect(resources.info["CFBundleShortVersionString"] as? String == "2.1")
    #expect(resources.resource(named: "words.v2", ".JSON")?.hasSuffix("App/Data/words.v2.json") == true)
    #expect(resources.resource(named: "words", ".json") == nil)
    #expect(resources.resource(named: "Info", ".plist")?.hasSuffix("App/Info.plist") == true)
  }

  @Test(arguments: ["", "{", "no project", "{ objects = { A = { isa = PBXProject; }; }; }"])
  func aProjectThatSaysNothingChangesNothing(text: String) throws {
    let program = try project([
      ("App.xcodeproj/project.pbxproj", text), ("App/Main.storyboard", Self.storyboard("Welcome")),
    ])
    defer { program.cleanUp() }
    let result = try program.run(["render", "--sheet", "none"])
    #expect(result.code == 0 && result.output.split(separator: "\n").count == 8, "\(result.talk)")
  }
}

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("App/**/*.xib", "App/a/b/C.xib", true), ("App/**/*.xib", "App/C.xib", true), ("App/*.xib", "App/a/C.xib", false),
    ("**/*.xib", "C.xib", true), ("App/**", "App/a/b", true), ("App/**", "Other/a", false), ("a?c", "abc", true),
    ("./App/*", "App/x", true), ("/App/*", "/App/x", true), ("**", "a/b/c", true), ("a/**/b/**/c", "a/b/x/c", true),
    ("a/**/b/**/c", "a/x/c", false),
  ])
  func starsMeanNamesAndTwoOfThemFolders(pattern: String, path: String, isMeant: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMeant)
  }
}
