import Foundation
import Testing

@testable import Proofsheet

/// How long a screen's own process worked, or waited.
@Suite struct ChildClockTests {
  /// What others take of the processor is not the screen's.
  @Test func secondsAreThoseOfTheScreensOwnProcess() {
    var clock = ChildClock(ProcessInfo.processInfo.processIdentifier)
    clock.count(10, work: 1.5, isWaiting: false)
    #expect(clock.seconds == 1.5)
    clock.count(10, work: 1.5, isWaiting: true)
    #expect(clock.seconds == 11.5)
    clock.count(1, work: nil, isWaiting: true)
    #expect(clock.seconds == 12.5)
  }
}
