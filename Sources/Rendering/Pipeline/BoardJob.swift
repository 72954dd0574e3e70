import CairoRendering
import Findings
import InterfaceBuilder
import ProofModel
import ProofScene
import Solving

/// Draws all scenes of storyboards on one sheet each, with the segues between them: what Interface Builder's canvas
/// shows.
///
/// A scene is drawn at its own canvas' size, or on the device that was asked for. Segues that lead to other
/// storyboards end at their scenes where these are among the files, else they are told by name.
public struct BoardJob: Sendable {
  private let workbenches: [Workbench]
  private let request: RenderRequest

  /// A job over the screens of one or several files; of the request's formats, folder and overlays it takes what boards
  /// have.
  public init(_ workbenches: [Workbench], request: RenderRequest) {
    self.workbenches = workbenches
    self.request = request
  }

  /// A place among all files: scenes' ids are unique in their own file only.
  private struct SceneKey: Hashable {
    var file: String
    var scene: String
  }

  /// The written files and what there was to tell; nothing is written where no storyboard is among the files.
  public func run() -> RenderJob.Outcome {
    var outcome = RenderJob.Outcome()
    var files: [String] = []
    for workbench in workbenches where !files.contains(workbench.document.file) {
      files.append(workbench.document.file)
    }
    let maps = files.compactMap { file in StoryboardMap.read(file: file).map { (file: file, map: $0) } }
    guard let first = maps.first, let text = workbenches.first?.studio.text else {
      outcome.diagnostics.append(
        .error(
          "no-storyboard", "none of the files is a storyboard with scenes", hint: "proofsheet board Main.storyboard"))
      return outcome
    }
    if let problem = OutputFolder.prepare(request.folder) {
      outcome.diagnostics.append(problem)
      return outcome
    }
    let shown = workbenches.filter { workbench in maps.contains { $0.file == workbench.document.file } }
    let drawn = parallelMap(shown, jobs: request.jobs) { tile(of: $0) }
    var tiles: [BoardTile] = []
    var places: [SceneKey: Int] = [:]
    var report = FindingsReport()
    // One storyboard stands below the other: their canvases know nothing of each other.
    var below = 0.0
    for (file, map) in maps {
      var bottom = below
      for (workbench, drawn) in zip(shown, drawn) where workbench.document.file == file {
        outcome.diagnostics += drawn.diagnostics
        guard let solved = drawn.solved, var tile = drawn.tile else { continue }
        let scene = map.scenes.first { $0.id == workbench.document.sceneID }
        tile.isInitial = scene?.isInitial ?? false
        if let location = scene?.location {
          let top = (map.scenes.compactMap(\.location?.y).min() ?? 0)
          tile.location = Point(x: location.x, y: location.y - top + below)
          bottom = max(bottom, location.y - top + below + tile.cell.environment.windowSize.height + 100)
        }
        places[SceneKey(file: file, scene: workbench.document.sceneID)] = tiles.count
        report.add(solved, of: workbench)
        outcome.solved.append(solved)
        tiles.append(tile)
      }
      below = bottom
    }
    var options = SheetOptions(title: Self.name(first.file), subtitle: files.map(Self.name).joined(separator: ", "))
    options.subtitle = maps.count == 1 ? "" : options.subtitle
    options.pixelScale = request.scale ?? Self.usualScale
    report.joinContainers()
    options.findings = report.sheetFindings(byScene: true)
    var page = BoardBuilder(text: text).page(tiles, arrows: arrows(maps, places), options: options)
    // Of many scenes as sharp as a picture may be, where nobody says how.
    let scale = RenderingLimits().scale(fitting: page.size, atMost: Self.usualScale)
    if request.scale == nil, request.formats.contains(.png), scale < Self.usualScale {
      options.pixelScale = scale
      page = BoardBuilder(text: text).page(tiles, arrows: arrows(maps, places), options: options)
    }
    write(page, title: options.title, &outcome)
    return outcome
  }

