/// Names that face the user. Where there is no room for all, the rank decides who stays.
///
/// ```swift
/// let locations = venue.locations
/// try await mapView.labels.removeAll()
/// try await mapView.labels.addAll(locations, options: LabelOptions(rank: .high))
/// ```
@MainActor
final class Labels {
  /// Adds a label.
  /// - Parameters:
  ///   - target: Where it stands. On a room it stands on its top.
  ///   - options: How it looks; without a text it is the name of the target.
  @discardableResult
  func add(_ target: any MapTarget, options: LabelOptions = LabelOptions()) async throws -> MapLabel
  /// Adds many labels at once. Locations that have no place on the map are left out.
  /// - Parameters:
  ///   - targets: Where they stand.
  ///   - options: How they look.
  @discardableResult
  func addAll(_ targets: [any MapTarget], options: LabelOptions = LabelOptions()) async throws -> [MapLabel]
  /// Labels the venue's places, in place of the labels that the map began with.
  /// - Parameter labels: Which places, and with which icons.
  @discardableResult
  func addAutomatic(_ labels: AutomaticLabels = .all) async throws -> [MapLabel]
  /// All labels on the map.
  func all() async throws -> [MapLabel]
  /// Takes all labels off the map, those that came by themselves too.
  func removeAll() async throws
}

/// A label on the map.
///
/// ```swift
/// let label = try await mapView.labels.add(venue.locations[0])
/// try await label.update { $0.color = .systemRed }
/// try await label.remove()
/// ```
@MainActor
final class MapLabel: MapTarget {
  /// Names the label among those of a map.
  let id: String
  /// How it looks.
  var options: LabelOptions { get }
  /// Changes how it looks.
  /// - Parameter change: Is given the options to change.
  func update(_ change: (inout LabelOptions) -> Void) async throws
  /// Whether it has a place on the screen now.
  func isShown() async throws -> Bool
  /// The taps on it, while it is interactive.
  var taps: AsyncStream<MapTap> { get }
  /// Takes it off the map.
  func remove() async throws
}

/// How a label looks and behaves.
struct LabelOptions: Sendable {
  /// What it says; `nil` is the name of its target.
  var text: String? = nil
  /// Colour of the text; `nil` is the theme's.
  var color: UIColor? = nil
  /// Colour of the outline around the text; `nil` is the theme's.
  var haloColor: UIColor? = nil
  /// Who comes first where there is no room for all labels and markers.
  var rank: Rank = .medium
  /// An address, the path of an asset in the venue's bundle, or the source of an SVG.
  var icon: String? = nil
  /// Width and height of the icon, in points.
  var iconSize: Double = 22
  /// Colour of a disc behind the icon; `nil` is none.
  var iconBackground: UIColor? = nil
  /// Where the text stands, seen from the place or the icon. Of several the first is taken that is free.
  /// `nil` is `center`; with an icon `bottom`, `right`, `left`, `top` and `iconOnly`, in this order.
  var placement: [LabelPlacement]? = nil
  /// Font size, in points.
  var size: Double = 13
  /// Weight of the font, 100 to 900.
  var weight: Int = 500
  /// Width at which text wraps, in points.
  var maxWidth: Double = 110
  /// Lines at most; a longer text ends in an ellipsis.
  var maxLines: Int = 3
  /// Hidden below this zoom level; `nil` is never.
  var minZoom: Double? = nil
  /// Hidden above this zoom level; `nil` is never.
  var maxZoom: Double? = nil
  /// Whether taps meet it.
  var isInteractive: Bool = false
  /// Whether it takes part at all; it may still lack room.
  var isVisible: Bool = true
}

/// Where the text of a label stands.
enum LabelPlacement: String, Hashable, Sendable {
  /// On the place.
  case center
  /// Right of it.
  case right
  /// Left of it.
  case left
  /// Above it.
  case top
  /// Below it.
  case bottom
  /// The icon alone.
  case iconOnly = "icon-only"
}

/// Which places get a label by themselves.
enum AutomaticLabels: Hashable, Sendable {
  /// All places, with logos and icons of categories.
  case all
  /// All places, with logos alone.
  case logos
  /// All places, without icons.
  case withoutIcons
  /// None.
  case none
}

/// Who comes first where there is no room for all.
enum Rank: Hashable, Sendable {
  /// Gives way first.
  case low
  /// Gives way to what is more important.
  case medium
  /// Stays where it can.
  case high
  /// Always shown, even over others.
  case always
  /// A number of your own: more comes first. `low` is 1, `medium` 2, `high` 3.
  case value(Double)
}

/// Names that lie on the floor and turn with the building.
///
/// ```swift
/// let rooms = try await venue.all(Space.self)
/// try await mapView.flatLabels.addAll(rooms, options: FlatLabelOptions(maxSize: 2))
/// ```
@MainActor
final class FlatLabels {
  /// Adds a flat label.
  /// - Parameters:
  ///   - target: Where it lies. On a room it lies on its top.
  ///   - options: How it looks; without a text it is the name of the target.
  @discardableResult
  func add(_ target: any MapTarget, options: FlatLabelOptions = FlatLabelOptions()) async throws -> FlatLabel
  /// Adds many flat labels at once. Targets without a name or a place are left out.
  /// - Parameters:
  ///   - targets: Where they lie.
  ///   - options: How they look.
  @discardableResult
  func addAll(_ targets: [any MapTarget], options: FlatLabelOptions = FlatLabelOptions()) async throws -> [FlatLabel]
  /// All flat labels.
  func all() async throws -> [FlatLabel]
  /// Takes all flat labels off the map.
  func removeAll() async throws
}

/// A label that lies on the floor.
///
/// ```swift
/// let label = try await mapView.flatLabels.add(venue.floors[0], options: FlatLabelOptions(text: "Market"))
/// try await label.remove()
/// ```
@MainActor
final class FlatLabel: MapTarget {
  /// Names the label among those of a map.
  let id: String
  /// How it looks.
  var options: FlatLabelOptions { get }
  /// Changes how it looks.
  /// - Parameter change: Is given the options to change.
  func update(_ change: (inout FlatLabelOptions) -> Void) async throws
  /// Takes it off the map.
  func remove() async throws
}

/// How a flat label looks.
struct FlatLabelOptions: Sendable {
  /// What it says; `nil` is the name of its target.
  var text: String? = nil
  /// Colour of the text; `nil` is the theme's.
  var color: UIColor? = nil
  /// Font size in metres; `nil` is the largest that fits, 1 where the target has no area.
  var size: Double? = nil
  /// Largest font size that is taken to fit, in metres.
  var maxSize: Double = 3
  /// Most lines that a text is broken into to fit.
  var maxLines: Int = 2
  /// Metres above its place.
  var altitude: Double = 0.05
  /// Direction of the top of the text, clockwise from north; `nil` is along the room, 0 where there is none.
  var rotationDegrees: Double? = nil
  /// Whether it turns by half when the camera sees it upside down.
  var keepsReadable: Bool = true
  /// From 0 to 1.
  var opacity: Double = 1
  /// Whether taps meet it.
  var isInteractive: Bool = false
  /// Whether it is drawn.
  var isVisible: Bool = true
}
