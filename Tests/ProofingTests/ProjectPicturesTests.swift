import AutoLayout
import Foundation
import InterfaceBuilder
import PixelCoding
import ProofModel
import Resolving
import Testing

@testable import Solving

/// Where an Interface Builder file's pictures, colours and fonts are found in a project.
@Suite struct ProjectPicturesTests {
  private let program: Program

  init() throws { program = try Program() }

  private func write(_ name: String, _ bytes: [UInt8]) throws {
    let url = program.folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  private func picture(_ width: Int, _ height: Int) throws -> [UInt8] {
    let bytes = [UInt8](repeating: 255, count: width * height * 4)
    return try PNGEncoder().encode(PixelBuffer(size: PixelSize(width: width, height: height), bytes: bytes))
  }

  private func set(_ folder: String, _ files: [(name: String, scale: String, more: String)]) throws {
    let images = files.map { file in
      "{ \"idiom\": \"universal\", \"scale\": \"\(file.scale)\", \"filename\": \"\(file.name)\"\(file.more) }"
    }
    try write(folder + "/Contents.json", Array("{ \"images\": [\(images.joined(separator: ", "))] }".utf8))
  }

  private func document(second: String = "loose") throws -> Document {
    try write(
      "App.xcodeproj/project.pbxproj", [])
    try write(
      "App/Screens/Book/Base.lproj/Main.storyboard",
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="sc1"><objects><viewController id="vc1" title="Book">
        <view key="view" id="rt1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews><imageView image="Cover" translatesAutoresizingMaskIntoConstraints="NO" id="im1">
        <rect key="frame" x="16" y="100" width="24" height="24"/></imageView>
        <imageView image="\(second)" translatesAutoresizingMaskIntoConstraints="NO" id="im2">
        <rect key="frame" x="16" y="200" width="24" height="24"/></imageView></subviews>
        <color key="backgroundColor" name="brand"/>
        </view></viewController></objects></scene></scenes></document>
        """.utf8))
    let path = program.folder.appendingPathComponent("App/Screens/Book/Base.lproj/Main.storyboard").path
    return try #require(InterfaceBuilderReader.read(file: path).documents.first)
  }

  @Test func theNearestOfAProjectCounts() throws {
    defer { program.cleanUp() }
    try set("App/Assets.xcassets/Cover.imageset", [("far.png", "1x", "")])
    try write("App/Assets.xcassets/Cover.imageset/far.png", try picture(2, 2))
    try set("App/Screens/Screens.xcassets/Books/Cover.imageset", [("near.png", "2x", "")])
    try write("App/Screens/Screens.xcassets/Books/Cover.imageset/near.png", try picture(8, 6))
    try write("App/Images/loose@2x.png", try picture(4, 4))
    try write(
      "App/Assets.xcassets/brand.colorset/Contents.json",
      Array("{ \"colors\": [{ \"idiom\": \"universal\", \"color\": { \"components\": { \"red\": \"1\" } } }] }".utf8))
    let document = try document()
    #expect(document.pictures["Cover"]?.files.map(\.scale) == [2])
    #expect(document.pictures["Cover"]?.files.first?.path.hasSuffix("near.png") == true)
    #expect(document.pictures["loose"]?.files.map(\.scale) == [2])
    #expect(document.tokens["color.brand"] != nil)
    let workbench = Workbench(document: document, studio: Studio())
    let images: any ImageSizing = workbench.images
    let text = TextEnvironment(scale: 2)
    #expect(images.imageSize(asset: "Cover", environment: text) == Size(width: 4, height: 3))
    #expect(images.imageSize(asset: "loose", environment: text) == Size(width: 2, height: 2))
  }

  /// A picture that is named as a file and lies in a catalogue is the catalogue's (MassChat).
  @Test func aNameWithAnEndingIsASetsToo() throws {
    defer { program.cleanUp() }
    try set("App/Assets.xcassets/near/loose.imageset", [("a.png", "2x", "")])
    try write("App/Assets.xcassets/near/loose.imageset/a.png", try picture(4, 4))
    #expect(try document(second: "loose.png").pictures["loose.png"]?.files.map(\.scale) == [2])
    #expect(try document(second: "loose.jpg").pictures["loose.jpg"] == nil)
  }

  /// A picture's name may have a point in it, and an ending that is none. Seen in OSHA's Heat Safety.
  @Test func aNameMayEndAsAnotherFormatBeforeItsEnding() throws {
    defer { program.cleanUp() }
    try write("App/Images/logo.svg@2x.png", try picture(4, 4))
    #expect(try document(second: "logo.svg.png").pictures["logo.svg.png"]?.files.map(\.scale) == [2])
  }

  /// One of the system's bar items is drawn as the system's, whatever a picture of the project is called.
  @Test func aSystemItemIsNoPictureOfTheProject() throws {
    defer { program.cleanUp() }
    for name in ["compose", "star"] {
      try set("App/Assets.xcassets/\(name).imageset", [("\(name).png", "1x", "")])
      try write("App/Assets.xcassets/\(name).imageset/\(name).png", try picture(2, 2))
    }
    try write(
      "App/Main.storyboard",
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <scenes><scene sceneID="sc1"><objects><viewController id="vc1">
        <view key="view" id="rt1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
        <navigationItem key="navigationItem" title="Notes" id="ni1">
        <barButtonItem key="leftBarButtonItem" image="star" id="bi1"/>
        <barButtonItem key="rightBarButtonItem" systemItem="compose" id="bi2"/></navigationItem>
        </viewController></objects></scene><scene sceneID="sc2"><objects><navigationController id="nc1">
        <connections><segue destination="vc1" kind="relationship" relationship="rootViewController" id="sg1"/></connections>
        </navigationController></objects></scene></scenes></document>
        """.utf8))
    let path = program.folder.appendingPathComponent("App/Main.storyboard").path
    let documents = InterfaceBuilderReader.read(file: path).documents
    let contents = try #require(documents.first { $0.sceneID == "sc1" }).barContents
    #expect(contents.leading == [.picture("star")])
    #expect(contents.trailing == [.sign("compose")])
  }

