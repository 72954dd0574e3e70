public import Foundation

// UIKit's classes come from Objective-C, where a class that is known only when the program runs is made by any initialiser:
// `Content()` compiles for a parameter `Content: UIView`. Of Swift's classes only required ones can be called so. A protocol's
// initialiser is chosen where the class's own can't be, and makes the object by what copies of an app's sources say of each class.

/// A view that code makes without knowing its class.
public protocol GenericView {}
extension View: GenericView {}

extension GenericView {
  /// A view of the class; stops where its class has no initialiser of a frame, or none without anything.
  public init() { self.init(frame: .zero) }

  /// A view of the class with a frame; stops as above.
  public init(frame: CGRect) {
    guard let type = Self.self as? View.Type, let made = type.made(frame: frame) as? Self else {
      fatalError("\(Self.self) can't be made by init(frame:): copy its source by the plugin, or override makeForReuse")
    }
    self = made
  }
}

extension View {
  /// Of the class itself, by what its copy says or, of a class of UIKit's own, by its file's initialiser.
  class func made(frame: CGRect) -> View? {
    if !LibraryClasses.contains(type: self) {
      let made =
        self is TableViewCell.Type ? makeForReuse(style: .default, reuseIdentifier: nil) : makeForReuse(frame: frame)
      if made.frame != frame, frame != .zero { made.frame = frame }
      return made
    }
    let made = self == TableViewCell.self ? TableViewCell() : self.init(coder: NibCoder())
    made?.frame = frame
    return made
  }
}

/// A controller that code makes without knowing its class.
public protocol GenericController {}
extension ViewController: GenericController {}

extension GenericController {
  /// A controller of the class; stops where its class has no initialiser without anything, and none of a nib.
  public init() {
    guard let type = Self.self as? ViewController.Type, let made = type.makePlain() as? Self else {
      fatalError("\(Self.self) can't be made by init(): copy its source by the plugin, or override makePlain")
    }
    self = made
  }
}
