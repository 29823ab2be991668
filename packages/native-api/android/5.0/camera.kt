package com.brand.maps

/**
 * Where the map is seen from.
 *
 * ```kotlin
 * mapView.camera.focusOn(venue.locations.first(), FocusOptions(maxZoom = 20.0))
 * val zoom = mapView.camera.state().zoom
 * mapView.camera.animateTo(CameraChange(zoom = zoom + 1))
 * ```
 */
interface Camera {
    /**
     * Where the camera is now.
     *
     * @return Centre, zoom, bearing and pitch.
     */
    suspend fun state(): CameraState

    /**
     * Moves the camera at once. Ends an animation.
     *
     * @param change What to change; what is `null` stays.
     */
    suspend fun set(change: CameraChange)

    /**
     * Moves the camera gradually: straight where it is near, in an arc where it is far.
     *
     * @param change What to change; what is `null` stays.
     * @param animation How it moves. Default: 300 to 2500 milliseconds, by how far it is.
     * @return Whether it went all the way.
     */
    suspend fun animateTo(change: CameraChange, animation: MapAnimation? = null): AnimationEnd

    /**
     * Brings something into view, as close as it fits.
     *
     * @param target What to show.
     * @param options How close, from where, and how it moves.
     * @return Whether it went all the way.
     */
    suspend fun focusOn(target: MapTarget, options: FocusOptions = FocusOptions()): AnimationEnd

    /**
     * Brings several things into view together.
     *
     * @param targets What to show.
     * @param options How close, from where, and how it moves.
     * @return Whether it went all the way.
     */
    suspend fun focusOn(targets: List<MapTarget>, options: FocusOptions = FocusOptions()): AnimationEnd

    /**
     * Goes back to how the map began.
     *
     * @param animation How it moves. Default: 300 to 2500 milliseconds, by how far it is.
     * @return Whether it went all the way.
     */
    suspend fun reset(animation: MapAnimation? = null): AnimationEnd

    /** Ends whatever moves the camera. */
    suspend fun stop()

    /**
     * Says which edges are covered, such as by a bottom sheet; the middle of the view is the middle of the rest.
     *
     * @param padding Space at the edges.
     * @param animation How the map moves there. Default: at once.
     * @return Whether it went all the way.
     */
    suspend fun setPadding(padding: Padding, animation: MapAnimation? = null): AnimationEnd

    /**
     * Changes how far the camera may go.
     *
     * @param limits What to change; what is `null` stays.
     * @throws MapException With [MapException.Code.BAD_OPTION] for values out of range.
     */
    suspend fun setLimits(limits: CameraLimits)

    /**
     * Changes which gestures move the map.
     *
     * @param gestures Which gestures are on.
     */
    suspend fun setGestures(gestures: MapGestures)

    /**
     * Whether something is on the screen. Whether its floor is shown does not matter.
     *
     * @param target What to look for.
     * @param wholly Whether all of it must be.
     * @return Whether it is in view.
     */
    suspend fun isInView(target: MapTarget, wholly: Boolean = false): Boolean

    /**
     * The coordinate under a place on the screen.
     *
     * @param point A place on the screen.
     * @param floorId The floor that is meant. Default: the current one.
     * @return The coordinate; `null` above the horizon.
     */
    suspend fun coordinateAt(point: ScreenPoint, floorId: String? = null): Coordinate?

    /**
     * Where a coordinate is on the screen.
     *
     * @param coordinate A place in the venue.
     * @return The place on the screen; `null` behind the camera.
     */
    suspend fun pointOf(coordinate: Coordinate): ScreenPoint?
}

/**
 * Where the camera looks and from where.
 *
 * ```kotlin
 * val before = mapView.camera.state()
 * mapView.camera.focusOn(venue.floors)
 * mapView.camera.animateTo(before.toChange())
 * ```
 */
class CameraState {
    /** What is in the middle of the view, on the current floor. */
    val center: Coordinate

    /** Zoom level: one more shows half as much. A pixel is about 1 m at 16 and 3 cm at 21. */
    val zoom: Double

    /** Direction that is up on the screen, in degrees clockwise from north. */
    val bearingDegrees: Double

    /** Tilt in degrees; 0 looks straight down. */
    val pitchDegrees: Double

    /** Metres that a density-independent pixel covers in the middle of the view. */
    val metresPerPixel: Double

