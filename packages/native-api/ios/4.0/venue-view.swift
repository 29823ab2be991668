/// A view that shows a venue. Labels and markers are methods of the view. The camera, journeys and
/// the blue dot have their own objects.
///
/// ```swift
/// let venueView = VenueView(frame: .zero)
/// let options = LoadOptions(clientId: "id", clientSecret: "secret", venue: "harbour-mall")
/// venueView.loadVenue(options) { error in
///     print(error?.message ?? "loaded")
/// }
/// ```
class VenueView: UIView {
  /// Creates an empty view. To fill the view, call `loadVenue`.
  /// - Parameter frame: Frame of the view in its superview.
  init(frame: CGRect = .zero)
  /// Creates an empty view that a storyboard or nib names as its class.
  /// - Parameter coder: Decoder from which the system reads the view.
  init?(coder: NSCoder)
  /// Receives the events of the map. Assign the delegate before you load a venue.
  weak var delegate: (any VenueViewDelegate)? { get set }
  /// Data of the venue. `nil` until the venue is loaded.
  var venue: Venue? { get }
  /// Current map. A map is one floor.
  var currentMap: VenueMap? { get }
  /// Tilt, rotation and focus of the camera.
  var cameraControls: CameraControls { get }
  /// Draws directions.
  var journey: Journey { get }
  /// The dot that shows the user's position.
  var blueDot: BlueDot { get }

  /// Loads a venue from the server and shows it.
  /// - Parameters:
  ///   - options: Credentials and the name of the venue.
  ///   - showOptions: Initial options of the map.
  ///   - completion: Called when the first map is drawn, or with the error.
  func loadVenue(_ options: LoadOptions, showOptions: ShowOptions = ShowOptions(), completion: ((SdkError?) -> Void)? = nil)
  /// Shows a venue that the app stored, without network requests.
  /// - Parameters:
  ///   - data: Bundle of the venue.
  ///   - showOptions: Initial options of the map.
  ///   - completion: Called when the first map is drawn, or with the error.
  func showVenue(_ data: Data, showOptions: ShowOptions = ShowOptions(), completion: ((SdkError?) -> Void)? = nil)
  /// Shows a map, which is one floor.
  /// - Parameters:
  ///   - map: Map to show.
  ///   - completion: Called when the map is drawn, or with the error.
  func setMap(_ map: VenueMap, completion: ((SdkError?) -> Void)? = nil)
  /// Colours a room.
  /// - Parameters:
  ///   - polygon: Room to colour.
  ///   - color: New colour of the room.
  func colorPolygon(_ polygon: Polygon, color: UIColor)
  /// Restores the original colour of a room.
  func clearPolygonColor(_ polygon: Polygon)
  /// Restores the original colours of all rooms.
  func clearPolygonColors()
  /// Makes a room respond to taps.
  func addInteractivePolygon(_ polygon: Polygon)
  /// Makes a room ignore taps.
  func removeInteractivePolygon(_ polygon: Polygon)
  /// Labels all locations with floating labels.
  /// - Parameter options: Appearance of the labels.
  func labelLocations(_ options: FloatingLabelOptions = FloatingLabelOptions())
  /// Adds a floating label to a room.
  /// - Parameters:
  ///   - polygon: Room to label.
  ///   - text: Text of the label.
  ///   - appearance: Appearance of the label.
  ///   - completion: Receives the id of the label.
  func labelPolygon(_ polygon: Polygon, text: String, appearance: FloatingLabelAppearance = .darkOnLight, completion: ((String) -> Void)? = nil)
  /// Removes a label from the map.
  /// - Parameter id: Id of the label.
  func removeLabel(_ id: String)
  /// Removes all labels from the map.
  func removeLabels()
  /// Adds a marker.
  /// - Parameters:
  ///   - coordinate: Position of the marker.
  ///   - html: HTML content of the marker. The SDK does not escape the HTML, so escape all user
  ///     input.
  ///   - options: Behaviour of the marker.
  ///   - completion: Receives the id of the marker.
  func addMarker(_ coordinate: MapCoordinate, html: String, options: MarkerOptions = MarkerOptions(), completion: ((String) -> Void)? = nil)
  /// Removes a marker from the map.
  /// - Parameter id: Id of the marker.
  func removeMarker(_ id: String)
  /// Removes all markers from the map.
  func removeMarkers()
  /// Finds the shortest route between two places.
  /// - Parameters:
  ///   - from: Start of the route.
  ///   - to: Destination of the route.
  ///   - accessible: Whether to use step-free paths only.
  ///   - completion: Receives the directions, or `nil` if there is no route.
  func getDirections(from: any Navigable, to: any Navigable, accessible: Bool = false, completion: @escaping (Directions?) -> Void)
  /// Finds the node of the walking network that is nearest to a point of the view.
  /// - Parameters:
  ///   - point: A point in the view.
  ///   - completion: Receives the node, or `nil` if there is none.
  /// - Since: 4.1
  func nearestNode(at point: CGPoint, completion: @escaping (MapNode?) -> Void)
}

/// Receives the events of the map. All methods have an empty default implementation.
///
/// ```swift
/// final class Taps: VenueViewDelegate {
///     func onPolygonClicked(_ polygon: Polygon) {
///         print(polygon.id)
///     }
/// }
/// ```
protocol VenueViewDelegate: AnyObject {
  /// Called when the data is loaded and before the map is drawn.
  func onDataLoaded(_ venue: Venue)
  /// Called when the first map is drawn.
  func onFirstMapLoaded(_ map: VenueMap)
  /// Called when another map is shown.
  func onMapChanged(_ map: VenueMap)
  /// Called when the user taps a room.
  func onPolygonClicked(_ polygon: Polygon)
  /// Called when the user taps outside all rooms.
  func onNothingClicked()
  /// Called when the user's position changes.
  func onBlueDotPositionUpdated(_ update: BlueDotPosition)
  /// Called when the state of the blue dot changes.
  func onBlueDotStateChanged(_ change: BlueDotStateChange)
  /// Called when the camera starts or stops following the user.
  func onStateChanged(_ state: ViewState)
}

extension VenueViewDelegate {
  func onDataLoaded(_ venue: Venue)
  func onFirstMapLoaded(_ map: VenueMap)
  func onMapChanged(_ map: VenueMap)
  func onPolygonClicked(_ polygon: Polygon)
  func onNothingClicked()
  func onBlueDotPositionUpdated(_ update: BlueDotPosition)
  func onBlueDotStateChanged(_ change: BlueDotStateChange)
  func onStateChanged(_ state: ViewState)
}

/// Credentials and the name of a venue.
struct LoadOptions {
  /// Client id of your workspace.
  var clientId: String
  /// Client secret of your workspace.
  var clientSecret: String
  /// Name of the venue.
  var venue: String
}

/// Initial options of the map.
struct ShowOptions {
  /// Id of the first map. `nil` means the venue's default map.
  var firstMapId: String? = nil
  /// Language of names, such as `pt`. `nil` means the venue's language.
  var language: String? = nil
  /// Whether all locations are labelled when the first map is drawn.
  var labelLocations: Bool = true
  /// Background colour of the map.
  var backgroundColor: UIColor? = nil
}

/// An error of the SDK.
///
/// ```swift
/// func say(_ error: SdkError) -> String {
///     error.message
/// }
/// ```
struct SdkError: Error {
  /// Short name of the error, such as `venue-not-found`.
  let name: String
  /// Cause of the error, in English.
  let message: String
}

/// Whether the camera follows the user.
enum ViewState {
  /// The camera does not follow the user, so the user can explore the map.
  case explore
  /// The camera follows the user.
  case follow
}
