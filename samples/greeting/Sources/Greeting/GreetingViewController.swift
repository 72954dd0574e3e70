import UIKitNames

public final class GreetingViewController: UIViewController {
  public let titleLabel = UILabel()
  public let sendButton = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    titleLabel.text = "Hello, layout"
    titleLabel.font = UIFont.preferredFont(forTextStyle: .title1)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(titleLabel)
    sendButton.setTitle("Send", for: .normal)
    sendButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sendButton)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      titleLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      sendButton.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
      sendButton.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      sendButton.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
