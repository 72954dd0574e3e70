import ProofModel

/// Expands a document's matrix and the user's selection to variants, in the order in which sheets show them:
/// screens, orientations, windows, states, locales, text sizes, appearances.
package struct VariantMatrix {
  let document: Document
  let selection: VariantSelection
  package private(set) var diagnostics = DiagnosticSink()

  package init(document: Document, selection: VariantSelection) {
    self.document = document
    self.selection = selection.withRungs
  }

  /// All variants that exist; combinations that a device does not have (an iPhone upside down, a split view on an
  /// iPhone) are left out, and told where nothing is left.
  package mutating func variants() -> [Variant] {
    if let drawn = canvasVariant() { return [drawn] }
    var environments: [Environment] = []
    var reasons: [String] = []
    let locales = localeNames()
    let states = stateNames()
    let windows = windowModes()
    let textSizes = named(selection.textSizes, TextSize.allCases, "text size") ?? document.matrix.textSizes ?? [.l]
    let appearances =
      named(selection.appearances, Appearance.allCases, "appearance") ?? document.matrix.appearances ?? [.light]
    let screens = screens().map { ($0, orientations(of: $0)) }
    let others = [windows.count, states.count, locales.count, textSizes.count, appearances.count]
    guard isWithinLimit(others.reduce(screens.reduce(0) { $0 + $1.1.count }, Self.product)) else { return [] }
    for (screen, orientations) in screens {
      for orientation in orientations {
        for window in windows {
          for state in states {
            for locale in locales {
              for textSize in textSizes {
                for appearance in appearances {
                  var builder = EnvironmentBuilder(screen)
                  builder.orientation = orientation
                  builder.window = window
                  builder.locale = locale
                  builder.textSize = textSize
                  builder.appearance = appearance
                  builder.state = state
                  builder.era = selection.era ?? document.era
                  builder.platform = document.platform
                  builder.resizedFrom = selection.from
                  builder.showsKeyboard = selection.showsKeyboard
                  switch builder.environment() {
                  case .success(let environment): environments.append(inWindow(document.presented(environment)))
                  case .failure(let unavailable): reasons.append(unavailable.reason)
                  }
                }
              }
            }
          }
        }
      }
    }
    if environments.isEmpty, !diagnostics.hasErrors {
      diagnostics.report(
        .error(
          "no-variant", "no variant is left to draw: \(reasons.first ?? "the selection is empty")",
          hint: "choose other devices or orientations; 'proofsheet devices' lists what there is"))
    }
    return Self.keyed(ladder(environments), document, hasOwnSize: selection.sizes.isEmpty)
  }

  /// Those that differ from the first in the ladder's axis alone.
  private func ladder(_ environments: [Environment]) -> [Environment] {
    guard let axis = selection.ladder, let first = environments.first else { return environments }
    return environments.filter { $0.others(than: axis) == first.others(than: axis) }
  }

  /// As many as there can be, where there are more.
  private static func product(_ left: Int, _ right: Int) -> Int {
    let (product, isOver) = left.multipliedReportingOverflow(by: right)
    return isOver ? .max : product
  }

  /// A matrix multiplies: a few words of it can ask for millions.
  private mutating func isWithinLimit(_ count: Int) -> Bool {
    guard count > selection.mostVariants else { return true }
    diagnostics.report(
      .error(
        "too-many-variants",
        "'\(document.name)' has \(count) variants, the most is \(selection.mostVariants)",
        hint: "name fewer devices, languages, states or text sizes, or allow more: --max-variants \(count)"))
    return false
  }

  /// A macOS file with nothing selected lies in the window that it was drawn in, below its title bar.
  private func inWindow(_ environment: Environment) -> Environment {
    guard selection.devices.isEmpty, selection.sizes.isEmpty, document.platform == .mac,
      case .drawn(let canvas)? = document.canvas
    else { return environment }
    var drawn = canvas
    drawn.readsFileTexts = false
    drawn.era = environment.era
    drawn.resizedFrom = environment.resizedFrom
    (drawn.locale, drawn.direction) = (environment.locale, environment.direction)
    (drawn.textSize, drawn.appearance) = (environment.textSize, environment.appearance)
    drawn.state = environment.state == document.defaultState ? canvas.state : environment.state
    return drawn
  }

  /// Variants with their keys; the same key is kept once.
  ///
  /// - Parameter hasOwnSize: no size was asked for, so that the document's own is one.
  private static func keyed(
    _ environments: [Environment], _ document: Document, hasOwnSize: Bool
  ) -> [Variant] {
    var seen: Set<String> = []
    return environments.compactMap { environment in
      let key = environment.key(
        defaultState: document.defaultState, defaultLocale: document.baseLocale,
        screen: hasOwnSize && document.isOwnSize(environment) ? Document.ownSizeKey : nil)
      return seen.insert(key).inserted ? Variant(environment: environment, key: key) : nil
    }
  }

  /// An Interface Builder file's own canvas, where frames are asked for and nothing was selected.
  private func canvasVariant() -> Variant? {
    guard selection.prefersCanvas, selection.isEmpty, case .drawn(let environment)? = document.canvas else {
      return nil
    }
    return Self.keyed([environment], document, hasOwnSize: true).first
  }

  private mutating func screens() -> [EnvironmentBuilder.Screen] {
    var screens: [EnvironmentBuilder.Screen] = []
    let isChosen = !selection.devices.isEmpty || !selection.sizes.isEmpty
    let words: [Located<String>]
    if isChosen {
      words = selection.devices.map { Located($0) }
    } else if document.matrix.devices != nil || document.matrix.sizes != nil {
      words = document.matrix.devices ?? []
    } else {
      words = DeviceCatalogue.shared.standardSelection(
        for: document.platform, of: document.app, family: document.family
      ).map { Located($0.id) }
    }
    var seen: Set<String> = []
    for word in words where seen.insert(word.value).inserted { screens += devices(word).map { .device($0) } }
    for text in selection.sizes {
      if let screen = Self.size(text) {
        screens.append(screen)
      } else {
        diagnostics.report(
          .error(
            "invalid-size", "a size is width x height, 1 to 20000 points each, found '\(text)'",
            hint: "--size 393x852@3"))
      }
    }
    if !isChosen {
      let scale = document.platform == .mac || document.platform == .web ? 1.0 : 2.0
      screens += (document.matrix.sizes ?? []).map { .size($0.size, scale: $0.scale ?? scale, name: $0.name) }
    }
    return screens
  }

  /// A device's word, or the name of one of the document's own sizes.
  private mutating func devices(_ word: Located<String>) -> [Device] {
    let found = DeviceCatalogue.shared.devices(matching: word.value)
    if found.isEmpty {
      let near = DeviceCatalogue.shared.nearestNames(to: word.value).prefix(3).map { "'\($0)'" }
      diagnostics.report(
        .error(
          "unknown-device", "no device is called '\(word.value)'", at: word.span,
          hint: near.isEmpty
            ? "'proofsheet devices' lists all" : "did you mean \(near.joined(separator: ", "))?"))
    }
    return found
  }

  /// `393x852@3`; the scale is 2 where it is left out.
  static func size(_ text: String) -> EnvironmentBuilder.Screen? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, case .size(let size)? = WindowMode(parts[0]) else { return nil }
    guard parts.count == 2 else { return .size(size, scale: 2, name: nil) }
    guard let scale = Double(parts[1]), (0.5...8).contains(scale) else { return nil }
    return .size(size, scale: scale, name: nil)
  }

  private mutating func orientations(of screen: EnvironmentBuilder.Screen) -> [Orientation] {
    if let chosen = named(selection.orientations, Orientation.allCases, "orientation") { return chosen }
    // A bare size stands as it was given.
    guard case .device(let device) = screen else { return [.portrait] }
    if let written = document.matrix.orientations { return written }
    let hasMatrix = document.matrix.devices != nil || document.matrix.sizes != nil
    let canTurn = device.platform == .ios || device.platform == .android
    guard !hasMatrix, canTurn else { return [.portrait] }
    return document.app?.usualOrientations(of: device) ?? [.portrait, .landscape]
  }

  private mutating func windowModes() -> [WindowMode] {
    guard !selection.windows.isEmpty else { return document.matrix.windows ?? [.full] }
    return selection.windows.compactMap { text in
      let mode = WindowMode(text)
      if mode == nil {
        let names = WindowMode.named.map(\.1).joined(separator: " ")
        diagnostics.report(
          .error("unknown-window", "no window is called '\(text)'", hint: "expected \(names) or WxH"))
      }
      return mode
    }
  }

  private mutating func localeNames() -> [String] {
    let written = selection.locales.isEmpty ? document.matrix.locales ?? [document.baseLocale] : selection.locales
    for name in written where name.contains("pseudo") && PseudoLanguage(locale: name) == nil {
      let known = PseudoLanguage.allCases.map(\.rawValue).joined(separator: " ")
      diagnostics.report(
        .error("unknown-locale", "no pseudo-language is called '\(name)'", hint: "expected \(known)"))
    }
    for name in written where !name.contains("pseudo") && name != "project" && !LocaleTag.isWellFormed(name) {
      diagnostics.report(.error("invalid-locale", "'\(name)' is no locale", hint: "write en, pt-BR or zh-Hans"))
    }
    let own = document.strings.map(\.locale)
    // Texts that are not translated still show, and may run the other way.
    let all = own.isEmpty ? [document.baseLocale] : own
    return written.flatMap { name in
      ["all", "project"].contains(name) ? all + (document.app?.locales ?? []).filter { !all.contains($0) } : [name]
    }
  }

  private mutating func stateNames() -> [String?] {
    let known = document.states.map(\.name)
    let written = selection.states.isEmpty ? document.matrix.states : selection.states
    guard let written else { return [document.defaultState] }
    return written.flatMap { $0 == "all" ? known : [$0] }.compactMap { name -> String?? in
      if known.contains(name) { return name }
      diagnostics.report(
        .error(
          "unknown-state", "no state is called '\(name)'",
          hint: known.isEmpty ? "the file has no states" : "expected \(known.joined(separator: " ")) or all"))
      return nil
    }
  }

  /// The values of an axis by their names, `all` being every one; nil where nothing was asked for.
  private mutating func named<Value: RawRepresentable>(
    _ names: [String], _ all: [Value], _ axis: String
  ) -> [Value]? where Value.RawValue == String {
    guard !names.isEmpty else { return nil }
    return names.flatMap { name -> [Value] in
      if name == "all" { return all }
      if let value = Value(rawValue: name) { return [value] }
      let known = all.map(\.rawValue).joined(separator: " ")
      diagnostics.report(
        .error(
          "unknown-\(axis.split(separator: " ").joined(separator: "-"))",
          "no \(axis) is called '\(name)'", hint: "expected \(known) or all"))
      return []
    }
  }
}

