import AutoLayout
import ProofModel
import Resolving

/// What was given to one view and is not what was given before: everything but where it came to lie.
struct ViewInputs {
  let before: SolvedView
  let after: SolvedView
  /// The views as they were resolved; nil for layouts that were read from a file.
  let given: (before: LayoutNode, after: LayoutNode)?
  /// Where the files of each side lie, which is no part of a font's name.
  let folders: (before: String?, after: String?)
  /// Whether the view lies where it was drawn, on each side.
  let framePlacing: (before: Bool, after: Bool)
  /// The size that the superview was drawn with, on each side, where both know it.
  let superviewSizes: (before: Size, after: Size)?
  /// Whether it lies in a table, where everything lies below what is above it; on the Mac also beside its columns.
  let isInTable: Bool
  /// Whether it is a collection's cell that is drawn as large as its file has it.
  let hasDrawnSize: Bool
  let isMac: Bool
  /// Whether it lies in another superview.
  let isMoved: Bool
  /// Of a view that lies in another superview: where it was drawn in the nearest one that both superviews lie in, on each side.
  let drawn: (before: Rect, after: Rect)?
  /// Of a grid: which of its columns and rows are which.
  let tracks: TrackMatching?
  /// What it shows that is hidden or shown now and that nobody named: `with 'Total'`.
  let contents: String?
  /// What colours are called in the project, on each side.
  let colors: (before: NamedColors, after: NamedColors)
  private(set) var changes: [Change] = []

  init(
    _ before: SolvedView, _ after: SolvedView, given: (before: LayoutNode, after: LayoutNode)?,
    framePlacing: (before: Bool, after: Bool), superviewSizes: (before: Size, after: Size)? = nil,
    folders: (before: String?, after: String?) = (nil, nil),
    isInTable: Bool = false, hasDrawnSize: Bool = false, isMac: Bool = false, isMoved: Bool = false,
    drawn: (before: Rect, after: Rect)? = nil,
    tracks: TrackMatching? = nil, contents: String? = nil,
    colors: (before: NamedColors, after: NamedColors) = (NamedColors(nil), NamedColors(nil))
  ) {
    self.colors = colors
    self.contents = contents
    self.isMoved = isMoved
    self.drawn = drawn
    self.tracks = tracks
    self.before = before
    self.after = after
    self.given = given
    self.framePlacing = framePlacing
    self.superviewSizes = superviewSizes
    self.isInTable = isInTable
    self.hasDrawnSize = hasDrawnSize
    self.isMac = isMac
    self.folders = folders
    compareIdentity()
    compareVisibility()
    guard before.content.kind == after.content.kind else {
      // Of another kind of view all else is that kind's, but for what it says and shows.
      if let old = before.content.text?.string, let new = after.content.text?.string {
        setText("text", old, new)
        // A Mac's file says of many kinds no font.
        if !isMac, !old.isEmpty, !new.isEmpty { compareFonts() }
      }
      comparePictures()
      compareOtherKindsColor()
      // So has any view of UIKit's a ground.
      let grounds = (Self.shownBackground(before.content), Self.shownBackground(after.content))
      // One that says none has its kind's.
      let areSaid = before.content.background != nil && after.content.background != nil
      if !isMac, areSaid, grounds.0 != grounds.1 {
        set(
          .colorChanged, "background", colors.before.words(grounds.0, of: before.content.id, .background),
          colors.after.words(grounds.1, of: after.content.id, .background))
      }
      // Where it lies is given to it, whatever it is: no window's size did that. What a table of UIKit's shows above its rows, or
      // below them, is as high as it was drawn (`UITableView.tableHeaderView`, docs).
      if let given, isMac || isInTable { compareFrames(given.before, given.after) }
      return
    }
    if otherField != nil {
      // Its looks are those of the other control.
      compareTexts()
      if let given { compareLayout(given.before, given.after) }
      changes.removeAll { $0.isOf(.alignmentInsets, .contentInsets) }
      return
    }
    // What stands in the place of a text is told before it.
    if isPictureForText { compareLooks() }
    compareTexts()
    if !isPictureForText { compareLooks() }
    compareValues()
    if let given { compareLayout(given.before, given.after) }
  }

  // MARK: What it is

