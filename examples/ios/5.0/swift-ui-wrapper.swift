import BrandMaps
import SwiftUI

// #region wrapper
struct WrappedMap: UIViewRepresentable {
    let source: VenueSource
    @Binding var floorId: String?
    let onFailure: (MapError) -> Void

    func makeUIView(context: Context) -> MapView {
        let mapView = MapView()
        mapView.delegate = context.coordinator
        Task { try? await mapView.show(source, options: MapOptions(floorId: floorId)) }
        return mapView
    }

    func updateUIView(_ mapView: MapView, context: Context) {
        context.coordinator.parent = self
        guard mapView.isReady, let floorId, floorId != mapView.floors.current?.id else { return }
        Task { try? await mapView.floors.set(floorId) }
    }

    static func dismantleUIView(_ mapView: MapView, coordinator: Coordinator) {
        mapView.remove()
    }

    func makeCoordinator() -> Coordinator {
        Coordinator(parent: self)
    }

    final class Coordinator: MapViewDelegate {
        var parent: WrappedMap

        init(parent: WrappedMap) {
            self.parent = parent
        }

        func mapViewDidShow(_ mapView: MapView, venue: Venue) {
            take(mapView.floors.current)
        }

        func mapViewDidChangeFloor(_ mapView: MapView, change: FloorChange) {
            take(change.floor)
        }

        func mapViewDidFail(_ mapView: MapView, error: MapError) {
            parent.onFailure(error)
        }

        private func take(_ floor: Floor?) {
            guard let floor, floor.id != parent.floorId else { return }
            parent.floorId = floor.id
        }
    }
}
// #endregion wrapper
