/// A linear form over the parameters while it is put together: terms of one parameter are added up.
struct Expression: ~Copyable {
  struct Term: BitwiseCopyable {
    var parameter: Int32
    var coefficient: Double
  }

  private(set) var terms = Storage<Term>(capacity: 64)
  /// The largest coefficient added, against which rests of cancelled ones are told.
  private var largest = 0.0
  /// Slot of each parameter in `terms`, or -1.
  private let slot: Storage<Int32>

  init(parameterCount: Int) {
    slot = Storage(repeating: -1, count: parameterCount)
  }

  mutating func clear() {
    for index in 0..<terms.count { slot[Int(terms[index].parameter)] = -1 }
    terms.shorten(to: 0)
    largest = 0
  }

  @inline(__always)
  mutating func add(_ coefficient: Double, _ parameter: Int32) {
    largest = max(largest, coefficient.magnitude)
    let known = slot.int(Int(parameter))
    if known >= 0 {
      terms[known].coefficient += coefficient
    } else {
      slot[Int(parameter)] = Int32(terms.count)
      terms.append(Term(parameter: parameter, coefficient: coefficient))
    }
  }

  /// Drops what cancelled, sorts by parameter and divides by the largest coefficient, which is returned; 0 if nothing is
  /// left. Equal forms then have equal terms.
  mutating func normalise() -> Double {
    var kept = 0
    for index in 0..<terms.count {
      let term = terms[index]
      slot[Int(term.parameter)] = -1
      if term.coefficient.magnitude > 1e-11 * largest {
        terms[kept] = term
        kept += 1
      }
    }
    terms.shorten(to: kept)
    guard kept > 0 else { return 0 }
    if kept > 1 { terms.sort { $0.parameter < $1.parameter } }
    var size = 0.0
    for index in 0..<kept { size = max(size, terms[index].coefficient.magnitude) }
    var leading = 0
    // The first of those that are the largest but for rounding.
    while terms[leading].coefficient.magnitude < 0.999_999 * size { leading += 1 }
    let scale = terms[leading].coefficient
    for index in 0..<kept {
      slot[Int(terms[index].parameter)] = Int32(index)
      terms[index].coefficient /= scale
    }
    return scale
  }
}
