import Foundation
public import ProofModel
import Synchronization

/// The one variant that is looked at: as it is, in another window, or with a rule's other numbers, and where it changes.
extension LiveScreens {
  /// What one variant is asked for besides its name.
  public struct VariantRequest: Sendable {
    public var screen: String
    /// As the page knows the variant.
    public var key: String
    /// Another window, points.
    public var size: Size?
    /// A rule's other numbers, which are only tried.
    public var change: RuleChange?
    /// The names of the pictures that are wanted.
    public var layers: Set<String>
    /// What the page chose of the matrix.
    public var choice: VariantSelection?

    public init(screen: String, key: String, layers: Set<String>) {
      (self.screen, self.key, self.layers) = (screen, key, layers)
    }
  }

  /// One variant of one screen as it is now, with its pictures in the answer: what is seen first. Nil where there is none.
  public func variant(_ request: VariantRequest) -> [UInt8]? {
    let now = state.withLock { state in
      (
        revision: state.revision, known: state.solved["\(request.screen)/\(request.key)"],
        screen: state.screens.lazy.flatMap(\.workbenches).first { $0.document.name == request.screen }
      )
    }
    guard let workbench = now.screen else { return nil }
    let sessions = shared(workbench, now.revision).sessions
    var usual = now.known?.usual
    var solved: Workbench.Solved
    if let size = request.size {
      guard let environment = usual, let variant = Self.resized(environment, size, workbench) else { return nil }
      solved = workbench.solve(variant, in: sessions)
    } else if let known = now.known, known.revision == now.revision, known.usual == known.solved.variant.environment {
      solved = known.solved
    } else {
      let variants = workbench.variants(merged(request.choice)).variants
      guard let variant = variants.first(where: { $0.key == request.key }) else { return nil }
      usual = variant.environment
      solved = workbench.solve(variant, in: sessions)
    }
    // It takes the place of the one that is shown.
    solved.variant.key = request.key
    if let change = request.change {
      guard let tried = self.solved(solved, of: workbench, with: change) else { return nil }
      solved = tried
    } else {
      keep([solved], of: workbench, now.revision, usual: usual)
    }
    var layers = pageLayers(of: solved, workbench, now.revision)
    let drawn = self.layers(of: solved, workbench, names: request.layers)
    for (index, layer) in layers.enumerated() where request.layers.contains(layer.name) {
      guard let list = drawn.named.first(where: { $0.name == layer.name })?.list else { continue }
      layers[index].svg = try? workbench.renderers.svg(list, isLayer: true)
    }
    let told: JSONValue = .object([
      ("revision", .number(Double(now.revision))), ("variant", ScreenPageReport.variant(solved, layers)),
    ])
    return Array(told.compactText.utf8)
  }

  /// A variant in a window of another size; larger than the device it is a plain screen.
  private static func resized(_ environment: Environment, _ size: Size, _ workbench: Workbench) -> Variant? {
    guard (1...4000).contains(size.width), (1...4000).contains(size.height) else { return nil }
    var selection = VariantSelection(of: environment)
    let text = "\(size.width.shortText)x\(size.height.shortText)"
    if size.width <= environment.screenSize.width, size.height <= environment.screenSize.height {
      selection.windows = [text]
    } else {
      selection.devices = []
      selection.orientations = []
      selection.sizes = ["\(text)@\(environment.scale.shortText)"]
    }
    return workbench.variants(selection).variants.first
  }

  /// The sizes at which something changes while one side of a variant's window grows from a phone's to a large tablet's,
  /// as `sweep` tells them; nil where there is no such variant.
  public func breaks(screen: String, key: String, axis: Axis) -> [UInt8]? {
    let found = state.withLock { state in
      (
        known: state.solved["\(screen)/\(key)"],
        screen: state.screens.lazy.flatMap(\.workbenches).first { $0.document.name == screen }
      )
    }
    guard let environment = found.known?.usual, let workbench = found.screen else { return nil }
    let window = environment.windowSize
    let (own, other) = axis == .horizontal ? (window.width, window.height) : (window.height, window.width)
    var range = SweepRange(axis, from: min(own, 240), to: max(own, 1400), other: other)
    range.locale = environment.locale
    range.textSize = environment.textSize
    range.appearance = environment.appearance
    range.state = environment.state
    range.era = environment.era
    return Array(SweepReport(range, of: workbench).json.compactText.utf8)
  }
}

extension VariantSelection {
  /// The one variant that an environment is.
  fileprivate init(of environment: Environment) {
    self.init()
    if let device = environment.device {
      devices = [device]
    } else {
      let size = environment.screenSize
      sizes = ["\(size.width.shortText)x\(size.height.shortText)@\(environment.scale.shortText)"]
    }
    orientations = [environment.orientation.rawValue]
    locales = [environment.locale]
    textSizes = [environment.textSize.rawValue]
    appearances = [environment.appearance.rawValue]
    states = environment.state.map { [$0] } ?? []
    era = environment.era
  }
}
