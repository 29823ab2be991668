/// Something of a venue: a floor, a room, a location. Elements are copies from the moment they were read.
///
/// ```swift
/// func title(of element: any VenueElement) -> String {
///     element.shortName ?? element.name
/// }
/// ```
protocol VenueElement: MapTarget, Identifiable, Hashable, Sendable {
  /// Its id in the bundle.
  var id: String { get }
  /// Its name in the language of the moment it was read.
  var name: String { get }
  /// A shorter name, for small screens.
  var shortName: String? { get }
  /// A longer text.
  var description: String? { get }
  /// The id that your own systems know it by. Ids of the bundle may change when a venue is drawn anew; this one stays.
  var externalId: String? { get }
  /// Path of an icon in the bundle, or its address.
  var icon: String? { get }
  /// Whatever else the writer of the bundle kept with it.
  var extra: [String: JSONValue] { get }
  /// Names it wherever an element is asked for.
  var reference: ElementReference { get }
}

/// An element with a shape on a floor.
///
/// ```swift
/// func floorName(of shape: any GeometryElement, in venue: Venue) -> String? {
///     venue.floor(id: shape.floorId)?.name
/// }
/// ```
protocol GeometryElement: VenueElement {
  /// What it is, such as `room` or `hallway`.
  var kind: String { get }
  /// Id of its floor.
  var floorId: String { get }
  /// A place well inside of it.
  var center: Coordinate { get }
  /// Its outline or line, as GeoJSON.
  var geometry: GeoJSON { get }
  /// Whether people can walk on it.
  var isWalkable: Bool { get }
  /// The locations that are here.
  var locations: [ElementReference] { get }
  /// The connections that begin or end here.
  var connections: [ElementReference] { get }
}

/// Whatever has a place in the venue: elements, references to them, coordinates, routes, markers.
///
/// ```swift
/// func show(_ target: any MapTarget, on mapView: MapView) async throws {
///     try await mapView.camera.focusOn(target)
/// }
/// ```
protocol MapTarget: Sendable {}

/// Names an element. It can stand wherever an element can.
struct ElementReference: MapTarget, Hashable, Sendable {
  /// What kind of element it is.
  var type: ElementType
  /// Its id in the bundle, or its external id.
  var id: String
  /// Its name, where the map told it.
  var name: String? = nil
}

/// What kind of element something is.
enum ElementType: String, Hashable, Sendable {
  /// A floor.
  case floor
  /// A building.
  case floorStack = "floor-stack"
  /// A room.
  case space
  /// A door.
  case door
  /// A wall.
  case wall
  /// A window.
  case window
  /// A piece of furniture or another thing.
  case object
  /// An area.
  case area
  /// A point of interest.
  case pointOfInterest = "point-of-interest"
  /// A sign.
  case annotation
  /// A way between floors.
  case connection
  /// A building seen from outside.
  case facade
  /// A point of the walking network.
  case node
  /// A place people look for.
  case location
  /// A group of locations.
  case category
}

/// A floor of the venue.
struct Floor: VenueElement {
  let id: String
  let name: String
  let shortName: String?
  let description: String?
  let externalId: String?
  let icon: String?
  let extra: [String: JSONValue]
  let reference: ElementReference
  /// Order of the floor: 0 is ground, 1 the floor above, -1 the one below.
  let elevation: Double
  /// A second line for floor pickers, such as `Food court`.
  let subtitle: String?
  /// Whether it is outside.
  let isOutdoor: Bool
  /// A place well inside of it.
  let center: Coordinate
  /// Id of the building that it belongs to.
  let floorStackId: String?
  /// Metres from floor to ceiling.
  let maxHeight: Double?
}

/// Floors that belong together, usually those of one building.
struct FloorStack: VenueElement {
  let id: String
  let name: String
  let shortName: String?
  let description: String?
  let externalId: String?
  let icon: String?
  let extra: [String: JSONValue]
  let reference: ElementReference
  /// Postal address of the building.
  let address: String?
  /// Id of the floor to show first.
  let defaultFloorId: String
  /// Ids of its floors, lowest first.
  let floorIds: [String]
  /// Whether all its floors are outside.
  let isOutdoor: Bool
}

