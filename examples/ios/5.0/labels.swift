import BrandMaps
import UIKit

@MainActor
final class LabelGuide {
    private let mapView: MapView
    private var own: [MapLabel] = []

    init(mapView: MapView) {
        self.mapView = mapView
    }

    // #region add
    /// Labels one place more prominently than the map does.
    func promote(_ location: Location) async throws {
        let options = LabelOptions(
            text: "\(location.name): two for one",
            color: .systemRed,
            rank: .high,
            weight: 700
        )
        own.append(try await mapView.labels.add(location, options: options))
    }
    // #endregion add

    // #region category
    /// Labels only the places of one category.
    func showOnly(_ category: LocationCategory) async throws {
        guard let venue = mapView.venue else { return }
        try await mapView.labels.removeAll()
        let options = LabelOptions(icon: category.icon, placement: [.right, .left, .bottom])
        own = try await mapView.labels.addAll(venue.locationsOf(category), options: options)
    }

    func showAll() async throws {
        try await mapView.labels.removeAll()
        own = []
        try await mapView.labels.addAutomatic(.all)
    }
    // #endregion category

    // #region route
    /// Hides or shows all labels while a route is drawn. Markers and the route stay.
    func setQuiet(_ isQuiet: Bool) async throws {
        try await mapView.layers.set(.labels, isVisible: !isQuiet)
        try await mapView.layers.set(.flatLabels, isVisible: !isQuiet)
    }
    // #endregion route

    // #region flat
    func paintNames() async throws {
        guard let venue = mapView.venue else { return }
        try await mapView.labels.removeAll()
        let rooms = try await venue.all(Space.self)
        let named = rooms.filter { !$0.locations.isEmpty }
        try await mapView.flatLabels.addAll(named, options: FlatLabelOptions(maxSize: 2, opacity: 0.9))
    }
    // #endregion flat

    // #region why
    /// Explains why some of your labels are not visible.
    func missing() async throws -> [String] {
        let zoom = try await mapView.camera.state().zoom
        var reasons: [String] = []
        for label in own {
            let isShown = try await label.isShown()
            if isShown { continue }
            let name = label.options.text ?? label.id
            if let minZoom = label.options.minZoom, zoom < minZoom {
                reasons.append("\(name): shown from zoom level \(minZoom.formatted())")
            } else {
                reasons.append("\(name): hidden by other labels, or on another floor")
            }
        }
        return reasons
    }
    // #endregion why
}
