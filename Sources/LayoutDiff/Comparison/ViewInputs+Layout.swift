import AutoLayout
import ProofModel
import Resolving

extension ViewInputs {
  /// What the document says of the view's layout besides rules.
  mutating func compareLayout(_ old: LayoutNode, _ new: LayoutNode) {
    // Views that their masks place are as large as these say.
    for (what, left, right) in [
      ("horizontal hugging" as Change.Trait, old.hugging.horizontal, new.hugging.horizontal),
      ("vertical hugging", old.hugging.vertical, new.hugging.vertical),
      ("horizontal compression resistance", old.compression.horizontal, new.compression.horizontal),
      ("vertical compression resistance", old.compression.vertical, new.compression.vertical),
    ] where !(framePlacing.before && framePlacing.after) {
      set(.priorityChanged, what, left, right)
    }
    compareSizes(old, new)
    compareMargins(old, new)
    if let left = old.stack, let right = new.stack { compareStacks(left, right) }
    compareArrangement(old, new)
  }

  private mutating func compareSizes(_ old: LayoutNode, _ new: LayoutNode) {
    // A Mac's date picker has the size of its font and its elements, which is read off its frame.
    if !isMac || new.content.kind != .datePicker {
      set(.intrinsicSizeChanged, "intrinsic width", Self.given(old.intrinsicWidth), Self.given(new.intrinsicWidth))
      set(.intrinsicSizeChanged, "intrinsic height", Self.given(old.intrinsicHeight), Self.given(new.intrinsicHeight))
    } else if old.content.font == new.content.font {
      compareElements(old, new)
    }
    set(.intrinsicSizeChanged, "first baseline", Self.given(old.firstBaseline), Self.given(new.firstBaseline))
    set(.intrinsicSizeChanged, "last baseline", Self.given(old.lastBaseline), Self.given(new.lastBaseline))
    set(
      .intrinsicSizeChanged, "preferred width", Self.given(old.preferredMaxWidth), Self.given(new.preferredMaxWidth))
    set(.intrinsicSizeChanged, "content size", Wording.size(old.contentSize), Wording.size(new.contentSize))
    compareGrounds(old, new)
    set(.styleChanged, "font's following of the height", old.isFontAdjusting, new.isFontAdjusting)
    compareFrames(old, new)
    if !hasOtherGround {
      set(
        .frameChanged, "alignment insets", Wording.insets(old.alignmentInsets), Wording.insets(new.alignmentInsets))
    }
    if isConverted {
      let words = framePlacing.after ? ("rules", "its mask") : ("its mask", "rules")
      add(
        .frameChanged, "'\(name)' is placed by \(words.1) instead of \(words.0)", before: words.0, after: words.1)
    } else if framePlacing.before || framePlacing.after {
      set(.frameChanged, "autoresizing mask", mask(old.autoresizing), mask(new.autoresizing))
      // A view that no frame was recorded of has no mask to translate.
      // AppKit's scroll views place their tables, texts and scrollers, tables and collections their cells.
      let isCell = after.content.kind == .tableCell || after.content.kind == .collectionCell
      let isScrolled = isCell || isMac && (after.content.kind.has(.scrolls) || after.content.kind == .scroller)
      if (old.frame == nil) == (new.frame == nil), !isScrolled {
        set(
          .frameChanged, "translation of its mask", Self.flag(old.translatesMask), Self.flag(new.translatesMask))
      }
    }
    set(
      .frameChanged, "proportional layout", Self.proportional(old.proportional), Self.proportional(new.proportional))
  }

  /// What a Mac's date picker shows of its date, or in which style, by the size that it asks for with that
  /// (`NSDatePicker.datePickerElements`).
  private mutating func compareElements(_ old: LayoutNode, _ new: LayoutNode) {
    func size(_ node: LayoutNode) -> Size? {
      guard let width = node.intrinsicWidth ?? nil, let height = node.intrinsicHeight ?? nil else { return nil }
      return Size(width: width, height: height)
    }
    guard let then = size(old), let now = size(new),
      max((then.width - now.width).magnitude, (then.height - now.height).magnitude) >= Self.leastElement
    else { return }
    set(.intrinsicSizeChanged, .dateElements, Wording.size(then), Wording.size(now))
  }

