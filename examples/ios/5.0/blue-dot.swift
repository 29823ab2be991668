import BrandMaps
import CoreLocation
import UIKit

// #region device
/// Call this on a user's request: the system prompts once and remembers the answer.
@MainActor
func locate(on mapView: MapView) async -> String? {
    do {
        let grant = try await mapView.blueDot.watchDevice()
        switch grant {
        case .granted:
            try await mapView.blueDot.follow(.position)
            return nil
        case .reduced:
            return "Turn on Precise Location in Settings to see where you are."
        case .denied:
            return "Allow location in Settings to see where you are."
        case .unavailable:
            return "This device cannot provide its location."
        }
    } catch {
        return error.localizedDescription
    }
}
// #endregion device

// #region settings
@MainActor
func openSettings() {
    guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
    UIApplication.shared.open(url)
}
// #endregion settings

// #region manager
/// Reports positions from your own location manager, if the app already has one.
@MainActor
final class LocationFeed: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let mapView: MapView
    private var heading: CLHeading?

    init(mapView: MapView) {
        self.mapView = mapView
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyBest
    }

    func start() {
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        manager.startUpdatingHeading()
    }

    func stop() {
        manager.stopUpdatingLocation()
        manager.stopUpdatingHeading()
    }

    // The manager calls its delegate on the thread that created it: the main thread.
    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        MainActor.assumeIsolated { heading = newHeading }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last else { return }
        // A negative accuracy means that the position is not valid.
        if location.horizontalAccuracy < 0 { return }
        MainActor.assumeIsolated { report(location) }
    }

    private func report(_ location: CLLocation) {
        Task { try? await mapView.blueDot.report(location, heading: heading) }
    }
}
// #endregion manager

// #region precise
/// Requests precise location until the app quits. The key selects a reason in Info.plist.
@MainActor
func askForPrecision(of manager: CLLocationManager) async throws {
    guard manager.accuracyAuthorization == .reducedAccuracy else { return }
    try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "IndoorMap")
}
// #endregion precise

// #region provider
/// Position from your indoor positioning SDK, with everything that the map needs.
struct ProviderFix: Sendable {
    let latitude: Double
    let longitude: Double
    let floorNumber: Int?
    let radius: Double
}

@MainActor
final class ProviderFeed {
    private let mapView: MapView
    private var task: Task<Void, Never>?

    init(mapView: MapView) {
        self.mapView = mapView
    }

    func start(_ fixes: AsyncStream<ProviderFix>) {
        task?.cancel()
        task = Task { [mapView] in
            for await fix in fixes {
                let report = PositionReport(
                    latitude: fix.latitude,
                    longitude: fix.longitude,
                    floorLevel: fix.floorNumber,
                    accuracy: fix.radius
                )
                do {
                    try await mapView.blueDot.report(report)
                } catch {
                    print("Position rejected: \(error.localizedDescription)")
                }
            }
        }
    }

    func stop() {
        task?.cancel()
    }
}
// #endregion provider

// #region scan
/// Uses a code scanned from a wall, which locates the user better than any sensor.
@MainActor
func scanned(_ place: PointOfInterest, on mapView: MapView) async throws {
    let center = place.center
    let position = PositionReport(
        latitude: center.latitude,
        longitude: center.longitude,
        floorId: place.floorId,
        accuracy: 1
    )
    try await mapView.blueDot.hold(position, for: 60)
}
// #endregion scan

// #region walk
/// Walks a route in the Simulator or on a desk. No permission is needed.
@MainActor
func rehearse(from start: Location, to end: Location, on mapView: MapView) async throws {
    guard let venue = mapView.venue else { return }
    guard case .found(let route) = try await venue.route(from: start, to: end) else { return }
    try await mapView.blueDot.follow(.path)
    let walk = try await mapView.blueDot.simulate(route, speed: 3)
    print(walk == .finished ? "Arrived" : "Interrupted")
}
// #endregion walk

// #region replay
/// Replays a recorded walk, one position per second.
@MainActor
func replay(_ positions: [PositionReport], on mapView: MapView) async throws {
    for position in positions {
        try await mapView.blueDot.report(position)
        try await Task.sleep(nanoseconds: 1_000_000_000)
    }
}
// #endregion replay

// #region follow
/// A button that is visible while the camera does not follow the user.
final class FollowButton: UIButton, MapViewDelegate {
    func attach(to mapView: MapView) {
        mapView.delegate = self
        setTitle("Follow me", for: .normal)
        let follow = UIAction { [weak mapView] _ in
            guard let mapView else { return }
            Task { try? await mapView.blueDot.follow(.position) }
        }
        addAction(follow, for: .touchUpInside)
    }

    func mapViewDidChangeFollowMode(_ mapView: MapView, change: FollowChange) {
        switch change.mode {
        case .off: isHidden = false
        default: isHidden = true
        }
    }

    func mapViewDidChangeBlueDotState(_ mapView: MapView, state: DotState) {
        isEnabled = state == .active || state == .uncertain
    }
}
// #endregion follow
