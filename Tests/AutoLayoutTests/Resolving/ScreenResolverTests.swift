import ProofModel
import Testing

@testable import Resolving

@Suite struct ScreenResolverTests {
  @Test func theTreeIsInPreorderWithParents() {
    let (screen, diagnostics) = resolve(
      document([node("a", .view, [:], [node("b", .label)]), node("c", .stack, [:], [node("d", .switch)])]))
    #expect(diagnostics.isEmpty)
    #expect(screen.nodes.map(\.content.id) == ["root", "a", "b", "c", "d"])
    #expect(screen.nodes.map(\.parent) == [nil, 0, 1, 0, 3])
    #expect(screen.nodes[0].children == [1, 3])
    #expect(screen.node("c")?.stack == StackSettings())
  }

  @Test func tenThousandNestedViewsAreWalked() {
    var inner = node("v10000", .view)
    for index in (0..<10_000).reversed() { inner = node("v\(index)", .view, [:], [inner]) }
    // Kept alive until the end: a tree of that depth is taken apart with care by its owner.
    let document = document([inner])
    let (screen, _) = resolve(document)
    #expect(screen.nodes.count == 10_002)
  }

  /// Views of code and of specs begin with the same: a kind's defaults stand in one table.
  @Test(arguments: ViewKind.facts.filter { $0.uikitClass != nil }.map(\.kind))
  func codeAndSpecsHaveTheSameDefaults(_ kind: ViewKind) throws {
    let environment = environment()
    let spec = try #require(resolve(document([node("v", kind, [.text: .text("A")])]), environment).screen.node("v"))
    let code = KindTable(environment: environment).node(
      id: "v", name: "v", kind: kind, parent: 0, tint: spec.content.tint)
    #expect(code.hugging == spec.hugging)
    #expect(code.compression == spec.compression)
    #expect(code.content.clips == spec.content.clips)
    #expect(code.content.style == spec.content.style)
    #expect([code.content.value, code.content.maximum] == [spec.content.value, spec.content.maximum])
    #expect(code.content.clips == kind.has(.clips))
  }

  // Settled: labels hug at 251, text fields at 250, everything resists at 750; in XML an absent value is 250.
  @Test(arguments: [
    (ViewKind.label, 251.0, 251.0), (.textField, 250, 250), (.image, 250, 250), (.button, 250, 250),
    (.switch, 750, 750), (.stepper, 750, 750), (.spinner, 750, 750), (.progress, 250, 750), (.view, 250, 250),
  ])
  func defaultPriorities(kind: ViewKind, horizontal: Double, vertical: Double) throws {
    let spec = try #require(resolve(document([node("v", kind)])).screen.node("v"))
    #expect(spec.hugging == AxisPriorities(horizontal: horizontal, vertical: vertical))
    #expect(spec.compression == AxisPriorities(horizontal: 750, vertical: 750))
    let file = try #require(resolve(document([node("v", kind)], format: .interfaceBuilder)).screen.node("v"))
    #expect(file.hugging == AxisPriorities(horizontal: 250, vertical: 250))
  }

  @Test func prioritiesOfOneAxisLeaveTheOther() throws {
    let (screen, _) = resolve(
      document([
        node("v", .label, [.compress: .map([.init(key: "h", value: .number(751))]), .hug: .numbers(1, 2)])
      ]))
    let view = try #require(screen.node("v"))
    #expect(view.compression == AxisPriorities(horizontal: 751, vertical: 750))
    #expect(view.hugging == AxisPriorities(horizontal: 1, vertical: 2))
  }

  @Test(arguments: [0.0, -1, 1000.5])
  func prioritiesOutOfRangeAreErrors(value: Double) throws {
    let (screen, diagnostics) = resolve(document([node("v", .label, [.hug: .number(value)])]))
    #expect(diagnostics.map(\.id) == ["priority-out-of-range"])
    #expect(diagnostics[0].span?.start.line == 2)
    #expect(screen.node("v")?.hugging.horizontal == 251)
  }

  @Test func uninstalledViewsAreLeftOutWithWhatIsBelow() {
    var document = document([node("a", .view, [:], [node("b", .label)]), node("c", .view)])
    document.overrides = [
      Override(condition: .heightClass(.compact), set: [Assignment(.viewInstalled("a"), .boolean(false))])
    ]
    #expect(resolve(document).screen.nodes.map(\.content.id) == ["root", "a", "b", "c"])
    #expect(resolve(document, environment("iphone-8", .landscape)).screen.nodes.map(\.content.id) == ["root", "c"])
    #expect(resolve(document, environment("iphone-8", .landscape)).screen.nodes[1].parent == 0)
  }

  @Test func laterOverridesWinAndTheStateWinsOverThem() {
    var document = document([node("v", .label, [.text: .text("written")])])
    document.overrides = [
      Override(condition: .always, set: [Assignment(.view("v", .text), .text("first"))]),
      Override(condition: .heightClass(.regular), set: [Assignment(.view("v", .text), .text("second"))]),
    ]
    document.states = [
      StateChange(name: "plain"), StateChange(name: "filled", set: [Assignment(.view("v", .text), .text("third"))]),
    ]
    #expect(resolve(document).screen.view("v")?.text?.string == "second")
    #expect(resolve(document, environment("iphone-8", .landscape)).screen.view("v")?.text?.string == "first")
    #expect(resolve(document, environment(state: "filled")).screen.view("v")?.text?.string == "third")
  }

