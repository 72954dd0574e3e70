public import AutoLayout
import ProofModel
import Resolving

/// The frames of solved layouts as JSON, format 1.
///
/// `{"format": 1, "variants": [{"key", "device", "orientation", …, "frames": {scene: {view: [x, y, w, h]}},
/// "baselines": {scene: {view: [first, last]}}}]}`; rectangles are relative to the superview.
public struct FramesReport: Sendable {
  /// Of the solver's own values instead of frames on device pixels.
  public var isUnrounded = false
  /// Print the inner map of one variant alone: `{scene: {view: [x, y, w, h]}}`.
  public var isFlat = false
  /// In whose coordinates frames are printed.
  public enum Coordinates: String, Sendable, CaseIterable {
    /// y down from the superview's top.
    case screen
    /// As the file counts: a macOS file's y goes up from the superview's bottom, but in views that are flipped.
    case file
  }
  /// The direction in which y is counted.
  public var coordinates = Coordinates.screen
  /// Environment twins in force, echoed.
  public var options: [(String, String)] = []

  /// A report of rounded frames in the screen's coordinates, with the variants around them.
  public init() {}

  /// One solved variant of one scene.
  public struct Entry: Sendable {
    /// The key of the scene in the report: ``Document/sceneID``.
    public var sceneID: String
    /// The variant that the scene was solved for.
    public var variant: Variant
    /// The scene's solved layout in that variant.
    public var layout: SolvedLayout
    /// Ids of views in which the file counts y upwards.
    public var upwardViews: Set<String>
    /// A scene's layout in a variant; without `upwardViews` y goes down everywhere.
    public init(sceneID: String, variant: Variant, layout: SolvedLayout, upwardViews: Set<String> = []) {
      self.sceneID = sceneID
      self.upwardViews = upwardViews
      self.variant = variant
      self.layout = layout
    }
  }

  /// The report; entries of one key (scenes of one file) are put together.
  public func json(_ entries: [Entry]) -> JSONValue {
    var keys: [String] = []
    var byKey: [String: [Entry]] = [:]
    for entry in entries {
      if byKey[entry.variant.key] == nil { keys.append(entry.variant.key) }
      byKey[entry.variant.key, default: []].append(entry)
    }
    if isFlat || keys.count == 1, let first = keys.first, let scenes = byKey[first] {
      return frames(scenes)
    }
    // Scenes that were each drawn on a canvas of their own: one variant of each.
    if Set(entries.map(\.sceneID)).count == entries.count { return frames(entries) }
    var members: [(key: String, value: JSONValue)] = [("format", .number(1))]
    if !options.isEmpty {
      members.append(("options", .object(options.map { (key: $0.0, value: .string($0.1)) })))
    }
    members.append(("variants", .array(keys.map { variant($0, byKey[$0] ?? []) })))
    return .object(members)
  }

  private func variant(_ key: String, _ entries: [Entry]) -> JSONValue {
    let environment = entries[0].variant.environment
    return .object(
      EnvironmentReport.members(environment, key: key) + [
        ("frames", frames(entries)),
        ("baselines", .object(entries.map { (key: $0.sceneID, value: baselines($0.layout)) })),
      ])
  }

  private func frames(_ entries: [Entry]) -> JSONValue {
    .object(
      entries.map { entry in
        // A spec's root is the window itself; in Interface Builder's files it is a view like the others.
        let members = entry.layout.views.enumerated().filter { $1.content.id != "root" }
        return (
          key: entry.sceneID,
          value: .object(members.map { (key: $1.content.id, value: .rect(frame($0, in: entry))) })
        )
      })
  }

  /// Relative to the superview: a difference of edges on device pixels, unless the solver's own is wanted.
  private func frame(_ index: Int, in entry: Entry) -> Rect {
    let layout = entry.layout
    let view = layout.views[index]
    var frame = isUnrounded ? view.frame : layout.pixelFrameInSuperview(index)
    if coordinates == .file, let parent = view.parent, entry.upwardViews.contains(layout.views[parent].content.id) {
      let outer = isUnrounded ? layout.views[parent].frame.height : layout.views[parent].pixelFrame.height
      frame.origin.y = outer - frame.maxY
    }
    return frame
  }

  private func baselines(_ layout: SolvedLayout) -> JSONValue {
    .object(
      layout.views.compactMap { view in
        guard let first = view.firstBaseline, let last = view.lastBaseline else { return nil }
        return (key: view.content.id, value: .numbers([first, last]))
      })
  }
}

extension SolvedLayout {
  /// The frame on device pixels, relative to the superview's; of the root, its own.
  public func pixelFrameInSuperview(_ index: Int) -> Rect {
    let view = views[index]
    guard let parent = view.parent else { return view.pixelFrame }
    let origin = views[parent].pixelFrame.origin
    // The frame in a scroll view is one in its content, wherever that begins at rest.
    let inset = (views[parent].adjustedTopInset * environment.scale).rounded() / environment.scale
    return view.pixelFrame.offset(x: -origin.x, y: -origin.y - inset)
  }
}
