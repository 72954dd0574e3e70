import Foundation
public import ProofModel
import ProofScene
import Rendering
import Solving
import Synchronization

/// The one variant that is looked at: as it is, in another window, or with a rule's other numbers, and where it changes.
extension LiveScreens {
  /// What one variant is asked for besides its name.
  public struct VariantRequest: Sendable {
    /// The screen as the page knows it.
    public var screen: String
    /// As the page knows the variant.
    public var key: String
    /// Another window, points.
    public var size: Size?
    /// A rule's other numbers, which are only tried.
    public var change: RuleChange?
    /// Other texts of views, by their ids, which are only tried.
    public var texts: [String: String] = [:]
    /// The names of the pictures that are wanted.
    public var layers: Set<String>
    /// Digests of the pictures that the page has, by their names: these are not sent again.
    public var known: [String: String] = [:]
    /// What the page chose of the matrix.
    public var choice: VariantSelection?

    /// A request for some pictures of a variant as the files have it.
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
      let variants = workbench.variants(merged(request.choice, of: workbench)).variants
      guard let variant = variants.first(where: { $0.key == request.key }) else { return nil }
      usual = variant.environment
      solved = workbench.solve(variant, in: sessions)
    }
    // It takes the place of the one that is shown.
    solved.variant.key = request.key
    if request.change != nil || !request.texts.isEmpty {
      guard let tried = self.solved(solved, of: workbench, with: request) else { return nil }
      solved = tried
    } else {
      keep([solved], of: workbench, now.revision, usual: usual)
    }
    let layers = drawn(solved, of: workbench, request)
    let told: JSONValue = .object([
      ("revision", .number(Double(shownRevision ?? now.revision))),
      ("variant", ScreenPageReport.variant(solved, layers)),
    ])
    return told.compactBytes
  }

  /// The pictures of a variant as the page was told of it last; nil where there is none.
  public func pictures(_ request: VariantRequest) -> [UInt8]? {
    guard let known = state.withLock({ $0.solved["\(request.screen)/\(request.key)"] }) else { return nil }
    return JSONValue.array(drawn(known.solved, of: known.screen, request).map(\.json)).compactBytes
  }

  /// A variant's layers, those that are wanted with their digests, and with themselves where the page has others.
  private func drawn(
    _ solved: Workbench.Solved, of workbench: Workbench, _ request: VariantRequest
  ) -> [PageLayer] {
    let lists = layers(of: solved, workbench, names: request.layers).named
    return pageLayers(of: solved, workbench).map { layer in
      guard request.layers.contains(layer.name) else { return layer }
      var layer = layer
      let list = lists.first { $0.name == layer.name }?.list
      // What shows nothing is no picture.
      let isEmpty = list.map { layer.name != "screen" && $0.commands.isEmpty } ?? true
      guard let svg = isEmpty ? [] : list.flatMap({ try? workbench.renderers.svg($0, isLayer: true) }) else {
        return layer
      }
      let digest = SHA256Text.of(svg)
      layer.digest = digest
      if request.known[layer.name] != digest {
        layer.svg = svg[(svg.firstRange(of: Array("<svg ".utf8))?.lowerBound ?? svg.startIndex)...]
      }
      return layer
    }
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
    // A sweep solves a document; code would have to run at each size.
    guard let environment = found.known?.usual, let workbench = found.screen, workbench.triesCauses else { return nil }
    let window = environment.windowSize
    let (own, other) = axis == .horizontal ? (window.width, window.height) : (window.height, window.width)
    var range = SweepRange(axis, from: min(own, 240), to: max(own, 1400), other: other)
    range.locale = environment.locale
    range.textSize = environment.textSize
    range.appearance = environment.appearance
    range.state = environment.state
    range.era = environment.era
    return SweepReport(range, of: workbench).json.compactBytes
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
