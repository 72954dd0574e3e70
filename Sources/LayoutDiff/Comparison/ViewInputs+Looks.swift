import AutoLayout
import ProofModel
import Resolving

/// How a view looks otherwise: pictures, colours, styles, values.
extension ViewInputs {
  /// Whether a picture came where a text was, or the other way.
  var isPictureForText: Bool {
    let (old, new) = (before.content, after.content)
    func isSilent(_ view: ResolvedView) -> Bool { view.text?.string.isEmpty ?? true }
    return (old.asset == nil) != (new.asset == nil) && isSilent(old) != isSilent(new)
      && (new.asset == nil) == isSilent(old)
  }

  /// The names of the pictures that the view shows, without what else is asked of them.
  private var pictures: (before: PictureSet.Request?, after: PictureSet.Request?) {
    (
      before.content.asset.map { PictureSet.Request(name: $0) },
      after.content.asset.map { PictureSet.Request(name: $0) }
    )
  }

  /// Tells a picture of another name.
  mutating func comparePictures() {
    let (old, new) = (pictures.before?.asset, pictures.after?.asset)
    // A button that got a title keeps what is behind it, which was its picture as long as it had nothing else.
    let ground = given.flatMap { $0.before.unseenGround == $0.after.unseenGround ? $0.after.unseenGround : nil }
    if let ground, [old, new].compactMap({ $0 }) == [ground] { return }
    if old != new { set(.imageChanged, "picture", Wording.text(old), Wording.text(new)) }
  }

  mutating func compareLooks() {
    let (old, new) = (before.content, after.content)
    let pictures = [pictures.before, pictures.after]
    if pictures[0]?.asset != pictures[1]?.asset {
      comparePictures()
    } else if old.asset != new.asset, pictures[0]?.tint != pictures[1]?.tint, old.tint == new.tint {
      // No tint makes a picture larger.
      let tints = pictures.map { $0?.tint }
      if tints.contains(nil) {
        let words = tints.map { $0.map { "template in \(Wording.color($0))" } ?? "original" }
        set(.colorChanged, .renderingMode, words[0], words[1])
      } else {
        set(.colorChanged, .pictureTint, Wording.color(tints[0]), Wording.color(tints[1]))
      }
      if old.imageSize != new.imageSize {
        set(.imageChanged, .pictureSize, Wording.size(old.imageSize), Wording.size(new.imageSize))
      }
    } else if old.asset != new.asset, pictures[0]?.tint == pictures[1]?.tint {
      set(.imageChanged, "picture", Wording.text(old.asset), Wording.text(new.asset))
    } else if old.imageSize != new.imageSize {
      set(.imageChanged, .pictureSize, Wording.size(old.imageSize), Wording.size(new.imageSize))
    }
    let looks: [(Change.Trait, PropertyKey, Color?, Color?)] = [
      ("colour", .color, Self.shownTextColor(old), Self.shownTextColor(new)),
      ("background", .background, Self.shownBackground(old), Self.shownBackground(new)),
      (.tint, .tint, old.tint, new.tint),
      (
        "border's colour", .border, old.borderWidth > 0 ? old.borderColor : nil,
        new.borderWidth > 0 ? new.borderColor : nil
      ),
    ]
    let silent = [old, new].filter { ($0.text?.string ?? "").isEmpty }
    for (what, key, left, right) in looks where left != right {
      // A field that got a placeholder has the colour of texts that it had; a text that came or went took its own along. A button
      // without a title has none.
      if key == .color, silent.count == 2, old.kind == .button, new.kind == .button { continue }
      if key == .color, silent.count == 1 || (!silent.isEmpty || old.kind == .box) && (left == nil || right == nil) {
        continue
      }
      // A ground that comes or goes gives a Mac's label another frame than its text has.
      set(
        key == .background && hasOtherGround ? .styleChanged : .colorChanged, what,
        colors.before.words(left, of: old.id, key), colors.after.words(right, of: new.id, key))
    }
    if let left = old.text?.runs.map(\.color), let right = new.text?.runs.map(\.color), left != right,
      left.count == right.count, Self.runsColor(old) == nil || Self.runsColor(new) == nil
    {
      for (one, other) in zip(left, right) where one != other {
        set(.colorChanged, "colour of a run", Wording.color(one), Wording.color(other))
        break
      }
    }
  }

