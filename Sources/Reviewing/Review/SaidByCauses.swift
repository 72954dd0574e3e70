import LayoutDiff
import ProofModel
import UndrawnSettings

/// What the causes of pictures say of bars and split views, so that no setting of the file tells it again.
struct SaidByCauses {
  private let leads: [(scene: String, file: String?, words: String)]

  init(_ entries: [ReviewReport.Entry]) {
    leads = entries.filter { $0.status != .same }.flatMap { entry in
      (entry.layout?.causes ?? []).flatMap(\.parts).map { (entry.scene, entry.source, $0.words) }
    }
  }

  /// Whether a setting, or an item that came or went, is told as what it does to a picture.
  func has(_ line: ObjectSettings.Line) -> Bool {
    if let setting = line.setting, hasColumn(setting) { return true }
    if let setting = line.setting,
      let said = Self.twins.first(where: { $0.setting == setting.what && [nil, setting.kind].contains($0.kind) })
    {
      let words = [setting.now, setting.then].compactMap { $0?.split(separator: " ") }.joined()
      let values = words.filter { Double($0) ?? 0 != 0 }
      return leads.contains { lead in
        lead.words.contains(said.cause) && values.allSatisfy { lead.words.contains(" \($0)") }
          && (!said.isOfScreen || !line.names.isEmpty && line.names.allSatisfy { Self.isOf(lead.scene, $0) })
      }
    }
    // Where a bar's buttons are told that came or went, all of them are.
    guard let button = line.setting, button.kind == "barButtonItem", button.what.isEmpty, !line.names.isEmpty else {
      return false
    }
    let ends = button.then == nil ? [" is new", " are new"] : [" is gone", " are gone"]
    return line.names.allSatisfy { name in
      leads.contains { lead in
        Self.isOf(lead.scene, name) && Self.isOfButtons(lead.words) && ends.contains { lead.words.contains($0) }
      }
    }
  }

  /// Whether it is a column, or a column's title, that came or went with its title in a picture.
  private func hasColumn(_ setting: ObjectSettings.Line.Setting) -> Bool {
    guard setting.kind == "tableColumn", ["", "title of table header cell"].contains(setting.what),
      let title = setting.now ?? setting.then, setting.now == nil || setting.then == nil
    else { return false }
    let end = setting.now == nil ? " is gone" : " is new"
    return leads.contains { $0.words.contains("'\(title)'") && $0.words.contains(end) }
  }

  /// Whether a picture is of a screen, or of it in its container.
  private static func isOf(_ scene: String, _ name: String) -> Bool { scene == name || scene.hasPrefix(name + "-") }

  /// Settings, some of one kind of objects, and what causes say instead, with the same numbers; some of a whole screen.
  private static let twins: [(setting: String, kind: String?, cause: String, isOfScreen: Bool)] = [
    ("holding priority", nil, "holding priority of '", false),
    ("intercell spacing", nil, "intercell spacing of '", false),
    ("row height", "tableViewCell", "the row height of the cell is", false),
    ("header reference size", nil, "headers' ", false), ("footer reference size", nil, "footers' ", false),
    ("extended layout includes opaque bars", nil, " the bars instead of ", true),
    ("edges for extended layout", nil, " the bars instead of ", true),
    ("translucent", "navigationBar", "the navigation bar is opaque now", true),
    ("translucent", "navigationBar", "the navigation bar is no longer opaque", true),
    ("translucent", "tabBar", "the tab bar is opaque now", true),
    ("translucent", "tabBar", "the tab bar is no longer opaque", true),
    ("hides bottom bar when pushed", nil, " the bottom bar when pushed", true),
  ]

  /// Whether a note says of a button in a bar that it came or went, whose words a cause has among those of its bar.
  func hasButton(_ note: ReviewReport.Note, in file: String) -> Bool {
    guard ["the button '", "the bar button item '"].contains(where: note.lead.hasPrefix),
      ["' is new", "' is gone"].contains(where: note.lead.hasSuffix), let name = Self.quoted(note.lead).first
    else { return false }
    return leads.contains { lead in
      lead.file == file && Self.isOfButtons(lead.words)
        && lead.words.split(whereSeparator: { "“”,".contains($0) }).contains { $0.trimmed == name }
    }
  }

  /// Whether a cause is what buttons of a bar say.
  private static func isOfButtons(_ words: String) -> Bool {
    ["bar's leading button", "bar's trailing button", "toolbar's button"].contains(where: words.contains)
  }

  private static func quoted(_ words: String) -> [String] {
    let parts = words.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }
}

extension Substring {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
