/// Which floor is shown.
///
/// ```swift
/// let ground = venue.floors.first { $0.elevation == 0 }
/// if let ground {
///     try await mapView.floors.set(ground)
/// }
/// ```
@MainActor
final class FloorControl {
  /// The floor that is shown; `nil` until a venue is.
  var current: Floor? { get }
  /// The building of the floor that is shown.
  var currentStack: FloorStack? { get }
  /// Shows a floor.
  /// - Parameters:
  ///   - floor: The floor.
  ///   - animation: How long it takes; `nil` is 0.3 seconds.
  @discardableResult
  func set(_ floor: Floor, animation: MapAnimation? = nil) async throws -> AnimationEnd
  /// Shows a floor.
  /// - Parameters:
  ///   - id: Its id or external id.
  ///   - animation: How long it takes; `nil` is 0.3 seconds.
  /// - Throws: `MapError` with the code `unknownTarget` when there is none.
  @discardableResult
  func set(_ id: String, animation: MapAnimation? = nil) async throws -> AnimationEnd
  /// The floors that are drawn, lowest first.
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
  ///   - change: What to change.
  func set(_ element: any MapTarget, _ change: ElementChange) async throws
  /// Changes several elements. One call for many is faster than many calls.
  /// - Parameters:
  ///   - elements: The elements, or references to them.
  ///   - change: What to change.
  func set(_ elements: [any MapTarget], _ change: ElementChange) async throws
  /// Changes elements gradually.
  /// - Parameters:
  ///   - elements: The elements, or references to them.
  ///   - change: What to change.
  ///   - animation: How long it takes.
  @discardableResult
  func animate(_ elements: [any MapTarget], _ change: ElementChange, animation: MapAnimation = MapAnimation()) async throws -> AnimationEnd
  /// What an element is like now.
  /// - Parameter element: The element, or a reference to it.
  func state(of element: any MapTarget) async throws -> ElementState
  /// Takes changes back.
  /// - Parameter elements: The elements, or references to them; `nil` is all that were changed.
  func reset(_ elements: [any MapTarget]? = nil) async throws
}

/// What of an element to change; what is `nil` stays.
struct ElementChange: Sendable {
  /// Whether it is drawn.
  var isVisible: Bool? = nil
  /// Colour of the sides, and of the top unless `topColor` is given.
  var color: UIColor? = nil
  /// Colour of the top.
  var topColor: UIColor? = nil
  /// From 0 to 1.
  var opacity: Double? = nil
  /// Metres from its base to its top.
  var height: Double? = nil
  /// Metres from the floor to its base.
  var altitude: Double? = nil
  /// Whether taps meet it.
  var isInteractive: Bool? = nil
}

/// What an element is like.
struct ElementState: Sendable {
  /// Whether it is drawn.
  let isVisible: Bool
  /// Colour of the sides.
  let color: UIColor
  /// Colour of the top.
  let topColor: UIColor
  /// From 0 to 1.
  let opacity: Double
  /// Metres from its base to its top.
  let height: Double
  /// Metres from the floor to its base.
  let altitude: Double
  /// Whether taps meet it.
  let isInteractive: Bool
}

/// Which groups of things are drawn.
///
/// ```swift
/// try await mapView.layers.set(.labels, isVisible: false)
/// ```
@MainActor
final class Layers {
  /// Shows or hides a group.
  /// - Parameters:
  ///   - layer: The group.
  ///   - isVisible: Whether it is drawn.
  func set(_ layer: Layer, isVisible: Bool) async throws
  /// Whether a group is drawn.
  /// - Parameter layer: The group.
  func isVisible(_ layer: Layer) async throws -> Bool
}

/// A group of things on the map.
enum Layer: String, CaseIterable, Sendable {
  /// Rooms.
  case spaces
  /// Walls.
  case walls
  /// Doors.
  case doors
  /// Windows.
  case windows
  /// Furniture and other things.
  case objects
  /// Areas.
  case areas
  /// Buildings seen from outside.
  case facades
  /// Pictures.
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
