/// The dot that shows the user's position. The SDK draws positions; it does not determine them.
///
/// ```swift
/// let position = PositionReport(latitude: 38.7033, longitude: -9.1389, floorLevel: 1, accuracy: 4)
/// try await mapView.blueDot.report(position)
/// try await mapView.blueDot.follow(.position)
/// ```
@MainActor
final class BlueDot {
  /// Last position that the dot accepted.
  var position: DotPosition? { get }
  /// Current state of the dot.
  var state: DotState { get }
  /// Current follow mode of the camera.
  var following: FollowMode { get }
  /// Reports the user's position.
  /// - Parameter position: Position of the user.
  /// - Throws: `MapError` with the code `badOption` or `unknownTarget` if the position is not valid
  ///   in this venue.
  func report(_ position: PositionReport) async throws
  /// Reports a position from Core Location.
  ///
  /// If the location includes a floor, its level is matched with the levels of the venue's floors,
  /// where 0 is the ground floor.
  /// - Parameters:
  ///   - location: Position from Core Location.
  ///   - heading: Heading of the device. `nil` omits the beam.
  func report(_ location: CLLocation, heading: CLHeading? = nil) async throws
  /// Reports a position that is certain, such as that of a scanned code. For the given time, it
  /// overrides all others.
  /// - Parameters:
  ///   - position: Position of the user.
  ///   - duration: Time for which the position overrides others, in seconds.
  func hold(_ position: PositionReport, for duration: TimeInterval = 30) async throws
  /// Reports positions from Core Location until you call `stopWatchingDevice`. Requests permission
  /// if the user has not decided yet.
  ///
  /// Requires `NSLocationWhenInUseUsageDescription` in `Info.plist`.
  /// - Returns: Permission that the user granted. A refusal does not throw.
  @discardableResult
  func watchDevice() async throws -> DeviceGrant
  /// Stops reporting positions from Core Location.
  func stopWatchingDevice()
  /// Makes the camera follow the user until you set `off` or the user moves the map.
  /// - Parameters:
  ///   - mode: Mode in which the camera follows the user.
  ///   - options: Camera settings when following starts.
  func follow(_ mode: FollowMode, options: FollowOptions = FollowOptions()) async throws
  /// Moves the dot along a route, so you can test without walking.
  /// - Parameters:
  ///   - route: Route to walk.
  ///   - speed: Walking speed, in metres per second.
  /// - Returns: Whether the walk finished.
  @discardableResult
  func simulate(_ route: Route, speed: Double = 1.35) async throws -> AnimationEnd
  /// Shows the dot again after `hide`.
  func show() async throws
  /// Hides the dot. The dot still accepts positions.
  func hide() async throws
  /// Changes the dot's appearance and how it judges positions.
  /// - Parameter options: New options.
  func update(_ options: BlueDotOptions) async throws
  /// Accepted positions, as they arrive.
  var positions: AsyncStream<DotPosition> { get }
  /// States of the dot, as they change.
  var states: AsyncStream<DotState> { get }
  /// Removes the dot from the map and stops the sensors.
  func remove() async throws
}

/// A position to report to the map.
struct PositionReport: Hashable, Sendable {
  /// Latitude, in degrees north.
  var latitude: Double
  /// Longitude, in degrees east.
  var longitude: Double
  /// Id of the floor, if you know it.
  var floorId: String? = nil
  /// Level of the floor, if you know the level instead of the id. 0 is the ground floor.
  var floorLevel: Int? = nil
  /// Accuracy of the position, as a radius in metres. `nil` means 0, which draws no ring.
  var accuracy: Double? = nil
  /// Heading of the user, in degrees clockwise from north.
  var headingDegrees: Double? = nil
  /// Time of measurement. `nil` means now.
  var timestamp: Date? = nil
}

/// A position that the dot accepted.
struct DotPosition: Hashable, Sendable {
  /// Position of the user.
  let coordinate: Coordinate
  /// Accuracy of the position, as a radius in metres.
  let accuracy: Double
  /// Heading of the user, in degrees clockwise from north.
  let headingDegrees: Double?
  /// Time of measurement.
  let timestamp: Date
}

/// State of the blue dot.
enum DotState: String, Hashable, Sendable {
  /// The dot is hidden.
  case hidden
  /// The dot shows a position.
  case active
  /// The position is less accurate than it should be.
  case uncertain
  /// No position has arrived for a while.
  case stale
  /// The user is outside the venue.
  case outOfBounds = "out-of-bounds"
  /// Location access is denied or not available.
  case disabled
}

/// Mode in which the camera follows the user.
enum FollowMode: String, Hashable, Sendable {
  /// The camera does not follow the user.
  case off
  /// The camera follows the position.
  case position
  /// The camera follows the position and the user's heading.
  case heading
  /// The camera follows the position and the direction of the route ahead.
  case path
}

/// A change of the camera's follow mode.
struct FollowChange: Sendable {
  /// New follow mode of the camera.
  let mode: FollowMode
  /// Previous follow mode of the camera.
  let previous: FollowMode
  /// Whether following ended because the user moved the map.
  let isByUser: Bool
}

/// Camera settings when following starts.
struct FollowOptions: Sendable {
  /// Zoom level. `nil` means the current level, with a minimum of 20.
  var zoom: Double? = nil
  /// Pitch, in degrees, where 0 looks straight down. `nil` means the current pitch.
  var pitchDegrees: Double? = nil
  /// Duration and easing of the movement to the dot.
  var animation: MapAnimation = MapAnimation(duration: 1)
}

/// Whether the device provides positions.
enum DeviceGrant: String, Sendable {
  /// The device provides positions.
  case granted
  /// The user denied location access.
  case denied
  /// The user turned off Precise Location, so positions can be kilometres off.
  case reduced
  /// The device cannot provide positions.
  case unavailable
}

/// Appearance of the dot, and how it judges positions.
struct BlueDotOptions: Sendable {
  /// Colour of the dot, the ring and the heading. `nil` means the theme's accent colour.
  var color: UIColor? = nil
  /// Radius of the dot with its rim, in points.
  var radiusPoints: Double = 11
  /// Whether a ring shows the accuracy.
  var showsAccuracy: Bool = true
  /// Whether a beam shows the heading.
  var showsHeading: Bool = true
  /// Time without a position after which the dot is stale, in seconds.
  var staleAfter: TimeInterval = 30
  /// Accuracy radius above which the dot is uncertain, in metres.
  var uncertainAbove: Double = 50
  /// Distance around the venue's floors that still counts as inside, in metres.
  var boundsPadding: Double = 20
  /// Whether the map changes to the floor of the dot while the camera follows it.
  var followFloor: Bool = true
}
