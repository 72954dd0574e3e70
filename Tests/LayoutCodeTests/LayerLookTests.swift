import AutoLayout
import ProofModel
import Resolving
import Testing
import UIKitNames

/// What layers draw is part of a layout: shadows, gradients, shapes, masks and round corners.
@Suite struct LayerLookTests {
  private func look(_ make: (UIView) -> Void) throws -> LayerLook? {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let card = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    root.addSubview(card)
    make(card)
    return try #require(root.solvedLayout().layout.views.dropFirst().first).content.layers
  }

  @Test func aPlainViewsLayersDrawNothing() throws {
    #expect(try look { $0.layer.cornerRadius = 8 } == nil)
  }

  @Test func aShadowIsThatOfAViewThatIsFilledAndDoesNotClip() throws {
    func shadow(_ view: UIView) {
      view.layer.shadowColor = UIColor.black.cgColor
      view.layer.shadowOpacity = 0.25
      view.layer.shadowRadius = 6
      view.layer.shadowOffset = CGSize(width: 0, height: 2)
    }
    let found = try look {
      shadow($0)
      $0.backgroundColor = .white
    }?.shadow
    let shown = try #require(found)
    #expect(shown.radius == 6 && shown.offset == Point(x: 0, y: 2) && shown.outline == nil)
    #expect(abs(shown.color.alpha - 0.25) < 1e-9)
    #expect(try look(shadow) == nil)
    #expect(
      try look {
        shadow($0)
        $0.backgroundColor = .white
        $0.layer.masksToBounds = true
      } == nil)
  }

  @Test func cornersAreThoseOfTheMask() throws {
    let found = try look {
      $0.layer.cornerRadius = 12
      $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
    #expect(found?.corners == 3)
  }

  @Test func aGradientRunsBetweenItsPointsInItsFrame() throws {
    let found = try look {
      let gradient = CAGradientLayer()
      gradient.frame = $0.bounds
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      $0.layer.insertSublayer(gradient, at: 0)
    }
    let gradient = try #require(found?.shapes.first?.gradient)
    #expect(gradient.from == Point(x: 0, y: 20) && gradient.to == Point(x: 100, y: 20))
    #expect(gradient.offsets == [0, 1])
    #expect(gradient.colors == [Color(rgb: 0xFF0000), Color(rgb: 0x0000FF)])
  }

  private final class Sky: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test func aViewsOwnGradientFillsIt() throws {
    let sky = Sky(frame: CGRect(x: 0, y: 0, width: 50, height: 80))
    (sky.layer as? CAGradientLayer)?.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
    let layers = try #require(sky.solvedLayout().layout.views.first?.content.layers)
    #expect(layers.shapes.first?.gradient?.to == Point(x: 25, y: 80))
  }

  @Test func aShapeHasItsPathsInsideAndItsLine() throws {
    let found = try look {
      let ring = CAShapeLayer()
      ring.path =
        UIBezierPath(
          arcCenter: CGPoint(x: 20, y: 20), radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true
        ).cgPath
      ring.fillColor = UIColor.clear.cgColor
      ring.strokeColor = UIColor.green.cgColor
      ring.lineWidth = 3
      ring.strokeEnd = 0.5
      ring.lineCap = .round
      $0.layer.addSublayer(ring)
    }
    let shape = try #require(found?.shapes.first)
    #expect(found?.shapes.count == 1)
    #expect(shape.fill == nil && shape.lineWidth == 3 && shape.hasRoundEnds)
    // Half of the circle ends on its other side.
    guard case .line(let end)? = shape.outline.elements.last else {
      Issue.record("\(shape.outline)")
      return
    }
    #expect(abs(end.x - 10) < 0.01 && abs(end.y - 20) < 0.01)
  }

  @Test func aMaskOfAShapeCutsTheView() throws {
    let found = try look {
      let mask = CAShapeLayer()
      mask.path =
        UIBezierPath(
          roundedRect: $0.bounds, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 8, height: 8)
        ).cgPath
      $0.layer.mask = mask
    }
    #expect(found?.mask?.elements.first == .move(Point(x: 8, y: 0)))
  }

  @Test func aLayerThatIsAddedToSubviewsLiesOverThem() throws {
    let found = try look {
      let below = CALayer()
      below.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      below.backgroundColor = UIColor.red.cgColor
      $0.addSubview(UIView())
      $0.layer.insertSublayer(below, at: 0)
      let above = CALayer()
      above.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      above.backgroundColor = UIColor.blue.cgColor
      above.opacity = 0.5
      $0.layer.addSublayer(above)
    }
    #expect(found?.shapes.map(\.isAbove) == [false, true])
    #expect(found?.shapes.last?.fill?.alpha == 0.5)
  }

  @Test func pathsKnowWhatIsInside() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.contains(CGPoint(x: 50, y: 50)) && !circle.contains(CGPoint(x: 4, y: 4)))
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 1, y: 2))
    line.addLine(to: CGPoint(x: 11, y: 22))
    line.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(line.bounds == CGRect(x: 6, y: 2, width: 10, height: 20))
    #expect(line.currentPoint == CGPoint(x: 16, y: 22))
  }

  @Test func blursAreDarkOrLightByTheirStyleAndNothingWithoutAnEffect() throws {
    func ground(_ view: UIVisualEffectView) throws -> ProofModel.Color? {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      view.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
      root.addSubview(view)
      return try #require(root.solvedLayout().layout.views.dropFirst().first).content.background
    }
    #expect(try ground(UIVisualEffectView(effect: UIBlurEffect(style: .dark)))?.red == 0.15)
    #expect(try ground(UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialLight)))?.red == 0.97)
    // The painter's own, which is the appearance's.
    #expect(try ground(UIVisualEffectView(effect: UIBlurEffect(style: .regular))) == nil)
    #expect(try ground(UIVisualEffectView(effect: nil))?.alpha == 0)
    let later = UIVisualEffectView()
    later.effect = UIBlurEffect(style: .systemMaterialDark)
    #expect(try ground(later)?.red == 0.15)
  }
}
