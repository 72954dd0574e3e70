import AppKitNames

/// A panel that shows how far a long work is, with an icon and a cancel button that come and go.
///
/// Every property may be set before the panel is loaded and after: it is kept until then. States change the constants of
/// four constraints of the xib and nothing else.
open class ProgressPanelController: NSWindowController {
  @Outlet public var imageView: NSImageView!
  @Outlet public var titleLabel: NSTextField!
  @Outlet public var progressIndicator: NSProgressIndicator!
  @Outlet public var progressLabel: NSTextField!
  @Outlet public var cancelButton: NSButton!

  @Outlet private var imageWidthConstraint: NSLayoutConstraint!
  @Outlet private var spaceRightOfIconConstraint: NSLayoutConstraint!
  @Outlet private var spaceLeftOfCancelButtonConstraint: NSLayoutConstraint!
  @Outlet private var cancelButtonWidthConstraint: NSLayoutConstraint!

  open override var windowNibName: NSNib.Name? { "ProgressPanel" }

  /// Above the bar.
  open var title: String? { didSet { if isWindowLoaded { showTexts() } } }

  /// Below the bar.
  open var progressMessage: String? { didSet { if isWindowLoaded { showTexts() } } }

  /// Left of the bar; nil: none, and no room for one.
  open var icon: NSImage? { didSet { if isWindowLoaded { updateConstraints() } } }

  /// From 0 to 1; below 0 nobody knows how far it is; above 1 it is done.
  open var progressPercent: CGFloat = -1 { didSet { if isWindowLoaded { showProgress() } } }

  /// What the cancel button does; nil: there is no such button.
  open var cancelHandler: (() -> Void)? { didSet { if isWindowLoaded { updateConstraints() } } }

  open override func windowDidLoad() {
    super.windowDidLoad()
    cancelButton.onAction = { [weak self] _ in self?.cancelHandler?() }
    showTexts()
    showProgress()
    updateConstraints()
  }

  private func showTexts() {
    titleLabel.stringValue = title ?? ""
    progressLabel.stringValue = progressMessage ?? ""
  }

  private func showProgress() {
    progressIndicator.isIndeterminate = progressPercent < 0
    progressIndicator.doubleValue = Double(min(progressPercent, 1))
  }

  private func updateConstraints() {
    imageView.image = icon
    imageWidthConstraint.constant = icon?.size.width ?? 0
    spaceRightOfIconConstraint.constant = icon == nil ? 0 : 8
    let isCancellable = cancelHandler != nil
    cancelButtonWidthConstraint.constant = isCancellable ? cancelButton.image?.size.width ?? 0 : 0
    spaceLeftOfCancelButtonConstraint.constant = isCancellable ? 8 : 0
  }
}
