/// Control that changes the current floor.
///
/// ```swift
/// let ground = venue.floors.first { $0.elevation == 0 }
/// if let ground {
///     try await mapView.floors.set(ground)
/// }
/// ```
@MainActor
final class FloorControl {
  /// Current floor. `nil` until a venue is shown.
  var current: Floor? { get }
  /// Building of the current floor.
  var currentStack: FloorStack? { get }
  /// Shows a floor.
  /// - Parameters:
  ///   - floor: Floor to show.
  ///   - animation: Duration and easing. `nil` means 0.3 seconds.
  @discardableResult
  func set(_ floor: Floor, animation: MapAnimation? = nil) async throws -> AnimationEnd
  /// Shows the floor with an id or external id.
  /// - Parameters:
  ///   - id: Id of the floor, or its external id.
  ///   - animation: Duration and easing. `nil` means 0.3 seconds.
  /// - Throws: `MapError` with the code `unknownTarget` if there is no such floor.
  @discardableResult
  func set(_ id: String, animation: MapAnimation? = nil) async throws -> AnimationEnd
  /// Returns the floors that are drawn, lowest first.
  func visible() async throws -> [Floor]
}

/// Colours, heights and visibility of rooms, walls and objects.
///
/// ```swift
/// let rooms = try await venue.all(Space.self)
/// try await mapView.elements.set(rooms, ElementChange(isInteractive: true))
/// ```
@MainActor
final class ElementControl {
  /// Changes an element.
  /// - Parameters:
  ///   - element: The element, or a reference to it.
  ///   - change: Values to change.
  func set(_ element: any MapTarget, _ change: ElementChange) async throws
  /// Changes several elements. One call for many elements is faster than many calls.
  /// - Parameters:
  ///   - elements: The elements, or references to them.
  ///   - change: Values to change.
  func set(_ elements: [any MapTarget], _ change: ElementChange) async throws
  /// Changes elements gradually.
  /// - Parameters:
  ///   - elements: The elements, or references to them.
  ///   - change: Values to change.
  ///   - animation: Duration and easing.
  @discardableResult
  func animate(_ elements: [any MapTarget], _ change: ElementChange, animation: MapAnimation = MapAnimation()) async throws -> AnimationEnd
  /// Returns the current state of an element.
  /// - Parameter element: The element, or a reference to it.
  func state(of element: any MapTarget) async throws -> ElementState
  /// Undoes changes.
  /// - Parameter elements: The elements, or references to them. `nil` resets all changed elements.
  func reset(_ elements: [any MapTarget]? = nil) async throws
}

/// Values of an element to change. Values that are `nil` stay as they are.
struct ElementChange: Sendable {
  /// Whether the element is drawn.
  var isVisible: Bool? = nil
  /// Colour of the sides, and of the top unless you set `topColor`.
  var color: UIColor? = nil
  /// Colour of the top.
  var topColor: UIColor? = nil
  /// Opacity, from 0 to 1.
  var opacity: Double? = nil
  /// Height from base to top, in metres.
  var height: Double? = nil
  /// Altitude of the base above the floor, in metres.
  var altitude: Double? = nil
  /// Whether the element responds to taps.
  var isInteractive: Bool? = nil
}

/// State of an element.
struct ElementState: Sendable {
  /// Whether the element is drawn.
  let isVisible: Bool
  /// Colour of the sides.
  let color: UIColor
  /// Colour of the top.
  let topColor: UIColor
  /// Opacity, from 0 to 1.
  let opacity: Double
  /// Height from base to top, in metres.
  let height: Double
  /// Altitude of the base above the floor, in metres.
  let altitude: Double
  /// Whether the element responds to taps.
  let isInteractive: Bool
}

/// Visibility of groups of map objects.
///
/// ```swift
/// try await mapView.layers.set(.labels, isVisible: false)
/// ```
@MainActor
final class Layers {
  /// Shows or hides a group.
  /// - Parameters:
  ///   - layer: Group to change.
  ///   - isVisible: Whether the group is drawn.
  func set(_ layer: Layer, isVisible: Bool) async throws
  /// Returns whether a group is drawn.
  /// - Parameter layer: Group to check.
  func isVisible(_ layer: Layer) async throws -> Bool
}

/// A group of map objects.
enum Layer: String, CaseIterable, Sendable {
  /// Rooms.
  case spaces
  /// Walls.
  case walls
  /// Doors.
  case doors
  /// Windows.
  case windows
  /// Furniture and other objects.
  case objects
  /// Areas.
  case areas
  /// Exteriors of buildings.
  case facades
  /// Images.
  case images
  /// Shapes.
  case shapes
  /// Paths.
  case paths
  /// Models.
  case models
  /// Flat labels.
  case flatLabels = "text"
  /// The blue dot.
  case blueDot = "blue-dot"
  /// Labels.
  case labels
  /// Markers and tooltips.
  case markers
}
