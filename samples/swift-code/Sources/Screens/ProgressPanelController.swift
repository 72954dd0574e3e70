import UIKitNames

/// A panel whose icon and cancel button come and go. The same as `progress-panel.proof.yaml`.
///
/// Every property may be set before the panel is loaded and after: state changes touch four constants and nothing else.
public final class ProgressPanelController: UIViewController {
  public let iconView = UIImageView()
  public let titleLabel = UILabel()
  public let bar = UIProgressView()
  /// In the bar's place while nobody knows how far it is.
  public let spinner = UIActivityIndicatorView(style: .medium)
  public let messageLabel = UILabel()
  public let cancelButton = UIButton(type: .custom)

  private lazy var iconWidth = iconView.widthAnchor.constraint(equalToConstant: 0)
  private lazy var iconGap = bar.leadingAnchor.constraint(equalTo: iconView.trailingAnchor)
  private lazy var cancelGap = cancelButton.leadingAnchor.constraint(equalTo: bar.trailingAnchor)
  private lazy var cancelWidth = cancelButton.widthAnchor.constraint(equalToConstant: 0)
  private static let gap: CGFloat = 8

  public override var title: String? {
    didSet { if isViewLoaded { titleLabel.text = title } }
  }

  public var message: String? {
    didSet { if isViewLoaded { messageLabel.text = message } }
  }

  /// Left of the bar; nil: none, and no room for one.
  public var icon: UIImage? {
    didSet { if isViewLoaded { showIcon() } }
  }

  /// From 0 to 1; below 0: nobody knows how far it is; above 1 it is done.
  public var progress: Float = -1 {
    didSet { if isViewLoaded { showProgress() } }
  }

  /// What the cancel button does; nil: there is no such button.
  public var cancelHandler: (() -> Void)? {
    didSet { if isViewLoaded { showCancelButton() } }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    titleLabel.font = UIFont.boldSystemFont(ofSize: 13)
    messageLabel.font = UIFont.systemFont(ofSize: 11)
    for label in [titleLabel, messageLabel] { label.textAlignment = .center }
    cancelButton.setImage(UIImage(named: "stop"), for: .normal)
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancelHandler?() }, for: .primaryActionTriggered)
    setUpConstraints()
    titleLabel.text = title
    messageLabel.text = message
    showIcon()
    showProgress()
    showCancelButton()
  }

  private func setUpConstraints() {
    for part in [iconView, titleLabel, bar, spinner, messageLabel, cancelButton] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      iconView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      iconView.heightAnchor.constraint(equalToConstant: 48),
      iconView.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      iconWidth, iconGap, cancelGap, cancelWidth,
      cancelButton.heightAnchor.constraint(equalToConstant: 16),
      cancelButton.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      cancelButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      titleLabel.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      titleLabel.widthAnchor.constraint(equalTo: bar.widthAnchor),
      messageLabel.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      messageLabel.widthAnchor.constraint(equalTo: bar.widthAnchor),
      titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      titleLabel.heightAnchor.constraint(equalToConstant: 17),
      bar.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
      bar.heightAnchor.constraint(equalToConstant: 20),
      spinner.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      messageLabel.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
      messageLabel.heightAnchor.constraint(equalToConstant: 17),
    ])
  }

  private func showIcon() {
    iconView.image = icon
    iconWidth.constant = icon?.size.width ?? 0
    iconGap.constant = icon == nil ? 0 : Self.gap
  }

  private func showProgress() {
    let isIndeterminate = progress < 0
    bar.isHidden = isIndeterminate
    spinner.isHidden = !isIndeterminate
    if !isIndeterminate { bar.progress = progress }
  }

  private func showCancelButton() {
    let isShown = cancelHandler != nil
    // A picture that is not there has no size.
    let width = cancelButton.image(for: .normal)?.size.width ?? 0
    cancelWidth.constant = isShown ? (width > 0 ? width : 16) : 0
    cancelGap.constant = isShown ? Self.gap : 0
  }
}
