internal import Foundation

/// What stands in a copy of an app's sources in the place of code that does not compile: a finding, where it would have
/// run.
///
/// - Parameter what: the place and the reason.
public func appLeftOut(_ what: String) {
  LayoutContext.current.notes.note("\(what) [left-out]; this code does not compile here and does nothing")
}

/// The same where a value is asked for: nothing, zero, empty, the first case, a plain view. A type that has no such value
/// stops the screen with the same words.
public func appLeftOut<Value>(_ what: String) -> Value {
  appLeftOut(what) as Void
  guard let value = plainValue(of: Value.self) else { fatalError("\(what); there is no plain '\(Value.self)'") }
  return value
}

/// A type of an app's own that code which is left out would have given: how `code init` found that one is made.
public protocol AppPlainValue {
  static var appPlainValue: Any { get }
}

/// The plainest value of a type; nil where none is known.
func plainValue<Value>(of type: Value.Type) -> Value? {
  let value: Any? =
    switch type {
    case let type as any AppPlainValue.Type: type.appPlainValue
    case let type as any ExpressibleByNilLiteral.Type: type.nothing
    case is Bool.Type: false
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any SetAlgebra.Type: type.init()
    case let type as any AdditiveArithmetic.Type: type.zero
    case let type as any DictionaryValue.Type: type.empty
    case let type as any CaseIterable.Type: type.first
    case is URL.Type: URL(fileURLWithPath: "/")
    case is Date.Type: Date(timeIntervalSince1970: 0)
    case is Locale.Type: Locale(identifier: "en_US")
    case is Calendar.Type: Calendar(identifier: .gregorian)
    case is TimeZone.Type: TimeZone(secondsFromGMT: 0)
    case is IndexPath.Type: IndexPath(row: 0, section: 0)
    case is DateFormatter.Type: DateFormatter()
    case is NumberFormatter.Type: NumberFormatter()
    case is Bundle.Type: Bundle.main
    case is UserDefaults.Type: UserDefaults.standard
    case is NotificationCenter.Type: NotificationCenter.default
    case is FileManager.Type: FileManager.default
    case is NSAttributedString.Type: NSAttributedString(string: "")
    case is CGRect.Type: CGRect.zero
    case is CGSize.Type: CGSize.zero
    case is CGPoint.Type: CGPoint.zero
    case is EdgeInsets.Type: EdgeInsets.zero
    case is Color.Type: Color.clear
    case is Font.Type: Font.systemFont(ofSize: 17)
    case is Image.Type: Image(asset: "", size: .zero)
    case is (() -> Void).Type: {} as () -> Void
    default: plainObject(of: type)
    }
  return value as? Value
}

/// A view, controller or layer of UIKit's own.
private func plainObject(of type: Any.Type) -> Any? {
  if let view = type as? View.Type, LibraryClasses.contains(type: type) { return view.made(frame: .zero) }
  return switch ObjectIdentifier(type as Any.Type) {
  case ObjectIdentifier(ViewController.self): ViewController()
  case ObjectIdentifier(NavigationController.self): NavigationController()
  case ObjectIdentifier(LayoutConstraint.self): LayoutConstraint()
  case ObjectIdentifier(Layer.self): Layer()
  case ObjectIdentifier(GradientLayer.self): GradientLayer()
  case ObjectIdentifier(ShapeLayer.self): ShapeLayer()
  default: nil
  }
}

extension ExpressibleByNilLiteral {
  fileprivate static var nothing: Any { Self(nilLiteral: ()) }
}

extension CaseIterable {
  fileprivate static var first: Any? { allCases.first }
}

/// A dictionary of any type.
private protocol DictionaryValue {
  static var empty: Any { get }
}

extension Dictionary: DictionaryValue {
  fileprivate static var empty: Any { Self() }
}
