import BrandMaps
import Foundation

// #region store
/// Keeps the latest downloaded bundle, and falls back to the one in the app.
struct BundleStore {
    let remote: URL
    private let kept = URL.applicationSupportDirectory.appending(path: "harbour-mall.zip")

    func newest() -> VenueSource? {
        if FileManager.default.fileExists(atPath: kept.path) {
            return .file(kept)
        }
        guard let shipped = Bundle.main.url(forResource: "harbour-mall", withExtension: "zip") else {
            return nil
        }
        return .file(shipped)
    }

    /// Downloads the bundle for the next start.
    func refresh() async throws {
        let (data, response) = try await URLSession.shared.data(from: remote)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { return }
        let folder = URL.applicationSupportDirectory
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: kept, options: .atomic)
    }

    func forget() throws {
        try FileManager.default.removeItem(at: kept)
    }
}
// #endregion store

// #region show
@MainActor
func showOffline(from store: BundleStore, in mapView: MapView) async throws {
    guard let source = store.newest() else {
        try await mapView.show(.venue(id: "harbour-mall", key: "demo"))
        return
    }
    do {
        try await mapView.show(source)
    } catch let error as MapError where error.code == .badBundle {
        // The app's own bundle cannot be deleted, so ignore that error and report this one.
        try? store.forget()
        throw error
    }
    try? await store.refresh()
}
// #endregion show
