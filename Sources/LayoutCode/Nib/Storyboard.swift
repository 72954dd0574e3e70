public import Foundation
internal import Importing
internal import InterfaceBuilder

/// A storyboard of the app (UIKit's `UIStoryboard`), found by its name in the project around the proof's folder: its
/// controllers are made with their classes, and their views with their outlets.
open class Storyboard: NSObject {
  public let name: String

  /// - Parameter file: where it is called from: the first module that its classes are looked up in.
  public init(name: String, bundle: Bundle?, file: String = #fileID) {
    self.name = name
    AppModules.note(file)
  }

  open func instantiateInitialViewController() -> ViewController? {
    guard let archive = Nib.archive(named: name, ".storyboard"), let element = archive.initialController else {
      return nil
    }
    return ControllerNib.make(element, in: archive, storyboard: self)
  }

  open func instantiateInitialViewController<Controller: ViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    guard let archive = Nib.archive(named: name, ".storyboard"), let element = archive.initialController else {
      return nil
    }
    return ControllerNib.make(element, in: archive, storyboard: self, creator: creator) as? Controller
  }

  open func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    controller(identifier, creator: nil)
  }
  open func instantiateViewController(identifier: String) -> ViewController { controller(identifier, creator: nil) }

  open func instantiateViewController<Controller: ViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = controller(identifier, creator: creator)
    guard let controller = made as? Controller else {
      fatalError("\(name).storyboard: '\(identifier)' is a \(type(of: made)), no \(Controller.self)")
    }
    return controller
  }

  /// Stops with a message, as UIKit does by an exception, where there is none.
  private func controller(_ identifier: String, creator: ((NSCoder) -> ViewController?)?) -> ViewController {
    guard let archive = Nib.archive(named: name, ".storyboard") else {
      fatalError("'\(name).storyboard' is not in the project of \(Nib.folderInWords)")
    }
    guard let element = archive.controller(identifier: identifier),
      let made = ControllerNib.make(element, in: archive, storyboard: self, creator: creator)
    else {
      let known = archive.identifiers.sorted().joined(separator: ", ")
      fatalError("\(name).storyboard has no controller '\(identifier)'; it has: \(known)")
    }
    return made
  }
}

/// A way from one scene to another (UIKit's `UIStoryboardSegue`).
open class StoryboardSegue: NSObject {
  public let identifier: String?
  public let source: ViewController
  public let destination: ViewController
  private let handler: (() -> Void)?
  public required init(identifier: String?, source: ViewController, destination: ViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }
  public init(
    identifier: String?, source: ViewController, destination: ViewController, performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }
  open func perform() { handler?() }
}

/// The way back.
open class StoryboardUnwindSegueSource: NSObject {}

/// A xib of the app (UIKit's `UINib`), found by its name in the project around the proof's folder: its objects are made
/// with their classes, constraints and outlets.
open class Nib: NSObject {
  private let name: String

  /// - Parameter file: where it is called from: the first module that its classes are looked up in.
  public init(nibName name: String, bundle: Bundle?, file: String = #fileID) {
    self.name = name
    AppModules.note(file)
  }

  /// Compiled nibs are not read: nothing is made.
  public init(data: Data, bundle: Bundle?) { name = "" }

  /// The objects at the top of the file; none, with a finding, where the project has no such file.
  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    guard let archive = Self.archive(named: name, ".xib") else {
      LayoutContext.current.notes.note(
        "'\(name).xib' is not in the project of \(Self.folderInWords): nothing is made of it [missing-nib]")
      return []
    }
    var loader = NibLoader(archive, owner: owner as AnyObject?)
    return loader.topLevel()
  }

  /// What is given along.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The file of a name in the current project; what can't be read of it is a finding.
  static func archive(named name: String, _ ending: String) -> NibArchive? {
    let context = LayoutContext.current
    guard let resources = context.resources, let path = resources.file(named: name, ending) else { return nil }
    do {
      return try resources.archive(at: path)
    } catch {
      context.notes.note("'\(path)' can't be read: \(error) [nib-unreadable]")
      return nil
    }
  }

  static var folderInWords: String {
    LayoutContext.current.resources.map { "'\($0.folder)'" } ?? "this code, which is not drawn by a proof"
  }
}

extension Bundle {
  /// The objects at the top of a xib; nil where there is no such file.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [Nib.OptionsKey: Any]? = nil, file: String = #fileID
  ) -> [Any]? {
    let made = Nib(nibName: name, bundle: self, file: file).instantiate(withOwner: owner, options: options)
    return made.isEmpty ? nil : made
  }
}
