public import Foundation

/// A storyboard of the app (UIKit's `UIStoryboard`): its scenes are rendered as they are by `proofsheet render`; code
/// gets controllers of them without their views.
open class Storyboard: NSObject {
  public let name: String
  public init(name: String, bundle: Bundle?) { self.name = name }
  open func instantiateInitialViewController() -> ViewController? { nil }
  open func instantiateInitialViewController<Controller: ViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? { nil }
  open func instantiateViewController(withIdentifier identifier: String) -> ViewController { ViewController() }
  open func instantiateViewController(identifier: String) -> ViewController { ViewController() }
  open func instantiateViewController<Controller: ViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    fatalError("\(name).storyboard: '\(identifier)' is not made from code; render the storyboard as it is")
  }
}

/// A way from one scene to another.
open class StoryboardSegue: NSObject {
  public let identifier: String?
  public let source: ViewController
  public let destination: ViewController
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
  open func perform() {}
}

/// The way back.
open class StoryboardUnwindSegueSource: NSObject {}

/// A xib of the app (UIKit's `UINib`): it is rendered as it is by `proofsheet render`; code gets nothing of it.
open class Nib: NSObject {
  public init(nibName name: String, bundle: Bundle?) {}
  public init(data: Data, bundle: Bundle?) {}
  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] { [] }
  /// What is given along.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Nothing of a xib is made from code.
  public func loadNibNamed(_ name: String, owner: Any?, options: [Nib.OptionsKey: Any]? = nil) -> [Any]? { nil }
}