extension VariantSelection {
  /// With all values of the ladder's axis, where none were chosen; devices are the document's own.
  fileprivate var withRungs: VariantSelection {
    var selection = self
    switch ladder {
    case .textSize where textSizes.isEmpty: selection.textSizes = ["all"]
    case .appearance where appearances.isEmpty: selection.appearances = ["all"]
    case .locale where locales.isEmpty: selection.locales = ["all"]
    case .orientation where orientations.isEmpty: selection.orientations = ["portrait", "landscape"]
    case .state where states.isEmpty: selection.states = ["all"]
    default: break
    }
    return selection
  }
}

extension Environment {
  /// What tells variants apart besides one axis.
  fileprivate func others(than axis: Ladder) -> [String] {
    let axes: [(axis: Ladder?, value: String)] = [
      (.device, device ?? "\(min(screenSize.width, screenSize.height)) \(max(screenSize.width, screenSize.height))"),
      (.orientation, orientation.rawValue), (.state, state ?? ""), (.locale, locale), (.textSize, textSize.rawValue),
      (.appearance, appearance.rawValue), (nil, window.name),
    ]
    return axes.filter { $0.axis != axis }.map(\.value)
  }
}

extension Document {
  /// What stands in keys for the size that a window or a view brings itself: another one is a change of the same picture.
  package static let ownSizeKey = "canvas"

  /// Whether a variant has the size that the file itself gives its window or view.
  func isOwnSize(_ environment: Environment) -> Bool {
    environment.device == nil
      && (matrix.sizes ?? []).contains { $0.name == Self.ownSizeKey && $0.size == environment.screenSize }
  }
}
