/// The data of a venue.
///
/// ```swift
/// func names(of venue: Venue) -> [String] {
///     venue.locations.map(\.name)
/// }
/// ```
class Venue {
  /// Name of the venue.
  let name: String
  /// Maps of the venue, which are its floors, lowest first.
  let maps: [VenueMap]
  /// Buildings of the venue.
  let mapGroups: [MapGroup]
  /// Places that people look for.
  let locations: [Location]
  /// Rooms of the venue.
  let polygons: [Polygon]
  /// Nodes of the walking network.
  let nodes: [MapNode]
  /// Groups of places.
  let categories: [VenueCategory]
  /// Lifts, stairs and other connections between maps.
  let links: [MapLink]
  /// Returns the location with an id, or `nil` if there is none.
  func getLocation(_ id: String) -> Location?
  /// Returns the map with an id, or `nil` if there is none.
  func getMap(_ id: String) -> VenueMap?
}

/// A place where directions can start or end.
///
/// ```swift
/// func show(_ place: any Navigable, in venueView: VenueView) {
///     venueView.cameraControls.focusOn(FocusOptions(places: [place]))
/// }
/// ```
protocol Navigable {}

/// A floor of the venue.
struct VenueMap {
  /// Id of the map.
  let id: String
  /// Name of the map.
  let name: String
  /// Short name of the map, for floor selectors.
  let shortName: String
  /// Order of the floor. 0 is the ground floor.
  let elevation: Double
  /// Id of the map's building.
  let groupId: String?
}

/// A building of the venue.
struct MapGroup {
  /// Id of the building.
  let id: String
  /// Name of the building.
  let name: String
  /// Maps of the building, lowest first.
  let maps: [VenueMap]
}

/// The outline of a room.
struct Polygon: Navigable {
  /// Id of the polygon.
  let id: String
  /// Map that the room is on.
  let map: VenueMap
  /// Locations in the room.
  let locations: [Location]
  /// Centre of the room.
  let center: MapCoordinate
}

/// A place that people look for.
struct Location: Navigable {
  /// Id of the location.
  let id: String
  /// Id of the location in your own systems.
  let externalId: String?
  /// Name of the location.
  let name: String
  /// Longer text that describes the location.
  let description: String?
  /// URL of the location's logo.
  let logo: URL?
  /// Rooms of the location. A location can have none or several, also on different maps.
  let polygons: [Polygon]
  /// Categories that the location belongs to.
  let categories: [VenueCategory]
}

/// A group of places.
struct VenueCategory {
  /// Id of the category.
  let id: String
  /// Name of the category.
  let name: String
}

/// A lift, a staircase or another connection between maps.
struct MapLink {
  /// Id of the connection.
  let id: String
  /// Type of the connection, such as `elevator`.
  let type: String
  /// Whether the connection has no steps.
  let accessible: Bool
}

/// A node of the walking network.
struct MapNode: Navigable {
  /// Id of the node.
  let id: String
  /// Position of the node.
  let coordinate: MapCoordinate
}

/// A position on a map.
struct MapCoordinate: Navigable {
  /// Map that the position is on.
  var map: VenueMap
  /// Latitude, in degrees north.
  var latitude: Double
  /// Longitude, in degrees east.
  var longitude: Double
}
