import SpecFiles
import XMLParsing

/// What a scene's objects say besides layout: outlets, actions and segues, and attributes that the importer has no
/// property for. For outlines only.
package struct SceneConnections {
  let file: InterfaceBuilderFile
  private var classes: [String: String] = [:]

  package init(_ file: InterfaceBuilderFile) {
    self.file = file
    collectClasses(file.root)
  }

  private mutating func collectClasses(_ element: XMLElement) {
    if element.isController, let id = element["id"] {
      classes[id] = element["customClass"] ?? element["storyboardIdentifier"] ?? element["title"] ?? element.name
    }
    for child in element.children { collectClasses(child) }
  }

  /// Lines, sorted, since editors order connections by their ids.
  package func lines(of scene: InterfaceBuilderFile.Scene, names: SceneNames) -> [String] {
    var lines: [String] = []
    collect(scene.controller ?? scene.root, names, &lines)
    return lines.sorted()
  }

  private func collect(_ element: XMLElement, _ names: SceneNames, _ lines: inout [String]) {
    func name(_ id: String?) -> String {
      guard let id else { return "?" }
      let own = names.name(id)
      return own == id ? classes[id] ?? (id.hasPrefix("-") ? "owner" : "an object") : own
    }
    let source = name(element["id"])
    for connection in element.child("connections")?.children ?? [] {
      switch connection.name {
      case "outlet", "outletCollection":
        lines.append("outlet \(connection["property"] ?? "?") of \(source): \(name(connection["destination"]))")
      case "action":
        let event = connection["eventType"].map { " \($0)" } ?? ""
        lines.append("action of \(source)\(event): \(connection["selector"] ?? "?")")
      case "segue":
        let label = connection["identifier"].map { " \(PropertyText.quoted($0))" } ?? ""
        let kind = connection["relationship"] ?? connection["kind"] ?? "custom"
        lines.append("segue \(kind)\(label) of \(source): \(name(connection["destination"]))")
      default: break
      }
    }
    for child in element.children where child.name != "connections" { collect(child, names, &lines) }
  }

  // MARK: Attributes

  /// Read as properties, or rewritten by Xcode whenever it likes.
  private static let known: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "misplaced", "ambiguous",
    "verifyAmbiguity", "sceneMemberID", "fixedFrame", "translatesAutoresizingMaskIntoConstraints", "opaque",
    "clearsContextBeforeDrawing", "contentMode", "text", "placeholder", "title", "hidden", "alpha", "clipsSubviews",
    "enabled", "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority", "textAlignment", "lineBreakMode", "numberOfLines",
    "adjustsFontSizeToFit", "baselineAdjustment", "axis", "orientation", "distribution", "alignment", "spacing",
    "spacingType", "baselineRelativeArrangement", "image", "preservesSuperviewLayoutMargins",
    "insetsLayoutMarginsFromSafeArea", "layoutMarginsFollowReadableWidth", "contentHorizontalAlignment",
    "contentVerticalAlignment", "buttonType", "borderStyle", "on", "value", "minValue", "maxValue", "progress",
    "numberOfPages", "selectedSegmentIndex", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "minimumFontSize", "tableViewCell", "accessoryType", "textLabel", "detailTextLabel", "toolbarItems",
    "preferredMaxLayoutWidth", "colorLabel", "simulatedSize", "rowSpacing", "columnSpacing", "xPlacement",
    "yPlacement", "rowAlignment", "vertical", "dividerStyle", "initialItem",
  ]

  /// What Xcode writes for every new view of a kind.
  private static let usual: Set<String> = [
    "multipleTouchEnabled=YES", "indentationWidth=10", "selectionStyle=default", "estimatedRowHeight=-1",
    "rowHeight=-1", "sectionFooterHeight=28", "sectionHeaderHeight=28", "separatorStyle=default",
    "alwaysBounceVertical=YES", "dataMode=prototypes", "showsHorizontalScrollIndicator=NO", "pagingEnabled=NO",
  ]

  /// By view id: `name=value`, by name.
  package func extras(of scene: InterfaceBuilderFile.Scene) -> [String: [String]] {
    var extras: [String: [String]] = [:]
    func collect(_ element: XMLElement) {
      if let id = element["id"] {
        var left = element.attributes.filter { !Self.known.contains($0.name) }.map { "\($0.name)=\($0.value)" }
        left.removeAll { Self.usual.contains($0) }
        if element.name == "label" || element.name == "imageView" {
          left.removeAll { $0 == "userInteractionEnabled=NO" }
        }
        if !left.isEmpty { extras[id] = left.sorted() }
      }
      for child in ViewElements.childViews(element) { collect(child) }
    }
    collect(scene.root)
    return extras
  }
}
