internal import ProofModel
public import Foundation

/// A view whose content comes from elsewhere and is not drawn: a page (what WebKit's `WKWebView` is a view of).
open class PageView: View {
  override var kind: ViewKind { .web }
  /// What scrolls the page.
  public let scrollView = ScrollView()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A map without places or names (what MapKit's `MKMapView` is a view of).
open class MapView: View {
  override var kind: ViewKind { .map }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
