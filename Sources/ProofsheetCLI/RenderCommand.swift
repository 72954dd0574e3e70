import ArgumentParser
import Findings
import Foundation
import ProofModel
import ProofScene
import Rendering
import Solving

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws every variant of a screen, and one contact sheet of all.",
    discussion: """
      The paths of the files written go to standard output. Without flags the file's own matrix is drawn; without \
      a matrix, a small, a middle and a large iPhone and an iPad of today, in portrait and landscape, as far as the \
      app's Xcode project allows. Without a file the whole project is drawn: what 'roots:' in proofsheet.yaml names, \
      else every screen of this folder. Of a folder that is named and holds no spec, such as an app's checkout, the \
      sheet of the screen that the app begins with is drawn.
      """)

  @OptionGroup var input: ProjectArguments
  @OptionGroup var variants: VariantOptions
  @OptionGroup var designs: DesignArguments

  @Option(name: [.customShort("o"), .long], help: "The folder for the pictures.", completion: .directory)
  var output = "proofs"

  @Option(
    help: "\(RenderRequest.Format.allCases.map(\.rawValue).joined(separator: ", ")); several with commas.",
    completion: .list(RenderRequest.Format.allCases.map(\.rawValue)))
  var format: [String] = ["png"]

  @Flag(help: "Of html: a page that holds its pictures, in the place of files beside it.")
  var inline = false

  @Option(
    help: "\(Overlay.allCases.map(\.rawValue).joined(separator: ", ")); or none. Without it, problems.")
  var overlay: [String] = []

  @Option(help: "A view by name or path: its rules alone, the rest of the screen paled; several with commas.")
  var focus: [String] = []

  @Option(help: "none, outline or device.")
  var chrome = "device"

  @Flag(help: "Draws the whole content of what scrolls in a tall picture, with the fold marked.")
  var unroll = false

  @Flag(help: "Nothing but the device in PNG and SVG pictures: what lies beyond its edge is transparent.")
  var transparent = false

  @Option(
    help: ArgumentHelp(
      "Pictures in two halves: \(SplitPicture.allCases.map(\.rawValue).joined(separator: ", ")) (light and dark, left to right and right to left).",
      valueName: "axis"))
  var split: String?

  @Option(
    help:
      "The paper of PDF files: \(PageFormat.allCases.map(\.rawValue).joined(separator: ", ")); without it each page has its picture's size."
  )
  var page: String?

  @Option(help: "Device pixels per point; the device's own without it.")
  var scale: Double?

  @OptionGroup var sharing: ShardArguments

  @Option(
    help: ArgumentHelp(
      "Take what was drawn before from this folder, or from an HTTP cache at https://…, and keep there what is drawn.",
      valueName: "folder"))
  var cache: String?

  @Option(help: ArgumentHelp("The most megabytes that the cache's folder may take.", valueName: "MB"))
  var cacheSize = 4096

  @Option(help: "How many variants to draw at once; the bytes are the same for any.")
  var jobs: Int?

  @Option(help: "only the sheet, or none; both pictures and sheet without it.")
  var sheet: String?

  @Option(
    help: ArgumentHelp(
      "One sheet of all values of an axis, on the first device: \(Ladder.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "axis"))
  var ladder: String?

  @Option(help: "The width of the sheet's pages in points, 400 to 10000; 1600 without it.")
  var sheetWidth: Double?

  @Option(help: "The sheet's rows: device, orientation, window, state, locale, text-size, appearance.")
  var rows: [String] = []

  @Option(help: "The sheet's columns, likewise.")
  var columns: [String] = []

  @Flag(help: "Exit 1 where a picture shows an error.")
  var strict = false

  @Flag(help: "No progress and no summary.")
  var quiet = false

  func run() throws {
    let studio = Studio()
    try checkCommand()
    if input.files.count == 1, input.scene == nil, ScreenLoader.isProject(input.files[0]) {
      if sharing.shard != nil {
        throw ValidationError("--shard shares the pictures of many screens; 'proofsheet render' draws all of a project")
      }
      return try FirstUse(folder: input.files[0]).run(self, studio: studio)
    }
    var inputs = try Inputs.open(input, studio: studio, isQuiet: quiet)
    inputs.workbenches = try designs.applied(to: inputs.workbenches)
    try draw(inputs)
  }

  /// A word that is no file may be another command's name, misspelt.
  private func checkCommand() throws {
    guard let word = input.files.first, !word.contains("/"), !word.contains("."),
      !FileManager.default.fileExists(atPath: word),
      let near = NearestNames.hint(
        for: word, in: CommandDeclaration.of(ProofsheetCommand.self).commands.map(\.commandName))
    else { return }
    throw Failure([.error("unknown-command", "'\(word)' is neither a command nor a file", hint: near)])
  }

  /// Draws the screens and tells what is wrong with them, in a line or, by default, one by one.
  ///
  /// - Parameter parts: shards that drew the pictures already.
  func draw(_ opened: Inputs, tellsFindings: Bool = true, merging parts: ShardParts? = nil) throws {
    LargeBuffers.returnToSystem(from: 4 << 20)
    ProcessLifetime.keep(opened)
    if let problem = parts?.difference(from: opened.sources) { throw Failure([problem]) }
    var request = try request(for: opened.workbenches)
    request.parts = parts
    if parts == nil { request.cache = try openCache(opened.studio) }
    request.shard = try parts == nil ? sharing.chosen() : nil
    if request.shard != nil { ShardRecord.begin(in: output) }
    let names = opened.workbenches.map(\.document.name)
    let progress = ProgressBar(title: names.count == 1 ? names[0] : "\(names.count) screens", isQuiet: quiet)
    let (shard, folder) = (request.shard, request.folder)
    let told = Locked((inputs: opened, report: FindingsReport(), screens: [ShardRecord.Screen]()))
    RenderRun(opened.workbenches, request: request).run(progress: progress.update) { position, outcome in
      told.withLock { told in
        progress.finish()
        told.inputs.tell(outcome.diagnostics)
        if !outcome.paths.isEmpty { Terminal.data(outcome.paths.joined(separator: "\n") + "\n") }
        told.report.append(outcome.findings)
        if shard != nil { told.screens.append(outcome.record(position, in: folder)) }
      }
    }
    progress.finish()
    if let cache = request.cache {
      cache.finish()
      Terminal.print(cache.notes)
      if !quiet { Terminal.talk(cache.summary) }
    }
    var (inputs, report, screens) = told.withLock { $0 }
    if let parts { inputs.tell(parts.diagnostics) }
    if let shard = request.shard {
      let record = ShardRecord(
        shard: shard, words: CommandWords.shared(of: "render"), sources: opened.sources,
        studio: opened.studio, screens: screens)
      let problems = record.write(to: output)
      guard problems.isEmpty else { throw Failure(problems, code: 3) }
      screens = []
    }
    report.joinContainers()
    report.fileErrorCount = inputs.errorCount
    if !quiet {
      if tellsFindings { Terminal.print(report.diagnostics.filter { $0.severity > .note }) }
      if report.variantCount > 0 { Terminal.talk(report.summary) }
    }
    try inputs.finish()
    if strict, report.errorCount > 0 { throw ExitCode(1) }
  }

  private func request(for workbenches: [Workbench]) throws -> RenderRequest {
    var request = RenderRequest()
    request.selection = try variants.selection()
    request.given = try variants.given(for: workbenches)
    request.folder = output
    request.formats = try Self.formats(format)
    request.inlinesPictures = inline
    if inline, !request.formats.contains(.html) { throw ValidationError("--inline goes with --format html") }
    request.overlays = try Self.overlays(overlay)
    request.focus = try focused(in: workbenches)
    request.chrome = try Self.value(chrome, "--chrome")
    if let sheetWidth, !(400...10_000).contains(sheetWidth) {
      throw ValidationError("--sheet-width takes 400 to 10000 points, found \(sheetWidth)")
    }
    request.sheetWidth = sheetWidth
    if let split { request.split = try Self.value(split, "--split") }
    if let page { request.page = try Self.value(page, "--page") }
    request.unrolls = unroll
    request.isTransparent = transparent
    if unroll, sheet == RenderRequest.Sheet.only.rawValue {
      throw ValidationError("--unroll makes pictures taller, and --sheet only draws none; leave one out")
    }
    request.scale = try Self.checked(scale: scale)
    try Jobs.check(jobs)
    request.jobs = jobs ?? Machine.cores
    if let ladder {
      request.selection.ladder = try Self.value(ladder, "--ladder")
      request.sheet = .only
    }
    if let sheet { request.sheet = try Self.value(sheet, "--sheet") }
    request.rows = rows.isEmpty ? nil : try VariantOptions.split(rows).map { try Self.value($0, "--rows") }
    request.columns = columns.isEmpty ? nil : try VariantOptions.split(columns).map { try Self.value($0, "--columns") }
    return request
  }

  private func openCache(_ studio: Studio) throws -> DrawingCache? {
    guard let cache, !cache.isEmpty else { return nil }
    guard (1...1_000_000).contains(cacheSize) else {
      throw ValidationError("--cache-size takes 1 to 1000000 megabytes, found \(cacheSize)")
    }
    do throws(DiagnosedFailure) {
      return try DrawingCache(cache, limit: cacheSize << 20, studio: studio)
    } catch {
      throw Failure(error.diagnostics)
    }
  }

  static func formats(_ names: [String]) throws -> [RenderRequest.Format] {
    try VariantOptions.split(names).map { try value($0, "--format") }
  }

  static func checked(scale: Double?) throws -> Double? {
    if let scale, !(0.1...8).contains(scale) {
      throw ValidationError("--scale takes 0.1 to 8 device pixels per point, found \(scale)")
    }
    return scale
  }

  /// The views in focus; a name that no screen has is an error with the nearest one.
  private func focused(in workbenches: [Workbench]) throws -> [String] {
    let names = VariantOptions.split(focus)
    let problems = ViewNames.unknown(names, in: workbenches, option: "--focus")
    if !problems.isEmpty { throw Failure(problems) }
    return names
  }

  /// Nil where none were named.
  static func overlays(_ names: [String]) throws -> [Overlay]? {
    let names = VariantOptions.split(names)
    if names == ["none"] { return [] }
    return names.isEmpty ? nil : try names.map { try value($0, "--overlay") }
  }

  static func value<Value: RawRepresentable & CaseIterable>(
    _ text: String, _ option: String
  ) throws -> Value where Value.RawValue == String {
    if let value = Value(rawValue: text) { return value }
    let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("\(option) takes \(known), found '\(text)'")
  }
}
