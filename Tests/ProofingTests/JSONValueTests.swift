import Testing

@testable import Solving

@Suite struct JSONValueTests {
  @Test func objectsKeepTheirOrder() {
    let value = JSONValue.object([("z", .number(1)), ("a", .number(2))])
    #expect(value.text == "{\n  \"z\": 1,\n  \"a\": 2\n}\n")
  }

  @Test func plainArraysStandOnOneLine() {
    #expect(JSONValue.numbers([1, 2.5, 0.333333333]).text == "[1, 2.5, 0.333333]\n")
  }

  @Test func textIsEscaped() {
    #expect(JSONValue.string("a\"b\\c\n\u{1}é").text == "\"a\\\"b\\\\c\\n\\u0001é\"\n")
  }

  @Test func numbersThatAreNoneAreNull() {
    #expect(JSONValue.numbers([.nan, .infinity]).text == "[null, null]\n")
  }
}