  /// So many points an element of a date takes at least: less is another version's rounding.
  private static let leastElement = 4.0

  /// The picture behind a button's title, by its name; where that is the same its size may be another.
  private mutating func compareGrounds(_ old: LayoutNode, _ new: LayoutNode) {
    // A button that is nothing but its background shows it as its picture.
    let isPicture = [old, new].allSatisfy { node in
      node.unseenGround == nil || node.unseenGround == node.content.asset.map { PictureSet.Request(name: $0).asset }
    }
    guard !isPicture else { return }
    if old.unseenGround != new.unseenGround {
      set(.imageChanged, "background picture", Wording.text(old.unseenGround), Wording.text(new.unseenGround))
    } else {
      set(
        .imageChanged, "size of the background picture", Wording.size(old.groundSize), Wording.size(new.groundSize))
    }
  }

  /// Whether rules place it instead of its mask, or the other way.
  var isConverted: Bool {
    framePlacing.before != framePlacing.after
      && given.map { $0.before.translatesMask != $0.after.translatesMask } ?? false
  }

  /// A frame is an input only where nothing else places the view; of a table's cell its height is, and of a collection's its
  /// size where no other is given.
  mutating func compareFrames(_ old: LayoutNode, _ new: LayoutNode) {
    guard old.frame != new.frame else { return }
    if after.content.kind == .tableCell {
      guard let before = old.frame?.height, let now = new.frame?.height, abs(before - now) >= 1,
        !self.before.frame.height.isNear(self.after.frame.height)
      else { return }
      set(.frameChanged, "height", before, now)
    } else if hasDrawnSize, let drawn = CanvasFrames.both(old.frame, new.frame),
      framePlacing == (false, false) || drawn.0.origin == drawn.1.origin
    {
      if abs(drawn.0.width - drawn.1.width) >= 1, !before.frame.width.isNear(after.frame.width) {
        set(.frameChanged, "width", drawn.0.width, drawn.1.width)
      }
      if abs(drawn.0.height - drawn.1.height) >= 1, !before.frame.height.isNear(after.frame.height) {
        set(.frameChanged, "height", drawn.0.height, drawn.1.height)
      }
    } else if isInTable {
      if isMac, let before = old.frame?.width, let now = new.frame?.width, abs(before - now) >= 1 {
        set(.frameChanged, "width", before, now)
      }
      guard let before = old.frame?.height, let now = new.frame?.height, abs(before - now) >= 1 else { return }
      set(.frameChanged, "height", before, now)
    } else if isMoved {
      // In another superview the numbers mean something else.
      compareDrawn()
    } else if framePlacing.before, framePlacing.after, !isHeldByMask(old, new) {
      let words = Wording.frames(old.frame, new.frame, top: isMac ? " from the top" : "")
      let rects = (Wording.rect(old.frame), Wording.rect(new.frame))
      if before.isHidden, after.isHidden, old.frame != nil, new.frame != nil {
        if rects.0 != rects.1 { addUnshown(words, rects) }
      } else if rects.0 != rects.1 {
        add(
          .frameChanged, "frame of '\(name)' is \(words.after) instead of \(words.before)", before: rects.0,
          after: rects.1, trait: .frame)
      }
    }
  }

  private mutating func addUnshown(_ words: (before: String, after: String), _ rects: (String, String)) {
    add(
      .frameChanged, "'\(name)', which is not shown, has the frame \(words.after) instead of \(words.before)",
      before: rects.0, after: rects.1)
  }

  /// Of a view in another superview, which moves nothing by itself: where its frame lies in what is around both.
  private mutating func compareDrawn() {
    guard framePlacing.before, framePlacing.after, let drawn, before.isHidden == after.isHidden,
      !CanvasFrames.isRounding(drawn.before, drawn.after)
    else { return }
    let words = Wording.frames(drawn.before, drawn.after, top: isMac ? " from the top" : "")
    let rects = (Wording.rect(drawn.before), Wording.rect(drawn.after))
    if after.isHidden { return addUnshown(words, rects) }
    add(
      .frameChanged, "frame of '\(name)' is \(words.after) instead of \(words.before)", before: rects.0,
      after: rects.1, trait: .frame)
  }

