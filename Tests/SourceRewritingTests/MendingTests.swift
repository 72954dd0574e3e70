import Testing

@testable import SourceRewriting

/// What is left out of a source that does not compile, and what stands in its place.
struct MendingTests {
  /// The source after a round for errors at these words, with the reason "missing".
  private func mended(_ text: String, at words: [String], rounds: Int = 1, message: String = "missing") -> String {
    let source = SourceText(text)
    var parts: [LeftOutPart] = []
    for _ in 0..<rounds {
      let kept = LeftOutPart.leaveOut(parts, of: source, at: "/App/A.swift")
      let copy = Rewriter.rewrite(kept, at: "/App/A.swift", table: ClassTable([("/App/A.swift", kept)]))
      // The place in the copy, as the compiler tells it: the lines of the original, columns of the copy.
      let lines = copy.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      let errors = words.compactMap { word -> CompilerError? in
        for (number, line) in lines.enumerated() {
          guard let range = line.firstRange(of: word) else { continue }
          let column = line.utf8.distance(from: line.startIndex, to: range.lowerBound) + 1
          return CompilerError("/App/A.swift:\(number + 1):\(column): error: \(message)")
        }
        return nil
      }
      var mending = Mending(
        [("/App/A.swift", source)], parts: parts, types: MissingTypes(), options: Rewriter.Options())
      _ = mending.take(errors, typesPath: "/App/MissingTypes.swift")
      parts = mending.parts
    }
    let kept = LeftOutPart.leaveOut(parts, of: source, at: "/App/A.swift")
    return String(decoding: kept.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    // Statements, in blocks, closures and cases.
    ("func f() {\n  a()\n  bad.x()\n  b()\n}", "func f() {\n  a()\n  appLeftOut(\"A.swift:3: missing\")\n  b()\n}"),
    (
      "func f() {\n  if a {\n    bad.x(\n      1)\n  }\n}",
      "func f() {\n  if a {\n    appLeftOut(\"A.swift:3: missing\")\n\n  }\n}"
    ),
    ("func f() {\n  if bad.x { a() }\n  b()\n}", "func f() {\n  appLeftOut(\"A.swift:2: missing\")\n  b()\n}"),
    (
      "func f() {\n  g { [weak self] x in\n    self?.a()\n    bad.x()\n  }\n}",
      "func f() {\n  g { [weak self] x in\n    self?.a()\n    appLeftOut(\"A.swift:4: missing\")\n  }\n}"
    ),
    (
      "func f() {\n  switch a {\n  case .b: bad.x()\n  default:\n    c()\n  }\n}",
      "func f() {\n  switch a {\n  case .b: appLeftOut(\"A.swift:3: missing\")\n  default:\n    c()\n  }\n}"
    ),
    (
      "func f() {\n  a\n    .b()\n    .bad()\n  c()\n}",
      "func f() {\n  appLeftOut(\"A.swift:2: missing\")\n\n\n  c()\n}"
    ),
    // Values are asked for.
    ("func f() -> Int {\n  return bad.x\n}", "func f() -> Int {\n  return appLeftOut(\"A.swift:2: missing\")\n}"),
    ("func f() {\n  let a: Int = bad.x\n}", "func f() {\n  let a: Int = appLeftOut(\"A.swift:2: missing\")\n}"),
    ("class A {\n  let a: Int = bad.x\n}", "class A {\n  let a: Int = appLeftOut(\"A.swift:2: missing\")\n}"),
    (
      "class A {\n  init() {\n    self.a = bad.x\n  }\n}",
      "class A {\n  init() {\n    self.a = appLeftOut(\"A.swift:3: missing\")\n  }\n}"
    ),
    (
      "let a: UIView = {\n  let b = UIView()\n  b.bad = 1\n  return b\n}()",
      "let a: UIView = {\n  let b = UIView()\n  appLeftOut(\"A.swift:3: missing\")\n  return b\n}()"
    ),
    (
      "lazy var a: UIView = {\n  let a = bad.make()\n  a.b = 1\n  return a\n}()",
      "lazy var a: UIView = {\n  let a: UIView = appLeftOut(\"A.swift:2: missing\")\n  a.b = 1\n  return a\n}()"
    ),
    (
      "var a: Device? {\n  guard let a = bad.x else { return nil }\n  return a\n}",
      "var a: Device? {\n  let a: Device? = appLeftOut(\"A.swift:2: missing\")\n  return a\n}"
    ),
    ("var a: Int {\n  bad.x\n}", "var a: Int {\n  appLeftOut(\"A.swift:2: missing\")\n}"),
    (
      "var a = 1 {\n  didSet { bad.x() }\n}", "var a = 1 {\n  didSet { appLeftOut(\"A.swift:2: missing\") }\n}"
    ),
    // Declarations go whole.
    ("class A {\n  let a = bad.x\n  func b() {}\n}", "class A {\n  \n  func b() {}\n}"),
    ("class A {\n  @objc\n  func a(_ x: bad.X) {\n    b()\n  }\n  var c = 1\n}", "class A {\n  \n\n\n\n  var c = 1\n}"),
  ])
  func theSmallestPartGoes(text: String, left: String) {
    #expect(mended(text, at: ["bad"]) == left)
  }

