/// Appearance of the floating labels of all locations.
struct FloatingLabelOptions {
  /// Colours and size.
  var appearance: FloatingLabelAppearance = .darkOnLight
  /// Whether the location's logo appears beside its name.
  var showsIcons: Bool = true
}

/// Colours and size of floating labels.
struct FloatingLabelAppearance {
  /// Colour of the text.
  var color: UIColor
  /// Colour of the outline around the text.
  var outlineColor: UIColor
  /// Font size, in points.
  var fontSize: Double = 13
  /// Width at which the text wraps, in points.
  var maxWidth: Double = 110
  /// Maximum number of lines.
  var maxLines: Int = 2
  /// Light text for dark maps.
  static let lightOnDark: FloatingLabelAppearance
  /// Dark text for light maps.
  static let darkOnLight: FloatingLabelAppearance
}

/// Behaviour of a marker.
struct MarkerOptions {
  /// Part of the marker that sits on its position.
  var anchor: MarkerAnchor = .center
  /// Collision priority. If markers and labels overlap, the one with the higher value is shown.
  var rank: Int = 1
  /// Whether the marker responds to taps.
  var interactive: Bool = false
}

/// Part of a marker that sits on its position.
enum MarkerAnchor {
  /// Centre of the marker.
  case center
  /// Top edge of the marker.
  case top
  /// Bottom edge of the marker.
  case bottom
  /// Left edge of the marker.
  case left
  /// Right edge of the marker.
  case right
}

/// Tilt, rotation and focus of the camera.
///
/// ```swift
/// venueView.cameraControls.setTilt(30)
/// venueView.cameraControls.setRotation(90)
/// ```
class CameraControls {
  /// Tilt, in degrees, where 0 looks straight down.
  var tilt: Double { get }
  /// Rotation, in degrees clockwise from north.
  var rotation: Double { get }
  /// Changes the tilt.
  /// - Parameter tilt: Tilt, in degrees, where 0 looks straight down.
  func setTilt(_ tilt: Double)
  /// Changes the rotation.
  /// - Parameter rotation: Rotation, in degrees clockwise from north.
  func setRotation(_ rotation: Double)
  /// Changes the zoom.
  /// - Parameter zoom: Width of the visible area, in metres.
  /// - Since: 4.1
  func setZoom(_ zoom: Double)
  /// Moves the camera so that places are in view.
  /// - Parameters:
  ///   - options: Places to show, and the animation.
  ///   - completion: Called when the camera has arrived.
  func focusOn(_ options: FocusOptions, completion: (() -> Void)? = nil)
}

/// Places to show, and the animation.
struct FocusOptions {
  /// Places to show.
  var places: [any Navigable]
  /// Duration of the animation, in seconds.
  var duration: TimeInterval = 0.5
  /// Free space at the edges, in points.
  var padding: Double = 40
}

/// A route through the venue.
struct Directions {
  /// Walking distance, in metres.
  let distance: Double
  /// Instructions along the route, in order.
  let instructions: [DirectionsInstruction]
  /// Nodes of the route.
  let path: [MapNode]
}

/// An instruction along a route.
struct DirectionsInstruction {
  /// Instruction as a sentence.
  let text: String
  /// Distance to the next instruction, in metres.
  let distance: Double
  /// Node where the instruction applies.
  let node: MapNode
}

/// Draws directions.
///
/// ```swift
/// func draw(_ directions: Directions, in venueView: VenueView) {
///     venueView.journey.draw(directions)
///     venueView.journey.setStep(0)
/// }
/// ```
class Journey {
  /// Draws directions. The new directions replace the previous ones.
  /// - Parameters:
  ///   - directions: Directions to draw.
  ///   - options: Appearance of the directions.
  func draw(_ directions: Directions, options: JourneyOptions = JourneyOptions())
  /// Shows a step of the directions on its map.
  /// - Parameter step: Index of the step.
  func setStep(_ step: Int)
  /// Removes the directions from the map.
  func clear()
}

/// Appearance of drawn directions.
struct JourneyOptions {
  /// Colour of the line. `nil` means the SDK's colour.
  var pathColor: UIColor? = nil
  /// Width of the line, in metres.
  var pathWidth: Double = 1
  /// HTML of the marker at the start. `nil` shows a pin.
  var departureMarker: String? = nil
  /// HTML of the marker at the destination. `nil` shows a pin.
  var destinationMarker: String? = nil
}

/// The dot that shows the user's position.
///
/// ```swift
/// let coords = PositionCoordinates(latitude: 38.7, longitude: -9.1, accuracy: 5)
/// venueView.blueDot.enable()
/// venueView.blueDot.update(Position(timestamp: Date(), coords: coords))
/// ```
class BlueDot {
  /// Shows the dot as soon as there is a position.
  /// - Parameter options: Appearance of the dot.
  func enable(_ options: BlueDotOptions = BlueDotOptions())
  /// Reports the user's position.
  func update(_ position: Position)
  /// Sets whether the camera follows the user.
  func setState(_ state: ViewState)
  /// Removes the dot from the map.
  func disable()
}

/// Appearance of the blue dot.
struct BlueDotOptions {
  /// Whether positions are smoothed.
  var smoothing: Bool = true
  /// Whether the walking direction is shown.
  var showBearing: Bool = true
}

/// A position to report to the map.
struct Position {
  /// Time of measurement.
  var timestamp: Date
  /// Coordinates of the position.
  var coords: PositionCoordinates
}

/// Coordinates of a position.
struct PositionCoordinates {
  /// Latitude, in degrees north.
  var latitude: Double
  /// Longitude, in degrees east.
  var longitude: Double
  /// Accuracy of the position, as a radius in metres.
  var accuracy: Double
  /// Level of the floor. `nil` means unknown.
  var floorLevel: Int? = nil
}

/// A position that the dot accepted.
struct BlueDotPosition {
  /// Reported position.
  let position: Position
  /// Map that the position is on.
  let map: VenueMap?
  /// Nearest node of the walking network.
  let nearestNode: MapNode?
}

/// A change of the dot's state.
struct BlueDotStateChange {
  /// New state of the dot.
  let state: BlueDotState
  /// Reason for the change.
  let reason: String
}

/// State of the blue dot.
enum BlueDotState {
  /// The dot has no position.
  case hidden
  /// The dot shows a position.
  case active
  /// No position has arrived for a while.
  case inactive
  /// The position is outside the venue.
  case uncertain
}
