/// What a change says of a rule of the file, in the parts of its sentence.
package struct ToldRule: Hashable, Sendable {
  /// What of it is told, as the sentence begins.
  enum Subject: String, Hashable, Sendable {
    case rule = "the rule"
    case second = "a second rule"
    case constant = "the constant of"
    case priority = "the priority of"
  }

  private let subject: Subject
  /// The rule as it is now, or was where it went.
  package let text: String
  /// `is new`, `was` with what it said.
  private let what: String
  /// Whether it reads the same and is of other views of the same names.
  package let isTiedAnew: Bool
  /// Whether it is said to hold on the canvas alone.
  package private(set) var isLeftOut = false

  init(_ text: String, _ what: String, of subject: Subject = .rule, isTiedAnew: Bool = false) {
    (self.text, self.what, self.subject, self.isTiedAnew) = (text, what, subject, isTiedAnew)
  }

  /// The same of a rule that holds on the canvas alone; a number of it is told without that.
  var leftOut: ToldRule {
    var told = self
    told.isLeftOut = [.rule, .second].contains(subject)
    return told
  }

  /// The sentence as it stands in a list of rules.
  package var words: String {
    (subject == .rule ? "" : "\(subject.rawValue) ") + "`\(text)`\(isLeftOut ? ", left out at run time," : "") \(what)"
  }

  var sentence: String { subject == .rule ? "\(subject.rawValue) \(words)" : words }
}
