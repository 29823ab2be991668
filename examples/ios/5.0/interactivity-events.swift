import BrandMaps
import UIKit

// #region events
/// Listens without the delegate, so several parts of an app can do the same.
@MainActor
final class TapLog {
    private var listening: Task<Void, Never>?

    func start(on mapView: MapView) {
        listening?.cancel()
        listening = Task {
            for await event in mapView.events {
                switch event {
                case .tap(let tap):
                    print("tap:", tap.space?.name ?? "no room")
                case .floorChange(let change):
                    print("floor:", change.floor.name)
                default:
                    break
                }
            }
        }
    }

    func stop() {
        listening?.cancel()
        listening = nil
    }
}
// #endregion events

// #region voice-over
/// Returns a button for each visible place, for people who cannot see the map.
@MainActor
func placeButtons(of mapView: MapView, onSelect: @escaping (ElementReference) -> Void) async throws -> [UIButton] {
    try await mapView.placesInView().map { place in
        var configuration = UIButton.Configuration.plain()
        configuration.title = place.name
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in onSelect(place.element) })
    }
}
// #endregion voice-over
