import Findings
public import ProofModel
public import ProofScene
import Solving

/// What `render` is asked for.
public struct RenderRequest: Sendable {
  /// The format of files to write; its raw value is the ending of their names.
  public enum Format: String, Sendable, CaseIterable {
    case png, svg, pdf, json, html

    /// Whether one file holds all variants; else each has its own.
    var isDocument: Bool { self == .pdf || needsLayouts }
    /// Whether it is made of the solved layouts of all variants.
    var needsLayouts: Bool { self == .json || self == .html }
    /// Whether one file of it can hold pictures that follow each other in time.
    public var isAnimated: Bool { self == .png || self == .svg }
    /// Whether it is made of pictures of whole variants and their sheet.
    public var isPictures: Bool { !needsLayouts }
  }
  /// The pictures that are wanted: of single variants, or of all on a contact sheet.
  public enum Sheet: String, Sendable, CaseIterable {
    /// Pictures and the sheet.
    case both
    /// The sheet alone.
    case only
    /// Pictures alone.
    case none
  }

  /// The variants that are drawn.
  public var selection = VariantSelection()
  /// Intrinsic sizes and baselines of views that are taken instead of measured ones, by the views' ids.
  public var given: [String: GivenContent] = [:]
  /// The folder that all files are written to, without a slash at its end.
  public var folder = "proofs"
  /// In the order in which they are written.
  public var formats: [Format] = [.png]
  /// Whether a page holds its pictures itself, in the place of files beside it.
  public var inlinesPictures = false
  /// nil: the document's own, else the constraints.
  public var overlays: [Overlay]?
  /// Views by name, path or id whose rules alone are drawn; empty for all.
  public var focus: [String] = []
  /// The parts of the device that pictures show around the screen.
  public var chrome: Chrome = .device
  /// Whether pictures, but not the sheet's cells, show the whole content of what scrolls.
  public var unrolls = false
  /// Whether pictures, but not the sheet, have nothing beyond a device's edge, in the place of white paper.
  public var isTransparent = false
  /// What the two halves of pictures, but not the sheet, differ in; nil: pictures are whole.
  public var split: SplitPicture?
  /// What the pages of PDF files are set on; nil: each is as large as its picture.
  public var page: PageFormat?
  /// Device pixels per point; nil: the device's.
  public var scale: Double?
  /// The number of threads that solve and draw; the processors of this machine by default.
  public var jobs = Machine.cores
  /// The choice between pictures of single variants, a sheet of all, and both.
  public var sheet: Sheet = .both
  /// The width of the sheet's pages in points; nil: 1600.
  public var sheetWidth: Double?
  /// The axes of the sheet; nil: cells flow in the order of the matrix.
  public var rows: [SheetAxis]?
  /// The axes along the sheet's columns; nil as ``rows`` may be.
  public var columns: [SheetAxis]?

  /// The part of all variants that is drawn; what is made of all variants of a screen only where all are of the part.
  public var shard: Shard?
  /// Pictures that shards of the run drew, which are taken instead of drawing them.
  public var parts: ShardParts?
  /// What earlier runs drew, and where this one's is kept.
  public var cache: DrawingCache?
  /// Whether outcomes hold the solved layouts, for who goes on with them.
  public var keepsLayouts = false

  /// A request for PNG files of all variants and a sheet in `proofs`, in the device's chrome.
  public init() {}

  /// Whether something is made of all screens together, which no shard alone can.
  var isJoined: Bool { joinsFiles || formats.contains(.html) }

  /// Whether all screens come on one sheet, side by side.
  var joinsFiles: Bool { sheet != .none && ((rows ?? []).contains(.file) || (columns ?? []).contains(.file)) }
}
