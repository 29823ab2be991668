import BrandMaps
import UIKit

// #region after
final class MallController: UIViewController, MapViewDelegate {
    private let mapView = MapView()

    override func viewDidLoad() {
        super.viewDidLoad()
        mapView.frame = view.bounds
        mapView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(mapView)
        mapView.delegate = self
        Task { await showVenue() }
    }

    private func showVenue() async {
        do {
            let venue = try await mapView.show(.venue(id: "harbour-mall", key: "demo"))
            let rooms = try await venue.all(Space.self)
            try await mapView.elements.set(rooms, ElementChange(isInteractive: true))
        } catch {
            title = error.localizedDescription
        }
    }

    func mapViewDidTap(_ mapView: MapView, tap: MapTap) {
        Task {
            do {
                try await mapView.elements.reset()
                guard let space = tap.space else { return }
                try await mapView.elements.set(space, ElementChange(color: .systemOrange))
                try await mapView.camera.focusOn(space)
            } catch {
                title = error.localizedDescription
            }
        }
    }
}
// #endregion after

// #region callbacks
/// Wraps an async call in a completion handler, for code that cannot use `await` yet.
extension MapView {
    func route(from start: Location, to end: Location, completion: @escaping (Route?) -> Void) {
        Task {
            guard let venue, case .found(let route) = try? await venue.route(from: start, to: end) else {
                completion(nil)
                return
            }
            completion(route)
        }
    }
}
// #endregion callbacks
