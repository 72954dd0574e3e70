import Foundation
import ProofModel

@testable import AutoLayout

/// One of the shared cases with exact frames.
struct LayoutCase: Sendable {
  var id: String
  var family: String
  var numbers: [String: [Double]] = [:]
  var insets: EdgeInsets = .zero
  var isCompactHigh = false
  var frames: [String: [Double]] = [:]

  func pair(_ key: String) -> [Double]? { numbers[key] }
  func number(_ key: String) -> Double { numbers[key]?.first ?? 0 }

  /// The cases, where the shared folder lies beside the package; nil, with a printed word, where it does not.
  static func load() -> [LayoutCase]? {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    for base in [file, file.deletingLastPathComponent()] {
      let path = base.appendingPathComponent("shared/acceptance/layout-cases.json")
      guard let data = try? Data(contentsOf: path),
        let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let cases = json["cases"] as? [[String: Any]]
      else { continue }
      return cases.compactMap(LayoutCase.init)
    }
    print("skipped: ../shared/acceptance/layout-cases.json is not there")
    return nil
  }

  private init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let input = json["input"] as? [String: Any],
      let frames = json["frames"] as? [String: [NSNumber]]
    else { return nil }
    self.id = id
    family = String(id.prefix { $0 != "/" })
    self.frames = frames.mapValues { $0.map(\.doubleValue) }
    for (key, value) in input.merging(input["intrinsics"] as? [String: Any] ?? [:], uniquingKeysWith: { $1 }) {
      if let list = value as? [NSNumber] { numbers[key] = list.map(\.doubleValue) }
      if let number = value as? NSNumber { numbers[key] = [number.doubleValue] }
    }
    if let safe = input["safeArea"] as? [String: NSNumber] {
      insets = EdgeInsets(
        top: safe["top"]?.doubleValue ?? 0, left: safe["left"]?.doubleValue ?? 0,
        bottom: safe["bottom"]?.doubleValue ?? 0, right: safe["right"]?.doubleValue ?? 0)
    }
    isCompactHigh = (input["sizeClass"] as? [String: String])?["height"] == "compact"
  }
}
