public import Foundation
public import LayoutCode

// Places (CoreLocation) and maps of them (MapKit): a map is drawn without places.

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() { self.init(latitude: 0, longitude: 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
  -> CLLocationCoordinate2D
{
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { self.init(center: .init(), span: .init(latitudeDelta: 0, longitudeDelta: 0)) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// A degree of latitude is about 111 km.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    self.init(
      center: center,
      span: .init(latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000))
  }
}
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
  public override init() {}
  public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    self.init()
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}
/// What stands at a place; no place is drawn.
open class MKAnnotationView: View {
  open var annotation: (any MKAnnotation)?
  open var image: Image?
  open var canShowCallout = false
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.annotation = annotation
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// A map (MapKit's `MKMapView`), drawn without what it shows.
open class MKMapView: MapView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var region = MKCoordinateRegion()
  open var mapType = MKMapType.standard
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsUserLocation = false
  open var showsCompass = true
  open var showsScale = false
  open private(set) var annotations: [any MKAnnotation] = []
  open internal(set) var overlays: [any MKOverlay] = []
  open var userTrackingMode = MKUserTrackingMode.none
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ more: [any MKAnnotation]) { annotations += more }
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  open func removeAnnotations(_ gone: [any MKAnnotation]) {
    annotations.removeAll { one in gone.contains { $0 === one } }
  }
  open func showAnnotations(_ shown: [any MKAnnotation], animated: Bool) {
    for one in shown where !annotations.contains(where: { $0 === one }) { annotations.append(one) }
  }
}
public protocol MKMapViewDelegate: AnyObject {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
}
extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
}

/// Something that is drawn over a map; here it is kept alone.
public protocol MKOverlay: MKAnnotation {}
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"

extension MKMapView {
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  /// None: no place is drawn.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  /// A plain one: no place is drawn.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
    -> MKAnnotationView
  { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  public func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  public func addOverlays(_ more: [any MKOverlay]) { overlays += more }
  public func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  public func removeOverlays(_ gone: [any MKOverlay]) { overlays.removeAll { one in gone.contains { $0 === one } } }
  public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
}
