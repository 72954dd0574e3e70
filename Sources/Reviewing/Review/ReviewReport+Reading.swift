import Findings
import ImageDiff
import LayoutDiff
import ProofModel
import Solving
import UndrawnSettings

extension ReviewReport {
  /// Reads what ``json(_:)`` gave, as the shards of a run leave it.
  ///
  /// - Parameter path: as messages name it.
  public static func read(_ bytes: [UInt8], path: String) -> Result<ReviewReport, DiagnosedFailure> {
    func failure(_ reason: String, line: Int = 1) -> Result<ReviewReport, DiagnosedFailure> {
      .failure(
        DiagnosedFailure([
          .error(
            "invalid-report", "'\(path)' is no report of a review: \(reason)", at: SourceSpan(file: path, line: line),
            hint: "name a folder that 'proofsheet verify --report' wrote")
        ]))
    }
    let value: JSONValue
    do throws(JSONParsingError) {
      value = try JSONValue.parse(bytes)
    } catch {
      return failure(error.message, line: error.line)
    }
    guard value["kind"]?.string == "proofsheet-review" else { return failure("its 'kind' is not 'proofsheet-review'") }
    guard let version = value["format"]?.integer, version == format else {
      return failure("it is of another version, this program reads version \(format)")
    }
    do throws(LayoutTextError) {
      return .success(try ReviewReport(value))
    } catch {
      return failure(error.message)
    }
  }

  private init(_ value: JSONValue) throws(LayoutTextError) {
    let fields = LayoutTextFields(value, "the report")
    func side(_ key: String) throws(LayoutTextError) -> Side {
      let side = LayoutTextFields(value[key] ?? .null, key)
      return Side(try side.string("label"), detail: side.value["detail"]?.string)
    }
    self.init(title: try fields.string("title"), expected: try side("expected"), actual: try side("actual"))
    if case .object(let members)? = value["options"] {
      options = members.compactMap { member in member.value.string.map { (member.key, $0) } }
    }
    if let written = value["shard"] {
      let part = LayoutTextFields(written, "shard")
      guard let shard = Shard("\(try part.integer("index"))/\(try part.integer("count"))") else {
        throw part.wrong("index", "one of the shards")
      }
      var mark = ShardMark(shard: shard, inputs: try part.string("inputs"))
      mark.seen.recorded = written["recorded"]?.array?.compactMap(\.string) ?? []
      mark.seen.renames = written["renames"]?.array?.compactMap(\.string) ?? []
      mark.seen.newFolders = written["newFolders"]?.array?.compactMap(\.string) ?? []
      mark.seen.told = written["told"]?.array?.compactMap(\.string) ?? []
      mark.seen.changed = written["changed"]?.array?.compactMap(\.string) ?? []
      mark.seen.toldFiles = written["toldFiles"]?.array?.compactMap(\.string) ?? []
      for color in written["unshown"]?.array ?? [] {
        let fields = LayoutTextFields(color, "a changed colour")
        mark.seen.unshown.append(
          Seen.Unshown(
            words: try fields.string("words"), lines: try Self.lines(color["lines"]), file: try fields.string("file"),
            screens: color["screens"]?.array?.compactMap(\.string) ?? []))
      }
      self.shard = mark
      toleratesFailures = written["toleratesFailures"]?.boolean ?? false
    }
    for note in value["notes"]?.array ?? [] {
      let part = LayoutTextFields(note, "note")
      let text = try part.string("text")
      let lines = note["lines"]?.array?.compactMap(\.string) ?? []
      let said = lines.joined(separator: "; ")
      let lead = text.hasSuffix(said) ? String(text.dropLast(said.count)).trimmed : text
      notes.append(
        Note(
          lead, lines, at: part.place(note["place"]), isChange: note["isChange"]?.boolean ?? false,
          isFirst: note["isFirst"]?.boolean ?? false))
    }
    for entry in value["entries"]?.array ?? [] { entries.append(try Entry(entry)) }
  }

