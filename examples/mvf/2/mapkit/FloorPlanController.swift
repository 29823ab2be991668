import MapKit
import UIKit

// #region show
@MainActor
final class FloorPlanController: NSObject, MKMapViewDelegate {
    private let mapView: MKMapView
    private let venue: VenueFolder
    private var shown: [FloorOverlay] = []
    private var wanted = ""

    init(mapView: MKMapView, venue: VenueFolder) {
        self.mapView = mapView
        self.venue = venue
        super.init()
        mapView.delegate = self
    }

    func show(_ floor: FloorProperties) async throws {
        wanted = floor.id
        let venue = venue
        // A floor has thousands of numbers. Reading it off the main thread keeps the map smooth.
        let next = try await Task.detached { try venue.readOverlays(on: floor) }.value
        // In the meantime, the visitor may have chosen another floor.
        guard wanted == floor.id else { return }
        let previous = shown.map(\.overlay)
        // Add the new floor before removing the old one. Otherwise, streets would show briefly.
        shown += next
        mapView.addOverlays(next.map(\.overlay), level: .aboveRoads)
        mapView.removeOverlays(previous)
        shown = next
        if previous.isEmpty { zoomToFloor() }
    }

    private func zoomToFloor() {
        let area = shown.reduce(MKMapRect.null) { $0.union($1.overlay.boundingMapRect) }
        let margin = UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
        mapView.setVisibleMapRect(area, edgePadding: margin, animated: false)
    }
}
// #endregion show

// #region render
extension FloorPlanController {
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
        let color = shown.first { $0.overlay === overlay }?.color
        switch overlay {
        case let polygons as MKMultiPolygon:
            let renderer = MKMultiPolygonRenderer(multiPolygon: polygons)
            renderer.fillColor = color
            return renderer
        case let lines as MKMultiPolyline:
            let renderer = MKMultiPolylineRenderer(multiPolyline: lines)
            renderer.strokeColor = color
            renderer.lineWidth = 2
            return renderer
        default:
            return MKOverlayRenderer(overlay: overlay)
        }
    }
}
// #endregion render

// #region start
@MainActor
func startFloorPlan(in mapView: MKMapView) async throws -> FloorPlanController {
    let address = URL(string: "https://portal.brand.example/venues/kestrel-house/mvf-2.zip?key=demo")!
    let (zip, response) = try await URLSession.shared.download(from: address)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
        throw URLError(.badServerResponse)
    }
    let venue = try VenueFolder(unzipping: zip)
    let controller = FloorPlanController(mapView: mapView, venue: venue)
    let floors = try venue.readFloors()
    if let first = floors.first(where: { $0.elevation == 0 }) ?? floors.first {
        try await controller.show(first)
    }
    return controller
}
// #endregion start
