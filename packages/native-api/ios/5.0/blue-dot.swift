/// Where the user is. The SDK draws positions, it does not determine them.
///
/// ```swift
/// let position = PositionReport(latitude: 38.7033, longitude: -9.1389, floorLevel: 1, accuracy: 4)
/// try await mapView.blueDot.report(position)
/// try await mapView.blueDot.follow(.position)
/// ```
@MainActor
final class BlueDot {
  /// The last position that was taken.
  var position: DotPosition? { get }
  /// What the dot is like now.
  var state: DotState { get }
  /// What the camera follows now.
  var following: FollowMode { get }
  /// Tells a position.
  /// - Parameter position: The position.
  /// - Throws: `MapError` with the code `badOption` or `unknownTarget` for what is no position in this venue.
  func report(_ position: PositionReport) async throws
  /// Tells a position that Core Location gave.
  ///
  /// Its floor, where there is one, is taken as the level of the venue's floors: 0 is ground.
  /// - Parameters:
  ///   - location: The position.
  ///   - heading: Where the device points; `nil` leaves the beam out.
  func report(_ location: CLLocation, heading: CLHeading? = nil) async throws
  /// Tells a position that is certain, such as that of a code that was scanned. For a while it beats every other one.
  /// - Parameters:
  ///   - position: The position.
  ///   - duration: Seconds.
  func hold(_ position: PositionReport, for duration: TimeInterval = 30) async throws
  /// Takes positions of Core Location until `stopWatchingDevice`. Asks for permission if there is none yet.
  ///
  /// Needs `NSLocationWhenInUseUsageDescription` in `Info.plist`.
  /// - Returns: What was granted. A refusal is no error.
  @discardableResult
  func watchDevice() async throws -> DeviceGrant
  /// Takes no more positions of Core Location.
  func stopWatchingDevice()
  /// Lets the camera follow, until `off`, or until the user moves the map.
  /// - Parameters:
  ///   - mode: What is followed.
  ///   - options: How the camera begins to follow.
  func follow(_ mode: FollowMode, options: FollowOptions = FollowOptions()) async throws
  /// Lets the dot walk a route, to try things out at a desk.
  /// - Parameters:
  ///   - route: The way.
  ///   - speed: Metres per second.
  /// - Returns: Whether the walk came to its end.
  @discardableResult
  func simulate(_ route: Route, speed: Double = 1.35) async throws -> AnimationEnd
  /// Shows the dot after `hide`.
  func show() async throws
  /// Hides the dot. Positions are taken nevertheless.
  func hide() async throws
  /// Changes how it looks and how positions are judged.
  /// - Parameter options: The options.
  func update(_ options: BlueDotOptions) async throws
  /// Positions as they are taken.
  var positions: AsyncStream<DotPosition> { get }
  /// States as they change.
  var states: AsyncStream<DotState> { get }
  /// Takes it off the map and ends what it listens to.
  func remove() async throws
}

/// A position that is told to the map.
struct PositionReport: Hashable, Sendable {
  /// Degrees north.
  var latitude: Double
  /// Degrees east.
  var longitude: Double
  /// Id of the floor, where you know it.
  var floorId: String? = nil
  /// Level of the floor, where you know that instead: 0 is ground.
  var floorLevel: Int? = nil
  /// Metres within which it is right; `nil` is 0, which draws no ring.
  var accuracy: Double? = nil
  /// Where the user looks, in degrees clockwise from north.
  var headingDegrees: Double? = nil
  /// When it was measured; `nil` is now.
  var timestamp: Date? = nil
}

/// A position that the map took.
struct DotPosition: Hashable, Sendable {
  /// Where it is.
  let coordinate: Coordinate
  /// Metres within which it is right.
  let accuracy: Double
  /// Where the user looks, in degrees clockwise from north.
  let headingDegrees: Double?
  /// When it was measured.
  let timestamp: Date
}

/// What the dot is like.
enum DotState: String, Hashable, Sendable {
  /// It is hidden.
  case hidden
  /// It shows a position.
  case active
  /// Its position is less exact than it should be.
  case uncertain
  /// No position came for a while.
  case stale
  /// The user is outside of the venue.
  case outOfBounds = "out-of-bounds"
  /// Positions are refused or not available.
  case disabled
}

/// What the camera follows.
enum FollowMode: String, Hashable, Sendable {
  /// Nothing.
  case off
  /// The position.
  case position
  /// The position and the direction of looking.
  case heading
  /// The position and the direction of the way ahead.
  case path
}

/// The camera began or ended to follow the user.
struct FollowChange: Sendable {
  /// What the camera follows now.
  let mode: FollowMode
  /// What it followed before.
  let previous: FollowMode
  /// Whether the user ended it by moving the map.
  let isByUser: Bool
}

/// How the camera begins to follow.
struct FollowOptions: Sendable {
  /// Zoom level; `nil` is the present one, at least 20.
  var zoom: Double? = nil
  /// 0 looks straight down; `nil` is the present one.
  var pitchDegrees: Double? = nil
  /// How long it takes to get to the dot.
  var animation: MapAnimation = MapAnimation(duration: 1)
}

/// Whether the device gives positions.
enum DeviceGrant: String, Sendable {
  /// It does.
  case granted
  /// The user refused.
  case denied
  /// The user turned Precise Location off: positions are kilometres wide.
  case reduced
  /// It cannot.
  case unavailable
}

/// How the dot looks, and how positions are judged.
struct BlueDotOptions: Sendable {
  /// Colour of dot, ring and heading; `nil` is the theme's accent.
  var color: UIColor? = nil
  /// Radius of the dot with its rim, in points.
  var radiusPoints: Double = 11
  /// Whether a ring shows the accuracy.
  var showsAccuracy: Bool = true
  /// Whether a beam shows the heading.
  var showsHeading: Bool = true
  /// Seconds without a position after which the dot is stale.
  var staleAfter: TimeInterval = 30
  /// Metres of accuracy above which the dot is uncertain.
  var uncertainAbove: Double = 50
  /// Metres around the floors of the venue that still count as inside.
  var boundsPadding: Double = 20
  /// Whether the map changes to the floor of the dot while the camera follows it.
  var followFloor: Bool = true
}
