import AutoLayout
import InterfaceBuilder
public import ProofModel
import Resolving
import Solving
import SpecFiles

/// Writes the frames solved on the canvas into the file, as Update Frames does in Interface Builder: into `frame:` of a
/// spec, into `<rect key="frame">` of a storyboard or xib. Views in a conflict and ambiguous ones keep theirs.
public struct FrameUpdating: Sendable {
  /// The screens of one file.
  let workbenches: [Workbench]

  /// - Parameter workbenches: of one file: a spec has one, a storyboard one for each scene.
  public init(workbenches: [Workbench]) {
    self.workbenches = workbenches
  }

  /// The diagnostics of an update, and what it changed in the file.
  public struct Outcome: Sendable {
    /// What there was to tell: of solving, of views that keep their frames, and of files that could not be written.
    public var diagnostics: [Diagnostic] = []
    /// What was changed, in a line.
    public var summary = ""
  }

  /// Solves on the canvas, changes the file's text in place and writes it beside, then over the old one.
  ///
  /// - Parameter promotes: whether implied constraints become the spec's own, too.
  public func run(promotes: Bool) -> Outcome {
    guard let first = workbenches.first else { return Outcome() }
    if first.document.format == .interfaceBuilder { return updateRects(promotes: promotes) }
    var outcome = Outcome()
    guard let variant = first.drawnVariant(&outcome.diagnostics) else { return outcome }
    let solved = first.solve(variant)
    outcome.diagnostics += solved.diagnostics
    // Frames of texts that were measured by rule of thumb are nobody's.
    let missing = first.studio.fontErrors
    guard missing.isEmpty else {
      outcome.diagnostics += missing
      return outcome
    }
    let file = first.document.file
    let open = Self.open(in: solved.layout)
    let blocked = Self.blocked(in: solved.layout, open)
    do throws(FileError) {
      let text = try FileReading.text(at: file)
      var frames: [String: Rect] = [:]
      for index in solved.layout.views.indices.dropFirst() {
        let id = solved.layout.views[index].content.id
        if !blocked.contains(id) { frames[id] = solved.layout.pixelFrameInSuperview(index) }
      }
      let update = FrameUpdate.apply(file: file, text: text, frames: frames)
      outcome.diagnostics += update.diagnostics
      var result = update.text
      var rules: [String] = []
      if promotes {
        rules = solved.layout.constraints.filter { $0.origin == .implied }.map(\.text)
        let promotion = RulePromotion.apply(file: file, text: result, rules: rules)
        outcome.diagnostics += promotion.diagnostics
        result = promotion.text ?? result
      }
      if result != text { try FileWriting.update(file, Array(result.utf8)) }
      outcome.summary = Self.summary(
        file, frames: update.changed.count, rules: rules.count, left: Self.names(open, in: solved.layout))
    } catch {
      outcome.diagnostics.append(error.diagnostic())
    }
    return outcome
  }

  private func updateRects(promotes: Bool) -> Outcome {
    var outcome = Outcome()
    let file = workbenches[0].document.file
    if promotes {
      outcome.diagnostics.append(
        .error(
          "nothing-implied",
          "'\(file)' holds no implied constraints of its own: Interface Builder makes them when it builds",
          hint: "leave --promote out, or import the file as a spec"))
      return outcome
    }
    var changed: Set<String> = []
    var left: [String] = []
    var workbenches = workbenches
    // New rectangles of texts are sizes that the next solution begins with: until it gives them back.
    for _ in 0..<Self.mostRounds {
      let (scenes, names, diagnostics) = Self.solved(workbenches)
      left = names
      outcome.diagnostics = diagnostics
      do throws(FileError) {
        let bytes = try FileReading.bytes(at: file)
        let update = RectUpdate.apply(file: file, bytes: bytes, scenes: scenes)
        outcome.diagnostics += update.diagnostics
        guard update.bytes != bytes else { break }
        changed.formUnion(update.changed)
        try FileWriting.writeBeside(file, update.bytes)
      } catch {
        outcome.diagnostics.append(error.diagnostic())
        return outcome
      }
      let ids = Set(workbenches.map(\.document.sceneID))
      workbenches = ScreenLoader(studio: workbenches[0].studio).load([file]).workbenches.filter {
        ids.contains($0.document.sceneID)
      }
      guard !workbenches.isEmpty else { break }
    }
    outcome.summary = Self.summary(file, frames: changed.count, rules: 0, left: left)
    return outcome
  }

  private static let mostRounds = 5

