internal import ProofModel

/// An outline of our own for one of the system's symbols, on a square of 16 by 16 around 0, 0, y downwards.
///
/// Names are put together as the system's are: `star.fill`, `xmark.circle.fill`, `mic.slash`, `bell.badge`. No font is asked
/// for them, and none of the system's drawings is copied.
struct SymbolOutline {
  /// One part: a line, a curve through points, a closed shape, a disc, a line on a filled shape, by its numbers.
  enum Mark {
    case line([Point])
    case curve([Point])
    case shape([Point])
    case ring(Point, radius: Double)
    case dot(Point, radius: Double)
    case box(Rect, radius: Double)
    case inner([Point])
  }

  enum Enclosure { case circle, square, rectangle }

  var marks: [Mark]
  var enclosure: Enclosure?
  var isFilled = false
  var isSlashed = false
  var hasBadge = false

  /// Nil for what there is no outline of.
  init?(named name: String) {
    var words = name.split(separator: ".").map(String.init)
    if let badge = words.firstIndex(of: "badge"), badge > 0 {
      hasBadge = true
      words.removeSubrange(badge...)
    }
    if words.count > 1, words.last == "fill" {
      isFilled = true
      words.removeLast()
    }
    let enclosures: [String: Enclosure] = [
      "circle": .circle, "octagon": .circle, "seal": .circle, "square": .square, "rectangle": .rectangle,
    ]
    let isKnown = Self.text(words) != nil
    if words.count > 1, !isKnown, let found = words.last.flatMap({ enclosures[$0] }) {
      enclosure = found
      words.removeLast()
    }
    if words.count > 1, words.last == "slash" {
      isSlashed = true
      words.removeLast()
    }
    guard let text = Self.text(words) else { return nil }
    marks = Self.parsed(text)
  }

  private static func text(_ words: [String]) -> String? {
    let name = words.joined(separator: ".")
    return texts[aliases[name] ?? name]
  }

