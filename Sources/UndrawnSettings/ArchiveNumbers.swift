/// Numbers by which archives of Xcode 4 and before say what UIKit's and MapKit's enumerations call by words.
enum ArchiveNumbers {
  /// The case that a number of a key is; nil of keys whose numbers are numbers.
  static func word(_ number: String, of key: String) -> String? {
    guard let words = words[key], let place = Int(number), words.indices.contains(place) else { return nil }
    return words[place]
  }

  /// By their keys: the cases from 0 on (`UITextField.BorderStyle`, `UITextInputTraits`, `NSTextAlignment`, `MKMapType`, docs).
  private static let words: [String: [String]] = [
    "IBUITextAlignment": ["left", "center", "right"],
    "IBUIBorderStyle": ["none", "line", "bezel", "rounded rect"],
    "IBUIKeyboardType": [
      "default", "ASCII capable", "numbers and punctuation", "URL", "number pad", "phone pad", "name phone pad",
      "e-mail address", "decimal pad", "Twitter",
    ],
    "IBUIReturnKeyType": [
      "default", "go", "Google", "join", "next", "route", "search", "send", "Yahoo", "done", "emergency call",
    ],
    "IBUIAutocorrectionType": ["default", "no", "yes"],
    "IBUIAutocapitalizationType": ["none", "words", "sentences", "all characters"],
    "IBUIClearButtonMode": ["never", "while editing", "unless editing", "always"],
    "IBMKMapType": ["standard", "satellite", "hybrid"],
  ]
}
