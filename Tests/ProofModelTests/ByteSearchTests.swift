import Testing

@testable import ProofModel

/// Bytes in bytes.
@Suite struct ByteSearchTests {
  @Test func thePlaceIsWhereTheKeyBegins() {
    let bytes = Array("aab/abc/abc".utf8)
    bytes.withUnsafeBytes {
      #expect($0.place(of: "abc") == 4)
      #expect($0.place(of: "abc", from: 5) == 8)
      #expect($0.place(of: "abc", from: 9) == nil)
      #expect($0.place(of: "abd") == nil)
      #expect($0.place(of: "aab/abc/abc/") == nil)
      #expect($0.place(of: "") == nil)
    }
  }

  @Test(arguments: ["/state[disabled]", "größe/state[", "/stat", "", "/state", "[state/"])
  func aTextHoldsWhatItContains(text: String) {
    for part in ["/state[", "state", "größe", "disabled]"] {
      #expect(text.holds(part) == text.contains(part), "\(text) \(part)")
    }
  }
}
