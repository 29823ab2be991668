/// A map in SwiftUI.
///
/// The view creates its `MapView` once and keeps it while the view stays in the hierarchy.
///
/// ```swift
/// struct MallScreen: View {
///     @StateObject private var map = MapController(source: .venue(id: "harbour-mall", key: "demo"))
///
///     var body: some View {
///         IndoorMap(map)
///             .onMapTap { tap in print(tap.space?.name ?? "nothing") }
///     }
/// }
/// ```
struct IndoorMap: View {
  /// Creates a map.
  /// - Parameter map: Controller of the map to show. Keep the controller with `@StateObject`, above
  ///   the screens that share it.
  init(_ map: MapController)
  /// Performs an action when the user taps the map.
  /// - Parameter action: Receives the tap, with the objects that it hit.
  func onMapTap(_ action: @escaping (MapTap) -> Void) -> IndoorMap
  /// Performs an action when another floor is shown.
  /// - Parameter action: Receives the change of floor.
  func onFloorChange(_ action: @escaping (FloorChange) -> Void) -> IndoorMap
  /// Performs an action when the camera moves, at most ten times a second.
  /// - Parameter action: Receives the state of the camera.
  func onCameraChange(_ action: @escaping (CameraState) -> Void) -> IndoorMap
  /// Content that SwiftUI draws.
  var body: some View { get }
}

/// A map that SwiftUI views observe. The controller keeps the web view alive while screens appear
/// and disappear.
///
/// ```swift
/// let map = MapController(source: .venue(id: "harbour-mall", key: "demo"))
/// await map.retry()
/// ```
@MainActor
final class MapController: ObservableObject {
  /// Creates a map. The venue loads when the first `IndoorMap` appears.
  /// - Parameters:
  ///   - source: Venue to show and its source.
  ///   - options: Initial options of the map.
  init(source: VenueSource, options: MapOptions = MapOptions())
  /// Loading phase of the map.
  @Published var phase: MapPhase { get }
  /// Venue, as soon as it is shown.
  @Published var venue: Venue? { get }
  /// Floor that is shown. To show another floor, set this property.
  @Published var floor: Floor? { get set }
  /// Map view of the controller, for everything else.
  var mapView: MapView { get }
  /// Loads the venue again after a failure.
  func retry() async
}

/// Loading phase of a map.
enum MapPhase: Sendable {
  /// The venue is loading.
  case loading
  /// The venue is shown.
  case ready
  /// The venue could not be shown.
  case failed(MapError)
}
