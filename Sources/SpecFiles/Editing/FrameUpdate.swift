public import ProofModel

/// Writes frames into the `frame:` of a spec's views, as Update Frames does in Interface Builder.
public enum FrameUpdate {
  /// The spec's text with its new frames, and the views that they are of.
  public struct Outcome: Sendable {
    /// The whole new text; the old one where nothing was changed.
    public var text: String
    /// The views whose frame was changed or added, in the order of the file.
    public var changed: [String]
    /// Why a view could not be written, with its place.
    public var diagnostics: [Diagnostic]
  }

  /// Changes a spec's text in place; comments, order and layout stay.
  ///
  /// - Parameters:
  ///   - frames: by view id, in the superview's space; views of components cannot be written.
  ///   - addsMissing: whether views without a `frame:` get one.
  ///   - replacesDrawn: whether views that have one get the new numbers.
  public static func apply(
    file: String, text: String, frames: [String: Rect], addsMissing: Bool = true, replacesDrawn: Bool = true
  ) -> Outcome {
    let (opened, diagnostics) = SpecEditor.open(file: file, text: text)
    guard var editor = opened else { return Outcome(text: text, changed: [], diagnostics: diagnostics) }
    var outcome = Outcome(text: text, changed: [], diagnostics: [])
    var update = Update(frames: frames, addsMissing: addsMissing, replacesDrawn: replacesDrawn)
    update.visit(editor.root["views"], &editor, &outcome)
    for id in frames.keys.sorted() where id != "root" && !update.found.contains(id) {
      let reason = id.contains("/") ? "it belongs to a component" : "it is not in this file"
      outcome.diagnostics.append(
        .warning(
          "frame-not-written", "the frame of '\(id)' is not written: \(reason)", at: SourceSpan(file: file, line: 1)))
    }
    if !outcome.changed.isEmpty { outcome.text = editor.edited() }
    return outcome
  }

  private struct Update {
    let frames: [String: Rect]
    let addsMissing: Bool
    let replacesDrawn: Bool
    var found: Set<String> = []

    mutating func visit(_ views: YAMLNode?, _ editor: inout SpecEditor, _ outcome: inout Outcome) {
      for entry in views?.entries ?? [] {
        let id = entry.key.text ?? ""
        if let frame = frames[id], found.insert(id).inserted {
          write(frame, entry, &editor, &outcome)
        }
        if !SpecEditor.isAlias(entry) { visit(entry.value["views"], &editor, &outcome) }
      }
    }

    private func write(
      _ frame: Rect, _ entry: YAMLNode.Entry, _ editor: inout SpecEditor, _ outcome: inout Outcome
    ) {
      let id = entry.key.text ?? ""
      let numbers = [frame.x, frame.y, frame.width, frame.height].map { $0.shortText }
      let written = entry.value.entries?.first { $0.key.text == "frame" }
      if SpecEditor.isAlias(entry) || written.map(SpecEditor.isAlias) == true {
        outcome.diagnostics.append(
          .warning(
            "frame-not-written", "the frame of '\(id)' is not written: it is shared by an alias", at: entry.key.span,
            hint: "write the view out"))
        return
      }
      if let written {
        if replacesDrawn, replace(written.value, numbers, &editor) { outcome.changed.append(id) }
      } else if addsMissing {
        if editor.addProperty("frame", "[\(numbers.joined(separator: ", "))]", to: entry) { outcome.changed.append(id) }
      }
    }

    /// Number by number where four stand there; whether anything was to change.
    private func replace(_ node: YAMLNode, _ numbers: [String], _ editor: inout SpecEditor) -> Bool {
      guard let items = node.items, items.count == 4 else {
        editor.replace(node.range.lowerBound..<SpecEditor.end(of: node), with: "[\(numbers.joined(separator: ", "))]")
        return true
      }
      var isChanged = false
      for (item, number) in zip(items, numbers) where Double(item.text ?? "") != Double(number) {
        editor.replace(item.range.lowerBound..<SpecEditor.end(of: item), with: number)
        isChanged = true
      }
      return isChanged
    }
  }
}