/// A room, a hallway or another polygon that floors are divided into.
struct Space: GeometryElement {
  let id: String
  let name: String
  let shortName: String?
  let description: String?
  let externalId: String?
  let icon: String?
  let extra: [String: JSONValue]
  let reference: ElementReference
  let kind: String
  let floorId: String
  let center: Coordinate
  let geometry: GeoJSON
  let isWalkable: Bool
  let locations: [ElementReference]
  let connections: [ElementReference]
  /// Whether it is an opening in the floor, such as an atrium seen from above.
  let isVoid: Bool
  /// The doors that lead into it.
  let doors: [ElementReference]
}

/// A door.
struct Door: GeometryElement {
  let id: String
  let name: String
  let shortName: String?
  let description: String?
  let externalId: String?
  let icon: String?
  let extra: [String: JSONValue]
  let reference: ElementReference
  let kind: String
  let floorId: String
  let center: Coordinate
  let geometry: GeoJSON
  let isWalkable: Bool
  let locations: [ElementReference]
  let connections: [ElementReference]
  /// Whether it leads outside.
  let isExterior: Bool
  /// The rooms that it joins.
  let spaces: [ElementReference]
}

/// A point that people know, without a room of its own.
struct PointOfInterest: GeometryElement {
  let id: String
  let name: String
  let shortName: String?
  let description: String?
  let externalId: String?
  let icon: String?
  let extra: [String: JSONValue]
  let reference: ElementReference
  let kind: String
  let floorId: String
  let center: Coordinate
  let geometry: GeoJSON
  let isWalkable: Bool
  let locations: [ElementReference]
  let connections: [ElementReference]
}

/// A part of a floor that is not a room, such as a zone for queues.
struct Area: GeometryElement {
  let id: String
  let name: String
  let shortName: String?
  let description: String?
  let externalId: String?
  let icon: String?
  let extra: [String: JSONValue]
  let reference: ElementReference
  let kind: String
  let floorId: String
  let center: Coordinate
  let geometry: GeoJSON
  let isWalkable: Bool
  let locations: [ElementReference]
  let connections: [ElementReference]
}

/// Furniture and other things that stand on a floor.
struct VenueObject: GeometryElement {
  let id: String
  let name: String
  let shortName: String?
  let description: String?
  let externalId: String?
  let icon: String?
  let extra: [String: JSONValue]
  let reference: ElementReference
  let kind: String
  let floorId: String
  let center: Coordinate
  let geometry: GeoJSON
  let isWalkable: Bool
  let locations: [ElementReference]
  let connections: [ElementReference]
}

/// A lift, stairs or another way between floors.
struct Connection: VenueElement {
  let id: String
  let name: String
  let shortName: String?
  let description: String?
  let externalId: String?
  let icon: String?
  let extra: [String: JSONValue]
  let reference: ElementReference
  /// What kind of way it is.
  let connectionType: ConnectionType
  /// Ids of the floors that it serves, lowest first.
  let floorIds: [String]
  /// Whether one can both enter and leave it without steps.
  let isAccessible: Bool
}

/// What kind of way a connection is.
enum ConnectionType: String, Hashable, Sendable {
  /// A lift.
  case elevator
  /// An escalator.
  case escalator
  /// A moving walkway.
  case travelator
  /// Stairs.
  case stairs
  /// A door between floors.
  case door
  /// A ramp.
  case ramp
  /// A ladder.
  case ladder
  /// Any other.
  case unknown
}