  /// Pixels per point of a board, where nobody says how many.
  private static let usualScale = 2.0

  private static func name(_ file: String) -> String { file.split(separator: "/").last.map(String.init) ?? file }

  private func tile(
    of workbench: Workbench
  ) -> (solved: Workbench.Solved?, tile: BoardTile?, diagnostics: [Diagnostic]) {
    var variant = request.selection.isEmpty ? workbench.canvasVariant : nil
    var diagnostics: [Diagnostic] = []
    if variant == nil {
      let expanded = workbench.variants(request.selection)
      diagnostics = expanded.diagnostics
      variant = expanded.variants.first
    }
    guard let variant else { return (nil, nil, diagnostics) }
    let solved = workbench.solve(variant, in: workbench.sessions(given: request.given))
    let builder = SceneBuilder(text: workbench.studio.text, images: workbench.images)
    // Scenes on a canvas are bare, as Interface Builder draws them.
    var options = SceneOptions(chrome: .none, overlays: request.overlays ?? [.problems], hasLegend: false)
    options.annotationScale = 1.5
    var cell = SheetCell(solved.layout, picture: builder.picture(of: solved.layout, options: options))
    cell.title = workbench.document.title ?? workbench.document.name
    cell.name = workbench.document.sceneID
    return (solved, BoardTile(cell: cell, location: nil, isInitial: false), diagnostics + solved.diagnostics)
  }

  private func arrows(_ maps: [(file: String, map: StoryboardMap)], _ places: [SceneKey: Int]) -> [BoardArrow] {
    var arrows: [BoardArrow] = []
    for (file, map) in maps {
      for segue in map.segues {
        guard let source = places[SceneKey(file: file, scene: segue.source)] else { continue }
        let reference = map.scenes.first { $0.id == segue.destination }?.reference
        let target = reference.map { resolve($0, maps) } ?? SceneKey(file: file, scene: segue.destination)
        guard let target, let destination = places[target], destination != source else { continue }
        let kind = Self.words(segue.kind)
        let arrow = BoardArrow(
          source: source, destination: destination,
          words: segue.identifier.map { kind.isEmpty ? $0 : "\($0) · \(kind)" } ?? kind,
          isContainment: segue.isContainment)
        // Many cells may lead to one scene: one arrow says it.
        if !arrows.contains(arrow) { arrows.append(arrow) }
      }
    }
    return arrows
  }

  private func resolve(
    _ reference: (storyboard: String, identifier: String?), _ maps: [(file: String, map: StoryboardMap)]
  ) -> SceneKey? {
    guard let found = maps.first(where: { Self.name($0.file) == reference.storyboard + ".storyboard" }) else {
      return nil
    }
    let scene = found.map.scenes.first {
      reference.identifier == nil ? $0.isInitial : $0.identifier == reference.identifier
    }
    return scene.map { SceneKey(file: found.file, scene: $0.id) }
  }

  /// A segue's kind as Interface Builder's inspector calls it.
  private static func words(_ kind: String) -> String {
    switch kind {
    case "show", "push": return "show"
    case "showDetail": return "show detail"
    case "presentation", "modal": return "present modally"
    case "popoverPresentation", "popover": return "popover"
    case "embed": return "embed"
    case "rootViewController": return "root view"
    case "viewControllers": return "member"
    case "masterViewController": return "primary"
    case "detailViewController": return "secondary"
    default: return kind
    }
  }

  private func write(_ page: DisplayList, title: String, _ outcome: inout RenderJob.Outcome) {
    guard let renderers = workbenches.first?.renderers else { return }
    let stem = title.hasSuffix(".storyboard") ? String(title.dropLast(".storyboard".count)) : title
    for format in request.formats where format.isPictures {
      let path = "\(request.folder)/\(stem).board.\(format.rawValue)"
      let problems = OutputFolder.write(path) {
        try renderers.file(page, format, title: title)
      }
      outcome.diagnostics += problems
      if problems.isEmpty { outcome.paths.append(path) }
    }
  }
}
