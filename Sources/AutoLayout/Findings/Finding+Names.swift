extension Finding {
  /// Names of views in one message, where several of them share one: with what is around them as far as that tells them apart,
  /// `notify/toggle`, else numbered in their order, `View 1`; nil for what is alone.
  package static func distinctNames(_ views: [(name: String, path: String)]) -> [String?] {
    var sharing: [String: [Int]] = [:]
    for (position, view) in views.enumerated() { sharing[view.name, default: []].append(position) }
    var result = [String?](repeating: nil, count: views.count)
    for positions in sharing.values where positions.count > 1 {
      let names = around(positions.map { views[$0] })
      for (number, position) in positions.enumerated() {
        result[position] = names?[number] ?? "\(views[position].name) \(number + 1)"
      }
    }
    return result
  }

  /// More names than these around a view's own are no name.
  private static let mostAround = 2

  private static func around(_ views: [(name: String, path: String)]) -> [String]? {
    let outer = views.map { view in
      view.path.hasSuffix("/\(view.name)")
        ? view.path.dropLast(view.name.count + 1).split(separator: "/").suffix(mostAround) : []
    }
    for count in 1...mostAround {
      let names = zip(views, outer).map { ($1.suffix(count) + [$0.name[...]]).joined(separator: "/") }
      if Set(names).count == names.count { return names }
    }
    return nil
  }
}
