import UIKitNames

/// The add-a-book screen: one column, or two where the height is compact. The same as `bookcase.proof.yaml`.
public final class BookViewController: UIViewController {
  public let cover = UIImageView(image: UIImage(named: "book"))
  public let ratings = UIImageView(image: UIImage(named: "ratings"))
  public let titleLabel = UILabel()
  public let authorLabel = UILabel()
  public let notesLabel = UILabel()
  public let titleField = UITextField()
  public let authorField = UITextField()
  public let notesView = UITextView()

  private var stacked: [NSLayoutConstraint] = []
  private var columns: [NSLayoutConstraint] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    setUpViews()
    setUpConstraints()
    chooseConstraints()
  }

  private func setUpViews() {
    cover.contentMode = .scaleAspectFit
    cover.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
    ratings.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    ratings.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    for (label, text) in [(titleLabel, "Title:"), (authorLabel, "Author:"), (notesLabel, "Notes:")] {
      label.text = text
      label.font = UIFont(name: "Inter", size: 17)
      label.textAlignment = .right
      label.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    }
    for field in [titleField, authorField] {
      field.font = UIFont(name: "Inter", size: 14)
      field.borderStyle = .roundedRect
    }
    notesView.font = UIFont(name: "Inter", size: 14)
    notesView.text = "A book worth keeping on the lower shelf."
    notesView.backgroundColor = UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
    for part in [
      cover, ratings, titleLabel, authorLabel, notesLabel, titleField, authorField, notesView,
    ] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
  }

  private func setUpConstraints() {
    let safe = view.safeAreaLayoutGuide
    var form: [NSLayoutConstraint] = [
      titleLabel.widthAnchor.constraint(equalTo: authorLabel.widthAnchor),
      authorLabel.widthAnchor.constraint(equalTo: notesLabel.widthAnchor),
      authorLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      notesLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      titleLabel.lastBaselineAnchor.constraint(equalTo: titleField.lastBaselineAnchor),
      authorLabel.lastBaselineAnchor.constraint(equalTo: authorField.lastBaselineAnchor),
      notesLabel.topAnchor.constraint(equalTo: notesView.topAnchor),
      authorField.topAnchor.constraint(equalTo: titleField.bottomAnchor, constant: 8),
      notesView.topAnchor.constraint(equalTo: authorField.bottomAnchor, constant: 8),
      notesView.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      cover.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      ratings.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 8),
    ]
    for (field, label) in [(titleField, titleLabel), (authorField, authorLabel), (notesView, notesLabel)]
      as [(UIView, UIView)]
    {
      form.append(field.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16))
      form.append(field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8))
    }
    stacked = [
      cover.topAnchor.constraint(equalTo: safe.topAnchor),
      cover.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      cover.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.3),
      ratings.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      titleField.topAnchor.constraint(equalTo: ratings.bottomAnchor, constant: 8),
    ]
    columns = [
      cover.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
      cover.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      ratings.centerXAnchor.constraint(equalTo: cover.centerXAnchor),
      ratings.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
      titleLabel.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 16),
      titleField.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
    ]
    NSLayoutConstraint.activate(form)
  }

  private func chooseConstraints() {
    let isCompact = traitCollection.verticalSizeClass == .compact
    NSLayoutConstraint.deactivate(isCompact ? stacked : columns)
    NSLayoutConstraint.activate(isCompact ? columns : stacked)
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { chooseConstraints() }
  }
}