  /// Whether a mask made the frame, or the Mac's file has the one it had, which counts from below: then the superview's
  /// size is the input.
  private func isHeldByMask(_ old: LayoutNode, _ new: LayoutNode) -> Bool {
    superviewSizes.map { sizes in
      CanvasFrames.isHeld(old, new, from: sizes.before, to: sizes.after)
        || isMac && CanvasFrames.isSameFromBelow(old.frame, new.frame, sizes)
    } ?? false
  }

  private mutating func compareMargins(_ old: LayoutNode, _ new: LayoutNode) {
    // A view by itself has margins by what its canvas is, where its file says none.
    let margins = (Wording.insets(old.margins), Wording.insets(new.margins))
    if old.parent != nil || new.parent != nil || Set([margins.0, margins.1]) != ["none", "8"] {
      set(.marginChanged, "margins", margins.0, margins.1)
    }
    set(
      .marginChanged, "following of its superview's margins", old.preservesSuperviewMargins,
      new.preservesSuperviewMargins)
    set(
      .marginChanged, "keeping of margins inside the safe area", old.insetsMarginsFromSafeArea,
      new.insetsMarginsFromSafeArea)
    set(.marginChanged, .insetByBars, old.adjustsContentInset, new.adjustsContentInset)
    set(.marginChanged, "following of the readable width", old.followsReadableWidth, new.followsReadableWidth)
    set(
      .marginChanged, "additional safe area", Wording.insets(old.additionalSafeArea),
      Wording.insets(new.additionalSafeArea))
    // Those of the whole screen are told as the screen's; a root that lies in another view is no controller's by that.
    if !isMoved, old.parent != nil || new.parent != nil {
      set(.marginChanged, .controllersBars, Self.bars(old.content.bars), Self.bars(new.content.bars))
    }
  }

  private mutating func compareStacks(_ old: StackSettings, _ new: StackSettings) {
    set(.stackChanged, "axis", old.axis.rawValue, new.axis.rawValue)
    set(.stackChanged, "distribution", old.distribution.rawValue, new.distribution.rawValue)
    set(.stackChanged, "alignment", old.alignment.rawValue, new.alignment.rawValue)
    set(.stackChanged, "spacing", old.spacing, new.spacing)
    for id in Set(old.customSpacing.keys).union(new.customSpacing.keys).sorted() {
      let sides = (old.customSpacing[id], new.customSpacing[id])
      set(
        .stackChanged, "spacing after '\(id)'", sides.0.map(Wording.number) ?? "the stack's",
        sides.1.map(Wording.number) ?? "the stack's")
    }
    set(.stackChanged, "arranging within margins", old.isMarginsRelative, new.isMarginsRelative)
    set(.stackChanged, "horizontal stack hugging", old.hugging.horizontal, new.hugging.horizontal)
    set(.stackChanged, "vertical stack hugging", old.hugging.vertical, new.hugging.vertical)
    set(.stackChanged, "arranging by baselines", old.isBaselineRelative, new.isBaselineRelative)
  }

  // MARK: In words

  static func given(_ value: Double??) -> String {
    guard let value else { return "its own" }
    return value.map(Wording.number) ?? "none"
  }

  private static func bars(_ bars: [BarKind]?) -> String {
    bars.map { $0.isEmpty ? "none" : $0.map(\.rawValue).joined(separator: ", ") } ?? "no controller's"
  }

  private static func flag(_ value: Bool?) -> String { value.map { $0 ? "on" : "off" } ?? "as needed" }

  /// The parts of a mask. Where nothing of a direction gives way UIKit's views stay at their origin, as with the far margin alone
  /// (`UIView.autoresizingMask`, docs).
  private func mask(_ written: Set<AutoresizingPart>) -> String {
    var parts = written
    for axis in [[.left, .width, .right], [.top, .height, .bottom]] as [[AutoresizingPart]]
    where !isMac && parts.isDisjoint(with: axis) {
      parts.insert(axis[2])
    }
    return parts.isEmpty
      ? "none" : AutoresizingPart.allCases.filter { parts.contains($0) }.map(\.rawValue).joined(separator: " ")
  }

  private static func proportional(_ settings: ProportionalSettings?) -> String {
    settings.map { "\($0.mode.rawValue) of \(Wording.size($0.reference))" } ?? "none"
  }
}
