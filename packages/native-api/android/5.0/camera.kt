package com.brand.maps

/**
 * The camera, which defines the view of the map.
 *
 * ```kotlin
 * mapView.camera.focusOn(venue.locations.first(), FocusOptions(maxZoom = 20.0))
 * val zoom = mapView.camera.state().zoom
 * mapView.camera.animateTo(CameraChange(zoom = zoom + 1))
 * ```
 */
interface Camera {
    /**
     * Returns the current state of the camera.
     *
     * @return Centre, zoom, bearing and pitch.
     */
    suspend fun state(): CameraState

    /**
     * Moves the camera immediately and ends any running animation.
     *
     * @param change Values to change. Values that are `null` stay as they are.
     */
    suspend fun set(change: CameraChange)

    /**
     * Moves the camera gradually: in a straight line over short distances, in an arc over long
     * ones.
     *
     * @param change Values to change. Values that are `null` stay as they are.
     * @param animation Duration and easing. Default: 300 to 2500 milliseconds, depending on the
     *   distance.
     * @return Whether the animation finished.
     */
    suspend fun animateTo(change: CameraChange, animation: MapAnimation? = null): AnimationEnd

    /**
     * Brings a target into view, as close as it fits.
     *
     * @param target Target to show.
     * @param options Zoom range, bearing, pitch, padding and animation.
     * @return Whether the animation finished.
     */
    suspend fun focusOn(target: MapTarget, options: FocusOptions = FocusOptions()): AnimationEnd

    /**
     * Brings several targets into view together.
     *
     * @param targets Targets to show.
     * @param options Zoom range, bearing, pitch, padding and animation.
     * @return Whether the animation finished.
     */
    suspend fun focusOn(targets: List<MapTarget>, options: FocusOptions = FocusOptions()): AnimationEnd

    /**
     * Restores the initial view.
     *
     * @param animation Duration and easing. Default: 300 to 2500 milliseconds, depending on the
     *   distance.
     * @return Whether the animation finished.
     */
    suspend fun reset(animation: MapAnimation? = null): AnimationEnd

    /** Stops every camera movement. */
    suspend fun stop()

    /**
     * Sets the padding for edges that other views cover, such as a bottom sheet. The camera centres
     * its target in the remaining area.
     *
     * @param padding Padding at each edge.
     * @param animation Duration and easing. If omitted, the change is immediate.
     * @return Whether the animation finished.
     */
    suspend fun setPadding(padding: Padding, animation: MapAnimation? = null): AnimationEnd

    /**
     * Changes the limits of the camera's movement.
     *
     * @param limits Limits to change. Values that are `null` stay as they are.
     * @throws MapException With [MapException.Code.BAD_OPTION] if a value is out of range.
     */
    suspend fun setLimits(limits: CameraLimits)

    /**
     * Changes which gestures move the map.
     *
     * @param gestures Gestures to enable.
     */
    suspend fun setGestures(gestures: MapGestures)

    /**
     * Returns whether a target is in view, even if its floor is not shown.
     *
     * @param target Target to check.
     * @param wholly Whether the whole target must be in view.
     * @return Whether the target is in view.
     */
    suspend fun isInView(target: MapTarget, wholly: Boolean = false): Boolean

    /**
     * Returns the coordinate at a point of the screen.
     *
     * @param point A point on the screen.
     * @param floorId Id of the floor to use. Default: the current floor.
     * @return The coordinate, or `null` above the horizon.
     */
    suspend fun coordinateAt(point: ScreenPoint, floorId: String? = null): Coordinate?

    /**
     * Returns the point of the screen where a coordinate appears.
     *
     * @param coordinate Coordinate to project.
     * @return The point on the screen, or `null` behind the camera.
     */
    suspend fun pointOf(coordinate: Coordinate): ScreenPoint?
}

/**
 * State of the camera.
 *
 * ```kotlin
 * val before = mapView.camera.state()
 * mapView.camera.focusOn(venue.floors)
 * mapView.camera.animateTo(before.toChange())
 * ```
 */
class CameraState {
    /** Coordinate at the centre of the view, on the current floor. */
    val center: Coordinate

    /**
     * Zoom level. Each step up doubles the scale. A pixel covers about 1 m at 16 and 3 cm at 21.
     */
    val zoom: Double

    /** Bearing of the map, in degrees clockwise from north. */
    val bearingDegrees: Double

    /** Pitch, in degrees, where 0 looks straight down. */
    val pitchDegrees: Double

    /** Distance that one density-independent pixel covers at the centre of the view, in metres. */
    val metresPerPixel: Double

    /**
     * Returns this state as a change, so you can restore it later.
     *
     * @return A change for [Camera.set] and [Camera.animateTo].
     */
    fun toChange(): CameraChange
}

