/// A way, or why there is none.
enum RouteResult: Sendable {
  /// There is a way.
  case found(Route)
  /// There is none.
  case notFound(NoRoute)
}

/// A way through the venue.
struct Route: MapTarget, Hashable, Sendable {
  /// Metres on foot.
  let distance: Double
  /// Seconds on foot.
  let durationSeconds: Double
  /// Its parts, one for each stretch on a floor.
  let sections: [RouteSection]
  /// What to do on the way, in order.
  let instructions: [Instruction]
  /// The stops of a way through several places.
  let stops: [RouteStop]
  /// All its points.
  let coordinates: [Coordinate]
  /// Ids of the floors that it passes, in order.
  let floorIds: [String]
}

/// A stretch of a route on one floor.
struct RouteSection: MapTarget, Hashable, Sendable {
  /// Id of the floor.
  let floorId: String
  /// Its points.
  let coordinates: [Coordinate]
  /// Metres on foot.
  let distance: Double
  /// The connection at its end; `nil` for the last one.
  let connection: ElementReference?
  /// Id of the floor that the connection leads to.
  let toFloorId: String?
}

/// A stop on a route through several places.
struct RouteStop: Hashable, Sendable {
  /// Where it is.
  let coordinate: Coordinate
  /// The section at whose end it is.
  let sectionIndex: Int
}

/// Something to do on the way.
struct Instruction: MapTarget, Hashable, Sendable {
  /// What to do.
  let action: InstructionAction
  /// Which way to turn.
  let bearing: TurnBearing
  /// Metres to the next instruction.
  let distance: Double
  /// Where to do it.
  let coordinate: Coordinate
  /// Id of the floor.
  let floorId: String
  /// Id of the floor that a connection leads to.
  let toFloorId: String?
  /// The connection to take.
  let connection: ElementReference?
  /// Something to see there.
  let landmark: ElementReference?
  /// A sentence in the language of the map.
  let text: String
}

/// What to do on the way.
enum InstructionAction: String, Hashable, Sendable {
  /// Go.
  case depart
  /// Turn.
  case turn
  /// Take a lift, stairs or the like.
  case takeConnection = "take-connection"
  /// Leave it.
  case leaveConnection = "leave-connection"
  /// Pass a stop.
  case passStop = "pass-stop"
  /// You are there.
  case arrive
}

/// Which way to turn.
enum TurnBearing: String, Hashable, Sendable {
  /// Straight on.
  case straight
  /// A little to the left.
  case slightLeft = "slight-left"
  /// Left.
  case left
  /// Far to the left.
  case sharpLeft = "sharp-left"
  /// A little to the right.
  case slightRight = "slight-right"
  /// Right.
  case right
  /// Far to the right.
  case sharpRight = "sharp-right"
  /// Back.
  case back
}

/// Why there is no way.
struct NoRoute: Hashable, Sendable {
  /// Why.
  let reason: NoRouteReason
  /// Why, in English, for your log.
  let message: String
}

/// Why there is no way.
enum NoRouteReason: String, Hashable, Sendable {
  /// The venue has no walking network.
  case noNodes = "no-nodes"
  /// The start is not joined to the walking network.
  case startOffNetwork = "start-off-network"
  /// The end is not joined to the walking network.
  case endOffNetwork = "end-off-network"
  /// No connection joins the two.
  case notConnected = "not-connected"
  /// There is a way, but not without steps.
  case notAccessible = "not-accessible"
  /// Every way is closed.
  case closed
}

/// What a way must keep to.
struct RouteOptions: Sendable {
  /// Whether it has no steps.
  var isAccessible: Bool = false
  /// Weights of connections by id: more is avoided, 0 is free.
  var connectionWeights: [String: Double] = [:]
  /// Whether it may pass what is closed to the public.
  var includesNonPublic: Bool = false
  /// Whether it is straightened and rounded.
  var smoothing: Bool = true
  /// Metres per second, for durations.
  var walkingSpeed: Double = 1.35
}

/// The order of stops.
enum StopOrder: String, Sendable {
  /// As they are given.
  case given
  /// The shortest that begins with the first.
  case shortest
}

/// Draws routes with their markers, and follows their steps.
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
  /// The session that is drawn.
  var current: NavigationSession? { get }
  /// Draws a route, in place of the one before.
  /// - Parameters:
  ///   - route: The route.
  ///   - options: How it is shown.
  @discardableResult
  func draw(_ route: Route, options: NavigationOptions = NavigationOptions()) async throws -> NavigationSession
  /// Draws several routes to choose from. The first is the active one.
  /// - Parameters:
  ///   - routes: The routes.
  ///   - options: How they are shown.
  @discardableResult
  func draw(_ routes: [Route], options: NavigationOptions = NavigationOptions()) async throws -> NavigationSession
  /// Takes the routes off the map.
  func clear() async throws
}

/// Routes on the map.
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
  /// The routes.
  let routes: [Route]
  /// The index of the active one.
  func activeIndex() async throws -> Int
  /// Makes another route the active one.
  /// - Parameter index: Its index among the routes.
  func setActive(_ index: Int) async throws
  /// Highlights an instruction of the active route, and shows its floor.
  /// - Parameters:
  ///   - index: Its index among the instructions; `nil` highlights none.
  ///   - color: Colour of the stretch; `nil` is the theme's.
  func showStep(_ index: Int?, color: UIColor? = nil) async throws
  /// Tells where the user is; what lies behind is drawn paler.
  /// - Parameter position: Where the user is.
  /// - Returns: How far the user came; `nil` when the position is not on a floor of the route.
  @discardableResult
  func track(_ position: Coordinate) async throws -> RouteProgress?
  /// How far the user came, each time a position is tracked.
  var progress: AsyncStream<RouteProgress> { get }
  /// Tells once when the user comes near the destination.
  var arrivals: AsyncStream<Route> { get }
  /// Tells when the user leaves the route, once until back.
  var departures: AsyncStream<RouteProgress> { get }
  /// Takes the routes off the map.
  func remove() async throws
}

