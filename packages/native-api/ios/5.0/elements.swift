/// An element of the venue, such as a floor, a room or a location. Each element is a copy of the
/// data at the time of reading.
///
/// ```swift
/// func title(of element: any VenueElement) -> String {
///     element.shortName ?? element.name
/// }
/// ```
protocol VenueElement: MapTarget, Identifiable, Hashable, Sendable {
  /// Id of the element in the bundle.
  var id: String { get }
  /// Name of the element, in the language that was current when the element was read.
  var name: String { get }
  /// Shorter name of the element, for small screens.
  var shortName: String? { get }
  /// Longer text that describes the element.
  var description: String? { get }
  /// Id of the element in your own systems. Bundle ids may change when a venue is redrawn; this id
  /// does not.
  var externalId: String? { get }
  /// Path of the element's icon in the bundle, or the icon's URL.
  var icon: String? { get }
  /// Additional data that the author of the bundle stored with the element.
  var extra: [String: JSONValue] { get }
  /// Reference that you can pass wherever the API accepts an element.
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
  /// Kind of the element, such as `room` or `hallway`.
  var kind: String { get }
  /// Id of the element's floor.
  var floorId: String { get }
  /// Representative point well inside the element.
  var center: Coordinate { get }
  /// Outline or line of the element, as GeoJSON.
  var geometry: GeoJSON { get }
  /// Whether people can walk on the element.
  var isWalkable: Bool { get }
  /// Locations at this element.
  var locations: [ElementReference] { get }
  /// Connections that start or end at this element.
  var connections: [ElementReference] { get }
}

/// Anything with a position in the venue: elements, references to elements, coordinates, routes and
/// markers.
///
/// ```swift
/// func show(_ target: any MapTarget, on mapView: MapView) async throws {
///     try await mapView.camera.focusOn(target)
/// }
/// ```
protocol MapTarget: Sendable {}

/// Reference to an element. You can pass a reference wherever the API accepts an element.
struct ElementReference: MapTarget, Hashable, Sendable {
  /// Type of the element.
  var type: ElementType
  /// Id of the element in the bundle, or its external id.
  var id: String
  /// Name of the element, if the map supplied one.
  var name: String? = nil
}

/// Type of an element.
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
  /// A piece of furniture or another object.
  case object
  /// An area.
  case area
  /// A point of interest.
  case pointOfInterest = "point-of-interest"
  /// An annotation, such as the symbol of a fire extinguisher.
  case annotation
  /// A connection between floors, such as a lift.
  case connection
  /// The exterior of a building.
  case facade
  /// A node of the walking network.
  case node
  /// A place that people look for.
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
  /// Order of the floor: 0 is the ground floor, 1 the floor above and -1 the floor below.
  let elevation: Double
  /// Second line of text for floor selectors, such as `Food court`.
  let subtitle: String?
  /// Whether the floor is outdoors.
  let isOutdoor: Bool
  /// Representative point well inside the floor.
  let center: Coordinate
  /// Id of the floor's building.
  let floorStackId: String?
  /// Height from floor to ceiling, in metres.
  let maxHeight: Double?
}

/// Floors that belong together, usually the floors of one building.
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
  /// Ids of the building's floors, lowest first.
  let floorIds: [String]
  /// Whether all floors of the stack are outdoors.
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
  /// Whether the space is an opening in the floor, such as an atrium seen from above.
  let isVoid: Bool
  /// Doors that lead into the space.
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
  /// Whether the door leads outside.
  let isExterior: Bool
  /// Rooms that the door connects.
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

/// A piece of furniture or another object on a floor.
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

/// A lift, a staircase or another connection between floors.
struct Connection: VenueElement {
  let id: String
  let name: String
  let shortName: String?
  let description: String?
  let externalId: String?
  let icon: String?
  let extra: [String: JSONValue]
  let reference: ElementReference
  /// Type of the connection.
  let connectionType: ConnectionType
  /// Ids of the floors that the connection serves, lowest first.
  let floorIds: [String]
  /// Whether people can enter and leave the connection without steps.
  let isAccessible: Bool
}

