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
    let new = Dictionary((after?.texts ?? []).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    // An object that was made anew with the same words is no change for people.
    let remade = Set(old.filter { new[$0.key] == nil }.map { Self.said($0.value) })
      .intersection(new.filter { old[$0.key] == nil }.map { Self.said($0.value) })
    var seen: Set<String> = []
    if let before {
      var folding = Folding(texts: after?.texts ?? [])
      for text in after?.texts ?? [] where seen.insert(text.key).inserted {
        if let other = old[text.key] {
          guard other.words != text.words else { continue }
          changes.append(("\(Self.called(other, before)) says '\(Self.cut(text.words))'", text.span))
        } else if before.objects.contains(text.object) {
          changes.append(
            (
              text.part != nil
                ? "\(Self.called(text, after)) is new"
                : "a \(text.kind) that said nothing says '\(Self.cut(text.words))'",
              text.span
            ))
        } else if !remade.contains(Self.said(text)), let rest = folding.rest(of: text) {
          changes.append(("the \(text.kind) '\(Self.cut(text.words))' is new\(rest)", text.span))
        }
      }
    }
    guard let after else { return }
    var folding = Folding(texts: before?.texts ?? [])
    for text in before?.texts ?? [] where new[text.key] == nil {
      if after.objects.contains(text.object) {
        changes.append(("\(Self.called(text, before)) \(text.part != nil ? "is gone" : "says nothing now")", text.span))
      } else if !remade.contains(Self.said(text)), let rest = folding.rest(of: text) {
        changes.append(("the \(text.kind) '\(Self.cut(text.words))' is gone\(rest)", text.span))
      }
    }
    tellOrders(before, after)
    tellToolbars(before, after)
    let objects = (before?.objects ?? [], after.objects)
    guard changes.isEmpty, before != nil, objects.0 != objects.1 else { return }
    let counts = [(objects.1.subtracting(objects.0).count, "new"), (objects.0.subtracting(objects.1).count, "gone")]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    changes.append(("objects that are not drawn: \(words)", nil))
  }

  /// Menus whose items stand in another order.
  private mutating func tellOrders(_ before: UndrawnTexts?, _ after: UndrawnTexts) {
    for (menu, items) in after.items.sorted(by: { $0.key < $1.key }) {
      guard let earlier = before?.items[menu] else { continue }
      let both = Set(items).intersection(earlier)
      guard items.filter(both.contains) != earlier.filter(both.contains) else { continue }
      let title = after.texts.first { $0.object == menu && $0.part == nil }
      changes.append(
        (
          "the items of \(title.map { "the menu '\(Self.cut($0.words))'" } ?? "a menu") stand in another order",
          title?.span
        ))
    }
  }

  /// Toolbars of windows that show other items at first, or in another order; items that came or went are told already.
  private mutating func tellToolbars(_ before: UndrawnTexts?, _ after: UndrawnTexts) {
    guard let before else { return }
    for (toolbar, items) in after.toolbars.sorted(by: { $0.key < $1.key }) {
      guard let earlier = before.toolbars[toolbar], earlier != items else { continue }
      let both = before.objects.intersection(after.objects)
      let (old, new) = (earlier.filter(both.contains), items.filter(both.contains))
      func name(_ item: String) -> (words: String, span: SourceSpan?) {
        let text = (after.texts + before.texts).first { $0.object == item && $0.part == nil }
        return (text.map { "'\(Self.cut($0.words))'" } ?? "a space", text?.span)
      }
      for item in Set(new).subtracting(old).sorted() {
        changes.append(("a toolbar shows \(name(item).words) at first now", name(item).span))
      }
      for item in Set(old).subtracting(new).sorted() {
        changes.append(("a toolbar no longer shows \(name(item).words) at first", name(item).span))
      }
      let shared = Set(old).intersection(new)
      let isMoved = old.filter(shared.contains) != new.filter(shared.contains)
      if isMoved { changes.append(("the items of a toolbar stand in another order", nil)) }
    }
  }

  /// `the label 'Name'`, `the key 'p' of the menu item 'Print…'`.
  private static func called(_ text: UndrawnTexts.Text, _ side: UndrawnTexts?) -> String {
    guard let part = text.part else { return "the \(text.kind) '\(cut(text.words))'" }
    let title = side?.texts.first { $0.object == text.object && $0.part == nil }
    return "the \(part.rawValue) '\(cut(text.words))' of "
      + (title.map { "the \(text.kind) '\(cut($0.words))'" } ?? "a \(text.kind)")
  }

  private static func said(_ text: UndrawnTexts.Text) -> String {
    "\(text.kind)\u{1F}\(text.part?.rawValue ?? "")\u{1F}\(text.words)"
  }

  /// Objects that came or went with what is in them, each told once.
  private struct Folding {
    let texts: [UndrawnTexts.Text]
    private var told: Set<String> = []

    init(texts: [UndrawnTexts.Text]) { self.texts = texts }

    /// What is to be said besides of a text whose object came or went; nil where it is told already.
    mutating func rest(of text: UndrawnTexts.Text) -> String? {
      guard told.isDisjoint(with: text.inside), told.insert(text.object).inserted else { return nil }
      let inside = Set(texts.filter { $0.inside.contains(text.object) && $0.kind == "menu item" }.map(\.object)).count
      return inside == 0 ? "" : " with \(inside) item\(inside == 1 ? "" : "s")"
    }
  }

  private static func cut(_ words: String) -> String {
    let line = words.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).joined(separator: " ⏎ ")
    return line.count > 48 ? "\(line.prefix(45))…" : line
  }
}
