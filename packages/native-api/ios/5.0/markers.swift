/// Your own HTML on the map.
///
/// ```swift
/// let marker = try await mapView.markers.add(
///     venue.locations[0],
///     options: MarkerOptions(content: "<b>Sale</b>", anchor: .bottom)
/// )
/// ```
@MainActor
final class Markers {
  /// Adds a marker.
  /// - Parameters:
  ///   - target: Position of the marker.
  ///   - options: Content and behaviour of the marker.
  /// - Throws: `MapError` with the code `unknownTarget` if the target has no position in this
  ///   venue.
  @discardableResult
  func add(_ target: any MapTarget, options: MarkerOptions = MarkerOptions()) async throws -> MapMarker
  /// Returns all markers on the map.
  func all() async throws -> [MapMarker]
  /// Removes all markers from the map.
  func removeAll() async throws
}

/// A marker on the map.
///
/// ```swift
/// let marker = try await mapView.markers.add(venue.locations[0])
/// try await marker.update { $0.rank = .always }
/// try await marker.remove()
/// ```
@MainActor
final class MapMarker: MapTarget {
  /// Unique id of the marker on its map.
  let id: String
  /// Content and behaviour of the marker.
  var options: MarkerOptions { get }
  /// Changes the content and behaviour of the marker.
  /// - Parameter change: Receives the current options and changes them.
  func update(_ change: (inout MarkerOptions) -> Void) async throws
  /// Moves the marker.
  /// - Parameters:
  ///   - target: New position of the marker.
  ///   - animation: Duration and easing. `nil` jumps.
  @discardableResult
  func move(to target: any MapTarget, animation: MapAnimation? = nil) async throws -> AnimationEnd
  /// Returns the marker's position.
  func coordinate() async throws -> Coordinate
  /// Returns whether the marker is currently visible on the screen.
  func isShown() async throws -> Bool
  /// Taps on the marker, while the marker is interactive.
  var taps: AsyncStream<MapTap> { get }
  /// Removes the marker from the map.
  func remove() async throws
}

/// Content and behaviour of a marker.
struct MarkerOptions: Sendable {
  /// Content of the marker. `nil` shows a pin in the theme's accent colour.
  var content: HTMLContent? = nil
  /// Part of the marker that sits on the target position.
  var anchor: MarkerAnchor = .bottom
  /// Offset to the right and down, in points.
  var offset: CGPoint = .zero
  /// Collision priority. If markers and labels overlap, the one with the higher rank is shown.
  var rank: Rank = .medium
  /// Whether the marker collapses if it lacks space, or is shown over other objects.
  var collision: MarkerCollision = .avoid
  /// Appearance of a marker that lacks space.
  var collapsed: MarkerCollapse = .dot
  /// Whether the marker responds to taps.
  var isInteractive: Bool = false
  /// Name that VoiceOver reads. `nil` means the marker's text, or the target's name.
  var title: String? = nil
  /// Stacking order. Markers with a higher value cover others.
  var zIndex: Int = 0
  /// Zoom level below which the marker is hidden. `nil` means never.
  var minZoom: Double? = nil
  /// Zoom level above which the marker is hidden. `nil` means never.
  var maxZoom: Double? = nil
  /// Whether the marker is enabled. An enabled marker can still be hidden for lack of space.
  var isVisible: Bool = true
}

/// Part of a marker that sits on its target position.
enum MarkerAnchor: String, CaseIterable, Hashable, Sendable {
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
  /// Top left corner of the marker.
  case topLeft = "top-left"
  /// Top right corner of the marker.
  case topRight = "top-right"
  /// Bottom left corner of the marker.
  case bottomLeft = "bottom-left"
  /// Bottom right corner of the marker.
  case bottomRight = "bottom-right"
}

/// Behaviour of a marker that lacks space.
enum MarkerCollision: String, Hashable, Sendable {
  /// The marker collapses.
  case avoid
  /// The marker is shown over other objects.
  case alwaysShow = "always-show"
}

