import MapKit
import UIKit

// #region map
final class VenueMap: NSObject, MKMapViewDelegate {
    private let mapView: MKMapView
    private let bundle: VenueBundle
    private var shown: [StyledOverlay] = []

    init(mapView: MKMapView, bundle: VenueBundle) {
        self.mapView = mapView
        self.bundle = bundle
        super.init()
        mapView.delegate = self
        mapView.setRegion(
            MKCoordinateRegion(center: bundle.centre, latitudinalMeters: 150, longitudinalMeters: 150),
            animated: false
        )
    }

    /// Adds the new floor before it removes the old one, so the map is never empty.
    func show(_ floor: FloorProperties) throws {
        let previous = shown.map(\.overlay)
        let next = try bundle.overlays(on: floor)
        shown += next
        mapView.addOverlays(next.map(\.overlay), level: .aboveRoads)
        mapView.removeOverlays(previous)
        shown = next
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
        guard let style = shown.first(where: { $0.overlay === overlay })?.style else {
            return MKOverlayRenderer(overlay: overlay)
        }
        let colour = UIColor(hex: style.color).withAlphaComponent(style.opacity)
        switch overlay {
        case let polygons as MKMultiPolygon:
            let renderer = MKMultiPolygonRenderer(multiPolygon: polygons)
            renderer.fillColor = colour
            return renderer
        case let lines as MKMultiPolyline:
            let renderer = MKMultiPolylineRenderer(multiPolyline: lines)
            renderer.strokeColor = colour
            renderer.lineWidth = 2
            return renderer
        default:
            return MKOverlayRenderer(overlay: overlay)
        }
    }
}
// #endregion map

// #region start
@MainActor
func startVenueMap(in mapView: MKMapView) async throws -> VenueMap {
    let address = URL(string: "https://portal.brand.example/venues/kestrel-house/mvf-3.zip?key=demo")!
    let bundle = try await VenueBundle.download(from: address)
    let map = VenueMap(mapView: mapView, bundle: bundle)
    if let ground = bundle.floors.first(where: { $0.elevation == 0 }) ?? bundle.floors.first {
        try map.show(ground)
    }
    return map
}
// #endregion start

extension UIColor {
    /// Parses `#RRGGBB`, the form that default-style.json uses.
    convenience init(hex: String) {
        let value = Int(hex.dropFirst(), radix: 16) ?? 0
        self.init(
            red: CGFloat(value / 65_536) / 255,
            green: CGFloat(value / 256 % 256) / 255,
            blue: CGFloat(value % 256) / 255,
            alpha: 1
        )
    }
}
