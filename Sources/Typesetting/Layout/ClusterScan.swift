/// The borders of user-perceived characters (UAX 29 extended grapheme clusters) of a paragraph.
struct ClusterScan {
  private let flags: [UInt8]
  private let start: Int
  private let end: Int

  init(_ shaped: ShapedText, paragraph: ShapedParagraph, worker: TextWorker) {
    flags = shaped.clusterFlags(worker: worker)
    start = paragraph.start
    end = paragraph.end
  }

  /// The first border behind a unit; the paragraph's end at most.
  func next(after unit: Int) -> Int {
    var at = unit + 1
    while at < end, flags[at] == 0 { at += 1 }
    return min(at, end)
  }

  /// The last border before a unit; the paragraph's start at least.
  func previous(before unit: Int) -> Int {
    var at = unit - 1
    while at > start, flags[at] == 0 { at -= 1 }
    return max(at, start)
  }
}
