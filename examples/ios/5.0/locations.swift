import BrandMaps
import SwiftUI

// #region list
struct DirectoryScreen: View {
    @ObservedObject var map: MapController
    let onSelect: (Location) -> Void

    var body: some View {
        List {
            ForEach(map.venue?.categories ?? []) { category in
                Section(category.name) {
                    ForEach(places(in: category)) { location in
                        Button(location.name) { onSelect(location) }
                    }
                }
            }
        }
    }

    private func places(in category: LocationCategory) -> [Location] {
        let all = map.venue?.locationsOf(category) ?? []
        return all
            .filter { !$0.isHidden }
            .sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
    }
}
// #endregion list

// #region logo
struct LogoView: View {
    let location: Location
    let venue: Venue
    @State private var logo: UIImage?

    var body: some View {
        Group {
            if let logo {
                Image(uiImage: logo).resizable()
            } else {
                Color.secondary
            }
        }
        .frame(width: 40, height: 40)
        .accessibilityHidden(true)
        .task(id: location.id) { await load() }
    }

    private func load() async {
        guard let path = location.logo, let data = try? await venue.readAsset(path) else { return }
        let size = CGSize(width: 120, height: 120)
        logo = await UIImage(data: data)?.byPreparingThumbnail(ofSize: size)
    }
}
// #endregion logo

// #region card
struct PlaceCard: View {
    let location: Location
    let venue: Venue
    @State private var isOpen: Bool?

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(location.name).font(.headline)
            if let isOpen {
                Text(isOpen ? "Open now" : "Closed now")
            }
            Text(floorNames.joined(separator: ", ")).font(.footnote)
            if let website = location.website {
                Link("Website", destination: website)
            }
        }
        .task(id: location.id) {
            isOpen = try? await venue.isOpen(location, at: .now)
        }
    }

    @MainActor private var floorNames: [String] {
        location.floorIds.compactMap { venue.floor(id: $0)?.name }
    }
}
// #endregion card
