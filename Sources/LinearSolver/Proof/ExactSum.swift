/// A sum of products of two numbers without rounding, as an expansion: numbers that do not overlap, smallest first
/// (Shewchuk, "Adaptive precision floating-point arithmetic and fast robust geometric predicates", 1997, theorems 1 and 10).
///
/// It is the exact rational sum as long as no product or its rounding error leaves the range of `Double`.
struct ExactSum {
  private var parts: [Double] = []

  /// Adds `left · right`. Linear in the number of parts.
  mutating func add(_ left: Double, times right: Double = 1) {
    let product = left * right
    grow((-product).addingProduct(left, right))
    grow(product)
  }

  private mutating func grow(_ number: Double) {
    var carried = number
    var kept = 0
    for part in parts {
      let sum = carried + part
      let shadow = sum - carried
      let lost = (carried - (sum - shadow)) + (part - shadow)
      if lost != 0 {
        parts[kept] = lost
        kept += 1
      }
      carried = sum
    }
    parts.removeSubrange(kept...)
    if carried != 0 { parts.append(carried) }
  }

  /// The double nearest to the sum, within one unit of its last place; its sign is exact.
  var rounded: Double { parts.reduce(0, +) }
}