/// Appearance of a marker that lacks space.
enum MarkerCollapse: String, Hashable, Sendable {
  /// A dot remains, if there is space for one.
  case dot
  /// The marker is hidden completely.
  case hidden
}

/// HTML for markers and tooltips. Values interpolated into a literal are escaped, so names from a
/// server are safe. Scripts do not run.
///
/// ```swift
/// let name = venue.locations[0].name
/// let content: HTMLContent = "<b>\(name)</b>"
/// ```
struct HTMLContent: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// Creates HTML from plain text. No part of the text is read as a tag.
  /// - Parameter text: Plain text.
  init(text: String)
  /// Creates HTML from source that you trust. The source is not escaped, so never include user
  /// input.
  /// - Parameter html: HTML source.
  static func trusted(_ html: String) -> HTMLContent
  /// Creates HTML for an image that ships with the app.
  /// - Parameters:
  ///   - image: Image to show.
  ///   - size: Width and height of the image, in points.
  ///   - label: Name that VoiceOver reads.
  static func image(_ image: UIImage, size: CGSize, label: String = "") -> HTMLContent
  /// HTML source.
  var html: String { get }
}

/// Short notes at points of the map, such as the turns of a route.
///
/// ```swift
/// let tooltip = try await mapView.tooltips.add(venue.floors[0].center, text: "Meet here")
/// try await tooltip.remove()
/// ```
@MainActor
final class Tooltips {
  /// Adds a tooltip with a text.
  /// - Parameters:
  ///   - target: Point that the tooltip belongs to.
  ///   - text: Plain text of the tooltip.
  ///   - options: Position and behaviour of the tooltip.
  @discardableResult
  func add(_ target: any MapTarget, text: String, options: TooltipOptions = TooltipOptions()) async throws -> Tooltip
  /// Adds a tooltip with HTML.
  /// - Parameters:
  ///   - target: Point that the tooltip belongs to.
  ///   - content: HTML content of the tooltip.
  ///   - options: Position and behaviour of the tooltip.
  @discardableResult
  func add(_ target: any MapTarget, content: HTMLContent, options: TooltipOptions = TooltipOptions()) async throws -> Tooltip
  /// All tooltips on the map.
  var all: [Tooltip] { get }
  /// Removes all tooltips from the map.
  func removeAll() async throws
}

/// A tooltip on the map.
///
/// ```swift
/// for tooltip in mapView.tooltips.all {
///     try await tooltip.remove()
/// }
/// ```
@MainActor
final class Tooltip: MapTarget {
  /// Unique id of the tooltip on its map.
  let id: String
  /// Position and behaviour of the tooltip.
  var options: TooltipOptions { get }
  /// Changes the text of the tooltip.
  /// - Parameter text: New plain text.
  func setText(_ text: String) async throws
  /// Taps on the tooltip, while the tooltip is interactive.
  var taps: AsyncStream<MapTap> { get }
  /// Removes the tooltip from the map.
  func remove() async throws
}

/// Position and behaviour of a tooltip.
struct TooltipOptions: Sendable {
  /// Allowed sides in order of preference. The tooltip uses the first side that overlaps no label,
  /// marker or other tooltip.
  var sides: [TooltipSide] = [.top, .bottom, .right, .left]
  /// Collision priority. If tooltips, labels and markers overlap, the one with the higher rank is
  /// shown.
  var rank: Rank = .high
  /// Colour of the background. `nil` means the theme's colour.
  var backgroundColor: UIColor? = nil
  /// Colour of the text. `nil` means the theme's colour.
  var textColor: UIColor? = nil
  /// Width at which the text wraps, in points.
  var maxWidth: Double = 180
  /// Whether the tooltip responds to taps.
  var isInteractive: Bool = false
}

/// A side of a point.
enum TooltipSide: String, Hashable, Sendable {
  /// Above the point.
  case top
  /// Below the point.
  case bottom
  /// To the left of the point.
  case left
  /// To the right of the point.
  case right
}
