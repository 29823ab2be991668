/// Where the map is seen from.
///
/// ```swift
/// let before = try await mapView.camera.state()
/// try await mapView.camera.focusOn(venue.floors[0])
/// try await mapView.camera.animate(to: before.change)
/// ```
@MainActor
final class Camera {
  /// Where the camera is now.
  func state() async throws -> CameraState
  /// Moves the camera at once. Ends an animation.
  /// - Parameter change: What to change.
  func set(_ change: CameraChange) async throws
  /// Moves the camera gradually: straight where it is near, in an arc where it is far.
  /// - Parameters:
  ///   - change: What to change.
  ///   - animation: How long it takes; `nil` is 0.3 to 2.5 seconds, by how far it is.
  /// - Returns: Whether it came to its end. The user, or another call, may stop it.
  @discardableResult
  func animate(to change: CameraChange, animation: MapAnimation? = nil) async throws -> AnimationEnd
  /// Brings something into view, with its height, as close as it fits.
  /// - Parameters:
  ///   - target: What to look at.
  ///   - options: How close, and what stays free at the edges.
  /// - Throws: `MapError` with the code `unknownTarget` for what has no place in this venue.
  @discardableResult
  func focusOn(_ target: any MapTarget, options: FocusOptions = FocusOptions()) async throws -> AnimationEnd
  /// Brings several things into view together.
  /// - Parameters:
  ///   - targets: What to look at.
  ///   - options: How close, and what stays free at the edges.
  @discardableResult
  func focusOn(_ targets: [any MapTarget], options: FocusOptions = FocusOptions()) async throws -> AnimationEnd
  /// Goes back to how the map began.
  /// - Parameter animation: How long it takes; `nil` jumps.
  @discardableResult
  func reset(animation: MapAnimation? = nil) async throws -> AnimationEnd
  /// Ends whatever moves the camera.
  func stop() async throws
  /// Says which edges are covered, by a sheet or a bar; the middle of the view is the middle of the rest.
  /// - Parameters:
  ///   - padding: Points at each edge.
  ///   - animation: How long it takes; `nil` jumps.
  @discardableResult
  func setPadding(_ padding: UIEdgeInsets, animation: MapAnimation? = nil) async throws -> AnimationEnd
  /// Changes how far the camera may go.
  /// - Parameter limits: The limits.
  func setLimits(_ limits: CameraLimits) async throws
  /// Changes which gestures move the map.
  /// - Parameter gestures: The gestures that do.
  func setGestures(_ gestures: MapGestures) async throws
  /// Whether something is in view.
  /// - Parameters:
  ///   - target: What to look for.
  ///   - wholly: Whether all of it must be.
  func isInView(_ target: any MapTarget, wholly: Bool = false) async throws -> Bool
  /// The place at a point of the view; `nil` beside the ground.
  /// - Parameters:
  ///   - point: A point in the view.
  ///   - floorId: The floor that is meant; `nil` is the current one.
  func coordinate(at point: CGPoint, floorId: String? = nil) async throws -> Coordinate?
  /// The point of the view where a place is; `nil` behind the camera.
  /// - Parameter coordinate: The place.
  func point(of coordinate: Coordinate) async throws -> CGPoint?
}

/// Where the camera is.
struct CameraState: Hashable, Sendable {
  /// What is in the middle of the view, on the current floor.
  let center: Coordinate
  /// Zoom level: one more shows half as much. A point is about 1 m at 16 and 3 cm at 21.
  let zoom: Double
  /// Direction that is up on the screen, clockwise from north.
  let bearingDegrees: Double
  /// 0 looks straight down.
  let pitchDegrees: Double
  /// Metres that a point of the view covers in its middle.
  let metresPerPoint: Double
  /// The change that brings the camera here.
  var change: CameraChange { get }
}

/// What of the camera to change; what is `nil` stays.
struct CameraChange: Hashable, Sendable {
  /// What is in the middle of the view.
  var center: Coordinate? = nil
  /// Zoom level: one more shows half as much.
  var zoom: Double? = nil
  /// Direction that is up on the screen, clockwise from north.
  var bearingDegrees: Double? = nil
  /// 0 looks straight down.
  var pitchDegrees: Double? = nil
}

/// How the camera begins.
struct CameraOptions: Sendable {
  /// What is in the middle of the view; `nil` is the middle of the first floor.
  var center: Coordinate? = nil
  /// Zoom level; `nil` is as close as the whole first floor is seen.
  var zoom: Double? = nil
  /// Direction that is up on the screen; `nil` is that which the venue gives.
  var bearingDegrees: Double? = nil
  /// 0 looks straight down.
  var pitchDegrees: Double = 45
  /// Points at the edges that something covers.
  var padding: UIEdgeInsets = .zero
  /// How far the camera may go.
  var limits: CameraLimits = CameraLimits()
  /// Which gestures move the map.
  var gestures: MapGestures = .all
}

/// How something is brought into view.
struct FocusOptions: Sendable {
  /// How long it takes; `nil` is 0.3 to 2.5 seconds, by how far it is.
  var animation: MapAnimation? = nil
  /// Points that stay free at the edges, besides the camera's own padding; `nil` is 40 each.
  var padding: UIEdgeInsets? = nil
  /// Not closer than this.
  var maxZoom: Double = 21
  /// Not farther than this, even if not all fits; `nil` is that of the limits.
  var minZoom: Double? = nil
  /// Direction that is up on the screen; `nil` is the present one.
  var bearingDegrees: Double? = nil
  /// 0 looks straight down; `nil` is the present one.
  var pitchDegrees: Double? = nil
  /// Whether the map changes to a floor of the target.
  var followFloor: Bool = true
}

/// How far the camera may go; what is `nil` is not limited further than the SDK does.
struct CameraLimits: Hashable, Sendable {
  /// The farthest zoom level; `nil` is 15, or less where a large venue would not fit.
  var minZoom: Double? = nil
  /// The closest zoom level; `nil` is 22.
  var maxZoom: Double? = nil
  /// The steepest view; `nil` is 0, straight down.
  var minPitchDegrees: Double? = nil
  /// The flattest view; `nil` is 75.
  var maxPitchDegrees: Double? = nil
  /// Whether the middle of the view stays over the venue.
  var staysOverVenue: Bool = true
}

/// Gestures that move the map.
struct MapGestures: OptionSet, Hashable, Sendable {
  /// The gestures as bits.
  let rawValue: Int
  /// Drag with one finger.
  static let pan: MapGestures
  /// Pinch and double tap.
  static let zoom: MapGestures
  /// Turn two fingers.
  static let rotate: MapGestures
  /// Drag with two fingers.
  static let pitch: MapGestures
  /// All of them.
  static let all: MapGestures
}

/// How long a change takes.
struct MapAnimation: Hashable, Sendable {
  /// Seconds. 0 jumps, and so does every animation while Reduce Motion is on.
  var duration: TimeInterval = 0.3
  /// How its speed changes on the way.
  var easing: Easing = .easeInOut
  /// Changes at once.
  static let none: MapAnimation
}

/// How the speed of an animation changes.
enum Easing: String, Hashable, Sendable {
  /// It does not.
  case linear
  /// Slow at first.
  case easeIn = "ease-in"
  /// Slow at last.
  case easeOut = "ease-out"
  /// Slow at both ends.
  case easeInOut = "ease-in-out"
}

/// How an animation ended.
enum AnimationEnd: String, Sendable {
  /// It came to its end.
  case finished
  /// The user or another call stopped it.
  case stopped
}
