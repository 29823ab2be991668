import BrandMaps
import SwiftUI

// #region theme
struct ThemedMap: View {
    @ObservedObject var map: MapController
    @AppStorage("contrast") private var wantsContrast = false

    var body: some View {
        IndoorMap(map)
            // Runs when the venue loads, and when the setting changes.
            .task(id: [map.venue != nil, wantsContrast]) {
                guard map.mapView.isReady else { return }
                try? await map.mapView.setTheme(wantsContrast ? .highContrast : .system)
            }
    }
}
// #endregion theme

// #region phase
struct ResumingMap: View {
    @ObservedObject var map: MapController
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        IndoorMap(map)
            .onChange(of: scenePhase) { _, phase in
                guard phase == .active, case .failed = map.phase else { return }
                Task { await map.retry() }
            }
    }
}
// #endregion phase

// #region end
struct VenueFlow: View {
    @StateObject private var map = MapController(source: .venue(id: "harbour-mall", key: "demo"))

    var body: some View {
        NavigationStack {
            IndoorMap(map)
                .navigationTitle(map.venue?.name ?? "")
        }
        .onDisappear { map.mapView.remove() }
    }
}
// #endregion end
