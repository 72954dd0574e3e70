import ProofModel

/// Rules about constraints that hold, and say less than they seem to.
extension CheckRule {
  static let sayings: [CheckRule] = [
    CheckRule(
      "duplicate-constraint", .warning, "a constraint that is there twice",
      "Today it changes nothing. The day one of the two gets another constant, they contradict.",
      mend: "leave one of them out.",
      screen: """
        views: { title: { type: label, text: Today } }
        constraints:
          - title.top == root.top + 40
          - title.leading == root.leading + 20
          - root.leading == title.leading - 20
        """,
      instead: ["\n  - root.leading == title.leading - 20": ""]),
    CheckRule(
      "redundant-constraint", .note, "a constraint that follows from others",
      """
      For every size of the window, whatever contents and margins are: so none of the others can be changed alone.
      A rule that says something of its own in any variant is not told.
      """,
      mend: "leave it out.",
      screen: """
        views: { card: { background: "#CCCCCC" } }
        constraints:
          - card.top == root.top + 40
          - card.height == 60
          - card.leading == root.leading + 20
          - card.trailing == root.trailing - 20
          - card.centerX == root.centerX
        """,
      instead: ["\n  - card.centerX == root.centerX": ""]),
    CheckRule(
      "idle-constraint", .note, "a limit that bites in no variant",
      """
      The layout is the same without it in every variant that was checked. It may well be a guard for longer texts; how
      near it came is told.
      """,
      mend: "see where it bites with more variants (`--text-size all`), `proofsheet sweep`; else leave it out.",
      wrong: """
        proofsheet: 1
        matrix: { sizes: [[320, 200], [375, 200]] }
        views: { title: { type: label, text: Today } }
        constraints:
          - title.top == root.top + 40
          - title.leading == root.leading + 20
          - title.trailing <= root.trailing - 20
        """,
      instead: ["text: Today": "text: Today is a day with a headline of many words"]),
    CheckRule(
      "percent-margin-unused", .warning, "a percent margin on an attribute that has none",
      "Only edges have a share of the screen for a constant; sizes and centres keep the constant that is written.",
      mend: "take `marginPercent` off, or put it on an edge.",
      wrong: storyboard(
        """
        <constraint firstItem="card" firstAttribute="width" constant="100" id="w">
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="marginPercent">
                    <real key="value" value="0.10000000000000001"/>
                </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
        </constraint>
        <constraint firstItem="card" firstAttribute="leading" secondItem="main" secondAttribute="leading" constant="32" id="l"/>
        """),
      right: storyboard(
        """
        <constraint firstItem="card" firstAttribute="width" constant="100" id="w"/>
        <constraint firstItem="card" firstAttribute="leading" secondItem="main" secondAttribute="leading" constant="32" id="l">
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="marginPercent">
                    <real key="value" value="0.10000000000000001"/>
                </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
        </constraint>
        """)),
  ]

  /// A storyboard of one scene with one view, `card`, and these constraints besides those of its other edges.
  private static func storyboard(_ constraints: String) -> String {
    let rules = constraints.split(separator: "\n").map { "                            \($0)" }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490.70" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" initialViewController="vc">
          <device id="retina4_7" orientation="portrait"/>
          <scenes>
              <scene sceneID="scene">
                  <objects>
                      <viewController id="vc" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="main">
                              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                              <subviews>
                                  <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="card">
                                      <rect key="frame" x="37.5" y="40" width="100" height="60"/>
                                      <color key="backgroundColor" white="0.8" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                                  </view>
                              </subviews>
                              <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                              <constraints>
      \(rules)
                                  <constraint firstItem="card" firstAttribute="top" secondItem="main" secondAttribute="top" constant="40" id="t"/>
                                  <constraint firstItem="card" firstAttribute="height" constant="60" id="h"/>
                              </constraints>
                          </view>
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>
      """
  }
}
