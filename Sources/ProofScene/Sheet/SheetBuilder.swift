public import ProofModel
public import Typesetting

/// Lays the pictures of many variants on pages: all at one true scale, captioned, marked where they have problems.
public struct SheetBuilder: Sendable {
  let text: TextEngine

  /// A builder that sets its captions and legends with the engine.
  public init(text: TextEngine) { self.text = text }

  /// The scales that are tried, the largest first: a sheet says its scale in per cent.
  static let scales: [Double] = [1, 0.9, 0.8, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.36, 0.33, 0.3]
  /// Below this screens are not readable: rather go on with another page.
  static let smallestReadable = 0.4

  /// Few cells get a page that is no wider than they need, but has room for a title and its facts.
  static let smallestWidth = 760.0

  /// The largest scale at which all cells stand on one page; else one that is readable, over several pages.
  ///
  /// - Parameter sizes: of the cells' pictures without a legend, in points.
  public func plan(
    sizes: [(environment: Environment, size: Size)], overlays: [String?] = [], options: SheetOptions
  ) -> SheetPlan {
    let cells = sizes.enumerated().map { position, entry in
      SheetCell(
        environment: entry.environment, picture: ScenePicture(list: DisplayList(size: entry.size, scale: 1)),
        overlay: overlays.indices.contains(position) ? overlays[position] : nil)
    }
    return plan(cells, options: options)
  }

  func plan(_ cells: [SheetCell], options: SheetOptions) -> SheetPlan {
    // A page about as high as wide is taken in at one look; a longer one is better than small cells or a second page.
    let (sizes, grid) = (cells.map(\.picture.list.size), grid(cells, options))
    var square = options
    square.maxHeight = min(options.maxHeight, options.width * 1.05)
    for (options, smallest) in [(square, 0.55), (options, Self.smallestReadable)] {
      for scale in Self.scales where scale >= smallest {
        if standsOnOnePage(sizes, grid, scale: scale, options) { return SheetPlan(scale: scale) }
      }
    }
    // Too many for one page: as large as the widest cell allows, but no larger than half.
    let widest = sizes.map(\.width).max() ?? 1
    let room = options.width - 2 * SheetLayout.margin - (options.rows.isEmpty ? 0 : SheetLayout.rowLabel)
    let tallest = sizes.map(\.height).max() ?? 1
    let most = min(0.5, room / max(widest, 1), (options.maxHeight - 220) / max(tallest, 1))
    return SheetPlan(scale: Self.scales.first { $0 <= most } ?? max(0.05, most))
  }

  /// The pages of the sheet. Cells that look the same are folded into one; where that leaves fewer than were planned
  /// for, the scale is found anew.
  public func pages(_ all: [SheetCell], plan: SheetPlan? = nil, options: SheetOptions) -> SheetPages {
    let folded = all.folded()
    let planned =
      folded.count == all.count ? plan ?? self.plan(folded, options: options) : self.plan(folded, options: options)
    let own = OwnText(text, scale: options.pixelScale)
    var content = LegendContent()
    for cell in folded { content.formUnionOfKinds(cell.picture.legend) }
    func legend(_ width: Double) -> Legend {
      Legend(content, text: own, width: width - 2 * SheetLayout.margin + 2 * Legend.padding, font: 11)
    }
    let arranged = arrange(folded, planned, options, legendHeight: legend(options.width).height)
    let (cells, plan, pages) = (arranged.cells, arranged.plan, arranged.pages)
    var options = arranged.options
    let used = max(Self.smallestWidth, pages.map(\.usedWidth).max() ?? 0)
    if used < 0.75 * options.width { options.width = used }
    let plain = legend(options.width)
    content.items = options.findings.map(\.item)
    let first = legend(options.width)
    let overview = pages.count > Self.fewPages ? overview(of: cells, options, legendHeight: first.height) : nil
    var parts: [SheetPages.Part] = []
    if let overview {
      parts.append(.init(page: overview.page, scale: overview.scale, legend: first, spacing: .tight))
    }
    for page in pages { parts.append(.init(page: page, scale: plan.scale, legend: parts.isEmpty ? first : plain)) }
    return SheetPages(own: own, options: options, cells: cells, parts: parts)
  }

