/// A legal spec made of bytes: the same bytes give the same screen, and a changed byte changes a part of it, so that a
/// fuzzer that follows coverage can steer what solver, layout and drawing see.
public struct RandomScreen {
  private var bytes: [UInt8]
  private var position = 0

  /// A screen of the given bytes; where they are used up, zeros follow.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// 0 where the bytes are used up.
  private mutating func next(_ count: Int) -> Int {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return Int(bytes[position]) % count
  }

  private mutating func pick(_ words: [String]) -> String { words[next(words.count)] }

  private static let kinds = [
    "label, text: \"Hello, world\"", "button, text: Send", "view", "text-field, placeholder: Name", "image", "switch",
    "slider", "stack, axis: vertical, spacing: 8",
    "label, text: \"a long text that wraps over several lines\", lines: 0",
    "segmented, segments: [one, two]", "stack, distribution: fillEqually", "text-view, text: \"مرحبا שלום\"",
  ]
  private static let attributes = [
    "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "firstBaseline",
  ]
  private static let numbers = ["0", "8", "20", "-13.5", "0.333", "375", "2000", "-19999", "1"]
  private static let priorities = ["", " @999", " @750", " @250", " @50", " @1"]

  /// The whole spec. At most twelve views and 24 rules.
  public var spec: String {
    var source = self
    var views: [String] = []
    let count = 1 + source.next(12)
    for index in 0..<count { views.append("  v\(index): { type: \(source.pick(Self.kinds)) }") }
    var rules: [String] = []
    for _ in 0..<source.next(25) {
      let first = "v\(source.next(count)).\(source.pick(Self.attributes))"
      let relation = source.pick(["==", "<=", ">="])
      let isSize = first.hasSuffix("width") || first.hasSuffix("height")
      let isVertical = ["top", "bottom", "centerY", "firstBaseline"].contains { first.hasSuffix($0) }
      let kinds =
        isSize ? ["width", "height"] : isVertical ? ["top", "bottom", "centerY"] : ["leading", "trailing", "centerX"]
      let other = "v\(source.next(count))"
      // A place is measured from another view's.
      let item = source.next(4) == 0 || first.hasPrefix(other + ".") ? source.pick(["root", "safe", "margins"]) : other
      let number = source.pick(Self.numbers)
      let second =
        isSize && source.next(2) == 0
        ? number : "\(source.pick(["", "0.5 * ", "2 * "]))\(item).\(source.pick(kinds)) + \(number)"
      rules.append("    - \"\(first) \(relation) \(second)\(source.pick(Self.priorities))\"")
    }
    return "proofsheet: 1\nname: fuzz\nviews:\n" + views.joined(separator: "\n") + "\nconstraints:\n  g:\n"
      + (rules.isEmpty ? "    - v0.top == root.top" : rules.joined(separator: "\n")) + "\n"
  }
}
