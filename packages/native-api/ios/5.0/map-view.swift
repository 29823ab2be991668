/// A view that shows a venue.
///
/// Inside it a web view draws the map, so whatever reaches the map is asynchronous. Give the view a
/// size before you show a venue: a map without one stays blank.
///
/// ```swift
/// let mapView = MapView(frame: .zero)
/// let venue = try await mapView.show(.venue(id: "harbour-mall", key: "demo"))
/// try await mapView.camera.focusOn(venue.floors)
/// ```
@MainActor
open class MapView: UIView {
  /// Makes an empty view; `show` fills it.
  /// - Parameter frame: Where it stands in its superview. With constraints, leave it out.
  init(frame: CGRect = .zero)
  /// Makes an empty view that a storyboard or nib names as its class.
  /// - Parameter coder: What the system reads it from.
  init?(coder: NSCoder)

  /// Is told what happens on the map. It is not kept alive by the view.
  weak var delegate: (any MapViewDelegate)? { get set }
  /// The venue that is shown; `nil` until `show` is done.
  var venue: Venue? { get }
  /// Whether a venue is shown and the map takes calls.
  var isReady: Bool { get }
  /// Where the map is seen from.
  var camera: Camera { get }
  /// Which floor is shown.
  var floors: FloorControl { get }
  /// Colours, heights and visibility of rooms, walls and objects.
  var elements: ElementControl { get }
  /// Names that face the user and give way to each other.
  var labels: Labels { get }
  /// Names that lie on the floor.
  var flatLabels: FlatLabels { get }
  /// Your own HTML on the map.
  var markers: Markers { get }
  /// Short notes at points of the map.
  var tooltips: Tooltips { get }
  /// Lines on floors.
  var paths: Paths { get }
  /// Polygons and lines of your own, flat or with a height.
  var shapes: Shapes { get }
  /// Routes with their markers and steps.
  var navigation: Navigation { get }
  /// Where the user is.
  var blueDot: BlueDot { get }
  /// Finds places of the venue by text.
  var search: Search { get }
  /// The surroundings of the venue.
  var outdoor: Outdoor { get }
  /// Opens the building that the camera looks at.
  /// - Since: 5.1
  var dynamicFocus: DynamicFocus { get }
  /// Floors apart, one above the other.
  /// - Since: 5.1
  var stackedFloors: StackedFloors { get }
  /// Models in glTF and GLB files.
  /// - Since: 5.2
  var models: Models { get }
  /// Pictures on floors and walls.
  /// - Since: 5.2
  var images: Images { get }
  /// Which groups of things are drawn.
  var layers: Layers { get }
  /// Signs of the venue, such as fire extinguishers.
  /// - Since: 5.1
  var annotations: Annotations { get }
  /// Points that are close to each other, shown as one.
  /// - Since: 5.2
  var clusters: Clusters { get }
  /// States of the map to keep and share.
  var views: Views { get }

  /// Shows a venue, in place of the one before.
  /// - Parameters:
  ///   - source: Which venue, and where it comes from.
  ///   - options: How the map begins.
  /// - Returns: The venue, when its first floor is drawn and the map takes calls.
  /// - Throws: `MapError` with the code `unknownVenue`, `wrongKey`, `network`, `badBundle` or `noWebGL`.
  @discardableResult
  func show(_ source: VenueSource, options: MapOptions = MapOptions()) async throws -> Venue
  /// Everything that happens on the map, for `for await`. Each reader gets all events.
  var events: AsyncStream<MapEvent> { get }
  /// Elements of a type on the visible floors that are on the screen.
  /// - Parameter type: The type, such as `Space.self`.
  func inView<Element: VenueElement>(_ type: Element.Type) async throws -> [Element]
  /// Chooses the language of names and texts.
  /// - Parameter code: A language that the venue has, such as `pt`.
  func setLanguage(_ code: String) async throws
  /// Changes colours and light.
  /// - Parameter theme: The theme; `system` follows dark mode.
  func setTheme(_ theme: Theme) async throws
  /// The name of the theme in use, such as `light`.
  func theme() async throws -> String
  /// Takes a picture of the map as it is now.
  /// - Parameter options: Size and background.
  /// - Since: 5.1
  func screenshot(_ options: ScreenshotOptions = ScreenshotOptions()) async throws -> UIImage
  /// Says something to users of VoiceOver, after what is being said.
  /// - Parameter text: What is said, in the language of the map.
  func announce(_ text: String) async throws
  /// The places on the screen as a list, for users who cannot see the map.
  func placesInView() async throws -> [PlaceInView]
  /// Ends the map and frees its memory. The view is empty afterwards; `show` fills it again.
  func remove()
}

/// Where a venue comes from.
enum VenueSource: Sendable {
  /// A venue of the server. `key` is that of your workspace, `demo` opens the demo venues.
  case venue(id: String, key: String, baseURL: URL? = nil)
  /// A bundle that your app has on the device. Nothing is asked of the network.
  case bundle(Data)
  /// A bundle in a file, such as one that ships with the app.
  case file(URL)
}

/// How a map begins.
struct MapOptions: Sendable {
  /// Id of the first floor; `nil` is the outdoor floor of several buildings, the default floor of a single one.
  var floorId: String? = nil
  /// Where the camera begins.
  var camera: CameraOptions = CameraOptions()
  /// Colours and light. Unlike on the web, the device decides until you do.
  var theme: Theme = .system
  /// Whether the venue's places are labelled by themselves.
  var labels: AutomaticLabels = .all
  /// Language of names, such as `pt`; `nil` is the first of the device's languages that the venue has.
  var language: String? = nil
  /// Whether the map moves gradually. `system` honours Reduce Motion.
  var motion: MotionPreference = .system
  /// Whether what is behind the view shines through where nothing is drawn.
  var isTransparent: Bool = false
  /// Styles for the HTML of markers and tooltips, as CSS.
  var css: String? = nil
}

/// Colours and light of a map.
enum Theme: Hashable, Sendable {
  /// Light or dark, as the device is set.
  case system
  /// Light colours.
  case light
  /// Dark colours.
  case dark
  /// Strong edges and colours, for users who need them.
  case highContrast
}

/// Whether things on the map move gradually.
enum MotionPreference: String, Sendable {
  /// As the device is set.
  case system
  /// Everything jumps.
  case reduced
  /// Everything moves.
  case full
}

/// How a picture of the map is taken.
/// - Since: 5.1
struct ScreenshotOptions: Sendable {
  /// Width and height in points; `nil` is that of the view.
  var size: CGSize? = nil
  /// Pixels for each point; `nil` is that of the screen.
  var scale: CGFloat? = nil
  /// Whether the background is left out.
  var isTransparent: Bool = false
}

/// A place on the screen.
struct PlaceInView: Sendable {
  /// Its name in the language of the map.
  let name: String
  /// The room or point that has it.
  let element: ElementReference
  /// Where it is in the venue.
  let coordinate: Coordinate
  /// Where it is in the view, in points.
  let screen: CGPoint
}
