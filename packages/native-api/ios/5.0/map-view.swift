/// A view that shows a venue.
///
/// A web view inside this view draws the map, so all calls to the map are asynchronous. Give the
/// view a size before you show a venue, because a view without one stays blank.
///
/// ```swift
/// let mapView = MapView(frame: .zero)
/// let venue = try await mapView.show(.venue(id: "harbour-mall", key: "demo"))
/// try await mapView.camera.focusOn(venue.floors)
/// ```
@MainActor
open class MapView: UIView {
  /// Creates an empty view, which `show` fills.
  /// - Parameter frame: Frame of the view in its superview. If you use constraints, omit the frame.
  init(frame: CGRect = .zero)
  /// Creates an empty view that a storyboard or nib names as its class.
  /// - Parameter coder: Decoder from which the system reads the view.
  init?(coder: NSCoder)

  /// Receives the events of the map. The view does not retain its delegate.
  weak var delegate: (any MapViewDelegate)? { get set }
  /// Venue that is shown. `nil` until `show` returns.
  var venue: Venue? { get }
  /// Whether a venue is shown and the map accepts calls.
  var isReady: Bool { get }
  /// Camera of the map.
  var camera: Camera { get }
  /// Control that changes the current floor.
  var floors: FloorControl { get }
  /// Colours, heights and visibility of rooms, walls and objects.
  var elements: ElementControl { get }
  /// Text labels that face the user and never overlap.
  var labels: Labels { get }
  /// Text labels that lie on the floor.
  var flatLabels: FlatLabels { get }
  /// Your own HTML on the map.
  var markers: Markers { get }
  /// Short notes at points of the map.
  var tooltips: Tooltips { get }
  /// Lines on floors.
  var paths: Paths { get }
  /// Your own polygons and lines, flat or with a height.
  var shapes: Shapes { get }
  /// Routes with their markers and steps.
  var navigation: Navigation { get }
  /// The dot that shows the user's position.
  var blueDot: BlueDot { get }
  /// Text search for places in the venue.
  var search: Search { get }
  /// The surroundings of the venue.
  var outdoor: Outdoor { get }
  /// Opens the building that the camera faces.
  /// - Since: 5.1
  var dynamicFocus: DynamicFocus { get }
  /// Floors of a building, shown apart and one above the other.
  /// - Since: 5.1
  var stackedFloors: StackedFloors { get }
  /// Models in glTF and GLB files.
  /// - Since: 5.2
  var models: Models { get }
  /// Images on floors and walls.
  /// - Since: 5.2
  var images: Images { get }
  /// Visibility of groups of map objects.
  var layers: Layers { get }
  /// Annotations of the venue, such as fire extinguishers.
  /// - Since: 5.1
  var annotations: Annotations { get }
  /// Nearby points that are combined into clusters.
  /// - Since: 5.2
  var clusters: Clusters { get }
  /// Map states that you can save and share.
  var views: Views { get }

  /// Shows a venue in place of the previous one.
  /// - Parameters:
  ///   - source: Venue to show and its source.
  ///   - options: Initial options of the map.
  /// - Returns: The venue, as soon as its first floor is drawn and the map accepts calls.
  /// - Throws: `MapError` with the code `unknownVenue`, `wrongKey`, `network`, `badBundle` or `noWebGL`.
  @discardableResult
  func show(_ source: VenueSource, options: MapOptions = MapOptions()) async throws -> Venue
  /// All events of the map, for `for await`. Each reader receives all events.
  var events: AsyncStream<MapEvent> { get }
  /// Returns the elements of a type that are on visible floors and on the screen.
  /// - Parameter type: Type of the elements, such as `Space.self`.
  func inView<Element: VenueElement>(_ type: Element.Type) async throws -> [Element]
  /// Sets the language of names and texts.
  /// - Parameter code: A language that the venue supports, such as `pt`.
  func setLanguage(_ code: String) async throws
  /// Sets the map's colours and lighting.
  /// - Parameter theme: New theme. `system` follows dark mode.
  func setTheme(_ theme: Theme) async throws
  /// Returns the name of the current theme, such as `light`.
  func theme() async throws -> String
  /// Captures an image of the map in its current state.
  /// - Parameter options: Size and background of the image.
  /// - Since: 5.1
  func screenshot(_ options: ScreenshotOptions = ScreenshotOptions()) async throws -> UIImage
  /// Announces a text to VoiceOver users after the current announcement.
  /// - Parameter text: Text to announce, in the map's language.
  func announce(_ text: String) async throws
  /// Returns the places on the screen as a list, for users who cannot see the map.
  func placesInView() async throws -> [PlaceInView]
  /// Removes the map and frees its memory. The view is empty until you call `show` again.
  func remove()
}

/// Source of a venue.
enum VenueSource: Sendable {
  /// A venue on the server. `key` is your workspace key; `demo` opens the demo venues.
  case venue(id: String, key: String, baseURL: URL? = nil)
  /// A bundle that your app has on the device. The map makes no network requests.
  case bundle(Data)
  /// A bundle in a file, such as one that ships with the app.
  case file(URL)
}

/// Initial options of a map.
struct MapOptions: Sendable {
  /// Id of the first floor. `nil` means the outdoor floor if there are several buildings, or the
  /// default floor of a single building.
  var floorId: String? = nil
  /// Initial state of the camera.
  var camera: CameraOptions = CameraOptions()
  /// Colours and lighting. Unlike on the web, the theme follows the device by default.
  var theme: Theme = .system
  /// Places of the venue that are labelled automatically.
  var labels: AutomaticLabels = .all
  /// Language of names, such as `pt`. `nil` means the first of the device's languages that the
  /// venue supports.
  var language: String? = nil
  /// Whether the map animates changes. `system` follows the Reduce Motion setting.
  var motion: MotionPreference = .system
  /// Whether the map's background is transparent, so content behind the view is visible.
  var isTransparent: Bool = false
  /// CSS for the HTML of markers and tooltips.
  var css: String? = nil
}

/// Colours and lighting of a map.
enum Theme: Hashable, Sendable {
  /// Light or dark colours, depending on the device settings.
  case system
  /// Light colours.
  case light
  /// Dark colours.
  case dark
  /// Strong edges and colours, for users who need high contrast.
  case highContrast
}

/// Whether the map animates changes.
enum MotionPreference: String, Sendable {
  /// Follows the device setting.
  case system
  /// Changes are immediate.
  case reduced
  /// Changes are animated.
  case full
}

/// Options for an image of the map.
/// - Since: 5.1
struct ScreenshotOptions: Sendable {
  /// Width and height, in points. `nil` means the size of the view.
  var size: CGSize? = nil
  /// Pixels per point. `nil` means the scale of the screen.
  var scale: CGFloat? = nil
  /// Whether the background is left out.
  var isTransparent: Bool = false
}

/// A place on the screen.
struct PlaceInView: Sendable {
  /// Name of the place in the map's language.
  let name: String
  /// Room or point that carries the name.
  let element: ElementReference
  /// Position of the place in the venue.
  let coordinate: Coordinate
  /// Position of the place in the view, in points.
  let screen: CGPoint
}
