/// How floating labels of all locations look.
struct FloatingLabelOptions {
  /// Colours and size.
  var appearance: FloatingLabelAppearance = .darkOnLight
  /// Whether a location's logo stands beside its name.
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
  /// Width at which text wraps, in points.
  var maxWidth: Double = 110
  /// Lines at most.
  var maxLines: Int = 2
  /// Light text for dark maps.
  static let lightOnDark: FloatingLabelAppearance
  /// Dark text for light maps.
  static let darkOnLight: FloatingLabelAppearance
}

/// How a marker behaves.
struct MarkerOptions {
  /// The part of the marker that stands on its place.
  var anchor: MarkerAnchor = .center
  /// Who stays where there is no room for all: more comes first.
  var rank: Int = 1
  /// Whether taps meet it.
  var interactive: Bool = false
}

/// The part of a marker that stands on its place.
enum MarkerAnchor {
  /// Its middle.
  case center
  /// Its upper edge.
  case top
  /// Its lower edge.
  case bottom
  /// Its left edge.
  case left
  /// Its right edge.
  case right
}

/// Tilt, rotation and focus.
///
/// ```swift
/// venueView.cameraControls.setTilt(30)
/// venueView.cameraControls.setRotation(90)
/// ```
class CameraControls {
  /// Tilt in degrees; 0 looks straight down.
  var tilt: Double { get }
  /// Rotation in degrees, clockwise from north.
  var rotation: Double { get }
  /// Changes the tilt.
  /// - Parameter tilt: Degrees; 0 looks straight down.
  func setTilt(_ tilt: Double)
  /// Changes the rotation.
  /// - Parameter rotation: Degrees, clockwise from north.
  func setRotation(_ rotation: Double)
  /// Changes the zoom.
  /// - Parameter zoom: Metres that the view is wide.
  /// - Since: 4.1
  func setZoom(_ zoom: Double)
  /// Brings places into view.
  /// - Parameters:
  ///   - options: The places, and how.
  ///   - completion: Is called when the camera is there.
  func focusOn(_ options: FocusOptions, completion: (() -> Void)? = nil)
}

/// What is brought into view, and how.
struct FocusOptions {
  /// The places.
  var places: [any Navigable]
  /// Seconds.
  var duration: TimeInterval = 0.5
  /// Points that stay free at the edges.
  var padding: Double = 40
}

/// A way through the venue.
struct Directions {
  /// Metres on foot.
  let distance: Double
  /// What to do on the way, in order.
  let instructions: [DirectionsInstruction]
  /// Its points.
  let path: [MapNode]
}

/// Something to do on the way.
struct DirectionsInstruction {
  /// A sentence.
  let text: String
  /// Metres to the next one.
  let distance: Double
  /// Where to do it.
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
  /// Draws directions, in place of those before.
  /// - Parameters:
  ///   - directions: The way.
  ///   - options: How it looks.
  func draw(_ directions: Directions, options: JourneyOptions = JourneyOptions())
  /// Shows a stretch of the way, on its map.
  /// - Parameter step: Its index.
  func setStep(_ step: Int)
  /// Takes the way off the map.
  func clear()
}

/// How directions look.
struct JourneyOptions {
  /// Colour of the line; `nil` is that of the SDK.
  var pathColor: UIColor? = nil
  /// Width in metres.
  var pathWidth: Double = 1
  /// HTML of the marker at the start; `nil` is a pin.
  var departureMarker: String? = nil
  /// HTML of the marker at the end; `nil` is a pin.
  var destinationMarker: String? = nil
}

/// Where the user is.
///
/// ```swift
/// let coords = PositionCoordinates(latitude: 38.7, longitude: -9.1, accuracy: 5)
/// venueView.blueDot.enable()
/// venueView.blueDot.update(Position(timestamp: Date(), coords: coords))
/// ```
class BlueDot {
  /// Shows the dot once there is a position.
  /// - Parameter options: How it looks.
  func enable(_ options: BlueDotOptions = BlueDotOptions())
  /// Tells a position.
  func update(_ position: Position)
  /// Lets the camera follow, or not.
  func setState(_ state: ViewState)
  /// Takes the dot off the map.
  func disable()
}

/// How the blue dot looks.
struct BlueDotOptions {
  /// Whether positions are smoothed.
  var smoothing: Bool = true
  /// Whether the direction of walking is shown.
  var showBearing: Bool = true
}

/// A position that is told to the map.
struct Position {
  /// When it was measured.
  var timestamp: Date
  /// Where it is.
  var coords: PositionCoordinates
}

/// Where a position is.
struct PositionCoordinates {
  /// Degrees north.
  var latitude: Double
  /// Degrees east.
  var longitude: Double
  /// Metres within which it is right.
  var accuracy: Double
  /// Level of the floor; `nil` is not known.
  var floorLevel: Int? = nil
}

/// A position that the map took.
struct BlueDotPosition {
  /// The position.
  let position: Position
  /// The map that it is on.
  let map: VenueMap?
  /// The nearest node of the walking network.
  let nearestNode: MapNode?
}

/// A change of the dot's state.
struct BlueDotStateChange {
  /// What the dot is like.
  let state: BlueDotState
  /// Why it changed.
  let reason: String
}

/// What the dot is like.
enum BlueDotState {
  /// There is no position.
  case hidden
  /// It shows a position.
  case active
  /// No position came for a while.
  case inactive
  /// The position is not in the venue.
  case uncertain
}
