public import Foundation
public import LayoutCode

/// Shows a page over the app (SafariServices); none is loaded.
open class SFSafariViewController: ViewController {
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: Color?
  open var preferredControlTintColor: Color?
  open var dismissButtonStyle = DismissButtonStyle.done
  public let configuration: Configuration

  public init(url: URL, configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// How it looks.
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
}
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}
extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

/// Writes a letter (MessageUI); nothing can be sent.
open class MFMailComposeViewController: NavigationController {
  open class func canSendMail() -> Bool { false }
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ recipients: [String]?) {}
  open func setCcRecipients(_ recipients: [String]?) {}
  open func setBccRecipients(_ recipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName: String) {}
}
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// Chooses pictures (PhotosUI); none is chosen.
open class PHPickerViewController: ViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
}
public struct PHPickerConfiguration {
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
}
public struct PHPickerFilter: Equatable, Sendable {
  private let kinds: Set<String>
  public static let images = Self(kinds: ["images"])
  public static let videos = Self(kinds: ["videos"])
  public static let livePhotos = Self(kinds: ["livePhotos"])
  public static func any(of filters: [PHPickerFilter]) -> Self {
    Self(kinds: filters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
}
public struct PHPickerResult {
  public let itemProvider: ItemProvider
  public let assetIdentifier: String?
}
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
/// The pictures of the device; none is there, and none may be read.
open class PHPhotoLibrary: NSObject {
  open class func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {}
}
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
