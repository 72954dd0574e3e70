import InterfaceBuilder
import ProofModel

/// A connection that one side of a file has and the other has not, and what of it is another thing.
extension ConnectionComparison {
  /// A connection that one side has and the other has not.
  struct Found {
    var words: String
    var noun: String
    var owner: String
    var target: String
    /// What its target is called, and of which kind that is.
    var targetName: String?
    var targetKind: String?
    var sender: String?
    /// What its owner is called, where that is a screen.
    var ownerName: String?
    /// What it begins at itself, where ``sender`` is the screen around that.
    var start: String?
    /// The same told apart from others of its name in its screen.
    var marked: String?
    var identifier: String?
    /// What a segue says besides, and the event of an action.
    var details: [String: String]
    /// Where a new outlet leads to, and whose an action is, where these say no more: ` (to its controller)`.
    var tail = ""
    /// `new` or `gone`.
    var end: String
    var isWay: Bool
    /// Whether it begins at an object that the earlier side has not, and of which kind that is, its cell being the control itself.
    var isOfNew = false
    var senderKind = ""
    var place: ObjectSettings.Line.Place { isWay ? .always : .wiring }
    /// The control, or the cell, that a way begins at; nil where code takes it.
    var control: String? { isWay && sender != nil && sender != start && start != "the screen itself" ? start : nil }
    /// How a new way has its screen come, where it says so: ` with the presentation 'formSheet'`.
    var presentation: String { isWay && end == "new" ? FileConnections.manner(details) : "" }
    /// `'ShowList' from 'Countries'`: what tells a way from others between the same screens.
    var label: String? {
      guard isWay else { return nil }
      let parts = [identifier.map { "'\($0)'" }, control.map { "from \(marked ?? $0)" }].compactMap { $0 }
      return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
    /// What the object that it leads to, or led to, is called by it.
    var givenNames: [String] = []
    /// What those that are told as one have in common.
    var key: String { "\(words) \(end)" }
    /// Its words for several.
    var many: String { words.replacing(noun, with: noun + "s", maxReplacements: 1) }

    /// What is another thing of one that went and came under the same words: its start, its end, and the name that code knows.
    func place(instead gone: Found) -> String {
      var words: String
      let names = sender == gone.sender ? (gone.start, start) : (gone.sender, sender)
      if isWay, owner == gone.owner {
        words = target == gone.target ? "is another one now" : "leads to another object of that name now"
      } else if owner == gone.owner, target != gone.target {
        words = ConnectionComparison.leading(
          to: (targetName, targetKind), insteadOf: (gone.targetName, gone.targetKind))
      } else if let now = names.1, names.0 != now {
        words = "\(isWay ? "begins at" : "is of") \(now)\(names.0.map { " instead of \($0)" } ?? "") now"
      } else if !isWay, let now = names.1, senderKind != gone.senderKind {
        let kinds = (ObjectSettings.spaced(senderKind), ObjectSettings.spaced(gone.senderKind))
        words = "is of the \(kinds.0) \(now) instead of the \(kinds.1) of that name now"
      } else if !isWay, isOfNew, let now = names.1 {
        words = "is of \(now) now, which is another object of that name"
      } else {
        words = "\(isWay ? "begins at" : "is of") another object now"
      }
      return words + ConnectionComparison.calling(now: identifier, then: gone.identifier)
    }
  }

  /// The name by which code performs a segue, where that is another: `, and is called 'A' instead of 'B'`.
  static func calling(now: String?, then: String?) -> String {
    switch (then, now) {
    case (let was?, let now?) where was != now: ", and is called '\(now)' instead of '\(was)'"
    case (let was?, nil): ", and is no longer called '\(was)'"
    case (nil, let now?): ", and is called '\(now)'"
    default: ""
    }
  }

  /// `leads to the text view 'Log' instead of the text field 'Log' now`; of rules to what these say.
  static func leading(
    to now: (name: String?, kind: String?), insteadOf then: (name: String?, kind: String?)
  ) -> String {
    func called(_ end: (name: String?, kind: String?)) -> String? {
      guard let kind = end.kind else { return nil }
      if kind == "constraint", let rule = end.name { return "the rule `\(rule)`" }
      let noun = kind == "customObject" ? "object" : ObjectSettings.spaced(kind)
      return end.name.map { "the \(noun) '\($0)'" } ?? ObjectSettings.one(kind)
    }
    let (words, others) = (called(now), called(then))
    if let words, words == others, now.name != nil { return "leads to another\(words.dropFirst("the".count)) now" }
    guard let words, words != others else { return "leads to another object now" }
    return "leads to \(words)" + (others.map { " instead of \($0)" } ?? "") + " now"
  }
}
