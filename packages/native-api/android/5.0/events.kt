package com.brand.maps

/**
 * Told what happens to the map as a whole, on the main thread. Every method does nothing unless you write it.
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
     * A venue is shown, its first floor drawn. The map takes calls from now on.
     *
     * @param venue What is shown.
     */
    fun onShow(venue: Venue) {}

    /**
     * A venue could not be shown, or the web view was lost and could not be started again.
     *
     * @param error Why. Its message says what to do.
     */
    fun onError(error: MapException) {}

    /**
     * Another floor is shown.
     *
     * @param change The floor, the one before it, and who changed it.
     */
    fun onFloorChange(change: FloorChange) {}

    /**
     * Names and texts are in another language.
     *
     * @param code Its code.
     */
    fun onLanguageChange(code: String) {}

    /** The user began to move the map. */
    fun onInteractionStart() {}

    /** The user let go of the map. */
    fun onInteractionEnd() {}

    /**
     * The web view was ended by the system, and the map was started again where it stood. Markers,
     * labels, paths and shapes that you added are gone: add them again.
     *
     * @since 5.1
     */
    fun onRestart() {}
}

/**
 * Told of taps. Every method does nothing unless you write it.
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
     * The user tapped the map.
     *
     * @param tap What was met.
     */
    fun onTap(tap: MapTap) {}

    /**
     * The user tapped the map twice.
     *
     * @param tap What was met.
     */
    fun onDoubleTap(tap: MapTap) {}

    /**
     * The user held a finger on the map for half a second.
     *
     * @param tap What was met.
     */
    fun onLongPress(tap: MapTap) {}

    /**
     * The user tapped a room.
     *
     * @param space The room.
     */
    @Deprecated("Use onTap, whose `space` is the room.", ReplaceWith("onTap(tap)"))
    fun onSpaceTap(space: Space) {}
}

/**
 * Told of the user's position. Every method does nothing unless you write it.
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
     * The position of the user changed.
     *
     * @param position Where the user is now.
     */
    fun onPositionChange(position: DotPosition) {}

    /**
     * The state of the blue dot changed.
     *
     * @param state The state from now on.
     */
    fun onStateChange(state: DotState) {}

    /**
     * The camera began or ended to follow the user.
     *
     * @param change The mode, the one before it, and why it changed.
     */
    fun onFollowChange(change: FollowChange) {}
}

/** Something that happened on the map. */
sealed interface MapEvent {
    /** A venue is shown. */
    data class Show(
        /** The venue. */
        val venue: Venue,
    ) : MapEvent

    /** A venue could not be shown. */
    data class Failure(
        /** Why. */
        val error: MapException,
    ) : MapEvent

    /** The user tapped the map. */
    data class Tap(
        /** What was met. */
        val tap: MapTap,
    ) : MapEvent

    /** The user tapped the map twice. */
    data class DoubleTap(
        /** What was met. */
        val tap: MapTap,
    ) : MapEvent

    /** The user held a finger on the map. */
    data class LongPress(
        /** What was met. */
        val tap: MapTap,
    ) : MapEvent

    /** Another floor is shown. */
    data class FloorChanged(
        /** The floor, the one before it, and who changed it. */
        val change: FloorChange,
    ) : MapEvent

    /** The camera moved; at most ten times a second, and the last one always. */
    data class CameraChanged(
        /** Where it is now. */
        val camera: CameraState,
    ) : MapEvent

    /** The user began to move the map. */
    data object InteractionStart : MapEvent

    /** The user let go of the map. */
    data object InteractionEnd : MapEvent

    /** Names and texts are in another language. */
    data class LanguageChanged(
        /** Its code. */
        val code: String,
    ) : MapEvent

    /**
     * The web view was started again.
     *
     * @since 5.1
     */
    data object Restart : MapEvent
}

/** What a tap met. One tap may meet several things: a marker, the room below it, the floor. */
class MapTap {
    /** Everything that was met, the foremost first. */
    val hits: List<MapHit>

    /** The room that was met; `null` between rooms. */
    val space: Space?

    /** The floor that was met; `null` outside. */
    val floor: Floor?

    /** Where in the venue; `null` beside the ground. */
    val coordinate: Coordinate?

    /** Where in the view. */
    val screen: ScreenPoint
}

/** One thing that a tap met. */
sealed interface MapHit {
    /** A room. */
    data class OnSpace(
        /** The room. */
        val space: Space,
    ) : MapHit

    /** A door. */
    data class OnDoor(
        /** The door. */
        val door: Door,
    ) : MapHit

    /** A point of interest. */
    data class OnPointOfInterest(
        /** The point. */
        val pointOfInterest: PointOfInterest,
    ) : MapHit

    /** An area. */
    data class OnArea(
        /** The area. */
        val area: Area,
    ) : MapHit

    /** A piece of furniture or another thing. */
    data class OnObject(
        /** The thing. */
        val element: VenueObject,
    ) : MapHit

    /** A label. */
    data class OnLabel(
        /** The label. */
        val label: MapLabel,
    ) : MapHit

    /** A flat label. */
    data class OnFlatLabel(
        /** The label. */
        val label: FlatLabel,
    ) : MapHit

    /** A marker. */
    data class OnMarker(
        /** The marker. */
        val marker: MapMarker,
    ) : MapHit

    /** A path. */
    data class OnPath(
        /** The path. */
        val path: MapPath,
    ) : MapHit

    /** A shape. */
    data class OnShape(
        /** The shape. */
        val shape: MapShape,
    ) : MapHit

    /** The blue dot. */
    data object OnBlueDot : MapHit

    /** The floor itself. */
    data class OnFloor(
        /** The floor. */
        val floor: Floor,
    ) : MapHit

    /** A thing that has no class of its own. */
    data class Other(
        /** What it is, such as `model`. */
        val type: String,
    ) : MapHit
}