  @Test func aStateSetsMetricsHidesAndShows() {
    var document = document([node("a", .view), node("b", .view, [.hidden: .boolean(true)])])
    document.metrics = ["gap": Located(0)]
    document.tokens = ["space.edge": Located(.number(16))]
    document.states = [
      StateChange(name: "on", metrics: ["gap": 8], hide: ["a"], show: ["b"]), StateChange(name: "off"),
    ]
    let on = resolve(document).screen
    #expect(on.numbers == ["gap": 8, "space.edge": 16])
    #expect(on.view("a")?.isHidden == true && on.view("b")?.isHidden == false)
    let off = resolve(document, environment(state: "off")).screen
    #expect(off.numbers["gap"] == 0)
    #expect(off.view("a")?.isHidden == false && off.view("b")?.isHidden == true)
  }

  @Test func unknownNamesHaveNearOnes() {
    var document = document([node("title", .label)])
    document.states = [
      StateChange(
        name: "long",
        set: [Assignment(.view("titel", .text), .text("x")), Assignment(.ruleConstant("gapp"), .number(1))])
    ]
    document.groups = [
      ConstraintGroup(
        name: "main", rules: [Rule(id: "gap", text: "a == b", form: .equation(Equation(sides: [], relations: [])))])
    ]
    let told = resolve(document).diagnostics
    #expect(told.map(\.id) == ["no-such-view", "no-such-rule"])
    #expect(told.map(\.hint) == ["did you mean 'title'?", "did you mean 'gap'?"])
    #expect(resolve(document, environment(state: "lnog")).diagnostics.map(\.id) == ["no-such-state"])
  }

  @Test func rulesHoldByTheirGroupsConditionAndTheState() {
    let rule = { (id: String?, placeholder: Bool) in
      Rule(id: id, text: "x", form: .equation(Equation(sides: [], relations: [])), isPlaceholder: placeholder)
    }
    var document = document([])
    document.groups = [
      ConstraintGroup(name: "always", rules: [rule("gap", false), rule(nil, false), rule(nil, true)]),
      ConstraintGroup(name: "tall", condition: .heightClass(.regular), rules: [rule(nil, false)]),
    ]
    document.states = [
      StateChange(name: "base"),
      StateChange(
        name: "changed",
        set: [
          Assignment(.ruleConstant("gap"), .number(12)), Assignment(.rulePriority("always[1]"), .number(200)),
          Assignment(.ruleActive("tall[0]"), .boolean(false)),
        ]),
    ]
    #expect(resolve(document).screen.rules.map { "\($0.group)[\($0.index)]" } == ["always[0]", "always[1]", "tall[0]"])
    let changed = resolve(document, environment(state: "changed")).screen.rules
    #expect(changed.map { "\($0.group)[\($0.index)]" } == ["always[0]", "always[1]"])
    #expect(changed.map(\.constant) == [12, nil])
    #expect(changed.map(\.priority) == [nil, 200])
  }

  // Placeholders are removed at run time but obeyed on the canvas (11 of 11 recorded files).
  @Test func placeholdersHoldOnTheCanvasOnly() {
    var document = document([], format: .interfaceBuilder)
    document.canvas = .drawn(environment("iphone-8"))
    document.groups = [
      ConstraintGroup(
        name: "file",
        rules: [Rule(text: "x", form: .equation(Equation(sides: [], relations: [])), isPlaceholder: true)])
    ]
    #expect(resolve(document, environment("iphone-8")).screen.rules.count == 1)
    #expect(resolve(document, environment("iphone-x")).screen.rules.isEmpty)
  }

  @Test func theCanvasIsWhereFramesWereDrawn() throws {
    #expect(resolve(document([node("v", .view)])).screen.canvas == nil)
    var drawn = document([node("v", .view, [.frame: .numbers(1, 2, 3, 4)])])
    drawn.canvas = .device("iPhone 8", .landscape)
    drawn.bars = [.navigation]
    let canvas = try #require(resolve(drawn).screen.canvas)
    #expect(canvas.windowSize == Size(width: 667, height: 375))
    #expect(canvas.safeArea.top == 32)
    drawn.canvas = nil
    drawn.matrix.devices = [Located("classic")]
    #expect(resolve(drawn).screen.canvas?.windowSize == Size(width: 320, height: 480))
  }

  @Test func givenContentGoesBeforeEverything() throws {
    let given = ["v": GivenContent(width: 38, height: nil, firstBaseline: 16, lastBaseline: 16)]
    let view = try #require(
      resolve(document([node("v", .label, [.text: .text("abc")])]), given: given).screen.node("v"))
    #expect(view.intrinsicWidth == .some(38))
    #expect(view.intrinsicHeight == .some(nil))
    #expect(view.firstBaseline == 16)
  }

  // Recorded are frames: 29 high for a segmented control whose alignment rect has 28.
  @Test func recordedFramesAreTakenAsAlignmentRects() throws {
    let given = ["v": GivenContent(width: 121, height: 29)]
    let file = document([node("v", .segmented)], format: .interfaceBuilder)
    let view = try #require(resolve(file, given: given).screen.node("v"))
    #expect(view.intrinsicWidth == .some(121))
    #expect(view.intrinsicHeight == .some(28))
    #expect(resolve(document([node("v", .segmented)]), given: given).screen.node("v")?.intrinsicHeight == .some(29))
  }

  @Test func aPropertyThatTheKindCannotHaveIsLeftOutWithAWord() {
    let (screen, diagnostics) = resolve(document([node("v", .switch, [.pages: .number(3), .on: .boolean(true)])]))
    #expect(diagnostics.map(\.id) == ["unsupported-property"])
    #expect(diagnostics[0].hint == "kinds that have it: page-control")
    #expect(screen.view("v")?.isOn == true)
  }
}
