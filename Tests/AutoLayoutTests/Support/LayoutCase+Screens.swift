import ProofModel

@testable import Resolving

/// The other families of the shared cases, each with its source's rules.
extension LayoutCase {
  func screen() throws -> TestScreen {
    switch family {
    case _ where family.hasPrefix("bookcase"): return try bookcase()
    case _ where family.hasPrefix("proportional"): return proportional()
    case _ where family.hasPrefix("two-labels"): return try twoLabels()
    case _ where family.hasPrefix("vfl"): return try visualFormat()
    case _ where family.hasPrefix("progress"): return try progressPanel()
    case "dsl": return try wordForms()
    case "autoresize":
      return resized(isManual: false, red: [.width, .height, .bottom], label: [.top, .bottom, .right])
    case "default-mask": return resized(isManual: false, red: [.right, .bottom], label: [.right, .bottom])
    case "manual": return resized(isManual: true, red: [], label: [])
    case "anchors": return try anchors()
    default: return try compactAnchors()
    }
  }

  /// Cocoanetics' reference tree.
  private func proportional() -> TestScreen {
    let (size, reference) = (pair("size") ?? [0, 0], pair("reference") ?? [0, 0])
    var screen = TestScreen(size[0], size[1])
    let mode: ProportionalSettings.Mode =
      family.hasSuffix("stretch") ? .stretch : family.hasSuffix("Fit") ? .fit : .fill
    screen.add("square", frame: [0, 0, reference[0], reference[1]]) {
      $0.proportional = ProportionalSettings(reference: Size(width: reference[0], height: reference[1]), mode: mode)
    }
    screen.add("A", in: "square", frame: [0, 0, 300, 300])
    screen.add("A1", in: "A", frame: [0, 0, 150, 150])
    screen.add("label", .label, in: "A", size: [46, 20.5], frame: [26, 64, 108, 50]) {
      $0.isFontAdjusting = true
      $0.content.text = TextContent(runs: [TextRun(text: "Label", font: FontDescriptor(size: 17))])
    }
    screen.add("A2", in: "A", frame: [158, 18, 69, 113])
    screen.add("A3", in: "A", frame: [150, 150, 150, 150])
    screen.add("B", in: "square", frame: [300, 300, 300, 300])
    screen.add("B1", in: "B", frame: [0, 0, 150, 150])
    screen.add("B2", in: "B", frame: [150, 150, 150, 150])
    return screen
  }

  private func twoLabels() throws -> TestScreen {
    var screen = TestScreen(number("width"), 100, margin: number("margin"))
    let (hug, compress) = (pair("hug") ?? [], pair("compress") ?? [])
    for (index, name) in ["a", "b"].enumerated() {
      screen.add(name, .label, size: pair(name), hug: [hug[index], 250], compress: [compress[index], 750])
    }
    try screen.rules(
      "a.leading == margins.leading", "b.leading == a.trailing + \(number("gap"))", "b.trailing == margins.trailing",
      "(a, b).top == root.top + 8")
    return screen
  }

  private func visualFormat() throws -> TestScreen {
    let isMac = family == "vfl-mac20"
    var screen = TestScreen(number("width"), 100, margin: number("superMargin"), platform: isMac ? .mac : .ios)
    screen.add("label", .label, size: pair("label"))
    screen.add("textField", .textField, size: pair("textField"))
    try screen.rules("H:|-[label]-[textField]-|", "(label, textField).top == root.top")
    return screen
  }

  private func progressPanel() throws -> TestScreen {
    let size = pair("size") ?? [0, 0]
    let (icon, cancel) = (pair("icon"), pair("cancel"))
    var screen = TestScreen(size[0], size[1], platform: .mac)
    screen.add("icon", .image, size: icon ?? [0, 0])
    screen.add("title", .label, size: [100, 17])
    screen.add("bar", .progress, size: [nil, 20])
    screen.add("message", .label, size: [100, 17])
    screen.add("cancel", .button, size: cancel ?? [0, 0])
    try screen.rules(
      "icon.leading == root.leading + 20", "icon.width == \(icon?[0] ?? 0)",
      "bar.leading == icon.trailing + \(icon == nil ? 0 : 8)",
      "cancel.leading == bar.trailing + \(cancel == nil ? 0 : 8)",
      "cancel.width == \(cancel?[0] ?? 0)", "cancel.trailing == root.trailing - 20",
      "(icon, cancel).centerY == bar.centerY",
      "(title, message).leading == bar.leading", "(title, message).width == bar.width", "title.top == root.top + 20",
      "bar.top == title.bottom + 8", "message.top == bar.bottom + 8", "(title, message).height == 17")
    return screen
  }

  private func wordForms() throws -> TestScreen {
    let size = pair("size") ?? [0, 0]
    var screen = TestScreen(size[0], size[1])
    screen.add("v1")
    screen.add("v2")
    screen.add("l1", .label, size: pair("l1"), baseline: number("baseline"))
    screen.add("l2", .label, size: pair("l2"), baseline: number("baseline"))
    try screen.rules(
      "v1 inside root: Inset(120, top), Inset(60, left)", "width v1 == 44", "height v1 == 44", "v2 below v1 8",
      "v2.left == v1.left + 5", "width v2 == v1 + 20", "height v2 == v1 + 10 @500", "height v2 == 400 @499",
      "l1 below v2 40", "l1.left == v1.left", "l2 after l1 15", "align (l1, l2) lastBaseline")
    return screen
  }

  private func resized(
    isManual: Bool, red: Set<AutoresizingPart>, label: Set<AutoresizingPart>
  ) -> TestScreen {
    let (old, new) = (pair("old") ?? [0, 0], pair("new") ?? [0, 0])
    var screen = TestScreen(new[0], new[1])
    screen.screen.canvas = Environment(screenSize: Size(width: old[0], height: old[1]))
    screen.add("red", frame: [0, 0, old[0], old[1] / 2], mask: red)
    screen.add("label", .label, size: [212, 48], frame: [20, old[1] / 2, 212, 48], mask: label)
    guard isManual else { return screen }
    func share(_ percent: Double, _ attribute: LayoutAttribute) -> Expression {
      .percent(percent, of: .reference([ItemReference(.root)], .single(attribute), nil))
    }
    screen.screen.layoutEvents = [
      LayoutEvent(
        moment: .transition,
        set: [
          Assignment(.view("red", .frame), .numbers([.number(0), .number(0), share(100, .width), share(50, .height)])),
          Assignment(.frameComponent("label", 1), .number(share(50, .height))),
        ])
    ]
    return screen
  }

  private func anchors() throws -> TestScreen {
    let size = pair("size") ?? [0, 0]
    var screen = TestScreen(size[0], size[1], margin: number("margin"))
    screen.add("red")
    screen.add("label", .label, size: [212, 48])
    try screen.rules(
      "red.top == root.top", "red.horizontalEdges == root.horizontalEdges", "red.height == 50% root.height",
      "label.top == red.bottom + std", "label.leading == margins.leading")
    return screen
  }

  private func compactAnchors() throws -> TestScreen {
    let size = pair("size") ?? [0, 0]
    var screen = TestScreen(size[0], size[1], heightClass: .compact)
    screen.add("red")
    screen.add("label", .label, size: [212, 48])
    try screen.rules(
      "red.verticalEdges == root.verticalEdges", "red.leading == root.leading", "red.width == 50% root.width",
      "label.leading == red.trailing + std", "label.top == root.top")
    return screen
  }
}
