public import Foundation

// Controllers of the system's own: they are there, and show nothing of what the system would.

/// Shares something (UIKit's `UIActivityViewController`).
open class ActivityViewController: ViewController {
  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  open var excludedActivityTypes: [ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var allowsProminentActivity = true
  public convenience init(activityItems: [Any], applicationActivities: [Activity]?) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Names a way to share.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let postToFacebook = ActivityType("postToFacebook")
    public static let postToTwitter = ActivityType("postToTwitter")
    public static let postToVimeo = ActivityType("postToVimeo")
    public static let postToFlickr = ActivityType("postToFlickr")
    public static let postToWeibo = ActivityType("postToWeibo")
    public static let postToTencentWeibo = ActivityType("postToTencentWeibo")
    public static let message = ActivityType("message")
    public static let mail = ActivityType("mail")
    public static let print = ActivityType("print")
    public static let copyToPasteboard = ActivityType("copyToPasteboard")
    public static let assignToContact = ActivityType("assignToContact")
    public static let saveToCameraRoll = ActivityType("saveToCameraRoll")
    public static let addToReadingList = ActivityType("addToReadingList")
    public static let airDrop = ActivityType("airDrop")
    public static let openInIBooks = ActivityType("openInIBooks")
    public static let markupAsPDF = ActivityType("markupAsPDF")
  }
}

/// A way to share of one's own.
open class Activity: NSObject {
  /// Where it is shown.
  public enum Category: Int, Sendable { case action, share }
  open var activityType: ActivityViewController.ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: Image? { nil }
  open var activityViewController: ViewController? { nil }
  open class var activityCategory: Category { .action }
  open func canPerform(withActivityItems items: [Any]) -> Bool { false }
  open func prepare(withActivityItems items: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}

/// Gives what is shared.
public protocol ActivityItemSource: AnyObject {
  func activityViewControllerPlaceholderItem(_ controller: ActivityViewController) -> Any
  func activityViewController(
    _ controller: ActivityViewController, itemForActivityType type: ActivityViewController.ActivityType?
  ) -> Any?
}

/// Takes a picture or chooses one (UIKit's `UIImagePickerController`).
open class ImagePickerController: NavigationController {
  /// Camera or library.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// Front or rear.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// How good a film is.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  open var cameraDevice = CameraDevice.rear
  open var videoQuality = QualityType.typeMedium
  open var videoMaximumDuration: TimeInterval = 600
  open var showsCameraControls = true
  open var cameraOverlayView: View?
  open var cameraViewTransform = CGAffineTransform.identity
  open func takePicture() {}
  open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}
  public class func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
  public class func isCameraDeviceAvailable(_ device: CameraDevice) -> Bool { false }
  public class func availableMediaTypes(for type: SourceType) -> [String]? { nil }
  /// What is told of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "originalImage")
    public static let editedImage = InfoKey(rawValue: "editedImage")
    public static let imageURL = InfoKey(rawValue: "imageURL")
    public static let mediaType = InfoKey(rawValue: "mediaType")
    public static let mediaURL = InfoKey(rawValue: "mediaURL")
    public static let cropRect = InfoKey(rawValue: "cropRect")
    public static let phAsset = InfoKey(rawValue: "phAsset")
    public static let referenceURL = InfoKey(rawValue: "referenceURL")
  }
}

/// Told of a picture.
public protocol ImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: ImagePickerController, didFinishPickingMediaWithInfo info: [ImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: ImagePickerController)
}
extension ImagePickerControllerDelegate {
  /// Nothing to do.
  public func imagePickerController(
    _ picker: ImagePickerController, didFinishPickingMediaWithInfo info: [ImagePickerController.InfoKey: Any]
  ) {}
  /// Nothing to do.
  public func imagePickerControllerDidCancel(_ picker: ImagePickerController) {}
}

