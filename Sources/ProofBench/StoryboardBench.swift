import Foundation
import ProofModel
import Rendering
import Solving

/// Times what one does with a large storyboard: opening, checking and drawing a sheet of each scene.
///
/// The storyboard is made here: 30 scenes of form rows, 5,000 lines and more.
enum StoryboardBench {
  static func run(rounds: Int) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("proof-bench-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = storyboard(scenes: 30, rows: 14)
    let path = folder.appendingPathComponent("Main.storyboard").path
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil,
      (try? Data(text.utf8).write(to: URL(fileURLWithPath: path))) != nil
    else { return }
    let lines = text.split(separator: "\n").count
    let studio = Studio()
    let open = wall(rounds) { _ = ScreenLoader(studio: studio).load([path]) }
    print("storyboard of \(lines) lines, 30 scenes, opened: \(milliseconds(open)) (goal 40 ms)")
    var selection = VariantSelection()
    selection.devices = ["iphone-15"]
    selection.orientations = ["portrait"]
    let check = wall(rounds) {
      for workbench in ScreenLoader(studio: studio).load([path]).workbenches {
        _ = workbench.solve(workbench.variants(selection).variants, jobs: 1)
      }
    }
    print("opened and checked on one device: \(milliseconds(check)) (goal 150 ms)")
    selection.devices = ["iphone-se-1", "iphone-15", "iphone-15-plus", "ipad-9"]
    var request = RenderRequest()
    request.selection = selection
    request.sheet = .only
    request.jobs = 2
    request.folder = folder.appendingPathComponent("proofs").path
    let sheet = wall(max(1, rounds / 2)) {
      RenderRun(ScreenLoader(studio: studio).load([path]).workbenches, request: request).run { _, _ in }
    }
    print("sheets of all scenes on 4 devices: \(milliseconds(sheet)) (goal 1500 ms)")
  }

  private static func milliseconds(_ seconds: Double) -> String { "\((seconds * 1e3).shortText(digits: 0)) ms" }

  /// Median seconds of a piece of work, after one round that warms up.
  private static func wall(_ rounds: Int, _ work: () -> Void) -> Double {
    work()
    let times = (0..<rounds).map { _ in
      var began = timespec()
      clock_gettime(CLOCK_MONOTONIC, &began)
      work()
      var ended = timespec()
      clock_gettime(CLOCK_MONOTONIC, &ended)
      return Double(ended.tv_sec - began.tv_sec) + Double(ended.tv_nsec - began.tv_nsec) / 1e9
    }
    return times.sorted()[rounds / 2]
  }

  // MARK: The storyboard

  private static func storyboard(scenes: Int, rows: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
    \((0..<scenes).map { scene($0, rows: rows) }.joined(separator: "\n"))
    </scenes>
    </document>
    """
  }

  private static func scene(_ number: Int, rows: Int) -> String {
    var views: [String] = []
    var rules: [String] = []
    for row in 0..<rows {
      let (label, field) = ("l\(number)-\(row)", "f\(number)-\(row)")
      views.append(
        """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
        verticalHuggingPriority="251" text="Row \(row):" translatesAutoresizingMaskIntoConstraints="NO" id="\(label)">
        <rect key="frame" x="16" y="\(70 + row * 44)" width="60" height="20.333"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Value \(row)" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(field)">
        <rect key="frame" x="84" y="\(63 + row * 44)" width="293" height="34"/>
        </textField>
        """)
      let above = row == 0 ? ("s\(number)", "top") : ("f\(number)-\(row - 1)", "bottom")
      func rule(_ id: Int, _ text: String) { rules.append("<constraint \(text) id=\"c\(number)-\(row)-\(id)\"/>") }
      rule(
        0,
        "firstItem=\"\(field)\" firstAttribute=\"top\" secondItem=\"\(above.0)\" secondAttribute=\"\(above.1)\" "
          + "constant=\"10\"")
      rule(1, "firstItem=\"\(label)\" firstAttribute=\"baseline\" secondItem=\"\(field)\" secondAttribute=\"baseline\"")
      rule(
        2,
        "firstItem=\"\(label)\" firstAttribute=\"leading\" secondItem=\"r\(number)\" secondAttribute=\"leadingMargin\"")
      rule(
        3,
        "firstItem=\"\(field)\" firstAttribute=\"leading\" secondItem=\"\(label)\" secondAttribute=\"trailing\" constant=\"8\""
      )
      rule(4, "firstAttribute=\"trailingMargin\" secondItem=\"\(field)\" secondAttribute=\"trailing\"")
    }
    return """
      <scene sceneID="sc\(number)">
      <objects>
      <viewController title="Scene \(number)" id="v\(number)" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="r\(number)">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>
      \(views.joined(separator: "\n"))
      </subviews>
      <viewLayoutGuide key="safeArea" id="s\(number)"/>
      <constraints>
      \(rules.joined(separator: "\n"))
      </constraints>
      </view>
      </viewController>
      </objects>
      </scene>
      """
  }
}
