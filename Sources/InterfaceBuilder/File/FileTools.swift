public import ProofModel

/// What of a file is the doing of the Xcode that saved it.
public struct FileTools: Sendable {
  /// Its tools version, as far as it says what a canvas shows: 14313 is Xcode 10.
  public var version: Int
  /// What its canvas shows; nil on the Mac.
  public var canvas: FileCanvas?
  /// What is recorded of a Mac's root views, by their ids.
  var windows: [String: InterfaceBuilderFile.WindowView]
  /// The bars that the canvas simulates around controllers and xibs' views, by their ids.
  var simulations: [String: Set<String>]
  /// How far below the screen's top the views of controllers were recorded, by their ids.
  var tops: [String: Double]
  /// What views of the user's classes asked for when the canvas drew them, by their ids; 0 by 0 where it did not.
  var designableSizes: [String: Size]
  /// The id of the device that its canvas shows.
  public var device: String? { canvas?.device }

  /// Whether its canvas shows another device than that of another version, or the same one turned.
  public func showsOther(than other: FileTools) -> Bool {
    device != other.device || canvas?.isLandscape != other.canvas?.isLandscape
  }

  /// Pixels a point of a canvas without a device.
  public var scale: Double
  /// Ids of the controllers that its canvas has as cards over other screens, as Xcode 11 and later draw them.
  public var cards: Set<String>
  /// The cells whose heights their tables give, by id, with the row height that does: what was recorded of them is the
  /// canvas'.
  public var heldCells: [String: Double]
  /// What its tables give their cells.
  public var tables: TableMeasures
  /// By the id of a cell in a Mac's table: the width that its column is given.
  public var columnWidths: [String: Double]
  /// The ids of scrollers that a Mac's scroll views show only while there is something to scroll.
  public var selfHidingScrollers: Set<String>
  /// By the ids of root views: the system that drew each, where one Xcode runs on several.
  public var eras: [String: Era]
  /// What leads from one controller to another.
  var ways: SceneWays

  /// The thousands of the tools version: 14 is Xcode 10.
  public var generation: Int { version / 1000 }
}
