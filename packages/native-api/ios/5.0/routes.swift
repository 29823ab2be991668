/// A route, or the reason why no route was found.
enum RouteResult: Sendable {
  /// A route was found.
  case found(Route)
  /// No route was found.
  case notFound(NoRoute)
}

/// A route through the venue.
struct Route: MapTarget, Hashable, Sendable {
  /// Walking distance, in metres.
  let distance: Double
  /// Walking time, in seconds.
  let durationSeconds: Double
  /// Sections of the route, one for each stretch on a floor.
  let sections: [RouteSection]
  /// Instructions along the route, in order.
  let instructions: [Instruction]
  /// Stops of a route through several places.
  let stops: [RouteStop]
  /// All points of the route.
  let coordinates: [Coordinate]
  /// Ids of the floors that the route passes, in order.
  let floorIds: [String]
}

/// A stretch of a route on one floor.
struct RouteSection: MapTarget, Hashable, Sendable {
  /// Id of the section's floor.
  let floorId: String
  /// Points of the section.
  let coordinates: [Coordinate]
  /// Walking distance, in metres.
  let distance: Double
  /// Connection at the end of the section. `nil` for the last section.
  let connection: ElementReference?
  /// Id of the floor that the connection leads to.
  let toFloorId: String?
}

/// A stop on a route through several places.
struct RouteStop: Hashable, Sendable {
  /// Position of the stop.
  let coordinate: Coordinate
  /// Index of the section that ends at the stop.
  let sectionIndex: Int
}

/// An instruction along a route.
struct Instruction: MapTarget, Hashable, Sendable {
  /// Action to take.
  let action: InstructionAction
  /// Direction of the turn.
  let bearing: TurnBearing
  /// Distance to the next instruction, in metres.
  let distance: Double
  /// Position of the instruction.
  let coordinate: Coordinate
  /// Id of the instruction's floor.
  let floorId: String
  /// Id of the floor that the connection leads to.
  let toFloorId: String?
  /// Connection to take.
  let connection: ElementReference?
  /// Landmark that the user can see at the position.
  let landmark: ElementReference?
  /// Instruction as a sentence in the map's language.
  let text: String
}

/// Action of an instruction.
enum InstructionAction: String, Hashable, Sendable {
  /// Start walking.
  case depart
  /// Turn at this position.
  case turn
  /// Take a lift, stairs or another connection.
  case takeConnection = "take-connection"
  /// Leave the connection.
  case leaveConnection = "leave-connection"
  /// Pass a stop.
  case passStop = "pass-stop"
  /// Arrive at the destination.
  case arrive
}

/// Direction of a turn.
enum TurnBearing: String, Hashable, Sendable {
  /// Straight on.
  case straight
  /// Slightly to the left.
  case slightLeft = "slight-left"
  /// To the left.
  case left
  /// Sharply to the left.
  case sharpLeft = "sharp-left"
  /// Slightly to the right.
  case slightRight = "slight-right"
  /// To the right.
  case right
  /// Sharply to the right.
  case sharpRight = "sharp-right"
  /// In the opposite direction.
  case back
}

/// Reason why no route was found, as a code and as text.
struct NoRoute: Hashable, Sendable {
  /// Reason why no route was found, as a code.
  let reason: NoRouteReason
  /// Reason why no route was found, in English, for your log.
  let message: String
}

/// Reason why no route was found.
enum NoRouteReason: String, Hashable, Sendable {
  /// The venue has neither nodes nor walkable shapes to generate them from.
  case noNodes = "no-nodes"
  /// The start is not connected to the walking network.
  case startOffNetwork = "start-off-network"
  /// The destination is not connected to the walking network.
  case endOffNetwork = "end-off-network"
  /// No path connects the start and the destination.
  case notConnected = "not-connected"
  /// Routes exist, but all of them have steps.
  case notAccessible = "not-accessible"
  /// All routes are closed.
  case closed
}

/// Constraints and settings of a route.
struct RouteOptions: Sendable {
  /// Whether to use step-free paths only.
  var isAccessible: Bool = false
  /// Weights of connections by id. Higher values make routes avoid a connection; 0 makes it free.
  var connectionWeights: [String: Double] = [:]
  /// Whether the route may pass areas that are closed to the public.
  var includesNonPublic: Bool = false
  /// Whether the route is straightened and rounded.
  var smoothing: Bool = true
  /// Walking speed for durations, in metres per second.
  var walkingSpeed: Double = 1.35
}

/// Order in which a route visits its stops.
enum StopOrder: String, Sendable {
  /// The order in which you list the stops.
  case given
  /// The shortest order that starts with the first stop.
  case shortest
}

