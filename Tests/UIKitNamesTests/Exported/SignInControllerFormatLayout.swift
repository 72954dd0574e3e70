import UIKitNames

/// The layout of 'SignInController', from SignIn.storyboard.
@MainActor struct SignInControllerFormatLayout {
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
    let views: [String: Any] = [
      "logo": logo,
      "card": card,
      "fields": fields,
      "nameField": nameField,
      "passwordField": passwordField,
      "line": line,
      "footer": footer,
    ]
    for format in [
      "V:[logo]-20-[card(>=200,100@250)]",
      "H:|-20-[fields]-20-|",
      "V:|-20-[fields]-20-[line(1)]",
      "H:[logo(120)]",
      "H:[line(==fields)]",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    // What visual format has no words for:
    NSLayoutConstraint.activate([
      logo.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 20),
      logo.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      logo.widthAnchor.constraint(equalTo: logo.heightAnchor, multiplier: 2),
      card.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      line.leadingAnchor.constraint(equalTo: fields.leadingAnchor),
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