  /// Tells the colour that a text has now in a view of another kind, but that kind's own: a label's is that of labels, a button's the
  /// tint (`UILabel.textColor`, `UIButton.ButtonType.system`, docs).
  mutating func compareOtherKindsColor() {
    let (old, new) = (before.content, after.content)
    let colors = (Self.shownTextColor(old), Self.shownTextColor(new))
    let isOwn = colors.1 == (new.kind == .button ? new.tint : SystemColor.named("label")?.light ?? .black)
    guard !isMac, [old, new].allSatisfy({ $0.text?.string.isEmpty == false }), !isOwn, colors.0 != colors.1 else {
      return
    }
    set(
      .colorChanged, "colour", self.colors.before.words(colors.0, of: old.id, .color),
      self.colors.after.words(colors.1, of: new.id, .color))
  }

  /// Whether a view shows no picture behind its title but its picture.
  private static func isItsGround(_ view: ResolvedView) -> Bool {
    view.backgroundAsset == nil || view.backgroundAsset == view.asset
  }

  /// Whether the file says of a picture behind the title, which ``compareLayout(_:_:)`` compares.
  private var hasUnseenGround: Bool { given.map { $0.before.unseenGround ?? $0.after.unseenGround } ?? nil != nil }

  /// Whether a Mac's label draws a ground on one side alone: what it leaves around itself and its text follows from that.
  var hasOtherGround: Bool {
    let (old, new) = (before.content, after.content)
    return isMac && old.kind == .label && new.kind == .label && old.contentInsets != new.contentInsets
  }

  /// A clear background is none.
  static func shownBackground(_ view: ResolvedView) -> Color? {
    view.background.flatMap { $0.alpha == 0 ? nil : $0 }
  }

  /// The colour that all of an attributed text is drawn in, where its runs say one; nil of others.
  private static func runsColor(_ view: ResolvedView) -> Color? {
    // Nobody sees which colour a line break has.
    let runs = view.text?.runs.filter { !$0.text.allSatisfy(\.isWhitespace) } ?? []
    let colors = runs.map { $0.color ?? view.textColor }.once
    return colors.count == 1 ? colors[0] : nil
  }

  /// The colour that a text is drawn in; views without one have none.
  private static func shownTextColor(_ view: ResolvedView) -> Color? {
    if let color = runsColor(view) { return color }
    let isColored = PropertyKey.color.applies(to: view.kind) && !PropertyKey.text.applies(to: view.kind)
    return isColored || view.text != nil || view.placeholder != nil || !view.segments.isEmpty ? view.textColor : nil
  }

