internal import ProofModel

/// The device's keyboard over a window: a stand-in of our own with the right height, not a system's drawing.
extension ScenePainter {
  func paintKeyboard() {
    let height = environment.keyboardHeight
    guard height > 0 else { return }
    let window = Rect(origin: .zero, size: environment.windowSize)
    let panel = Rect(x: 0, y: window.maxY - height, width: window.width, height: height)
    let isDark = environment.appearance == .dark
    let ground = Color(rgb: isDark ? 0x2C2C2E : 0xD1D3D9)
    if environment.era >= Era(.ios, 26) {
      canvas.fill(.roundedRect(panel, upper: 27, lower: 0), ground)
    } else {
      canvas.fill(.rect(panel), ground)
    }
    let isPhone = min(window.width, window.height) < 700
    let bar = min(44, height * 0.17)
    let bottom = max(4, environment.safeArea.bottom)
    let (left, right) = (environment.safeArea.left + 4, environment.safeArea.right + 4)
    let keys = Rect(
      x: left, y: panel.minY + bar, width: panel.width - left - right, height: panel.height - bar - bottom)
    paintKeys(in: keys, gap: isPhone ? 6 : 10, isDark: isDark)
  }

  private func paintKeys(in room: Rect, gap: Double, isDark: Bool) {
    let letters = LatinKeys.rows(environment.locale)
    let rowHeight = room.height / 4
    let unit = room.width / 10
    let plain = Color(rgb: isDark ? 0x6B6B6F : 0xFFFFFF)
    let quiet = Color(rgb: isDark ? 0x47474A : 0xABB0BA)
    func key(_ column: Double, _ row: Int, width: Double = 1, _ word: String?, _ color: Color) {
      let box = Rect(
        x: room.minX + column * unit + gap / 2, y: room.minY + Double(row) * rowHeight + gap / 2 + 1,
        width: width * unit - gap, height: rowHeight - gap - 2)
      guard box.width > 2, box.height > 2 else { return }
      canvas.fill(.roundedRect(box, radius: min(5, box.height / 4)), color)
      guard let word, !word.isEmpty else { return }
      let size = min(22, box.height * 0.5)
      let laid = own.lay(word, size: size, maxWidth: box.width)
      canvas.centered(laid, on: Point(x: box.midX, y: box.midY), size: size, palette.label)
    }
    for (row, count) in [10, 9, 7].enumerated() {
      let start = (10 - Double(count)) / 2
      for place in 0..<count {
        let word = letters.flatMap { row < $0.count && place < $0[row].count ? String(Array($0[row])[place]) : nil }
        key(start + Double(place), row, word, plain)
      }
    }
    key(0, 2, width: 1.4, nil, quiet)
    key(8.6, 2, width: 1.4, nil, quiet)
    key(0, 3, width: 2.5, nil, quiet)
    key(2.5, 3, width: 5, nil, plain)
    key(7.5, 3, width: 2.5, nil, quiet)
  }
}

/// The letters on the keys of languages in Latin letters; other keyboards' keys stay empty.
private enum LatinKeys {
  static func rows(_ locale: String) -> [String]? {
    let language = locale.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
    switch language {
    case "en", "es", "pt", "it", "nl", "da", "sv", "nb", "no", "fi", "pl", "id", "ms", "tr", "vi", "ca", "ro", "pseudo":
      return ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    case "de", "cs", "sk", "hu", "hr", "sl": return ["qwertzuiop", "asdfghjkl", "yxcvbnm"]
    case "fr": return ["azertyuiop", "qsdfghjklm", "wxcvbn"]
    default: return nil
    }
  }
}
