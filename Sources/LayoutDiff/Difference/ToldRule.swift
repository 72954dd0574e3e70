/// What a change says of a rule of the file, in the parts of its sentence.
package struct ToldRule: Hashable, Sendable {
  /// What of it is told: `the constant of`.
  private let subject: String
  /// The rule as it is now, or was where it went.
  package let text: String
  /// `is new`, `was` with what it said.
  private let what: String
  /// Whether it reads the same and is of other views of the same names.
  package let isTiedAnew: Bool
  /// Whether it says something else with another number.
  package let isOfOtherNumber: Bool
  /// Whether it is said to hold on the canvas alone.
  package private(set) var isLeftOut = false

  init(
    _ text: String, _ what: String, of subject: String = Self.itself, isTiedAnew: Bool = false,
    isOfOtherNumber: Bool = false
  ) {
    (self.text, self.what, self.subject) = (text, what, subject)
    (self.isTiedAnew, self.isOfOtherNumber) = (isTiedAnew, isOfOtherNumber)
  }

  static let itself = "the rule"
  static let second = "a second rule"

  /// The same of a rule that holds on the canvas alone; a number of it is told without that.
  var leftOut: ToldRule {
    var told = self
    told.isLeftOut = [Self.itself, Self.second].contains(subject)
    return told
  }

  /// The sentence as it stands in a list of rules.
  package var words: String {
    (subject == Self.itself ? "" : "\(subject) ") + "`\(text)`\(isLeftOut ? ", left out at run time," : "") \(what)"
  }

  var sentence: String { subject == Self.itself ? "\(subject) \(words)" : words }
}
