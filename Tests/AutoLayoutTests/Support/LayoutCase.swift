import Foundation
import ProofModel

@testable import AutoLayout

/// One of the cases with exact frames.
struct LayoutCase: Sendable {
  var id: String
  var family: String
  var numbers: [String: [Double]] = [:]
  var insets: EdgeInsets = .zero
  var isCompactHigh = false
  var frames: [String: [Double]] = [:]

  func pair(_ key: String) -> [Double]? { numbers[key] }
  func number(_ key: String) -> Double { numbers[key]?.first ?? 0 }

  /// The cases of `facts/layout-cases.json`.
  static func load() throws -> [LayoutCase] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("facts/layout-cases.json"))
    let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return (json?["cases"] as? [[String: Any]] ?? []).compactMap(LayoutCase.init)
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
