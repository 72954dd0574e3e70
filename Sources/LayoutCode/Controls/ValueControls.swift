public import Foundation
internal import ProofModel
internal import Resolving

/// On or off (UIKit's `UISwitch`).
open class Switch: Control {
  override var kind: ViewKind { .switch }
  open var isOn = false
  open var onTintColor: Color?
  open var thumbTintColor: Color?
  open var title: String?
  open var onImage: Image?
  open var offImage: Image?
  open var preferredStyle = 0
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func fill(_ content: inout NodeContent) {
    content.node.content.isOn = isOn
    content.node.content.isEnabled = isEnabled
    if let onTintColor { content.node.content.tint = onTintColor.model(content.appearance) }
  }
}

/// A value on a line (UIKit's `UISlider`).
open class Slider: Control {
  override var kind: ViewKind { .slider }
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: Color?
  open var maximumTrackTintColor: Color?
  open var thumbTintColor: Color?
  private var ownValue: Float = 0

  /// Kept between minimum and maximum.
  open var value: Float {
    get { min(max(ownValue, minimumValue), max(minimumValue, maximumValue)) }
    set { ownValue = newValue }
  }
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open var minimumValueImage: Image?
  open var maximumValueImage: Image?
  open func setThumbImage(_ image: Image?, for state: State) {}
  open func setMinimumTrackImage(_ image: Image?, for state: State) {}
  open func setMaximumTrackImage(_ image: Image?, for state: State) {}
  open func thumbImage(for state: State) -> Image? { nil }
  open var currentThumbImage: Image? { nil }
  open func thumbRect(forBounds bounds: CGRect, trackRect: CGRect, value: Float) -> CGRect { bounds }
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

  override func fill(_ content: inout NodeContent) {
    content.node.content.value = Double(value)
    content.node.content.minimum = Double(minimumValue)
    content.node.content.maximum = Double(maximumValue)
    content.node.content.isEnabled = isEnabled
  }
}

/// How far something has come (UIKit's `UIProgressView`), 0…1.
open class ProgressView: View {
  override var kind: ViewKind { .progress }
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  private var ownProgress: Float = 0

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Kept in 0…1.
  open var progress: Float {
    get { ownProgress }
    set { ownProgress = min(max(newValue, 0), 1) }
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open var progressTintColor: Color?
  open var progressImage: Image?
  open var trackImage: Image?
  open var observedProgress: Progress?
  open var trackTintColor: Color?

  /// The looks it can have.
  public enum Style: Int, Sendable { case `default`, bar }

  override var controlStyle: ControlStyle? { progressViewStyle == .bar ? .bar : nil }
  override func fill(_ content: inout NodeContent) {
    content.node.content.value = Double(ownProgress)
    if let progressTintColor { content.node.content.tint = progressTintColor.model(content.appearance) }
  }
}

/// Plus and minus (UIKit's `UIStepper`).
open class Stepper: Control {
  override var kind: ViewKind { .stepper }
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open var wraps = false
  open var autorepeat = true
  private var ownValue: Double = 0

  /// Kept between minimum and maximum.
  open var value: Double {
    get { min(max(ownValue, minimumValue), max(minimumValue, maximumValue)) }
    set { ownValue = newValue }
  }

  override func fill(_ content: inout NodeContent) {
    content.node.content.value = value
    content.node.content.minimum = minimumValue
    content.node.content.maximum = maximumValue
    content.node.content.isEnabled = isEnabled
  }
}

/// Titles beside each other of which one is chosen (UIKit's `UISegmentedControl`).
open class SegmentedControl: Control {
  override var kind: ViewKind { .segmented }
  private var titles: [String] = []
  open var selectedSegmentIndex = -1
  open var selectedSegmentTintColor: Color?
  open var isMomentary = false
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { nil }
  open func setImage(_ image: Image?, forSegmentAt segment: Int) {}
  open func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: "", at: segment, animated: animated)
  }
  open func imageForSegment(at segment: Int) -> Image? { nil }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  open func widthForSegment(at segment: Int) -> CGFloat { 0 }
  open func setEnabled(_ isEnabled: Bool, forSegmentAt segment: Int) {}
  open func isEnabledForSegment(at segment: Int) -> Bool { true }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  open func setBackgroundImage(_ image: Image?, for state: State, barMetrics: BarMetrics) {}
  open func setDividerImage(
    _ image: Image?, forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: BarMetrics
  ) {}
  open func setAction(_ action: Action, forSegmentAt segment: Int) {}
  open var apportionsSegmentWidthsByContent = false
  public static let noSegment = -1

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = items?.map { $0 as? String ?? "" } ?? []
  }

  open var numberOfSegments: Int { titles.count }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    invalidateIntrinsicContentSize()
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    invalidateIntrinsicContentSize()
  }
  open func removeAllSegments() {
    titles = []
    invalidateIntrinsicContentSize()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    invalidateIntrinsicContentSize()
  }
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }

  override func fill(_ content: inout NodeContent) {
    content.node.content.segments = titles
    content.node.content.selected = selectedSegmentIndex
    content.node.content.isEnabled = isEnabled
  }
}

/// Something is going on (UIKit's `UIActivityIndicatorView`).
open class ActivityIndicatorView: View {
  override var kind: ViewKind { .spinner }
  open var style = Style.medium
  open var color: Color! = .systemGray
  open var hidesWhenStopped = true
  public private(set) var isAnimating = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  /// The looks it can have.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    public static let whiteLarge = Style.large
    public static let white = Style.medium
    public static let gray = Style.medium
  }

  override var controlStyle: ControlStyle? { style == .large ? .large : .medium }
  override func fill(_ content: inout NodeContent) {
    content.node.content.isOn = isAnimating
    if hidesWhenStopped, !isAnimating { content.node.content.isHidden = true }
  }
}

/// Dots, one for each page (UIKit's `UIPageControl`).
open class PageControl: Control {
  override var kind: ViewKind { .pageControl }
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: Color?
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a bar is behind the dots; never drawn.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: Image?
  open var direction = 0
  open func size(forNumberOfPages pageCount: Int) -> CGSize { sizeThatFits(.zero) }
  open func setIndicatorImage(_ image: Image?, forPage page: Int) {}
  open var currentPageIndicatorTintColor: Color?

  override func fill(_ content: inout NodeContent) {
    content.node.content.pages = numberOfPages
    content.node.content.selected = currentPage
  }
}