/** Camera values to change. Values that are `null` stay as they are. The camera limits apply. */
data class CameraChange(
    /**
     * Coordinate at the centre of the view. The map does not change to its floor: see
     * [FloorControl.set].
     */
    val center: Coordinate? = null,
    /** Zoom level. Each step up doubles the scale. */
    val zoom: Double? = null,
    /** Bearing of the map, in degrees clockwise from north. */
    val bearingDegrees: Double? = null,
    /** Pitch, in degrees, where 0 looks straight down. */
    val pitchDegrees: Double? = null,
)

/** Initial state, limits and gestures of the camera. */
data class CameraOptions(
    /** Coordinate at the centre of the view. Default: the centre of the first floor. */
    val center: Coordinate? = null,
    /** Zoom level. Default: the closest level that shows the whole first floor. */
    val zoom: Double? = null,
    /**
     * Bearing of the map, in degrees clockwise from north. Default: the bearing that the venue
     * defines.
     */
    val bearingDegrees: Double? = null,
    /** Pitch, in degrees, where 0 looks straight down. */
    val pitchDegrees: Double = 45.0,
    /** Padding for edges that other views cover. */
    val padding: Padding = Padding(),
    /** Limits of the camera's movement. */
    val limits: CameraLimits = CameraLimits(),
    /** Gestures that move the map. */
    val gestures: MapGestures = MapGestures(),
)

/** Options for bringing a target into view. */
data class FocusOptions(
    /** Duration and easing. Default: 300 to 2500 milliseconds, depending on the distance. */
    val animation: MapAnimation? = null,
    /** Free space at the edges, in addition to the camera's padding. Default: 40 at each edge. */
    val padding: Padding? = null,
    /** Maximum zoom level. */
    val maxZoom: Double = 21.0,
    /**
     * Minimum zoom level, even if the target does not fit. Default: the minimum of the camera
     * limits.
     */
    val minZoom: Double? = null,
    /** Bearing of the map, in degrees clockwise from north. Default: the current bearing. */
    val bearingDegrees: Double? = null,
    /** Pitch, in degrees. Default: the current pitch. */
    val pitchDegrees: Double? = null,
    /** Whether the map changes to a floor of the target, unless it already shows one. */
    val followFloor: Boolean = true,
)

/** Limits of the camera's movement. Values that are `null` stay as they are. */
data class CameraLimits(
    /** Minimum zoom level, from 0 to 25. Default: 15, or less if a large venue would not fit. */
    val minZoom: Double? = null,
    /** Maximum zoom level, from 0 to 25. Default: 22. */
    val maxZoom: Double? = null,
    /** Minimum pitch, in degrees, from 0 to 88. Default: 0. */
    val minPitchDegrees: Double? = null,
    /** Maximum pitch, in degrees, from 0 to 88. Default: 75. */
    val maxPitchDegrees: Double? = null,
    /**
     * Whether the centre of the view stays over the venue, including a margin of half its size.
     */
    val staysOverVenue: Boolean = true,
)

/** Gestures that move the map. */
data class MapGestures(
    /** Whether dragging with one finger moves the map. */
    val pan: Boolean = true,
    /** Whether pinching and double-tapping zoom the map. */
    val zoom: Boolean = true,
    /** Whether turning two fingers rotates the map. */
    val rotate: Boolean = true,
    /** Whether dragging up and down with two fingers tilts the map. */
    val pitch: Boolean = true,
)

/** Duration and easing of a change. */
data class MapAnimation(
    /** Duration in milliseconds. 0 jumps, and so does every animation under reduced motion. */
    val durationMillis: Int = 300,
    /** Speed curve of the change. */
    val easing: Easing = Easing.EASE_IN_OUT,
)

/** Speed curve of an animation. */
enum class Easing {
    /** Constant speed. */
    LINEAR,

    /** Slow start. */
    EASE_IN,

    /** Slow end. */
    EASE_OUT,

    /** Slow start and slow end. */
    EASE_IN_OUT,
}

/** Outcome of an animation. */
enum class AnimationEnd {
    /** The animation ran to its end. */
    FINISHED,

    /** The user moved the map, or another call stopped the animation. */
    STOPPED,
}

/**
 * Receives the state of the camera.
 *
 * ```kotlin
 * val handle = mapView.addCameraListener { state -> println(state.zoom) }
 * handle.remove()
 * ```
 */
fun interface CameraListener {
    /**
     * Called when the camera moves, at most ten times a second. The last movement is always
     * reported.
     *
     * @param state Current state of the camera.
     */
    fun onCameraChange(state: CameraState)
}
