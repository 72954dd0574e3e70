import LayoutCode
import ProofModel
import UIKitNames

/// Shows a controller in a window of that size with no bars and no cut-outs, as an app does at its start.
@discardableResult
func show(_ controller: UIViewController, _ width: CGFloat, _ height: CGFloat) -> UIWindow {
  let screen = EnvironmentBuilder.Screen.size(Size(width: width, height: height), scale: 2, name: nil)
  guard case .success(let environment) = EnvironmentBuilder(screen).environment() else { return UIWindow() }
  return LayoutContext.with(LayoutContext.current.changing(environment)) {
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}

/// Whether two numbers are the same to a hundredth of a point, or what is given.
func isNear(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
  abs(left - right) <= tolerance
}

/// Whether two rectangles are the same to a hundredth of a point, edge by edge.
func isNear(_ left: CGRect, _ right: CGRect, within tolerance: CGFloat = 0.01) -> Bool {
  isNear(left.minX, right.minX, within: tolerance) && isNear(left.minY, right.minY, within: tolerance)
    && isNear(left.width, right.width, within: tolerance) && isNear(left.height, right.height, within: tolerance)
}
