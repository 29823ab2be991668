import BrandMaps
import UIKit

// #region hits
/// Describes what the user tapped: first your own objects, then rooms, then nothing.
@MainActor
func describe(_ tap: MapTap) -> String {
    for hit in tap.hits {
        switch hit {
        case .marker(let marker):
            return marker.options.title ?? "A marker"
        case .label(let label):
            return label.options.text ?? "A label"
        case .path:
            return "The route"
        case .blueDot:
            return "You are here"
        case .space(let space) where !space.locations.isEmpty:
            return space.name
        case .pointOfInterest(let point):
            return point.name
        default:
            continue
        }
    }
    return tap.floor == nil ? "Outside the venue" : "Nothing here"
}
// #endregion hits

// #region some
/// Makes only the rooms of one category interactive, and highlights them.
@MainActor
func limitTaps(to category: LocationCategory, on mapView: MapView) async throws {
    guard let venue = mapView.venue else { return }
    let rooms = try await venue.all(Space.self)
    try await mapView.elements.set(rooms, ElementChange(opacity: 0.4, isInteractive: false))
    let wanted = venue.locationsOf(category).flatMap { $0.elements }
    try await mapView.elements.set(wanted, ElementChange(opacity: 1, isInteractive: true))
}
// #endregion some

// #region pin
final class PinController: MapViewDelegate {
    private var pin: MapMarker?

    func mapViewDidLongPress(_ mapView: MapView, tap: MapTap) {
        guard let coordinate = tap.coordinate else { return }
        Task { await drop(at: coordinate, on: mapView) }
    }

    private func drop(at coordinate: Coordinate, on mapView: MapView) async {
        do {
            if let pin {
                try await pin.move(to: coordinate, animation: MapAnimation())
            } else {
                pin = try await mapView.markers.add(coordinate, options: MarkerOptions(title: "Meet here"))
            }
        } catch let error as MapError where error.code == .unknownHandle {
            pin = try? await mapView.markers.add(coordinate, options: MarkerOptions(title: "Meet here"))
        } catch {
            print("No pin:", error.localizedDescription)
        }
    }
}
// #endregion pin
