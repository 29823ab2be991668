import BrandMaps
import SwiftUI

// #region model
/// State that the screens share. It updates the map, and the user's taps update the state.
@MainActor
final class Selection: ObservableObject {
    @Published var location: Location?
    @Published var problem: String?

    func take(_ tap: MapTap, in venue: Venue?) {
        let reference = tap.space?.locations.first
        location = reference.flatMap { venue?.location(id: $0.id) }
    }

    /// Makes the map match the state. A second call has no further effect.
    func apply(to mapView: MapView) async {
        do {
            try await mapView.elements.reset()
            guard let location else { return }
            let change = ElementChange(color: .systemOrange)
            try await mapView.elements.set(location.elements, change)
            try await mapView.camera.focusOn(location)
        } catch let error as MapError where error.code == .aborted {
            return
        } catch {
            problem = error.localizedDescription
        }
    }
}
// #endregion model

// #region screen
struct SelectionScreen: View {
    @ObservedObject var map: MapController
    @ObservedObject var selection: Selection

    var body: some View {
        IndoorMap(map)
            .onMapTap { tap in selection.take(tap, in: map.venue) }
            .task(id: selection.location) {
                guard map.mapView.isReady else { return }
                await selection.apply(to: map.mapView)
            }
            .sheet(item: $selection.location) { location in
                PlaceSheet(location: location)
                    .presentationDetents([.height(160), .medium])
            }
    }
}

struct PlaceSheet: View {
    let location: Location

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(location.name).font(.headline)
            Text(location.description ?? "").font(.body)
        }
        .padding()
    }
}
// #endregion screen

// #region list
struct PlaceList: View {
    @ObservedObject var map: MapController
    @ObservedObject var selection: Selection

    var body: some View {
        List(map.venue?.locations ?? []) { location in
            Button(location.name) { selection.location = location }
        }
    }
}
// #endregion list
