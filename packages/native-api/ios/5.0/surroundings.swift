/// The surroundings of the venue: ground, streets, water and buildings.
///
/// You provide the shapes: GeoJSON that ships with the app or comes from your server. Credit its
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
  /// - Parameter options: Appearance of the ground.
  func show(_ options: OutdoorOptions = OutdoorOptions()) async throws
  /// Draws streets, water and buildings.
  /// - Parameter geoJSON: Feature collection. The property `kind` of each feature sets its type:
  ///   `green`, `water`, `paved`, `road`, `path`, `rail` or `building`.
  @discardableResult
  func addContext(_ geoJSON: GeoJSON) async throws -> OutdoorContext
  /// Removes the surroundings from the map.
  func remove() async throws
}

/// Appearance of the ground.
struct OutdoorOptions: Sendable {
  /// Whether ground is drawn around the venue.
  var ground: Bool = true
  /// Colour of the ground. `nil` means the theme's colour.
  var groundColor: UIColor? = nil
  /// Radius of the ground from the centre of the venue, in metres. `nil` means three times the size
  /// of the venue.
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
  /// Returns the number of features that are drawn.
  func count() async throws -> Int
  /// Removes the features from the map.
  func remove() async throws
}

/// Opens the building that the camera faces and closes the others.
///
/// ```swift
/// try await mapView.dynamicFocus.start()
/// try await mapView.dynamicFocus.focus(venue.floorStacks[0])
/// ```
/// - Since: 5.1
@MainActor
final class DynamicFocus {
  /// Starts to open and close buildings.
  /// - Parameter options: Buildings to include, and the conditions under which they open.
  func start(_ options: DynamicFocusOptions = DynamicFocusOptions()) async throws
  /// Returns the buildings that are open.
  func focused() async throws -> [FloorStack]
  /// Opens a building.
  /// - Parameter stack: Building to open.
  func focus(_ stack: FloorStack) async throws
  /// Closes one building or all of them.
  /// - Parameter stack: Building to close. `nil` closes all buildings.
  func leave(_ stack: FloorStack? = nil) async throws
  /// Changes which buildings open, and when.
  /// - Parameter options: New options.
  func update(_ options: DynamicFocusOptions) async throws
  /// Stops dynamic focus. Buildings stay as they are.
  func remove() async throws
}

/// Buildings to include, and the conditions under which they open.
/// - Since: 5.1
struct DynamicFocusOptions: Sendable {
  /// Whether buildings open and close automatically as the camera moves.
  var isAutomatic: Bool = true
  /// Zoom level at which a building opens. `nil` means a level that depends on the building's size.
  var enterZoom: Double? = nil
  /// Zoom level below which a building closes. `nil` means 0.6 below `enterZoom`.
  var leaveZoom: Double? = nil
  /// Whether the map changes to a floor of the building that opens.
  var followFloor: Bool = true
  /// Ids of buildings that dynamic focus ignores.
  var excludedStackIds: [String] = []
}

/// Floors of a building, shown apart and one above the other.
///
/// ```swift
/// try await mapView.stackedFloors.show()
/// try await mapView.stackedFloors.hide()
/// ```
/// - Since: 5.1
@MainActor
final class StackedFloors {
  /// Shows floors apart and one above the other.
  /// - Parameter options: Floors to show and the gap between them.
  @discardableResult
  func show(_ options: StackOptions = StackOptions()) async throws -> AnimationEnd
  /// Shows one floor again.
  @discardableResult
  func hide() async throws -> AnimationEnd
  /// Returns whether floors are shown apart.
  func isShown() async throws -> Bool
  /// Changes the gap between floors.
  /// - Parameter gap: Gap between two floors, in metres. `nil` means a gap that depends on the size
  ///   of the venue.
  @discardableResult
  func setGap(_ gap: Double?) async throws -> AnimationEnd
}

/// Floors to show apart, and the gap between them.
/// - Since: 5.1
struct StackOptions: Sendable {
  /// Ids of the floors. Empty means the floors of the current building.
  var floorIds: [String] = []
  /// Gap between two floors, in metres. `nil` means a gap that depends on the size of the venue.
  var gap: Double? = nil
  /// Opacity of all floors except the current one, from 0 to 1.
  var opacity: Double = 1
  /// Whether the camera shows all the floors.
  var fitsCamera: Bool = true
  /// Whether a tap on a floor makes it the current one.
  var changesFloorOnTap: Bool = true
  /// Duration and easing.
  var animation: MapAnimation = MapAnimation(duration: 0.6)
}