  /// More pages than these begin with an overview, and are no grid unless it was asked for.
  private static let fewPages = 3
  /// Nobody leafs through more.
  private static let mostPages = 11

  /// The cells on their pages; a grid that nobody asked for gives way to shelves where these take fewer pages, upright
  /// screens first, since shelves hold what is equally high.
  private func arrange(
    _ cells: [SheetCell], _ plan: SheetPlan, _ options: SheetOptions, legendHeight: Double
  ) -> (cells: [SheetCell], plan: SheetPlan, options: SheetOptions, pages: [SheetLayout.Page]) {
    let asPlanned = layOut(
      cells.map(\.picture.list.size), grid(cells, options), scale: plan.scale, options: options,
      legendHeight: legendHeight)
    guard options.mayFlow, asPlanned.count > Self.fewPages else { return (cells, plan, options, asPlanned) }
    var flowing = options
    (flowing.rows, flowing.columns) = ([], [])
    let sorted = cells.filter { !$0.environment.isLandscape } + cells.filter { $0.environment.isLandscape }
    let sizes = sorted.map(\.picture.list.size)
    var best = (scale: plan.scale, pages: asPlanned)
    let scales = Self.scales.filter { $0 <= plan.scale && $0 >= Self.smallestReadable }
    let layouts = scales.lazy.map {
      ($0, SheetLayout(sizes: sizes, scale: $0, options: flowing, legendHeight: legendHeight))
    }
    if let (scale, layout) = layouts.first(where: { $1.flowedPages <= Self.mostPages }) ?? layouts.last {
      best = (scale, layout.flow())
    }
    guard best.pages.count < asPlanned.count else { return (cells, plan, options, asPlanned) }
    return (sorted, SheetPlan(scale: best.scale), flowing, best.pages)
  }

  /// All cells on one page without captions, as large as that leaves them; nil where they would be specks.
  private func overview(
    of cells: [SheetCell], _ options: SheetOptions, legendHeight: Double
  ) -> (scale: Double, page: SheetLayout.Page)? {
    var scale = 0.3
    while scale > 0.02 {
      let layout = SheetLayout(
        sizes: cells.map(\.picture.list.size), scale: scale, options: options, legendHeight: legendHeight,
        spacing: .tight)
      if layout.flowedPages == 1 { return (scale, layout.flow()[0]) }
      scale *= 0.92
    }
    return nil
  }

  /// The grid that rows or columns ask for; nil of cells that flow.
  private func grid(_ cells: [SheetCell], _ options: SheetOptions) -> SheetGrid? {
    guard !options.rows.isEmpty || !options.columns.isEmpty else { return nil }
    func key(_ cell: SheetCell, _ axes: [SheetAxis]) -> String {
      axes.map { cell.value($0) }.joined(separator: " · ")
    }
    return SheetGrid(keys: cells.map { (key($0, options.rows), key($0, options.columns)) })
  }

  private func layOut(
    _ sizes: [Size], _ grid: SheetGrid?, scale: Double, options: SheetOptions, legendHeight: Double
  ) -> [SheetLayout.Page] {
    let layout = SheetLayout(sizes: sizes, scale: scale, options: options, legendHeight: legendHeight)
    return grid.map { layout.grid($0) } ?? layout.flow()
  }

  private func standsOnOnePage(_ sizes: [Size], _ grid: SheetGrid?, scale: Double, _ options: SheetOptions) -> Bool {
    let layout = SheetLayout(sizes: sizes, scale: scale, options: options, legendHeight: 60)
    let pages: [SheetLayout.Page]
    if let grid {
      pages = layout.grid(grid, most: 1)
    } else {
      guard layout.flowedPages == 1 else { return false }
      pages = layout.flow()
    }
    return pages.count == 1
      && pages[0].slots.allSatisfy {
        $0.origin.x + $0.width <= options.width - SheetLayout.margin + 0.5
          && $0.origin.y + $0.size.height + SheetLayout.Spacing.captioned.caption <= options.maxHeight
      }
  }
}
