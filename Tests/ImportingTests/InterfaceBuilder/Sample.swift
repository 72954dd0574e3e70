import InterfaceBuilder
import ProofModel

/// Storyboards and xibs written for these tests.
enum Sample {
  static func read(_ text: String, file: String = "Main.storyboard") -> InterfaceBuilderReader.Reading {
    InterfaceBuilderReader.read(file: file, bytes: Array(text.utf8))
  }

  /// A storyboard of one controller.
  static func storyboard(
    tools: String = "17701", device: String? = "retina4_7", size: (Int, Int) = (375, 667), attributes: String = "",
    views: String = "", constraints: String = "", beside: String = "", extra: String = ""
  ) -> String {
    let device = device.map { "<device id=\"\($0)\" orientation=\"portrait\" appearance=\"light\"/>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="vc1">
      \(device)
      <scenes>
      <scene sceneID="sc1"><objects>
      <viewController id="vc1" customClass="FirstController">
      <view key="view" contentMode="scaleToFill" id="rt1" \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>
      <subviews>
      \(views)
      </subviews>
      <viewLayoutGuide key="safeArea" id="sa1"/>
      <constraints>
      \(constraints)
      </constraints>
      </view>
      </viewController>
      \(beside)
      </objects></scene>
      \(extra)
      </scenes>
      </document>
      """
  }

  static let box = """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx1" userLabel="Box">
    <rect key="frame" x="16" y="30" width="100" height="50"/>
    </view>
    """

  /// The environment that a document was drawn in.
  static func canvas(_ document: Document?) -> Environment? {
    guard case .drawn(let environment)? = document?.canvas else { return nil }
    return environment
  }

  /// A document's constraints, as equations, by their ids.
  static func equations(_ document: Document?) -> [String: String] {
    var equations: [String: String] = [:]
    for rule in document?.groups.flatMap(\.rules) ?? [] { equations[rule.id ?? ""] = rule.text }
    return equations
  }
}