  /// A file's bytes with the solved frames of one screen's misplaced views; nil where they cannot be written.
  package static func reframed(_ workbench: Workbench, _ bytes: [UInt8]) -> [UInt8]? {
    let file = workbench.document.file
    if workbench.document.format == .interfaceBuilder {
      return RectUpdate.apply(file: file, bytes: bytes, scenes: solved([workbench]).scenes).bytes
    }
    var told: [Diagnostic] = []
    guard let variant = workbench.drawnVariant(&told), let text = String(validating: bytes, as: UTF8.self) else {
      return nil
    }
    let layout = workbench.solve(variant).layout
    let blocked = blocked(in: layout, open(in: layout))
    var frames: [String: Rect] = [:]
    for (index, view) in layout.views.enumerated()
    where view.misplacedFrom != nil && !blocked.contains(view.content.id) {
      frames[view.content.id] = layout.pixelFrameInSuperview(index)
    }
    return Array(FrameUpdate.apply(file: file, text: text, frames: frames).text.utf8)
  }

  /// The scenes' canvases, solved: what is to be written, and the names of views that are in conflict or ambiguous.
  private static func solved(
    _ workbenches: [Workbench]
  ) -> (scenes: [RectUpdate.Scene], left: [String], diagnostics: [Diagnostic]) {
    var scenes: [RectUpdate.Scene] = []
    var left: [String] = []
    var diagnostics: [Diagnostic] = []
    // Of all scenes: a view that one shows by itself lies in the containers that show it, too.
    var blocked: Set<String> = []
    for workbench in workbenches {
      guard let (measured, drawn) = workbench.solveCanvas() else { continue }
      diagnostics += drawn.diagnostics
      let layout = drawn.layout
      // What `check` says is open stays as it is, too, though texts as they were drawn may settle it.
      let (openMeasured, openDrawn) = (Self.open(in: measured), Self.open(in: layout))
      left += Self.names(openMeasured.union(openDrawn), in: layout)
      blocked.formUnion(Self.blocked(in: measured, openMeasured).union(Self.blocked(in: layout, openDrawn)))
      var scene = RectUpdate.Scene(id: workbench.document.sceneID, frames: [:], misplaced: [], blocked: [])
      for index in layout.views.indices.dropFirst() {
        let id = layout.views[index].content.id
        scene.frames[id] = layout.pixelFrameInSuperview(index)
        if layout.views[index].misplacedFrom != nil { scene.misplaced.insert(id) }
      }
      scenes.append(scene)
    }
    for index in scenes.indices { scenes[index].blocked = blocked }
    return (scenes, left, diagnostics)
  }

  /// Views in a conflict and ambiguous ones.
  private static func open(in layout: SolvedLayout) -> Set<String> {
    var open = Set(layout.findings.filter { $0.kind == .conflict }.flatMap(\.views))
    for view in layout.views where !view.ambiguity.isEmpty { open.insert(view.content.id) }
    return open
  }

  /// Views whose solved frame is one of several: open ones, and all that lies in one whose size is open.
  private static func blocked(in layout: SolvedLayout, _ open: Set<String>) -> Set<String> {
    var blocked = open
    var hasOpenSize: Set<Int> = []
    for (index, view) in layout.views.enumerated() {
      let isInside = view.parent.map(hasOpenSize.contains) ?? false
      if isInside { blocked.insert(view.content.id) }
      let isSizeGiven = !view.ambiguity.isEmpty && view.ambiguity.allSatisfy { $0.attribute.kind != .size }
      if isInside || open.contains(view.content.id) && !isSizeGiven { hasOpenSize.insert(index) }
    }
    return blocked
  }

  private static func names(_ ids: Set<String>, in layout: SolvedLayout) -> [String] {
    layout.views.dropFirst().filter { ids.contains($0.content.id) }.map { "'\($0.content.name)'" }
  }

  private static func summary(_ file: String, frames: Int, rules: Int, left: [String]) -> String {
    var text = "\(file): \(frames) frame\(frames == 1 ? "" : "s") changed"
    if rules > 0 { text += ", \(rules) implied rule\(rules == 1 ? "" : "s") promoted" }
    guard !left.isEmpty else { return text }
    let verb = left.count == 1 ? "is" : "are"
    return text + "; \(left.listed(first: 4)) \(verb) in conflict or ambiguous and left as drawn"
  }
}

extension Workbench {
  /// The variant that a spec was drawn on.
  func drawnVariant(_ diagnostics: inout [Diagnostic]) -> Variant? {
    var selection = VariantSelection()
    switch document.canvas {
    case .device(let device, let orientation):
      selection.devices = [device]
      selection.orientations = [orientation.rawValue]
    case .size(let size): selection.sizes = ["\(size.width.shortText)x\(size.height.shortText)"]
    case .drawn, nil: selection.prefersCanvas = true
    }
    selection.states = document.defaultState.map { [$0] } ?? []
    selection.locales = [document.baseLocale]
    let expanded = variants(selection)
    diagnostics += expanded.diagnostics
    return expanded.variants.first
  }
}
