internal import ProofModel

/// The classes of this module, whose sizes are the engine's own; a user's subclass may have others.
enum LibraryClasses {
  private static let all: Set<ObjectIdentifier> = Set(
    classes.map { ObjectIdentifier($0) } + [ObjectIdentifier(Responder.self)])

  private static let classes: [AnyClass] = [
    View.self, Window.self, Label.self, Button.self, Control.self, TextField.self, TextView.self, ImageView.self,
    Switch.self, Slider.self, ProgressView.self, SegmentedControl.self, Stepper.self, ActivityIndicatorView.self,
    PageControl.self, DatePicker.self, PickerView.self, StackView.self, ScrollView.self, TableView.self,
    TableViewCell.self, CollectionViewCell.self, NavigationBar.self, TabBar.self, Toolbar.self, SearchBar.self,
    VisualEffectView.self, CollectionView.self, ViewController.self, NavigationController.self, TabBarController.self,
    SplitViewController.self, ContentView.self, PageView.self, MapView.self,
  ]

  /// The class of each kind of view, the plainest where there are several.
  static let views: [ViewKind: View.Type] = Dictionary(
    classes.compactMap { type in (type as? View.Type).flatMap { $0.init(coder: NibCoder()) }.map { ($0.kind, type) } }
      .compactMap { kind, type in (type as? View.Type).map { (kind, $0) } },
    uniquingKeysWith: { first, _ in first })

  static func contains(_ object: AnyObject) -> Bool { all.contains(ObjectIdentifier(type(of: object))) }
  /// For names, where fronts count too. Complexity: O(length of the name).
  static func contains(type: Any.Type) -> Bool { all.contains(ObjectIdentifier(type)) || isFront(type) }

  /// AppKit's classes and those of frameworks beside UIKit lie in modules of their own.
  private static func isFront(_ type: Any.Type) -> Bool {
    ["AppKitNames.", "FrameworkNames.", "NetworkNames."].contains { String(reflecting: type).hasPrefix($0) }
  }
}
