import UIKit

final class BookViewController: UIViewController {
  @IBOutlet weak var coverView: UIImageView!
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var ratingView: RatingView!
  @IBOutlet var buttons: [UIButton]!
  var book = Book.shelf[0]

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = book.title
    ratingView.rating = book.rating
    coverView.image = UIImage(named: "Cover")
    coverView.layer.cornerRadius = 6
    buttons.forEach { $0.tintColor = UIColor(named: "Brand") }
  }

  @IBAction private func read(_ sender: UIButton) {
    present(NotesViewController(), animated: true)
  }
}
