internal import ProofModel
public import ProofScene

extension SVGRenderer {
  /// Pictures of one size as an animated SVG: each stands for its time, again and again (SMIL, SVG 1.1, chapter 19). A
  /// viewer that does not animate shows the first.
  ///
  /// - Parameter frames: with the times for which they stand, in milliseconds.
  public func renderAnimation(
    _ frames: [(list: DisplayList, milliseconds: Int)], title: String = ""
  ) throws(RenderingError) -> [UInt8] {
    var files: [[UInt8]] = []
    for frame in frames {
      var list = frame.list
      // Ids for pointing at views would be the same in every frame.
      list.commands.removeAll { $0.isGrouping }
      files.append(try render(list))
    }
    return SVGAnimation.assembled(files, milliseconds: frames.map { max(1, $0.milliseconds) }, title: title)
  }
}

enum SVGAnimation {
  /// Whole SVG files as groups of one, shown by turns.
  static func assembled(_ files: [[UInt8]], milliseconds: [Int], title: String) -> [UInt8] {
    guard let first = files.first, let root = parts(first)?.root else { return [] }
    var result = Array(root)
    if !title.isEmpty { result += Array("\n<title>\(SVGText.escaped(title))</title>".utf8) }
    let total = milliseconds.reduce(0, +)
    var start = 0
    for (index, file) in files.enumerated() {
      guard let body = parts(file)?.body else { continue }
      let end = start + milliseconds[index]
      result += Array("\n<g visibility=\"\(index == 0 ? "visible" : "hidden")\">".utf8)
      result += Array(animate(start, end, of: total).utf8)
      result += SVGIdentifiers.prefixed(body, "f\(index + 1)-")
      result += Array("</g>".utf8)
      start = end
    }
    return result + Array("\n</svg>\n".utf8)
  }

  /// Visible from one time to another.
  private static func animate(_ start: Int, _ end: Int, of total: Int) -> String {
    var times: [Int] = []
    var values: [String] = []
    if start > 0 {
      times.append(0)
      values.append("hidden")
    }
    times.append(start)
    values.append("visible")
    if end < total {
      times.append(end)
      values.append("hidden")
    }
    guard values.count > 1 else { return "" }
    let keys = times.map { (Double($0) / Double(total)).shortText(digits: 4) }.joined(separator: ";")
    return """
      <animate attributeName="visibility" dur="\((Double(total) / 1000).shortText(digits: 3))s" \
      repeatCount="indefinite" calcMode="discrete" keyTimes="\(keys)" values="\(values.joined(separator: ";"))"/>
      """
  }

  /// A file up to the end of its root's start tag, and what lies in the root.
  private static func parts(_ svg: [UInt8]) -> (root: ArraySlice<UInt8>, body: [UInt8])? {
    let tag = Array("<svg ".utf8)
    guard let start = svg.indices.first(where: { svg[$0...].starts(with: tag) }),
      let open = svg[start...].firstIndex(of: UInt8(ascii: ">")),
      let close = svg.lastIndex(of: UInt8(ascii: "<")), close > open
    else { return nil }
    return (svg[...open], Array(svg[(open + 1)..<close]))
  }
}

extension Command {
  fileprivate var isGrouping: Bool {
    switch self {
    case .beginGroup, .endGroup: true
    default: false
    }
  }
}
