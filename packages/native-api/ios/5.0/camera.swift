/// The camera, which defines the view of the map.
///
/// ```swift
/// let before = try await mapView.camera.state()
/// try await mapView.camera.focusOn(venue.floors[0])
/// try await mapView.camera.animate(to: before.change)
/// ```
@MainActor
final class Camera {
  /// Returns the current state of the camera.
  func state() async throws -> CameraState
  /// Moves the camera immediately and ends any running animation.
  /// - Parameter change: Values to change.
  func set(_ change: CameraChange) async throws
  /// Moves the camera gradually: in a straight line over short distances, in an arc over long ones.
  /// - Parameters:
  ///   - change: Values to change.
  ///   - animation: Duration and easing. `nil` means 0.3 to 2.5 seconds, depending on the distance.
  /// - Returns: Whether the animation finished. The user or another call can stop it.
  @discardableResult
  func animate(to change: CameraChange, animation: MapAnimation? = nil) async throws -> AnimationEnd
  /// Brings a target, including its height, into view, as close as it fits.
  /// - Parameters:
  ///   - target: Target to show.
  ///   - options: Zoom range, padding and animation.
  /// - Throws: `MapError` with the code `unknownTarget` if the target has no position in this
  ///   venue.
  @discardableResult
  func focusOn(_ target: any MapTarget, options: FocusOptions = FocusOptions()) async throws -> AnimationEnd
  /// Brings several targets into view together.
  /// - Parameters:
  ///   - targets: Targets to show.
  ///   - options: Zoom range, padding and animation.
  @discardableResult
  func focusOn(_ targets: [any MapTarget], options: FocusOptions = FocusOptions()) async throws -> AnimationEnd
  /// Restores the initial view.
  /// - Parameter animation: Duration and easing. `nil` jumps.
  @discardableResult
  func reset(animation: MapAnimation? = nil) async throws -> AnimationEnd
  /// Stops every camera movement.
  func stop() async throws
  /// Sets the padding for edges that a sheet or bar covers. The camera centres its target in the
  /// remaining area.
  /// - Parameters:
  ///   - padding: Padding at each edge, in points.
  ///   - animation: Duration and easing. `nil` jumps.
  @discardableResult
  func setPadding(_ padding: UIEdgeInsets, animation: MapAnimation? = nil) async throws -> AnimationEnd
  /// Changes the limits of the camera's movement.
  /// - Parameter limits: New limits.
  func setLimits(_ limits: CameraLimits) async throws
  /// Changes which gestures move the map.
  /// - Parameter gestures: Gestures to enable.
  func setGestures(_ gestures: MapGestures) async throws
  /// Returns whether a target is in view.
  /// - Parameters:
  ///   - target: Target to check.
  ///   - wholly: Whether the whole target must be in view.
  func isInView(_ target: any MapTarget, wholly: Bool = false) async throws -> Bool
  /// Returns the coordinate at a point of the view, or `nil` if the point is not over the ground.
  /// - Parameters:
  ///   - point: A point in the view.
  ///   - floorId: Id of the floor to use. `nil` means the current floor.
  func coordinate(at point: CGPoint, floorId: String? = nil) async throws -> Coordinate?
  /// Returns the point of the view where a coordinate appears, or `nil` if it is behind the
  /// camera.
  /// - Parameter coordinate: Coordinate to project.
  func point(of coordinate: Coordinate) async throws -> CGPoint?
}

/// State of the camera.
struct CameraState: Hashable, Sendable {
  /// Coordinate at the centre of the view, on the current floor.
  let center: Coordinate
  /// Zoom level. Each step up doubles the scale. A point covers about 1 m at 16 and 3 cm at 21.
  let zoom: Double
  /// Bearing of the map, in degrees clockwise from north.
  let bearingDegrees: Double
  /// Pitch, in degrees, where 0 looks straight down.
  let pitchDegrees: Double
  /// Distance that one point covers at the centre of the view, in metres.
  let metresPerPoint: Double
  /// Change that returns the camera to this state.
  var change: CameraChange { get }
}

