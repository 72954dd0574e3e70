import ProofModel
import Testing

@testable import ProofScene

/// Which of AppKit's buttons begin their title at an edge instead of centring it.
@Suite struct AppKitButtonTests {
  @Test func titlesBehindABoxOrBeforeArrowsBeginAtTheEdge() {
    for style in [ControlStyle.check, .radio, .popUp, .popUpTextured, .popUpSquare] { #expect(style.leadsTitle) }
    for style in [ControlStyle.push, .system, .help, .smallSquare] { #expect(!style.leadsTitle) }
  }
}
