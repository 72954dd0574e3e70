public import Foundation
internal import Resolving

/// What a view's layer adds to its look: corners, a border, a shadow, a mask, layers of its own (Core Animation's `CALayer`).
open class Layer: NSObject, MediaTiming {
  unowned(unsafe) var view: View?
  private var ownFrame = CGRect.zero
  private var ownColor: CGColor?
  private var ownOpacity: Float = 1
  private var clips = false
  private var animations: [String: CAAnimation] = [:]
  var isAboveSubviews = false

  public override init() { super.init() }
  /// A copy for showing; nothing is shown by it.
  public init(layer: Any) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var maskedCorners: CornerMask = .all
  open var cornerCurve = CornerCurve.circular
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var zPosition: CGFloat = 0
  open var name: String?
  open var contents: Any?
  open var contentsGravity = ContentsGravity.resize
  open var contentsScale: CGFloat = 1
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var rasterizationScale: CGFloat = 1
  open var shouldRasterize = false
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var drawsAsynchronously = false
  open var isOpaque = false
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var needsDisplayOnBoundsChange = false
  open var mask: Layer?
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var anchorPointZ: CGFloat = 0
  open var transform = CATransform3D.identity
  open var sublayerTransform = CATransform3D.identity
  open var compositingFilter: Any?
  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  open var actions: [String: any LayerAction]?
  open var style: [AnyHashable: Any]?
  open weak var delegate: (any LayerDelegate)?
  open private(set) weak var superlayer: Layer?
  /// Those of the layer's own, without the ones of subviews; setting takes the others out.
  open var sublayers: [Layer]? {
    get { ownSublayers }
    set {
      for old in ownSublayers ?? [] where newValue?.contains(where: { $0 === old }) != true { old.superlayer = nil }
      for new in newValue ?? [] where new.superlayer !== self { new.removeFromSuperlayer() }
      ownSublayers = newValue
      for new in newValue ?? [] { new.superlayer = self }
    }
  }
  private var ownSublayers: [Layer]?
  open var beginTime: TimeInterval = 0
  open var duration: TimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: TimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  open var fillMode = MediaTimingFillMode.removed

  open var isHidden: Bool {
    get { view?.isHidden ?? isAway }
    set { if let view { view.isHidden = newValue } else { isAway = newValue } }
  }
  private var isAway = false
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? clips }
    set { if let view { view.clipsToBounds = newValue } else { clips = newValue } }
  }
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownColor }
    set { if let view { view.backgroundColor = newValue.map(Color.init(cgColor:)) } else { ownColor = newValue } }
  }
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      if let view { return view.bounds = newValue }
      // The position stays, in the middle.
      ownFrame = CGRect(
        x: ownFrame.midX - newValue.width / 2, y: ownFrame.midY - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }
  open var position: CGPoint {
    get { view?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set {
      if let view { return view.center = newValue }
      ownFrame.origin = CGPoint(x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
    }
  }

  // MARK: Tree

  /// Over the subviews that there are; one that is inserted at a place lies below them.
  open func addSublayer(_ layer: Layer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
    layer.isAboveSubviews = view?.children.isEmpty == false
  }
  open func insertSublayer(_ layer: Layer, at index: UInt32) {
    layer.isAboveSubviews = false
    layer.removeFromSuperlayer()
    var layers = ownSublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    ownSublayers = layers
    layer.superlayer = self
  }
  open func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }
  open func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    insertSublayer(layer, at: UInt32((sublayers?.firstIndex { $0 === sibling } ?? (sublayers?.count ?? 0) - 1) + 1))
  }
  open func replaceSublayer(_ old: Layer, with new: Layer) {
    guard let place = sublayers?.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insertSublayer(new, at: UInt32(place))
  }
  open func removeFromSuperlayer() {
    superlayer?.ownSublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: Layout and drawing

  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func displayIfNeeded() {}
  open func display() {}
  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  open func layoutSublayers() {}
  open func draw(in context: CGContext) {}
  open func render(in context: CGContext) {}
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint) -> Layer? { contains(point) ? self : nil }
  open func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }
  open func setAffineTransform(_ transform: CGAffineTransform) { view?.transform = transform }
  open func convert(_ point: CGPoint, to layer: Layer?) -> CGPoint { view?.convert(point, to: layer?.view) ?? point }
  open func convert(_ point: CGPoint, from layer: Layer?) -> CGPoint {
    view?.convert(point, from: layer?.view) ?? point
  }
  open func convert(_ rect: CGRect, to layer: Layer?) -> CGRect { view?.convert(rect, to: layer?.view) ?? rect }
  open func convert(_ rect: CGRect, from layer: Layer?) -> CGRect { view?.convert(rect, from: layer?.view) ?? rect }
  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  // MARK: Animations, which are kept and show their beginning

  open func add(_ animation: CAAnimation, forKey key: String?) { animations[key ?? ""] = animation }
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  open func removeAllAnimations() { animations = [:] }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  open func action(forKey event: String) -> (any LayerAction)? { nil }
  open class func defaultAction(forKey event: String) -> (any LayerAction)? { nil }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func convertTime(_ time: TimeInterval, from layer: Layer?) -> TimeInterval { time }
  open func convertTime(_ time: TimeInterval, to layer: Layer?) -> TimeInterval { time }

  func fill(_ content: inout ResolvedView) {
    content.cornerRadius = Double(cornerRadius)
    content.borderWidth = Double(borderWidth)
    if let borderColor { content.borderColor = borderColor.model }
  }
}
