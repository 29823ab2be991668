// #region screen
import BrandMaps
import SwiftUI

struct MallScreen: View {
    @StateObject private var map = MapController(source: .venue(id: "harbour-mall", key: "demo"))
    @State private var selected: Space?

    var body: some View {
        IndoorMap(map)
            .onMapTap { tap in selected = tap.space }
            .ignoresSafeArea()
            .overlay(alignment: .bottom) {
                if let selected {
                    Text(selected.name).padding().background(.regularMaterial)
                }
            }
            .overlay { LoadingState(map: map) }
    }
}
// #endregion screen

// #region loading
struct LoadingState: View {
    @ObservedObject var map: MapController

    var body: some View {
        switch map.phase {
        case .loading:
            ProgressView("Loading the map")
        case .ready:
            EmptyView()
        case .failed(let error):
            VStack(spacing: 12) {
                Text(error.message)
                Button("Try again") {
                    Task { await map.retry() }
                }
            }
        }
    }
}
// #endregion loading

// #region floors
struct FloorPicker: View {
    @ObservedObject var map: MapController

    var body: some View {
        Picker("Floor", selection: $map.floor) {
            ForEach(map.venue?.floors ?? []) { floor in
                Text(floor.shortName ?? floor.name).tag(Optional(floor))
            }
        }
        .pickerStyle(.menu)
    }
}
// #endregion floors

// #region app
@main
struct MallApp: App {
    @StateObject private var map = MapController(source: .venue(id: "harbour-mall", key: "demo"))

    var body: some Scene {
        WindowGroup {
            TabView {
                IndoorMap(map)
                    .tabItem { Text("Map") }
                Directory(map: map)
                    .tabItem { Text("Places") }
            }
        }
    }
}

struct Directory: View {
    @ObservedObject var map: MapController

    var body: some View {
        List(map.venue?.locations ?? []) { location in
            Button(location.name) {
                Task { try await map.mapView.camera.focusOn(location) }
            }
        }
    }
}
// #endregion app