/// How far the user came on a route.
struct RouteProgress: Hashable, Sendable {
  /// From 0 to 1.
  let share: Double
  /// Metres that lie behind.
  let travelled: Double
  /// Metres that lie ahead.
  let remaining: Double
  /// Seconds that lie ahead.
  let remainingSeconds: Double
  /// Metres from the route.
  let offRoute: Double
  /// The instruction that is next.
  let instructionIndex: Int
  /// The nearest place on the route.
  let coordinate: Coordinate
}

/// How a route is shown.
struct NavigationOptions: Sendable {
  /// Look of the active route.
  var path: PathStyle = PathStyle(pattern: .arrows, isAnimated: true)
  /// Look of the other routes: thin and pale.
  var inactivePath: PathStyle = PathStyle(width: 0.5, minWidthPoints: 3, opacity: 0.45, xrayOpacity: 0.2)
  /// Whether start, destination, stops and connections have markers.
  var showsMarkers: Bool = true
  /// Whether a tap on the marker of a connection changes the floor.
  var changesFloorOnTap: Bool = true
  /// Whether the map goes to the floor where the route starts.
  var followFloor: Bool = true
  /// Whether the camera shows the part of the route on that floor.
  var fitsCamera: Bool = true
  /// Metres from the route beyond which it is left.
  var offRouteDistance: Double = 10
  /// Metres from the destination within which it is reached.
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
  ///   - route: The route.
  ///   - style: How it looks.
  ///   - draw: How long the line grows; `nil` is there at once.
  @discardableResult
  func add(_ route: Route, style: PathStyle = PathStyle(), draw: MapAnimation? = nil) async throws -> MapPath
  /// Draws a line through places.
  /// - Parameters:
  ///   - coordinates: The places, in order.
  ///   - style: How it looks.
  ///   - draw: How long the line grows; `nil` is there at once.
  @discardableResult
  func add(_ coordinates: [Coordinate], style: PathStyle = PathStyle(), draw: MapAnimation? = nil) async throws -> MapPath
  /// All paths on the map.
  func all() async throws -> [MapPath]
  /// Takes all paths off the map.
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
  /// Names the path among those of a map.
  let id: String
  /// How it looks.
  var style: PathStyle { get }
  /// Metres from its begin to its end.
  func length() async throws -> Double
  /// Changes how it looks.
  /// - Parameter change: Is given the style to change.
  func update(_ change: (inout PathStyle) -> Void) async throws
  /// Takes it off the map.
  func remove() async throws
}

/// How a line looks.
struct PathStyle: Sendable {
  /// Colour of the line; `nil` is the theme's.
  var color: UIColor? = nil
  /// Colour of the border and of arrows; `nil` is the theme's.
  var accentColor: UIColor? = nil
  /// Width in metres.
  var width: Double = 0.9
  /// Never thinner than this, in points.
  var minWidthPoints: Double = 8
  /// Metres above the floor.
  var altitude: Double = 0.3
  /// How the line is filled.
  var pattern: PathPattern = .solid
  /// Whether arrows move along it.
  var isAnimated: Bool = false
  /// From 0 to 1.
  var opacity: Double = 1
  /// How much of it shines through what hides it, from 0 to 1.
  var xrayOpacity: Double = 0.35
  /// Whether taps meet it.
  var isInteractive: Bool = false
}

/// How a line is filled.
enum PathPattern: String, Hashable, Sendable {
  /// Wholly.
  case solid
  /// With gaps.
  case dashed
  /// With arrows.
  case arrows
}

/// Polygons and lines of your own.
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
  ///   - geoJSON: Polygons or lines.
  ///   - floorId: The floor that it stands on; `nil` is the current one.
  ///   - style: How it looks.
  @discardableResult
  func add(_ geoJSON: GeoJSON, floorId: String? = nil, style: ShapeStyle = ShapeStyle()) async throws -> MapShape
  /// All shapes on the map.
  func all() async throws -> [MapShape]
  /// Takes all shapes off the map.
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
  /// Names the shape among those of a map.
  let id: String
  /// How it looks.
  var style: ShapeStyle { get }
  /// Changes how it looks.
  /// - Parameter change: Is given the style to change.
  func update(_ change: (inout ShapeStyle) -> Void) async throws
  /// Changes how it looks gradually.
  /// - Parameters:
  ///   - animation: How long it takes.
  ///   - change: Is given the style to change.
  @discardableResult
  func animate(_ animation: MapAnimation = MapAnimation(), _ change: (inout ShapeStyle) -> Void) async throws -> AnimationEnd
  /// Takes it off the map.
  func remove() async throws
}

/// How a shape looks.
struct ShapeStyle: Sendable {
  /// Colour of the sides, and of the top unless `topColor` is given; `nil` is the theme's accent.
  var color: UIColor? = nil
  /// Colour of the top.
  var topColor: UIColor? = nil
  /// Metres from its base to its top; 0 is flat.
  var height: Double = 0
  /// Metres from the floor to its base.
  var altitude: Double = 0.25
  /// Width of lines, in metres.
  var width: Double = 0.5
  /// From 0 to 1.
  var opacity: Double = 1
  /// Whether taps meet it.
  var isInteractive: Bool = false
  /// Whether it is drawn.
  var isVisible: Bool = true
}
