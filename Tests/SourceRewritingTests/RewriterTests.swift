import SourceRewriting
import Testing

/// What a source becomes that was written for UIKit.
struct RewriterTests {
  private func rewritten(_ text: String, with others: [String] = [], modules: Set<String> = []) -> String {
    let source = (path: "App/View.swift", text: SourceText(text))
    let rest = others.enumerated().map { (path: "App/Other\($0).swift", text: SourceText($1)) }
    let copy = Rewriter.rewrite(
      source.text, at: source.path, table: ClassTable([source] + rest), options: Rewriter.Options(modules: modules))
    return copy.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).last.map(String.init) ?? ""
  }

  @Test func errorsNameTheOriginalsLines() {
    let copy = Rewriter.rewrite(SourceText("let a = 1\n"), at: "App/View.swift", table: ClassTable([]))
    #expect(
      copy == """
        import UIKitNames; import NetworkNames; import FoundationXML
        #sourceLocation(file: "App/View.swift", line: 1)
        let a = 1

        """)
  }

  @Test(arguments: [
    ("@objc func tapped() {}", " func tapped() {}"),
    ("@IBOutlet weak var label: UILabel!", " weak var label: UILabel!"),
    ("@objc(MyView) class V: NSObject {}", " class V: NSObject {}"),
    ("@MainActor final class V {}", " final class V {}"),
    ("run { @MainActor in go() }", "run { @MainActor in go() }"),
    ("class V { @MainActor var a = 1 }", "class V {  var a = 1 }"),
    ("let s = #selector(V.tapped(_:))", "let s = Selector(\"V.tapped(_:)\")"),
    ("let k = #keyPath(V.layer.bounds)", "let k = \"layer.bounds\""),
    (
      "let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "let c = appColorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"
    ),
    ("UIKit.UIView()", "UIKitNames.UIView()"),
    ("let t = NSMutableAttributedString()", "let t = NSMutableAttributedString(string: \"\")"),
    ("let d = type(of: a.b()).description() + c", "let d = String(describing: type(of: a.b())) + c"),
  ])
  func wordsOfObjectiveCGo(original: String, copy: String) {
    #expect(rewritten(original) == copy)
  }

  @Test func textsAndCommentsStay() {
    let text = #"let a = "@objc #selector(x) \(b ? "@IBOutlet" : "")" // @objc"#
    #expect(rewritten(text) == text)
    let raw = ##"let a = #"@objc "quoted" \(b)"#; let c = """\#n@objc\#n""""##
    #expect(rewritten(raw) == raw)
  }

  @Test func importsOfWhatIsNotThereGo() {
    #expect(rewritten("import UIKit\nimport SnapKit; import Own\n", modules: ["Own"]) == "\n import Own\n")
    #expect(rewritten("@testable import App\nimport struct Foundation.URL") == "\nimport struct Foundation.URL")
  }

  @Test func combineIsAModuleOfOurs() {
    let text = "import Combine\nvar a: Combine.AnyCancellable?\n#if canImport(Combine)\n#endif"
    #expect(
      rewritten(text, modules: ["CombineNames"])
        == "import CombineNames\nvar a: CombineNames.AnyCancellable?\n#if true\n#endif")
    #expect(rewritten("import Combine\n#if canImport(Combine)\n#endif") == "\n#if canImport(Combine)\n#endif")
  }

  @Test func modulesOfOursStandForFrameworksAndLibrariesThatAreNotThere() {
    let text = "import Kingfisher\nimport WebKit\nimport AVKit\nimport Alamofire"
    let ours: Set<String> = ["KingfisherNames", "FrameworkNames"]
    #expect(rewritten(text, modules: ours) == "import KingfisherNames\nimport NetworkNames\nimport FrameworkNames\n")
    // The library itself is better where it is given.
    #expect(
      rewritten("import Kingfisher\nKingfisher.go()", modules: ours.union(["Kingfisher"]))
        == "import Kingfisher\nKingfisher.go()")
  }

  @Test func sessionsAskNoServer() {
    #expect(
      rewritten("let a: URLSession = URLSession.shared\nextension URLSession {}\nlet b = My.URLSession()")
        == "let a: AppURLSession = AppURLSession.shared\nextension AppURLSession {}\nlet b = My.URLSession()")
  }

  @Test func theTargetIsAnApp() {
    #expect(rewritten("#if os(iOS) && canImport(UIKit) && !os(macOS)\n#endif") == "#if true && true && !false\n#endif")
  }

  @Test func previewsGoAndLinesStay() {
    #expect(rewritten("@available(iOS 17, *)\n#Preview(\"A\") {\n  V()\n}\nlet a = 1") == "\n\n\n\nlet a = 1")
    #expect(
      rewritten("struct P: PreviewProvider {\n static var previews: some View { V() }\n}\nlet a = 1")
        == "\n\n\nlet a = 1")
  }

  @Test func optionalRequirementsGetADefault() {
    let copy = rewritten("@objc protocol P {\n  @objc optional func a(_ b: Int)\n  @objc optional func c() -> Int?\n}")
    #expect(copy.contains("protocol P: AnyObject {"))
    #expect(copy.contains("extension P { func a(_ b: Int) {}; func c() -> Int? { nil } }"))
    #expect(rewritten("p?.a?(1)", with: ["@objc protocol P { @objc optional func a(_ b: Int) }"]) == "p?.a(1)")
    #expect(rewritten("done?(1)", with: ["@objc protocol P { @objc optional func a(_ b: Int) }"]) == "done?(1)")
  }

  @Test func protocolsThatSayTheyAreOfClassesStay() {
    #expect(rewritten("@objc protocol P: class {\n}").contains("protocol P: class {"))
    #expect(rewritten("@objc protocol P: Q, AnyObject {\n}").contains("protocol P: Q, AnyObject {"))
    #expect(rewritten("@objc protocol P: Q {\n}").contains("protocol P: AnyObject, Q {"))
  }

  @Test func cellsSayHowTheyAreMade() {
    let own = "class A: Base { override init(style: S, reuseIdentifier: String?) {} }"
    let copy = rewritten(own, with: ["class Base: UITableViewCell {}"])
    #expect(
      copy.contains(
        "override class func makeForReuse(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> UIView { A(style: style, reuseIdentifier: reuseIdentifier) }"
      ))
    // One that can be made in its own way only has none.
    for other in [
      "class A: UITableViewCell { init(model: Int) {} }", "class A: UIView { init(model: Int) {} }",
      "class A: UIView { @available(*, unavailable) override init(frame: CGRect) {}; init?(frame: Int) {} }",
      "class A: UIViewController { init(model: Int) {} }",
    ] {
      #expect(rewritten(other) == other)
    }
  }

  @Test(arguments: [
    ("Bundle.main.url(forResource: a, withExtension: b)", "Bundle.main.appURL(forResource: a, withExtension: b)"),
    ("bundle?.path(forResource: a, ofType: b)", "bundle?.appPath(forResource: a, ofType: b)"),
    ("Bundle.main.object(forInfoDictionaryKey: a)", "Bundle.main.appObject(forInfoDictionaryKey: a)"),
    ("Bundle.main.infoDictionary?[a]", "Bundle.main.appInfoDictionary?[a]"),
    ("Bundle.main.bundleIdentifier!", "Bundle.main.appBundleIdentifier!"),
    ("defaults.object(forKey: a)", "defaults.object(forKey: a)"), ("app.bundleIdentifier", "app.bundleIdentifier"),
    ("UIColor(named: a, in: .module, with: b)", "UIColor(named: a, in: .main, with: b)"),
    ("Bundle.module", "Bundle.main"), ("a.module", "a.module"), ("request.url", "request.url"),
    ("layer.path", "layer.path"),
  ])
  func aBundleIsAskedForTheProjectsFiles(original: String, copy: String) { #expect(rewritten(original) == copy) }

  @Test(arguments: [
    ("UIView", "", "makeForReuse(frame: CGRect) -> UIView { A(frame: frame) }"),
    ("UIButton", "init() { super.init(frame: .zero) }", "makeForReuse(frame: CGRect) -> UIView { A() }"),
    ("UIViewController", "", "makePlain() -> UIViewController { A() }"),
    ("UITableViewController", "override init(style: S) {}", "makePlain() -> UIViewController { A(style: .plain) }"),
  ])
  func viewsAndControllersSayHowTheyAreMade(superclass: String, body: String, made: String) {
    #expect(rewritten("class A: \(superclass) { \(body) }").contains("public override class func \(made);"))
  }

  @Test func overridesInExtensionsAreCalledFromTheirClass() {
    let extended = """
      extension A {
        override func layoutSubviews() { help() }
        override func add(_ view: UIView, to other: inout Int) throws -> Bool { true }
        override var name: String { get { "" } set { help() } }
        private func help() {}
      }
      """
    let copy = rewritten("class A: UIView {\n  let b = 1\n}\n", with: [extended])
    #expect(copy.contains("public override func layoutSubviews() { moved_layoutSubviews_A() };"))
    #expect(copy.contains("{ try moved_add_A(view, to: &other) };"))
    let accessors = "{ get { moved_name_A } set { moved_name_A = newValue } };"
    #expect(copy.contains("public override var name : String \(accessors)"))
    // The members stay, and reach what is private beside them; no line moves.
    let rest = rewritten(extended, with: ["class A: UIView {}"])
    #expect(rest.contains("\n   func moved_layoutSubviews_A() { help() }\n"))
    #expect(rest.contains("private func help()"))
  }

  @Test func membersOfExtensionsThatObjectiveCLetsBeOverriddenAreInTheClass() {
    let extended = """
      @objc extension A {
        var tone: UIColor { .red }
        func go() {}
      }
      extension A { @objc var size: Int { 1 }; var plain: Int { 2 } }
      """
    let own = """
      class B: A {
        override public var tone: UIColor { .blue }
        override func go() {}
        override var size: Int { 3 }
      }
      """
    let copy = rewritten("class A: UIView {\n}\n", with: [extended, own])
    #expect(copy.contains("var tone : UIColor { moved_tone_A };"))
    #expect(copy.contains("func go() { moved_go_A() };"))
    #expect(copy.contains("var size : Int { moved_size_A };"))
    #expect(!copy.contains("plain"))
    #expect(rewritten(extended, with: ["class A: UIView {}", own]).contains("var moved_tone_A: UIColor { .red }"))
  }

  /// What a protocol of Objective-C asks for is Objective-C's where an extension takes the protocol on.
  @Test func whatProtocolsOfUIKitAskForCanBeOverridden() {
    let own = "class B: A { override func go(_ view: UIView) {} }"
    let base = "class A: UIView {\n}\n"
    let told = "extension A: UIScrollViewDelegate { func go(_ view: UIView) {} }"
    #expect(rewritten(base, with: [told, own]).contains("{ moved_go_A(view) };"))
    #expect(rewritten(told, with: [base, own]).contains("func moved_go_A(_ view: UIView) {}"))
    let other = "extension A: Codable { func go(_ view: UIView) {} }"
    #expect(!rewritten(base, with: [other, own]).contains("moved_go_A"))
  }

  /// Both members stay in their extensions, by names of their own.
  @Test func extensionsOfAClassAndOfItsSuperclassHaveAMember() {
    let base = "extension A: UITableViewDelegate { func go() {} }"
    let own = "extension B { override func go() { super.go() } }"
    let classes = "class A: UIView {}\nclass B: A {}\n"
    #expect(rewritten(base, with: [classes, own]).contains("func moved_go_A() {}"))
    #expect(rewritten(own, with: [classes, base]).contains("func moved_go_B() { super.go() }"))
  }

  @Test func extensionsOfUIKitsClassesOverrideThoseOfTheirSuperclasses() {
    let base = "extension UIView { func put(_ views: [UIView]) -> UIView { self } }"
    let own = "extension UITableViewCell { override func put(_ views: [UIView]) -> UIView { contentView } }"
    let copy = rewritten(base, with: [own])
    #expect(copy.contains("if let own = self as? UITableViewCell { return own.moved_put_UITableViewCell(views) };"))
    #expect(copy.contains("return { self }() }"))
    #expect(rewritten(own, with: [base]).contains(" func moved_put_UITableViewCell(_ views: [UIView]) -> UIView"))
  }

  @Test func classesTakeWhatFilesHaveForThemByName() {
    let copy = rewritten(
      """
      class A: Base {
        @IBOutlet private weak var label: UILabel! { didSet { label.text = "" } }
        @IBOutlet var buttons: [UIButton]?
        @IBInspectable var gap: CGFloat = 4
        @IBAction func tap() {}
      }
      """, with: ["class Base: UIViewController {}"])
    #expect(copy.contains("public override func takeOutlet(_ name: String, _ value: Any) -> Bool? { switch name {"))
    #expect(copy.contains("case \"label\": guard let taken = outletValue(value, as: (UILabel).self)"))
    #expect(copy.contains("case \"buttons\": guard let taken = outletValue(value, as: ([UIButton]).self)"))
    #expect(copy.contains("case \"gap\": guard let taken = outletValue(value, as: (CGFloat).self)"))
    #expect(!rewritten("class A { @IBOutlet var a: UILabel! }").contains("takeOutlet"))
  }

  @Test func textsAndDelaysAreTheProofs() {
    #expect(rewritten("NSLocalizedString(\"a\", comment: \"\")") == "AppLocalizedString(\"a\", comment: \"\")")
    #expect(rewritten("b.localizedString(forKey: k)") == "b.appLocalizedString(forKey: k)")
    #expect(
      rewritten("DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}")
        == "DispatchQueue.main.appAsyncAfter(deadline: .now() + 1) {}")
  }

  @Test func plainScreensAreThoseThatNothingHasToBeToldTo() {
    let text = """
      class A: UIViewController {}
      class B: UIViewController { init(model: Int) {} }
      class C: UIViewController { required init?(coder: NSCoder) {} }
      private class D: UIViewController {}
      class E: A { class Inner: UIViewController {} }
      class F: UIView { override init(frame: CGRect) {} }
      """
    let table = ClassTable([(path: "A.swift", text: SourceText(text))])
    let found = PlainScreens.all(table, includesViews: true)
    #expect(found.map(\.name) == ["A", "B", "C", "E", "F"])
    #expect(
      found.map(\.expression) == ["A()", nil, nil, "E()", "F(frame: UIScreen.main.bounds)"])
  }
}
