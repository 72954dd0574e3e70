public import Foundation

// Where the device is (CoreLocation): nobody knows it here, and no answer comes.

/// A place that was measured.
open class CLLocation: NSObject {
  public let coordinate: CLLocationCoordinate2D
  open var altitude: CLLocationDistance { 0 }
  open var timestamp: Date { Date(timeIntervalSince1970: 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// Meters on a ball of the earth's size.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radian = Double.pi / 180
    let (own, other) = (coordinate, location.coordinate)
    let (across, along) = ((own.latitude - other.latitude) * radian, (own.longitude - other.longitude) * radian)
    let half =
      sin(across / 2) * sin(across / 2)
      + cos(own.latitude * radian) * cos(other.latitude * radian) * sin(along / 2) * sin(along / 2)
    return 2 * 6_371_000 * asin(min(1, half.squareRoot()))
  }
}
public typealias CLLocationAccuracy = Double
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Whether an app may know the place.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Asks where the device is; nobody was asked yet, and nothing is told.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var location: CLLocation? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open class func locationServicesEnabled() -> Bool { true }
  public override init() {}
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func requestLocation() {}
}

/// Told where the device is.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
