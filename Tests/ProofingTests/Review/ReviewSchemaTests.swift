import Foundation
import TestRequirements
import Testing

@testable import Reviewing
@testable import Solving

@Suite(.needsInstalled("/usr/lib/python3/dist-packages/jsonschema")) struct ReviewSchemaTests {
  /// By a validator that is not ours, Debian's python3-jsonschema.
  private static let validator = """
    import json, sys, jsonschema
    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    problems = [f"{list(e.absolute_path)}: {e.message}" for e in validator.iter_errors(json.load(open(sys.argv[2])))]
    print("\\n".join(problems))
    sys.exit(1 if problems else 0)
    """

  private func validate(_ report: String) throws -> (isValid: Bool, words: String) {
    let program = try Program()
    defer { program.cleanUp() }
    let files = [
      try program.write("validate.py", Self.validator), try program.write("schema.json", ReviewReport.schema),
      try program.write("report.json", report),
    ]
    let result = try Script.run(URL(fileURLWithPath: "/usr/bin/env"), ["/usr/bin/python3"] + files)
    return (result.code == 0, result.output + result.talk)
  }

  @Test func reportsFitTheirSchema() throws {
    var report = SmallReview.report
    report.options = [("PROOFSHEET_JOBS", "2")]
    let (isValid, words) = try validate(report.json().text)
    #expect(isValid, "\(words)")
  }

  @Test(arguments: [
    ("\"format\": 1", "\"format\": 2"), ("\"status\": \"layout\"", "\"status\": \"other\""),
    ("\"isCause\": true", "\"isCause\": 1"), ("\"scene\": \"login\"", "\"scenes\": \"login\""),
  ])
  func othersDoNot(_ change: (String, String)) throws {
    let text = SmallReview.report.json().text
    #expect(text.contains(change.0))
    let (isValid, words) = try validate(text.replacingOccurrences(of: change.0, with: change.1))
    #expect(!isValid, "\(words)")
  }
}
