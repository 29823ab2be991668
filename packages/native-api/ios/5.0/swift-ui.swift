/// A map in SwiftUI.
///
/// It makes its `MapView` once and keeps it while the view stays in the hierarchy.
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
  /// Makes a map.
  /// - Parameter map: The map that is shown. Keep it with `@StateObject`, above the screens that share it.
  init(_ map: MapController)
  /// Does something when the user taps the map.
  /// - Parameter action: Is told what was met.
  func onMapTap(_ action: @escaping (MapTap) -> Void) -> IndoorMap
  /// Does something when another floor is shown.
  /// - Parameter action: Is told the floor.
  func onFloorChange(_ action: @escaping (FloorChange) -> Void) -> IndoorMap
  /// Does something when the camera moves. At most ten times a second.
  /// - Parameter action: Is told where the camera is.
  func onCameraChange(_ action: @escaping (CameraState) -> Void) -> IndoorMap
  /// What SwiftUI draws.
  var body: some View { get }
}

/// A map that SwiftUI views observe. It keeps the web view alive while screens come and go.
///
/// ```swift
/// let map = MapController(source: .venue(id: "harbour-mall", key: "demo"))
/// await map.retry()
/// ```
@MainActor
final class MapController: ObservableObject {
  /// Makes a map. The venue loads when the first `IndoorMap` appears.
  /// - Parameters:
  ///   - source: Which venue, and where it comes from.
  ///   - options: How the map begins.
  init(source: VenueSource, options: MapOptions = MapOptions())
  /// How far loading came.
  @Published var phase: MapPhase { get }
  /// The venue, when it is shown.
  @Published var venue: Venue? { get }
  /// The floor that is shown. Set it to show another.
  @Published var floor: Floor? { get set }
  /// The map itself, for everything else.
  var mapView: MapView { get }
  /// Loads again after a failure.
  func retry() async
}

/// How far loading came.
enum MapPhase: Sendable {
  /// The venue loads.
  case loading
  /// The venue is shown.
  case ready
  /// It could not be shown.
  case failed(MapError)
}
