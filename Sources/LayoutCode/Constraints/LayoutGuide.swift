public import Foundation
internal import ProofModel

/// A rectangle that takes part in layout and is never drawn (UIKit's `UILayoutGuide`).
open class LayoutGuide: NSObject, LayoutItem {
  unowned(unsafe) var owner: View?
  /// What a built-in guide is; nil for one of the user's own.
  let builtIn: LayoutGuideKind?
  var slot = LayoutSlot()
  var storedFrame = CGRect.zero

  public override init() {
    builtIn = nil
    super.init()
  }

  init(_ kind: LayoutGuideKind, of view: View) {
    builtIn = kind
    owner = view
    super.init()
  }

  open var identifier: String = ""
  public var layoutView: View? { owner }

  /// The view it was added to.
  open var owningView: View? { owner }

  /// In the owning view's space, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    return owner.frame(of: self)
  }
}

/// The top and bottom guides of controllers before safe areas.
public protocol LayoutSupport: LayoutItem {
  /// Points that the guide takes from its edge.
  var length: CGFloat { get }
  var topAnchor: LayoutYAxisAnchor { get }
  var bottomAnchor: LayoutYAxisAnchor { get }
  var heightAnchor: LayoutDimension { get }
}

/// A controller's old guide.
final class BarLayoutGuide: LayoutGuide, LayoutSupport {
  var length: CGFloat {
    guard let owner else { return 0 }
    let insets = owner.safeAreaInsets
    return builtIn == .topLayout ? insets.top : insets.bottom
  }
}

/// A guide that ends where the keyboard begins; without one along the bottom.
public final class KeyboardLayoutGuide: LayoutGuide {
  public var followsUndockedKeyboard = false
  public var usesBottomSafeArea = true
}

extension View {
  public var layoutGuides: [LayoutGuide] { ownGuides }

  /// Takes a guide of its own into its space.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owner?.removeLayoutGuide(guide)
    guide.owner = self
    ownGuides.append(guide)
    treeDidChange()
  }

  /// Lets a guide go, and the constraints about it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard let place = ownGuides.firstIndex(where: { $0 === guide }) else { return }
    removeConstraints(about: guide)
    ownGuides.remove(at: place)
    guide.owner = nil
    treeDidChange()
  }

  /// What bars and the device leave.
  public var safeAreaLayoutGuide: LayoutGuide { guide(.safe) }
  public var layoutMarginsGuide: LayoutGuide { guide(.margins) }
  /// Inside the margins and not wider than text is read well.
  public var readableContentGuide: LayoutGuide { guide(.readable) }
  public var keyboardLayoutGuide: KeyboardLayoutGuide {
    guide(.keyboard) as? KeyboardLayoutGuide ?? KeyboardLayoutGuide(.keyboard, of: self)
  }

  func guide(_ kind: LayoutGuideKind) -> LayoutGuide {
    if let guide = builtInGuides[kind] { return guide }
    let guide: LayoutGuide
    switch kind {
    case .keyboard: guide = KeyboardLayoutGuide(kind, of: self)
    case .topLayout, .bottomLayout: guide = BarLayoutGuide(kind, of: self)
    default: guide = LayoutGuide(kind, of: self)
    }
    builtInGuides[kind] = guide
    return guide
  }

  /// Where a guide of this view lies: by the engine where it is the user's own, else by the insets.
  func frame(of guide: LayoutGuide) -> CGRect {
    guard let kind = guide.builtIn else {
      tree.prepareToRead()
      return guide.storedFrame
    }
    let area = CGRect(origin: .zero, size: storedFrame.size)
    switch kind {
    case .safe: return area.inset(by: safeAreaInsets)
    case .margins: return area.inset(by: layoutMargins)
    case .topLayout: return CGRect(x: 0, y: 0, width: area.width, height: safeAreaInsets.top)
    case .bottomLayout, .keyboard:
      let bottom = safeAreaInsets.bottom
      return CGRect(x: 0, y: area.height - bottom, width: area.width, height: bottom)
    case .frame: return bounds
    case .content: return CGRect(origin: .zero, size: (self as? ScrollView)?.contentSize ?? area.size)
    case .readable:
      let inner = area.inset(by: layoutMargins)
      let extra = max(0, inner.width - 672) / 2
      return inner.inset(by: EdgeInsets(top: 0, left: extra, bottom: 0, right: extra))
    }
  }
}
