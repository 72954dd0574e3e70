import Foundation
import UndrawnSettings

/// What two forms of one file of Interface Builder's differ in besides what pictures show.
enum SettingLines {
  static func lines(_ before: String, _ after: String, ending: String = "xib") throws -> [ObjectSettings.Line] {
    let sides = try [before, after].map { text in
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("form-\(UUID().uuidString).\(ending)")
      try Data(text.utf8).write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      return ObjectSettings(file: url.path)
    }
    return ObjectSettings.joined(ObjectSettings.differences(from: sides[0], to: sides[1]))
  }
}
