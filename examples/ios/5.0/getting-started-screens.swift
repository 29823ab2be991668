import BrandMaps
import UIKit

// #region shared
/// One map for all screens. Keep it where you create the screens, such as in the scene delegate.
@MainActor
final class SharedMap {
    let mapView = MapView()
    private let source: VenueSource
    private var loading: Task<Venue, any Error>?

    init(source: VenueSource) {
        self.source = source
    }

    /// Loads the venue once, on the first request. After a failure, the next request tries again.
    func venue() async throws -> Venue {
        if let venue = mapView.venue { return venue }
        if let loading { return try await loading.value }
        let task = Task { [mapView, source] in try await mapView.show(source) }
        loading = task
        defer { loading = nil }
        return try await task.value
    }

    /// Moves the map to a screen. A view has one superview, so it leaves the previous screen.
    func move(to container: UIView) {
        guard mapView.superview !== container else { return }
        mapView.frame = container.bounds
        mapView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(mapView, at: 0)
    }
}
// #endregion shared

// #region screen
final class PlaceViewController: UIViewController {
    private let shared: SharedMap
    private let location: Location
    private var work: Task<Void, Never>?

    init(shared: SharedMap, location: Location) {
        self.shared = shared
        self.location = location
        super.init(nibName: nil, bundle: nil)
        title = location.name
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        shared.move(to: view)
        work = Task { [shared, location] in
            do {
                _ = try await shared.venue()
                try await shared.mapView.camera.focusOn(location)
            } catch {
                print("Could not show \(location.name):", error.localizedDescription)
            }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        work?.cancel()
    }
}
// #endregion screen
