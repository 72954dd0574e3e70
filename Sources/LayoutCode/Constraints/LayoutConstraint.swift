public import Foundation

/// A linear relation between two attributes (UIKit's `NSLayoutConstraint`): `first = multiplier · second + constant`.
///
/// Active constraints are held by the nearest common superview of their items. What UIKit answers with an exception
/// stops with a message that names the views; the `checked…` variants throw it.
open class LayoutConstraint: NSObject {
  private(set) weak var first: (any LayoutItem)?
  private(set) weak var second: (any LayoutItem)?
  public private(set) var firstAttribute = Attribute.notAnAttribute
  public private(set) var secondAttribute = Attribute.notAnAttribute
  public private(set) var relation = Relation.equal
  public private(set) var multiplier: CGFloat = 1
  /// What the dimension is measured between, for constraints of `anchorWithOffset(to:)`.
  private(set) var spans: (first: AnchorSpan?, second: AnchorSpan?) = (nil, nil)
  /// Times the system's own spacing, which is added to the constant.
  private(set) var systemSpacing: CGFloat?
  var place = CodePlace(file: "", line: 0)

  /// The view that holds it while it is active.
  unowned(unsafe) var holder: View?
  var slot = LayoutSlot()
  /// Which was activated first.
  var order: UInt64 = 0
  private var storedConstant: CGFloat = 0
  private var storedPriority = LayoutPriority.required
  private var storedIdentifier: String?

  public override init() { super.init() }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init()
    place = CodePlace(file: file, line: line)
    guard let item = Self.item(view1) else { stopHere("a constraint is about a view or a guide, not '\(view1)'") }
    if let view2, Self.item(view2) == nil, !Self.isNothing(view2) {
      stopHere("a constraint is about a view or a guide, not '\(view2)'")
    }
    set(item, attr1, relation, view2.flatMap(Self.item), attr2, multiplier: multiplier, constant: c)
  }

  /// From two anchors; what they cannot be set to was refused by their types.
  convenience init(
    _ first: AnchorSpan, _ relation: Relation, _ second: AnchorSpan?, multiplier: CGFloat, constant: CGFloat,
    systemSpacing: CGFloat? = nil, place: CodePlace
  ) {
    self.init()
    self.place = place
    self.systemSpacing = systemSpacing
    if first.origin != nil || second?.origin != nil { spans = (first, second) }
    set(
      first.item, first.attribute, relation, second?.item, second?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
  }

  private func set(
    _ first: (any LayoutItem)?, _ attribute: Attribute, _ relation: Relation, _ second: (any LayoutItem)?,
    _ other: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = first
    firstAttribute = attribute
    self.relation = relation
    self.second = second
    secondAttribute = second == nil ? .notAnAttribute : other
    self.multiplier = multiplier
    storedConstant = constant
    if !isPlainlyLegal, let mistake = ConstraintCheck.mistake(in: self) { fatalError(mistake.description) }
  }

  /// The screen has another size, or the constraint came onto one.
  func screenDidChange() {}

  /// What is doubtful about it though it can be laid out: told with a proof's findings.
  var doubt: LayoutMistake? { nil }

  /// The view or guide that is meant; a front means the view that it stands before.
  static func item(_ any: Any) -> (any LayoutItem)? {
    guard let item = any as? any LayoutItem else { return nil }
    return (item as? any ViewFront)?.hosted ?? item
  }

  /// What a user knows an item as.
  private static func object(_ item: (any LayoutItem)?) -> AnyObject? { (item as? View)?.speaker ?? item }

  /// `nil` that came as `Any`.
  private static func isNothing(_ any: Any) -> Bool {
    let mirror = Mirror(reflecting: any)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  func stopHere(_ message: String) -> Never { fatalError("\(place.file):\(place.line): \(message)") }

  // MARK: Values

  open var firstItem: AnyObject? { Self.object(first) }
  open var secondItem: AnyObject? { Self.object(second) }
  /// The first item's attribute as an anchor.
  open var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(first, firstAttribute) }
  open var secondAnchor: LayoutAnchor<AnyObject>? {
    second == nil ? nil : LayoutAnchor(second, secondAttribute)
  }

  /// Points; may be changed at any time.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue.isFinite else { stopHere("the constant of '\(equation)' is \(newValue), which is no number") }
      guard newValue != storedConstant else { return }
      let change = Double(newValue - storedConstant)
      storedConstant = newValue
      guard let holder else { return }
      holder.layoutTop.ownTree?.constantDidChange(of: self, by: change)
    }
  }

  /// Above 0; whether it is 1000, required, may not change while the constraint is active.
  open var priority: LayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      if let mistake = mistake(changingTo: newValue) { fatalError(mistake.description) }
      storedPriority = newValue
      holder?.treeDidChange()
      holder?.setNeedsLayout()
    }
  }

  open var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

  open var shouldBeArchived = false

  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != (holder != nil) else { return }
      if newValue {
        if let mistake = install() { fatalError(mistake.description) }
      } else {
        uninstall()
      }
    }
  }

  open class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Called by who loads it from a file; code may call it after making one.
  open func awakeFromNib() {}

  open override var description: String {
    "<\(type(of: self)) \(storedIdentifier.map { "'\($0)' " } ?? "")\(equation)\(isActive ? "" : " (inactive)")>"
  }

  // MARK: Checked variants, for tools

  /// Makes a constraint, or throws what UIKit raises.
  public static func checked(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation = .equal, toItem view2: Any? = nil,
    attribute attr2: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(LayoutMistake) -> LayoutConstraint {
    let constraint = LayoutConstraint()
    constraint.place = CodePlace(file: file, line: line)
    guard let item = item(view1) else {
      throw LayoutMistake(
        id: "no-view-in-rule", message: "a constraint is about a view or a guide, not '\(view1)'", file: "\(file)",
        line: Int(line))
    }
    constraint.first = item
    constraint.firstAttribute = attr1
    constraint.relation = relation
    constraint.second = view2.flatMap { self.item($0) }
    constraint.secondAttribute = constraint.second == nil ? .notAnAttribute : attr2
    constraint.multiplier = multiplier
    constraint.storedConstant = c
    if !constraint.isPlainlyLegal, let mistake = ConstraintCheck.mistake(in: constraint) { throw mistake }
    return constraint
  }

  /// Activates it, or throws what UIKit raises.
  public func checkedActivate() throws(LayoutMistake) {
    guard holder == nil else { return }
    if let mistake = install() { throw mistake }
  }

  /// Sets the priority, or throws what UIKit raises.
  public func checkedSetPriority(_ priority: LayoutPriority) throws(LayoutMistake) {
    if let mistake = mistake(changingTo: priority) { throw mistake }
    self.priority = priority
  }
}
