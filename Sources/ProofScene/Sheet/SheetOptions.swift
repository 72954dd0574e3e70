public import AutoLayout
public import ProofModel

/// What can tell the cells of a sheet apart, and run along its rows or columns.
public enum SheetAxis: String, Hashable, Sendable, CaseIterable {
  case device, orientation, window, state, locale
  case textSize = "text-size"
  case appearance, overlay
  /// The file that a screen comes from: several screens on one sheet.
  case file
}

/// How a sheet is laid out.
public struct SheetOptions: Sendable {
  /// The heading of the sheet's pages.
  public var title: String
  /// A line below the title: the file, the era; may be empty.
  public var subtitle: String
  /// Empty rows and columns: cells flow in their order, as many as fit side by side.
  public var rows: [SheetAxis]
  /// The axes whose values run along the columns; empty as ``rows`` may be.
  public var columns: [SheetAxis]
  /// Whether rows and columns were chosen for want of others: where they take many pages, cells flow instead.
  public var mayFlow = false
  /// The axis that the cells are captioned by, where all differ in it and nothing else; nil: by their devices.
  public var captionAxis: SheetAxis?
  /// What is wrong in words, the worst first: listed below the first page's cells.
  public var findings: [SheetFinding] = []
  /// What a cell is, for the header's count.
  public var noun = "variant"
  /// Points, and pixels of the PNG at a scale of 1.
  public var width: Double
  /// Pages are not longer than this where a cell fits at all.
  public var maxHeight: Double
  /// Device pixels per point of the page.
  public var pixelScale: Double

  /// A sheet's options; by default cells flow on pages of 1600 × 2600 points, a pixel a point.
  public init(
    title: String, subtitle: String = "", rows: [SheetAxis] = [], columns: [SheetAxis] = [], width: Double = 1600,
    maxHeight: Double = 2600, pixelScale: Double = 1
  ) {
    self.title = title
    self.subtitle = subtitle
    self.rows = rows
    self.columns = columns
    self.width = width
    self.maxHeight = maxHeight
    self.pixelScale = pixelScale
  }
}

/// A problem of some of the sheet's variants, in words.
public struct SheetFinding: Sendable {
  /// What identifies it in every report.
  public var id: String
  /// Of a conflict: its number in the pictures.
  public var number: Int?
  /// Whether it counts as an error and is marked red; else it is a warning.
  public var isError: Bool
  /// The problem in words, as its finding has it.
  public var message: String
  /// Which variants have it.
  public var whereabouts: String

  /// A problem that is listed on a sheet; without a number it is no conflict that pictures number.
  public init(id: String = "", number: Int? = nil, isError: Bool, message: String, whereabouts: String) {
    self.id = id
    self.number = number
    self.isError = isError
    self.message = message
    self.whereabouts = whereabouts
  }

  var item: LegendContent.Item {
    LegendContent.Item(
      tone: isError ? .conflict : .warning, number: number, heading: message,
      lines: whereabouts.isEmpty ? [] : [whereabouts], id: id)
  }
}

/// One variant on a sheet, or several that look the same.
public struct SheetCell: Sendable {
  /// The device, traits and window that the picture shows.
  public var environment: Environment
  /// The other variants that look just as this one does.
  public internal(set) var alike: [Environment] = []
  /// What the picture is made of, as text: cells of the same are folded into one. Nil for a cell of its own.
  public var identity: [UInt8]?
  /// The picture that the cell shows, scaled down to the sheet's scale.
  public var picture: ScenePicture
  /// The number of errors that the cell's mark shows.
  public var errors: Int
  /// The number of warnings that the cell's mark shows.
  public var warnings: Int
  /// What is drawn over it, where cells differ in that: `horizontal`, `vertical`.
  public var overlay: String?
  /// The caption's first line, in the place of the device's name.
  public var title: String?
  /// The screen's title, where a sheet holds several screens.
  public var file: String?
  /// What files and pages call the variant; by it links lead from the cell to them.
  public var name: String

  /// A cell with counts of its own; unless told otherwise it has no problems and no name that links lead by.
  public init(
    environment: Environment, picture: ScenePicture, errors: Int = 0, warnings: Int = 0, overlay: String? = nil,
    name: String = ""
  ) {
    self.environment = environment
    self.picture = picture
    self.errors = errors
    self.warnings = warnings
    self.overlay = overlay
    self.name = name
  }

  /// A cell with the layout's own counts of errors and warnings.
  public init(_ layout: SolvedLayout, picture: ScenePicture, overlay: String? = nil, name: String = "") {
    self.init(
      environment: layout.environment, picture: picture,
      errors: layout.findings.reduce(0) { $0 + ($1.severity == .error ? 1 : 0) },
      warnings: layout.findings.reduce(0) { $0 + ($1.severity == .warning ? 1 : 0) }, overlay: overlay, name: name)
  }

}

/// A sheet's scale, found before its cells are drawn, so that their badges can be enlarged for it.
public struct SheetPlan: Hashable, Sendable {
  /// The size of every cell on the page as a share of its true size: one for all of them.
  public var scale: Double
  /// For ``SceneOptions/annotationScale``: badges stay readable on the scaled-down screen.
  public var annotationScale: Double

  /// A plan of a scale, which must be above 0; what is marked grows as the scale shrinks, at most 1.75-fold.
  public init(scale: Double) {
    self.scale = scale
    self.annotationScale = max(1, min(1.75, 0.72 / max(scale, 0.05)))
  }
}
