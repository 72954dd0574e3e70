// Constants of older Swift versions, which are members of types now.

public import Foundation

@available(*, deprecated, renamed: "UILayoutPriority.required")
public var UILayoutPriorityRequired: LayoutPriority { .required }
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public var UILayoutPriorityDefaultHigh: LayoutPriority { .defaultHigh }
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public var UILayoutPriorityDefaultLow: LayoutPriority { .defaultLow }
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
public var UILayoutPriorityFittingSizeLevel: LayoutPriority { .fittingSizeLevel }
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public var UIViewNoIntrinsicMetric: CGFloat { View.noIntrinsicMetric }
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { View.layoutFittingCompressedSize }
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { View.layoutFittingExpandedSize }
@available(*, deprecated, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { TableView.automaticDimension }
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
public var UICollectionViewFlowLayoutAutomaticSize: CGSize { CollectionViewFlowLayout.automaticSize }
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String { CollectionView.elementKindSectionHeader }
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String { CollectionView.elementKindSectionFooter }
@available(*, deprecated, renamed: "UIWindow.Level.normal")
public var UIWindowLevelNormal: Window.Level { .normal }
@available(*, deprecated, renamed: "UIWindow.Level.alert")
public var UIWindowLevelAlert: Window.Level { .alert }
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public var UIWindowLevelStatusBar: Window.Level { .statusBar }
@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: BackgroundTaskIdentifier { .invalid }
@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { Application.openSettingsURLString }
@available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { Responder.keyboardFrameBeginUserInfoKey }
@available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { Responder.keyboardFrameEndUserInfoKey }
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String { Responder.keyboardAnimationDurationUserInfoKey }
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String { Responder.keyboardAnimationCurveUserInfoKey }
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: AccessibilityTraits { .none }
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: AccessibilityTraits { .button }
@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: AccessibilityTraits { .link }
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: AccessibilityTraits { .header }
@available(*, deprecated, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: AccessibilityTraits { .searchField }
@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: AccessibilityTraits { .image }
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: AccessibilityTraits { .selected }
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: AccessibilityTraits { .staticText }
@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: AccessibilityTraits { .notEnabled }
@available(*, deprecated, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: AccessibilityTraits { .updatesFrequently }
@available(*, deprecated, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: AccessibilityTraits { .adjustable }
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: Accessibility.Notification { .screenChanged }
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: Accessibility.Notification { .layoutChanged }
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: Accessibility.Notification { .announcement }
@available(*, deprecated, renamed: "UIAccessibility.Notification.pageScrolled")
public var UIAccessibilityPageScrolledNotification: Accessibility.Notification { .pageScrolled }
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: MediaTimingFunction.Name { .linear }
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: MediaTimingFunction.Name { .easeIn }
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: MediaTimingFunction.Name { .easeOut }
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: MediaTimingFunction.Name { .easeInEaseOut }
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: MediaTimingFunction.Name { .`default` }
@available(*, deprecated, renamed: "CATransitionType.fade")
public var kCATransitionFade: CATransitionType { .fade }
@available(*, deprecated, renamed: "CATransitionType.moveIn")
public var kCATransitionMoveIn: CATransitionType { .moveIn }
@available(*, deprecated, renamed: "CATransitionType.push")
public var kCATransitionPush: CATransitionType { .push }
@available(*, deprecated, renamed: "CATransitionType.reveal")
public var kCATransitionReveal: CATransitionType { .reveal }
@available(*, deprecated, renamed: "CATransitionSubtype.fromLeft")
public var kCATransitionFromLeft: CATransitionSubtype { .fromLeft }
@available(*, deprecated, renamed: "CATransitionSubtype.fromRight")
public var kCATransitionFromRight: CATransitionSubtype { .fromRight }
@available(*, deprecated, renamed: "CATransitionSubtype.fromTop")
public var kCATransitionFromTop: CATransitionSubtype { .fromTop }
@available(*, deprecated, renamed: "CATransitionSubtype.fromBottom")
public var kCATransitionFromBottom: CATransitionSubtype { .fromBottom }
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: MediaTimingFillMode { .removed }
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: MediaTimingFillMode { .forwards }
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: MediaTimingFillMode { .backwards }
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: MediaTimingFillMode { .both }
@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: ShapeLayer.FillRule { .nonZero }
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: ShapeLayer.FillRule { .evenOdd }
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: ShapeLayer.LineCap { .butt }
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: ShapeLayer.LineCap { .round }
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: ShapeLayer.LineCap { .square }
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: ShapeLayer.LineJoin { .miter }
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: ShapeLayer.LineJoin { .round }
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: ShapeLayer.LineJoin { .bevel }
@available(*, deprecated, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: ContentsGravity { .resize }
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: ContentsGravity { .resizeAspect }
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: ContentsGravity { .resizeAspectFill }
@available(*, deprecated, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: ContentsGravity { .center }
@available(*, deprecated, renamed: "CALayerContentsGravity.top")
public var kCAGravityTop: ContentsGravity { .top }
@available(*, deprecated, renamed: "CALayerContentsGravity.bottom")
public var kCAGravityBottom: ContentsGravity { .bottom }
@available(*, deprecated, renamed: "CALayerContentsGravity.left")
public var kCAGravityLeft: ContentsGravity { .left }
@available(*, deprecated, renamed: "CALayerContentsGravity.right")
public var kCAGravityRight: ContentsGravity { .right }
/// The key of a layer's own transition; it is called so still.
public let kCATransition = "transition"
