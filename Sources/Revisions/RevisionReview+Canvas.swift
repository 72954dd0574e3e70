import InterfaceBuilder
import ProofModel
import Reviewing
import Solving

/// What a screen's file was drawn on, beside the devices that a review draws.
extension RevisionReview {
  /// Points by which the window of a device may be wider or higher than the canvas and stand for it.
  private static let about = Size(width: 12, height: 24)

  /// The variant of the device, held as Interface Builder drew a screen on it, where no device of about its size is drawn, or
  /// of the canvas that is no device's: there amounts are those of the file's own frames. Nil where sizes are asked for.
  ///
  /// - Parameter base: the earlier side, which has a size of its own on that device where its file gives it one.
  func canvasVariants(of workbench: Workbench, base: Workbench, beside drawn: [Variant]) -> (
    head: Variant, base: Variant
  )? {
    let asked = request.selection
    guard !choosesScreens,
      case .drawn(let canvas)? = workbench.document.canvas, canvas.platform == .ios,
      drawn.contains(where: { $0.environment.device != nil })
    else { return nil }
    guard let device = canvas.device, let own = DeviceCatalogue.shared.device(device) else {
      guard asked.isEmpty, Self.canvasSize(workbench) == Self.canvasSize(base) else { return nil }
      return workbench.canvasVariant.map { ($0, $0) }
    }
    guard drawn.contains(where: { Self.isAlike($0.environment, own, canvas) }), !Self.isRecordedByBars(workbench, base),
      !drawn.contains(where: { Self.isAbout($0.environment.windowSize, canvas.screenSize) })
    else { return nil }
    var selection = asked
    selection.devices = [device]
    selection.orientations = [canvas.orientation.rawValue]
    guard let head = workbench.variants(selection).variants.first else { return nil }
    return (head, base.variants(selection).variants.first { $0.key == head.key } ?? head)
  }

  /// The keys of the devices of the size of the canvas of a file that was recorded on another one before, where others are drawn: there
  /// what a table or a collection of a whole screen shows is laid out as it was recorded, which is no change.
  func otherCanvases(of workbench: Workbench, among drawn: [Variant]) -> Set<String> {
    guard !choosesScreens, let canvas = Self.wholeCanvas(workbench), Self.holdsCells(workbench.document.root) else {
      return []
    }
    return Self.keys(ofSize: canvas, besideOthersOf: drawn)
  }

  /// The keys of the devices of the size of a screen's canvas, where one side's canvas lies between bars that the other's does not show:
  /// which of the two Xcode recorded is no change, and other devices are drawn.
  func barCanvases(of workbench: Workbench, base: Workbench, among drawn: [Variant]) -> Set<String> {
    guard Self.isRecordedByBars(workbench, base), request.selection.isEmpty,
      case .drawn(let canvas)? = workbench.document.canvas
    else { return [] }
    return Self.keys(ofSize: canvas.screenSize, besideOthersOf: drawn)
  }

  /// The keys of the variants whose window has a size; none where no other device is drawn.
  private static func keys(ofSize size: Size, besideOthersOf drawn: [Variant]) -> Set<String> {
    let same = drawn.filter { $0.environment.windowSize == size }
    let others = drawn.count { $0.environment.device != nil } - same.count
    return others > 0 ? Set(same.map(\.key)) : []
  }

  /// Whether somebody asks for screens of some sizes.
  private var choosesScreens: Bool {
    let asked = request.selection
    return !(asked.devices.isEmpty && asked.sizes.isEmpty && asked.orientations.isEmpty && asked.windows.isEmpty)
  }

  /// Whether the canvases of two sides are as wide and differ in height by what bars take.
  private static func isRecordedByBars(_ workbench: Workbench, _ base: Workbench) -> Bool {
    guard case .drawn(let now)? = workbench.document.canvas, case .drawn(let then)? = base.document.canvas,
      now.platform == .ios, now.screenSize == then.screenSize, now.windowSize.width == then.windowSize.width
    else { return false }
    let heights = [now.windowSize.height, then.windowSize.height]
    // One of the two is the whole screen.
    guard heights[0] != heights[1], heights.contains(now.screenSize.height) else { return false }
    let lack = (heights[0] - heights[1]).magnitude
    return tops.contains { top in bottoms.contains { abs(top + $0 - lack) < 0.5 } }
  }

  /// Heights of status and navigation bars, and of tab bars and home indicators, over the canvas' devices (`UIKit`, of iOS 7 to 17).
  private static let tops: [Double] = [0, 20, 44, 47, 48, 59, 64, 88, 91, 92, 97, 98, 103, 116]
  private static let bottoms: [Double] = [0, 34, 44, 49, 78, 83]

  /// Whether a table or a collection shows cells in a view, which these place.
  private static func holdsCells(_ node: ViewNode) -> Bool {
    let isList = node.kind.has(.scrolls) && node.kind != .scroll
    return isList && !node.children.isEmpty || node.children.contains(where: holdsCells)
  }

  /// The size of the canvas of a screen that is as large as its device; nil of others.
  private static func wholeCanvas(_ workbench: Workbench) -> Size? {
    guard case .drawn(let canvas)? = workbench.document.canvas else { return nil }
    return canvas.windowSize == canvas.screenSize ? canvas.windowSize : nil
  }

