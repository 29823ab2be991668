import BrandMaps
import UIKit

// #region show
/// Brings a location into view, whether it has one room, several or none.
@MainActor
func show(_ location: Location, on mapView: MapView) async throws -> Bool {
    guard let first = location.elements.first else { return false }
    let floorId = mapView.floors.current?.id ?? ""
    if location.floorIds.contains(floorId) {
        try await mapView.camera.focusOn(location, options: FocusOptions(followFloor: false))
    } else {
        try await mapView.camera.focusOn(first)
    }
    try await mapView.elements.reset()
    try await mapView.elements.set(location.elements, ElementChange(color: .systemOrange))
    return true
}
// #endregion show

// #region link
enum PlaceLink {
    /// `https://example.com/place/gate-12`: the external id survives a redraw of the venue.
    static func url(for location: Location) -> URL? {
        guard let id = location.externalId else { return nil }
        return URL(string: "https://example.com/place")?.appending(path: id)
    }

    @MainActor
    static func location(for url: URL, in venue: Venue) -> Location? {
        guard url.pathComponents.contains("place") else { return nil }
        return venue.location(id: url.lastPathComponent)
    }
}
// #endregion link

// #region kinds
/// Returns the places in your tenant categories, without amenities such as washrooms.
@MainActor
func tenants(of venue: Venue, in categoryIds: Set<String>) -> [Location] {
    venue.locations.filter { location in
        location.categories.contains { categoryIds.contains($0.id) }
    }
}
// #endregion kinds

// #region near
@MainActor
func nearestRooms(to coordinate: Coordinate, in venue: Venue) async throws -> [String] {
    let near = try await venue.nearest(Space.self, to: coordinate, limit: 5, maxDistance: 50)
    return near.map { "\($0.element.name), \(Int($0.distance)) m" }
}
// #endregion near
