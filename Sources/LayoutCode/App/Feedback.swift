public import Foundation

/// What is felt (UIKit's `UIFeedbackGenerator`): nothing.
open class FeedbackGenerator: NSObject {
  open func prepare() {}
}

/// A knock.
open class ImpactFeedbackGenerator: FeedbackGenerator {
  /// How hard.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }
  public convenience init(style: FeedbackStyle, view: View) { self.init(style: style) }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// A tick.
open class SelectionFeedbackGenerator: FeedbackGenerator {
  open func selectionChanged() {}
}

/// Success or failure.
open class NotificationFeedbackGenerator: FeedbackGenerator {
  /// What happened.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ type: FeedbackType) {}
}

/// What was copied (UIKit's `UIPasteboard`): nothing.
open class Pasteboard: NSObject, @unchecked Sendable {
  public static let general = Pasteboard()
  open var string: String? {
    get { nil }
    set {}
  }
  open var strings: [String]? {
    get { nil }
    set {}
  }
  open var url: URL? {
    get { nil }
    set {}
  }
  open var image: Image? {
    get { nil }
    set {}
  }
  open var images: [Image]? {
    get { nil }
    set {}
  }
  open var items: [[String: Any]] {
    get { [] }
    set {}
  }
  open var hasStrings: Bool { false }
  open var hasURLs: Bool { false }
  open var hasImages: Bool { false }
  open var changeCount: Int { 0 }
  open func setData(_ data: Data, forPasteboardType type: String) {}
  open func setValue(_ value: Any, forPasteboardType type: String) {}
  open func setItems(_ items: [[String: Any]], options: [String: Any] = [:]) {}
  open func data(forPasteboardType type: String) -> Data? { nil }
}