/// Camera values to change. Values that are `nil` stay as they are.
struct CameraChange: Hashable, Sendable {
  /// Coordinate at the centre of the view.
  var center: Coordinate? = nil
  /// Zoom level. Each step up doubles the scale.
  var zoom: Double? = nil
  /// Bearing of the map, in degrees clockwise from north.
  var bearingDegrees: Double? = nil
  /// Pitch, in degrees, where 0 looks straight down.
  var pitchDegrees: Double? = nil
}

/// Initial state, limits and gestures of the camera.
struct CameraOptions: Sendable {
  /// Coordinate at the centre of the view. `nil` means the centre of the first floor.
  var center: Coordinate? = nil
  /// Zoom level. `nil` means the closest level that shows the whole first floor.
  var zoom: Double? = nil
  /// Bearing of the map, in degrees clockwise from north. `nil` means the bearing that the venue
  /// defines.
  var bearingDegrees: Double? = nil
  /// Pitch, in degrees, where 0 looks straight down.
  var pitchDegrees: Double = 45
  /// Padding for edges that other views cover, in points.
  var padding: UIEdgeInsets = .zero
  /// Limits of the camera's movement.
  var limits: CameraLimits = CameraLimits()
  /// Gestures that move the map.
  var gestures: MapGestures = .all
}

/// Options for bringing a target into view.
struct FocusOptions: Sendable {
  /// Duration and easing. `nil` means 0.3 to 2.5 seconds, depending on the distance.
  var animation: MapAnimation? = nil
  /// Free space at the edges, in points, in addition to the camera's padding. `nil` means 40 at
  /// each edge.
  var padding: UIEdgeInsets? = nil
  /// Maximum zoom level.
  var maxZoom: Double = 21
  /// Minimum zoom level, even if the target does not fit. `nil` means the minimum of the camera
  /// limits.
  var minZoom: Double? = nil
  /// Bearing of the map, in degrees clockwise from north. `nil` means the current bearing.
  var bearingDegrees: Double? = nil
  /// Pitch, in degrees, where 0 looks straight down. `nil` means the current pitch.
  var pitchDegrees: Double? = nil
  /// Whether the map changes to a floor of the target.
  var followFloor: Bool = true
}

/// Limits of the camera's movement. For values that are `nil`, the SDK's own limits apply.
struct CameraLimits: Hashable, Sendable {
  /// Minimum zoom level. `nil` means 15, or less if a large venue would not fit.
  var minZoom: Double? = nil
  /// Maximum zoom level. `nil` means 22.
  var maxZoom: Double? = nil
  /// Minimum pitch, in degrees. `nil` means 0, which looks straight down.
  var minPitchDegrees: Double? = nil
  /// Maximum pitch, in degrees. `nil` means 75.
  var maxPitchDegrees: Double? = nil
  /// Whether the centre of the view stays over the venue.
  var staysOverVenue: Bool = true
}

/// Gestures that move the map.
struct MapGestures: OptionSet, Hashable, Sendable {
  /// Gestures as a bit mask.
  let rawValue: Int
  /// Dragging with one finger, which moves the map.
  static let pan: MapGestures
  /// Pinching and double-tapping, which zoom the map.
  static let zoom: MapGestures
  /// Turning two fingers, which rotates the map.
  static let rotate: MapGestures
  /// Dragging with two fingers, which tilts the map.
  static let pitch: MapGestures
  /// All gestures.
  static let all: MapGestures
}

/// Duration and easing of a change.
struct MapAnimation: Hashable, Sendable {
  /// Duration in seconds. 0 jumps, and so does every animation while Reduce Motion is on.
  var duration: TimeInterval = 0.3
  /// Speed curve of the change.
  var easing: Easing = .easeInOut
  /// Applies the change immediately.
  static let none: MapAnimation
}

/// Speed curve of an animation.
enum Easing: String, Hashable, Sendable {
  /// Constant speed.
  case linear
  /// Slow start.
  case easeIn = "ease-in"
  /// Slow end.
  case easeOut = "ease-out"
  /// Slow start and slow end.
  case easeInOut = "ease-in-out"
}

/// Outcome of an animation.
enum AnimationEnd: String, Sendable {
  /// The animation ran to its end.
  case finished
  /// The user or another call stopped the animation.
  case stopped
}
