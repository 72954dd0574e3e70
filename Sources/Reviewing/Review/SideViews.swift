import AutoLayout
import Findings
import PixelCoding
import Solving

/// The views and rules of both sides of a picture, as `--format json` tells them: what the review page's inspector shows.
struct SideViews {
  /// nil of a side that is not there.
  var expected: SolvedLayout?
  var actual: SolvedLayout?
  /// A text as people know its paths.
  var shown: @Sendable (String) -> String

  /// `{"expected": {…}, "actual": {…}}` compressed by gzip; nil where there is no memory.
  var packed: [UInt8]? {
    let sides = [("expected", expected), ("actual", actual)].compactMap { name, layout in
      layout.map { (key: name, value: told(.object(SolvedReport.variant($0, key: name)))) }
    }
    return Gzip.compressed(JSONValue.object(sides).compactBytes)
  }

  /// A value whose texts are as people know them.
  private func told(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text): .string(shown(text))
    case .array(let values): .array(values.map(told))
    case .object(let members): .object(members.map { (key: $0.key, value: told($0.value)) })
    case .null, .boolean, .number: value
    }
  }
}
