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
  ///   - target: Where it stands.
  ///   - options: Its file, and how it looks.
  /// - Throws: `MapError` with the code `modelFailed` when the file cannot be loaded.
  @discardableResult
  func add(_ target: any MapTarget, options: ModelOptions) async throws -> MapModel
  /// All models on the map.
  func all() async throws -> [MapModel]
  /// Takes all models off the map.
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
  /// How it looks.
  var options: ModelOptions { get }
  /// Changes how it looks. Its file stays.
  /// - Parameter change: Is given the options to change.
  func update(_ change: (inout ModelOptions) -> Void) async throws
  /// Moves it.
  /// - Parameters:
  ///   - target: Where it goes.
  ///   - animation: How long it takes; `nil` jumps.
  @discardableResult
  func move(to target: any MapTarget, animation: MapAnimation? = nil) async throws -> AnimationEnd
  /// Takes it off the map.
  func remove() async throws
}

/// A model's file, and how it looks.
/// - Since: 5.2
struct ModelOptions: Sendable {
  /// Address of the file, or a file that ships with the app.
  var url: URL
  /// How many times larger than in its file, whose unit is the metre.
  var scale: Double = 1
  /// Turn around the vertical, in degrees clockwise. Unturned, its front looks south.
  var rotationDegrees: Double = 0
  /// Colour of the whole model; `nil` is that of the file.
  var color: UIColor? = nil
  /// Metres above its place.
  var altitude: Double = 0
  /// From 0 to 1.
  var opacity: Double = 1
  /// Whether taps meet it.
  var isInteractive: Bool = false
}

/// Pictures on floors and walls.
///
/// ```swift
/// let url = URL(string: "https://example.com/carpet.png")!
/// let image = try await mapView.images.add(venue.floors[0].center, options: ImageOptions(url: url, width: 4))
/// try await image.remove()
/// ```
/// - Since: 5.2
@MainActor
final class Images {
  /// Adds a picture.
  /// - Parameters:
  ///   - target: Where it lies or stands.
  ///   - options: Its file, and how it looks.
  /// - Throws: `MapError` with the code `imageFailed` when the file cannot be loaded.
  @discardableResult
  func add(_ target: any MapTarget, options: ImageOptions) async throws -> MapImage
  /// All pictures on the map.
  func all() async throws -> [MapImage]
  /// Takes all pictures off the map.
  func removeAll() async throws
}

/// A picture on the map.
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
  /// How it looks.
  var options: ImageOptions { get }
  /// Changes how it looks. Its file stays.
  /// - Parameter change: Is given the options to change.
  func update(_ change: (inout ImageOptions) -> Void) async throws
  /// Takes it off the map.
  func remove() async throws
}

/// A picture's file, and how it looks.
/// - Since: 5.2
struct ImageOptions: Sendable {
  /// Address of the file, or a file that ships with the app.
  var url: URL
  /// Width in metres.
  var width: Double = 2
  /// Height in metres; `nil` is as the picture is proportioned.
  var height: Double? = nil
  /// Direction of its top, in degrees clockwise from north; `nil` is 0, and along the wall on a wall.
  var rotationDegrees: Double? = nil
  /// Metres above its place.
  var altitude: Double = 0.02
  /// Whether it stands upright.
  var isUpright: Bool = false
  /// From 0 to 1.
  var opacity: Double = 1
}

/// Signs of the venue, such as fire extinguishers and first aid.
///
/// ```swift
/// try await mapView.annotations.show(AnnotationOptions(symbols: ["first-aid"]))
/// ```
/// - Since: 5.1
@MainActor
final class Annotations {
  /// Shows signs.
  /// - Parameter options: Which, and how large.
  @discardableResult
  func show(_ options: AnnotationOptions = AnnotationOptions()) async throws -> AnnotationGroup
}

/// Signs that were shown together.
///
/// ```swift
/// let group = try await mapView.annotations.show()
/// try await group.remove()
/// ```
/// - Since: 5.1
@MainActor
final class AnnotationGroup {
  /// The signs.
  let annotations: [Annotation]
  /// The signs that the user taps, while they are interactive.
  var taps: AsyncStream<Annotation> { get }
  /// Takes them off the map.
  func remove() async throws
}

/// Which signs are shown, and how large.
/// - Since: 5.1
struct AnnotationOptions: Sendable {
  /// Keys of symbols; empty is all.
  var symbols: [String] = []
  /// Ids of floors; empty is all.
  var floorIds: [String] = []
  /// Who comes first where there is no room for all.
  var rank: Rank = .low
  /// Width and height, in points.
  var size: Double = 24
  /// Hidden below this zoom level; `nil` is never.
  var minZoom: Double? = nil
  /// Whether taps meet them.
  var isInteractive: Bool = true
}

/// Points that are close to each other, shown as one.
///
/// ```swift
/// let group = try await mapView.clusters.add(venue.locations.compactMap(\.center))
/// try await group.remove()
/// ```
/// - Since: 5.2
@MainActor
final class Clusters {
  /// Adds points that join where they are close.
  /// - Parameters:
  ///   - coordinates: The points.
  ///   - options: When they join.
  @discardableResult
  func add(_ coordinates: [Coordinate], options: ClusterOptions = ClusterOptions()) async throws -> ClusterGroup
  /// Lets markers join where they are close.
  /// - Parameters:
  ///   - markers: The markers. They stay where they are and hide while joined.
  ///   - options: When they join.
  @discardableResult
  func add(_ markers: [MapMarker], options: ClusterOptions = ClusterOptions()) async throws -> ClusterGroup
}

/// Points that join.
///
/// ```swift
/// let group = try await mapView.clusters.add(venue.locations.compactMap(\.center))
/// try await group.refresh()
/// ```
/// - Since: 5.2
@MainActor
final class ClusterGroup {
  /// Joins again, after markers were moved.
  func refresh() async throws
  /// Takes them off the map.
  func remove() async throws
}

/// When points join.
/// - Since: 5.2
struct ClusterOptions: Sendable {
  /// Points of the view within which they join.
  var radius: Double = 60
  /// Zoom level from which nothing joins.
  var maxZoom: Double = 20
  /// How many join at least.
  var minPoints: Int = 2
  /// Whether a tap on a cluster moves the camera closer.
  var zoomsOnTap: Bool = true
}

/// States of the map to keep and share.
///
/// ```swift
/// let state = try await mapView.views.capture()
/// try await mapView.views.apply(state)
/// ```
@MainActor
final class Views {
  /// The state of the map now: camera, floor, language, theme and changed elements.
  func capture() async throws -> ViewState
  /// Brings the map into a state.
  /// - Parameters:
  ///   - state: A state of the same venue.
  ///   - animation: How long it takes; `nil` jumps.
  /// - Throws: `MapError` with the code `badViewState` for one of another venue.
  func apply(_ state: ViewState, animation: MapAnimation? = nil) async throws
  /// A state as a short text for links.
  /// - Parameter state: The state.
  func hash(of state: ViewState) async throws -> String
  /// The state that a text of a link names.
  /// - Parameter hash: The text.
  func state(fromHash hash: String) async throws -> ViewState
}

/// A state of the map.
struct ViewState: Codable, Hashable, Sendable {
  /// Id of the venue.
  let venueId: String
  /// Id of the floor.
  let floorId: String
}
