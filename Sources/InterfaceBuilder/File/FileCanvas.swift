public import ProofModel

/// The device that a file's canvas shows, and how large what it shows is there.
public struct FileCanvas: Sendable {
  /// Nil in files of Xcode 7 and older, which know no devices.
  public var device: String?
  /// Whether the device lies on its side.
  public var isLandscape: Bool
  /// Sizes of the root views of controllers, and of others that are as large as the screen, by their ids.
  public var sizes: [String: Size]
}
