import Foundation
import InterfaceBuilder
import ProofModel
import Testing

/// The documentation's table of elements is the importer's own registry.
@Suite struct InterfaceBuilderReferenceTests {
  static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../docs/interface-builder.md").standardizedFileURL.path()

  /// `PROOFSHEET_UPDATE_DOCS=1 swift test --filter InterfaceBuilderReference` writes the table anew.
  @Test func pageHoldsTheTable() throws {
    let text = try FileReading.text(at: Self.page)
    let begin = try #require(text.firstRange(of: "<!-- begin elements -->\n"))
    let end = try #require(text.firstRange(of: "<!-- end elements -->"))
    if ProcessInfo.processInfo.environment["PROOFSHEET_UPDATE_DOCS"] == "1" {
      let updated = text[..<begin.upperBound] + InterfaceBuilderReference.markdown() + text[end.lowerBound...]
      try FileWriting.writeBeside(Self.page, text: String(updated))
    } else {
      #expect(text[begin.upperBound..<end.lowerBound] == InterfaceBuilderReference.markdown()[...])
    }
  }

  /// Each kind that public files have (interface-builder/frequencies.txt) is known, or a named box with a warning.
  @Test(arguments: [
    "view", "label", "button", "textField", "imageView", "stackView", "tableViewCell", "tableViewCellContentView",
    "navigationBar", "tableView", "textView", "slider", "switch", "scrollView", "collectionViewCell",
    "collectionView", "segmentedControl", "tabBar", "containerView", "toolbar", "collectionReusableView",
    "activityIndicatorView", "visualEffectView", "progressView", "mapView", "searchBar", "pickerView", "stepper",
    "datePicker", "collectionViewCellContentView", "webView", "wkWebView", "arscnView", "pageControl", "colorWell",
    "sceneKitView", "mtkView", "customView", "scroller", "box", "tableCellView", "clipView", "popUpButton",
    "tableHeaderView", "tabView", "progressIndicator", "splitView", "searchField", "outlineView", "secureTextField",
    "gridView", "levelIndicator", "tokenField", "sceneView", "ruleEditor",
  ])
  func noElementIsDropped(_ element: String) throws {
    let view = """
      <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="el1">
      <rect key="frame" x="0.0" y="0.0" width="20" height="20"/></\(element)>
      """
    let reading = Sample.read(Sample.storyboard(views: view))
    let node = try #require(reading.documents.first?.root.children.first { $0.id == "el1" })
    if InterfaceBuilderReference.knows(element) {
      #expect(reading.diagnostics.isEmpty)
    } else {
      #expect(node.kind == .unknown(element))
      #expect(reading.diagnostics.map(\.id) == ["unknown-element"])
      #expect(reading.diagnostics.first?.span?.start.line == 10)
    }
  }
}
