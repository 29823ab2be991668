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
  ///   - target: Where it stands.
  ///   - options: What it shows and how it behaves.
  /// - Throws: `MapError` with the code `unknownTarget` for what has no place in this venue.
  @discardableResult
  func add(_ target: any MapTarget, options: MarkerOptions = MarkerOptions()) async throws -> MapMarker
  /// All markers on the map.
  func all() async throws -> [MapMarker]
  /// Takes all markers off the map.
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
  /// Names the marker among those of a map.
  let id: String
  /// What it shows and how it behaves.
  var options: MarkerOptions { get }
  /// Changes what it shows and how it behaves.
  /// - Parameter change: Is given the options to change.
  func update(_ change: (inout MarkerOptions) -> Void) async throws
  /// Moves it.
  /// - Parameters:
  ///   - target: Where it goes.
  ///   - animation: How long it takes; `nil` jumps.
  @discardableResult
  func move(to target: any MapTarget, animation: MapAnimation? = nil) async throws -> AnimationEnd
  /// Where it stands.
  func coordinate() async throws -> Coordinate
  /// Whether it has a place on the screen now.
  func isShown() async throws -> Bool
  /// The taps on it, while it is interactive.
  var taps: AsyncStream<MapTap> { get }
  /// Takes it off the map.
  func remove() async throws
}

/// What a marker shows and how it behaves.
struct MarkerOptions: Sendable {
  /// What is shown; `nil` is a pin in the theme's accent colour.
  var content: HTMLContent? = nil
  /// The part of the marker that stands on its place.
  var anchor: MarkerAnchor = .bottom
  /// Points that it is shifted right and down.
  var offset: CGPoint = .zero
  /// Who comes first where there is no room for all markers and labels.
  var rank: Rank = .medium
  /// Whether it gives way where there is no room, or is shown over what is there.
  var collision: MarkerCollision = .avoid
  /// What is left of it where there is no room.
  var collapsed: MarkerCollapse = .dot
  /// Whether taps meet it.
  var isInteractive: Bool = false
  /// What VoiceOver calls it; `nil` is its text, or the name of its target.
  var title: String? = nil
  /// Markers with a higher one cover others.
  var zIndex: Int = 0
  /// Hidden below this zoom level; `nil` is never.
  var minZoom: Double? = nil
  /// Hidden above this zoom level; `nil` is never.
  var maxZoom: Double? = nil
  /// Whether it takes part at all; it may still lack room.
  var isVisible: Bool = true
}

/// The part of a marker that stands on its place.
enum MarkerAnchor: String, CaseIterable, Hashable, Sendable {
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
  /// Its upper left corner.
  case topLeft = "top-left"
  /// Its upper right corner.
  case topRight = "top-right"
  /// Its lower left corner.
  case bottomLeft = "bottom-left"
  /// Its lower right corner.
  case bottomRight = "bottom-right"
}

/// What a marker does where there is no room.
enum MarkerCollision: String, Hashable, Sendable {
  /// It gives way.
  case avoid
  /// It is shown over what is there.
  case alwaysShow = "always-show"
}

/// What is left of a marker where there is no room.
enum MarkerCollapse: String, Hashable, Sendable {
  /// A dot, if there is room for that.
  case dot
  /// Nothing.
  case hidden
}

/// HTML for markers and tooltips. What is put into a literal is escaped, so names from a server may
/// stand there. Scripts do not run.
///
/// ```swift
/// let name = venue.locations[0].name
/// let content: HTMLContent = "<b>\(name)</b>"
/// ```
struct HTMLContent: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// Makes HTML of a text: nothing in it is read as a tag.
  /// - Parameter text: The text.
  init(text: String)
  /// HTML as it is. Nothing is escaped: never put in what users typed.
  /// - Parameter html: The source.
  static func trusted(_ html: String) -> HTMLContent
  /// A picture that ships with the app.
  /// - Parameters:
  ///   - image: The picture.
  ///   - size: Its width and height, in points.
  ///   - label: What VoiceOver calls it.
  static func image(_ image: UIImage, size: CGSize, label: String = "") -> HTMLContent
  /// The source.
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
  ///   - target: The point that it belongs to.
  ///   - text: What it says, as plain text.
  ///   - options: Where it stands and how it behaves.
  @discardableResult
  func add(_ target: any MapTarget, text: String, options: TooltipOptions = TooltipOptions()) async throws -> Tooltip
  /// Adds a tooltip with HTML.
  /// - Parameters:
  ///   - target: The point that it belongs to.
  ///   - content: What it shows.
  ///   - options: Where it stands and how it behaves.
  @discardableResult
  func add(_ target: any MapTarget, content: HTMLContent, options: TooltipOptions = TooltipOptions()) async throws -> Tooltip
  /// All tooltips on the map.
  var all: [Tooltip] { get }
  /// Takes all tooltips off the map.
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
  /// Names the tooltip among those of a map.
  let id: String
  /// Where it stands and how it behaves.
  var options: TooltipOptions { get }
  /// Changes what it says.
  /// - Parameter text: What it says, as plain text.
  func setText(_ text: String) async throws
  /// The taps on it, while it is interactive.
  var taps: AsyncStream<MapTap> { get }
  /// Takes it off the map.
  func remove() async throws
}

/// Where a tooltip stands and how it behaves.
struct TooltipOptions: Sendable {
  /// The sides that it may stand on, the best first. The first is taken that leaves others free.
  var sides: [TooltipSide] = [.top, .bottom, .right, .left]
  /// Who comes first where there is no room for all labels, markers and tooltips.
  var rank: Rank = .high
  /// Colour of its background; `nil` is the theme's.
  var backgroundColor: UIColor? = nil
  /// Colour of its text; `nil` is the theme's.
  var textColor: UIColor? = nil
  /// Width at which text wraps, in points.
  var maxWidth: Double = 180
  /// Whether taps meet it.
  var isInteractive: Bool = false
}

/// A side of a point.
enum TooltipSide: String, Hashable, Sendable {
  /// Above it.
  case top
  /// Below it.
  case bottom
  /// Left of it.
  case left
  /// Right of it.
  case right
}
