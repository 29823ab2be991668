import BrandMaps
import UIKit

// #region follow
/// Follows a user along a route: progress, arrival, and a new route after a wrong turn.
@MainActor
final class Guidance {
    private let mapView: MapView
    private let destination: Location
    private var tasks: [Task<Void, Never>] = []

    init(mapView: MapView, destination: Location) {
        self.mapView = mapView
        self.destination = destination
    }

    func start(from position: Coordinate) async throws {
        stop()
        guard let venue = mapView.venue else { return }
        let result = try await venue.route(from: position, to: destination)
        guard case .found(let route) = result else { return }
        let options = NavigationOptions(offRouteDistance: 15)
        let session = try await mapView.navigation.draw(route, options: options)
        tasks = [watchPositions(session), watchArrival(session), watchDepartures(session)]
    }

    func stop() {
        tasks.forEach { $0.cancel() }
        tasks.removeAll()
    }

    private func watchPositions(_ session: NavigationSession) -> Task<Void, Never> {
        Task { [mapView] in
            for await position in mapView.blueDot.positions {
                let progress = try? await session.track(position.coordinate)
                guard let progress else { continue }
                print("\(Int(progress.remaining)) m to go")
            }
        }
    }

    private func watchArrival(_ session: NavigationSession) -> Task<Void, Never> {
        Task { [weak self] in
            for await _ in session.arrivals {
                guard let self else { return }
                try? await self.mapView.announce("You have arrived.")
                self.stop()
            }
        }
    }

    private func watchDepartures(_ session: NavigationSession) -> Task<Void, Never> {
        Task { [weak self] in
            for await _ in session.departures {
                guard let self else { return }
                guard let position = self.mapView.blueDot.position else { continue }
                // Use a separate task, because `start` cancels this one.
                Task { try? await self.start(from: position.coordinate) }
            }
        }
    }
}
// #endregion follow

// #region floors
/// A floor picker that shows the floors of a route and follows the map.
final class FloorBar: UISegmentedControl, MapViewDelegate {
    private var floors: [Floor] = []

    func show(_ route: Route, in venue: Venue) {
        floors = route.floorIds.compactMap { venue.floor(id: $0) }
        removeAllSegments()
        for (index, floor) in floors.enumerated() {
            insertSegment(withTitle: floor.shortName ?? floor.name, at: index, animated: false)
        }
    }

    func mapViewDidChangeFloor(_ mapView: MapView, change: FloorChange) {
        selectedSegmentIndex = floors.firstIndex { $0.id == change.floor.id } ?? -1
    }
}
// #endregion floors
