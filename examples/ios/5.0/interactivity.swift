import BrandMaps
import UIKit

// #region select
final class SelectionController: MapViewDelegate {
    private weak var mapView: MapView?
    private let onSelect: (Location?) -> Void

    init(mapView: MapView, onSelect: @escaping (Location?) -> Void) {
        self.mapView = mapView
        self.onSelect = onSelect
        mapView.delegate = self
    }

    func mapViewDidTap(_ mapView: MapView, tap: MapTap) {
        let reference = tap.space?.locations.first
        let location = reference.flatMap { mapView.venue?.location(id: $0.id) }
        onSelect(location)
        Task { await highlight(location) }
    }

    func highlight(_ location: Location?) async {
        guard let mapView else { return }
        do {
            try await mapView.elements.reset()
            guard let location else { return }
            try await mapView.elements.set(location.elements, ElementChange(color: .systemOrange, height: 4))
            try await mapView.announce(location.name)
        } catch {
            print("No highlight:", error.localizedDescription)
        }
    }
}
// #endregion select
