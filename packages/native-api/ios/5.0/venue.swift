/// A venue: its data, read once when the venue is shown, and queries that the map answers.
///
/// Floors, buildings, locations, categories and connections are available immediately. There are
/// many rooms, doors and other shapes, so request them with `all`.
///
/// ```swift
/// let names = venue.locations.map(\.name)
/// let rooms = try await venue.all(Space.self)
/// ```
@MainActor
final class Venue {
  /// Id of the venue.
  let id: String
  /// Name of the venue in the current language.
  var name: String { get }
  /// Code of the current language.
  var language: String { get }
  /// Languages that the venue supports.
  var languages: [VenueLanguage] { get }
  /// Time zone of the venue.
  var timeZone: TimeZone? { get }
  /// Postal address of the venue.
  var address: String? { get }
  /// Centre of the venue.
  var center: CLLocationCoordinate2D { get }
  /// Opening hours of the venue.
  var openingHours: [OpeningHours] { get }
  /// Floors of the venue, lowest first.
  var floors: [Floor] { get }
  /// Buildings of the venue.
  var floorStacks: [FloorStack] { get }
  /// Places that people look for.
  var locations: [Location] { get }
  /// Locations to show first, in this order.
  var topLocations: [Location] { get }
  /// Groups of locations.
  var categories: [LocationCategory] { get }
  /// Lifts, stairs and other connections between floors.
  var connections: [Connection] { get }
  /// Additional data that the author of the bundle stored with the venue.
  var extra: [String: JSONValue] { get }

  /// Returns the floor with an id or external id, or `nil` if there is none.
  func floor(id: String) -> Floor?
  /// Returns the location with an id or external id, or `nil` if there is none.
  func location(id: String) -> Location?
  /// Returns the category with an id or external id, or `nil` if there is none.
  func category(id: String) -> LocationCategory?
  /// Returns the connection with an id or external id, or `nil` if there is none.
  func connection(id: String) -> Connection?
  /// Returns the locations of a category and of its child categories.
  func locationsOf(_ category: LocationCategory) -> [Location]
  /// Returns the locations that have a shape on a floor.
  func locationsOn(_ floor: Floor) -> [Location]

  /// Returns all elements of a type, such as `Space.self`. A venue has many rooms and walls, so
  /// request them once.
  /// - Parameter type: Type of the elements.
  func all<Element: VenueElement>(_ type: Element.Type) async throws -> [Element]
  /// Returns the element with an id or external id, or `nil` if there is none.
  /// - Parameters:
  ///   - type: Type of the element.
  ///   - id: Id of the element in the bundle, or its external id.
  func find<Element: VenueElement>(_ type: Element.Type, id: String) async throws -> Element?
  /// Returns the element with an id or external id, and throws if there is none.
  /// - Parameters:
  ///   - type: Type of the element.
  ///   - id: Id of the element in the bundle, or its external id.
  /// - Throws: `MapError` with the code `unknownElement` if there is no such element.
  func get<Element: VenueElement>(_ type: Element.Type, id: String) async throws -> Element
  /// Returns the shapes at a coordinate, the smallest first.
  func at(_ coordinate: Coordinate) async throws -> [ElementReference]
  /// Returns the elements of a type near a coordinate, the nearest first.
  /// - Parameters:
  ///   - type: Type of the elements.
  ///   - origin: Coordinate from which distances are measured.
  ///   - limit: Maximum number of elements.
  ///   - maxDistance: Maximum distance, in metres. `nil` means no limit.
  ///   - sameFloor: Whether to include only elements on the coordinate's floor.
  func nearest<Element: VenueElement>(_ type: Element.Type, to origin: Coordinate, limit: Int = 1, maxDistance: Double? = nil, sameFloor: Bool = true) async throws -> [Near<Element>]
  /// Finds the shortest route between two places. If there is no route, the call does not throw.
  /// - Parameters:
  ///   - from: Start of the route.
  ///   - to: Destination of the route.
  ///   - options: Constraints and settings of the route.
  func route(from: any MapTarget, to: any MapTarget, options: RouteOptions = RouteOptions()) async throws -> RouteResult
  /// Finds the shortest route through several places.
  /// - Parameters:
  ///   - stops: Stops of the route, at least two.
  ///   - order: Order of the stops: yours or the shortest.
  ///   - options: Constraints and settings of the route.
  func routeThrough(_ stops: [any MapTarget], order: StopOrder = .given, options: RouteOptions = RouteOptions()) async throws -> RouteResult
  /// Returns candidates sorted by walking distance, the nearest first.
  /// - Parameters:
  ///   - candidates: Places to choose from. Candidates that cannot be reached are left out.
  ///   - from: Start of the routes.
  ///   - limit: Maximum number of results. `nil` means all.
  ///   - options: Constraints and settings of the routes.
  func nearestByWalking(_ candidates: [any MapTarget], from: any MapTarget, limit: Int? = nil, options: RouteOptions = RouteOptions()) async throws -> [Walk]
  /// Returns whether the venue is open at a given time, or `nil` if the bundle has no opening
  /// hours.
  func isOpen(at date: Date) async throws -> Bool?
  /// Returns whether a location is open at a given time, or `nil` if the bundle has no opening
  /// hours.
  /// - Parameters:
  ///   - location: Location to check.
  ///   - date: Time to check.
  func isOpen(_ location: Location, at date: Date) async throws -> Bool?
  /// Returns a file of the bundle, such as a logo, or `nil` if there is no file at the path.
  /// - Parameter path: Path in the bundle, such as the value of `Location.logo`.
  func readAsset(_ path: String) async throws -> Data?
}

