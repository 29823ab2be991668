typealias CLLocationDegrees = Double
typealias CLLocationDistance = Double
typealias CLLocationAccuracy = Double
struct CLLocationCoordinate2D: Sendable {
  var latitude: CLLocationDegrees
  var longitude: CLLocationDegrees
}
final class CLFloor: NSObject {
  var level: Int { get }
}
final class CLLocation: NSObject, Sendable {
  init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
  var coordinate: CLLocationCoordinate2D { get }
  var horizontalAccuracy: CLLocationAccuracy { get }
  var floor: CLFloor? { get }
  var timestamp: Date { get }
  func distance(from location: CLLocation) -> CLLocationDistance
}
final class CLHeading: NSObject, Sendable {
  var trueHeading: CLLocationDegrees { get }
  var magneticHeading: CLLocationDegrees { get }
  var headingAccuracy: CLLocationDegrees { get }
}
class CLLocationManager: NSObject {
  init()
  weak var delegate: (any CLLocationManagerDelegate)? { get set }
  var authorizationStatus: CLAuthorizationStatus { get }
  var accuracyAuthorization: CLAccuracyAuthorization { get }
  var desiredAccuracy: CLLocationAccuracy { get set }
  var distanceFilter: CLLocationDistance { get set }
  var location: CLLocation? { get }
  func requestWhenInUseAuthorization()
  func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws
  func startUpdatingLocation()
  func stopUpdatingLocation()
  func startUpdatingHeading()
  func stopUpdatingHeading()
}
enum CLAuthorizationStatus {
  case notDetermined
  case restricted
  case denied
  case authorizedAlways
  case authorizedWhenInUse
}
enum CLAccuracyAuthorization {
  case fullAccuracy
  case reducedAccuracy
}
let kCLLocationAccuracyBest: CLLocationAccuracy
protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
extension CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
