import CLibrary
import CairoRendering
import ProofModel
import ProofScene
import Typesetting

// Prints the processor time of one 1170×2532 picture by step: `render-bench [ROUNDS] [FOLDER]`; with a folder the
// pictures are written there, to be looked at.

/// Milliseconds of processor time of this process so far.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// Runs the body once to warm up, then `rounds` times; prints the first time, the median and the fastest.
func measure(_ name: String, rounds: Int, _ body: () throws -> Int) throws {
  let start = processorTime()
  let size = try body()
  let first = processorTime() - start
  var times: [Double] = []
  for _ in 0..<rounds {
    let start = processorTime()
    _ = try body()
    times.append(processorTime() - start)
  }
  times.sort()
  let columns = [first, times[times.count / 2], times[0]].map { $0.shortText(digits: 2) } + ["\(size)"]
  print(name.padded(to: 24) + columns.map { $0.padded(to: -10) }.joined())
}

extension String {
  /// With spaces up to a width: behind, or before where the width is negative.
  func padded(to width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? spaces + self : self + spaces
  }
}

let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 20
let fonts = FontCatalogue()
let images = ImageStore(folder: ".")
let list = SampleScreen(engine: TextEngine(catalogue: fonts)).list
let png = PNGRenderer(fonts: fonts, images: images)
let svg = SVGRenderer(fonts: fonts, images: images)
let pdf = PDFRenderer(fonts: fonts, images: images)
let cells = (0..<16).flatMap { index -> [Command] in
  [.pushTransform(translate: Point(x: 20 + Double(index % 8) * 195, y: 20 + Double(index / 8) * 430), scale: 0.48)]
    + list.commands + [.popTransform]
}
let sheet = DisplayList(size: Size(width: 1600, height: 900), scale: 1, commands: cells)

print("processor time in ms        first    median   fastest     bytes")
try measure("draw", rounds: rounds) { try png.draw(list) }
try measure("draw and encode PNG", rounds: rounds) { try png.render(list).count }
try measure("sheet of 16 cells, PNG", rounds: rounds) { try png.render(sheet).count }
try measure("SVG", rounds: rounds) { try svg.render(list).count }
try measure("PDF, 1 page", rounds: rounds) { try pdf.render([PDFPage(list, title: "page")], title: "bench").count }
try measure("PDF, 10 pages", rounds: rounds) {
  try pdf.render((0..<10).map { PDFPage(list, title: "\($0)") }, title: "bench").count
}

// What threads cost each other, by locks and caches: the processor time of as many pictures on each of two.
let both = processorTime()
await withTaskGroup(of: Void.self) { group in
  for _ in 0..<2 {
    group.addTask {
      let worker = PNGRenderer(fonts: fonts, images: images)
      for _ in 0..<rounds { _ = try? worker.render(list) }
    }
  }
}
let mean = (processorTime() - both) / Double(2 * rounds)
print("PNG on two threads, mean".padded(to: 34) + mean.shortText(digits: 2).padded(to: -10))

if CommandLine.arguments.count > 2 {
  let folder = CommandLine.arguments[2]
  try FileWriting.writeBeside(folder + "/screen.png", png.render(list))
  try FileWriting.writeBeside(folder + "/sheet.png", png.render(sheet))
  try FileWriting.writeBeside(folder + "/screen.svg", svg.render(list, title: "screen"))
  try FileWriting.writeBeside(folder + "/screen.pdf", pdf.render([PDFPage(list, title: "page")], title: "bench"))
}
