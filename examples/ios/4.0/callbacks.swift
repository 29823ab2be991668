import BrandMaps
import UIKit

// #region delegate
/// Handles all callbacks of the map, in the order in which they first occur.
final class MapEvents: VenueViewDelegate {
    func onDataLoaded(_ venue: Venue) {
        print("\(venue.locations.count) locations are available, nothing is drawn yet")
    }

    func onFirstMapLoaded(_ map: VenueMap) {
        print("\(map.name) is drawn, the map is ready for calls")
    }

    func onMapChanged(_ map: VenueMap) {
        print("now on \(map.shortName)")
    }

    func onPolygonClicked(_ polygon: Polygon) {
        print(polygon.locations.first?.name ?? polygon.id)
    }

    func onNothingClicked() {
        print("between the rooms")
    }

    func onBlueDotPositionUpdated(_ update: BlueDotPosition) {
        print(update.map?.name ?? "outside", update.position.coords.accuracy)
    }

    func onBlueDotStateChanged(_ change: BlueDotStateChange) {
        print(change.reason)
    }

    func onStateChanged(_ state: ViewState) {
        print(state == .follow ? "follows" : "explores")
    }
}
// #endregion delegate

// #region picker
/// A picker that follows the map. It displays what the map reports and never sets it again.
final class MapPicker: UISegmentedControl, VenueViewDelegate {
    private weak var venueView: VenueView?
    private var maps: [VenueMap] = []

    func attach(to venueView: VenueView) {
        self.venueView = venueView
        venueView.delegate = self
        addAction(UIAction { [weak self] _ in self?.showChosen() }, for: .valueChanged)
    }

    func onDataLoaded(_ venue: Venue) {
        maps = venue.maps
        removeAllSegments()
        for (index, map) in maps.enumerated() {
            insertSegment(withTitle: map.shortName, at: index, animated: false)
        }
    }

    func onFirstMapLoaded(_ map: VenueMap) {
        mark(map)
    }

    func onMapChanged(_ map: VenueMap) {
        mark(map)
    }

    private func mark(_ map: VenueMap) {
        selectedSegmentIndex = maps.firstIndex { $0.id == map.id } ?? -1
    }

    private func showChosen() {
        guard let venueView, maps.indices.contains(selectedSegmentIndex) else { return }
        let map = maps[selectedSegmentIndex]
        if map.id == venueView.currentMap?.id { return }
        venueView.setMap(map) { error in
            guard let error else { return }
            print(error.message)
        }
    }
}
// #endregion picker

// #region taps
final class RoomSelection: VenueViewDelegate {
    private weak var venueView: VenueView?
    private let name: UILabel

    init(venueView: VenueView, name: UILabel) {
        self.venueView = venueView
        self.name = name
    }

    func onFirstMapLoaded(_ map: VenueMap) {
        guard let venueView, let venue = venueView.venue else { return }
        let rooms = venue.polygons.filter { $0.locations.count > 0 }
        rooms.forEach { venueView.addInteractivePolygon($0) }
    }

    func onPolygonClicked(_ polygon: Polygon) {
        venueView?.clearPolygonColors()
        venueView?.colorPolygon(polygon, color: .systemBlue)
        name.text = polygon.locations.map(\.name).joined(separator: ", ")
    }

    func onNothingClicked() {
        venueView?.clearPolygonColors()
        name.text = nil
    }
}
// #endregion taps

// #region main-thread
/// Returns to the main thread before it updates a view.
func showDistance(from start: Location, to end: Location, in venueView: VenueView, on label: UILabel) {
    venueView.getDirections(from: start, to: end) { directions in
        DispatchQueue.main.async {
            guard let directions else {
                label.text = "There is no route."
                return
            }
            label.text = "\(Int(directions.distance)) m"
        }
    }
}
// #endregion main-thread
