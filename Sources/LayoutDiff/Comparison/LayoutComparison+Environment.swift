import AutoLayout
import ProofModel
import Resolving

extension LayoutComparison {
  /// What of the screen, the system and the machine is another.
  func environmentInputs() -> [InputChange] {
    let (old, new) = (expected.environment, actual.environment)
    var inputs: [InputChange] = []
    func add(
      _ what: String, _ before: String, _ after: String, called name: String? = nil, with edit: String? = nil,
      span: SourceSpan? = nil
    ) {
      guard before != after else { return }
      let change = Change(
        .environmentChanged, .environment(what), "\(name ?? what) is \(after) instead of \(before)", before: before,
        after: after, span: span, trait: what == Self.window ? .window : nil)
      inputs.append(InputChange(change, .environment(edit ?? what)))
    }
    // A window without a device is called by its size.
    if old.device != nil || new.device != nil {
      add("the device", old.device ?? old.deviceName, new.device ?? new.deviceName)
    }
    add("the system", old.era.description, new.era.description)
    let presentation = presentationInput()
    inputs += [presentation].compactMap { $0 }
    // A window that is all of its screen is told once.
    if old.windowSize != old.screenSize || new.windowSize != new.screenSize {
      add("the screen", Wording.size(old.screenSize), Wording.size(new.screenSize))
    }
    if presentation == nil, isSizeRecorded, old.windowSize.width == new.windowSize.width, let rows = givenRowHeights {
      let (before, after) = (rows.before.map(Wording.number), Wording.number(rows.after))
      inputs.append(
        InputChange(
          Change(
            .frameChanged, .environment(Self.window),
            "the row height of the cell is \(after)\(before.map { " instead of \($0)" } ?? " now")",
            before: before, after: after, span: actual.views[0].content.span), .environment(Self.window)))
    } else if presentation == nil, isSizeRecorded {
      // A view by itself is as large as its own file makes it, or was before that drew it as a whole screen.
      let isOfView = isWindowless || !new.isMac && expectedInputs.document?.presentation?.isOfView ?? false
      add(
        Self.window, Wording.size(old.windowSize), Wording.size(new.windowSize),
        called: isOfView || hasOwnWindow ? "the view" : nil,
        span: isOfView && !new.isMac ? actual.views[0].content.span : nil)
    }
    add("the window before resizing", Wording.size(old.resizedFrom), Wording.size(new.resizedFrom))
    add("the scale", Wording.number(old.scale), Wording.number(new.scale))
    if presentation == nil, actual.environment.isMac {
      add(
        "the window's title bar",
        old.safeArea.top > 0 ? "over the top \(Wording.number(old.safeArea.top)) pt" : "above the view",
        new.safeArea.top > 0 ? "over the top \(Wording.number(new.safeArea.top)) pt" : "above the view")
    } else if presentation == nil {
      // How far a view of a canvas reaches into a device's insets follows from its size.
      let isOfSize = isSizeRecorded && old.device == new.device && old.windowSize != new.windowSize
      add(
        "the device's safe area", Wording.insets(old.safeArea), Wording.insets(new.safeArea),
        called: isOfSize ? "the safe area that its canvas gives the view" : nil, with: isOfSize ? Self.window : nil)
    }
    // Windows of the Mac have none; what their files' tools would give is no input.
    if new.platform != .mac { add(Self.rootMargin, Wording.number(old.rootMargin), Wording.number(new.rootMargin)) }
    // A view by itself has the classes of what shows it (`UITraitEnvironment`, docs); on no device ours follow from its size.
    if !isWindowless || [old, new].contains(where: { $0.device != nil }) || old.windowSize == new.windowSize {
      add("the width class", old.widthClass.rawValue, new.widthClass.rawValue)
      add("the height class", old.heightClass.rawValue, new.heightClass.rawValue)
    }
    add("the orientation", old.orientation.rawValue, new.orientation.rawValue)
    add("the locale", old.locale, new.locale)
    add("the text size", old.textSize.rawValue, new.textSize.rawValue)
    add("the appearance", old.appearance.rawValue, new.appearance.rawValue)
    add("the keyboard's height", Wording.number(old.keyboardHeight), Wording.number(new.keyboardHeight))
    add("the state", old.state ?? "none", new.state ?? "none")
    if old.safeArea == new.safeArea, let before = expected.views.first, let after = actual.views.first,
      before.safeAreaInsets != after.safeAreaInsets
    {
      let change = Change(
        .valueChanged, .value("bars"),
        "the bars leave a safe area of \(Wording.insets(after.safeAreaInsets)) instead of "
          + Wording.insets(before.safeAreaInsets),
        before: Wording.insets(before.safeAreaInsets), after: Wording.insets(after.safeAreaInsets))
      inputs.append(InputChange(change, .value("bars")))
    }
    return inputs + machineInputs()
  }

  /// Whether both sides' files say how large a Mac's window or view is: of one of which a file says nothing the size that it is drawn
  /// in is ours.
  private var isSizeRecorded: Bool {
    [expected, actual].allSatisfy { layout in
      guard layout.environment.isMac, let screen = layout.system?.screen, screen.isOnCanvas else { return true }
      return screen.nodes.first.map { $0.frame != nil } ?? true
    }
  }

