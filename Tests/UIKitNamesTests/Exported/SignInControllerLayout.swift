import UIKitNames

/// The layout of 'SignInController', from SignIn.storyboard.
@MainActor struct SignInControllerLayout {
  let logo = UIImageView()
  let card = UIView()
  let fields = UIStackView()
  let nameField = UITextField()
  let passwordField = UITextField()
  let line = UIView()
  let footer = UIView()

  /// Puts the views into `root` and activates their constraints.
  func install(in root: UIView) {
    // The frames below were drawn on this size, and their masks follow from it.
    root.frame.size = CGSize(width: 375, height: 667)
    logo.translatesAutoresizingMaskIntoConstraints = false
    logo.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    logo.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    card.translatesAutoresizingMaskIntoConstraints = false
    fields.translatesAutoresizingMaskIntoConstraints = false
    fields.axis = .vertical
    fields.distribution = .fillEqually
    fields.spacing = 10
    nameField.translatesAutoresizingMaskIntoConstraints = false
    nameField.font = UIFont.systemFont(ofSize: 17)
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    passwordField.translatesAutoresizingMaskIntoConstraints = false
    passwordField.font = UIFont.systemFont(ofSize: 17)
    passwordField.placeholder = "Password"
    passwordField.borderStyle = .roundedRect
    line.translatesAutoresizingMaskIntoConstraints = false
    footer.frame = CGRect(x: 0, y: 607, width: 375, height: 60)
    footer.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(logo)
    root.addSubview(card)
    card.addSubview(fields)
    fields.addArrangedSubview(nameField)
    fields.addArrangedSubview(passwordField)
    card.addSubview(line)
    root.addSubview(footer)
    NSLayoutConstraint.activate([
      logo.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 20),
      logo.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      logo.widthAnchor.constraint(equalTo: logo.heightAnchor, multiplier: 2),
      logo.widthAnchor.constraint(equalToConstant: 120),
      card.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 20),
      card.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      fields.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      fields.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
      fields.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
      line.topAnchor.constraint(equalTo: fields.bottomAnchor, constant: 20),
      line.leadingAnchor.constraint(equalTo: fields.leadingAnchor),
      line.widthAnchor.constraint(equalTo: fields.widthAnchor),
      card.heightAnchor.constraint(greaterThanOrEqualToConstant: 200),
      at(250, card.heightAnchor.constraint(equalToConstant: 100)),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
    // What size classes and states change:
    // when height compact
    //   card.top == logo.bottom + 20: constant 8
  }

  /// The constraint at a priority.
  private func at(_ priority: Float, _ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }
}
