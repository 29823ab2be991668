/// A venue: its data, read once when it is shown, and questions that the map answers.
///
/// Floors, buildings, locations, categories and connections are there at once. Rooms, doors and
/// other shapes are many: ask for them with `all`.
///
/// ```swift
/// let names = venue.locations.map(\.name)
/// let rooms = try await venue.all(Space.self)
/// ```
@MainActor
final class Venue {
  /// Id of the venue.
  let id: String
  /// Name in the current language.
  var name: String { get }
  /// Code of the current language.
  var language: String { get }
  /// The languages that it has.
  var languages: [VenueLanguage] { get }
  /// Time zone of its clocks.
  var timeZone: TimeZone? { get }
  /// Postal address.
  var address: String? { get }
  /// The middle of it.
  var center: CLLocationCoordinate2D { get }
  /// When it is open.
  var openingHours: [OpeningHours] { get }
  /// The floors, lowest first.
  var floors: [Floor] { get }
  /// The buildings.
  var floorStacks: [FloorStack] { get }
  /// Places people look for.
  var locations: [Location] { get }
  /// Locations to show first, in this order.
  var topLocations: [Location] { get }
  /// Groups of locations.
  var categories: [LocationCategory] { get }
  /// Lifts, stairs and other ways between floors.
  var connections: [Connection] { get }
  /// Whatever else the writer of the bundle kept with the venue.
  var extra: [String: JSONValue] { get }

  /// The floor with an id or external id; `nil` when there is none.
  func floor(id: String) -> Floor?
  /// The location with an id or external id; `nil` when there is none.
  func location(id: String) -> Location?
  /// The category with an id or external id; `nil` when there is none.
  func category(id: String) -> LocationCategory?
  /// The connection with an id or external id; `nil` when there is none.
  func connection(id: String) -> Connection?
  /// The locations of a category and of those that are part of it.
  func locationsOf(_ category: LocationCategory) -> [Location]
  /// The locations that have a shape on a floor.
  func locationsOn(_ floor: Floor) -> [Location]

  /// All elements of a type, such as `Space.self`. Rooms and walls are many: ask for them once.
  /// - Parameter type: The type of the elements.
  func all<Element: VenueElement>(_ type: Element.Type) async throws -> [Element]
  /// The element with an id or external id; `nil` when there is none.
  /// - Parameters:
  ///   - type: The type of the element.
  ///   - id: Its id in the bundle, or its external id.
  func find<Element: VenueElement>(_ type: Element.Type, id: String) async throws -> Element?
  /// The element with an id or external id.
  /// - Parameters:
  ///   - type: The type of the element.
  ///   - id: Its id in the bundle, or its external id.
  /// - Throws: `MapError` with the code `unknownElement` when there is none.
  func get<Element: VenueElement>(_ type: Element.Type, id: String) async throws -> Element
  /// The shapes at a place, the smallest first.
  func at(_ coordinate: Coordinate) async throws -> [ElementReference]
  /// Elements of a type near a place, the nearest first.
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - origin: The place.
  ///   - limit: How many at most.
  ///   - maxDistance: Metres beyond which nothing counts; `nil` is no limit.
  ///   - sameFloor: Whether only elements on the floor of the place count.
  func nearest<Element: VenueElement>(_ type: Element.Type, to origin: Coordinate, limit: Int = 1, maxDistance: Double? = nil, sameFloor: Bool = true) async throws -> [Near<Element>]
  /// The shortest way between two places. No way is an answer, not an error.
  /// - Parameters:
  ///   - from: Where it begins.
  ///   - to: Where it ends.
  ///   - options: What the way must keep to.
  func route(from: any MapTarget, to: any MapTarget, options: RouteOptions = RouteOptions()) async throws -> RouteResult
  /// The shortest way through several places.
  /// - Parameters:
  ///   - stops: The places, at least two.
  ///   - order: Whether the order is yours or the shortest.
  ///   - options: What the way must keep to.
  func routeThrough(_ stops: [any MapTarget], order: StopOrder = .given, options: RouteOptions = RouteOptions()) async throws -> RouteResult
  /// Candidates by the length of the way to them, the nearest first.
  /// - Parameters:
  ///   - candidates: The places to choose from. Those without a way are left out.
  ///   - from: Where the ways begin.
  ///   - limit: How many at most; `nil` is all.
  ///   - options: What the ways must keep to.
  func nearestByWalking(_ candidates: [any MapTarget], from: any MapTarget, limit: Int? = nil, options: RouteOptions = RouteOptions()) async throws -> [Walk]
  /// Whether the venue is open at a moment; `nil` when the bundle does not say.
  func isOpen(at date: Date) async throws -> Bool?
  /// Whether a location is open at a moment; `nil` when the bundle does not say.
  /// - Parameters:
  ///   - location: The location.
  ///   - date: The moment.
  func isOpen(_ location: Location, at date: Date) async throws -> Bool?
  /// A file of the bundle, such as a logo; `nil` when there is none at the path.
  /// - Parameter path: The path in the bundle, as `Location.logo` has it.
  func readAsset(_ path: String) async throws -> Data?
}

/// A language of a venue.
struct VenueLanguage: Hashable, Sendable {
  /// Its code, such as `pt`.
  let code: String
  /// Its name in itself, such as `Português`.
  let name: String
}

/// An element that was found near a place.
struct Near<Element: VenueElement>: Sendable {
  /// The element.
  let element: Element
  /// Metres as the crow flies.
  let distance: Double
}

/// A place that can be walked to.
struct Walk: Sendable {
  /// The place, by its index among the candidates.
  let index: Int
  /// Metres on foot.
  let distance: Double
  /// The way.
  let route: Route
}

/// A place in the venue.
///
/// ```swift
/// let here = Coordinate(latitude: 38.7033, longitude: -9.1389, floorId: "f_ground")
/// ```
struct Coordinate: MapTarget, Hashable, Sendable {
  /// Degrees north.
  var latitude: Double
  /// Degrees east.
  var longitude: Double
  /// The floor; `nil` is outside or not known.
  var floorId: String? = nil
  /// Metres above the floor; `nil` is 0.
  var height: Double? = nil

  /// Makes a place from one of Core Location.
  /// - Parameters:
  ///   - coordinate: Latitude and longitude.
  ///   - floorId: The floor; `nil` is outside or not known.
  init(_ coordinate: CLLocationCoordinate2D, floorId: String? = nil)
  /// Makes a place.
  /// - Parameters:
  ///   - latitude: Degrees north.
  ///   - longitude: Degrees east.
  ///   - floorId: The floor; `nil` is outside or not known.
  ///   - height: Metres above the floor.
  init(latitude: Double, longitude: Double, floorId: String? = nil, height: Double? = nil)
}

/// Hours of a venue or a location.
struct OpeningHours: Hashable, Sendable {
  /// When it opens, such as `09:00`, by the clocks of the venue.
  let opens: String
  /// When it closes, such as `21:00`.
  let closes: String
  /// The days that it holds on, such as `Monday`; empty is every day.
  let days: [String]
  /// The first day that it holds on, such as `2026-12-01`.
  let validFrom: String?
  /// The last day that it holds on.
  let validThrough: String?
}

/// Data of a bundle that has no form of its own.
indirect enum JSONValue: Hashable, Sendable {
  /// A text.
  case string(String)
  /// A number.
  case number(Double)
  /// True or false.
  case bool(Bool)
  /// A list.
  case array([JSONValue])
  /// Values by name.
  case object([String: JSONValue])
  /// Nothing.
  case null
}
