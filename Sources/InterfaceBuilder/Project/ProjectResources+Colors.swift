import Foundation
import ProofModel
import SpecFiles
import XMLParsing

/// Colours of the asset catalogues beside a file.
extension ProjectResources {
  /// Sets of the catalogues by the name of the colour: their light and dark values go before what the file recorded,
  /// and stand for what it did not.
  func addColors(to document: inout Document, _ sink: inout DiagnosticSink) {
    let wanted = Set(document.tokens.keys).union(document.usedTokens).filter { $0.hasPrefix("color.") }
    guard !wanted.isEmpty else { return }
    var found: Set<String> = []
    for entry in tree.entries where entry.ending == ".colorset" {
      let key = Self.token(ofColor: entry.stem)
      guard wanted.contains(key), !found.contains(key),
        let token = Self.color(inSet: entry.path, document.platform, &sink)
      else { continue }
      found.insert(key)
      document.tokens[key] = Located(token)
    }
  }

  /// What documents call the colour of a set.
  package static func token(ofColor name: String) -> String { "color." + (SceneNames.identifier(name) ?? name) }

  /// The value of a colour set; nil, with a warning, where it can't be read.
  package static func color(inSet folder: String, _ platform: Platform, _ sink: inout DiagnosticSink) -> TokenValue? {
    let path = folder + "/Contents.json"
    guard let bytes = Self.bytes(path, &sink) else { return nil }
    let set = try? JSONDecoder().decode(ColorSet.self, from: bytes)
    // Xcode's own template of an accent colour has none yet.
    if let set, set.colors.allSatisfy({ $0.color == nil }) { return nil }
    guard let token = set?.token(platform) else {
      Self.warn(path, "it is no colour set", &sink)
      return nil
    }
    return token
  }

  /// The value of a colour set for any appearance, which systems before iOS 13 show beside values for the light and the dark one; nil
  /// where it has none.
  package static func plainColor(inSet folder: String) -> Color? {
    var quiet = DiagnosticSink()
    let bytes = Self.bytes(folder + "/Contents.json", &quiet)
    var set = bytes.flatMap { try? JSONDecoder().decode(ColorSet.self, from: $0) }
    set?.colors.removeAll { $0.luminosity != nil }
    guard case .color(let plain, _)? = set?.token(.ios) else { return nil }
    return plain
  }
}

/// For which appearance an entry of a catalogue's set is.
struct CatalogueAppearance: Decodable {
  var appearance: String
  var value: String
}

extension [CatalogueAppearance] {
  /// `light` or `dark`; nil: of any appearance.
  var luminosity: String? { first { $0.appearance == "luminosity" }?.value }
}

private struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Value: Decodable {
      var components: [String: String]?
      /// A colour of the system instead, `systemBlueColor`.
      var reference: String?
      /// `srgb`, `display-p3`.
      var space: String?

      enum CodingKeys: String, CodingKey {
        case components, reference
        case space = "color-space"
      }
    }
    var color: Value?
    var idiom: String?
    var appearances: [CatalogueAppearance]?

    func has(_ appearance: String, _ value: String) -> Bool {
      appearances?.contains { $0.appearance == appearance && $0.value == value } ?? false
    }

    var luminosity: String? { appearances?.luminosity }
  }
  var colors: [Entry]

  /// The values of any device and of normal contrast; others where there is none of those.
  func token(_ platform: Platform) -> TokenValue? {
    let idioms = platform == .mac ? ["mac", "universal"] : ["universal", "iphone", "ipad"]
    // An appearance's own value, or that of any.
    func color(_ luminosity: String, dark isDark: Bool) -> Color? {
      let suited = colors.enumerated().filter { $0.element.luminosity == nil || $0.element.luminosity == luminosity }
      let ranked = suited.sorted { rank($0.element, idioms, $0.offset) < rank($1.element, idioms, $1.offset) }
      return ranked.lazy.compactMap { Self.color($0.element.color, dark: isDark) }.first
    }
    let dark = color("dark", dark: true)
    guard let light = color("light", dark: false) ?? dark else { return nil }
    return .color(light: light, dark: dark == light ? nil : dark)
  }

  private func rank(_ entry: Entry, _ idioms: [String], _ place: Int) -> Int {
    let idiom = idioms.firstIndex(of: entry.idiom ?? "universal") ?? idioms.count
    return (entry.has("contrast", "high") ? 10_000_000 : 0) + (entry.luminosity == nil ? 1_000_000 : 0) + idiom * 10_000
      + min(place, 9_999)
  }

  private static func color(_ value: Entry.Value?, dark: Bool) -> Color? {
    if let reference = value?.reference {
      let system = SystemColor.name(interfaceBuilder: reference).flatMap { SystemColor.named($0) }
      return system?.color(dark ? .dark : .light) ?? XMLElement.systemColors[reference]
    }
    guard let components = value?.components else { return nil }
    let alpha = component(components["alpha"], isOpacity: true) ?? 1
    if let white = component(components["white"]) { return Color(white: white, alpha: alpha) }
    return Color(
      red: component(components["red"]) ?? 0, green: component(components["green"]) ?? 0,
      blue: component(components["blue"]) ?? 0, alpha: alpha, in: Color.Space(named: value?.space))
  }

  /// `0.5`, `0x7F` or `127`: a number without a point is of 255, so that `1` is nearly nothing; but where it is an
  /// opacity, which is written with one (`1.000`), whole.
  private static func component(_ text: String?, isOpacity: Bool = false) -> Double? {
    guard let text else { return nil }
    if text.lowercased().hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") || isOpacity && value <= 1 ? value : value / 255
  }
}

extension Document {
  /// The tokens that bars name.
  var barTokens: Set<String> {
    ([barContents] + innerBarContents.values).reduce(into: []) { $0.formUnion($1.colorTokens) }
  }

  /// The tokens that views, overrides and bars name.
  var usedTokens: Set<String> {
    var used = barTokens
    func visit(_ node: ViewNode) {
      for property in node.properties.values {
        if case .token(let name) = property.value { used.insert(name) }
      }
      for child in node.children { visit(child) }
    }
    visit(root)
    for assignment in overrides.flatMap(\.set) {
      if case .token(let name) = assignment.value { used.insert(name) }
    }
    return used
  }

  /// Takes colours out that neither the file nor a catalogue beside it knows: views are drawn without them.
  mutating func dropUnknownColors(_ sink: inout DiagnosticSink) {
    let unknown = usedTokens.filter { $0.hasPrefix("color.") && tokens[$0] == nil }
    guard !unknown.isEmpty else { return }
    func isUnknown(_ value: PropertyValue) -> Bool {
      if case .token(let name) = value { unknown.contains(name) } else { false }
    }
    func visit(_ node: inout ViewNode) {
      for (key, property) in node.properties.sorted(by: { $0.key.rawValue < $1.key.rawValue })
      where isUnknown(property.value) {
        node.properties[key] = nil
        guard case .token(let name) = property.value else { continue }
        sink.report(
          Diagnostic(
            .note, "missing-color",
            "the \(key.rawValue) of '\(node.name)' is a colour, '\(name.dropFirst("color.".count))', that neither the "
              + "file nor a catalogue beside it has", at: property.span ?? node.span,
            hint: "put the .xcassets with its colour set into the folder of the file"))
      }
      for index in node.children.indices { visit(&node.children[index]) }
    }
    visit(&root)
    for index in overrides.indices { overrides[index].set.removeAll { isUnknown($0.value) } }
  }
}
