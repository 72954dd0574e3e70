import ArgumentParser
import Foundation
import ProofModel
import Proofing
import Solving

struct NotesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notes",
    abstract: "Puts the comments of a page into the specs that they are about, or prints them as Markdown.",
    discussion: """
      FILE is what a page of 'render --format html', 'live' or 'review' exports. A comment on a rule becomes its 'note:', \
      which pictures show; one on a view becomes a comment above it. The changes are printed as a diff, then written; \
      --check writes nothing. Exit 1 where a comment has no place any more: storyboards have none, and \
      --markdown prints all of them for a pull request.
      """)

  @Argument(help: "The comments as JSON, - for standard input.", completion: .file())
  var file: String

  @Flag(help: "Prints the comments as Markdown and writes nothing.")
  var markdown = false

  @Flag(help: "Prints the diff and writes nothing.")
  var check = false

  private static let largest = 16 << 20

  func run() throws {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes =
        file == "-"
        ? (try? FileHandle.standardInput.read(upToCount: Self.largest)).map { Array($0) } ?? []
        : try FileReading.bytes(at: file, limit: Self.largest)
    } catch {
      throw Failure([error.diagnostic()])
    }
    let notes: ScreenNotes
    do throws(ScreenNotes.Unreadable) {
      notes = try ScreenNotes.read(bytes, file: file)
    } catch {
      throw Failure([error.diagnostic])
    }
    if markdown { return Terminal.data(notes.markdown) }
    let writing = NoteWriting(notes, folder: FileManager.default.currentDirectoryPath)
    for change in writing.changes {
      Terminal.data(UnifiedDiff.text(change.before, change.after, file: change.file))
      guard !check else { continue }
      do {
        try FileWriting.update(change.file, change.after)
      } catch {
        Terminal.print([error.diagnostic()])
        throw ExitCode(3)
      }
    }
    Terminal.print(writing.diagnostics)
    let placed = writing.placed
    Terminal.talk("\(placed) comment\(placed == 1 ? "" : "s") \(check ? "would be placed" : "placed")")
    if !writing.diagnostics.isEmpty { throw ExitCode(1) }
  }
}