/// Draws routes with their markers and highlights their steps.
///
/// ```swift
/// let result = try await venue.route(from: venue.locations[0], to: venue.locations[1])
/// if case .found(let route) = result {
///     let session = try await mapView.navigation.draw(route)
///     try await session.showStep(0)
/// }
/// ```
@MainActor
final class Navigation {
  /// Session that is currently drawn.
  var current: NavigationSession? { get }
  /// Draws a route in place of the previous one.
  /// - Parameters:
  ///   - route: Route to draw.
  ///   - options: Appearance and behaviour of the route.
  @discardableResult
  func draw(_ route: Route, options: NavigationOptions = NavigationOptions()) async throws -> NavigationSession
  /// Draws several routes to choose from. The first route is active.
  /// - Parameters:
  ///   - routes: Routes to draw.
  ///   - options: Appearance and behaviour of the routes.
  @discardableResult
  func draw(_ routes: [Route], options: NavigationOptions = NavigationOptions()) async throws -> NavigationSession
  /// Removes the routes from the map.
  func clear() async throws
}

/// A session that shows one or more routes on the map.
///
/// ```swift
/// if let session = mapView.navigation.current {
///     for await progress in session.progress {
///         print(progress.remaining)
///     }
/// }
/// ```
@MainActor
final class NavigationSession {
  /// Routes of the session.
  let routes: [Route]
  /// Returns the index of the active route.
  func activeIndex() async throws -> Int
  /// Makes another route active.
  /// - Parameter index: Index of the route.
  func setActive(_ index: Int) async throws
  /// Highlights an instruction of the active route and shows its floor.
  /// - Parameters:
  ///   - index: Index of the instruction. `nil` highlights none.
  ///   - color: Colour of the highlighted stretch. `nil` means the theme's colour.
  func showStep(_ index: Int?, color: UIColor? = nil) async throws
  /// Updates the user's progress along the route. The part that is already travelled is drawn
  /// paler.
  /// - Parameter position: Position of the user.
  /// - Returns: Progress of the user. `nil` if the position is not on a floor of the route.
  @discardableResult
  func track(_ position: Coordinate) async throws -> RouteProgress?
  /// Progress of the user, each time you track a position.
  var progress: AsyncStream<RouteProgress> { get }
  /// Fires once, when the user comes close to the destination.
  var arrivals: AsyncStream<Route> { get }
  /// Fires once each time the user leaves the route.
  var departures: AsyncStream<RouteProgress> { get }
  /// Removes the routes from the map.
  func remove() async throws
}

/// Progress of the user along a route.
struct RouteProgress: Hashable, Sendable {
  /// Travelled share of the route, from 0 to 1.
  let share: Double
  /// Distance already travelled, in metres.
  let travelled: Double
  /// Distance remaining, in metres.
  let remaining: Double
  /// Walking time remaining, in seconds.
  let remainingSeconds: Double
  /// Distance of the user from the route, in metres.
  let offRoute: Double
  /// Index of the next instruction.
  let instructionIndex: Int
  /// Nearest point on the route.
  let coordinate: Coordinate
}

/// Appearance and behaviour of drawn routes.
struct NavigationOptions: Sendable {
  /// Style of the active route.
  var path: PathStyle = PathStyle(pattern: .arrows, isAnimated: true)
  /// Style of the other routes, by default thin and pale.
  var inactivePath: PathStyle = PathStyle(width: 0.5, minWidthPoints: 3, opacity: 0.45, xrayOpacity: 0.2)
  /// Whether the start, the destination, the stops and the connections have markers.
  var showsMarkers: Bool = true
  /// Whether a tap on a connection's marker changes the floor.
  var changesFloorOnTap: Bool = true
  /// Whether the map changes to the floor where the route starts.
  var followFloor: Bool = true
  /// Whether the camera shows the part of the route on the starting floor.
  var fitsCamera: Bool = true
  /// Distance from the route beyond which the user has left it, in metres.
  var offRouteDistance: Double = 10
  /// Distance from the destination within which the user has arrived, in metres.
  var arrivalDistance: Double = 3
}

/// Lines on floors.
///
/// ```swift
/// let floor = venue.floors[0]
/// let path = try await mapView.paths.add([floor.center, floor.center], style: PathStyle(color: .systemBlue))
/// try await path.remove()
/// ```
@MainActor
final class Paths {
  /// Draws a route as a line, without markers and steps.
  /// - Parameters:
  ///   - route: Route to draw.
  ///   - style: Appearance of the line.
  ///   - draw: Animation that draws the line from its start. `nil` draws the whole line
  ///     immediately.
  @discardableResult
  func add(_ route: Route, style: PathStyle = PathStyle(), draw: MapAnimation? = nil) async throws -> MapPath
  /// Draws a line through coordinates.
  /// - Parameters:
  ///   - coordinates: Points of the line, in order.
  ///   - style: Appearance of the line.
  ///   - draw: Animation that draws the line from its start. `nil` draws the whole line
  ///     immediately.
  @discardableResult
  func add(_ coordinates: [Coordinate], style: PathStyle = PathStyle(), draw: MapAnimation? = nil) async throws -> MapPath
  /// Returns all paths on the map.
  func all() async throws -> [MapPath]
  /// Removes all paths from the map.
  func removeAll() async throws
}