/// A place people look for: a shop, a gate, a desk.
struct Location: VenueElement {
  let id: String
  let name: String
  let shortName: String?
  let description: String?
  let externalId: String?
  let icon: String?
  let extra: [String: JSONValue]
  let reference: ElementReference
  /// The categories it belongs to.
  let categories: [ElementReference]
  /// Where its label stands; `nil` when it has no shape.
  let center: Coordinate?
  /// The shapes where it is. There may be several, on several floors, or none.
  let elements: [ElementReference]
  /// Ids of the floors where it is, lowest first.
  let floorIds: [String]
  /// Occurrences that differ in something, such as the hours of one branch.
  let instances: [ElementReference]
  /// The location that this is an instance of.
  let parent: ElementReference?
  /// Telephone number.
  let phone: String?
  /// Main web site.
  let website: URL?
  /// Further links.
  let links: [LocationLink]
  /// Profiles on social networks.
  let social: [LocationLink]
  /// Path of the logo in the bundle, or its address. `Venue.readAsset` reads it.
  let logo: String?
  /// Path of a picture in the bundle, or its address.
  let picture: String?
  /// Pictures, the most telling first: paths in the bundle, or addresses.
  let images: [String]
  /// When it is open; empty when the bundle does not say.
  let openingHours: [OpeningHours]
  /// Words under which search finds it, besides its texts.
  let tags: [String]
  /// Place in lists, smaller first.
  let sortOrder: Double?
  /// Whether lists and search leave it out.
  let isHidden: Bool
}

/// A link of a location.
struct LocationLink: Hashable, Sendable {
  /// What it is called.
  let name: String?
  /// Where it leads.
  let url: URL
}

/// A group of locations, such as food or services.
struct LocationCategory: VenueElement {
  let id: String
  let name: String
  let shortName: String?
  let description: String?
  let externalId: String?
  let icon: String?
  let extra: [String: JSONValue]
  let reference: ElementReference
  /// The category that this one is part of.
  let parent: ElementReference?
  /// The categories that are part of this one.
  let children: [ElementReference]
  /// The locations that belong to it; those of children are not among them.
  let locations: [ElementReference]
  /// Its colour.
  let color: UIColor?
  /// Path of a picture in the bundle, or its address.
  let picture: String?
  /// Place in lists, smaller first.
  let sortOrder: Double?
}

/// A sign of the venue, such as a fire extinguisher or first aid.
/// - Since: 5.1
struct Annotation: VenueElement {
  let id: String
  let name: String
  let shortName: String?
  let description: String?
  let externalId: String?
  let icon: String?
  let extra: [String: JSONValue]
  let reference: ElementReference
  /// Key of its symbol, such as `fire-extinguisher`.
  let symbol: String
  /// Id of its floor.
  let floorId: String
  /// Where it is.
  let center: Coordinate
  /// The shape that it is in.
  let element: ElementReference
}

/// A building seen from outside.
struct Facade: VenueElement {
  let id: String
  let name: String
  let shortName: String?
  let description: String?
  let externalId: String?
  let icon: String?
  let extra: [String: JSONValue]
  let reference: ElementReference
  /// Id of the floor that it stands on.
  let floorId: String
  /// Id of the building.
  let floorStackId: String
}

/// Shapes in the form of RFC 7946: latitude and longitude in degrees.
struct GeoJSON: Hashable, Sendable {
  /// Reads GeoJSON.
  /// - Parameter data: The text of a geometry, a feature or a collection of features.
  /// - Throws: `MapError` with the code `badOption` for what is no GeoJSON.
  init(data: Data) throws
  /// Reads GeoJSON.
  /// - Parameter string: The text of a geometry, a feature or a collection of features.
  /// - Throws: `MapError` with the code `badOption` for what is no GeoJSON.
  init(string: String) throws
  /// A polygon around places.
  /// - Parameter coordinates: Its corners, in order. The last one joins the first.
  static func polygon(_ coordinates: [Coordinate]) -> GeoJSON
  /// A line through places.
  /// - Parameter coordinates: Its points, in order.
  static func line(_ coordinates: [Coordinate]) -> GeoJSON
  /// The text.
  var string: String { get }
}
