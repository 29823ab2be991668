import BrandMaps
import UIKit

@MainActor
final class CameraGuide {
    private let mapView: MapView
    private var before: CameraState?

    init(mapView: MapView) {
        self.mapView = mapView
    }

    // #region focus
    /// Shows a search result and remembers the previous view.
    func show(_ location: Location) async throws {
        before = try await mapView.camera.state()
        try await mapView.camera.focusOn(location)
    }

    func goBack() async throws {
        guard let before else { return }
        try await mapView.camera.animate(to: before.change)
        self.before = nil
    }
    // #endregion focus

    // #region several
    func showAll(_ locations: [Location]) async throws {
        let placed = locations.filter { $0.center != nil }
        let options = FocusOptions(maxZoom: 20, pitchDegrees: 0)
        try await mapView.camera.focusOn(placed, options: options)
    }

    func showWay(_ route: Route) async throws {
        let padding = UIEdgeInsets(top: 80, left: 40, bottom: 80, right: 40)
        try await mapView.camera.focusOn(route, options: FocusOptions(padding: padding))
    }
    // #endregion several

    // #region move
    func lookNorth() async throws {
        let animation = MapAnimation(duration: 0.6, easing: .easeOut)
        try await mapView.camera.animate(to: CameraChange(bearingDegrees: 0), animation: animation)
    }

    func jump(to coordinate: Coordinate) async throws {
        try await mapView.camera.set(CameraChange(center: coordinate, zoom: 20, pitchDegrees: 45))
    }
    // #endregion move

    // #region zoom
    func zoom(by levels: Double) async throws {
        let now = try await mapView.camera.state()
        try await mapView.camera.animate(to: CameraChange(zoom: now.zoom + levels))
    }
    // #endregion zoom

    // #region limits
    /// Limits the map to panning and zooming, seen from straight above.
    func calm() async throws {
        try await mapView.camera.setLimits(CameraLimits(minZoom: 16, maxZoom: 21, maxPitchDegrees: 0))
        try await mapView.camera.setGestures([.pan, .zoom])
    }
    // #endregion limits

    // #region tour
    private var tour: Task<Void, Never>?

    func startTour(through places: [Location]) {
        tour?.cancel()
        tour = Task { [mapView] in
            for place in places {
                let end = try? await mapView.camera.focusOn(place)
                guard end == .finished else { return }
                try? await Task.sleep(for: .seconds(3))
                if Task.isCancelled { return }
            }
        }
    }

    func stopTour() async throws {
        tour?.cancel()
        try await mapView.camera.stop()
    }
    // #endregion tour
}
