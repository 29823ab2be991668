struct MKMapPoint: Sendable {
  var x: Double
  var y: Double
}
struct MKMapSize: Sendable {
  var width: Double
  var height: Double
}
struct MKMapRect: Sendable {
  static let null: MKMapRect
  static let world: MKMapRect
  var origin: MKMapPoint
  var size: MKMapSize
  var isNull: Bool { get }
  func union(_ rect2: MKMapRect) -> MKMapRect
}
struct MKCoordinateSpan: Sendable {
  var latitudeDelta: CLLocationDegrees
  var longitudeDelta: CLLocationDegrees
}
struct MKCoordinateRegion: Sendable {
  init(center: CLLocationCoordinate2D, span: MKCoordinateSpan)
  init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance)
  init(_ rect: MKMapRect)
  var center: CLLocationCoordinate2D
  var span: MKCoordinateSpan
}
protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
}
protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}
protocol MKGeoJSONObject: AnyObject {}
class MKShape: NSObject, MKAnnotation {
  var title: String? { get set }
  var subtitle: String? { get set }
  var coordinate: CLLocationCoordinate2D { get }
}
class MKPointAnnotation: MKShape, MKGeoJSONObject {
  init()
}
class MKMultiPoint: MKShape, MKGeoJSONObject {
  var pointCount: Int { get }
}
class MKPolygon: MKMultiPoint, MKOverlay {
  var interiorPolygons: [MKPolygon]? { get }
  var boundingMapRect: MKMapRect { get }
}
class MKPolyline: MKMultiPoint, MKOverlay {
  var boundingMapRect: MKMapRect { get }
}
class MKMultiPolygon: MKShape, MKOverlay, MKGeoJSONObject {
  init(_ polygons: [MKPolygon])
  var polygons: [MKPolygon] { get }
  var boundingMapRect: MKMapRect { get }
}
class MKMultiPolyline: MKShape, MKOverlay, MKGeoJSONObject {
  init(_ polylines: [MKPolyline])
  var polylines: [MKPolyline] { get }
  var boundingMapRect: MKMapRect { get }
}
class MKGeoJSONDecoder: NSObject {
  init()
  func decode(_ data: Data) throws -> [any MKGeoJSONObject]
}
class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  var identifier: String? { get }
  var properties: Data? { get }
  // Each is an MKGeoJSONObject too; a composition of types is not read here.
  var geometry: [MKShape] { get }
}
class MKOverlayRenderer: NSObject {
  init(overlay: any MKOverlay)
  var overlay: any MKOverlay { get }
  var alpha: CGFloat { get set }
}
class MKOverlayPathRenderer: MKOverlayRenderer {
  var fillColor: UIColor? { get set }
  var strokeColor: UIColor? { get set }
  var lineWidth: CGFloat { get set }
}
class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  init(multiPolygon: MKMultiPolygon)
}
class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  init(multiPolyline: MKMultiPolyline)
}
enum MKOverlayLevel {
  case aboveRoads
  case aboveLabels
}
@MainActor
class MKMapView: UIView {
  init()
  weak var delegate: (any MKMapViewDelegate)? { get set }
  var overlays: [any MKOverlay] { get }
  func setRegion(_ region: MKCoordinateRegion, animated: Bool)
  func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool)
  func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel)
  func removeOverlays(_ overlays: [any MKOverlay])
}
@MainActor
protocol MKMapViewDelegate: AnyObject {
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
}
extension MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
}
