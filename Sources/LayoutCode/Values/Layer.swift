public import Foundation
internal import AutoLayout
internal import ProofModel

/// What a view's layer adds to its look: corners, a border; shadows are kept and not drawn.
open class Layer: NSObject {
  private unowned(unsafe) let view: View?

  public override init() {
    view = nil
    super.init()
  }

  init(_ view: View) {
    self.view = view
    super.init()
  }

  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var maskedCorners: CornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve = CornerCurve.circular
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var zPosition: CGFloat = 0
  open var name: String?

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map(Color.init(cgColor:)) }
  }
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// Which corners are round.
  public struct CornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)
  }

  /// How a corner is drawn.
  public enum CornerCurve: Sendable { case circular, continuous }

  func fill(_ content: inout ResolvedView) {
    content.cornerRadius = Double(cornerRadius)
    content.borderWidth = Double(borderWidth)
    if let borderColor { content.borderColor = borderColor.model }
  }
}