  /// What the table of properties has a phrase for.
  mutating func compareValues() {
    let (old, new) = (before.content, after.content)
    for property in ResolvedView.properties {
      guard let phrase = property.phrase else { continue }
      let kind = property.effect == .look ? Change.Kind.styleChanged : .intrinsicSizeChanged
      switch property.place {
      case .number(let path, _): set(kind, Change.Trait(phrase), old[keyPath: path], new[keyPath: path])
      case .integer(let path, _): set(kind, Change.Trait(phrase), old[keyPath: path], new[keyPath: path])
      // A push button's is the look of the one that Return presses.
      case .flag(\.isOn) where new.kind == .button:
        set(kind, new.style == .push ? "default look" : "state", old.isOn, new.isOn)
      case .flag(\.isSecure):
        guard old.isSecure != new.isSecure else { continue }
        add(
          .styleChanged, "'\(name)' is \(new.isSecure ? "a secure field now" : "no secure field any more")",
          before: old.isSecure ? "on" : "off", after: new.isSecure ? "on" : "off")
      case .flag(let path): set(kind, Change.Trait(phrase), old[keyPath: path], new[keyPath: path])
      case .word where property.name == "layers":
        guard old.layers != new.layers else { continue }
        let (was, becomes) = (old.layers?.summary ?? "none", new.layers?.summary ?? "none")
        set(kind, Change.Trait(phrase), was, was == becomes ? becomes + " of another look" : becomes)
      // How large a Mac's spinner is its control size says.
      case .word where property.name == "style" && isMac && new.kind == .spinner && old.controlSize != new.controlSize:
        continue
      // Of a Mac's control it is read with its picture: what came or went with one is no other mode.
      case .word where property.name == "fit" && isMac && (old.asset == nil) != (new.asset == nil): continue
      // A cell's is what stands at its end.
      case .word(let word) where property.name == "style" && new.kind == .tableCell && old.kind == .tableCell:
        let shown = [old, new].map { cell in word.get(cell).flatMap { $0 == ControlStyle.plain.rawValue ? nil : $0 } }
        set(kind, .accessory, shown[0] ?? "none", shown[1] ?? "none")
      // Without a bezel, whichever it would be (`NSButton.isBordered`).
      case .word(let word) where property.name == "style" && isMac && new.kind == .button && old.kind == .button:
        let shown = [old, new].map { word.get($0) == ControlStyle.plain.rawValue ? "borderless" : word.get($0) }
        set(kind, Change.Trait(phrase), shown[0] ?? "none", shown[1] ?? "none")
      case .word(let word):
        let none = new.kind == .table ? ControlStyle.plain.rawValue : "none"
        set(kind, Change.Trait(phrase), word.get(old) ?? none, word.get(new) ?? none)
      case .color(let path):
        set(.colorChanged, Change.Trait(phrase), Wording.color(old[keyPath: path]), Wording.color(new[keyPath: path]))
      case .fill(let path):
        set(.colorChanged, Change.Trait(phrase), Wording.color(old[keyPath: path]), Wording.color(new[keyPath: path]))
      // A button that is nothing but its background shows it as its picture.
      // Behind a picture UIKit's is not drawn, and is told as the file has it.
      case .text(let path)
      where path == \.backgroundAsset && (hasUnseenGround || [old, new].allSatisfy(Self.isItsGround)):
        continue
      case .text(let path):
        set(kind, Change.Trait(phrase), Wording.text(old[keyPath: path]), Wording.text(new[keyPath: path]))
      case .texts(let path):
        set(
          .textChanged, Change.Trait(phrase), old[keyPath: path].joined(separator: ", "),
          new[keyPath: path].joined(separator: ", "))
      case .size(let path):
        set(kind, Change.Trait(phrase), Wording.size(old[keyPath: path]), Wording.size(new[keyPath: path]))
      case .insets where property.name == "content-insets" && hasOtherGround:
        let isDrawn = new.contentInsets != .zero
        guard Self.shownBackground(old) == Self.shownBackground(new) else { continue }
        add(
          .styleChanged, isDrawn ? "'\(name)' draws a background now" : "'\(name)' draws no background any more",
          before: isDrawn ? "off" : "on", after: isDrawn ? "on" : "off")
      case .insets where property.name == "content-insets" && hasInsetsOfType: continue
      case .insets(let path) where property.name == "content-insets" && Self.isPlainButton(new):
        let words = [old, new].map {
          $0[keyPath: path] == Self.plainInsets ? "none" : Wording.insets($0[keyPath: path])
        }
        set(kind, .contentInsets, words[0], words[1])
      case .insets(let path):
        set(kind, Change.Trait(phrase), Wording.insets(old[keyPath: path]), Wording.insets(new[keyPath: path]))
      }
    }
  }

  /// Whether a control of another type has other content insets for that. Those of UIKit's plain buttons are their own of each.
  private var hasInsetsOfType: Bool {
    let (old, new) = (before.content, after.content)
    guard old.style != new.style || old.controlSize != new.controlSize else { return false }
    return isMac || ![old, new].allSatisfy(Self.isPlainButton)
  }

  private static func isPlainButton(_ view: ResolvedView) -> Bool {
    view.kind == .button && (view.style == .system || view.style == .custom)
  }

  /// What a plain button leaves around its title where nothing is said.
  private static let plainInsets = EdgeInsets(top: 6, bottom: 6)
}
