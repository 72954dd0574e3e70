import Foundation
import Testing

@testable import InterfaceBuilder

/// Localisations' files in the forms that Xcode and older tools write.
@Suite struct StringsFileTests {
  private func texts(_ text: String) throws -> [String: String] { try StringsFile(Data(text.utf8)).texts }

  @Test func keysAndTextsInQuotes() throws {
    let text = """
      /* Class = "UILabel"; text = "Hello"; ObjectID = "abc-12-xyz"; */
      "abc-12-xyz.text" = "Say \\"Hello\\"\\nto all";

      // A line of its own.
      "two" = "zwei" ; three="drei";
      """
    #expect(try texts(text) == ["abc-12-xyz.text": "Say \"Hello\"\nto all", "two": "zwei", "three": "drei"])
  }

  @Test func escapesAreScalars() throws {
    #expect(try texts(#""a" = "\U00e4\u00DF\tb\101\\";"#) == ["a": "äß\tbA\\"])
    #expect(try texts("\"a\" = \"\\Ud83d\\Ude00\";") == ["a": "😀"])
  }

  /// An empty file, one without its last semicolon, one in braces, a key alone, a text over two lines.
  @Test func formsThatOlderToolsWrite() throws {
    #expect(try texts("").isEmpty)
    #expect(try texts("/* nothing */\n").isEmpty)
    #expect(try texts("\"a\" = \"b\"") == ["a": "b"])
    #expect(try texts("{ \"a\" = \"b\"; c = d; }") == ["a": "b", "c": "d"])
    #expect(try texts("\"alone\";") == ["alone": "alone"])
    #expect(try texts("\"a\" = \"one\ntwo\";") == ["a": "one\ntwo"])
  }

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
  func encodings(encoding: String.Encoding) throws {
    let data = try #require("\"a\" = \"äö 文\";\n".data(using: encoding))
    #expect(try StringsFile(data).texts == ["a": "äö 文"])
  }

  @Test func propertyListsOfEveryForm() throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: ["a": "b"], format: format, options: 0)
      #expect(try StringsFile(data).texts == ["a": "b"])
    }
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "';' after the text of \"a\"", 2, 1),
    ("\"a\" \"b\";", "'=' after \"a\"", 1, 5),
    ("\"a\" = ;", "a \"text\" for \"a\"", 1, 7),
    ("\n  \"a\" = \"b", "'\"' at the end of the text that begins here", 2, 9),
    ("\"a\" = \"b\"; /* open", "'*/' for the comment that begins here", 1, 12),
    ("<<<<<<< HEAD", "a \"key\"", 1, 1),
  ])
  func whatIsMissingIsToldWithItsPlace(text: String, expected: String, line: Int, column: Int) {
    do throws(StringsFile.Problem) {
      _ = try StringsFile(Data(text.utf8))
      Issue.record("nothing is wrong with it")
    } catch {
      #expect(error.expected == expected && error.line == line && error.column == column, "\(error)")
    }
  }
}