  private static func lines(_ value: JSONValue?) throws(LayoutTextError) -> [ObjectSettings.Line] {
    var lines: [ObjectSettings.Line] = []
    for line in value?.array ?? [] {
      let fields = LayoutTextFields(line, "a setting")
      guard let place = ObjectSettings.Line.Place(rawValue: try fields.string("place")) else {
        throw fields.wrong("place", "where it is told")
      }
      var read = ObjectSettings.Line(
        try fields.string("text"), place, objects: line["objects"]?.array?.compactMap(\.string) ?? [],
        aspect: SettingAspect(named: line["aspect"]?.string ?? ""),
        names: line["names"]?.array?.compactMap(\.string) ?? [],
        givenNames: line["givenNames"]?.array?.compactMap(\.string) ?? [])
      read.setting = line["setting"]?.string.map {
        .init($0, line["kind"]?.string, now: line["now"]?.string, then: line["then"]?.string)
      }
      lines.append(read)
    }
    return lines
  }
}

extension ReviewReport.Entry {
  fileprivate init(_ value: JSONValue) throws(LayoutTextError) {
    let fields = LayoutTextFields(value, "entry '\(value["key"]?.string ?? "?")'")
    self.init(key: try fields.string("key"), scene: try fields.string("scene"), status: try fields.word("status"))
    axes = try value["variant"].map { value throws(LayoutTextError) in try ReviewReport.Axes(value) }
    source = value["source"]?.string
    message = value["message"]?.string
    digest = value["digest"]?.string
    renames = value["renames"]?.array?.compactMap(\.string) ?? []
    layout = try value["layout"].map { value throws(LayoutTextError) in try ReviewReport.LayoutChanges(value) }
    pixels = try value["pixels"].map { value throws(LayoutTextError) in try ReviewReport.PixelChanges(value) }
    if let written = value["pictures"] {
      func picture(_ key: String) throws(LayoutTextError) -> ReviewReport.Picture? {
        try written[key].map { value throws(LayoutTextError) in
          let part = LayoutTextFields(value, "\(key) of \(fields.place)")
          let size = value["size"]?.array == nil ? nil : try part.pixelSize("size")
          return ReviewReport.Picture(path: try part.string("path"), size: size)
        }
      }
      pictures = ReviewReport.Pictures(
        expected: try picture("expected"), actual: try picture("actual"), difference: try picture("difference"),
        expectedOverlay: try picture("expectedOverlay"), actualOverlay: try picture("actualOverlay"))
    }
    views = value["views"]?.string
    for finding in value["newFindings"]?.array ?? [] { findings.new.append(try ReviewReport.Finding(finding)) }
    for finding in value["goneFindings"]?.array ?? [] { findings.gone.append(try ReviewReport.Finding(finding)) }
  }
}

extension ReviewReport.Axes {
  fileprivate init(_ value: JSONValue) throws(LayoutTextError) {
    let fields = LayoutTextFields(value, "variant")
    device = value["device"]?.string
    deviceName = try fields.string("name")
    orientation = try fields.string("orientation")
    window = try fields.string("window")
    size = try fields.size("size")
    scale = try fields.number("scale")
    state = value["state"]?.string
    locale = try fields.string("locale")
    textSize = try fields.string("textSize")
    appearance = try fields.string("appearance")
    os = try fields.string("os")
  }
}

extension ReviewReport.PixelChanges {
  fileprivate init(_ value: JSONValue) throws(LayoutTextError) {
    let fields = LayoutTextFields(value, "pixels")
    verdict = try fields.word("verdict")
    differing = try fields.integer("differing")
    masked = try fields.integer("masked")
    summary = try fields.string("summary")
    expectedSize = try fields.pixelSize("expectedSize")
    actualSize = try fields.pixelSize("actualSize")
    regions = []
    for written in value["regions"]?.array ?? [] {
      let part = LayoutTextFields(written, "region")
      let bounds = try part.numbers("bounds", count: 4).compactMap { Int(exactly: $0) }
      guard bounds.count == 4 else { throw part.wrong("bounds", "4 whole numbers") }
      regions.append(
        DifferenceRegion(
          kind: try part.word("kind"),
          bounds: PixelRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3]),
          differing: try part.integer("differing"), largestChannelDifference: 0,
          isLikelyAntialiasing: written["likelyAntialiasing"]?.boolean ?? false))
    }
  }
}

