import ArgumentParser
import ProofModel
import Solving

/// Which variants of a screen: a flag narrows the file's matrix.
struct VariantOptions: ParsableArguments {
  @Option(help: "A device's id, a glob, or a set: iphones, ipads, current, classic, all. Repeatable.")
  var device: [String] = []

  @Option(help: "A bare screen, in points: 393x852@3. Repeatable.")
  var size: [String] = []

  @Option(help: "portrait, landscape, landscape-right, upside-down or all.")
  var orientation: [String] = []

  @Option(help: "full, slide-over, split-1-3, split-1-2, split-2-3, popover, primary, secondary or WxH.")
  var window: [String] = []

  @Option(help: "Laid out at this size first, then resized: WxH.")
  var from: String?

  @Option(help: "A locale of the strings, or a pseudo-language such as pseudo-double.")
  var locale: [String] = []

  @Option(help: "xs s m l xl xxl xxxl ax1 … ax5, or all.")
  var textSize: [String] = []

  @Option(help: "A state of the file, or all.")
  var state: [String] = []

  @Option(help: "light, dark or all.")
  var appearance: [String] = []

  @Flag(help: "With the device's keyboard: layouts follow keyboardLayoutGuide, pictures show it.")
  var keyboard = false

  @Option(
    name: [.customLong("os"), .customLong("era")],
    help: "The system whose metrics hold: ios-9 … ios-26, macos-14; file: the document's own.")
  var os: String?

  @Option(help: ArgumentHelp("The most variants of one screen; more are refused.", valueName: "number"))
  var maxVariants = VariantSelection.usualMost

  @Option(
    help: ArgumentHelp("Views' intrinsic sizes and baselines, given from outside.", valueName: "FILE.json"),
    completion: .file())
  var intrinsic: String?

  /// The selection as the library takes it; lists may also be written with commas.
  func selection() throws -> VariantSelection {
    var selection = VariantSelection()
    selection.devices = Self.split(device)
    selection.sizes = Self.split(size)
    selection.orientations = Self.split(orientation)
    selection.windows = Self.split(window)
    selection.locales = Self.split(locale)
    selection.textSizes = Self.split(textSize)
    selection.states = Self.split(state)
    selection.appearances = Self.split(appearance)
    selection.showsKeyboard = keyboard
    guard (1...10_000_000).contains(maxVariants) else {
      throw ValidationError("--max-variants takes 1 to 10000000, found \(maxVariants)")
    }
    selection.mostVariants = maxVariants
    if let from {
      guard case .size(let size)? = WindowMode(from) else {
        throw ValidationError("--from takes a size in points such as 375x667, found '\(from)'")
      }
      selection.from = size
    }
    // An imported file has an era of its own, by the version that it was saved with.
    if let os, os != "file" { selection.era = try Self.era(os) }
    return selection
  }

  /// The system that `--os` names.
  static func era(_ os: String) throws -> Era {
    if let era = Era(os) { return era }
    throw ValidationError(
      "--os takes ios-7 to ios-18, ios-26, macos-10, macos-10.15 to macos-15 or macos-26, found '\(os)'")
  }

  /// Commas separate, except inside a device's name in brackets.
  static func split(_ values: [String]) -> [String] {
    values.flatMap { $0.split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) } }.map(String.init)
  }
}

extension VariantOptions {
  /// The contents of `--intrinsic`, by view id; empty without it.
  func given(for workbenches: [Workbench]) throws -> [String: GivenContent] {
    guard let intrinsic else { return [:] }
    let result = GivenContentFile.read(intrinsic, for: workbenches)
    if !result.diagnostics.isEmpty { throw Failure(result.diagnostics) }
    return result.contents
  }
}
