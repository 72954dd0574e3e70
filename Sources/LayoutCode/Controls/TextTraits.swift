public import Foundation

/// Asked while a field is edited, which nobody does here.
public protocol TextFieldDelegate: AnyObject {
  func textFieldShouldReturn(_ textField: TextField) -> Bool
  func textFieldShouldClear(_ textField: TextField) -> Bool
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  func textFieldDidBeginEditing(_ textField: TextField)
  func textFieldDidEndEditing(_ textField: TextField)
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  func textFieldDidChangeSelection(_ textField: TextField)
  func textField(_ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
}

extension TextFieldDelegate {
  /// Whether return may end editing.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
  /// It may.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// It may.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Editing begins.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Editing ends.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Editing ends.
  public func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {}
  /// Another selection.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// It may.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}

extension TextField {
  /// Why editing ends.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}

/// Asked while a text is edited.
public protocol TextViewDelegate: ScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  func textViewDidBeginEditing(_ textView: TextView)
  func textViewDidEndEditing(_ textView: TextView)
  func textViewDidChange(_ textView: TextView)
  func textViewDidChangeSelection(_ textView: TextView)
  func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textView(
    _ textView: TextView, shouldInteractWith url: URL, in range: NSRange, interaction: TextItemInteraction
  ) -> Bool
  func textView(_ textView: TextView, shouldInteractWith url: URL, in range: NSRange) -> Bool
}
extension TextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// It may.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Editing begins.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Editing ends.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Another text.
  public func textViewDidChange(_ textView: TextView) {}
  /// Another selection.
  public func textViewDidChangeSelection(_ textView: TextView) {}
  /// It may.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// It may.
  public func textView(
    _ textView: TextView, shouldInteractWith url: URL, in range: NSRange, interaction: TextItemInteraction
  ) -> Bool { true }
  /// It may.
  public func textView(_ textView: TextView, shouldInteractWith url: URL, in range: NSRange) -> Bool { true }
}

/// What is done with a link.
public enum TextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// The keyboard that would come.
public enum KeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
  public static let alphabet = KeyboardType.asciiCapable
}
/// The word on its return key.
public enum ReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
/// What it makes capitals.
public enum AutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether it corrects.
public enum AutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether it finds misspellings.
public enum SpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether it mends quotes, dashes and gaps.
public enum SmartType: Int, Sendable { case `default`, no, yes }
/// Light or dark keys.
public enum KeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  public static let alert = KeyboardAppearance.dark
}

/// What a field is for.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = TextContentType(rawValue: "name")
  public static let givenName = TextContentType(rawValue: "given-name")
  public static let familyName = TextContentType(rawValue: "family-name")
  public static let nickname = TextContentType(rawValue: "nickname")
  public static let username = TextContentType(rawValue: "username")
  public static let password = TextContentType(rawValue: "password")
  public static let newPassword = TextContentType(rawValue: "new-password")
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  public static let emailAddress = TextContentType(rawValue: "email")
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  public static let URL = TextContentType(rawValue: "url")
  public static let creditCardNumber = TextContentType(rawValue: "cc-number")
  public static let postalCode = TextContentType(rawValue: "postal-code")
  public static let addressCity = TextContentType(rawValue: "address-level2")
  public static let addressState = TextContentType(rawValue: "address-level1")
  public static let countryName = TextContentType(rawValue: "country-name")
  public static let streetAddressLine1 = TextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = TextContentType(rawValue: "address-line2")
  public static let fullStreetAddress = TextContentType(rawValue: "street-address")
  public static let organizationName = TextContentType(rawValue: "organization")
  public static let location = TextContentType(rawValue: "location")
}

/// What of a text is made a link.
public struct DataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = DataDetectorTypes(rawValue: 1)
  public static let link = DataDetectorTypes(rawValue: 2)
  public static let address = DataDetectorTypes(rawValue: 4)
  public static let calendarEvent = DataDetectorTypes(rawValue: 8)
  public static let all = DataDetectorTypes(rawValue: .max)
}

/// A place in an edited text; nothing is edited here.
open class TextPosition: NSObject {}
/// A range of an edited text.
open class TextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: TextPosition { TextPosition() }
  open var end: TextPosition { TextPosition() }
}

/// The padding and the lines of a text view (UIKit's `NSTextContainer`).
open class TextContainer: NSObject {
  public var lineFragmentPadding: CGFloat = 5
  public var maximumNumberOfLines = 0
  public var lineBreakMode = LineBreakMode.byWordWrapping
  public var widthTracksTextView = false
  public var heightTracksTextView = false
  public var exclusionPaths: [BezierPath] = []
  public var size: CGSize
  public init(size: CGSize) { self.size = size }
  public convenience override init() { self.init(size: .zero) }
}

/// Lays text out by hand (UIKit's `NSLayoutManager`); nothing does here.
open class LayoutManager: NSObject {
  open weak var delegate: AnyObject?
  open var usesFontLeading = true
  open var numberOfGlyphs: Int { 0 }
  open func addTextContainer(_ container: TextContainer) {}
  open func ensureLayout(for container: TextContainer) {}
  open func usedRect(for container: TextContainer) -> CGRect { .zero }
  open func glyphRange(for container: TextContainer) -> NSRange { NSRange(location: 0, length: 0) }
  open func glyphRange(forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?)
    -> NSRange
  { range }
  open func characterIndex(
    for point: CGPoint, in container: TextContainer,
    fractionOfDistanceBetweenInsertionPoints: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  open func glyphIndex(for point: CGPoint, in container: TextContainer) -> Int { 0 }
  open func boundingRect(forGlyphRange range: NSRange, in container: TextContainer) -> CGRect { .zero }
  open func drawBackground(forGlyphRange range: NSRange, at origin: CGPoint) {}
  open func drawGlyphs(forGlyphRange range: NSRange, at origin: CGPoint) {}
}

/// A text that is laid out by hand (UIKit's `NSTextStorage`).
open class TextStorage: NSMutableAttributedString {
  open func addLayoutManager(_ manager: LayoutManager) {}
}
