/// All devices that are known, in the order of the catalogue: iPhones, iPads, then the rest.
public struct DeviceCatalogue: Sendable {
  public static let shared = DeviceCatalogue(table: table)

  public let devices: [Device]

  init(table: String) {
    devices = []
  }

  /// The device with that id, name or alias; case, and dots and dashes in place of each other, do not matter.
  public func device(_ name: String) -> Device? {
    nil
  }

  /// All devices that a word means: an id, an alias, a glob (`ipad-*`), or a set (`current`, `iphones`, `ipads`,
  /// `classic`, `all`), in the order of the catalogue; of a set, in its own. Empty for an unknown word.
  public func devices(matching word: String) -> [Device] {
    []
  }

  /// Names for a word that matched nothing, nearest first.
  public func nearestNames(to word: String) -> [String] {
    []
  }
}
