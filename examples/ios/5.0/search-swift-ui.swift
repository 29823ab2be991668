// #region model
import BrandMaps
import SwiftUI

@MainActor
final class PlaceSearch: ObservableObject {
    @Published var hits: [SearchHit] = []
    @Published var problem: String?
    private let map: MapController

    init(map: MapController) {
        self.map = map
    }

    /// New text cancels the previous task, so that a late result never replaces a newer one.
    func look(for text: String) async {
        do {
            try await Task.sleep(nanoseconds: 200_000_000)
            let found = try await map.mapView.search.query(text, options: SearchOptions(limit: 20))
            try Task.checkCancellation()
            hits = found
            problem = nil
        } catch is CancellationError {
            return
        } catch let error as MapError where error.code == .aborted {
            return
        } catch {
            hits = []
            problem = error.localizedDescription
        }
    }
}
// #endregion model

// #region screen
struct SearchScreen: View {
    @ObservedObject var map: MapController
    @ObservedObject var search: PlaceSearch
    @State private var text = ""

    var body: some View {
        NavigationStack {
            List(search.hits) { hit in
                HitRow(hit: hit, venue: map.venue)
            }
            .searchable(text: $text)
            .task(id: text) { await search.look(for: text) }
        }
    }
}
// #endregion screen

// #region row
struct HitRow: View {
    let hit: SearchHit
    let venue: Venue?

    var body: some View {
        VStack(alignment: .leading) {
            Text(hit.name).font(.headline)
            Text(detail).font(.subheadline).foregroundStyle(.secondary)
        }
    }

    @MainActor private var detail: String {
        switch hit.result {
        case .location(let location):
            guard let venue else { return "" }
            let floors: [Floor] = location.floorIds.compactMap { venue.floor(id: $0) }
            return floors.map(\.name).joined(separator: ", ")
        case .category(let category):
            return "\(category.locations.count) places"
        case .space:
            return "Room"
        }
    }
}
// #endregion row
