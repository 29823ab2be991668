/// A view that shows a venue. Labels and markers are its own methods; camera, journeys and the blue
/// dot have an object each.
///
/// ```swift
/// let venueView = VenueView(frame: .zero)
/// let options = LoadOptions(clientId: "id", clientSecret: "secret", venue: "harbour-mall")
/// venueView.loadVenue(options) { error in
///     print(error?.message ?? "loaded")
/// }
/// ```
class VenueView: UIView {
  /// Makes an empty view; `loadVenue` fills it.
  /// - Parameter frame: Where it stands in its superview.
  init(frame: CGRect = .zero)
  /// Makes an empty view that a storyboard or nib names as its class.
  /// - Parameter coder: What the system reads it from.
  init?(coder: NSCoder)
  /// Is told what happens on the map. Assign it before you load a venue.
  weak var delegate: (any VenueViewDelegate)? { get set }
  /// The data of the venue; `nil` until it is loaded.
  var venue: Venue? { get }
  /// The map that is shown: a map is one floor.
  var currentMap: VenueMap? { get }
  /// Tilt, rotation and focus.
  var cameraControls: CameraControls { get }
  /// Draws directions.
  var journey: Journey { get }
  /// Where the user is.
  var blueDot: BlueDot { get }

  /// Loads a venue from the server and shows it.
  /// - Parameters:
  ///   - options: Credentials and the name of the venue.
  ///   - showOptions: How it is shown.
  ///   - completion: Is called when the first map is drawn, or with what went wrong.
  func loadVenue(_ options: LoadOptions, showOptions: ShowOptions = ShowOptions(), completion: ((SdkError?) -> Void)? = nil)
  /// Shows a venue that the app stored, without asking the network.
  /// - Parameters:
  ///   - data: The bundle.
  ///   - showOptions: How it is shown.
  ///   - completion: Is called when the first map is drawn, or with what went wrong.
  func showVenue(_ data: Data, showOptions: ShowOptions = ShowOptions(), completion: ((SdkError?) -> Void)? = nil)
  /// Shows a map, that is a floor.
  /// - Parameters:
  ///   - map: The map.
  ///   - completion: Is called when it is drawn, or with what went wrong.
  func setMap(_ map: VenueMap, completion: ((SdkError?) -> Void)? = nil)
  /// Colours a room.
  /// - Parameters:
  ///   - polygon: The room.
  ///   - color: The colour.
  func colorPolygon(_ polygon: Polygon, color: UIColor)
  /// Gives a room its own colour back.
  func clearPolygonColor(_ polygon: Polygon)
  /// Gives all rooms their own colours back.
  func clearPolygonColors()
  /// Makes a room react to taps.
  func addInteractivePolygon(_ polygon: Polygon)
  /// Makes a room ignore taps.
  func removeInteractivePolygon(_ polygon: Polygon)
  /// Labels all locations with floating labels.
  /// - Parameter options: How they look.
  func labelLocations(_ options: FloatingLabelOptions = FloatingLabelOptions())
  /// Adds a floating label to a room.
  /// - Parameters:
  ///   - polygon: The room.
  ///   - text: What it says.
  ///   - appearance: How it looks.
  ///   - completion: Is given the id of the label.
  func labelPolygon(_ polygon: Polygon, text: String, appearance: FloatingLabelAppearance = .darkOnLight, completion: ((String) -> Void)? = nil)
  /// Takes a label off the map.
  /// - Parameter id: Its id.
  func removeLabel(_ id: String)
  /// Takes all labels off the map.
  func removeLabels()
  /// Adds a marker.
  /// - Parameters:
  ///   - coordinate: Where it stands.
  ///   - html: What it shows. Escape what users typed: nothing here does.
  ///   - options: How it behaves.
  ///   - completion: Is given the id of the marker.
  func addMarker(_ coordinate: MapCoordinate, html: String, options: MarkerOptions = MarkerOptions(), completion: ((String) -> Void)? = nil)
  /// Takes a marker off the map.
  /// - Parameter id: Its id.
  func removeMarker(_ id: String)
  /// Takes all markers off the map.
  func removeMarkers()
  /// Finds the shortest way between two places.
  /// - Parameters:
  ///   - from: Where it begins.
  ///   - to: Where it ends.
  ///   - accessible: Whether it has no steps.
  ///   - completion: Is given the way; `nil` when there is none.
  func getDirections(from: any Navigable, to: any Navigable, accessible: Bool = false, completion: @escaping (Directions?) -> Void)
  /// The node of the walking network that is nearest to a point of the view.
  /// - Parameters:
  ///   - point: A point in the view.
  ///   - completion: Is given the node; `nil` when there is none.
  /// - Since: 4.1
  func nearestNode(at point: CGPoint, completion: @escaping (MapNode?) -> Void)
}

/// Is told what happens on the map. All methods have an empty default.
///
/// ```swift
/// final class Taps: VenueViewDelegate {
///     func onPolygonClicked(_ polygon: Polygon) {
///         print(polygon.id)
///     }
/// }
/// ```
protocol VenueViewDelegate: AnyObject {
  /// The data is there; nothing is drawn yet.
  func onDataLoaded(_ venue: Venue)
  /// The first map is drawn.
  func onFirstMapLoaded(_ map: VenueMap)
  /// Another map is shown.
  func onMapChanged(_ map: VenueMap)
  /// The user tapped a room.
  func onPolygonClicked(_ polygon: Polygon)
  /// The user tapped beside all rooms.
  func onNothingClicked()
  /// The position of the user changed.
  func onBlueDotPositionUpdated(_ update: BlueDotPosition)
  /// The state of the blue dot changed.
  func onBlueDotStateChanged(_ change: BlueDotStateChange)
  /// The user began to explore, or the camera follows again.
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
  /// The id of your workspace.
  var clientId: String
  /// The secret of your workspace.
  var clientSecret: String
  /// The name of the venue.
  var venue: String
}

/// How a venue is shown.
struct ShowOptions {
  /// Id of the first map; `nil` is the one that the venue names.
  var firstMapId: String? = nil
  /// Language of names, such as `pt`; `nil` is that of the venue.
  var language: String? = nil
  /// Whether all locations are labelled when the first map is drawn.
  var labelLocations: Bool = true
  /// Colour behind the map.
  var backgroundColor: UIColor? = nil
}

/// What went wrong.
///
/// ```swift
/// func say(_ error: SdkError) -> String {
///     error.message
/// }
/// ```
struct SdkError: Error {
  /// A short name of what went wrong, such as `venue-not-found`.
  let name: String
  /// What went wrong, in English.
  let message: String
}

/// Whether the camera follows the user.
enum ViewState {
  /// The user explores.
  case explore
  /// The camera follows.
  case follow
}
