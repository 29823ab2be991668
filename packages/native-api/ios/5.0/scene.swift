/// Models in glTF and GLB files.
///
/// ```swift
/// let url = URL(string: "https://example.com/plane.glb")!
/// let model = try await mapView.models.add(venue.floors[0].center, options: ModelOptions(url: url))
/// try await model.remove()
/// ```
/// - Since: 5.2
@MainActor
final class Models {
  /// Adds a model.
  /// - Parameters:
  ///   - target: Position of the model.
  ///   - options: File and appearance of the model.
  /// - Throws: `MapError` with the code `modelFailed` if the file cannot be loaded.
  @discardableResult
  func add(_ target: any MapTarget, options: ModelOptions) async throws -> MapModel
  /// Returns all models on the map.
  func all() async throws -> [MapModel]
  /// Removes all models from the map.
  func removeAll() async throws
}

/// A model on the map.
///
/// ```swift
/// let all = try await mapView.models.all()
/// for model in all {
///     try await model.update { $0.scale = 2 }
/// }
/// ```
/// - Since: 5.2
@MainActor
final class MapModel {
  /// File and appearance of the model.
  var options: ModelOptions { get }
  /// Changes the appearance of the model. The file stays the same.
  /// - Parameter change: Receives the current options and changes them.
  func update(_ change: (inout ModelOptions) -> Void) async throws
  /// Moves the model.
  /// - Parameters:
  ///   - target: New position of the model.
  ///   - animation: Duration and easing. `nil` jumps.
  @discardableResult
  func move(to target: any MapTarget, animation: MapAnimation? = nil) async throws -> AnimationEnd
  /// Removes the model from the map.
  func remove() async throws
}

/// File and appearance of a model.
/// - Since: 5.2
struct ModelOptions: Sendable {
  /// URL of the file, which is on a server or ships with the app.
  var url: URL
  /// Scale factor relative to the file, whose unit is the metre.
  var scale: Double = 1
  /// Rotation around the vertical axis, in degrees clockwise. At 0, the front of the model faces
  /// south.
  var rotationDegrees: Double = 0
  /// Colour of the whole model. `nil` means the colours of the file.
  var color: UIColor? = nil
  /// Altitude above the target, in metres.
  var altitude: Double = 0
  /// Opacity, from 0 to 1.
  var opacity: Double = 1
  /// Whether the model responds to taps.
  var isInteractive: Bool = false
}

/// Images on floors and walls.
///
/// ```swift
/// let url = URL(string: "https://example.com/carpet.png")!
/// let image = try await mapView.images.add(venue.floors[0].center, options: ImageOptions(url: url, width: 4))
/// try await image.remove()
/// ```
/// - Since: 5.2
@MainActor
final class Images {
  /// Adds an image.
  /// - Parameters:
  ///   - target: Position of the image on a floor or a wall.
  ///   - options: File and appearance of the image.
  /// - Throws: `MapError` with the code `imageFailed` if the file cannot be loaded.
  @discardableResult
  func add(_ target: any MapTarget, options: ImageOptions) async throws -> MapImage
  /// Returns all images on the map.
  func all() async throws -> [MapImage]
  /// Removes all images from the map.
  func removeAll() async throws
}

/// An image on the map.
///
/// ```swift
/// let all = try await mapView.images.all()
/// for image in all {
///     try await image.update { $0.opacity = 0.5 }
/// }
/// ```
/// - Since: 5.2
@MainActor
final class MapImage {
  /// File and appearance of the image.
  var options: ImageOptions { get }
  /// Changes the appearance of the image. The file stays the same.
  /// - Parameter change: Receives the current options and changes them.
  func update(_ change: (inout ImageOptions) -> Void) async throws
  /// Removes the image from the map.
  func remove() async throws
}

/// File and appearance of an image.
/// - Since: 5.2
struct ImageOptions: Sendable {
  /// URL of the file, which is on a server or ships with the app.
  var url: URL
  /// Width of the image, in metres.
  var width: Double = 2
  /// Height of the image, in metres. `nil` keeps the proportions of the file.
  var height: Double? = nil
  /// Direction of the image's top, in degrees clockwise from north. `nil` means 0 on a floor and
  /// along the wall on a wall.
  var rotationDegrees: Double? = nil
  /// Altitude above the target, in metres.
  var altitude: Double = 0.02
  /// Whether the image is upright instead of flat.
  var isUpright: Bool = false
  /// Opacity, from 0 to 1.
  var opacity: Double = 1
}

