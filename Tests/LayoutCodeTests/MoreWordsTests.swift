import Foundation
import Testing

@testable import LayoutCode

/// Words of UIKit that few screens have, where they act.
@Suite struct MoreWordsTests {
  @Test func aTextWithValuesIsLookedUpByItsFormat() {
    let value: String.LocalizationValue = "\(2) of \("Ann") at \(0.5)%"
    #expect(value.key == "%lld of %@ at %lf%%")
    #expect(value.filled(value.key) == "2 of Ann at 0.5%")
    #expect(value.filled("%2$@: %1$lld") == "Ann: 2")
    #expect(String(localized: "100%") == "100%")
    #expect(String(localized: "key", defaultValue: "\(3) left") == "3 left")
    let resource: LocalizedStringResource = "Hello \("you")"
    #expect(String(localized: resource) == "Hello you")
  }

  @Test func cornersAreRoundAsTheirConfigurationSays() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 15)
    view.frame.size.height = 20
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 10)
    view.cornerConfiguration = .uniformEdges(topRadius: 8, bottomRadius: 0)
    #expect(view.layer.cornerRadius == 8)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func sublayersAreGivenAndTaken() {
    let (layer, first, second) = (Layer(), Layer(), Layer())
    layer.addSublayer(first)
    layer.sublayers = [second]
    #expect(first.superlayer == nil)
    #expect(second.superlayer === layer)
    layer.sublayers = nil
    #expect(second.superlayer == nil)
    #expect(layer.sublayers == nil)
  }

  @Test func namesLieInTheSectionsOfTheirLetters() {
    let collation = LocalizedIndexedCollation.current()
    #expect(collation.section(for: "Émile") == 4)
    #expect(collation.section(for: "42") == 26)
    #expect(collation.sectionTitles.count == 27)
  }

  @Test func lengthsGrowWithTheTextSizeThatIsAskedFor() {
    let metrics = FontMetrics(forTextStyle: .body)
    let large = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(metrics.scaledValue(for: 17, compatibleWith: large) == 53)
    #expect(metrics.scaledValue(for: 17, compatibleWith: TraitCollection()) == metrics.scaledValue(for: 17))
  }

  @Test func aStyleThatIsGivenHolds() {
    let view = View()
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(view.overrideUserInterfaceStyle == .dark)
    view.traitOverrides.remove(TraitUserInterfaceStyle.self)
    #expect(view.overrideUserInterfaceStyle == .unspecified)
  }

  @Test func rareWordsAreTaken() {
    #expect(Color.groupTableViewBackground == Color.systemGroupedBackground)
    let controller = ViewController(nibName: nil, bundle: nil)
    controller.setToolbarItems([BarButtonItem()], animated: true)
    #expect(controller.toolbarItems?.count == 1)
    let view = View()
    View.beginAnimations(nil, context: nil)
    View.setAnimationDuration(1)
    view.alpha = 0.5
    View.commitAnimations()
    #expect(view.alpha == 0.5)
    let inputs: [any TextInput] = [TextField(), TextView()]
    #expect(inputs.allSatisfy { !$0.hasText })
  }
}