  /// What size the file gives a view now that fills screens on one side alone, which is drawn as large on both.
  func otherSize(of pair: Pair) -> ReviewReport.Note? {
    let documents = [pair.base, pair.head].compactMap(\.?.document)
    guard documents.count == 2, documents.contains(where: { $0.presentation?.isOfView ?? false }),
      let before = documents[0].root.frame, let after = documents[1].root.frame, before.size != after.size
    else { return nil }
    let sizes = [before, after].map { "\($0.width.shortText) × \($0.height.shortText)" }
    return .init(
      "the view of '\(pair.scene)' is \(sizes[1]) in the file instead of \(sizes[0])",
      at: SourceSpan(file: repository.shown(pair.path), line: documents[1].root.span?.start.line ?? 1))
  }

  /// The size of the canvas that a screen was drawn on, in points; nil of screens that were drawn on none.
  static func canvasSize(_ workbench: Workbench) -> Size? {
    guard case .drawn(let canvas)? = workbench.document.canvas else { return nil }
    return canvas.windowSize
  }

  /// Whether the app runs on such a device and is shown so on it.
  private static func isAlike(_ environment: Environment, _ own: Device, _ canvas: Environment) -> Bool {
    environment.orientation == canvas.orientation
      && environment.device.flatMap { DeviceCatalogue.shared.device($0) }?.isPad == own.isPad
  }

  private static func isAbout(_ size: Size, _ canvas: Size) -> Bool {
    (size.width - canvas.width).magnitude <= about.width && (size.height - canvas.height).magnitude <= about.height
  }

  /// What of files is the doing of the tools that saved them, by paths.
  struct Canvases {
    /// Those that another version of the tools saved, or that show another device or the same one turned.
    var savedAnew: Set<String> = []
    /// Those that show another device, or the same one turned.
    var drawnElsewhere: Set<String> = []
    /// Those that any other version of the tools saved.
    var savedByOthers: Set<String> = []
    /// The cells whose heights their tables give on both sides, with these row heights.
    var heldCells: [String: [String: (before: Double, after: Double)]] = [:]
    /// The widths that columns of a Mac's tables give their cells on each side.
    var columnWidths: [String: [String: (before: Double, after: Double)]] = [:]
    /// The scrollers that hide by themselves on both sides.
    var hidingScrollers: [String: Set<String>] = [:]
    /// The cells whose heights their tables find out, of each side.
    var selfSizing: [String: (before: Set<String>, after: Set<String>)] = [:]
    /// What tables give their cells on each side.
    var tables: [String: (before: TableMeasures, after: TableMeasures)] = [:]

    init(_ touched: [String], _ earlier: RevisionSide, _ later: RevisionSide, _ mates: [String: String]) {
      for path in touched {
        let (before, after) = (earlier.files[mates[path] ?? path], later.files[path])
        let (old, new) = (before?.tools, after?.tools)
        if before?.era != after?.era || old?.generation != new?.generation { savedAnew.insert(path) }
        if let old, let new {
          if old.showsOther(than: new) {
            savedAnew.insert(path)
            if new.device != nil { drawnElsewhere.insert(path) }
          }
          var held: [String: (before: Double, after: Double)] = [:]
          for (cell, height) in old.heldCells {
            // What AppKit's tables give their rows is a setting, which is told by itself.
            if let now = new.heldCells[cell], now == height || now > 0 && height > 0 { held[cell] = (height, now) }
          }
          heldCells[path] = held
          columnWidths[path] = old.columnWidths.reduce(into: [:]) { widths, cell in
            widths[cell.key] = new.columnWidths[cell.key].map { (cell.value, $0) }
          }
          hidingScrollers[path] = old.selfHidingScrollers.intersection(new.selfHidingScrollers)
        }
        if let old, let new, old.version != new.version { savedByOthers.insert(path) }
        tables[path] = (old?.tables ?? TableMeasures(), new?.tables ?? TableMeasures())
        selfSizing[path] = (Self.selfSizing(old), Self.selfSizing(new))
      }
      for path in touched { join(later.files[path]?.sources ?? [], into: path) }
    }

    private static func selfSizing(_ tools: InterfaceBuilderReader.Tools?) -> Set<String> {
      Set((tools?.heldCells ?? [:]).filter { $0.value < 0 }.keys)
    }

    /// A file whose screens show those of other ones is saved as these are.
    private mutating func join(_ sources: Set<String>, into path: String) {
      for source in sources.sorted() where source != path {
        if savedAnew.contains(source) { savedAnew.insert(path) }
        if drawnElsewhere.contains(source) { drawnElsewhere.insert(path) }
        if savedByOthers.contains(source) { savedByOthers.insert(path) }
        heldCells[path, default: [:]].merge(heldCells[source] ?? [:]) { own, _ in own }
        columnWidths[path, default: [:]].merge(columnWidths[source] ?? [:]) { own, _ in own }
        hidingScrollers[path, default: []].formUnion(hidingScrollers[source] ?? [])
        if let cells = selfSizing[source] {
          let own = selfSizing[path] ?? ([], [])
          selfSizing[path] = (own.before.union(cells.before), own.after.union(cells.after))
        }
        guard let others = tables[source] else { continue }
        tables[path, default: (TableMeasures(), TableMeasures())].before.merge(others.before)
        tables[path, default: (TableMeasures(), TableMeasures())].after.merge(others.after)
      }
    }
  }
}
