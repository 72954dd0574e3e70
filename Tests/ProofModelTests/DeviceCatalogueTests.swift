import Testing

@testable import ProofModel

@Suite struct DeviceCatalogueTests {
  let catalogue = DeviceCatalogue.shared

  @Test func everyLineOfTheTableIsADevice() {
    let lines = DeviceCatalogue.table.split(separator: "\n")
    #expect(catalogue.devices.count == lines.count)
    #expect(catalogue.devices.count == 190)
    #expect(Set(catalogue.devices.map(\.id)).count == 190)
    for device in catalogue.devices {
      #expect(device.size.width > 0 && device.size.height > 0 && device.scale >= 1, "\(device.id)")
      #expect(catalogue.device(device.id) == device)
    }
  }

  @Test func aLineWithAFieldMissingIsLeftOut() {
    let table = "a|A|iphone|ios|2020|10,20|2\nb|B|iphone|ios||10,20|2|0,0,0,0|0,0,0,0|0,0|crcc|0|none|0|3|"
    #expect(DeviceCatalogue(table: table).devices.map(\.id) == ["b"])
  }

  // The chapter's figures for the classic devices.
  @Test(arguments: [
    ("iPhone 4s", 320.0, 480.0, 2.0), ("iphone-4S", 320, 480, 2), ("iPhone SE (1st generation)", 320, 568, 2),
    ("iPhone SE1", 320, 568, 2), ("iPhone 8", 375, 667, 2), ("iPhone 8 Plus", 414, 736, 3),
    ("iPhone X", 375, 812, 3), ("iPad 9.7", 768, 1024, 2), ("ipad-9.7", 768, 1024, 2),
    ("iPad Pro 12.9", 1024, 1366, 2), ("IPAD PRO 11-INCH (M4)", 834, 1210, 2), ("Galaxy S9+", 320, 658, 4.5),
  ])
  func commonNamesAreUnderstood(name: String, width: Double, height: Double, scale: Double) throws {
    let device = try #require(catalogue.device(name), "\(name)")
    #expect(device.size == Size(width: width, height: height))
    #expect(device.scale == scale)
  }

  @Test func everyNameAndAliasLeadsToItsOwnDevice() {
    for device in catalogue.devices { #expect(catalogue.device(device.name) == device, "\(device.name)") }
    for (alias, id) in DeviceCatalogue.aliases {
      #expect(catalogue.device(id)?.id == id, "\(id)")
      #expect(catalogue.device(alias)?.id == id, "\(alias)")
    }
  }

  @Test func setsHaveTheirMembers() {
    let classic = catalogue.devices(matching: "classic").map(\.id)
    #expect(classic == DeviceCatalogue.classic)
    #expect(catalogue.devices(matching: "current").count == DeviceCatalogue.current.count)
    #expect(catalogue.devices(matching: "ipads").count == 44)
    #expect(catalogue.devices(matching: "iphones").allSatisfy { $0.family == "iphone" })
    #expect(catalogue.devices(matching: "all").count == 190)
    let standard = catalogue.standardSelection(for: .ios)
    #expect(standard.map(\.family) == ["iphone", "iphone", "iphone", "ipad"])
    #expect(standard.allSatisfy { DeviceCatalogue.current.contains($0.id) })
    for platform in Platform.allCases {
      #expect(catalogue.standardSelection(for: platform).allSatisfy { $0.platform == platform })
      #expect(catalogue.standardSelection(for: platform).count >= 2)
    }
  }

  @Test func globsMatchIds() {
    #expect(catalogue.devices(matching: "iphone-se-?").map(\.id) == ["iphone-se-1", "iphone-se-2", "iphone-se-3"])
    #expect(catalogue.devices(matching: "*-mini").map(\.id) == ["iphone-12-mini", "iphone-13-mini"])
    #expect(catalogue.devices(matching: "*").count == 190)
    #expect(catalogue.devices(matching: "zx-*").isEmpty)
  }

  @Test func anUnknownNameHasNearOnes() {
    #expect(catalogue.device("iphone-88") == nil)
    #expect(catalogue.nearestNames(to: "iphone-88").contains("iphone-8"))
    #expect(catalogue.nearestNames(to: "clasic").first == "classic")
    #expect(catalogue.nearestNames(to: "zzzzzz").isEmpty)
  }

  // Published sizes: the halves and the divider of 10 points fill the screen.
  @Test func splitWidthsFillTheScreen() {
    for device in catalogue.devices {
      guard let widths = device.multitasking else { continue }
      #expect(widths.half * 2 + 10 == device.size.height, "\(device.id)")
      #expect(widths.twoThirds + widths.oneThird + 10 == device.size.height, "\(device.id)")
      #expect(widths.uprightTwoThirds + widths.uprightOneThird + 10 == device.size.width, "\(device.id)")
    }
  }

  @Test func interfaceBuildersCanvasesAreDevices() throws {
    for (id, name) in InterfaceBuilderCanvas.devices { #expect(InterfaceBuilderCanvas.device(id)?.id == name) }
    let canvas = try #require(InterfaceBuilderCanvas.device("retina6_12"))
    #expect(canvas.size == Size(width: 393, height: 852))
    #expect(canvas.portrait.safeArea == EdgeInsets(top: 59, bottom: 34))
  }
}

@Suite struct NearestNamesTests {
  @Test func nearestComeFirstAndFarOnesNever() {
    #expect(NearestNames.of("titel", in: ["cover", "title", "titles"]) == ["title", "titles"])
    #expect(NearestNames.of("a", in: ["b", "zebra"]) == ["b"])
    #expect(NearestNames.of("", in: ["b"]).isEmpty)
    // A word of a longer name, where no whole name is near.
    let rules = ["ambiguous-layout", "ambiguous-content-size", "duplicate-constraint", "tie"]
    #expect(NearestNames.of("ambigous", in: rules) == ["ambiguous-layout", "ambiguous-content-size"])
    #expect(NearestNames.of("duplicated", in: rules) == ["duplicate-constraint"])
    #expect(NearestNames.of("tei", in: rules) == ["tie"])
    #expect(NearestNames.hint(for: "leding", in: ["leading", "trailing"]) == "did you mean 'leading'?")
    #expect(NearestNames.hint(for: "xyzzy", in: ["leading"]) == nil)
  }
}
