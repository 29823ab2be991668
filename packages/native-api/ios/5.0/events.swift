/// Receives the events of the map, on the main thread. All methods have an empty default
/// implementation.
///
/// ```swift
/// final class FloorTitle: MapViewDelegate {
///     func mapViewDidChangeFloor(_ mapView: MapView, change: FloorChange) {
///         print(change.floor.name)
///     }
/// }
/// ```
@MainActor
protocol MapViewDelegate: AnyObject {
  /// Called when a venue is shown and its first floor is drawn. The map accepts calls from then on.
  func mapViewDidShow(_ mapView: MapView, venue: Venue)
  /// Called when a venue cannot be shown, or when the web view was lost and could not be
  /// restarted.
  func mapViewDidFail(_ mapView: MapView, error: MapError)
  /// Called when the user taps the map.
  func mapViewDidTap(_ mapView: MapView, tap: MapTap)
  /// Called when the user double-taps the map.
  func mapViewDidDoubleTap(_ mapView: MapView, tap: MapTap)
  /// Called when the user presses and holds the map.
  func mapViewDidLongPress(_ mapView: MapView, tap: MapTap)
  /// Called when the user taps a room.
  @available(*, deprecated, message: "Use mapViewDidTap, whose `space` is the room.")
  func mapViewDidTapSpace(_ mapView: MapView, space: Space)
  /// Called when another floor is shown.
  func mapViewDidChangeFloor(_ mapView: MapView, change: FloorChange)
  /// Called when the camera moves, at most ten times a second. The last movement is always
  /// reported.
  func mapViewDidMoveCamera(_ mapView: MapView, camera: CameraState)
  /// Called when the user starts to move the map.
  func mapViewDidBeginInteraction(_ mapView: MapView)
  /// Called when the user releases the map.
  func mapViewDidEndInteraction(_ mapView: MapView)
  /// Called when the language of names and texts changes.
  func mapViewDidChangeLanguage(_ mapView: MapView, code: String)
  /// Called when the user's position changes.
  func mapViewDidMoveBlueDot(_ mapView: MapView, position: DotPosition)
  /// Called when the state of the blue dot changes.
  func mapViewDidChangeBlueDotState(_ mapView: MapView, state: DotState)
  /// Called when the camera starts or stops following the user.
  func mapViewDidChangeFollowMode(_ mapView: MapView, change: FollowChange)
  /// Called when the system ended the web view and the map was restarted with the same view.
  ///
  /// Markers, labels, paths and shapes that you added are gone, so add them again.
  /// - Since: 5.1
  func mapViewDidRestart(_ mapView: MapView)
}

extension MapViewDelegate {
  func mapViewDidShow(_ mapView: MapView, venue: Venue)
  func mapViewDidFail(_ mapView: MapView, error: MapError)
  func mapViewDidTap(_ mapView: MapView, tap: MapTap)
  func mapViewDidDoubleTap(_ mapView: MapView, tap: MapTap)
  func mapViewDidLongPress(_ mapView: MapView, tap: MapTap)
  func mapViewDidTapSpace(_ mapView: MapView, space: Space)
  func mapViewDidChangeFloor(_ mapView: MapView, change: FloorChange)
  func mapViewDidMoveCamera(_ mapView: MapView, camera: CameraState)
  func mapViewDidBeginInteraction(_ mapView: MapView)
  func mapViewDidEndInteraction(_ mapView: MapView)
  func mapViewDidChangeLanguage(_ mapView: MapView, code: String)
  func mapViewDidMoveBlueDot(_ mapView: MapView, position: DotPosition)
  func mapViewDidChangeBlueDotState(_ mapView: MapView, state: DotState)
  func mapViewDidChangeFollowMode(_ mapView: MapView, change: FollowChange)
  func mapViewDidRestart(_ mapView: MapView)
}

/// An event of the map.
enum MapEvent: Sendable {
  /// Fires when a venue is shown.
  case show(Venue)
  /// Fires when a venue cannot be shown.
  case failure(MapError)
  /// Fires when the user taps the map.
  case tap(MapTap)
  /// Fires when the user double-taps the map.
  case doubleTap(MapTap)
  /// Fires when the user presses and holds the map.
  case longPress(MapTap)
  /// Fires when another floor is shown.
  case floorChange(FloorChange)
  /// Fires when the camera moves.
  case cameraChange(CameraState)
  /// Fires when the user starts to move the map.
  case interactionStart
  /// Fires when the user releases the map.
  case interactionEnd
  /// Fires when the language of names and texts changes.
  case languageChange(String)
  /// Fires when the web view has restarted.
  case restart
}

/// A tap and its hits. One tap can hit several objects: a marker, the room below it and the floor.
struct MapTap: Sendable {
  /// Everything that the tap hit, from front to back.
  let hits: [MapHit]
  /// Room that the tap hit. `nil` between rooms.
  let space: Space?
  /// Floor that the tap hit. `nil` outside the floors.
  let floor: Floor?
  /// Coordinate of the tap in the venue. `nil` if the tap is not over the ground.
  let coordinate: Coordinate?
  /// Position of the tap in the view, in points.
  let screen: CGPoint
}

/// An object that a tap hit.
enum MapHit: Sendable {
  /// A room.
  case space(Space)
  /// A door.
  case door(Door)
  /// A point of interest.
  case pointOfInterest(PointOfInterest)
  /// An area.
  case area(Area)
  /// A piece of furniture or another object.
  case object(VenueObject)
  /// A label.
  case label(MapLabel)
  /// A flat label.
  case flatLabel(FlatLabel)
  /// A marker.
  case marker(MapMarker)
  /// A path.
  case path(MapPath)
  /// A shape.
  case shape(MapShape)
  /// The blue dot.
  case blueDot
  /// The floor itself.
  case floor(Floor)
  /// Any other object.
  case other(type: String)
}

/// A change of the current floor.
struct FloorChange: Sendable {
  /// Floor that is now shown.
  let floor: Floor
  /// Floor that was shown before.
  let previous: Floor
  /// Cause of the change.
  let reason: FloorChangeReason
}

/// Cause of a floor change.
enum FloorChangeReason: String, Sendable {
  /// Your code changed the floor.
  case app
  /// A route changed the floor.
  case navigation
  /// The blue dot moved to another floor.
  case blueDot
  /// The camera faced another building, and dynamic focus changed the floor.
  case dynamicFocus
  /// Your code applied a view state.
  case view
}
