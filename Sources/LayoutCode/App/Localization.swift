public import Foundation
internal import Importing
internal import ProofModel

/// The text of a key in the app's string files and catalogues, in the language that the screen is drawn in; the value,
/// else the key, where none has it (UIKit's `NSLocalizedString`, which copies of an app's sources call by this name).
public func AppLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String = ""
) -> String {
  let context = LayoutContext.current
  let text = context.resources?.text(key, table: tableName ?? "Localizable", locale: context.environment.locale)
  return text ?? (value.isEmpty ? key : value)
}

extension Bundle {
  /// The same as a method.
  public func appLocalizedString(forKey key: String, value: String?, table: String?) -> String {
    AppLocalizedString(key, tableName: table, bundle: self, value: value ?? "")
  }
}
