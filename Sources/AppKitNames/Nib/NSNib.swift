public import Foundation
internal import InterfaceBuilder
internal import LayoutCode

/// A xib (AppKit's `NSNib`): read as it is by the project's own importer, its objects made, its outlets plugged into
/// properties that are ``Outlet``s.
open class NSNib: NSObject {
  public typealias Name = String

  /// Folders that are looked through first for nibs, by whoever loads them.
  @TaskLocal public static var folders: [String] = []

  let file: String

  /// The xib of that name: in ``folders``, in the bundle, in the main one, and in the bundles of targets beside the
  /// program. nil where there is none.
  public init?(nibNamed nibName: Name, bundle: Bundle?) {
    let name = nibName.hasSuffix(".xib") ? nibName : nibName + ".xib"
    var candidates = Self.folders
    for bundle in [bundle, Bundle.main].compactMap({ $0 }) {
      if let resources = bundle.resourcePath { candidates.append(resources) }
    }
    let beside = Bundle.main.bundleURL.path
    let neighbours = (try? FileManager.default.contentsOfDirectory(atPath: beside)) ?? []
    candidates += neighbours.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .map { "\(beside)/\($0)" }
    guard let found = candidates.map({ "\($0)/\(name)" }).first(where: FileManager.default.fileExists(atPath:)) else {
      return nil
    }
    file = found
  }

  /// The xib of a path.
  public init(file: String) { self.file = file }

  /// Makes the objects, plugs the outlets of the owner and of all objects, and calls `awakeFromNib` on each view.
  ///
  /// Returns: false where the file can't be read; what is wrong with it is printed to standard error.
  @discardableResult
  public func instantiate(
    withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<[Any]>?
  ) -> Bool {
    do {
      let contents = try NibContents.read(file: file)
      return LayoutContext.with(.currentMac) {
        var loading = NibLoading(contents, file: file, owner: owner as AnyObject?)
        let objects = loading.run()
        topLevelObjects?.pointee = objects
        for problem in loading.problems { FileHandle.standardError.write(Data((problem + "\n").utf8)) }
        return !objects.isEmpty
      }
    } catch {
      FileHandle.standardError.write(Data("\(file): \(error)\n".utf8))
      return false
    }
  }
}
