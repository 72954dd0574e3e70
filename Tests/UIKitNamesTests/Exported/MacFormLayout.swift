import UIKitNames

/// The layout of 'Mac-Form', from MacForm.xib.
@MainActor struct MacFormLayout {
  let heading = UILabel()
  let form = UIView()
  let formColumn0 = UILayoutGuide()
  let formColumn1 = UILayoutGuide()
  let formRow0 = UILayoutGuide()
  let formRow1 = UILayoutGuide()
  let formRow2 = UILayoutGuide()
  let nameLabel = UILabel()
  let name = UITextField()
  let rememberButton = UIButton(type: .system)
  let line = UIView()

  /// Puts the views into `root` and activates their constraints.
  func install(in root: UIStackView) {
    // root has AppKit's gravity areas, for which UIKit has no distribution.
    root.axis = .vertical
    root.alignment = .leading
    root.spacing = 12
    heading.translatesAutoresizingMaskIntoConstraints = false
    heading.text = "Account"
    heading.font = UIFont.systemFont(ofSize: 13, weight: .bold)
    heading.setContentHuggingPriority(UILayoutPriority(250), for: .horizontal)
    heading.setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
    form.translatesAutoresizingMaskIntoConstraints = false
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    nameLabel.text = "Name:"
    nameLabel.font = UIFont.systemFont(ofSize: 13)
    nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    nameLabel.setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
    name.translatesAutoresizingMaskIntoConstraints = false
    name.font = UIFont.systemFont(ofSize: 13)
    name.borderStyle = .bezel
    name.setContentHuggingPriority(UILayoutPriority(250), for: .horizontal)
    name.setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
    rememberButton.translatesAutoresizingMaskIntoConstraints = false
    rememberButton.setTitle("Remember me", for: .normal)
    rememberButton.setContentHuggingPriority(UILayoutPriority(250), for: .horizontal)
    rememberButton.setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
    line.translatesAutoresizingMaskIntoConstraints = false
    line.setContentHuggingPriority(UILayoutPriority(250), for: .horizontal)
    line.setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
    root.addArrangedSubview(heading)
    root.addArrangedSubview(form)
    form.addLayoutGuide(formColumn0)
    form.addLayoutGuide(formColumn1)
    form.addLayoutGuide(formRow0)
    form.addLayoutGuide(formRow1)
    form.addLayoutGuide(formRow2)
    form.addSubview(nameLabel)
    form.addSubview(name)
    form.addSubview(rememberButton)
    form.addSubview(line)
    NSLayoutConstraint.activate([
      formColumn0.topAnchor.constraint(equalTo: form.topAnchor),
      formColumn0.bottomAnchor.constraint(equalTo: form.bottomAnchor),
      formColumn0.leadingAnchor.constraint(equalTo: form.leadingAnchor),
      formColumn1.topAnchor.constraint(equalTo: form.topAnchor),
      formColumn1.bottomAnchor.constraint(equalTo: form.bottomAnchor),
      formColumn1.leadingAnchor.constraint(equalTo: formColumn0.trailingAnchor, constant: 10),
      formColumn1.widthAnchor.constraint(equalToConstant: 180),
      formColumn1.trailingAnchor.constraint(equalTo: form.trailingAnchor),
      at(249, formColumn0.widthAnchor.constraint(lessThanOrEqualTo: nameLabel.widthAnchor)),
      nameLabel.leadingAnchor.constraint(greaterThanOrEqualTo: formColumn0.leadingAnchor),
      nameLabel.trailingAnchor.constraint(equalTo: formColumn0.trailingAnchor),
      name.leadingAnchor.constraint(equalTo: formColumn1.leadingAnchor),
      name.trailingAnchor.constraint(equalTo: formColumn1.trailingAnchor),
      rememberButton.leadingAnchor.constraint(equalTo: formColumn1.leadingAnchor),
      rememberButton.trailingAnchor.constraint(lessThanOrEqualTo: formColumn1.trailingAnchor),
      line.leadingAnchor.constraint(equalTo: formColumn0.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: formColumn1.trailingAnchor),
      formRow0.leadingAnchor.constraint(equalTo: form.leadingAnchor),
      formRow0.trailingAnchor.constraint(equalTo: form.trailingAnchor),
      formRow0.topAnchor.constraint(equalTo: form.topAnchor),
      formRow1.leadingAnchor.constraint(equalTo: form.leadingAnchor),
      formRow1.trailingAnchor.constraint(equalTo: form.trailingAnchor),
      formRow1.topAnchor.constraint(equalTo: formRow0.bottomAnchor, constant: 8),
      formRow2.leadingAnchor.constraint(equalTo: form.leadingAnchor),
      formRow2.trailingAnchor.constraint(equalTo: form.trailingAnchor),
      formRow2.topAnchor.constraint(equalTo: formRow1.bottomAnchor, constant: 12),
      formRow2.bottomAnchor.constraint(equalTo: form.bottomAnchor),
      at(249, formRow0.heightAnchor.constraint(lessThanOrEqualTo: nameLabel.heightAnchor)),
      at(249, formRow0.heightAnchor.constraint(lessThanOrEqualTo: name.heightAnchor)),
      at(249, formRow1.heightAnchor.constraint(lessThanOrEqualTo: rememberButton.heightAnchor)),
      at(249, formRow2.heightAnchor.constraint(lessThanOrEqualTo: line.heightAnchor)),
      nameLabel.topAnchor.constraint(greaterThanOrEqualTo: formRow0.topAnchor),
      nameLabel.bottomAnchor.constraint(lessThanOrEqualTo: formRow0.bottomAnchor),
      name.topAnchor.constraint(greaterThanOrEqualTo: formRow0.topAnchor),
      name.bottomAnchor.constraint(lessThanOrEqualTo: formRow0.bottomAnchor),
      rememberButton.topAnchor.constraint(greaterThanOrEqualTo: formRow1.topAnchor),
      rememberButton.bottomAnchor.constraint(lessThanOrEqualTo: formRow1.bottomAnchor),
      line.topAnchor.constraint(greaterThanOrEqualTo: formRow2.topAnchor),
      line.bottomAnchor.constraint(lessThanOrEqualTo: formRow2.bottomAnchor),
      name.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
      at(2, name.topAnchor.constraint(equalTo: formRow0.topAnchor)),
      rememberButton.topAnchor.constraint(equalTo: formRow1.topAnchor),
      line.centerYAnchor.constraint(equalTo: formRow2.centerYAnchor),
    ])
  }

  /// The constraint at a priority.
  private func at(_ priority: Float, _ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }
}