/// A line on the map.
///
/// ```swift
/// let all = try await mapView.paths.all()
/// for path in all {
///     try await path.update { $0.width = 2 }
/// }
/// ```
@MainActor
final class MapPath {
  /// Unique id of the path on its map.
  let id: String
  /// Style of the path.
  var style: PathStyle { get }
  /// Returns the length of the path, in metres.
  func length() async throws -> Double
  /// Changes the style of the path.
  /// - Parameter change: Receives the current style and changes it.
  func update(_ change: (inout PathStyle) -> Void) async throws
  /// Removes the path from the map.
  func remove() async throws
}

/// Appearance and behaviour of a path.
struct PathStyle: Sendable {
  /// Colour of the line. `nil` means the theme's colour.
  var color: UIColor? = nil
  /// Colour of the border and the arrows. `nil` means the theme's colour.
  var accentColor: UIColor? = nil
  /// Width of the line, in metres.
  var width: Double = 0.9
  /// Minimum width of the line, in points.
  var minWidthPoints: Double = 8
  /// Altitude above the floor, in metres.
  var altitude: Double = 0.3
  /// Pattern of the line.
  var pattern: PathPattern = .solid
  /// Whether arrows move along the line.
  var isAnimated: Bool = false
  /// Opacity, from 0 to 1.
  var opacity: Double = 1
  /// Opacity of the parts that other objects hide, from 0 to 1.
  var xrayOpacity: Double = 0.35
  /// Whether the path responds to taps.
  var isInteractive: Bool = false
}

/// Pattern of a line.
enum PathPattern: String, Hashable, Sendable {
  /// A continuous line.
  case solid
  /// A line with gaps.
  case dashed
  /// A line with arrows.
  case arrows
}

/// Your own polygons and lines on the map.
///
/// ```swift
/// let area = GeoJSON.polygon([venue.floors[0].center])
/// let shape = try await mapView.shapes.add(area, floorId: venue.floors[0].id)
/// try await shape.remove()
/// ```
@MainActor
final class Shapes {
  /// Adds a shape.
  /// - Parameters:
  ///   - geoJSON: Polygons or lines to draw.
  ///   - floorId: Id of the shape's floor. `nil` means the current floor.
  ///   - style: Appearance of the shape.
  @discardableResult
  func add(_ geoJSON: GeoJSON, floorId: String? = nil, style: ShapeStyle = ShapeStyle()) async throws -> MapShape
  /// Returns all shapes on the map.
  func all() async throws -> [MapShape]
  /// Removes all shapes from the map.
  func removeAll() async throws
}

/// A shape on the map.
///
/// ```swift
/// let all = try await mapView.shapes.all()
/// for shape in all {
///     try await shape.update { $0.opacity = 0.5 }
/// }
/// ```
@MainActor
final class MapShape {
  /// Unique id of the shape on its map.
  let id: String
  /// Style of the shape.
  var style: ShapeStyle { get }
  /// Changes the style of the shape.
  /// - Parameter change: Receives the current style and changes it.
  func update(_ change: (inout ShapeStyle) -> Void) async throws
  /// Changes the style of the shape gradually.
  /// - Parameters:
  ///   - animation: Duration and easing.
  ///   - change: Receives the current style and changes it.
  @discardableResult
  func animate(_ animation: MapAnimation = MapAnimation(), _ change: (inout ShapeStyle) -> Void) async throws -> AnimationEnd
  /// Removes the shape from the map.
  func remove() async throws
}

/// Appearance and behaviour of a shape.
struct ShapeStyle: Sendable {
  /// Colour of the sides, and of the top unless you set `topColor`. `nil` means the theme's accent
  /// colour.
  var color: UIColor? = nil
  /// Colour of the top. `nil` means the value of `color`.
  var topColor: UIColor? = nil
  /// Height from base to top, in metres. 0 is flat.
  var height: Double = 0
  /// Altitude of the base above the floor, in metres.
  var altitude: Double = 0.25
  /// Width of lines, in metres.
  var width: Double = 0.5
  /// Opacity, from 0 to 1.
  var opacity: Double = 1
  /// Whether the shape responds to taps.
  var isInteractive: Bool = false
  /// Whether the shape is drawn.
  var isVisible: Bool = true
}
