// What of UIKit can't be had where there is no Apple runtime, each with what stands for it.
//
// The compiler itself refuses `#selector`, `@objc`, `@IBOutlet`, `@IBAction` and `@IBInspectable` on Linux: take
// closures (`UIAction`, `addObserver(forName:object:queue:using:)`, `registerForTraitChanges`), and make the views in
// code, or let the storyboard be read as it is. `@MainActor` on a class of views or controllers goes too: trees belong
// to the thread that lays them out, so that variants are laid out beside each other.

/// Touches never come.
@available(*, unavailable, message: "no touches come here: call what the gesture does")
public final class UIGestureRecognizer {}
/// Touches never come.
@available(*, unavailable, message: "no touches come here: call what the gesture does")
public final class UITapGestureRecognizer {}
/// Touches never come.
@available(*, unavailable, message: "no touches come here: call what the gesture does")
public final class UIPanGestureRecognizer {}
/// Touches never come.
@available(*, unavailable, message: "no touches come here: call what the gesture does")
public final class UISwipeGestureRecognizer {}
/// Storyboards are read by the project itself.
@available(*, unavailable, message: "render the storyboard as it is: proofsheet render Main.storyboard")
public final class UIStoryboard {}
/// Nibs are read by the project itself.
@available(*, unavailable, message: "render the xib as it is: proofsheet render View.xib")
public final class UINib {}
/// There is no running app.
@available(*, unavailable, message: "no app runs here: use view.window, traitCollection and safeAreaInsets")
public final class UIApplication {}
/// There are no scenes.
@available(*, unavailable, message: "no scene is connected here: use view.window")
public final class UIWindowScene {}
/// Collections lay out no cells here.
@available(*, unavailable, message: "lay out a UICollectionViewCell by itself: its size is what the layout gives it")
public final class UICollectionView {}
/// Collections lay out no cells here.
@available(*, unavailable, message: "lay out a UICollectionViewCell by itself: its size is what the layout gives it")
public final class UICollectionViewFlowLayout {}
/// Collections lay out no cells here.
@available(*, unavailable, message: "lay out a UICollectionViewCell by itself: its size is what the layout gives it")
public final class UICollectionViewCompositionalLayout {}
/// Tables lay out no cells here.
@available(*, unavailable, message: "lay out a UITableViewCell by itself: systemLayoutSizeFitting gives its height")
public final class UITableViewController {}
/// Nothing is drawn by code of one's own.
@available(*, unavailable, message: "own drawing is not run here: the view is drawn as a box of its colour")
public final class UIBezierPath {}
/// Nothing is drawn by code of one's own.
@available(*, unavailable, message: "own drawing is not run here: the view is drawn as a box of its colour")
public final class UIGraphicsImageRenderer {}
/// Layers of one's own are not drawn.
@available(*, unavailable, message: "layers of one's own are not drawn: take a UIView with a backgroundColor")
public final class CAGradientLayer {}
/// Layers of one's own are not drawn.
@available(*, unavailable, message: "layers of one's own are not drawn: take a UIView with a backgroundColor")
public final class CAShapeLayer {}
/// Nothing runs by a clock.
@available(*, unavailable, message: "nothing runs by a clock here: sample a LayoutTransition")
public final class CADisplayLink {}
/// Nothing runs by a clock.
@available(*, unavailable, message: "nothing runs by a clock here: use UIView.animate")
public final class CABasicAnimation {}

extension View {
  /// Touches never come.
  @available(*, unavailable, message: "no touches come here: call what the gesture does")
  public func addGestureRecognizer(_ gestureRecognizer: Any) {}
}
