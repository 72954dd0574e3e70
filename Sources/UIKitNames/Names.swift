@_exported public import Foundation
@_exported public import LayoutCode

// UIKit's names for the layout classes, so that layout code compiles with only its import changed.

// MARK: Views
public typealias UIResponder = Responder
public typealias UIView = View
public typealias UIWindow = Window
public typealias UILabel = Label
public typealias UIControl = Control
public typealias UIButton = Button
public typealias UITextField = TextField
public typealias UITextFieldDelegate = TextFieldDelegate
public typealias UITextView = TextView
public typealias UIImageView = ImageView
public typealias UISwitch = Switch
public typealias UISlider = Slider
public typealias UIProgressView = ProgressView
public typealias UIStepper = Stepper
public typealias UISegmentedControl = SegmentedControl
public typealias UIActivityIndicatorView = ActivityIndicatorView
public typealias UIPageControl = PageControl
public typealias UIDatePicker = DatePicker
public typealias UIDatePickerStyle = DatePicker.DatePickerStyle
public typealias UIPickerView = PickerView
public typealias UISearchBar = SearchBar
public typealias UIStackView = StackView
public typealias UIScrollView = ScrollView
public typealias UITableView = TableView
public typealias UITableViewDataSource = TableViewDataSource
public typealias UITableViewDelegate = TableViewDelegate
public typealias UITableViewCell = TableViewCell
public typealias UICollectionViewCell = CollectionViewCell
public typealias UINavigationBar = NavigationBar
public typealias UITabBar = TabBar
public typealias UIToolbar = Toolbar
public typealias UIVisualEffectView = VisualEffectView
public typealias UIVisualEffect = VisualEffect
public typealias UIBlurEffect = BlurEffect
public typealias UIBarItem = BarItem
public typealias UIBarButtonItem = BarButtonItem
public typealias UITabBarItem = TabBarItem
public typealias UINavigationItem = NavigationItem
public typealias UIAction = Action
public typealias UIEvent = Event
public typealias UIViewPropertyAnimator = ViewPropertyAnimator
public typealias CALayer = Layer
public typealias CACornerMask = Layer.CornerMask

// MARK: Layout
public typealias NSLayoutConstraint = LayoutConstraint
public typealias NSLayoutAnchor = LayoutAnchor
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
public typealias NSLayoutDimension = LayoutDimension
public typealias UILayoutGuide = LayoutGuide
public typealias UIKeyboardLayoutGuide = KeyboardLayoutGuide
public typealias UILayoutSupport = LayoutSupport
public typealias UILayoutPriority = LayoutPriority
public typealias UIEdgeInsets = EdgeInsets
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
public typealias NSDirectionalRectEdge = RectEdge
public typealias UIRectEdge = ExtendedEdges
public typealias UIUserInterfaceLayoutDirection = View.LayoutDirection
public typealias UISemanticContentAttribute = View.SemanticContentAttribute

// MARK: Controllers
public typealias UIViewController = ViewController
public typealias UINavigationController = NavigationController
public typealias UITabBarController = TabBarController
public typealias UISplitViewController = SplitViewController
public typealias UIViewControllerTransitionCoordinator = TransitionCoordinator
public typealias UIViewControllerTransitionCoordinatorContext = TransitionCoordinatorContext
public typealias UIPopoverPresentationController = PopoverPresentation
public typealias UIStatusBarStyle = StatusBarStyle
public typealias UIModalPresentationStyle = ModalPresentationStyle

// MARK: Surroundings
public typealias UIScreen = Screen
public typealias UIDevice = Device
public typealias UIDeviceOrientation = DeviceOrientation
public typealias UIInterfaceOrientation = InterfaceOrientation
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
public typealias UITraitCollection = TraitCollection
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
public typealias UIUserInterfaceStyle = UserInterfaceStyle
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom
public typealias UIContentSizeCategory = ContentSizeCategory
public typealias UITrait = Trait
public typealias UITraitHorizontalSizeClass = TraitHorizontalSizeClass
public typealias UITraitVerticalSizeClass = TraitVerticalSizeClass
public typealias UITraitUserInterfaceStyle = TraitUserInterfaceStyle
public typealias UITraitPreferredContentSizeCategory = TraitPreferredContentSizeCategory
public typealias UITraitLayoutDirection = TraitLayoutDirection
public typealias UITraitDisplayScale = TraitDisplayScale
public typealias UITraitAccessibilityContrast = TraitAccessibilityContrast
public typealias UITraitLegibilityWeight = TraitLegibilityWeight
public typealias UITraitUserInterfaceIdiom = TraitUserInterfaceIdiom
public typealias UITraitChangeRegistration = TraitChangeRegistration

// MARK: Values
public typealias UIColor = Color
public typealias UIFont = Font
public typealias UIFontDescriptor = LayoutCode.FontDescriptor
public typealias UIFontMetrics = FontMetrics
public typealias UIImage = Image
public typealias NSTextAlignment = TextAlignment
public typealias NSLineBreakMode = LineBreakMode
public typealias UIBaselineAdjustment = BaselineAdjustment
public typealias NSParagraphStyle = ParagraphStyle
public typealias NSMutableParagraphStyle = MutableParagraphStyle
public typealias NSUnderlineStyle = UnderlineStyle
public typealias UIKeyboardType = KeyboardType
public typealias UIReturnKeyType = ReturnKeyType
