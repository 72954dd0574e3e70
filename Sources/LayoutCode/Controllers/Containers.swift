internal import Foundation

/// A stack of controllers below a bar (UIKit's `UINavigationController`).
open class NavigationController: ViewController {}
/// Controllers side by side behind a bar (UIKit's `UITabBarController`).
open class TabBarController: ViewController {}
/// Columns (UIKit's `UISplitViewController`).
open class SplitViewController: ViewController {}
