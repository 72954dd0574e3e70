import LinearSolver
import Foundation

/// Microseconds of repeated work.
struct Timing {
  var samples: [Double] = []

  var minimum: Double { samples.min() ?? 0 }
  var mean: Double { samples.isEmpty ? 0 : samples.reduce(0, +) / Double(samples.count) }
  var median: Double {
    let sorted = samples.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
  var maximum: Double { samples.max() ?? 0 }

  mutating func measure<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    let start = DispatchTime.now().uptimeNanoseconds
    try body()
    samples.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1000)
  }
}

/// Build and resize times of one problem.
struct Measurement {
  var build = Timing()
  var resize = Timing()
  /// Re-solves that needed no pivot, and what computing all values alone takes.
  var stillResizes = 0
  var evaluation = Timing()

  init(_ file: ProblemFile, builds: Int, edits: Int) throws(SolverError) {
    for _ in 0..<builds {
      try build.measure { () throws(SolverError) in
        var workspace = Workspace(CompiledProblem(file.problem))
        try workspace.solve()
      }
      if build.samples.last ?? 0 > 5e6 { break }
    }
    guard !file.edits.isEmpty, edits > 0 else { return }
    var workspace = Workspace(CompiledProblem(file.problem))
    try workspace.solve()
    for step in 1...edits {
      let before = workspace.pivotCount
      let values = file.edits.indices.map { file.value(ofEdit: $0, step: step) }
      try resize.measure { () throws(SolverError) in
        for edit in file.edits.indices { try workspace.suggest(values[edit], for: file.edits[edit]) }
        try workspace.solve()
      }
      if workspace.pivotCount == before { stillResizes += 1 }
    }
    for _ in 0..<20 { evaluation.measure { workspace.evaluateAll() } }
  }
}
