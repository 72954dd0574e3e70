import ProofModel
import Testing

@testable import InterfaceBuilder

/// AppKit's own pictures are no files of a project, so none of them is missed.
@Suite struct AppKitPictureTests {
  private func xib(_ runtime: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.\(runtime == "iOS.CocoaTouch" ? "CocoaTouch" : "Cocoa").XIB" \
    targetRuntime="\(runtime)"><objects><customView id="v"><rect key="frame" x="0" y="0" width="90" height="90"/>
    </customView></objects><resources><image name="NSRefreshTemplate" width="14" height="16"/>
    <image name="NSCaution" width="32" height="32"/><image name="NSGlider" width="32" height="32"/></resources></document>
    """
  }

  @Test func theyAreKnownByTheirNames() throws {
    let reading = InterfaceBuilderReader.read(file: "View.xib", bytes: Array(xib("MacOSX.Cocoa").utf8))
    let document = try #require(reading.documents.first)
    #expect(document.systemPictures == ["NSRefreshTemplate", "NSCaution"])
  }

  @Test func onlyMacFilesHaveThem() throws {
    let reading = InterfaceBuilderReader.read(file: "View.xib", bytes: Array(xib("iOS.CocoaTouch").utf8))
    for document in reading.documents { #expect(document.systemPictures.isEmpty) }
  }
}
