/// The surroundings of the venue: ground, streets, water and buildings.
///
/// The shapes are yours: GeoJSON that ships with the app or comes from your server. Credit its
/// source on screen.
///
/// ```swift
/// let streets = try GeoJSON(string: "{\"type\": \"FeatureCollection\", \"features\": []}")
/// try await mapView.outdoor.show()
/// let context = try await mapView.outdoor.addContext(streets)
/// try await context.remove()
/// ```
@MainActor
final class Outdoor {
  /// Draws the ground around the venue.
  /// - Parameter options: How it looks.
  func show(_ options: OutdoorOptions = OutdoorOptions()) async throws
  /// Draws streets, water and buildings.
  /// - Parameter geoJSON: A collection of features. The property `kind` of each says what it is:
  ///   `green`, `water`, `paved`, `road`, `path`, `rail` or `building`.
  @discardableResult
  func addContext(_ geoJSON: GeoJSON) async throws -> OutdoorContext
  /// Takes the surroundings off the map.
  func remove() async throws
}

/// How the ground looks.
struct OutdoorOptions: Sendable {
  /// Whether there is ground around the venue.
  var ground: Bool = true
  /// Colour of the ground; `nil` is by the theme.
  var groundColor: UIColor? = nil
  /// Metres from the middle of the venue; `nil` is three times the venue's size.
  var groundRadius: Double? = nil
}

/// Streets, water and buildings on the map.
///
/// ```swift
/// let context = try await mapView.outdoor.addContext(GeoJSON.line([]))
/// print(try await context.count())
/// ```
@MainActor
final class OutdoorContext {
  /// How many features are drawn.
  func count() async throws -> Int
  /// Takes them off the map.
  func remove() async throws
}

/// Opens the building that the camera looks at, and closes the others.
///
/// ```swift
/// try await mapView.dynamicFocus.start()
/// try await mapView.dynamicFocus.focus(venue.floorStacks[0])
/// ```
/// - Since: 5.1
@MainActor
final class DynamicFocus {
  /// Buildings open and close from now on.
  /// - Parameter options: When, and which.
  func start(_ options: DynamicFocusOptions = DynamicFocusOptions()) async throws
  /// The buildings that are open.
  func focused() async throws -> [FloorStack]
  /// Opens a building.
  /// - Parameter stack: The building.
  func focus(_ stack: FloorStack) async throws
  /// Closes buildings.
  /// - Parameter stack: The building; `nil` is all.
  func leave(_ stack: FloorStack? = nil) async throws
  /// Changes when buildings open, and which.
  /// - Parameter options: The options.
  func update(_ options: DynamicFocusOptions) async throws
  /// Buildings stay as they are from now on.
  func remove() async throws
}

/// When buildings open, and which.
/// - Since: 5.1
struct DynamicFocusOptions: Sendable {
  /// Whether buildings open and close by themselves as the camera moves.
  var isAutomatic: Bool = true
  /// Zoom level from which a building opens; `nil` is by its size.
  var enterZoom: Double? = nil
  /// Zoom level below which it closes; `nil` is 0.6 below `enterZoom`.
  var leaveZoom: Double? = nil
  /// Whether the map changes to a floor of the building.
  var followFloor: Bool = true
  /// Ids of buildings that are left alone.
  var excludedStackIds: [String] = []
}

/// Floors apart, one above the other.
///
/// ```swift
/// try await mapView.stackedFloors.show()
/// try await mapView.stackedFloors.hide()
/// ```
/// - Since: 5.1
@MainActor
final class StackedFloors {
  /// Shows floors apart.
  /// - Parameter options: Which, and how far.
  @discardableResult
  func show(_ options: StackOptions = StackOptions()) async throws -> AnimationEnd
  /// Shows one floor again.
  @discardableResult
  func hide() async throws -> AnimationEnd
  /// Whether floors are apart.
  func isShown() async throws -> Bool
  /// Changes how far apart they are.
  /// - Parameter gap: Metres between two floors; `nil` is by the size of the venue.
  @discardableResult
  func setGap(_ gap: Double?) async throws -> AnimationEnd
}

/// Which floors are shown apart, and how far.
/// - Since: 5.1
struct StackOptions: Sendable {
  /// Ids of the floors; empty is those of the current building.
  var floorIds: [String] = []
  /// Metres between two floors; `nil` is by the size of the venue.
  var gap: Double? = nil
  /// How solid the floors are that are not the current one, from 0 to 1.
  var opacity: Double = 1
  /// Whether the camera shows all of them.
  var fitsCamera: Bool = true
  /// Whether a tap on a floor makes it the current one.
  var changesFloorOnTap: Bool = true
  /// How long it takes.
  var animation: MapAnimation = MapAnimation(duration: 0.6)
}
