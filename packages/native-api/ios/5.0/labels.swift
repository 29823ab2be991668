/// Text labels that always face the user. If labels compete for space, their rank decides which are
/// shown.
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
  ///   - target: Position of the label. On a room, the label sits on top.
  ///   - options: Appearance of the label. Without `text`, the label shows the target's name.
  @discardableResult
  func add(_ target: any MapTarget, options: LabelOptions = LabelOptions()) async throws -> MapLabel
  /// Adds several labels in one call. Locations without a position on the map are skipped.
  /// - Parameters:
  ///   - targets: Positions of the labels.
  ///   - options: Appearance of the labels.
  @discardableResult
  func addAll(_ targets: [any MapTarget], options: LabelOptions = LabelOptions()) async throws -> [MapLabel]
  /// Labels the venue's places and replaces the map's initial labels.
  /// - Parameter labels: Places to label, and the icons to show.
  @discardableResult
  func addAutomatic(_ labels: AutomaticLabels = .all) async throws -> [MapLabel]
  /// Returns all labels on the map.
  func all() async throws -> [MapLabel]
  /// Removes all labels from the map, including automatic ones.
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
  /// Unique id of the label on its map.
  let id: String
  /// Options of the label.
  var options: LabelOptions { get }
  /// Changes the options of the label.
  /// - Parameter change: Receives the current options and changes them.
  func update(_ change: (inout LabelOptions) -> Void) async throws
  /// Returns whether the label is currently visible on the screen.
  func isShown() async throws -> Bool
  /// Taps on the label, while the label is interactive.
  var taps: AsyncStream<MapTap> { get }
  /// Removes the label from the map.
  func remove() async throws
}

/// Appearance and behaviour of a label.
struct LabelOptions: Sendable {
  /// Text of the label. `nil` means the target's name.
  var text: String? = nil
  /// Colour of the text. `nil` means the theme's colour.
  var color: UIColor? = nil
  /// Colour of the outline around the text. `nil` means the theme's colour.
  var haloColor: UIColor? = nil
  /// Collision priority. If labels and markers overlap, the one with the higher rank is shown.
  var rank: Rank = .medium
  /// Icon of the label: a URL, the path of an asset in the venue's bundle, or SVG source.
  var icon: String? = nil
  /// Width and height of the icon, in points.
  var iconSize: Double = 22
  /// Colour of a disc behind the icon. `nil` draws no disc.
  var iconBackground: UIColor? = nil
  /// Positions of the text relative to the place or the icon. The label uses the first position
  /// that is free. `nil` means `center`, or for a label with an icon `bottom`, `right`, `left`,
  /// `top` and `iconOnly`, in this order.
  var placement: [LabelPlacement]? = nil
  /// Font size, in points.
  var size: Double = 13
  /// Font weight, from 100 to 900.
  var weight: Int = 500
  /// Width at which the text wraps, in points.
  var maxWidth: Double = 110
  /// Maximum number of lines. Longer text ends in an ellipsis.
  var maxLines: Int = 3
  /// Zoom level below which the label is hidden. `nil` means never.
  var minZoom: Double? = nil
  /// Zoom level above which the label is hidden. `nil` means never.
  var maxZoom: Double? = nil
  /// Whether the label responds to taps.
  var isInteractive: Bool = false
  /// Whether the label is enabled. An enabled label can still be hidden for lack of space.
  var isVisible: Bool = true
}

/// Position of a label's text relative to its place.
enum LabelPlacement: String, Hashable, Sendable {
  /// Centred on the place.
  case center
  /// To the right of the place.
  case right
  /// To the left of the place.
  case left
  /// Above the place.
  case top
  /// Below the place.
  case bottom
  /// Icon only, without text.
  case iconOnly = "icon-only"
}

/// Places that are labelled automatically.
enum AutomaticLabels: Hashable, Sendable {
  /// Labels all places, with logos and category icons.
  case all
  /// Labels all places, with logos only.
  case logos
  /// Labels all places, without icons.
  case withoutIcons
  /// Labels no places.
  case none
}

/// Collision priority of labels and markers.
enum Rank: Hashable, Sendable {
  /// Hidden before all others.
  case low
  /// Hidden if a more important label or marker needs the space.
  case medium
  /// Shown wherever there is space.
  case high
  /// Always shown, even over others.
  case always
  /// A custom number. Higher numbers take priority. `low` is 1, `medium` 2, `high` 3.
  case value(Double)
}

/// Text that lies on the floor and turns with the building.
///
/// ```swift
/// let rooms = try await venue.all(Space.self)
/// try await mapView.flatLabels.addAll(rooms, options: FlatLabelOptions(maxSize: 2))
/// ```
@MainActor
final class FlatLabels {
  /// Adds a flat label.
  /// - Parameters:
  ///   - target: Position of the label. On a room, the label is drawn on top.
  ///   - options: Appearance of the label. Without `text`, the label shows the target's name.
  @discardableResult
  func add(_ target: any MapTarget, options: FlatLabelOptions = FlatLabelOptions()) async throws -> FlatLabel
  /// Adds several flat labels in one call. Targets without a name or a position are skipped.
  /// - Parameters:
  ///   - targets: Positions of the labels.
  ///   - options: Appearance of the labels.
  @discardableResult
  func addAll(_ targets: [any MapTarget], options: FlatLabelOptions = FlatLabelOptions()) async throws -> [FlatLabel]
  /// Returns all flat labels.
  func all() async throws -> [FlatLabel]
  /// Removes all flat labels from the map.
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
  /// Unique id of the label on its map.
  let id: String
  /// Options of the label.
  var options: FlatLabelOptions { get }
  /// Changes the options of the label.
  /// - Parameter change: Receives the current options and changes them.
  func update(_ change: (inout FlatLabelOptions) -> Void) async throws
  /// Removes the label from the map.
  func remove() async throws
}

/// Appearance and behaviour of a flat label.
struct FlatLabelOptions: Sendable {
  /// Text of the label. `nil` means the target's name.
  var text: String? = nil
  /// Colour of the text. `nil` means the theme's colour.
  var color: UIColor? = nil
  /// Font size, in metres. `nil` means the largest size that fits, or 1 if the target has no area.
  var size: Double? = nil
  /// Maximum font size for automatic sizing, in metres.
  var maxSize: Double = 3
  /// Maximum number of lines for automatic sizing.
  var maxLines: Int = 2
  /// Altitude above the target, in metres.
  var altitude: Double = 0.05
  /// Direction of the top of the text, in degrees clockwise from north. `nil` means along the room,
  /// or 0 if there is no room.
  var rotationDegrees: Double? = nil
  /// Whether the text turns by 180 degrees if it would appear upside down.
  var keepsReadable: Bool = true
  /// Opacity, from 0 to 1.
  var opacity: Double = 1
  /// Whether the label responds to taps.
  var isInteractive: Bool = false
  /// Whether the label is drawn.
  var isVisible: Bool = true
}
