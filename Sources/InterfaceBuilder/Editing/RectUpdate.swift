public import ProofModel
import XMLParsing

/// Writes solved frames into `<rect key="frame">` of an Interface Builder file, as its Update Frames does.
public enum RectUpdate {
  /// One scene's views.
  public struct Scene: Sendable {
    /// See ``Document/sceneID``.
    public var id: String
    /// Solved frames by view id, on device pixels, in the superview's space, y down.
    public var frames: [String: Rect]
    /// Views that do not lie where they are drawn.
    public var misplaced: Set<String>
    /// Views whose frames must stay: in a conflict, or ambiguous.
    public var blocked: Set<String>
    /// A scene from its parts; views of which no frame is given are left as they are.
    public init(id: String, frames: [String: Rect], misplaced: Set<String>, blocked: Set<String>) {
      self.id = id
      self.frames = frames
      self.misplaced = misplaced
      self.blocked = blocked
    }
  }

  /// The file with its new rectangles, and the views that they are of.
  public struct Outcome: Sendable {
    /// The whole new file; the old bytes where nothing was to change.
    public var bytes: [UInt8]
    /// Ids of the views whose rectangle was changed, in the order of the file.
    public var changed: [String] = []
    /// The problems for which the file could not be edited; empty where it could.
    public var diagnostics: [Diagnostic] = []
  }

  /// Changes only those numbers of rectangles that differ; every other byte stays. O(size).
  ///
  /// What is written: misplaced views, and what a superview that got another size resizes with it. Cells and their
  /// content views keep the frames that their table gives them; views without a rectangle get none.
  public static func apply(file: String, bytes: [UInt8], scenes: [Scene]) -> Outcome {
    let (opened, diagnostics) = ElementEditor.open(file: file, bytes: bytes)
    guard var editor = opened else { return Outcome(bytes: bytes, diagnostics: diagnostics) }
    var outcome = Outcome(bytes: bytes)
    let found = editor.archive.scenes
    for scene in scenes {
      guard let root = found.first(where: { $0.id == scene.id })?.root else { continue }
      var update = Update(scene: scene, isMac: editor.archive.isMac)
      update.visitChildren(of: root, size: root.frame?.size, isResized: false, &editor, &outcome)
    }
    if editor.isChanged { outcome.bytes = editor.edited() }
    return outcome
  }

  private struct Update {
    let scene: Scene
    let isMac: Bool

    /// - Parameter size: the superview's, as the file will have it.
    mutating func visitChildren(
      of element: XMLElement, size: Size?, isResized: Bool, _ editor: inout ElementEditor, _ outcome: inout Outcome
    ) {
      for child in ViewElements.childViews(element) {
        let drawn = child.frame
        var written: Rect?
        if let id = child["id"], let drawn, let solved = scene.frames[id], !scene.blocked.contains(id),
          !Self.isPlacedByTable(child, in: element), scene.misplaced.contains(id) || isResized
        {
          let isUp = isMac && !AppKitElements.countsDown(element)
          var frame = solved
          if isUp, let size { frame.origin.y = size.height - solved.maxY }
          if write(frame, over: drawn, child, &editor) {
            outcome.changed.append(id)
            written = frame
          }
        }
        let frame = written ?? drawn
        // Below a view that keeps another size than it solves to, solved frames mean nothing.
        if let id = child["id"], let solved = scene.frames[id], let frame, !frame.size.isNear(solved.size) { continue }
        visitChildren(
          of: child, size: frame?.size, isResized: written.map { $0.size != drawn?.size } ?? false, &editor, &outcome)
      }
    }

    /// A visual effect's content view is as large as the effect; all others lie where their cell, table or box says.
    private static func isPlacedByTable(_ element: XMLElement, in outer: XMLElement) -> Bool {
      ViewElements.keyed.contains(element["key"] ?? "") && outer.name != "visualEffectView"
        || element.name.hasSuffix("Cell") || element.name == "collectionReusableView"
    }

    /// Number by number; whether anything was to change.
    private func write(_ frame: Rect, over drawn: Rect, _ element: XMLElement, _ editor: inout ElementEditor) -> Bool {
      guard let rect = element.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }),
        let tag = editor.tag(of: rect)
      else { return false }
      var isChanged = false
      let parts = [
        ("x", frame.x, drawn.x), ("y", frame.y, drawn.y), ("width", frame.width, drawn.width),
        ("height", frame.height, drawn.height),
      ]
      for (name, new, old) in parts where abs(new - old) > 1e-4 {
        guard let value = tag.values.first(where: { $0.name == name }) else { continue }
        editor.replace(value.range, with: Self.text(new))
        isChanged = true
      }
      return isChanged
    }

    /// As Interface Builder writes numbers: `0.0`, `16`, `20.333333333333332`.
    private static func text(_ value: Double) -> String {
      if abs(value) < 1e-9 { return "0.0" }
      let text = "\(value)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }
}

extension Size {
  fileprivate func isNear(_ other: Size) -> Bool {
    abs(width - other.width) < 1 && abs(height - other.height) < 1
  }
}
