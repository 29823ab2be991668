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
  /// Places that people look for.
  let locations: [Location]
  /// Rooms of the venue.
  let polygons: [Polygon]
  /// Nodes of the walking network.
  let nodes: [MapNode]
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
  /// Names of the categories that the location belongs to.
  let categories: [String]
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
