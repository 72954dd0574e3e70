import UIKit

struct Book {
  let title: String
  let author: String
  let rating: Int

  static let shelf = [
    Book(title: "Thinking in Systems", author: "Donella Meadows", rating: 5),
    Book(title: "The Design of Everyday Things", author: "Don Norman", rating: 4),
    Book(title: "A Pattern Language: Towns, Buildings, Construction", author: "Christopher Alexander", rating: 5),
  ]
}