  /// Marks of a text such as `l -4 2 0 -2 4 2 d 0 0 1`: a letter and its numbers.
  private static func parsed(_ text: String) -> [Mark] {
    var marks: [Mark] = []
    var letter: Substring = ""
    var numbers: [Double] = []
    func points() -> [Point] {
      stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
    }
    func end() {
      guard numbers.count > 2 else { return }
      switch letter {
      case "l": marks.append(.line(points()))
      case "c": marks.append(.curve(points()))
      case "p": marks.append(.shape(points()))
      case "k": marks.append(.inner(points()))
      case "o": marks.append(.ring(Point(x: numbers[0], y: numbers[1]), radius: numbers[2]))
      case "d": marks.append(.dot(Point(x: numbers[0], y: numbers[1]), radius: numbers[2]))
      case "r":
        guard numbers.count > 4 else { return }
        marks.append(
          .box(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), radius: numbers[4]))
      default: break
      }
    }
    for word in text.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(number)
      } else {
        end()
        letter = word
        numbers = []
      }
    }
    end()
    return marks
  }

  private static let aliases: [String: String] = [
    "gearshape": "gear", "gearshape.2": "gear", "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
    "arrow.backward": "arrow.left", "arrow.forward": "arrow.right", "network": "globe", "document": "doc",
    "document.on.document": "doc.on.doc", "plus.square.on.square": "square.on.square", "message": "bubble",
    "bubble.left": "bubble", "bubble.right": "bubble", "text.justify": "line.3.horizontal", "bin.xmark": "xmark.bin",
    "text.justify.left": "line.3.horizontal", "text.alignleft": "line.3.horizontal", "cloud": "icloud",
    "text.aligncenter": "line.3.horizontal", "text.alignright": "line.3.horizontal", "suit.heart": "heart",
    "person.crop": "person", "speaker.wave.1": "speaker.wave.2", "list.bullet.indent": "list.bullet",
    "list.dash": "list.bullet", "location.north": "location", "gobackward": "arrow.counterclockwise",
    "arrow.triangle.2.circlepath": "arrow.clockwise", "exclamationmark.triangle": "triangle.exclamationmark",
    "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
  ]

  private static let texts: [String: String] = [
    "plus": "l -5 0 5 0 l 0 -5 0 5",
    "minus": "l -5 0 5 0",
    "xmark": "l -4.2 -4.2 4.2 4.2 l -4.2 4.2 4.2 -4.2",
    "checkmark": "l -5 0.5 -1.6 4.4 5 -4.6",
    "chevron.up": "l -5 2.5 0 -2.5 5 2.5",
    "chevron.down": "l -5 -2.5 0 2.5 5 -2.5",
    "chevron.left": "l 2.5 -5.5 -3 0 2.5 5.5",
    "chevron.right": "l -2.5 -5.5 3 0 -2.5 5.5",
    "chevron.up.chevron.down": "l -3.4 -2 0 -5.4 3.4 -2 l -3.4 2 0 5.4 3.4 2",
    "arrow.up": "l 0 6 0 -6 l -4 -2 0 -6 4 -2",
    "arrow.down": "l 0 -6 0 6 l -4 2 0 6 4 2",
    "arrow.left": "l 6 0 -6 0 l -2 -4 -6 0 -2 4",
    "arrow.right": "l -6 0 6 0 l 2 -4 6 0 2 4",
    "arrow.up.right": "l -4.5 4.5 4.5 -4.5 l -1.5 -4.5 4.5 -4.5 4.5 1.5",
    "arrow.down.to.line": "l 0 -6 0 3 l -4 -1 0 3 4 -1 l -5 6 5 6",
    "arrow.up.arrow.down": "l -3 5.5 -3 -5.5 l -5.6 -3 -3 -5.6 -0.4 -3 l 3 -5.5 3 5.5 l 0.4 3 3 5.6 5.6 3",
    "arrow.left.arrow.right": "l 5.5 -3 -5.5 -3 l -3 -5.6 -5.6 -3 -3 -0.4 l -5.5 3 5.5 3 l 3 0.4 5.6 3 3 5.6",
    "arrow.clockwise":
      "c 4.4 -3 2.4 -5 -0.6 -5.6 -3.6 -4.4 -5.4 -1.4 -5 2 -2.6 4.8 1 5.4 4 3.8 5.2 1 l 4.8 -6.2 4.6 -2.8 1.2 -2.8",
    "arrow.counterclockwise":
      "c -4.4 -3 -2.4 -5 0.6 -5.6 3.6 -4.4 5.4 -1.4 5 2 2.6 4.8 -1 5.4 -4 3.8 -5.2 1 l -4.8 -6.2 -4.6 -2.8 -1.2 -2.8",
    "arrow.uturn.backward": "l -3 -5.5 -6 -2.5 -3 0.5 l -6 -2.5 1 -2.5 c 1 -2.5 4.2 -1.6 5.4 1.5 4.2 4.6 1 5.5 -1 5.5",
    "arrowtriangle.down": "p -5.5 -3.5 5.5 -3.5 0 4.5",
    "arrowtriangle.up": "p -5.5 3.5 5.5 3.5 0 -4.5",
    "ellipsis": "d -5 0 1.3 d 0 0 1.3 d 5 0 1.3",
    "circle": "o 0 0 6.5",
    "square": "r -5.8 -5.8 11.6 11.6 2",
    "rectangle": "r -6.8 -4.6 13.6 9.2 1.4",
    "magnifyingglass": "o -1.4 -1.4 4.6 l 2 2 6 6",
    "gear":
      """
    o 0 0 4.4 o 0 0 1.6 l 0 -4.6 0 -6.6 l 0 4.6 0 6.6 l -4.6 0 -6.6 0 l 4.6 0 6.6 0 l 3.3 3.3 4.7 4.7 l -3.3 3.3 -4.7 4.7 \
    l 3.3 -3.3 4.7 -4.7 l -3.3 -3.3 -4.7 -4.7
    """,
    "trash":
      """
    l -5.6 -4.2 5.6 -4.2 p -4.3 -4.2 -3.4 6.5 3.4 6.5 4.3 -4.2 l -2 -4.2 -2 -6.3 2 -6.3 2 -4.2 \
    k -1.3 -1.6 -1.1 4 k 1.3 -1.6 1.1 4
    """,
    "xmark.bin": "l -6.4 -3.4 6.4 -3.4 p -5.2 -3.4 -4 6.2 4 6.2 5.2 -3.4 k -1.8 0 1.8 3.6 k 1.8 0 -1.8 3.6",
    "square.and.arrow.up": "l -2 -2 -5 -2 -5 6.6 5 6.6 5 -2 2 -2 l 0 3 0 -6.6 l -2.6 -4 0 -6.6 2.6 -4",
    "square.and.arrow.down": "l -2 -2 -5 -2 -5 6.6 5 6.6 5 -2 2 -2 l 0 -6.6 0 3 l -2.6 0.4 0 3 2.6 0.4",
    "square.and.pencil":
      "l 0.6 -5 -5.6 -5 -5.6 6 5.2 6 5.2 -0.4 l -1.8 2.2 -1.2 -0.4 4.8 -6.4 6.4 -4.8 0.4 1.2 -1.8 2.2",
    "square.on.square": "r -2.6 -6 8.6 8.6 1.5 l -2.6 -2.8 -6 -2.8 -6 6 2.8 6 2.8 2.6",
    "pencil": "l -5.5 5.5 -4.6 2.2 3.4 -5.8 5.8 -3.4 -2.2 4.6 -5.5 5.5",
    "folder": "p -6.6 5.2 -6.6 -4.8 -2.5 -4.8 -1 -3.2 6.6 -3.2 6.6 5.2",
    "doc": "p -4.4 -6.6 1 -6.6 4.4 -3.2 4.4 6.6 -4.4 6.6 k 1 -6.6 1 -3.2 4.4 -3.2",
    "doc.on.doc": "p -2 -6.5 2.6 -6.5 5.4 -3.6 5.4 3 -2 3 l -2 -3.4 -5.4 -3.4 -5.4 6.5 2 6.5 2 3",
    "info": "d 0 -4.4 1 l -1.4 -1.2 0.2 -1.2 0.2 4.6 l -1.8 4.6 2 4.6",
    "questionmark": "l -2.8 -3 -1.6 -5 1.4 -5.2 2.8 -3.4 1.8 -1.2 0 0.2 0 2 d 0 5 1",
    "exclamationmark": "l 0 -5.6 0 1.6 d 0 5 1",
    "triangle.exclamationmark": "p 0 -6 6.8 5.6 -6.8 5.6 k 0 -2.4 0 1.8 k 0 3.7 0 3.9",
    "person": "o 0 -3.2 2.8 p -5.6 6.4 -5 3.6 -2.6 1.6 2.6 1.6 5 3.6 5.6 6.4",
    "person.2":
      """
    o -2.4 -3 2.4 p -7 6 -6.4 3.2 -4.4 1.4 -0.4 1.4 1.6 3.2 2.2 6 l 2.2 -5 4 -4.6 4.6 -3 3.8 -1.2 2.4 -0.8 \
    l 3.2 1.4 5.6 2 6.6 4 7 6
    """,
    "calendar": "r -6 -5 12 11 1.8 l -6 -1.8 6 -1.8 l -3 -6.5 -3 -4 l 3 -6.5 3 -4",
    "clock": "o 0 0 6.5 k 0 -4.2 0 0 2.8 1.8",
    "sun.max":
      """
    o 0 0 2.8 l 0 -5 0 -6.8 l 0 5 0 6.8 l -5 0 -6.8 0 l 5 0 6.8 0 l 3.5 3.5 4.8 4.8 l -3.5 3.5 -4.8 4.8 \
    l 3.5 -3.5 4.8 -4.8 l -3.5 -3.5 -4.8 -4.8
    """,
    "moon": "p -1.5 -6 -3.4 -1 -2 3 1.6 5 6 4 3.6 6.2 -0.4 6.8 -4.6 5 -6.6 0.8 -5.4 -3.8",
    "play": "p -4 -5.8 6 0 -4 5.8",
    "pause": "r -4.4 -5.4 3 10.8 0.8 r 1.4 -5.4 3 10.8 0.8",
    "stop": "r -4.8 -4.8 9.6 9.6 1.2",
    "forward": "p -6.6 -4.2 0 0 -6.6 4.2 p 0 -4.2 6.6 0 0 4.2",
    "backward": "p 6.6 -4.2 0 0 6.6 4.2 p 0 -4.2 -6.6 0 0 4.2",
    "hand.raised":
      """
    p -4.6 0 -4.6 -3.2 -3 -3.4 -2.8 -5.8 -1 -6 -0.8 -6.8 1 -6.8 1.2 -5.8 2.8 -5.8 3 -3.6 4.6 -3.6 4.6 2.6 3 6.6 -1.8 6.6 \
    -6 1.4 -5 0.2
    """,
    "globe":
      """
    o 0 0 6.5 k 0 -6.4 -2.4 -3.6 -3 0 -2.4 3.6 0 6.4 2.4 3.6 3 0 2.4 -3.6 0 -6.4 k -6.4 0 6.4 0 k -5.6 -3 5.6 -3 \
    k -5.6 3 5.6 3
    """,
    "nosign": "o 0 0 6.5 k -4.5 -4.5 4.5 4.5",
    "mic":
      "r -2.1 -6.8 4.2 8.4 2.1 l -4.3 -0.8 -4.3 0.8 -2.6 3.4 2.6 3.4 4.3 0.8 4.3 -0.8 l 0 3.6 0 6.4 l -2.4 6.4 2.4 6.4",
    "envelope": "r -6.8 -4.8 13.6 9.6 1.4 k -6.2 -4 0 1.2 6.2 -4",
    "tag": "p -6 -6 -0.5 -6 6.4 0.8 0.8 6.4 -6 -0.5 o -3.2 -3.2 0.8",
    "speaker": "p -4 -2 -1.6 -2 1.6 -5 1.6 5 -1.6 2 -4 2",
    "speaker.wave.2": "p -6.6 -2 -4.2 -2 -1 -5 -1 5 -4.2 2 -6.6 2 c 1.4 -2.2 2.2 0 1.4 2.2 c 3.6 -4 4.8 0 3.6 4",
    "speaker.wave.3":
      "p -7 -2 -5 -2 -2 -5 -2 5 -5 2 -7 2 c 0 -2 0.8 0 0 2 c 2 -3.6 3.2 0 2 3.6 c 4 -5.2 5.8 0 4 5.2",
    "phone":
      "p -5.8 -4.6 -4 -6.2 -1.8 -3.2 -2.8 -1.4 1.4 2.8 3.2 1.8 6.2 4 4.6 5.8 1.8 6 -3 2.2 -5.6 -1.6",
    "phone.down": "p -7 1 -6 -1.4 -3 -2.8 3 -2.8 6 -1.4 7 1 6.6 3 3.4 2.6 3 0.2 -3 0.2 -3.4 2.6 -6.6 3",
    "lock": "r -4.8 -1.2 9.6 7.8 1.5 l -2.9 -1.2 -2.9 -3.8 c -2.9 -3.8 -2 -6 0 -6.7 2 -6 2.9 -3.8 l 2.9 -3.8 2.9 -1.2",
    "lock.open": "r -4.8 -1.2 9.6 7.8 1.5 l -2.9 -1.2 -2.9 -3.8 c -2.9 -3.8 -2 -6 0 -6.7 2 -6 2.9 -4.2",
    "bell": "p -5.8 3.8 -4.2 1.8 -4.2 -2 -2.2 -5.2 2.2 -5.2 4.2 -2 4.2 1.8 5.8 3.8 l -1.6 5.8 1.6 5.8 l 0 -5.2 0 -6.6",
    "rectangle.portrait.and.arrow.right":
      "l 1 -3 1 -6 -5.5 -6 -5.5 6 1 6 1 3 l -2 0 6.6 0 l 4.2 -2.4 6.6 0 4.2 2.4",
    "qrcode":
      """
    r -6 -6 4.4 4.4 0.4 r 1.6 -6 4.4 4.4 0.4 r -6 1.6 4.4 4.4 0.4 d -3.8 -3.8 0.8 d 3.8 -3.8 0.8 d -3.8 3.8 0.8 \
    d 2.6 2.6 0.9 d 5.2 5.2 0.9 d 2.6 5.2 0.9 d 5.2 2.6 0.9
    """,
    "bubble": "p -6.6 -5 6.6 -5 6.6 3 -1 3 -3.6 6.2 -3.8 3 -6.6 3",
    "plus.bubble": "p -6.6 -5 6.6 -5 6.6 3 -1 3 -3.6 6.2 -3.8 3 -6.6 3 k 0 -3.2 0 1.2 k -2.2 -1 2.2 -1",
    "text.bubble": "p -6.6 -5 6.6 -5 6.6 3 -1 3 -3.6 6.2 -3.8 3 -6.6 3 k -4 -2.4 4 -2.4 k -4 0.4 2 0.4",
    "checkmark.shield": "p 0 -6.8 5.6 -4.8 5.6 0 3.6 4 0 6.8 -3.6 4 -5.6 0 -5.6 -4.8 k -2.4 0 -0.6 2 2.6 -2.4",
    "lock.shield": "p 0 -6.8 5.6 -4.8 5.6 0 3.6 4 0 6.8 -3.6 4 -5.6 0 -5.6 -4.8 k 0 -2 0 2",
    "map": "p -6.6 -4.2 -2.2 -6 2.2 -4.2 6.6 -6 6.6 4.2 2.2 6 -2.2 4.2 -6.6 6 k -2.2 -6 -2.2 4.2 k 2.2 -4.2 2.2 6",
    "house": "l -7 0.2 0 -6.4 7 0.2 p -5 -1.6 0 -6 5 -1.6 5 6.2 -5 6.2 k -1.5 6 -1.5 2 1.5 2 1.5 6",
    "gift":
      """
    p -5.6 -1 5.6 -1 5.6 6.4 -5.6 6.4 r -6.6 -3.8 13.2 2.8 0.6 l 0 -3.8 -2.6 -6.6 -4.2 -5 -2.4 -3.8 l 0 -3.8 2.6 -6.6 4.2 -5 \
    2.4 -3.8 k 0 -3.8 0 6.4
    """,
    "star":
      "p 0 -6.8 1.55 -2.1 6.4 -2.05 2.5 0.85 3.95 5.5 0 2.7 -3.95 5.5 -2.5 0.85 -6.4 -2.05 -1.55 -2.1",
    "heart": "p 0 6.2 -5.8 0.4 -6.6 -2.6 -5 -5.2 -2.4 -5.2 0 -2.8 2.4 -5.2 5 -5.2 6.6 -2.6 5.8 0.4",
    "bookmark": "p -3.8 -6.6 3.8 -6.6 3.8 6.6 0 3 -3.8 6.6",
    "safari": "o 0 0 6.5 p 3.6 -3.6 1 1 -3.6 3.6 -1 -1",
    "location": "p 6.2 -6.2 0.6 6.2 -0.6 0.6 -6.2 -0.6",
    "paperplane": "p 6.6 -6.6 1.6 6.4 -0.8 0.8 -6.4 -1.6 k 6.6 -6.6 -0.8 0.8",
    "eye": "p -7 0 -3.8 -3.4 0 -4.6 3.8 -3.4 7 0 3.8 3.4 0 4.6 -3.8 3.4 o 0 0 2",
    "book":
      "p 0 -4.4 -2.4 -5.6 -6.8 -5.4 -6.8 4.6 -2.4 4.4 0 5.6 2.4 4.4 6.8 4.6 6.8 -5.4 2.4 -5.6 k 0 -4.4 0 5.6",
    "printer": "r -6.2 -2.4 12.4 6 1 l -3.6 -2.4 -3.6 -6 3.6 -6 3.6 -2.4 l -3.6 1.4 -3.6 6.4 3.6 6.4 3.6 1.4",
    "camera": "p -6.8 -3.8 -3.4 -3.8 -2.2 -5.6 2.2 -5.6 3.4 -3.8 6.8 -3.8 6.8 5 -6.8 5 o 0 0.6 2.6",
    "video": "r -7 -4 9.2 8 1.6 p 3.2 -0.8 7 -3.2 7 3.2 3.2 0.8",
    "photo": "r -6.8 -5.2 13.6 10.4 1.4 k -6 3.8 -2.4 -0.4 0.4 2.4 2.8 0 6 3.4 d -3 -2.4 1",
    "icloud": "p -4.6 4 -6.6 2.2 -6.2 -0.4 -4 -1.6 -3 -4 0.4 -4.6 3 -2.8 3.4 -1 5.8 -0.4 6.6 2 5 4",
    "slider.horizontal.3": "l -6 -4 6 -4 l -6 0 6 0 l -6 4 6 4 d 2.4 -4 1.6 d -2.4 0 1.6 d 2.4 4 1.6",
    "sidebar.left": "r -6.8 -5.2 13.6 10.4 1.6 l -2.4 -5.2 -2.4 5.2",
    "keyboard":
      """
    r -7 -4.2 14 8.4 1.4 k -3 2 3 2 k -4.4 -1.4 -4.2 -1.4 k -1.5 -1.4 -1.3 -1.4 k 1.4 -1.4 1.6 -1.4 \
    k 4.2 -1.4 4.4 -1.4
    """,
    "key": "o -3 -3 2.9 l -0.9 -0.9 5.6 5.6 6.8 4.2 l 3.2 3.2 4.6 1.8",
    "pin": "p -2.6 -6.6 2.6 -6.6 1.6 -0.8 4.2 1.8 -4.2 1.8 -1.6 -0.8 l 0 1.8 0 6.8",
    "list.bullet": "d -5.6 -4 1 d -5.6 0 1 d -5.6 4 1 l -2.4 -4 6 -4 l -2.4 0 6 0 l -2.4 4 6 4",
    "line.3.horizontal": "l -5.6 -4 5.6 -4 l -5.6 0 5.6 0 l -5.6 4 5.6 4",
    "line.3.horizontal.decrease": "l -5.6 -3.6 5.6 -3.6 l -3.4 0 3.4 0 l -1.4 3.6 1.4 3.6",
    "wifi": "c -6.6 -1.8 -3.6 -4.2 0 -5 3.6 -4.2 6.6 -1.8 c -3.8 1.2 -2 -0.4 0 -0.9 2 -0.4 3.8 1.2 d 0 4.2 1.3",
    "bolt": "p 1.4 -6.8 -4.4 1 -0.4 1 -1.4 6.8 4.4 -1.2 0.4 -1.2",
    "flag": "l -4.8 6.8 -4.8 -6.4 p -4.8 -6 -1 -6.6 2 -5.2 5.6 -6 5.6 1 2 1.6 -1 0.4 -4.8 1",
    "link":
      "c 1.2 1.8 -1.4 1.4 -2.2 -0.6 -1.4 -2.4 1.8 -5.6 4 -6 6 -4 5.6 -1.8 4 0 c -1.2 -1.8 1.4 -1.4 2.2 0.6 1.4 2.4 -1.8 5.6 -4 6 -6 4 -5.6 1.8 -4 0",
    "paperclip":
      "l 3.4 -2.6 -1.4 2.6 c -1.4 2.6 -1.6 4 -0.2 3.8 l -0.2 3.8 5 -1.6 c 5 -1.6 5.8 -4.4 3.8 -6 1.2 -5.2 l 1.2 -5.2 -4.4 0.8 c -4.4 0.8 -5.4 3.8 -3.6 6 0 5.6 l 0 5.6 4.4 1.4",
    "creditcard": "r -6.8 -4.8 13.6 9.6 1.5 k -6.4 -1.6 6.4 -1.6 k -4.6 2.2 -1.6 2.2",
    "chart.bar": "r -6.4 0.8 3.2 5.2 0.6 r -1.6 -2.4 3.2 8.4 0.6 r 3.2 -6 3.2 12 0.6",
    "mappin": "o 0 -4.2 2.2 l 0 -2 0 6.6",
    "flame": "p 0.6 -6.8 1 -3.6 3.8 -0.6 4.6 2.6 3 5.4 0 6.6 -3 5.4 -4.6 2.6 -3.6 -0.8 -1.8 1 -1.6 -2.8",
    "doc.text":
      "p -4.4 -6.6 1 -6.6 4.4 -3.2 4.4 6.6 -4.4 6.6 k 1 -6.6 1 -3.2 4.4 -3.2 k -2.2 0.4 2.2 0.4 k -2.2 3 2.2 3",
    "cart": "l -7 -5 -4.8 -5 -2.8 2.6 4.8 2.6 6.4 -3.2 -4.2 -3.2 d -2 5.4 1.2 d 3.8 5.4 1.2",
  ]
}
