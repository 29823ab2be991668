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
  /// Its maps, that is its floors, lowest first.
  let maps: [VenueMap]
  /// Its buildings.
  let mapGroups: [MapGroup]
  /// Places people look for.
  let locations: [Location]
  /// Rooms.
  let polygons: [Polygon]
  /// Points of the walking network.
  let nodes: [MapNode]
  /// Groups of places.
  let categories: [VenueCategory]
  /// Lifts, stairs and other ways between maps.
  let links: [MapLink]
  /// The location of an id; `nil` when there is none.
  func getLocation(_ id: String) -> Location?
  /// The map of an id; `nil` when there is none.
  func getMap(_ id: String) -> VenueMap?
}

/// Where directions can begin or end.
///
/// ```swift
/// func show(_ place: any Navigable, in venueView: VenueView) {
///     venueView.cameraControls.focusOn(FocusOptions(places: [place]))
/// }
/// ```
protocol Navigable {}

/// One floor.
struct VenueMap {
  /// Its id.
  let id: String
  /// Its name.
  let name: String
  /// Its short name, for pickers.
  let shortName: String
  /// Order of the floor: 0 is ground.
  let elevation: Double
  /// Id of its building.
  let groupId: String?
}

/// A building.
struct MapGroup {
  /// Its id.
  let id: String
  /// Its name.
  let name: String
  /// Its maps, lowest first.
  let maps: [VenueMap]
}

/// The outline of a room.
struct Polygon: Navigable {
  /// Its id.
  let id: String
  /// The map that it is on.
  let map: VenueMap
  /// The places that are here.
  let locations: [Location]
  /// The middle of it.
  let center: MapCoordinate
}

/// A place people look for.
struct Location: Navigable {
  /// Its id.
  let id: String
  /// The id that your own systems know it by.
  let externalId: String?
  /// Its name.
  let name: String
  /// A longer text.
  let description: String?
  /// Address of its logo.
  let logo: URL?
  /// Its rooms. There may be several, on several maps, or none.
  let polygons: [Polygon]
  /// The groups that it belongs to.
  let categories: [VenueCategory]
}

/// A group of places.
struct VenueCategory {
  /// Its id.
  let id: String
  /// Its name.
  let name: String
}

/// A lift, stairs or another way between maps.
struct MapLink {
  /// Its id.
  let id: String
  /// What it is, such as `elevator`.
  let type: String
  /// Whether it has no steps.
  let accessible: Bool
}

/// A point of the walking network.
struct MapNode: Navigable {
  /// Its id.
  let id: String
  /// Where it is.
  let coordinate: MapCoordinate
}

/// A place on a map.
struct MapCoordinate: Navigable {
  /// The map.
  var map: VenueMap
  /// Degrees north.
  var latitude: Double
  /// Degrees east.
  var longitude: Double
}
