import Foundation
import FuzzTargets
import ProofModel
import Rendering

/// Legal screens made of random bytes, solved and drawn: `proof-bench --random FROM..TO`.
enum RandomScreens {
  /// Pictures cost least as PNG, most as PDF.
  private static let formats: [RenderRequest.Format] = [.png, .png, .svg, .png, .png, .pdf, .png, .png]

  /// Prints how many there were and the slowest of them; 2 where the argument is no range.
  ///
  /// Each number gives its screen, the same everywhere. One that takes longer than five seconds of the processor ends
  /// the program with SIGPROF, one that waits for longer than a minute with SIGALRM, and one that traps ends it too:
  /// the last number printed is that of the hundred in which it was.
  static func run(_ range: String) -> Int32 {
    let ends = range.components(separatedBy: "..").compactMap { UInt64($0) }
    guard ends.count == 2, ends[0] <= ends[1] else {
      FileHandle.standardError.write(Data("usage: proof-bench --random FROM..TO\n".utf8))
      return 2
    }
    var slowest = (number: ends[0], seconds: 0.0)
    for number in ends[0]...ends[1] {
      if (number - ends[0]) % 100 == 0 {
        print(number)
        fflush(nil)
      }
      limit(processor: 5, wall: 60)
      let began = processorTime()
      FuzzTarget.draw(RandomScreen(bytes(of: number)), as: formats[Int(number % UInt64(formats.count))])
      let seconds = processorTime() - began
      if seconds > slowest.seconds { slowest = (number, seconds) }
    }
    limit(processor: 0, wall: 0)
    print(
      "\(ends[1] - ends[0] + 1) screens, slowest \(slowest.number) in \((slowest.seconds * 1e3).shortText(digits: 1)) ms"
    )
    return 0
  }

  /// Seconds after which the program is ended; 0 takes the limit away.
  private static func limit(processor: Int, wall: UInt32) {
    var timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: processor, tv_usec: 0))
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    alarm(wall)
  }

  /// SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014), enough for the
  /// largest screen.
  private static func bytes(of number: UInt64) -> [UInt8] {
    var state = number &* 0x9E37_79B9_7F4A_7C15
    return (0..<40).flatMap { _ in
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      word ^= word >> 31
      return (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
  }
}
