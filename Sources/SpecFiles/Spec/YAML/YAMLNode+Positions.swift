internal import ProofModel

extension YAMLNode {
  /// Where a run of this scalar's value (offsets in Unicode scalars) lies in the file, also inside quoted and
  /// folded scalars.
  func locator() -> RuleLocator {
    guard case .scalar(let text, let style) = content, !isComposed else {
      let span = span
      return { _ in span }
    }
    let source = source
    if style == .plain, text.unicodeScalars.count == range.count {
      let start = range.lowerBound
      return { source.span(start + $0.lowerBound..<start + max($0.upperBound, $0.lowerBound + 1)) }
    }
    let offsets = offsets(of: text, style)
    return { range in
      let start = offsets[min(max(0, range.lowerBound), offsets.count - 1)]
      let end = offsets[min(max(0, range.upperBound), offsets.count - 1)]
      return source.span(start..<max(end, start + 1))
    }
  }

  /// The source offset of each scalar of the value, and of its end.
  private func offsets(of text: String, _ style: Style) -> [Int] {
    let scalars = source.scalars
    var position = contentStart(style)
    var offsets: [Int] = []
    for value in text.unicodeScalars {
      if style == .doubleQuoted { position = skippingContinuations(position) }
      guard position < scalars.count else {
        offsets.append(scalars.count)
        continue
      }
      let here = scalars[position]
      if style == .doubleQuoted, here == "\\" {
        offsets.append(position)
        position += escapeLength(position)
      } else if here == value {
        offsets.append(position)
        position += style == .singleQuoted && here == "'" ? 2 : 1
      } else if value == " " || value == "\n" {
        // A folded line break: blanks around it are not part of the value.
        offsets.append(position)
        while position < scalars.count, isSpace(scalars[position]) { position += 1 }
      } else {
        while position < scalars.count, scalars[position] != value, isSpace(scalars[position]) { position += 1 }
        offsets.append(position)
        position += 1
      }
    }
    offsets.append(min(position, scalars.count))
    return offsets
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    YAMLSource.isBlank(scalar) || YAMLSource.isBreak(scalar)
  }

  private func contentStart(_ style: Style) -> Int {
    switch style {
    case .plain: return range.lowerBound
    case .singleQuoted, .doubleQuoted: return range.lowerBound + 1
    case .literal, .folded:
      var position = source.endOfLine(at: range.lowerBound) + 1
      while position < source.scalars.count, isSpace(source.scalars[position]) { position += 1 }
      return position
    }
  }

  private func skippingContinuations(_ start: Int) -> Int {
    let scalars = source.scalars
    var position = start
    while position + 1 < scalars.count, scalars[position] == "\\", YAMLSource.isBreak(scalars[position + 1]) {
      position += 1
      while position < scalars.count, isSpace(scalars[position]) { position += 1 }
    }
    return position
  }

  private func escapeLength(_ position: Int) -> Int {
    guard position + 1 < source.scalars.count else { return 1 }
    switch source.scalars[position + 1] {
    case "x": return 4
    case "u": return 6
    case "U": return 10
    default: return 2
    }
  }
}
