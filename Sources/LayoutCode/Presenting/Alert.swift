public import Foundation

/// A question with its answers (UIKit's `UIAlertController`).
open class AlertController: ViewController {
  /// In the middle, or from below.
  public enum Style: Int, Sendable { case actionSheet, alert }
  public private(set) var preferredStyle = Style.alert
  open var message: String?
  open private(set) var actions: [AlertAction] = []
  open private(set) var textFields: [TextField]?
  open var preferredAction: AlertAction?
  open var severity = 0

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  open func addAction(_ action: AlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    let field = TextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// A card in the middle, 270 points wide, or a column of answers at the bottom, 8 points from the edges.
  open override func loadView() {
    super.loadView()
    let view: View = self.view
    view.backgroundColor = Color(white: 0, alpha: 0.2)
    let card = StackView(arrangedSubviews: texts + (textFields ?? []) + actions.map(Self.button))
    card.axis = .vertical
    card.spacing = 8
    card.isLayoutMarginsRelativeArrangement = true
    card.directionalLayoutMargins = DirectionalEdgeInsets(top: 20, leading: 16, bottom: 12, trailing: 16)
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 14
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    LayoutConstraint.activate(
      preferredStyle == .alert
        ? [
          card.widthAnchor.constraint(equalToConstant: 270), card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ]
        : [
          card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
          card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
          card.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
        ])
  }

  private var texts: [View] {
    [(title, Font.systemFont(ofSize: 17, weight: .semibold)), (message, Font.systemFont(ofSize: 13))].compactMap {
      guard let text = $0.0, !text.isEmpty else { return nil }
      let label = Label()
      label.text = text
      label.font = $0.1
      label.numberOfLines = 0
      label.textAlignment = .center
      return label
    }
  }

  private static func button(_ action: AlertAction) -> View {
    let button = Button(type: .system)
    button.setTitle(action.title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: action.style == .cancel ? .semibold : .regular)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return button
  }
}

/// An answer.
open class AlertAction: NSObject {
  /// What an answer does.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  open var isEnabled = true
  let handler: ((AlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
