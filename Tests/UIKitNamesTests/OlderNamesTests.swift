import Foundation
import Testing
import UIKitNames

/// Names of Swift 4's time, which sources that are not changed have: they mean what they meant.
@MainActor @Suite struct OlderNamesTests {
  /// What an app of 2018 writes.
  private final class Screen: UIViewController {
    var table: UITableView!
    var wheel: UIActivityIndicatorView!
    let inner = UIViewController()
    let gone = UIViewController()
    var found: [UIViewController] = []
    var heard: Notification.Name?

    // The names are told to be old; here that is meant.
    @available(*, deprecated)
    override func viewDidLoad() {
      super.viewDidLoad()
      table = UITableView(frame: .zero, style: UITableViewStyle.grouped)
      wheel = UIActivityIndicatorView(activityIndicatorStyle: .gray)
      table.rowHeight = UITableViewAutomaticDimension
      table.contentInset = UIEdgeInsetsMake(1, 2, 3, 4)
      wheel.activityIndicatorViewStyle = .whiteLarge
      view.addSubview(table)
      view.addSubview(wheel)
      view.bringSubview(toFront: table)
      view.sendSubview(toBack: wheel)
      for child in [inner, gone] {
        addChildViewController(child)
        child.didMove(toParentViewController: self)
      }
      gone.willMove(toParentViewController: nil)
      gone.removeFromParentViewController()
      found = childViewControllers
      let transition = CATransition()
      transition.type = kCATransitionPush
      transition.subtype = kCATransitionFromTop
      transition.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
      view.layer.add(transition, forKey: kCATransition)
      wheel.accessibilityTraits |= UIAccessibilityTraitButton
      let attributes: [NSAttributedStringKey: Any] = [.underlineStyle: NSUnderlineStyle.styleSingle.rawValue]
      UILabel().attributedText = NSAttributedString(string: "a", attributes: attributes)
      heard = .UIKeyboardWillShow
      _ = [UIKeyboardFrameEndUserInfoKey: 1]
    }
  }

  @Test func namesOfSwift4MeanWhatTheyMeant() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    #expect(screen.table.style == .grouped)
    #expect(screen.table.rowHeight == UITableView.automaticDimension)
    #expect(screen.table.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(screen.wheel.style == .large)
    #expect(screen.view.subviews.last === screen.table)
    #expect(screen.view.subviews.first === screen.wheel)
    #expect(screen.found == [screen.inner])
    #expect(screen.wheel.accessibilityTraits.contains(.button))
    #expect(screen.heard == UIResponder.keyboardWillShowNotification)
  }
}