extension ReviewReport.LayoutChanges {
  fileprivate init(_ value: JSONValue) throws(LayoutTextError) {
    let fields = LayoutTextFields(value, "layout")
    self.init(summary: try fields.string("summary"))
    if let written = value["untold"] {
      let part = LayoutTextFields(written, "untold")
      untold = .init(
        together: try part.integer("together"), unknown: try part.integer("unknown"),
        open: written["open"] == nil ? 0 : try part.integer("open"),
        contested: written["contested"] == nil ? 0 : try part.integer("contested"),
        contradicted: written["contradicted"] == nil ? 0 : try part.integer("contradicted"),
        recorded: (written["recorded"]?.array ?? []).compactMap(\.string),
        recordedViews: written["recordedViews"] == nil ? 0 : try part.integer("recordedViews"),
        jointly: written["jointly"]?.string ?? "", unexplained: written["unexplained"]?.string ?? "")
    }
    for written in value["causes"]?.array ?? [] {
      let part = LayoutTextFields(written, "cause")
      var cause = ReviewReport.Cause(
        signature: try part.string("signature"), sentence: try part.string("sentence"),
        views: (written["views"]?.array ?? []).compactMap(\.string), span: part.place(written["place"]))
      let words = written["parts"]?.array?.compactMap(\.string) ?? [written["lead"]?.string ?? cause.sentence]
      let traits = (written["traits"]?.array ?? []).map { $0.string ?? "" }
      cause.parts = words.enumerated().map { index, words in
        .init(words, traits.indices.contains(index) && !traits[index].isEmpty ? .init(traits[index]) : nil)
      }
      cause.brief = written["effect"]?.string ?? ""
      cause.whole = written["effects"]?.string ?? cause.brief
      cause.extent = written["extent"]?.number ?? 0
      cause.kind = written["kind"]?.string ?? ""
      cause.partOf = written["partOf"]?.string
      cause.isOfHidden = written["isOfHidden"]?.boolean ?? false
      causes.append(cause)
    }
    for written in value["changes"]?.array ?? [] {
      let part = LayoutTextFields(written, "change")
      var change = ReviewReport.LayoutChange(
        kind: try part.string("kind"), view: try part.string("view"), sentence: try part.string("sentence"),
        before: written["before"]?.array == nil ? nil : try part.rect("before"),
        after: written["after"]?.array == nil ? nil : try part.rect("after"),
        isCause: written["isCause"]?.boolean ?? false)
      if let told = written["told"] {
        let fields = LayoutTextFields(told, "told")
        let amount = try fields.numbers("amount", count: 2)
        change.told = .init(id: try fields.string("id"), amount: Point(x: amount[0], y: amount[1]))
      }
      changes.append(change)
    }
  }
}

extension ReviewReport.Finding {
  fileprivate init(_ value: JSONValue) throws(LayoutTextError) {
    let fields = LayoutTextFields(value, "finding")
    var diagnostic = Diagnostic(
      try fields.word("severity"), try fields.string("id"), try fields.string("message"),
      at: fields.place(value["place"]))
    diagnostic.hint = value["hint"]?.string
    self.init(
      diagnostic, views: (value["views"]?.array ?? []).compactMap(\.string), identity: value["identity"]?.string)
    rules = (value["rules"]?.array ?? []).compactMap(\.string)
  }
}

extension LayoutTextFields {
  /// `[width, height]` in whole pixels.
  fileprivate func pixelSize(_ key: String) throws(LayoutTextError) -> PixelSize {
    let sides = try numbers(key, count: 2).compactMap { Int(exactly: $0) }
    guard sides.count == 2 else { throw wrong(key, "2 whole numbers") }
    return PixelSize(width: sides[0], height: sides[1])
  }
}