  private mutating func compareIdentity() {
    let (old, new) = (before.content, after.content)
    // What is called by its words is not named otherwise where these are others.
    let isByText = [old, new].allSatisfy { $0.text?.string.hasPrefix($0.name) ?? false }
    // Another object that stands in its place is not called otherwise.
    let isOther = old.id != new.id && [old.id, new.id].allSatisfy(ViewMatching.isObjectID)
    if old.name != new.name, !isByText, !isOther {
      let words =
        isNameGone
        ? "the name '\(old.name)' of \(ToldView.oneKind(of: new)) is gone" : "'\(old.name)' is called '\(new.name)' now"
      add(.renamed, words, before: old.name, after: new.name, trait: .name)
    }
    if isMac, Set([old.kind, new.kind]) == [.label, .textField] {
      // Both are fields of text, with a border or a ground and without.
      let words = [old, new].map { $0.kind == .label ? "a label's" : "a field's" }
      set(.kindChanged, "look", words[0], words[1])
    } else if old.kind != new.kind {
      set(.kindChanged, "kind", ToldView.kindWord(of: old), ToldView.kindWord(of: new))
    }
    if let field = otherField {
      add(
        .kindChanged, "'\(name)' is \(field.after) instead of \(field.before)", before: field.before,
        after: field.after)
      guard [old, new].contains(where: { !["NSSearchField", nil].contains($0.customClass) }) else { return }
    }
    if old.customClass != new.customClass {
      set(.classChanged, "class", old.customClass ?? "none", new.customClass ?? "none")
    }
    if old.direction != new.direction {
      set(.directionChanged, "direction", old.direction.rawValue, new.direction.rawValue)
    }
  }

  /// Whether a view lost its name and bears that of its kind now, which nobody gave it; one that was called by its words, which a
  /// Mac's view has in its cell, or by its class lost these.
  private var isNameGone: Bool {
    let (old, new) = (before.content, after.content)
    let isByWords = !isMac && old.text?.string.hasPrefix(old.name) == true
    return ToldView.kinds.contains(new.name) && !ToldView.kinds.contains(old.name) && !isByWords
      && old.name.filter { $0 != " " } != old.customClass
  }

  /// What a Mac's field is on each side where it is another control of one kind: a list or a field of tokens for a field.
  private var otherField: (before: String, after: String)? {
    let (old, new) = (before.content, after.content)
    let words = [old, new].map(ToldView.kindWord)
    guard isMac, old.kind == .textField, new.kind == .textField, old.style != new.style, words[0] != words[1]
    else { return nil }
    return ("a \(words[0])", "a \(words[1])")
  }

  private mutating func compareVisibility() {
    guard before.content.isHidden != after.content.isHidden else { return }
    let who = "'\(name)'" + (contents.map { " \($0)" } ?? "")
    if after.content.isHidden {
      add(.hidden, "\(who) is hidden", before: "shown", after: "hidden")
    } else {
      add(.shown, "\(who) is no longer hidden", before: "hidden", after: "shown")
    }
  }

  // MARK: Recording

  var name: String { after.parent == nil ? "root" : after.content.name }
  private var subject: Change.Subject { .view(path: after.path, id: after.content.id) }

  mutating func add(
    _ kind: Change.Kind, _ sentence: String, before: String, after: String, trait: Change.Trait? = nil
  ) {
    var change = Change(
      kind, subject, sentence, before: before, after: after, span: self.after.content.span ?? self.before.content.span,
      trait: trait)
    change.beforeFrame = self.before.pixelFrame
    change.afterFrame = self.after.pixelFrame
    change.isInput = true
    changes.append(change)
  }

  /// Texts are compared whole, and shown where they differ.
  mutating func setText(_ what: Change.Trait, _ old: String?, _ new: String?) {
    // No text and an empty one are the same to people.
    guard (old ?? "") != (new ?? "") else { return }
    let (before, after) = Wording.texts(old, new)
    let others = TextPlaces(old ?? "", new ?? "").words(besides: (before, after)).map { "; \($0)" } ?? ""
    // A name that is the new text says of no view which one it was.
    let isNamedByIt = name == new && name != self.before.content.name
    let kind = given?.after.isColumnTitle == true ? "a column's title" : ToldView.oneKind(of: self.after.content)
    let who = isNamedByIt ? kind : "'\(name)'"
    add(
      .textChanged, "\(what.words) of \(who) is \(after) instead of \(before)\(others)", before: before,
      after: after, trait: what)
  }

  mutating func set(_ kind: Change.Kind, _ what: Change.Trait, _ old: String, _ new: String) {
    guard old != new else { return }
    add(kind, "\(what.words) of '\(name)' is \(new) instead of \(old)", before: old, after: new, trait: what)
  }

  mutating func set(_ kind: Change.Kind, _ what: Change.Trait, _ old: Double, _ new: Double) {
    guard !(old.isNear(new)) else { return }
    set(kind, what, Wording.number(old), Wording.number(new))
    setValues(old, new)
  }

  mutating func set(_ kind: Change.Kind, _ what: Change.Trait, _ old: Int, _ new: Int) {
    set(kind, what, String(old), String(new))
  }

  mutating func set(_ kind: Change.Kind, _ what: Change.Trait, _ old: Bool, _ new: Bool) {
    set(kind, what, old ? "on" : "off", new ? "on" : "off")
  }

  mutating func setValues(_ old: Double, _ new: Double) {
    guard !changes.isEmpty else { return }
    changes[changes.count - 1].beforeValue = old
    changes[changes.count - 1].afterValue = new
  }
}
