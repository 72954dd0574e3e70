import Foundation

/// How long a child process has run, without the time in which other processes kept it from the processor: what its
/// threads worked, and what all of them waited for something else. Elsewhere than on Linux it is the time that passed.
struct ChildClock {
  /// Seconds so far.
  private(set) var seconds = 0.0
  private let process: Int32
  private var last: (time: Double, work: Double)

  init(_ process: Int32) {
    self.process = process
    last = (Self.now, 0)
  }

  /// Counts what has passed since it was asked last.
  mutating func tick() {
    let now = Self.now
    let state = Self.state(of: process)
    count(now - last.time, work: state?.work, isWaiting: state?.isWaiting ?? true)
    last.time = now
  }

  /// Counts seconds that passed.
  ///
  /// - Parameters:
  ///   - work: the processor time of the whole process so far; nil where nothing tells.
  ///   - isWaiting: whether none of its threads could work. One that could and does not waits for a processor that others have.
  mutating func count(_ passed: Double, work: Double?, isWaiting: Bool) {
    seconds += max((work ?? last.work) - last.work, isWaiting ? passed : 0)
    last.work = work ?? last.work
  }

  private static var now: Double { ProcessInfo.processInfo.systemUptime }

  /// The processor time of a process in seconds, and whether none of its threads could work; nil where nothing tells.
  private static func state(of process: Int32) -> (work: Double, isWaiting: Bool)? {
    guard let own = words("/proc/\(process)/stat"), own.count > 12, let user = Double(own[11]),
      let system = Double(own[12])
    else { return nil }
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    let isWaiting = !threads.contains { thread in
      words("/proc/\(process)/task/\(thread)/stat").map { ["R", "D"].contains($0[0]) } ?? false
    }
    return ((user + system) / ticks, isWaiting)
  }

  /// What follows the name in parentheses: the state first.
  private static func words(_ path: String) -> [Substring]? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8), let end = text.lastIndex(of: ")") else {
      return nil
    }
    let found = text[text.index(after: end)...].split(separator: " ")
    return found.isEmpty ? nil : found
  }

  private static let ticks = Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
}
