package import Foundation
internal import InterfaceBuilder
internal import ProofModel
internal import Resolving
internal import XMLParsing

/// What `init(coder:)` gets of a view or a controller that is loaded from Interface Builder's file: the object as it is
/// written there. It decodes nothing else.
package final class NibCoder: NSCoder {
  /// The view as it is in the current environment; nil for controllers.
  let node: LayoutNode?
  let element: XMLElement?
  let archive: NibArchive?

  init(node: LayoutNode?, element: XMLElement?, archive: NibArchive) {
    self.node = node
    self.element = element
    self.archive = archive
    super.init()
  }

  /// Of an object without a file.
  package override init() {
    node = nil
    element = nil
    archive = nil
    super.init()
  }

  /// A word of the object's own element.
  func word(_ name: String) -> String? { element?[name] }

  /// A picture of the file by its name there.
  func image(named name: String) -> Image? {
    let isSymbol =
      archive?.root.child("resources")?.children.contains {
        $0["name"] == name && $0["catalog"] == "system"
      } ?? false
    return isSymbol ? Image(systemName: name) : Image(named: name)
  }
}

extension NSCoder {
  /// The same where it is one of Interface Builder's files.
  var nib: NibCoder? { self as? NibCoder }
}

/// The modules that an app's classes are looked up in by the names that files have for them.
public enum AppModules {
  private static let known = Locked<[String]>([])

  /// Notes the module of a `#fileID`, or a module's own name.
  public static func note(_ file: String) {
    guard let module = file.split(separator: "/").first.map(String.init) else { return }
    known.withLock { if !$0.contains(module) { $0.append(module) } }
  }

  static func note(moduleOf object: AnyObject) {
    note(String(String(reflecting: type(of: object)).split(separator: ".").first ?? ""))
  }

  /// A class by its name: in the module that the file names, then in those that were noted.
  static func classNamed(_ name: String, module: String?) -> AnyClass? {
    for candidate in [module].compactMap({ $0 }) + known.withLock({ $0 }) {
      if let found = NSClassFromString("\(candidate.replacing("-", with: "_")).\(name)") { return found }
    }
    return nil
  }
}
