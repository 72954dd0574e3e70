// What Tinder/Layout's tests ask of their surroundings: coloured views, devices, and `assertLayout`, which prints the frames
// of each view in the order of the tree for scripts/field-pictures to compare.
import LayoutCode
import ProofModel
import UIKitNames

struct Device {
  var name: String
  var size: CGSize
  var safeArea: UIEdgeInsets
  var isLandscape: Bool

  /// As swift-snapshot-testing simulates them: points held upright, then the insets upright and on the side.
  private static let models: [(String, CGFloat, CGFloat, UIEdgeInsets, UIEdgeInsets)] = [
    ("iPhone 8", 375, 667, .init(top: 20, left: 0, bottom: 0, right: 0), .zero),
    ("iPhone SE", 320, 568, .init(top: 20, left: 0, bottom: 0, right: 0), .zero),
    ("iPhone X", 375, 812, cutOut(44), .init(top: 0, left: 44, bottom: 24, right: 44)),
    ("iPhone 13", 390, 844, cutOut(47), side(47)), ("iPhone 13 mini", 375, 812, cutOut(50), side(50)),
    ("iPhone 14", 390, 844, cutOut(47), side(47)), ("iPhone 14 Plus", 428, 926, cutOut(47), side(47)),
    ("iPhone 14 Pro", 393, 852, cutOut(59), side(59)), ("iPhone 14 Pro Max", 430, 932, cutOut(59), side(59)),
    ("iPhone 15", 393, 852, cutOut(59), side(59)), ("iPhone 15 Plus", 430, 932, cutOut(59), side(59)),
    ("iPhone 15 Pro", 393, 852, cutOut(59), side(59)), ("iPhone 15 Pro Max", 430, 932, cutOut(59), side(59)),
  ]
  private static func cutOut(_ top: CGFloat) -> UIEdgeInsets { .init(top: top, left: 0, bottom: 34, right: 0) }
  private static func side(_ inset: CGFloat) -> UIEdgeInsets { .init(top: 0, left: inset, bottom: 21, right: inset) }

  static let portraitTestDevices = models.map {
    Device(name: "\($0.0)portrait", size: CGSize(width: $0.1, height: $0.2), safeArea: $0.3, isLandscape: false)
  }
  static let landscapeTestDevices = models.map {
    Device(name: "\($0.0)landscape", size: CGSize(width: $0.2, height: $0.1), safeArea: $0.4, isLandscape: true)
  }
  static let allTestDevices = portraitTestDevices + landscapeTestDevices
  static let modernLandscapeTestDevices = landscapeTestDevices.filter {
    ["iPhone Xlandscape", "iPhone 13landscape", "iPhone 13 minilandscape"].contains($0.name)
  }

  var key: String { name.lowercased().filter { $0 != " " } }

  /// A phone of the system that recorded the frames, of this size, at three pixels a point.
  var environment: Environment? {
    guard
      var environment = LayoutContext.environment(
        device: "iphone-15", orientation: isLandscape ? .landscape : .portrait)
    else { return nil }
    let points = Size(width: Double(size.width), height: Double(size.height))
    environment.screenSize = points
    environment.windowSize = points
    environment.scale = 3
    environment.era = Era(.ios, 26)
    // At 390 and 393 points the simulated screens have 16, as phones up to iOS 18; on their sides too.
    environment.rootMargin = min(size.width, size.height) >= 414 ? 20 : 16
    environment.safeArea = EdgeInsets(
      top: Double(safeArea.top), left: Double(safeArea.left), bottom: Double(safeArea.bottom),
      right: Double(safeArea.right))
    return environment
  }
}

extension UIImage {
  /// UIKit's own, a symbol.
  static var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
}

extension UIView {
  private static func named(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    return view
  }
  static func pink() -> UIView { named(.systemPink) }
  static func white() -> UIView { named(.white) }
  static func red() -> UIView { named(.red) }
  static func green() -> UIView { named(.green) }
  static func blue() -> UIView { named(.blue) }
  static func yellow() -> UIView { named(.yellow) }
  static func orange() -> UIView { named(.orange) }
}

private final class RecordedController: UIViewController {
  let layout: (UIView) -> Void
  init(_ layout: @escaping (UIView) -> Void) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    layout(view)
  }
}

private var runningTest = ""

func assertLayout(devices: [Device] = Device.portraitTestDevices, layout: @escaping (UIView) -> Void) {
  for device in devices {
    guard let environment = device.environment else { continue }
    let host = HostWindow(LayoutContext(environment: environment)) { RecordedController(layout) }
    host.appear()
    func show(_ view: UIView) {
      let frame = view.frame
      print("\(runningTest)\t\(device.key)\t\(frame.minX)\t\(frame.minY)\t\(frame.width)\t\(frame.height)")
      if !(view is UIControl) { view.subviews.forEach(show) }
    }
    show(host.controller.view)
  }
}

func runRecordedTests() {
  for (name, test) in recordedTests {
    runningTest = name
    test()
  }
}
