import BrandMaps
import UIKit

// #region css
@MainActor
func showStyled(in mapView: MapView) async throws {
    let css = """
    .price { font: 600 15px -apple-system; padding: 12px; border-radius: 10px; color: white; background: #20303f }
    """
    let venue = try await mapView.show(.venue(id: "northwind-airport", key: "demo"), options: MapOptions(css: css))
    for location in venue.topLocations {
        let content: HTMLContent = "<div class=\"price\">\(location.name)</div>"
        try await mapView.markers.add(location, options: MarkerOptions(content: content))
    }
}
// #endregion css

// #region image
@MainActor
func showPhoto(_ image: UIImage, at coordinate: Coordinate, on mapView: MapView) async throws {
    let size = CGSize(width: 48, height: 48)
    let content = HTMLContent.image(image, size: size, label: "Photo of the stage")
    try await mapView.markers.add(coordinate, options: MarkerOptions(content: content, collision: .alwaysShow))
}
// #endregion image

// #region taps
@MainActor
final class StageMarker {
    private var listening: Task<Void, Never>?

    func add(at location: Location, on mapView: MapView, onTap: @escaping () -> Void) async throws {
        let options = MarkerOptions(content: HTMLContent(text: "Stage"), isInteractive: true, title: "Stage, opens the programme")
        let marker = try await mapView.markers.add(location, options: options)
        listening = Task {
            for await _ in marker.taps {
                onTap()
            }
        }
    }

    func stop() {
        listening?.cancel()
    }
}
// #endregion taps

// #region move
/// Follows a cart. Each report starts a move that lasts until the next report.
@MainActor
func follow(_ reports: AsyncStream<Coordinate>, with marker: MapMarker) async {
    for await coordinate in reports {
        let animation = MapAnimation(duration: 1, easing: .linear)
        _ = try? await marker.move(to: coordinate, animation: animation)
    }
}
// #endregion move

// #region clusters
@MainActor
func showMany(_ coordinates: [Coordinate], on mapView: MapView) async throws -> ClusterGroup {
    try await mapView.clusters.add(coordinates, options: ClusterOptions(radius: 48, maxZoom: 21))
}
// #endregion clusters