/// Chooses a file (UIKit's `UIDocumentPickerViewController`).
open class DocumentPickerViewController: ViewController {
  open weak var delegate: (any DocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var directoryURL: URL?
  open var shouldShowFileExtensions = false
  /// What is done with it.
  public enum Mode: UInt, Sendable { case `import`, open, exportToService, moveToService }
  open var documentPickerMode: Mode { .open }
  public convenience init(documentTypes: [String], in mode: Mode) { self.init(nibName: nil, bundle: nil) }
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }
  public convenience init(url: URL, in mode: Mode) { self.init(nibName: nil, bundle: nil) }
}
/// Told of a file.
public protocol DocumentPickerDelegate: AnyObject {
  func documentPicker(_ controller: DocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: DocumentPickerViewController)
}
extension DocumentPickerDelegate {
  /// Nothing to do.
  public func documentPicker(_ controller: DocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Nothing to do.
  public func documentPickerWasCancelled(_ controller: DocumentPickerViewController) {}
}

/// Shows a file (UIKit's `UIDocumentInteractionController`).
open class DocumentInteractionController: NSObject {
  open var url: URL?
  open var name: String?
  open var uti: String?
  open weak var delegate: (any DocumentInteractionControllerDelegate)?
  public override init() { super.init() }
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: View, animated: Bool) -> Bool { false }
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: View, animated: Bool) -> Bool { false }
}
/// Asked about a file.
public protocol DocumentInteractionControllerDelegate: AnyObject {
  func documentInteractionControllerViewControllerForPreview(_ controller: DocumentInteractionController)
    -> ViewController
}
extension DocumentInteractionControllerDelegate {
  /// None of its own.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: DocumentInteractionController
  ) -> ViewController { ViewController() }
}

/// Chooses a colour.
open class ColorPickerViewController: ViewController {
  open weak var delegate: (any ColorPickerViewControllerDelegate)?
  open var selectedColor = Color.black
  open var supportsAlpha = true
}
/// Told of the colour.
public protocol ColorPickerViewControllerDelegate: AnyObject {}
/// A field that shows a colour and opens the picker (UIKit's `UIColorWell`).
open class ColorWell: Control {
  open var selectedColor: Color?
  open var supportsAlpha = true
  open var title: String?
}
/// Chooses a font.
open class FontPickerViewController: ViewController {
  open weak var delegate: (any FontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: FontDescriptor?
}
/// Told of the font.
public protocol FontPickerViewControllerDelegate: AnyObject {}
/// Looks a word up.
open class ReferenceLibraryViewController: ViewController {}

/// Pages of which one is shown (UIKit's `UIPageViewController`): the first one fills it.
open class PageViewController: ViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// Which way.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Forwards or back.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// How it is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }
  public private(set) var transitionStyle = TransitionStyle.scroll
  public private(set) var navigationOrientation = NavigationOrientation.horizontal
  open weak var dataSource: (any PageViewControllerDataSource)?
  open weak var delegate: (any PageViewControllerDelegate)?
  open private(set) var viewControllers: [ViewController]? = []
  open var isDoubleSided = false
  open var gestureRecognizers: [GestureRecognizer] { [] }

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setViewControllers(
    _ controllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for old in viewControllers ?? [] {
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    viewControllers = controllers
    if isViewLoaded { showFirst() }
    completion?(true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showFirst()
  }

  private func showFirst() {
    guard let page = viewControllers?.first, page.parent !== self else { return }
    addChild(page)
    showChild(page, in: view, animated: false)
  }
}
/// Gives the pages.
public protocol PageViewControllerDataSource: AnyObject {
  func pageViewController(_ controller: PageViewController, viewControllerBefore page: ViewController)
    -> ViewController?
  func pageViewController(_ controller: PageViewController, viewControllerAfter page: ViewController) -> ViewController?
  func presentationCount(for pageViewController: PageViewController) -> Int
  func presentationIndex(for pageViewController: PageViewController) -> Int
}
extension PageViewControllerDataSource {
  /// No dots.
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
  /// No dots.
  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}
/// Told of the pages.
public protocol PageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ controller: PageViewController, didFinishAnimating finished: Bool, previousViewControllers: [ViewController],
    transitionCompleted completed: Bool)
  func pageViewController(_ controller: PageViewController, willTransitionTo pending: [ViewController])
}
extension PageViewControllerDelegate {
  /// Nothing to do.
  public func pageViewController(
    _ controller: PageViewController, didFinishAnimating finished: Bool, previousViewControllers: [ViewController],
    transitionCompleted completed: Bool
  ) {}
  /// Nothing to do.
  public func pageViewController(_ controller: PageViewController, willTransitionTo pending: [ViewController]) {}
}
