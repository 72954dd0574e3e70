import Foundation
import Testing

/// Storyboards as the commands take them.
@Suite struct InterfaceBuilderCommandTests {
  /// Two scenes, of which the second's constraint names a view that is gone.
  static let damaged = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
    \(scene(1, second: "rt1"))
    \(scene(2, second: "gone"))
    </scenes>
    </document>
    """

  static func scene(_ number: Int, second: String) -> String {
    """
    <scene sceneID="sc\(number)"><objects>
    <viewController id="vc\(number)" title="Scene\(number)">
    <view key="view" id="rt\(number)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="bx\(number)" userLabel="Box">
    <rect key="frame" x="16" y="30" width="100" height="50"/>
    <color key="backgroundColor" red="0.8" green="0.9" blue="1" alpha="1"/>
    </view>
    </subviews>
    <viewLayoutGuide key="safeArea" id="sa\(number)"/>
    <constraints>
    <constraint firstItem="bx\(number)" firstAttribute="leading" secondItem="\(second)" secondAttribute="leading" \
    constant="16" id="c1\(number)"/>
    <constraint firstItem="bx\(number)" firstAttribute="top" secondItem="sa\(number)" secondAttribute="top" \
    constant="10" id="c2\(number)"/>
    <constraint firstItem="bx\(number)" firstAttribute="width" constant="100" id="c3\(number)"/>
    <constraint firstItem="bx\(number)" firstAttribute="height" constant="50" id="c4\(number)"/>
    </constraints>
    </view>
    </viewController>
    </objects></scene>
    """
  }

  private func program(_ text: String = Self.damaged) throws -> Program {
    let program = try Program()
    try program.write("Main.storyboard", text)
    return program
  }

  @Test func anErrorDoesNotStopTheReadableRest() throws {
    let program = try program()
    defer { program.cleanUp() }
    let frames = try program.run(["frames", "Main.storyboard"])
    #expect(frames.code == 2)
    #expect(frames.talk.contains("Main.storyboard:35:1: error: "))
    #expect(frames.talk.contains("[dangling-reference]"))
    #expect(frames.output.contains("\"bx1\": [16, 10, 100, 50]"))
    #expect(frames.output.contains("\"bx2\":"))
    let check = try program.run(["check", "Main.storyboard", "--device", "iphone-8"])
    #expect(check.code == 2)
    #expect(check.output.contains("'Box'"))
    let pictures = try program.run(["Main.storyboard", "--device", "iphone-8", "--sheet", "none"])
    #expect(pictures.code == 2)
    #expect(
      try program.names("proofs") == [
        "Scene1.iphone-8.landscape.png", "Scene1.iphone-8.png", "Scene2.iphone-8.landscape.png", "Scene2.iphone-8.png",
      ])
  }

  @Test func aWholeFileIsNotKeptFromItsPicturesByADamagedOne() throws {
    let program = try program(Self.damaged.replacingOccurrences(of: "gone", with: "rt2"))
    defer { program.cleanUp() }
    try program.write("Old.nib", "NIBArchive\u{1}")
    let result = try program.run(["frames", "Old.nib", "Main.storyboard"])
    #expect(result.code == 2)
    #expect(result.talk.contains("Old.nib:1:1: error: "))
    #expect(result.talk.contains("hint: open the .xib or .storyboard"))
    #expect(result.output.contains("\"bx1\""))
    #expect(try program.run(["frames", "Main.storyboard"]).code == 0)
  }

  @Test func aFileWithNothingToReadEndsWithItsMessage() throws {
    let program = try program("<<<<<<< HEAD\n=======\n>>>>>>> other\n")
    defer { program.cleanUp() }
    let result = try program.run(["check", "Main.storyboard"])
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.talk.contains("Main.storyboard:1:1: error: "))
  }

  @Test func aHugeFileIsRefusedUnread() throws {
    let program = try program()
    defer { program.cleanUp() }
    let handle = try FileHandle(forWritingTo: program.folder.appendingPathComponent("Main.storyboard"))
    try handle.truncate(atOffset: 100 << 20)
    try handle.close()
    let result = try program.run(["check", "Main.storyboard"])
    #expect(result.code == 2)
    #expect(result.talk.contains("[file-too-large]"))
    #expect(result.talk.contains("hint: split the storyboard"))
  }
}
