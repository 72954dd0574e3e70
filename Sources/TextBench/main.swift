import CLibrary
import ProofModel
import Typesetting

// Prints the processor time of measuring labels and paragraphs: `text-bench times`, or writes the same texts for
// another program: `text-bench labels`, `text-bench paragraphs`, one to a line. `scripts/bench-text` runs both.

enum BenchTexts {
  private static let words = """
    the of and to in is you that it he was for on are as with his they at be this have from or one had by word but not \
    what all were we when your can said there use an each which she do how their if will up other about out many then \
    them these so some her would make like him into time has look two more write go see number no way could people my
    """.split(separator: " ")

  /// Small and always the same (splitmix64).
  struct Generator {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return Int((value ^ value >> 31) % UInt64(limit))
    }
  }

  /// Different texts of just so many letters.
  static func texts(count: Int, length: Int, seed: UInt64) -> [String] {
    var generator = Generator(state: seed)
    return (0..<count).map { _ in
      var text = ""
      while text.utf8.count < length {
        if !text.isEmpty { text += " " }
        text += words[generator.below(words.count)]
      }
      return String(text.prefix(length))
    }
  }

  static let labels = texts(count: 5000, length: 20, seed: 1)
  static let paragraphs = texts(count: 60, length: 2000, seed: 2)
}

/// Microseconds of processor time of this process so far.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

func content(_ text: String, lines: Int) -> TextContent {
  TextContent(
    runs: [TextRun(text: text, font: FontDescriptor(family: "Inter", size: 17))], numberOfLines: lines,
    lineBreakMode: .wordWrap)
}

/// Microseconds for each of the contents, in one pass.
func pass(_ contents: [TextContent], width: Double?, _ engine: TextEngine) -> Double {
  let start = processorTime()
  var sum = 0.0
  for content in contents {
    sum += engine.measure(content, maxWidth: width, maxHeight: nil, environment: TextEnvironment()).size.width
  }
  precondition(sum > 0, "nothing was measured")
  return (processorTime() - start) / Double(contents.count)
}

func times() {
  let start = processorTime()
  let catalogue = FontCatalogue()
  _ = pass([content("The first label", lines: 1)], width: nil, TextEngine(catalogue: catalogue))
  let first = processorTime() - start
  let labels = BenchTexts.labels.map { content($0, lines: 1) }
  let paragraphs = BenchTexts.paragraphs.map { content($0, lines: 0) }
  var cold: [Double] = []
  var warm: [Double] = []
  var wrapped: [Double] = []
  for _ in 0..<7 {
    // A new engine has no caches; the font stays open, as it does for a second label.
    let engine = TextEngine(catalogue: catalogue)
    _ = engine.measure(content("warm", lines: 1), maxWidth: nil, maxHeight: nil, environment: TextEnvironment())
    cold.append(pass(labels, width: nil, engine))
    warm.append(pass(labels, width: nil, engine))
    wrapped.append(pass(paragraphs, width: 300, engine))
  }
  func line(_ name: String, _ times: [Double]) {
    let sorted = times.sorted()
    print("\(name) \(sorted[0].shortText) \(sorted[sorted.count / 2].shortText)")
  }
  line("first-label", [first])
  line("label-cold", cold)
  line("label-warm", warm)
  line("paragraph", wrapped)
}

switch CommandLine.arguments.dropFirst().first {
case "times": times()
case "labels": for text in BenchTexts.labels { print(text) }
case "paragraphs": for text in BenchTexts.paragraphs { print(text) }
default: print("usage: text-bench times | labels | paragraphs")
}
