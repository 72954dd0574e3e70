/// How the rounds go in which sources are made to compile: as long as errors become fewer, parts of files are left out; where
/// they have not for some rounds, the files go whole that had errors in all of them. So rounds end.
struct SettlingPace {
  /// What the next round leaves out.
  enum Step: Equatable {
    /// The smallest parts that errors are of.
    case parts
    /// These files.
    case files(Set<String>)
    /// Nothing: it was tried often enough.
    case end
  }

  /// Rounds without fewer errors before files go.
  private let patience: Int
  /// Rounds after which files go in each, and after which it ends.
  private let rounds: Int

  private(set) var round = 0
  private var fewest = Int.max
  private var waited = 0
  /// The files that had errors ever since they were fewest.
  private var lasting: Set<String> = []

  init(rounds: Int = 24, patience: Int = 3) {
    self.rounds = rounds
    self.patience = patience
  }

  /// Takes a build's number of errors and the files that they are in.
  mutating func next(errors: Int, in files: Set<String>) -> Step {
    round += 1
    guard round <= rounds else { return round <= rounds * 2 ? .files(files) : .end }
    guard errors >= fewest else {
      (fewest, waited, lasting) = (errors, 0, files)
      return .parts
    }
    waited += 1
    let both = lasting.intersection(files)
    lasting = both.isEmpty ? files : both
    guard waited >= patience else { return .parts }
    // What they declared may be missed elsewhere: the rest is given as many rounds again.
    let gone = lasting
    (fewest, waited, lasting) = (.max, 0, [])
    return .files(gone)
  }
}
