import Foundation
import Importing
import InterfaceBuilder
public import ProofModel
import Solving
import SpecFiles

/// Puts comments of a page into the specs that they are about: a rule's as its `note:`, a view's as a comment above it.
public struct NoteWriting: Sendable {
  /// A file as it is and as it is to be.
  public struct Change: Sendable {
    /// The path of the spec.
    public var file: String
    /// The spec's bytes as they were read.
    public var before: [UInt8]
    /// The spec's bytes with the comments in them.
    public var after: [UInt8]
  }

  /// The specs that comments are put into.
  public private(set) var changes: [Change] = []
  /// How many comments have their place.
  public private(set) var placed = 0
  /// What has none, and why.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Reads the files; writes nothing.
  ///
  /// - Parameter folder: files beyond it are refused, since comments may come from anybody.
  public init(_ notes: ScreenNotes, folder: String) {
    var files: [String] = []
    for file in notes.notes.compactMap(\.place?.file) where !files.contains(file) { files.append(file) }
    for note in notes.notes where note.place == nil {
      refuse(note, "it stands in no file", hint: "proofsheet notes --markdown FILE prints it")
    }
    for file in files { add(notes.notes.filter { $0.place?.file == file }, file, folder) }
  }

  private mutating func refuse(_ note: ScreenNotes.Note, _ why: String, hint: String? = nil) {
    let words = note.text.split(whereSeparator: \.isNewline).first.map { $0.prefix(60) } ?? ""
    diagnostics.append(
      .warning("note-not-placed", "the comment '\(words)' has no place: \(why)", at: note.place, hint: hint))
  }

  private mutating func add(_ notes: [ScreenNotes.Note], _ file: String, _ folder: String) {
    func refuseAll(_ why: String, hint: String? = nil) { for note in notes { refuse(note, why, hint: hint) } }
    let paths = [folder, file].map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().standardizedFileURL.path }
    guard paths[1].hasPrefix(paths[0] + "/") else {
      return refuseAll("'\(file)' is not in this folder", hint: "run it where the page was made")
    }
    guard ScreenLoader.isSpec(file) else {
      return refuseAll("only specs hold comments", hint: "proofsheet notes --markdown FILE prints it")
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReading.bytes(at: file, limit: InterfaceBuilderReader.largestFile)
    } catch {
      diagnostics.append(error.diagnostic())
      return
    }
    let loaded = ScreenLoader(studio: Studio()).load(file, bytes: bytes)
    if let error = loaded.diagnostics.first(where: { $0.severity == .error }) {
      return refuseAll("'\(file)' has errors: \(error.message)")
    }
    guard let document = loaded.workbenches.first?.document else { return refuseAll("'\(file)' is no screen") }
    var edits: [SourceEdit] = []
    for (note, edit) in Self.joined(notes, in: document) {
      guard let edit else {
        refuse(note, note.rule != nil ? "the rule is not there any more" : "there is no such view in the file itself")
        continue
      }
      guard SourceEdit.apply([edit], file: file, bytes: bytes, format: .spec) != nil else {
        refuse(note, "it cannot be written there", hint: "write each view and rule on a line of its own")
        continue
      }
      edits.append(edit)
      placed += 1
    }
    guard !edits.isEmpty, let after = SourceEdit.apply(edits, file: file, bytes: bytes, format: .spec), after != bytes
    else { return }
    let read = ScreenLoader(studio: Studio()).load(file, bytes: after)
    guard !read.diagnostics.contains(where: { $0.severity == .error }) else {
      placed -= edits.count
      return refuseAll("the file would not be read any more")
    }
    changes.append(Change(file: file, before: bytes, after: after))
  }

  /// Each comment with its edit, those of one rule as one; nil where what it is about is gone.
  private static func joined(
    _ notes: [ScreenNotes.Note], in document: Document
  ) -> [(note: ScreenNotes.Note, edit: SourceEdit?)] {
    let rules = document.groups.flatMap(\.rules).filter { $0.span?.file == document.file }
    var list: [(note: ScreenNotes.Note, edit: SourceEdit?)] = []
    var texts: [SourceSpan: String] = [:]
    var order: [(span: SourceSpan, note: ScreenNotes.Note, id: String?)] = []
    for note in notes {
      if let text = note.rule {
        let alike = rules.filter { $0.text == text }
        // Where it stood, else the only one of that text.
        let here = alike.first { $0.span?.start == note.place?.start } ?? (alike.count == 1 ? alike[0] : nil)
        guard let here, let span = here.span else {
          list.append((note, nil))
          continue
        }
        if texts[span] == nil { order.append((span, note, here.id)) }
        texts[span] = [texts[span], note.text].compactMap { $0 }.joined(separator: "; ")
      } else if let id = note.view, let span = document.root.find(id)?.span, span.file == document.file {
        list.append((note, .viewNote(span, note.text)))
      } else {
        list.append((note, nil))
      }
    }
    return list
      + order.map { entry in
        let place = SourceEdit.RulePlace(id: entry.id, span: entry.span)
        return (entry.note, .note(place, texts[entry.span] ?? entry.note.text))
      }
  }
}

extension ViewNode {
  fileprivate func find(_ id: String) -> ViewNode? {
    if self.id == id { return self }
    return children.lazy.compactMap { $0.find(id) }.first
  }
}
