import BrandMaps
import UIKit

// #region watch
final class CompassController: MapViewDelegate {
    private let button: UIButton

    init(button: UIButton) {
        self.button = button
    }

    func mapViewDidMoveCamera(_ mapView: MapView, camera: CameraState) {
        let degrees = Int(camera.bearingDegrees.rounded()) % 360
        button.isHidden = degrees == 0
        button.accessibilityLabel = "Turn north up. The map is rotated by \(degrees) degrees."
    }
}
// #endregion watch

// #region start
@MainActor
func showFromAbove(in mapView: MapView) async throws {
    let camera = CameraOptions(zoom: 18, pitchDegrees: 0, gestures: [.pan, .zoom])
    let options = MapOptions(camera: camera, motion: .system)
    try await mapView.show(.venue(id: "st-brigid-hospital", key: "demo"), options: options)
}
// #endregion start
