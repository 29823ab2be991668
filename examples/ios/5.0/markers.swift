import BrandMaps
import UIKit

@MainActor
final class QueueTimes {
    private let mapView: MapView
    private var minutes: [String: Int] = [:]
    private var markers: [String: MapMarker] = [:]

    init(mapView: MapView) {
        self.mapView = mapView
        mapView.delegate = self
    }

    // #region add
    /// Names come from a server, so the literal escapes the values that you insert.
    func show(minutes: Int, at location: Location) async throws {
        let content: HTMLContent = "<b>\(location.name)</b><span>\(minutes) min</span>"
        let options = MarkerOptions(content: content, anchor: .bottom, rank: .high)
        markers[location.id] = try await mapView.markers.add(location, options: options)
        self.minutes[location.id] = minutes
    }
    // #endregion add

    // #region update
    func change(minutes: Int, at location: Location) async throws {
        guard let marker = markers[location.id] else { return }
        self.minutes[location.id] = minutes
        try await marker.update { options in
            options.content = "<b>\(location.name)</b><span>\(minutes) min</span>"
            options.rank = minutes > 15 ? .low : .high
        }
    }
    // #endregion update

    // #region remove
    func hide(_ location: Location) async throws {
        minutes.removeValue(forKey: location.id)
        try await markers.removeValue(forKey: location.id)?.remove()
    }

    func hideAll() async throws {
        try await mapView.markers.removeAll()
        markers.removeAll()
        minutes.removeAll()
    }
    // #endregion remove
}

// #region restore
extension QueueTimes: MapViewDelegate {
    func mapViewDidRestart(_ mapView: MapView) {
        let known = minutes
        markers.removeAll()
        Task {
            for (id, minutes) in known {
                guard let location = mapView.venue?.location(id: id) else { continue }
                try? await show(minutes: minutes, at: location)
            }
        }
    }
}
// #endregion restore
