import Testing

@testable import ProofModel

@Suite struct SystemColorTests {
  @Test func namesAreUniqueAndFound() {
    for color in SystemColor.all { #expect(SystemColor.named(color.name) == color) }
    #expect(Set(SystemColor.all.map(\.name)).count == SystemColor.all.count)
    #expect(SystemColor.named("label")?.color(.dark) == .white)
    #expect(SystemColor.named("labl") == nil)
  }

  @Test(arguments: [
    ("labelColor", "label"), ("secondaryLabelColor", "secondary-label"), ("systemBlueColor", "system-blue"),
    ("systemBackgroundColor", "system-background"), ("secondarySystemBackgroundColor", "secondary-background"),
    ("systemGray4Color", "system-gray4"), ("placeholderTextColor", "placeholder"), ("separatorColor", "separator"),
    ("opaqueSeparatorColor", "opaque-separator"), ("linkColor", "link"),
  ])
  func interfaceBuildersNames(written: String, name: String) {
    #expect(SystemColor.name(interfaceBuilder: written) == name)
  }

  @Test(arguments: [
    "underPageBackgroundColor", "alternatingContentBackgroundColor", "selectedContentBackgroundColor",
    "unemphasizedSelectedContentBackgroundColor", "selectedTextBackgroundColor", "gridColor", "selectedControlColor",
  ])
  func groundsOfAppKitAreNoneOfOthers(written: String) throws {
    let name = try #require(SystemColor.name(appKit: written))
    let color = try #require(SystemColor.named(name))
    for appearance in [Appearance.light, .dark] {
      #expect(color.color(appearance, on: .mac) != SystemColor.named("system-background")?.color(appearance, on: .mac))
    }
  }

  @Test func unknownNamesOfInterfaceBuilderStayUnknown() {
    #expect(SystemColor.name(interfaceBuilder: "viewFlipsideBackgroundColor") == nil)
    #expect(SystemColor.name(interfaceBuilder: "label") == nil)
  }
}
