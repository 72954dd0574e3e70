import InterfaceBuilder
import ProofModel

/// macOS files written for these tests.
enum AppKitSample {
  /// A storyboard of one controller whose root is 480 × 300.
  static func storyboard(
    tools: String = "22505", views: String, constraints: String = "", knowsSafeAreas: Bool = false,
    resources: String = ""
  ) -> String {
    let capability = "<capability name=\"NSView safe area layout guides\" minToolsVersion=\"12.0\"/>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
      <dependencies>\(knowsSafeAreas ? capability : "")</dependencies>
      <scenes><scene sceneID="sc1"><objects>
      <viewController id="vc1"><view key="view" id="rt1">
      <rect key="frame" x="0.0" y="0.0" width="480" height="300"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews>
      \(views)
      </subviews>
      <constraints>
      \(constraints)
      </constraints>
      </view></viewController>
      </objects></scene></scenes>
      <resources>\(resources)</resources>
      </document>
      """
  }

  static func view(
    _ name: String, _ id: String, _ frame: String, cell: String = "", attributes: String = "", children: String = ""
  ) -> String {
    let parts = frame.split(separator: " ")
    return """
      <\(name) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
      <rect key="frame" x="\(parts[0])" y="\(parts[1])" width="\(parts[2])" height="\(parts[3])"/>
      \(cell)\(children)
      </\(name)>
      """
  }

  static func label(_ id: String, _ title: String, attributes: String = "lineBreakMode=\"clipping\"") -> String {
    view(
      "textField", id, "18 264 37 16",
      cell: "<textFieldCell key=\"cell\" title=\"\(title)\" \(attributes) id=\"\(id)c\">"
        + "<font key=\"font\" metaFont=\"system\"/></textFieldCell>")
  }

  static func document(_ text: String) -> Document? {
    InterfaceBuilderReader.read(file: "Main.storyboard", bytes: Array(text.utf8)).documents.first
  }

  static func node(_ id: String, in document: Document?) -> ViewNode? {
    func find(_ node: ViewNode) -> ViewNode? {
      node.id == id ? node : node.children.lazy.compactMap { find($0) }.first
    }
    return document.flatMap { find($0.root) }
  }
}

extension ViewNode {
  func value(_ key: PropertyKey) -> PropertyValue? { properties[key]?.value }
}