  @Test func aPartWhoseReplacementFailsTakesTheOneAroundIt() {
    let text = "class A {\n  func f() -> Int {\n    if a {\n      bad.x()\n    }\n    return 1\n  }\n}"
    #expect(
      mended(text, at: ["appLeftOut", "bad"], rounds: 2)
        == "class A {\n  func f() -> Int {\n    appLeftOut(\"A.swift:3: missing\")\n\n\n    return 1\n  }\n}")
    #expect(
      mended(text, at: ["appLeftOut", "bad"], rounds: 3)
        == "class A {\n  func f() -> Int { appLeftOut(\"A.swift:2: missing\") }\n\n\n\n\n\n}")
    #expect(mended(text, at: ["appLeftOut", "bad"], rounds: 4) == "class A {\n  \n\n\n\n\n\n}")
    let initialiser = "class A {\n  init() {\n    a()\n  }\n}"
    #expect(mended(initialiser, at: ["{\n"]) == initialiser)
    #expect(
      mended("class A {\n  init(b: Int) {\n    bad\n  }\n}", at: ["appLeftOut", "bad"], rounds: 2)
        == "class A {\n  init(b: Int) { fatalError(\"A.swift:2: missing\") }\n\n\n}")
  }

  @Test func ofATypesHeadTheProtocolGoes() {
    let text = "class A: UIView, Bad, Good {\n  var a = 1\n}"
    let message = "type 'A' does not conform to protocol 'Bad'"
    #expect(mended(text, at: ["A:"], message: message) == "class A: UIView, Good {\n  var a = 1\n}")
    #expect(mended("struct A: Bad {}", at: ["A:"], message: message) == "struct A {}")
    #expect(mended("struct A: Bad, Good {}", at: ["A:"], message: message) == "struct A:  Good {}")
  }

  @Test func aListSurvivesMovedLinesAndForgetsWhatChanged() throws {
    let source = SourceText("func f() {\n  bad()\n  bad()\n}")
    let finder = PartFinder(source, "/Users/me/App/A.swift")
    let last = try #require(finder.outline.parts.indices.last)
    let part = finder.part(last, because: "a\tb")
    let list = LeftOutList(in: "/Users/me/Proofs/App")
    let line = list.text([part])
    #expect(line.contains("\t../../App/A.swift:3\tstatement\ta b\n"))
    let read = try #require(LeftOutPart(line.dropLast()))
    #expect(read.at(part.path) == part && list.parts(line) == [part])
    func left(_ text: String) -> String {
      String(
        decoding: LeftOutPart.leaveOut([part], of: SourceText(text), at: "/Users/me/App/A.swift").bytes, as: UTF8.self)
    }
    #expect(left("\n\nfunc f() { bad(); bad() }").hasSuffix("func f() { bad(); appLeftOut(\"A.swift:3: a b\") }"))
    #expect(left("func f() { bad(); good() }") == "func f() { bad(); good() }")
  }

  @Test func typesOfTheAppsOwnThatLeftOutCodeGaveAreMadePlain() {
    let text = """
      struct Movie { let title: String; let year: Int }
      private struct Hidden { let a: Int }
      class A {
        let movie: Movie
        init() { self.movie = bad.movie }
        func state() -> State { return bad.state }
        enum State { case on, off }
        var hidden: Hidden { bad.hidden }
      }
      """
    let errors = [(5, 25), (6, 34), (8, 24)].compactMap {
      CompilerError("/App/A.swift:\($0.0):\($0.1): error: missing")
    }
    var mending = Mending(
      [("/App/A.swift", SourceText(text))], parts: [], types: MissingTypes(), options: Rewriter.Options())
    _ = mending.take(errors, typesPath: "/App/MissingTypes.swift")
    let lines = mending.types.text(importing: "UIKitNames").split(separator: "\n").map(String.init)
    #expect(
      lines.contains {
        $0.contains("extension Movie: AppPlainValue") && $0.contains("Movie(title: \"Title\", year: 0)")
      })
    #expect(lines.contains { $0.contains("extension A.State: AppPlainValue") && $0.contains("A.State.on") })
    #expect(!lines.contains { $0.contains("Hidden") })
    #expect(mending.types.names.isEmpty, "values are no types")
    // One that does not compile is taken back and not tried again.
    let line = (lines.firstIndex { $0.contains("extension Movie") } ?? 0) + 1
    let refused = CompilerError("/App/MissingTypes.swift:\(line):1: error: no").map { [$0] } ?? []
    let isOther = mending.take(refused + errors, typesPath: "/App/MissingTypes.swift")
    #expect(isOther)
    #expect(!mending.types.text(importing: "UIKitNames").contains("extension Movie"))
    #expect(mending.types.text(importing: "UIKitNames").contains("extension A.State"))
  }

  @Test func missingTypesThatLeftOutCodeGaveAreMadePlain() {
    let text = "class A {\n  lazy var store: Store = {\n    let store = bad.make()\n    return store\n  }()\n}"
    let errors = ["2:19: error: cannot find type 'Store' in scope", "3:17: error: missing"].compactMap {
      CompilerError("/App/A.swift:" + $0)
    }
    var mending = Mending(
      [("/App/A.swift", SourceText(text))], parts: [], types: MissingTypes(), options: Rewriter.Options())
    let isOther = mending.take(errors, typesPath: "/App/MissingTypes.swift")
    // Nothing of a file goes in the round in which a type that it names is declared: it may be mended with that.
    #expect(isOther && mending.parts.isEmpty)
    _ = mending.take(Array(errors.dropFirst()), typesPath: "/App/MissingTypes.swift")
    #expect(mending.parts.count == 1)
    let made = mending.types.text(importing: "UIKitNames")
    #expect(made.contains("open class Store: NSObject") && made.contains("extension Store: AppPlainValue"), "\(made)")
    #expect(mending.types.names == ["Store"])
  }

  @Test func picturesAndColorsByTheNamesThatXcodeGeneratesAreLookedUp() {
    let text =
      "let a = UIImage(resource: .logo)\nlet b = UIColor.brand\nlet d = UIColor._2_Main\nlet c = UIColor.own\nextension UIColor { static let own = 1 }"
    let errors = [
      "1:27: error: type 'ImageResource' has no member 'logo'",
      "2:17: error: type 'Color?' has no member 'brand'",
      "3:17: error: type 'UIColor' (aka 'Color') has no member '_2_Main'",
      "4:17: error: type 'UIColor' (aka 'Color') has no member 'own'",
    ].compactMap { CompilerError("/App/A.swift:" + $0) }
    var mending = Mending(
      [("/App/A.swift", SourceText(text))], parts: [], types: MissingTypes(), options: Rewriter.Options())
    _ = mending.take(errors, typesPath: "/App/MissingTypes.swift")
    let made = mending.types.text(importing: "UIKitNames")
    #expect(
      made.contains("extension ImageResource { static var logo: ImageResource { ImageResource(generated: \"logo\") } }")
    )
    #expect(made.contains("static var brand: UIColor { UIColor(resource: ColorResource(generated: \"brand\")) }"))
    #expect(made.contains("ColorResource(generated: \"_2_Main\")"))
    #expect(!made.contains("own"), "what a source declares is no resource")
    #expect(mending.parts.map(\.line) == [4])
  }

  /// Two errors of one name are mended by one declaration; where it did not help, the part goes.
  @Test func eachPlaceOfAGeneratedNameIsKept() {
    let text = "let a = UIColor.brand\nlet b = UIColor.brand\n"
    let errors = (1...2).compactMap {
      CompilerError("/App/A.swift:\($0):17: error: type 'UIColor?' (aka 'Optional<Color>') has no member 'brand'")
    }
    var first = Mending(
      [("/App/A.swift", SourceText(text))], parts: [], types: MissingTypes(), options: Rewriter.Options())
    let isOther = first.take(errors, typesPath: "/App/MissingTypes.swift")
    #expect(isOther)
    #expect(first.parts.isEmpty)
    let types = MissingTypes(text: first.types.text(importing: "UIKitNames"))
    var second = Mending([("/App/A.swift", SourceText(text))], parts: [], types: types, options: Rewriter.Options())
    _ = second.take(errors, typesPath: "/App/MissingTypes.swift")
    #expect(second.parts.count == 2)
  }

  @Test func missingTypesAreEmptyOnes() {
    func declaration(_ name: String, _ text: String) -> String {
      var mending = Mending(
        [("/App/A.swift", SourceText(text))], parts: [], types: MissingTypes(), options: Rewriter.Options())
      let error = CompilerError("/App/A.swift:1:1: error: cannot find type '\(name)' in scope")
      _ = mending.take(error.map { [$0] } ?? [], typesPath: "/App/MissingTypes.swift")
      let lines = mending.types.text(importing: "UIKitNames").split(separator: "\n")
      #expect(MissingTypes(text: mending.types.text(importing: "UIKitNames")).names == mending.types.names)
      return lines.last.map(String.init) ?? ""
    }
    #expect(declaration("Model", "let a: Model = b").hasPrefix("open class Model: NSObject, Codable {}"))
    #expect(declaration("ChartView", "let a = ChartView()").hasPrefix("open class ChartView: UIView {}"))
    #expect(declaration("Base", "class A: Base { override func b() {} }").hasPrefix("open class Base: NSObject"))
    #expect(
      declaration("ChartDelegate", "class A: UIView, ChartDelegate {}").hasPrefix("public protocol ChartDelegate {"))
    #expect(declaration("Relay", "let a: Relay<Int, [String]>").hasPrefix("open class Relay<T0, T1>: NSObject"))
    // What a source declares is not missing.
    #expect(declaration("Model", "struct Model {}").hasPrefix("import Foundation"))
  }

  @Test(arguments: [
    ("class A: UIView { init(title: String, isOn: Bool) {} }", "A(title: \"Title\", isOn: false)"),
    (
      "class A: UIView { init(_ model: M) {} }\nstruct M { let errorText: String; let b: [Int]; var c: URL? }",
      "A(M(errorText: \"Error text\", b: [0]))"
    ),
    (
      "class A: UIView { init(s: S) {} }\nprotocol S {}\nfinal class T: S { init(x: @escaping (Int, [Int]) -> Void) {} }",
      "A(s: T(x: { _, _ in }))"
    ),
    ("class A: UIView { init(k: K) {} }\nenum K { case a(Int), b }", "A(k: K.b)"),
    ("class A: UIView { init(k: K) {} }\nenum K { case a(n: Int) }", "A(k: K.a(n: 0))"),
    (
      "class A: UIView { init(k: K) {} }\nfinal class K { private init() {}; static let shared: K = K() }",
      "A(k: K.shared)"
    ),
    ("class A: UIView { init(k: K, n: Int = 1) {} }\nextension A { struct K {} }", "A(k: A.K())"),
    ("class A: UIView { init(d: Dictionary<Int, Int>) {} }", ""),
    (
      "class A: B {}; class B: UIViewController { let n: Int; init(n: Int) { self.n = n; super.init(nibName: nil, bundle: nil) } }",
      "A(n: 0)"
    ),
    ("class A: UIView { static let shared = A(); private init() { super.init(frame: .zero) } }", "A.shared"),
  ])
  func whatAnInitialiserAsksForIsMadeOfTheSources(text: String, call: String) {
    let source = SourceText(text)
    let screens = PlainScreens.all(ClassTable([("/A.swift", source)]), includesViews: true, of: [source])
    #expect(screens.first { $0.name == "A" }?.expression ?? "" == call)
  }

  /// Subjects are made as they are; generic types of the sources' own by what they are given; a name means what it means where it
  /// stands.
  @Test(arguments: [
    ("class A: UIView { init(events: PassthroughSubject<Int, Never>) {} }", "A(events: .init())"),
    ("class A: UIView { init(name: CurrentValueSubject<String, Never>) {} }", "A(name: .init(\"Name\"))"),
    (
      "class A: UIView { init(name: Box<String>) {} }\nclass Box<T> { init(_ value: T) {} }",
      "A(name: Box<String>(\"Value\"))"
    ),
    (
      "class A: UIView { init(all: Box<State>) {}; enum State { case on } }\nstruct Box<T> { let inner: T }",
      "A(all: Box<A.State>(inner: A.State.on))"
    ),
    (
      "class A: UIView { init(state: State) {}; enum State { case on } }\nclass B { enum State { case off } }",
      "A(state: A.State.on)"
    ),
    (
      "class B { enum State { case off } }\nclass A: UIView { init(state: B.State) {}; enum State { case on } }",
      "A(state: B.State.off)"
    ),
    (
      """
      class A: UIView { init(a: Presenter) {} }
      class Presenter { init(useCase: UseCase, router: Router) {} }
      protocol Router {}; class AppRouter: Router { init(container: Container) {} }; class Container {}
      protocol UseCase {}; class OwnUseCase: UseCase { init(repository: Repository) {} }
      protocol Repository {}; class OwnRepository: Repository { init(source: Source) {} }
      protocol Source {}; class OwnSource: Source { init(client: Client) {} }
      protocol Client {}; class OwnClient: Client { init(base: Base) {} }
      protocol Base {}; class OwnBase: Base { init(session: URLSession) {} }
      """,
      "A(a: Presenter(useCase: OwnUseCase(repository: OwnRepository(source: OwnSource(client: OwnClient(base: OwnBase(session: AppURLSession.shared))))), router: AppRouter(container: Container())))"
    ),
    ("class A: UIView { init(p: P) {} }\nprotocol P {}\nclass B: P { init(p: P, q: P) {} }", ""),
  ])
  func whatItAsksForMeansWhatItMeansThere(text: String, call: String) {
    whatAnInitialiserAsksForIsMadeOfTheSources(text: text, call: call)
  }

  @Test(arguments: [
    ("@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }", "AppDelegate()"),
    ("class A: UIResponder, UIApplicationDelegate { init(model: Unknown) {} }", nil), ("class A: UIResponder {}", nil),
  ])
  func theAppsDelegateIsMade(text: String, call: String?) {
    #expect(PlainScreens.delegate(of: [SourceText(text)]) == call)
  }

  /// What a controller unwraps and others set is set; outlets, views, and what is private or may be nil are not.
  @Test func whatAControllerIsGivenIsSetBeforeItIsShown() {
    let text = """
      class A: UIViewController {
        var model: Model!
        @IBOutlet var label: UILabel!
        @IBOutlet weak var own: Own!
        var bar: Own!
        weak var parentModel: Model!
        private var hidden: Model!
        var other: Model?
        func a() { navigationItem.title = "a" }
      }
      class Own: UIView {}
      struct Model { let name: String }
      """
    let source = SourceText(text)
    let screen = PlainScreens.all(ClassTable([("/A.swift", source)]), includesViews: false, of: [source]).first
    #expect(screen?.settings == ["model = Model(name: \"Name\")"])
    #expect(
      screen?.shown("A()")
        == "UINavigationController(rootViewController: { let screen = A(); screen.model = Model(name: \"Name\"); return screen }())"
    )
    #expect(screen?.shown("A()", isGiven: false) == "UINavigationController(rootViewController: A())")
  }

  @Test(arguments: [
    ("class A: UIView { init(list: [[String]]) {} }", "A(list: [[\"List\"]])"),
    ("class A: UIView { init(list: [String: Int], names: [Unknown]) {} }", "A(list: [:], names: [])"),
    ("class A: UIView { init(list: [Int?]) {} }", "A(list: [])"),
    ("class A: UIView { init(n: N) {} }\nstruct N { let below: [N] }", "A(n: N(below: [N(below: [])]))"),
    (
      "class A: UITextView { override init(frame: CGRect, textContainer: NSTextContainer?) {} }",
      "A(frame: UIScreen.main.bounds, textContainer: nil)"
    ),
  ])
  func listsHaveAnElementAndFramesAreTheScreens(text: String, call: String) {
    whatAnInitialiserAsksForIsMadeOfTheSources(text: text, call: call)
  }

  @Test(arguments: [
    ("class A: UIViewController { func a() { navigationItem.title = \"a\" } }", true),
    ("class A: UIViewController {}\nextension A { func a() { self.navigationItem.searchController = b } }", true),
    ("class A: B {}\nclass B: UIViewController { func a() { navigationController!.push() } }", true),
    ("class A: UIViewController { func a() { navigationController?.navigationBar.prefersLargeTitles = true } }", true),
    // Another controller's says nothing of this one.
    ("class A: UIViewController { func a() { other.navigationItem.title = \"a\" } }", false),
    ("class A: UIViewController { func a() { navigationController?.pushViewController(b, animated: true) } }", false),
    ("class A: UIViewController { var navigationItem = 1 }", false),
    ("class A: UINavigationController { func a() { navigationItem.title = \"a\" } }", false),
  ])
  func whatSaysWhatItsBarShowsIsShownInANavigationController(text: String, isWithin: Bool) {
    let source = SourceText(text)
    let screens = PlainScreens.all(ClassTable([("/A.swift", source)]), includesViews: false, of: [source])
    #expect(screens.first { $0.name == "A" }?.needsNavigation == isWithin)
  }
}