/// Annotations of the venue, such as the symbols of fire extinguishers and first-aid kits.
///
/// ```swift
/// try await mapView.annotations.show(AnnotationOptions(symbols: ["first-aid"]))
/// ```
/// - Since: 5.1
@MainActor
final class Annotations {
  /// Shows annotations.
  /// - Parameter options: Annotations to show, and their size and behaviour.
  @discardableResult
  func show(_ options: AnnotationOptions = AnnotationOptions()) async throws -> AnnotationGroup
}

/// Annotations that were shown together.
///
/// ```swift
/// let group = try await mapView.annotations.show()
/// try await group.remove()
/// ```
/// - Since: 5.1
@MainActor
final class AnnotationGroup {
  /// Annotations of the group.
  let annotations: [Annotation]
  /// Annotations that the user taps, while the group is interactive.
  var taps: AsyncStream<Annotation> { get }
  /// Removes the annotations from the map.
  func remove() async throws
}

/// Annotations to show, and their size and behaviour.
/// - Since: 5.1
struct AnnotationOptions: Sendable {
  /// Keys of the symbols to show. Empty means all symbols.
  var symbols: [String] = []
  /// Ids of the floors whose annotations are shown. Empty means all floors.
  var floorIds: [String] = []
  /// Collision priority. If annotations, labels and markers overlap, the one with the higher rank
  /// is shown.
  var rank: Rank = .low
  /// Width and height of a symbol, in points.
  var size: Double = 24
  /// Zoom level below which the annotations are hidden. `nil` means never.
  var minZoom: Double? = nil
  /// Whether the annotations respond to taps.
  var isInteractive: Bool = true
}

/// Nearby points that are combined into clusters.
///
/// ```swift
/// let group = try await mapView.clusters.add(venue.locations.compactMap(\.center))
/// try await group.remove()
/// ```
/// - Since: 5.2
@MainActor
final class Clusters {
  /// Adds points and combines those that are close to each other.
  /// - Parameters:
  ///   - coordinates: Points to add.
  ///   - options: Conditions under which points are combined.
  @discardableResult
  func add(_ coordinates: [Coordinate], options: ClusterOptions = ClusterOptions()) async throws -> ClusterGroup
  /// Combines markers that are close to each other.
  /// - Parameters:
  ///   - markers: Markers to combine. Combined markers keep their position and are hidden.
  ///   - options: Conditions under which markers are combined.
  @discardableResult
  func add(_ markers: [MapMarker], options: ClusterOptions = ClusterOptions()) async throws -> ClusterGroup
}

/// Points that are combined if they are close to each other.
///
/// ```swift
/// let group = try await mapView.clusters.add(venue.locations.compactMap(\.center))
/// try await group.refresh()
/// ```
/// - Since: 5.2
@MainActor
final class ClusterGroup {
  /// Combines the points again after you have moved markers.
  func refresh() async throws
  /// Removes the clusters from the map.
  func remove() async throws
}

/// Conditions under which points are combined.
/// - Since: 5.2
struct ClusterOptions: Sendable {
  /// Distance within which points are combined, in points of the view.
  var radius: Double = 60
  /// Zoom level from which points are no longer combined.
  var maxZoom: Double = 20
  /// Minimum number of points in a cluster.
  var minPoints: Int = 2
  /// Whether a tap on a cluster moves the camera closer.
  var zoomsOnTap: Bool = true
}

/// Map states that you can save and share.
///
/// ```swift
/// let state = try await mapView.views.capture()
/// try await mapView.views.apply(state)
/// ```
@MainActor
final class Views {
  /// Returns the current state of the map: camera, floor, language, theme and changed elements.
  func capture() async throws -> ViewState
  /// Restores a state of the map.
  /// - Parameters:
  ///   - state: State of the same venue.
  ///   - animation: Duration and easing. `nil` jumps.
  /// - Throws: `MapError` with the code `badViewState` if the state belongs to another venue.
  func apply(_ state: ViewState, animation: MapAnimation? = nil) async throws
  /// Returns a state as a short string for links.
  /// - Parameter state: State to encode.
  func hash(of state: ViewState) async throws -> String
  /// Returns the state that a string from a link encodes.
  /// - Parameter hash: String from the link.
  func state(fromHash hash: String) async throws -> ViewState
}

/// A state of the map.
struct ViewState: Codable, Hashable, Sendable {
  /// Id of the venue.
  let venueId: String
  /// Id of the floor.
  let floorId: String
}
