import ArgumentParser

/// The value of `--jobs`; nil: one for each processor, which `Machine.cores` counts.
enum Jobs {
  static func check(_ jobs: Int?) throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs takes 1 to 256, found \(jobs)")
    }
  }
}
