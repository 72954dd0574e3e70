import Foundation
import ProofModel
import Testing
import UIKitNames

@testable import Proofing
@testable import Proofsheet
@testable import Solving

/// Of a scene without an identifier.
final class UnnamedScene: UIViewController {
  weak var label: UILabel!
  override func takeOutlet(_ name: String, _ value: Any) -> Bool? {
    guard name == "label", let label = value as? UILabel else { return super.takeOutlet(name, value) }
    self.label = label
    return true
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "plugged"
  }
}
/// At the top of a xib of another name.
final class DesignedBadge: UIView {}
/// In no file.
final class PlainBadge: UIView {}

/// Screens of a class as Interface Builder's files of the project have them.
@Suite struct DesignedScreenTests {
  private static func view(
    _ id: String, _ name: String, customClass: String = "", key: String = "view", inner: String = ""
  ) -> String {
    """
    <\(name) key="\(key)" id="\(id)" \(customClass)><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>\(inner)</\(name)>
    """
  }
  private static let label = """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="x" id="lb1">
    <rect key="frame" x="20" y="40" width="60" height="20"/></label>
    """
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <scenes><scene sceneID="sc1"><objects><viewController id="vc1" customClass="UnnamedScene" sceneMemberID="viewController">
    \(view("vw1", "view", inner: "<subviews>\(label)</subviews>"))
    <connections><outlet property="label" destination="lb1" id="ou1"/></connections>
    </viewController></objects></scene></scenes></document>
    """
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <view contentMode="scaleToFill" id="bd1" customClass="DesignedBadge"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
    <subviews>\(label)</subviews></view></objects></document>
    """

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.storyboard.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
    try Data(Self.xib.utf8).write(to: folder.appendingPathComponent("Badges.xib"))
    return folder
  }

  private func texts(_ proof: Proof) throws -> [String] {
    let bench = proof.workbench
    let variant = try #require(bench.variants(proof.matrix.selection).variants.first)
    return bench.solve(variant).layout.views.compactMap { $0.content.text?.runs.map(\.text).joined() }.filter {
      !$0.isEmpty
    }
  }

  @Test func aSceneWithoutAnIdentifierIsMadeByItsClass() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    AppModules.note(#fileID)
    let proof = Proof(of: UIStoryboard.instance(of: UnnamedScene.self)!, on: "iphone-8", assets: folder.path)
    let shown = try texts(proof)
    #expect(shown == ["plugged"])
  }

  @Test func whatAXibHasAtItsTopIsMadeByItsClass() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let proof = Proof(
      of: UIStoryboard.instance(of: DesignedBadge.self) ?? DesignedBadge(), on: "iphone-8", assets: folder.path)
    #expect(try texts(proof) == ["x"])
    let plain = Proof(
      of: UIStoryboard.instance(of: PlainBadge.self) ?? PlainBadge(), on: "iphone-8", assets: folder.path)
    #expect(try texts(plain) == [])
  }

  @Test func controllersOfScenesAreListedWithThem() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("Screens.swift")
    try Data("class UnnamedScene: UIViewController {}\nclass Plain: UIViewController {}\n".utf8).write(to: source)
    let screens = CodeScreens(
      sources: [source.path], storyboards: [folder.appendingPathComponent("Main.storyboard").path])
    #expect(
      screens.screens.map(\.expression) == ["Plain()", "UIStoryboard.instance(of: UnnamedScene.self)!"])
    // What is made by an identifier is not made twice.
    let named = Self.storyboard.replacing("id=\"vc1\"", with: "id=\"vc1\" storyboardIdentifier=\"unnamed\"")
    try Data(named.utf8).write(to: folder.appendingPathComponent("Other.storyboard"))
    let others = CodeScreens(
      sources: [source.path], storyboards: [folder.appendingPathComponent("Other.storyboard").path])
    #expect(
      others.screens.map(\.expression) == [
        "UIStoryboard(name: \"Other\", bundle: nil).instantiateViewController(withIdentifier: \"unnamed\")", "Plain()",
      ])
  }

  @Test func classesThatStopForACoderAreMadeWithoutOne() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("Screens.swift")
    let body = "init() { super.init(nibName: nil, bundle: nil) }\nrequired init?(coder: NSCoder) { fatalError(\"no\") }"
    try Data("class UnnamedScene: UIViewController {\n\(body)\n}\nclass Heir: UnnamedScene {}\n".utf8).write(to: source)
    let initial = Self.storyboard.replacing("<scenes>", with: "<scenes><!-- first -->")
      .replacing("<document ", with: "<document initialViewController=\"vc1\" ")
    let path = folder.appendingPathComponent("Main.storyboard")
    try Data(initial.utf8).write(to: path)
    let screens = CodeScreens(sources: [source.path], storyboards: [path.path])
    #expect(screens.screens.map(\.expression) == ["Heir()", "UnnamedScene()"])
  }

  @Test func controllersThatUnwrapTheirNavigationControllerAreShownInOne() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("Screens.swift")
    let text = """
      class Deep: UIViewController {
        func height() -> CGFloat { self.navigationController!.navigationBar.frame.height }
      }
      class Heir: Deep {}
      class Careful: UIViewController {
        func back() { navigationController?.popViewController(animated: true) }
      }
      """
    try Data(text.utf8).write(to: source)
    let screens = CodeScreens(sources: [source.path], storyboards: [])
    #expect(
      screens.screens.map(\.expression) == [
        "Careful()", "UINavigationController(rootViewController: Deep())",
        "UINavigationController(rootViewController: Heir())",
      ])
    // A bar that says nothing shows nothing of the screen.
    let empty = Proof(of: UINavigationController(rootViewController: UIViewController()), on: "iphone-8")
    #expect(empty.isEmptyScreen)
    let titled = UIViewController()
    titled.title = "Title"
    nonisolated(unsafe) let screen = titled
    #expect(!Proof(of: UINavigationController(rootViewController: screen), on: "iphone-8").isEmptyScreen)
  }

  @Test func whatLiesBesideTheWindowAndEmptyCellsShowNothing() {
    final class Beside: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 0, y: 1000, width: 100, height: 20))
        label.text = "below"
        addSubview(label)
        addSubview(UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44)))
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Proof(of: Beside(frame: .zero), on: "iphone-8").isEmptyScreen)
  }

  @Test func whatAScreenItselfSaysIsSeen() {
    @Sendable func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      label.backgroundColor = .red
      return label
    }
    #expect(!Proof(of: label("said"), on: "iphone-8").isEmptyScreen)
    #expect(Proof(of: label(""), on: "iphone-8").isEmptyScreen)
  }

  @Test func whatLiesInClearOrHiddenViewsShowsNothing() {
    final class Menu: UIView {
      init(alpha: CGFloat, isHidden: Bool) {
        super.init(frame: .zero)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        (box.alpha, box.isHidden) = (alpha, isHidden)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "in it"
        box.addSubview(label)
        addSubview(box)
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Proof(of: Menu(alpha: 0, isHidden: false), on: "iphone-8").isEmptyScreen)
    #expect(Proof(of: Menu(alpha: 1, isHidden: true), on: "iphone-8").isEmptyScreen)
    #expect(!Proof(of: Menu(alpha: 1, isHidden: false), on: "iphone-8").isEmptyScreen)
  }

  // MARK: The window

  private final class WindowAsker: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let window = UIApplication.shared.windows[0]
      let label = UILabel(frame: CGRect(x: 0, y: window.safeAreaInsets.top, width: 100, height: 20))
      label.text =
        "\(Int(window.safeAreaInsets.top)) \(window === UIApplication.shared.keyWindow) \(window.isKeyWindow)"
      view.addSubview(label)
      let note = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
      note.text = "in it"
      // An animation that repeats asks for it.
      if MAXFLOAT > 1e38 { window.addSubview(note) }
    }
  }

  @Test func codeFindsTheWindowThatItsScreenIsShownIn() throws {
    let shown = try texts(Proof(of: WindowAsker(), on: "iphone-13"))
    #expect(Set(shown) == ["47 true true", "in it"])
    #expect(UIApplication.shared.windows.isEmpty)
  }
}
