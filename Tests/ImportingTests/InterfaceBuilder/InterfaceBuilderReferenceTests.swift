import Foundation
import InterfaceBuilder
import ProofModel
import TestRequirements
import Testing

/// The documentation's table of elements is the importer's own registry.
@Suite struct InterfaceBuilderReferenceTests {
  private static let table = DerivedPart(
    of: "docs/interface-builder.md", from: "<!-- begin elements -->\n", to: "<!-- end elements -->"
  ) { InterfaceBuilderReference.markdown() }

  /// `PROOFSHEET_UPDATE_DOCS=1 swift test --filter InterfaceBuilderReference` writes the table anew.
  @Test(.needsWritten(table)) func pageHoldsTheTable() throws { #expect(try Self.table.isHeld()) }

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
