import BrandMaps
import UIKit

// #region floors
final class FloorPickerController: MapViewDelegate {
    private let mapView: MapView
    private let picker: UISegmentedControl

    init(mapView: MapView, picker: UISegmentedControl) {
        self.mapView = mapView
        self.picker = picker
        mapView.delegate = self
        picker.addAction(UIAction { [weak self] _ in self?.userPicked() }, for: .valueChanged)
    }

    func mapViewDidShow(_ mapView: MapView, venue: Venue) {
        picker.removeAllSegments()
        for (index, floor) in venue.floors.enumerated() {
            picker.insertSegment(withTitle: floor.shortName ?? floor.name, at: index, animated: false)
        }
        select(mapView.floors.current)
    }

    /// Called for every change of floor, from the picker, a route or the blue dot.
    func mapViewDidChangeFloor(_ mapView: MapView, change: FloorChange) {
        select(change.floor)
    }

    private func select(_ floor: Floor?) {
        let index = mapView.venue?.floors.firstIndex { $0.id == floor?.id }
        picker.selectedSegmentIndex = index ?? -1
    }

    private func userPicked() {
        guard let venue = mapView.venue, venue.floors.indices.contains(picker.selectedSegmentIndex) else {
            return
        }
        let floor = venue.floors[picker.selectedSegmentIndex]
        Task {
            do {
                try await mapView.floors.set(floor)
            } catch {
                select(mapView.floors.current)
            }
        }
    }
}
// #endregion floors