    /**
     * The state as a change, to go back to it later.
     *
     * @return What [Camera.set] and [Camera.animateTo] take.
     */
    fun toChange(): CameraChange
}

/** What of the camera to change; what is `null` stays. Limits hold. */
data class CameraChange(
    /** What is in the middle of the view. Its floor is not followed: see [FloorControl.set]. */
    val center: Coordinate? = null,
    /** Zoom level: one more shows half as much. */
    val zoom: Double? = null,
    /** Direction that is up on the screen, in degrees clockwise from north. */
    val bearingDegrees: Double? = null,
    /** Tilt in degrees; 0 looks straight down. */
    val pitchDegrees: Double? = null,
)

/** How the camera begins. */
data class CameraOptions(
    /** What is in the middle of the view. Default: the middle of the first floor. */
    val center: Coordinate? = null,
    /** Zoom level. Default: as close as the whole first floor is seen. */
    val zoom: Double? = null,
    /** Direction that is up on the screen, in degrees clockwise from north. Default: that which the venue gives. */
    val bearingDegrees: Double? = null,
    /** Tilt in degrees; 0 looks straight down. */
    val pitchDegrees: Double = 45.0,
    /** Space at the edges that something covers. */
    val padding: Padding = Padding(),
    /** How far the camera may go. */
    val limits: CameraLimits = CameraLimits(),
    /** Which gestures move the map. */
    val gestures: MapGestures = MapGestures(),
)

/** How something is brought into view. */
data class FocusOptions(
    /** How the camera moves. Default: 300 to 2500 milliseconds, by how far it is. */
    val animation: MapAnimation? = null,
    /** Space that stays free at the edges, besides the camera's own padding. Default: 40 each. */
    val padding: Padding? = null,
    /** Not closer than this zoom level. */
    val maxZoom: Double = 21.0,
    /** Not farther than this zoom level, even if not all fits. Default: that of the limits. */
    val minZoom: Double? = null,
    /** Direction that is up on the screen, in degrees clockwise from north. Default: the present one. */
    val bearingDegrees: Double? = null,
    /** Tilt in degrees. Default: the present one. */
    val pitchDegrees: Double? = null,
    /** Whether the map changes to a floor of the target, unless it shows one already. */
    val followFloor: Boolean = true,
)

/** How far the camera may go; what is `null` stays. */
data class CameraLimits(
    /** Lowest zoom level, 0 to 25. Default: 15, or less where a large venue would not fit. */
    val minZoom: Double? = null,
    /** Highest zoom level, 0 to 25. Default: 22. */
    val maxZoom: Double? = null,
    /** Least tilt in degrees, 0 to 88. Default: 0. */
    val minPitchDegrees: Double? = null,
    /** Most tilt in degrees, 0 to 88. Default: 75. */
    val maxPitchDegrees: Double? = null,
    /** Whether the middle of the view stays over the venue and half its size around it. */
    val staysOverVenue: Boolean = true,
)

/** Which gestures move the map. */
data class MapGestures(
    /** Dragging with one finger. */
    val pan: Boolean = true,
    /** Pinching and double taps. */
    val zoom: Boolean = true,
    /** Turning two fingers. */
    val rotate: Boolean = true,
    /** Dragging up and down with two fingers. */
    val pitch: Boolean = true,
)

/** How something moves. */
data class MapAnimation(
    /** Milliseconds that it takes; 0 jumps. Under reduced motion it always jumps. */
    val durationMillis: Int = 300,
    /** How its speed changes on the way. */
    val easing: Easing = Easing.EASE_IN_OUT,
)

/** How the speed of an animation changes on its way. */
enum class Easing {
    /** The same speed all the way. */
    LINEAR,

    /** Slow at first. */
    EASE_IN,

    /** Slow at the end. */
    EASE_OUT,

    /** Slow at both ends. */
    EASE_IN_OUT,
}

/** How an animation ended. */
enum class AnimationEnd {
    /** It went all the way. */
    FINISHED,

    /** The user took hold of the map, or something else took over. */
    STOPPED,
}

/**
 * Told where the camera is.
 *
 * ```kotlin
 * val handle = mapView.addCameraListener { state -> println(state.zoom) }
 * handle.remove()
 * ```
 */
fun interface CameraListener {
    /**
     * The camera moved. At most ten times a second; the last one always arrives.
     *
     * @param state Where it is now.
     */
    fun onCameraChange(state: CameraState)
}