  /// Whether what is drawn is a view by itself: of a file that says of no window around it, as of a tab's or a split view's page.
  var isWindowless: Bool {
    guard let document = actualInputs.document, document.format == .interfaceBuilder else { return false }
    if actual.environment.isMac { return !document.isInWindow }
    return document.presentation?.isOfView ?? false
  }

  /// Whether a file says another size of the window that shows a Mac's controller than of the controller's view: what is
  /// drawn is the view.
  private var hasOwnWindow: Bool {
    [(expectedInputs, expected), (actualInputs, actual)].contains { inputs, layout in
      guard let size = inputs.document?.windowSize else { return false }
      let drawn = layout.environment.windowSize
      return (size.width - drawn.width).magnitude >= 1 || (size.height - drawn.height).magnitude >= 1
    }
  }

  /// Another way in which the screen comes over others, where that leaves it another window: its size and its safe area
  /// follow.
  private func presentationInput() -> InputChange? {
    guard let before = expectedInputs.document, let after = actualInputs.document,
      before.presentation?.style != after.presentation?.style,
      expected.environment.windowSize != actual.environment.windowSize
        || expected.environment.safeArea != actual.environment.safeArea
    else { return nil }
    func words(_ document: Document) -> String? {
      switch document.presentation?.style {
      case nil: return "a whole screen"
      case .popover?: return "a popover"
      case .formSheet?: return "a form sheet"
      case .pageSheet?: return "a page sheet"
      case .view?, .row?: return nil
      }
    }
    guard var old = words(before), var new = words(after) else { return nil }
    // How large it asks to be decides on the window as its way of coming does.
    let sizes = (before.presentation?.preferredSize, after.presentation?.preferredSize)
    if sizes.0 != sizes.1 {
      if let size = sizes.0 { old += " of \(Wording.size(size))" }
      if let size = sizes.1 { new += " of \(Wording.size(size))" }
    }
    let change = Change(
      .environmentChanged, .environment(Self.presentation), "the screen comes as \(new) instead of \(old)", before: old,
      after: new, span: after.root.span)
    return InputChange(change, .environment(Self.presentation))
  }

  /// What a window's other size goes by.
  static let window = "the window"

  /// What another margin of the root's goes by.
  package static let rootMargin = "the root's margin"

  /// What the change of a presentation goes by.
  static let presentation = "the presentation"

  // MARK: Fonts and libraries

  /// The name that all of the machine's changes go by: which font made which text wider is not told apart.
  static let machine = InputChange.Edit.environment("machine")

  private func machineInputs() -> [InputChange] {
    let before = expectedInputs.digests
    let after = actualInputs.digests
    guard !before.isEmpty, !after.isEmpty else { return measuredInputs() }
    let files = Self.otherFontFiles(expected, actual)
    let others = LayoutInputs.otherVersions(before, after).filter { other in
      !files.contains { other.name.hasSuffix(" \($0)") }
    }
    let inputs = others.map { other in
      // Versions are short and told whole; hashes by their beginnings.
      let words = [other.before, other.after].map { $0.count > 20 ? String($0.prefix(8)) : $0 }
      return machineChange("\(other.name) is \(words[1]) instead of \(words[0])", other.before, other.after)
    }
    // Another set of fonts is the document's doing where it asks for others.
    return inputs.isEmpty ? measuredInputs() : inputs
  }

  /// The files of fonts that one side's project alone has: what stands in for one may bear its name.
  package static func otherFontFiles(_ expected: SolvedLayout, _ actual: SolvedLayout) -> Set<String> {
    let sides = [expected, actual].map { layout in
      Set(
        layout.views.flatMap { [$0.content.font] + ($0.content.text?.runs.map(\.font) ?? []) }.compactMap { font in
          font.file?.split(separator: "/").last.map(String.init)
        })
    }
    return sides[0].symmetricDifference(sides[1])
  }

  private func machineChange(_ sentence: String, _ before: String?, _ after: String?) -> InputChange {
    InputChange(
      Change(.environmentChanged, .environment("machine"), sentence, before: before, after: after), Self.machine)
  }

  /// Texts that are measured otherwise though nothing about them changed.
  private func measuredInputs() -> [InputChange] {
    guard expected.environment.text == actual.environment.text, expected.environment.era == actual.environment.era
    else { return [] }
    let names = views.pairs.filter { isMeasuredOtherwise($0) }.map { "'\(name(actual.views[$0.actual]))'" }
    guard !names.isEmpty else { return [] }
    let shown = names.count > 3 ? Array(names.prefix(2)) + ["\(names.count - 2) more"] : names
    return [
      machineChange(
        "\(shown.listed) \(names.count == 1 ? "is" : "are") measured otherwise: a font or a library changed",
        nil, nil)
    ]
  }

  /// Another natural size of the same content, which no other width explains.
  func isMeasuredOtherwise(_ pair: ViewMatching.Pair) -> Bool {
    guard let sizes = contentSizes[pair.actual], !contentEdits.contains(pair.actual) else { return false }
    let (before, after) = (expected.views[pair.expected], actual.views[pair.actual])
    guard before.content.kind == after.content.kind, before.content.text != nil || before.content.placeholder != nil
    else { return false }
    if !sizes.width.isSame { return true }
    return !sizes.height.isSame && before.frame.width.isNear(after.frame.width)
  }
}
