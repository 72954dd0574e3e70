import ProofModel
import Solving

extension SweepReport {
  /// A plot of attributes over the range as SVG: a line each, a dashed upright at each size where something changes.
  ///
  /// - Parameter questions: `view.attribute`; throws where one names no view.
  public func plot(_ questions: [ValueReport.Question]) throws(ValueReport.Problem) -> String {
    var lines: [(name: String, points: [(x: Double, y: Double)], isNew: [Bool])] = []
    for question in questions {
      guard
        let position = views.firstIndex(where: {
          $0.path == question.view || $0.id == question.view
            || $0.path.split(separator: "/").last.map(String.init) == question.view
        })
      else {
        throw ValueReport.Problem(
          .error(
            "unknown-view", "'\(screen)' has no view '\(question.view)'",
            hint: NearestNames.hint(for: question.view, in: views.map(\.path))))
      }
      var points: [(x: Double, y: Double)] = []
      var isNew: [Bool] = []
      for piece in sweep.pieces {
        for (index, point) in [piece.from, piece.to].enumerated() {
          let frames = piece.frames(at: point)
          guard position < frames.count else { continue }
          guard let value = Self.value(question.attribute, frames[position]) else { continue }
          // A step is a gap in the line, not a slope.
          let gap = points.last.map { abs($0.y - value) > 1e-3 && index == 0 } ?? true
          points.append((point, value))
          isNew.append(gap)
        }
      }
      lines.append(("\(question.view).\(question.attribute.rawValue)", points, isNew))
    }
    return Self.svg(lines, range, places)
  }

  private static func value(_ attribute: LayoutAttribute, _ frame: Rect) -> Double? {
    switch attribute {
    case .left, .leading: return frame.minX
    case .right, .trailing: return frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .width: return frame.width
    case .height: return frame.height
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    default: return nil
    }
  }

  private static let colors = ["#0A66D0", "#C2410C", "#15803D", "#7C3AED", "#BE185D", "#0F766E"]

  private static func svg(
    _ lines: [(name: String, points: [(x: Double, y: Double)], isNew: [Bool])], _ range: SweepRange, _ places: [Double]
  ) -> String {
    let (width, height, left, right, top, bottom) = (900.0, 420.0, 56.0, 24.0, 28.0 + 18 * Double(lines.count), 44.0)
    let values = lines.flatMap { $0.points.map(\.y) }
    let low = min(0, values.min() ?? 0)
    let step = tick((values.max() ?? 1) - low)
    let high = max(low + step, ((values.max() ?? 1) / step).rounded(.up) * step)
    func x(_ value: Double) -> Double { left + (value - range.from) / (range.to - range.from) * (width - left - right) }
    func y(_ value: Double) -> Double { height - bottom - (value - low) / (high - low) * (height - top - bottom) }
    func n(_ value: Double) -> String { value.shortText(digits: 2) }
    var output = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(n(width))\" height=\"\(n(height))\" "
    output += "viewBox=\"0 0 \(n(width)) \(n(height))\" font-family=\"Inter, sans-serif\" font-size=\"12\">\n"
    output += "<rect width=\"100%\" height=\"100%\" fill=\"#FFFFFF\"/>\n"
    var mark = (low / step).rounded(.up) * step
    while mark <= high + 1e-9 {
      output += "<path d=\"M\(n(left)) \(n(y(mark)))H\(n(width - right))\" stroke=\"#E5E7EB\"/>\n"
      output += text(n(mark), left - 8, y(mark) + 4, "end")
      mark += step
    }
    for place in places where place > range.from && place < range.to {
      output +=
        "<path d=\"M\(n(x(place))) \(n(top))V\(n(height - bottom))\" stroke=\"#9CA3AF\" stroke-dasharray=\"3 3\"/>\n"
    }
    // Labels of sizes that would lie on each other are left out, the ends kept.
    var taken = [x(range.from), x(range.to)]
    var labels = [range.from, range.to]
    for place in places where taken.allSatisfy({ abs($0 - x(place)) > 46 }) {
      labels.append(place)
      taken.append(x(place))
    }
    for label in labels {
      output += text(
        label.shortText(digits: range.parameter == .textScale ? 2 : 1), x(label), height - bottom + 18, "middle")
    }
    output += text(range.axisWords, (left + width - right) / 2, height - 8, "middle")
    for (index, line) in lines.enumerated() {
      let color = colors[index % colors.count]
      var path = ""
      for (point, isNew) in zip(line.points, line.isNew) {
        path += "\(isNew ? "M" : "L")\(n(x(point.x))) \(n(y(point.y)))"
      }
      output += "<path d=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\"/>\n"
      let row = 20 + 18 * Double(index)
      output += "<path d=\"M\(n(left)) \(n(row))h20\" stroke=\"\(color)\" stroke-width=\"2\"/>\n"
      output += text(line.name, left + 28, row + 4, "start")
    }
    return output + "</svg>\n"
  }

  private static func text(_ text: String, _ x: Double, _ y: Double, _ anchor: String) -> String {
    "<text x=\"\(x.shortText(digits: 2))\" y=\"\(y.shortText(digits: 2))\" text-anchor=\"\(anchor)\" fill=\"#374151\">"
      + "\(XMLText.escaped(text))</text>\n"
  }

  /// A round distance of about five marks.
  private static func tick(_ length: Double) -> Double {
    var step = 1.0
    for factor in [1.0, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] where length / step > 6 { step = factor }
    return step
  }
}
