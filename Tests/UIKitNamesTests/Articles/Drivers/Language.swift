import LayoutCode
import UIKitNames

// Shows the closing example of article 003 in the article's own language.

func tell(_ name: String, _ frame: CGRect) {
  print("\(name): \(frame.origin.x) \(frame.origin.y) \(frame.size.width) \(frame.size.height)")
}

showClosingExample()

// The article's own `withPriority`, on an array that this project's does not take.
let width = UIView().widthAnchor.constraint(equalToConstant: 1)
let given = ([width] as [NSObject]).withPriority(UILayoutPriority(499))
print("priority: \(given[0].priority.rawValue) \(given.count)")
