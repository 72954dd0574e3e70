import UIKit

final class ShelfViewController: UIViewController {
  @IBOutlet private weak var tableView: UITableView! {
    didSet { tableView.register(UINib(nibName: "BookCell", bundle: nil), forCellReuseIdentifier: "book") }
  }
  private var books: [Book] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = NSLocalizedString("shelf.title", comment: "Title of the shelf")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addBook))
    tableView.dataSource = self
    tableView.delegate = self
    load { [weak self] books in
      self?.books = books
      self?.tableView.reloadData()
    }
  }

  private func load(_ completion: @escaping ([Book]) -> Void) {
    DispatchQueue.main.async { completion(Book.shelf) }
  }

  @objc private func addBook() {}

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let screen = segue.destination as? BookViewController, let book = sender as? Book else { return }
    screen.book = book
  }
}

extension ShelfViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { books.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath) as! BookCell
    cell.show(books[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "showBook", sender: books[indexPath.row])
  }
}
