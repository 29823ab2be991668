package com.brand.maps

/**
 * Receives the events of the whole map, on the main thread. All methods do nothing by default.
 *
 * ```kotlin
 * mapView.addListener(object : MapListener {
 *     override fun onFloorChange(change: FloorChange) {
 *         println(change.floor.name)
 *     }
 * })
 * ```
 */
interface MapListener {
    /**
     * Called when a venue is shown and its first floor is drawn. The map accepts calls from then
     * on.
     *
     * @param venue Venue that is shown.
     */
    fun onShow(venue: Venue) {}

    /**
     * Called when a venue cannot be shown, or when the web view was lost and could not be
     * restarted.
     *
     * @param error Error whose message states the cause and what to do.
     */
    fun onError(error: MapException) {}

    /**
     * Called when another floor is shown.
     *
     * @param change New floor, previous floor and cause of the change.
     */
    fun onFloorChange(change: FloorChange) {}

    /**
     * Called when the language of names and texts changes.
     *
     * @param code Code of the new language.
     */
    fun onLanguageChange(code: String) {}

    /** Called when the user starts to move the map. */
    fun onInteractionStart() {}

    /** Called when the user releases the map. */
    fun onInteractionEnd() {}

    /**
     * Called when the system ended the web view and the map was restarted with the same view.
     * Markers, labels, paths and shapes that you added are gone, so add them again.
     *
     * @since 5.1
     */
    fun onRestart() {}
}

/**
 * Receives taps. All methods do nothing by default.
 *
 * ```kotlin
 * mapView.addTapListener(object : TapListener {
 *     override fun onTap(tap: MapTap) {
 *         println(tap.space?.name)
 *     }
 * })
 * ```
 */
interface TapListener {
    /**
     * Called when the user taps the map.
     *
     * @param tap Tap, with the objects that it hit.
     */
    fun onTap(tap: MapTap) {}

    /**
     * Called when the user double-taps the map.
     *
     * @param tap Tap, with the objects that it hit.
     */
    fun onDoubleTap(tap: MapTap) {}

    /**
     * Called when the user holds a finger on the map for half a second.
     *
     * @param tap Tap, with the objects that it hit.
     */
    fun onLongPress(tap: MapTap) {}

    /**
     * Called when the user taps a room.
     *
     * @param space Room that the user tapped.
     */
    @Deprecated("Use onTap, whose `space` is the room.", ReplaceWith("onTap(tap)"))
    fun onSpaceTap(space: Space) {}
}

/**
 * Receives changes of the user's position. All methods do nothing by default.
 *
 * ```kotlin
 * mapView.blueDot.addListener(object : BlueDotListener {
 *     override fun onStateChange(state: DotState) {
 *         println(state.name)
 *     }
 * })
 * ```
 */
interface BlueDotListener {
    /**
     * Called when the user's position changes.
     *
     * @param position New position of the user.
     */
    fun onPositionChange(position: DotPosition) {}

    /**
     * Called when the state of the blue dot changes.
     *
     * @param state New state of the dot.
     */
    fun onStateChange(state: DotState) {}

    /**
     * Called when the camera starts or stops following the user.
     *
     * @param change New mode, previous mode and cause of the change.
     */
    fun onFollowChange(change: FollowChange) {}
}

/** An event of the map. */
sealed interface MapEvent {
    /** Fires when a venue is shown. */
    data class Show(
        /** Venue that is shown. */
        val venue: Venue,
    ) : MapEvent

    /** Fires when a venue cannot be shown. */
    data class Failure(
        /** Error whose message states the cause and what to do. */
        val error: MapException,
    ) : MapEvent

    /** Fires when the user taps the map. */
    data class Tap(
        /** Tap, with the objects that it hit. */
        val tap: MapTap,
    ) : MapEvent

    /** Fires when the user double-taps the map. */
    data class DoubleTap(
        /** Tap, with the objects that it hit. */
        val tap: MapTap,
    ) : MapEvent

    /** Fires when the user presses and holds the map. */
    data class LongPress(
        /** Tap, with the objects that it hit. */
        val tap: MapTap,
    ) : MapEvent

    /** Fires when another floor is shown. */
    data class FloorChanged(
        /** New floor, previous floor and cause of the change. */
        val change: FloorChange,
    ) : MapEvent

    /**
     * Fires when the camera moves, at most ten times a second. The last movement is always
     * reported.
     */
    data class CameraChanged(
        /** Current state of the camera. */
        val camera: CameraState,
    ) : MapEvent

    /** Fires when the user starts to move the map. */
    data object InteractionStart : MapEvent

    /** Fires when the user releases the map. */
    data object InteractionEnd : MapEvent

    /** Fires when the language of names and texts changes. */
    data class LanguageChanged(
        /** Code of the new language. */
        val code: String,
    ) : MapEvent

    /**
     * Fires when the web view has restarted.
     *
     * @since 5.1
     */
    data object Restart : MapEvent
}

/**
 * A tap and its hits. One tap can hit several objects: a marker, the room below it and the floor.
 */
class MapTap {
    /** Everything that the tap hit, from front to back. */
    val hits: List<MapHit>

    /** Room that the tap hit. `null` between rooms. */
    val space: Space?

    /** Floor that the tap hit. `null` outside the floors. */
    val floor: Floor?

    /** Coordinate of the tap in the venue. `null` if the tap is not over the ground. */
    val coordinate: Coordinate?

    /** Position of the tap in the view. */
    val screen: ScreenPoint
}

/** An object that a tap hit. */
sealed interface MapHit {
    /** A room. */
    data class OnSpace(
        /** Room that the tap hit. */
        val space: Space,
    ) : MapHit

    /** A door. */
    data class OnDoor(
        /** Door that the tap hit. */
        val door: Door,
    ) : MapHit

    /** A point of interest. */
    data class OnPointOfInterest(
        /** Point of interest that the tap hit. */
        val pointOfInterest: PointOfInterest,
    ) : MapHit

    /** An area. */
    data class OnArea(
        /** Area that the tap hit. */
        val area: Area,
    ) : MapHit

    /** A piece of furniture or another object. */
    data class OnObject(
        /** Object that the tap hit. */
        val element: VenueObject,
    ) : MapHit

    /** A label. */
    data class OnLabel(
        /** Label that the tap hit. */
        val label: MapLabel,
    ) : MapHit

    /** A flat label. */
    data class OnFlatLabel(
        /** Flat label that the tap hit. */
        val label: FlatLabel,
    ) : MapHit

    /** A marker. */
    data class OnMarker(
        /** Marker that the tap hit. */
        val marker: MapMarker,
    ) : MapHit

    /** A path. */
    data class OnPath(
        /** Path that the tap hit. */
        val path: MapPath,
    ) : MapHit

    /** A shape. */
    data class OnShape(
        /** Shape that the tap hit. */
        val shape: MapShape,
    ) : MapHit

    /** The blue dot. */
    data object OnBlueDot : MapHit

    /** The floor itself. */
    data class OnFloor(
        /** Floor that the tap hit. */
        val floor: Floor,
    ) : MapHit

    /** Any other object. */
    data class Other(
        /** Type of the object, such as `model`. */
        val type: String,
    ) : MapHit
}
