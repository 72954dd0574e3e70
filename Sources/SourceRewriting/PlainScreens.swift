/// The controllers and views that sources declare, with the plainest call that makes each.
package enum PlainScreens {
  /// A class and the plainest call of one of its initialisers.
  package struct Screen: Hashable, Sendable {
    package let name: String
    /// nil: each initialiser asks for something that nothing known makes.
    package let expression: String?
    package let file: String
    /// Whether a storyboard or xib can make it: its `init(coder:)` does more than to stop.
    package let isLoadable: Bool
    /// Whether it is shown in a navigation controller: it can't do without one, or says what the bar shows.
    package let needsNavigation: Bool

    /// What is set of it before it is shown, `model = Model()`: it unwraps these where it uses them.
    package var settings: [String] = []

    /// An expression of it with what it is given, within the controller that it needs.
    ///
    /// - Parameter isGiven: whether it is given anything.
    package func shown(_ expression: String, isGiven: Bool = true) -> String {
      let given = settings.map { "screen.\($0); " }.joined()
      let made = isGiven && !settings.isEmpty ? "{ let screen = \(expression); \(given)return screen }()" : expression
      return needsNavigation ? "UINavigationController(rootViewController: \(made))" : made
    }
  }

  /// In the order of their names; private, nested and generic classes are left out.
  ///
  /// - Parameter sources: of the table; where they are given, what initialisers ask for is made of what they declare.
  package static func all(_ table: ClassTable, includesViews: Bool, of sources: [SourceText] = []) -> [Screen] {
    let calls = PlainCalls(DeclaredTypes(sources))
    return table.files.sorted { $0.key < $1.key }.compactMap { name, file in
      guard table.classes[name]?.isReachable == true, let root = table.root(of: name),
        controllers.contains(root) || includesViews && views.contains(root)
      else { return nil }
      // What a class inherits makes it too.
      let made = calls.shared(name) ?? expression(name, root, table) ?? calls.value(of: name)?.expression
      var screen = Screen(
        name: name, expression: made, file: file, isLoadable: !table.refusesCoder(name),
        needsNavigation: shownAlone.contains(root) && table.needsNavigation(name))
      if controllers.contains(root) {
        screen.settings = calls.settings(of: name) { type in
          table.root(of: type).map { controllers.contains($0) || views.contains($0) } ?? false
        }
      }
      return screen
    }
  }

  /// An expression of the app's delegate, which code asks the application for; nil where the sources declare none that can be made.
  package static func delegate(of sources: [SourceText]) -> String? {
    let declared = DeclaredTypes(sources)
    let calls = PlainCalls(declared)
    return declared.heirs(of: "UIApplicationDelegate").lazy.filter { $0.keyword == "class" }
      .compactMap { calls.value(of: $0.name)?.expression }.first
  }

  /// UIKit's classes of controllers and of views that apps have classes of their own of.
  static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UINavigationController", "UITabBarController",
    "UICollectionViewController",
  ]
  private static let shownAlone: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
  ]
  static let views: Set<String> = [
    "UIView", "UIControl", "UIStackView", "UIScrollView", "UIButton", "UILabel", "UITextField", "UITextView",
    "UIImageView", "UICollectionViewCell", "UICollectionReusableView", "UICollectionViewListCell", "UITableView",
    "UITableViewCell", "UITableViewHeaderFooterView",
  ]

  /// A call of one of UIKit's initialisers, or of one of its own that asks for nothing.
  static func expression(_ name: String, _ root: String, _ table: ClassTable) -> String? {
    let own = table.initialisers(of: name)
    if own.contains([]) { return "\(name)()" }
    switch root {
    case "UICollectionViewController":
      return table.inherits(["collectionViewLayout"], name)
        ? "\(name)(collectionViewLayout: UICollectionViewFlowLayout())" : nil
    case _ where controllers.contains(root):
      if table.inherits(["nibName", "bundle"], name), !table.needsCoder(name) { return "\(name)()" }
      if own.contains(["nibName", "bundle"]) { return "\(name)(nibName: nil, bundle: nil)" }
      return table.inherits(["style"], name) ? "\(name)(style: .plain)" : nil
    case "UITableViewCell":
      return table.inherits(["style", "reuseIdentifier"], name)
        ? "\(name)(style: .default, reuseIdentifier: nil)" : nil
    case "UITableViewHeaderFooterView":
      return table.inherits(["reuseIdentifier"], name) ? "\(name)(reuseIdentifier: nil)" : nil
    default: return table.inherits(["frame"], name) ? "\(name)(frame: UIScreen.main.bounds)" : nil
    }
  }
}
