/// Is told what happens on the map, on the main thread. All methods have an empty default.
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
  /// A venue is shown, its first floor drawn. The map takes calls from now on.
  func mapViewDidShow(_ mapView: MapView, venue: Venue)
  /// A venue could not be shown, or the web view was lost and could not be started again.
  func mapViewDidFail(_ mapView: MapView, error: MapError)
  /// The user tapped the map.
  func mapViewDidTap(_ mapView: MapView, tap: MapTap)
  /// The user tapped the map twice.
  func mapViewDidDoubleTap(_ mapView: MapView, tap: MapTap)
  /// The user pressed long.
  func mapViewDidLongPress(_ mapView: MapView, tap: MapTap)
  /// The user tapped a room.
  @available(*, deprecated, message: "Use mapViewDidTap, whose `space` is the room.")
  func mapViewDidTapSpace(_ mapView: MapView, space: Space)
  /// Another floor is shown.
  func mapViewDidChangeFloor(_ mapView: MapView, change: FloorChange)
  /// The camera moved. At most ten times a second; the last one always arrives.
  func mapViewDidMoveCamera(_ mapView: MapView, camera: CameraState)
  /// The user began to move the map.
  func mapViewDidBeginInteraction(_ mapView: MapView)
  /// The user let go of the map.
  func mapViewDidEndInteraction(_ mapView: MapView)
  /// Names and texts are in another language.
  func mapViewDidChangeLanguage(_ mapView: MapView, code: String)
  /// The position of the user changed.
  func mapViewDidMoveBlueDot(_ mapView: MapView, position: DotPosition)
  /// The state of the blue dot changed.
  func mapViewDidChangeBlueDotState(_ mapView: MapView, state: DotState)
  /// The camera began or ended to follow the user.
  func mapViewDidChangeFollowMode(_ mapView: MapView, change: FollowChange)
  /// The web view was ended by the system, and the map was started again where it stood.
  ///
  /// Markers, labels, paths and shapes that you added are gone: add them again.
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

/// Something that happened on the map.
enum MapEvent: Sendable {
  /// A venue is shown.
  case show(Venue)
  /// A venue could not be shown.
  case failure(MapError)
  /// The user tapped the map.
  case tap(MapTap)
  /// The user tapped the map twice.
  case doubleTap(MapTap)
  /// The user pressed long.
  case longPress(MapTap)
  /// Another floor is shown.
  case floorChange(FloorChange)
  /// The camera moved.
  case cameraChange(CameraState)
  /// The user began to move the map.
  case interactionStart
  /// The user let go of the map.
  case interactionEnd
  /// Names and texts are in another language.
  case languageChange(String)
  /// The web view was started again.
  case restart
}

/// What a tap met. One tap may meet several things: a marker, the room below it, the floor.
struct MapTap: Sendable {
  /// Everything that was met, the foremost first.
  let hits: [MapHit]
  /// The room that was met; `nil` between rooms.
  let space: Space?
  /// The floor that was met; `nil` outside.
  let floor: Floor?
  /// Where in the venue; `nil` beside the ground.
  let coordinate: Coordinate?
  /// Where in the view, in points.
  let screen: CGPoint
}

/// One thing that a tap met.
enum MapHit: Sendable {
  /// A room.
  case space(Space)
  /// A door.
  case door(Door)
  /// A point of interest.
  case pointOfInterest(PointOfInterest)
  /// An area.
  case area(Area)
  /// A piece of furniture or another thing.
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
  /// A thing that has no case of its own.
  case other(type: String)
}

/// A change of the floor.
struct FloorChange: Sendable {
  /// The floor that is shown.
  let floor: Floor
  /// The floor that was shown before.
  let previous: Floor
  /// Who changed it.
  let reason: FloorChangeReason
}

/// Who changed the floor.
enum FloorChangeReason: String, Sendable {
  /// Your code.
  case app
  /// A route.
  case navigation
  /// The blue dot, which came to another floor.
  case blueDot
  /// The building that the camera looks at.
  case dynamicFocus
  /// A state that was applied.
  case view
}
