import BrandMaps
import UIKit

@MainActor
final class MapKeeper {
    private let mapView: MapView
    private let source: VenueSource
    private var saved: ViewState?

    init(mapView: MapView, source: VenueSource) {
        self.mapView = mapView
        self.source = source
        mapView.delegate = self
    }

    // #region release
    /// Frees the memory of a map that no screen shows.
    func release() async {
        saved = try? await mapView.views.capture()
        mapView.remove()
    }

    /// Shows the map again with its previous view.
    func resume() async throws {
        guard !mapView.isReady else { return }
        try await mapView.show(source)
        if let saved {
            try await mapView.views.apply(saved)
        }
    }
    // #endregion release

    private func addMarkers() async throws {
        guard let desk = mapView.venue?.topLocations.first else { return }
        try await mapView.markers.add(desk)
    }
}

// #region restart
extension MapKeeper: MapViewDelegate {
    func mapViewDidShow(_ mapView: MapView, venue: Venue) {
        Task { try? await addMarkers() }
    }

    func mapViewDidRestart(_ mapView: MapView) {
        Task { try? await addMarkers() }
    }

    func mapViewDidFail(_ mapView: MapView, error: MapError) {
        print("The map failed:", error.message)
    }
}
// #endregion restart
