public import Foundation

// Documents, printing and what an extension is given: all of it is there, and nothing of it happens.

/// What an extension is given (Foundation's `NSExtensionContext`): nothing.
open class ExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {}
  open func cancelRequest(withError error: any Error) {}
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {}
}
/// One of the things that it is given.
open class ExtensionItem: NSObject {
  open var attachments: [ItemProvider]?
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var userInfo: [AnyHashable: Any]?
}
extension ViewController {
  /// No screen is drawn as an extension's.
  public var extensionContext: ExtensionContext? { nil }
}

/// What is printed (UIKit's `UIPrintInfo`).
open class PrintInfo: NSObject {
  /// What it is.
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  /// How paper lies.
  public enum Orientation: Int, Sendable { case portrait, landscape }
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var jobName = ""
  public class func printInfo() -> PrintInfo { PrintInfo() }
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
}
/// Prints (UIKit's `UIPrintInteractionController`).
open class PrintInteractionController: NSObject {
  public typealias CompletionHandler = (PrintInteractionController, Bool, (any Error)?) -> Void
  public class var shared: PrintInteractionController { PrintInteractionController() }
  public class var isPrintingAvailable: Bool { false }
  open var printInfo: PrintInfo?
  open var printingItem: Any?
  open var printingItems: [Any]?
  open var printFormatter: PrintFormatter?
  open var printPageRenderer: PrintPageRenderer?
  open var showsNumberOfCopies = true
  open var showsPaperSelectionForLoadedPapers = false
  @discardableResult open func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool { false }
  @discardableResult
  open func present(
    from rect: CGRect, in view: View, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { false }
}
/// Sets what is printed.
open class PrintFormatter: NSObject {
  open var startPage = 0
  open var perPageContentInsets = EdgeInsets.zero
}
/// Of plain text.
open class SimpleTextPrintFormatter: PrintFormatter {
  public init(text: String) {}
  public init(attributedText: NSAttributedString) {}
}
/// Of a page of the web.
open class MarkupTextPrintFormatter: PrintFormatter {
  public init(markupText: String) {}
}
/// Draws pages.
open class PrintPageRenderer: NSObject {
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0
  open var paperRect: CGRect { .zero }
  open var printableRect: CGRect { .zero }
  open var numberOfPages: Int { 0 }
  open func addPrintFormatter(_ formatter: PrintFormatter, startingAtPageAt page: Int) {}
  open func drawPage(at index: Int, in rect: CGRect) {}
  open func prepare(forDrawingPages range: NSRange) {}
}

/// Draws a document of pages; none is made.
open class GraphicsPDFRenderer: NSObject {
  public init(bounds: CGRect) {}
  public init(bounds: CGRect, format: GraphicsPDFRendererFormat) {}
  open func pdfData(actions: (GraphicsPDFRendererContext) -> Void) -> Data { Data() }
  open func writePDF(to url: URL, withActions actions: (GraphicsPDFRendererContext) -> Void) throws {}
}
/// What is said of a document.
open class GraphicsPDFRendererFormat: NSObject {
  open var documentInfo: [String: Any] = [:]
}
/// What a page is drawn with.
open class GraphicsPDFRendererContext: NSObject {
  open var cgContext: CGContext { CGContext() }
  open var pdfContextBounds: CGRect { .zero }
  open func beginPage() {}
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
}

/// A file of an app's own kind (UIKit's `UIDocument`): nothing is read or written.
open class AppDocument: NSObject {
  /// What it is doing.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let closed = State(rawValue: 1)
    public static let inConflict = State(rawValue: 2)
    public static let savingError = State(rawValue: 4)
    public static let editingDisabled = State(rawValue: 8)
  }
  /// Why it is written.
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }
  /// How much of it changed.
  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
  public let fileURL: URL
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  open var documentState: State { .closed }
  open var hasUnsavedChanges: Bool { false }
  public init(fileURL url: URL) { fileURL = url }
  open func open(completionHandler: ((Bool) -> Void)? = nil) {}
  open func close(completionHandler: ((Bool) -> Void)? = nil) {}
  open func save(to url: URL, for operation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {}
  open func contents(forType typeName: String) throws -> Any { Data() }
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  open func updateChangeCount(_ change: ChangeKind) {}
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
}

/// Corrects spelling (UIKit's `UITextChecker`): it knows no language.
open class TextChecker: NSObject {
  public class var availableLanguages: [String] { [] }
  open func rangeOfMisspelledWord(
    in text: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(forWordRange range: NSRange, in text: String, language: String) -> [String]? { nil }
  open func completions(forPartialWordRange range: NSRange, in text: String, language: String) -> [String]? { nil }
}

/// Nothing is kept.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: Image, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) {}
