public import Foundation
internal import Importing

/// A picture of the app's catalogues by the name that Xcode makes of its own (UIKit's `ImageResource`).
public struct ImageResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }

  /// - Parameter name: as Xcode writes it in Swift: the letters and digits of the picture's own name, `backArrow` of `back-arrow`,
  ///   without `Image` at the end.
  public init(generated name: String) {
    self.name = LayoutContext.current.resources?.picture(generated: name) ?? name
  }
}

/// A colour of the app's catalogues by the name that Xcode makes of its own (UIKit's `ColorResource`).
public struct ColorResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }

  /// - Parameter name: as of ``ImageResource``, without `Color` at the end.
  public init(generated name: String) {
    self.name = LayoutContext.current.resources?.color(generated: name) ?? name
  }
}

extension Image {
  /// One that is not there is empty, and a finding where it is shown.
  public convenience init(resource: ImageResource) { self.init(resourceName: resource.name) }
}

extension Color {
  /// One that no catalogue has is clear, with a finding.
  public convenience init(resource: ColorResource) {
    let found = Color(named: resource.name) ?? .clear
    self.init(dynamicProvider: { _ in found })
  }
}
