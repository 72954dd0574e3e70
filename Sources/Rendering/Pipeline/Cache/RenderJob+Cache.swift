import CairoRendering
import Findings
import Foundation
import ProofModel
import ProofScene
import Solving

extension RenderJob {
  /// What was asked for, the same words for the same request; paths and numbers of threads are no part of it.
  private var asked: String {
    let request = request
    let parts: [Any] = [
      request.selection, request.given.sorted { $0.key < $1.key }, request.formats, overlays, request.focus,
      request.chrome, request.unrolls, request.isTransparent, String(describing: request.page),
      String(describing: request.scale),
      request.sheet, String(describing: request.sheetWidth), String(describing: request.rows),
      String(describing: request.columns), String(describing: request.split),
    ]
    return parts.map { String(describing: $0) }.joined(separator: "\n")
  }

  /// The plan with what a cache has of the whole screen in the place of drawing it.
  func cached(_ plan: Plan) -> Plan {
    guard let cache = request.cache, request.parts == nil, plan.isWhole, !plan.part.isEmpty, !request.isJoined,
      !request.keepsLayouts, let key = cache.keys.screen(workbench, asked: asked)
    else { return plan }
    var plan = plan
    plan.key = key
    var problems: [Diagnostic] = []
    var screen: ShardRecord.Screen?
    // Each file is written as it is read, so that no screen is in memory as a whole. Where one is missing what was written
    // is drawn and written again.
    let isFound = cache.result(key) { told, files in
      screen = try? JSONDecoder().decode(ShardRecord.Screen.self, from: Data(told))
      return screen?.files.map(\.path) == files && files.allSatisfy { !$0.contains("/") }
    } file: { path, bytes, lend in
      problems += OutputFolder.write("\(request.folder)/\(path)", lend: lend) { bytes }
    }
    guard isFound, let screen else { return plan }
    plan.diagnostics += problems
    plan.found = screen
    (plan.done, plan.part) = (plan.variants, 0..<0)
    return plan
  }

  /// Keeps the files of a screen that was drawn without an error, with what was found.
  func keep(_ outcome: Outcome, _ key: String) {
    guard let cache = request.cache, !outcome.diagnostics.contains(where: { $0.severity == .error }) else { return }
    var record = outcome.record(0, in: request.folder)
    record.diagnostics += workbench.images.diagnostics
    let files = outcome.paths.compactMap { path -> DrawingCache.File? in
      guard let bytes = try? FileReading.bytes(at: path, limit: OutputFolder.largestFile) else { return nil }
      return .init(path: String(path.dropFirst(request.folder.count + 1)), bytes: bytes, written: path)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard files.count == outcome.paths.count, let told = try? encoder.encode(record) else { return }
    cache.keep(key, files: files, told: Array(told))
  }

  /// Whether pictures show what is in their layouts alone, and somebody may ask for an equal one again.
  func sharesPictures(of plan: Plan) -> Bool {
    // What reading order and contrast say comes from more than the layout.
    (request.cache != nil || plan.variants.count > 1) && !overlays.contains(.accessibility)
      && !overlays.contains(.mock) && request.split == nil
  }

  /// What a picture of a variant shows, the same for equal looks whatever device they are of.
  func shown(_ look: VariantLook, _ options: SceneOptions, _ format: RenderRequest.Format, _ title: String) -> String {
    let asked: [Any] = [
      String(decoding: look.picture, as: UTF8.self), format, options.chrome, options.overlays, options.focus,
      request.unrolls, request.isTransparent,
      String(describing: request.scale),
      // A PNG does not say what it shows.
      format == .png ? "" : title,
    ]
    return asked.map { String(describing: $0) }.joined(separator: "\n")
  }

  /// A picture's bytes, where an earlier run drew an equal layout.
  func cached(_ solved: Workbench.Solved, shown: String) -> [UInt8]? {
    request.cache.flatMap { $0.file($0.keys.picture(workbench, solved, shown: shown)) }
  }

  /// Keeps a picture that was drawn and written.
  func keep(
    _ bytes: [UInt8], at path: String, of solved: Workbench.Solved, _ format: RenderRequest.Format, shown: String
  ) {
    guard let cache = request.cache else { return }
    cache.keep(
      cache.keys.picture(workbench, solved, shown: shown),
      files: [.init(path: "picture.\(format.rawValue)", bytes: bytes, written: path)])
  }
}

extension RenderJob.Outcome {
  /// The outcome of a screen that a cache had, whose files are in place.
  func with(_ screen: ShardRecord.Screen, _ variants: [Variant], _ job: RenderJob) -> Self {
    var outcome = self
    outcome.diagnostics += screen.diagnostics
    outcome.paths = screen.files.map { "\(job.request.folder)/\($0.path)" }
    if let record = screen.findings {
      outcome.findings = FindingsReport(record, scene: job.workbench.document.name, variants: variants)
    }
    return outcome
  }
}