/// Type of a connection.
enum ConnectionType: String, Hashable, Sendable {
  /// A lift.
  case elevator
  /// An escalator.
  case escalator
  /// A moving walkway.
  case travelator
  /// Stairs.
  case stairs
  /// A door between two floors.
  case door
  /// A ramp.
  case ramp
  /// A ladder.
  case ladder
  /// Any other type of connection.
  case unknown
}

/// A place that people look for, such as a shop, a gate or a desk.
struct Location: VenueElement {
  let id: String
  let name: String
  let shortName: String?
  let description: String?
  let externalId: String?
  let icon: String?
  let extra: [String: JSONValue]
  let reference: ElementReference
  /// Categories that the location belongs to.
  let categories: [ElementReference]
  /// Position of the location's label. `nil` if the location has no shape.
  let center: Coordinate?
  /// Shapes that the location occupies. There may be several, on several floors, or none.
  let elements: [ElementReference]
  /// Ids of the location's floors, lowest first.
  let floorIds: [String]
  /// Occurrences of the location that differ in some detail, such as the opening hours of one
  /// branch.
  let instances: [ElementReference]
  /// Location that this one is an instance of.
  let parent: ElementReference?
  /// Telephone number of the location.
  let phone: String?
  /// URL of the location's main website.
  let website: URL?
  /// Further links of the location.
  let links: [LocationLink]
  /// Social media profiles of the location.
  let social: [LocationLink]
  /// Path of the logo in the bundle, or the logo's URL. To load a logo from the bundle, call
  /// `Venue.readAsset`.
  let logo: String?
  /// Path of an image in the bundle, or the image's URL.
  let picture: String?
  /// Images of the location, the most important first, as paths in the bundle or URLs.
  let images: [String]
  /// Opening hours of the location. Empty if the bundle contains no opening hours.
  let openingHours: [OpeningHours]
  /// Additional terms under which search finds the location.
  let tags: [String]
  /// Position in lists. Smaller values come first.
  let sortOrder: Double?
  /// Whether lists and search leave the location out.
  let isHidden: Bool
}

/// A link of a location.
struct LocationLink: Hashable, Sendable {
  /// Text of the link.
  let name: String?
  /// URL that the link opens.
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
  /// Category that this one belongs to.
  let parent: ElementReference?
  /// Categories that belong to this category.
  let children: [ElementReference]
  /// Locations that belong to the category. Locations of child categories are not included.
  let locations: [ElementReference]
  /// Colour of the category.
  let color: UIColor?
  /// Path of an image in the bundle, or the image's URL.
  let picture: String?
  /// Position in lists. Smaller values come first.
  let sortOrder: Double?
}

/// An annotation of the venue, such as the symbol of a fire extinguisher or a first-aid kit.
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
  /// Key of the annotation's symbol, such as `fire-extinguisher`.
  let symbol: String
  /// Id of the annotation's floor.
  let floorId: String
  /// Position of the annotation.
  let center: Coordinate
  /// Shape that contains the annotation.
  let element: ElementReference
}

/// The exterior of a building.
struct Facade: VenueElement {
  let id: String
  let name: String
  let shortName: String?
  let description: String?
  let externalId: String?
  let icon: String?
  let extra: [String: JSONValue]
  let reference: ElementReference
  /// Id of the floor that the building stands on.
  let floorId: String
  /// Id of the building.
  let floorStackId: String
}

/// Shapes in GeoJSON (RFC 7946), with latitude and longitude in degrees.
struct GeoJSON: Hashable, Sendable {
  /// Parses GeoJSON data.
  /// - Parameter data: A geometry, a feature or a feature collection, as JSON text.
  /// - Throws: `MapError` with the code `badOption` if the data is not valid GeoJSON.
  init(data: Data) throws
  /// Parses a GeoJSON string.
  /// - Parameter string: A geometry, a feature or a feature collection, as JSON text.
  /// - Throws: `MapError` with the code `badOption` if the string is not valid GeoJSON.
  init(string: String) throws
  /// Creates a polygon from its corners.
  /// - Parameter coordinates: Corners of the polygon, in order. The last corner is joined to the
  ///   first.
  static func polygon(_ coordinates: [Coordinate]) -> GeoJSON
  /// Creates a line from its points.
  /// - Parameter coordinates: Points of the line, in order.
  static func line(_ coordinates: [Coordinate]) -> GeoJSON
  /// GeoJSON source as text.
  var string: String { get }
}
