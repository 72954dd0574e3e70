public import Foundation

/// Sections by first letters (UIKit's `UILocalizedIndexedCollation`): those of the Latin alphabet, and `#` for all else.
open class LocalizedIndexedCollation: NSObject {
  public class func current() -> Self { self.init() }
  public override required init() { super.init() }

  open var sectionTitles: [String] { (65...90).map { String(UnicodeScalar(UInt8($0))) } + ["#"] }
  open var sectionIndexTitles: [String] { sectionTitles }
  open func section(forSectionIndexTitle index: Int) -> Int { index }

  /// The section that a text belongs to.
  open func section(for text: String) -> Int {
    let folded = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased()
    return folded.first.flatMap { sectionTitles.firstIndex(of: String($0)) } ?? sectionTitles.count - 1
  }

  /// By the text that a selector would give, which nothing can ask for here: by the object's description.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int { section(for: "\(object)") }
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.sorted { "\($0)" < "\($1)" }
  }
}