/// A language that a venue supports.
struct VenueLanguage: Hashable, Sendable {
  /// Code of the language, such as `pt`.
  let code: String
  /// Name of the language in that language, such as `Português`.
  let name: String
}

/// An element that was found near a coordinate.
struct Near<Element: VenueElement>: Sendable {
  /// Element that was found.
  let element: Element
  /// Straight-line distance, in metres.
  let distance: Double
}

/// A place that can be reached on foot.
struct Walk: Sendable {
  /// Index of the place among the candidates.
  let index: Int
  /// Walking distance, in metres.
  let distance: Double
  /// Route to the place.
  let route: Route
}

/// A position in the venue.
///
/// ```swift
/// let here = Coordinate(latitude: 38.7033, longitude: -9.1389, floorId: "f_ground")
/// ```
struct Coordinate: MapTarget, Hashable, Sendable {
  /// Latitude, in degrees north.
  var latitude: Double
  /// Longitude, in degrees east.
  var longitude: Double
  /// Id of the floor. `nil` means that the position applies to every floor.
  var floorId: String? = nil
  /// Height above the floor, in metres. `nil` means 0.
  var height: Double? = nil

  /// Creates a coordinate from a Core Location coordinate.
  /// - Parameters:
  ///   - coordinate: Latitude and longitude.
  ///   - floorId: Id of the floor. `nil` means that the position applies to every floor.
  init(_ coordinate: CLLocationCoordinate2D, floorId: String? = nil)
  /// Creates a coordinate.
  /// - Parameters:
  ///   - latitude: Latitude, in degrees north.
  ///   - longitude: Longitude, in degrees east.
  ///   - floorId: Id of the floor. `nil` means that the position applies to every floor.
  ///   - height: Height above the floor, in metres. `nil` means 0.
  init(latitude: Double, longitude: Double, floorId: String? = nil, height: Double? = nil)
}

/// Opening hours of a venue or a location.
struct OpeningHours: Hashable, Sendable {
  /// Opening time in the venue's time zone, such as `09:00`.
  let opens: String
  /// Closing time, such as `21:00`.
  let closes: String
  /// Days on which the hours apply, such as `Monday`. Empty means every day.
  let days: [String]
  /// First day on which the hours apply, such as `2026-12-01`.
  let validFrom: String?
  /// Last day on which the hours apply.
  let validThrough: String?
}

/// A JSON value from the bundle, for data without its own type.
indirect enum JSONValue: Hashable, Sendable {
  /// A string.
  case string(String)
  /// A number.
  case number(Double)
  /// A Boolean.
  case bool(Bool)
  /// An array.
  case array([JSONValue])
  /// An object.
  case object([String: JSONValue])
  /// Null.
  case null
}