  /// `Contents.json` says which file is for dark screens, whatever the files are called.
  @Test(arguments: ["dark", "light"])
  func appearancesAreTheSetsOwn(_ appearance: String) throws {
    defer { program.cleanUp() }
    try set(
      "App/Assets.xcassets/Cover.imageset",
      [
        ("a.png", "1x", ""),
        ("b.png", "1x", ", \"appearances\": [{ \"appearance\": \"luminosity\", \"value\": \"\(appearance)\" }]"),
      ])
    try write("App/Assets.xcassets/Cover.imageset/a.png", try picture(3, 3))
    try write("App/Assets.xcassets/Cover.imageset/b.png", try picture(5, 5))
    let workbench = Workbench(document: try document(), studio: Studio())
    var selection = VariantSelection()
    selection.devices = ["iphone-8"]
    selection.orientations = ["portrait"]
    selection.appearances = ["light", "dark"]
    let layouts = workbench.solve(workbench.variants(selection).variants, jobs: 1).map(\.layout)
    let names = layouts.map { $0.views.first { $0.content.id == "im1" }?.content.asset }
    #expect(names == ["Cover", PictureSet.Request(asset: "Cover", isDark: true).name])
    let images: any ImageSizing = workbench.images
    let sizes = names.map { images.imageSize(asset: $0 ?? "", environment: TextEnvironment(scale: 1))?.width }
    #expect(sizes == (appearance == "dark" ? [3, 5] : [5, 3]))
  }

  /// Nothing above the project is looked at.
  @Test func theProjectIsTheLimit() throws {
    defer { program.cleanUp() }
    try write("App/Screens/App.xcodeproj/project.pbxproj", [])
    try set("App/Assets.xcassets/Cover.imageset", [("far.png", "1x", "")])
    try write("App/Assets.xcassets/Cover.imageset/far.png", try picture(2, 2))
    #expect(try document().pictures["Cover"] == nil)
  }

  /// A name that asks for a picture's dark variant or tint reads back as it was written.
  @Test func namesOfRequests() {
    for request in [
      PictureSet.Request(asset: "Star"), .init(asset: "a#b", isDark: true),
      .init(asset: "Star", isDark: true, tint: Color(rgb: 0x007AFF)),
    ] {
      #expect(PictureSet.Request(name: request.name) == request)
    }
    #expect(PictureSet.Request(asset: "Star", tint: Color(rgb: 0x007AFF)).name == "Star#tint=007AFFFF")
  }

  /// The set's `template-rendering-intent`: its shape in the view's tint.
  @Test func templatesAreDrawnInTheTint() throws {
    defer { program.cleanUp() }
    let folder = "App/Assets.xcassets/Cover.imageset"
    try write(folder + "/a.png", try picture(3, 3))
    try write(
      folder + "/Contents.json",
      Array(
        """
        { "images": [{ "idiom": "universal", "scale": "1x", "filename": "a.png" }],
          "properties": { "template-rendering-intent": "template" } }
        """.utf8))
    let workbench = Workbench(document: try document(), studio: Studio())
    var selection = VariantSelection()
    selection.devices = ["iphone-8"]
    selection.orientations = ["portrait"]
    let layouts = workbench.solve(workbench.variants(selection).variants, jobs: 1).map(\.layout)
    #expect(layouts.first?.views.first { $0.content.id == "im1" }?.content.asset == "Cover#tint=007AFFFF")
  }
}
