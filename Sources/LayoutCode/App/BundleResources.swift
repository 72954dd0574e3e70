public import Foundation
internal import Importing

// What code asks its bundle for: the files and the property list of the app's project, which copies of its sources call so.

extension Bundle {
  /// A file of the project by its name, the nearest to the sources; nil where there is none.
  public func appPath(forResource name: String?, ofType ending: String?) -> String? {
    guard let name, let resources = LayoutContext.current.resources else { return nil }
    if let ending, !ending.isEmpty {
      return resources.resource(named: name, (ending.hasPrefix(".") ? "" : ".") + ending)
    }
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    return resources.resource(named: String(name[..<dot]), String(name[dot...]))
  }
  /// A file of the project by its name alone, whatever folder is asked for; nil where there is none.
  public func appPath(forResource name: String?, ofType ending: String?, inDirectory folder: String?) -> String? {
    appPath(forResource: name, ofType: ending)
  }

  /// The same as a URL.
  public func appURL(forResource name: String?, withExtension ending: String?) -> URL? {
    appPath(forResource: name, ofType: ending).map { URL(fileURLWithPath: $0) }
  }
  /// A file of the project by its name alone, as a URL; nil where there is none.
  public func appURL(forResource name: String?, withExtension ending: String?, subdirectory: String?) -> URL? {
    appURL(forResource: name, withExtension: ending)
  }

  /// What the app's Info.plist says, with the project's settings in their places.
  public var appInfoDictionary: [String: Any]? { LayoutContext.current.resources?.info }
  /// An entry of the app's Info.plist; nil where it has none of that key.
  public func appObject(forInfoDictionaryKey key: String) -> Any? { appInfoDictionary?[key] }
  public var appBundleIdentifier: String? { appInfoDictionary?["CFBundleIdentifier"] as? String }
}
