import BrandMaps
import SwiftUI

// #region camera
struct ZoomReadout: View {
    @ObservedObject var map: MapController
    @State private var camera: CameraState?

    var body: some View {
        IndoorMap(map)
            .onCameraChange { camera = $0 }
            .onFloorChange { change in
                guard change.reason != .app else { return }
                Task { try? await map.mapView.announce(change.floor.name) }
            }
            .overlay(alignment: .topTrailing) {
                if let camera {
                    Text("Zoom \(camera.zoom.rounded().formatted())").padding()
                }
            }
    }
}
// #endregion camera

// #region stream
struct LongPressScreen: View {
    @ObservedObject var map: MapController

    var body: some View {
        IndoorMap(map)
            .task { await pinLongPresses() }
    }

    private func pinLongPresses() async {
        for await event in map.mapView.events {
            guard case .longPress(let tap) = event, let coordinate = tap.coordinate else { continue }
            _ = try? await map.mapView.markers.add(coordinate)
        }
    }
}
// #endregion stream
