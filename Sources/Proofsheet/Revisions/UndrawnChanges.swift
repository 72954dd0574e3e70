import Importing
import ProofModel

/// What changed in an Interface Builder file without being drawn: menus, and whole files of systems and forms that are
/// not drawn.
struct UndrawnChanges {
  /// The system or the form that the file is of where it is not drawn.
  let system: String?
  /// One line each, in the order of the file.
  private(set) var changes: [(words: String, span: SourceSpan?)] = []

  init(_ before: UndrawnTexts?, _ after: UndrawnTexts?) {
    system = (after ?? before)?.system
    // Of two forms nothing corresponds.
    if let before, let after, before.system != after.system { return }
    let old = Dictionary((before?.texts ?? []).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    for text in after?.texts ?? [] where seen.insert(text.key).inserted {
      guard let other = old[text.key] else {
        guard let before else { continue }
        let words =
          before.objects.contains(text.object)
          ? "a \(text.kind) that said nothing says '\(Self.cut(text.words))'"
          : "the \(text.kind) '\(Self.cut(text.words))' is new"
        changes.append((words, text.span))
        continue
      }
      guard other.words != text.words else { continue }
      changes.append(
        ("the \(text.kind) '\(Self.cut(other.words))' says '\(Self.cut(text.words))'", text.span))
    }
    guard let after else { return }
    for text in before?.texts ?? [] where !seen.contains(text.key) {
      let isThere = after.objects.contains(text.object)
      changes.append(
        ("the \(text.kind) '\(Self.cut(text.words))' \(isThere ? "says nothing now" : "is gone")", text.span))
    }
    let objects = (before?.objects ?? [], after.objects)
    guard changes.isEmpty, before != nil, objects.0 != objects.1 else { return }
    let counts = [(objects.1.subtracting(objects.0).count, "new"), (objects.0.subtracting(objects.1).count, "gone")]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    changes.append(("objects that are not drawn: \(words)", nil))
  }

  private static func cut(_ words: String) -> String {
    let line = words.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).joined(separator: " ⏎ ")
    return line.count > 48 ? "\(line.prefix(45))…" : line
  }
}
