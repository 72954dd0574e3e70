import UIKit

final class BookCell: UITableViewCell {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var authorLabel: UILabel!
  @IBOutlet private weak var ratingView: RatingView!

  override func awakeFromNib() {
    super.awakeFromNib()
    authorLabel.textColor = .secondaryLabel
  }

  func show(_ book: Book) {
    titleLabel.text = book.title
    authorLabel.text = book.author
    ratingView.rating = book.rating
  }
}
