import AutoLayout
import Foundation
import ProofModel
import Resolving
import Solving
import Testing

/// What lies beside a storyboard: localisations, colours of catalogues, flags that the file stored.
@Suite struct ProjectResourcesTests {
  private func storyboard(_ views: String, flags: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="sc1"><objects><viewController id="vc1" title="Book">
    <view key="view" id="rt1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>\(views)</subviews>
    <color key="backgroundColor" name="Brand Color"/>
    <constraints>
    <constraint firstItem="bx1" firstAttribute="leading" secondItem="rt1" secondAttribute="leading" constant="16" id="c1"/>
    <constraint firstItem="bx1" firstAttribute="top" secondItem="rt1" secondAttribute="top" constant="30" id="c2"/>
    <constraint firstItem="bx1" firstAttribute="width" constant="100" id="c3"/>
    <constraint firstItem="bx1" firstAttribute="height" constant="50" id="c4"/>
    </constraints></view></viewController></objects></scene></scenes>
    <resources><namedColor name="Brand Color"><color red="1" green="0" blue="0" alpha="1"/></namedColor></resources>
    </document>
    """
  }

  private static let label = """
    <label text="Good morning" translatesAutoresizingMaskIntoConstraints="NO" id="bx1" userLabel="Greeting">
    <rect key="frame" x="16" y="30" width="100" height="50"/></label>
    """

  private func program(_ views: String) throws -> Program {
    let program = try Program()
    for folder in ["Base.lproj", "fr.lproj", "Colors.xcassets/Brand Color.colorset"] {
      try FileManager.default.createDirectory(
        at: program.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    try program.write("Base.lproj/Main.storyboard", storyboard(views))
    try program.write(
      "fr.lproj/Main.strings", "/* Class = \"UILabel\"; */\n\"bx1.text\" = \"Bonjour à \\\"tous\\\"\";\n")
    let components = { (red: String) in
      "{ \"color-space\": \"srgb\", \"components\": { \"red\": \"\(red)\", \"green\": \"0x80\", \"blue\": \"0\", \"alpha\": \"1\" } }"
    }
    try program.write(
      "Colors.xcassets/Brand Color.colorset/Contents.json",
      "{ \"colors\": [ { \"idiom\": \"universal\", \"color\": \(components("0.0")) }, { \"idiom\": \"universal\", "
        + "\"appearances\": [ { \"appearance\": \"luminosity\", \"value\": \"dark\" } ], \"color\": \(components("255")) } ] }"
    )
    return program
  }

  @Test func localisationsAreTakenByTheLocale() throws {
    let program = try program(Self.label)
    defer { program.cleanUp() }
    let path = program.folder.appendingPathComponent("Base.lproj/Main.storyboard").path
    let workbench = try #require(ScreenLoader(studio: Studio()).load([path]).workbenches.first)
    var selection = VariantSelection()
    selection.devices = ["iphone-8"]
    selection.orientations = ["portrait"]
    selection.locales = ["en", "fr"]
    let texts = workbench.solve(workbench.variants(selection).variants, jobs: 1).map { solved in
      solved.layout.views.first { $0.content.id == "bx1" }?.content.text?.string
    }
    #expect(texts == ["Good morning", "Bonjour à \"tous\""])
  }

  @Test func coloursOfCataloguesFollowTheAppearance() throws {
    let program = try program(Self.label)
    defer { program.cleanUp() }
    let path = program.folder.appendingPathComponent("Base.lproj/Main.storyboard").path
    let workbench = try #require(ScreenLoader(studio: Studio()).load([path]).workbenches.first)
    var selection = VariantSelection()
    selection.devices = ["iphone-8"]
    selection.orientations = ["portrait"]
    selection.appearances = ["light", "dark"]
    let reds = workbench.solve(workbench.variants(selection).variants, jobs: 1).map {
      $0.layout.views.first?.content.background?.red
    }
    #expect(reds == [0, 1])
    let spec = try program.run(["import", "Base.lproj/Main.storyboard", "--quiet"])
    #expect(spec.code == 0, "\(spec.talk)")
    let text = String(decoding: try program.bytes("screens/Book.proof.yaml"), as: UTF8.self)
    #expect(text.contains("    brandColor: { light: \"#008000\", dark: \"#FF8000\" }"))
    #expect(text.contains("    bx1.text: \"Bonjour à \\\"tous\\\"\""))
  }

  /// A set may have a value for light screens beside that of any. Seen in whitenoise-ios.
  @Test func theLightAppearancesOwnColorIsTaken() throws {
    let program = try program(Self.label)
    defer { program.cleanUp() }
    let entries = [("", "0"), ("light", "255")].map { value, white in
      "{ \"idiom\": \"universal\", \"appearances\": ["
        + (value.isEmpty ? "" : "{ \"appearance\": \"luminosity\", \"value\": \"\(value)\" }")
        + "], \"color\": { \"color-space\": \"srgb\", \"components\": { \"white\": \"\(white)\", \"alpha\": \"1\" } } }"
    }
    try program.write(
      "Colors.xcassets/Brand Color.colorset/Contents.json", "{ \"colors\": [ \(entries.joined(separator: ", ")) ] }")
    #expect(try program.run(["import", "Base.lproj/Main.storyboard", "--quiet"]).code == 0)
    let text = String(decoding: try program.bytes("screens/Book.proof.yaml"), as: UTF8.self)
    #expect(text.contains("    brandColor: { light: \"#FFFFFF\", dark: \"#000000\" }"), "\(text)")
  }

  @Test func aFlagThatDoesNotHoldIsTold() throws {
    let program = try program(Self.label.replacingOccurrences(of: "<label ", with: "<label misplaced=\"YES\" "))
    defer { program.cleanUp() }
    let result = try program.run(["check", "Base.lproj/Main.storyboard"])
    #expect(result.output.contains("note: the file flags 'Greeting' as misplaced"))
    #expect(result.output.contains("note: 'Greeting' is Book Scene › Label › Greeting") == false)
    #expect(result.output.contains("'Greeting' is Book Scene › View › Greeting"))
  }

  @Test func theFilesOwnEraIsTheDefault() throws {
    let program = try program(Self.label)
    defer { program.cleanUp() }
    let arguments = ["frames", "Base.lproj/Main.storyboard", "--device", "iphone-8", "--orientation", "portrait"]
    let own = try program.run(arguments)
    #expect(own.code == 0)
    #expect(try program.run(arguments + ["--era", "file"]).output == own.output)
    #expect(try program.run(arguments + ["--era", "ios12"]).code == 0)
  }
}
