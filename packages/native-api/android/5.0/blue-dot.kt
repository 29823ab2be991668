package com.brand.maps

import androidx.annotation.ColorInt
import androidx.annotation.RequiresPermission
import java.time.Instant
import kotlinx.coroutines.flow.StateFlow

/**
 * The dot that shows the user's position. The SDK draws positions; it does not determine them.
 *
 * ```kotlin
 * mapView.blueDot.report(PositionReport(latitude = 38.7033, longitude = -9.1389, floorLevel = 1, accuracy = 4.0))
 * mapView.blueDot.follow(FollowMode.POSITION)
 * ```
 */
interface BlueDot {
    /** Last position that the dot accepted. `null` before the first position. */
    val position: StateFlow<DotPosition?>

    /** Current state of the dot. */
    val state: StateFlow<DotState>

    /** Current follow mode of the camera. */
    val following: StateFlow<FollowMode>

    /**
     * Reports the user's position.
     *
     * @param position Position of the user.
     * @throws MapException With [MapException.Code.BAD_OPTION] or
     *   [MapException.Code.UNKNOWN_TARGET] if the position is not valid in this venue.
     */
    suspend fun report(position: PositionReport)

    /**
     * Reports a position from the device.
     *
     * @param location Position from the device, with its bearing if available.
     */
    suspend fun report(location: android.location.Location)

    /**
     * Reports a position that is certain, such as that of a scanned code. For the given time, it
     * overrides all others.
     *
     * @param position Position of the user.
     * @param durationMillis Time for which the position overrides others, in milliseconds.
     */
    suspend fun hold(position: PositionReport, durationMillis: Long = 30_000)

    /**
     * Reports positions from the device until you call `stopWatchingDevice`. Ask the user for
     * `ACCESS_FINE_LOCATION` first.
     *
     * @return Permission that the user granted. A refusal does not throw.
     */
    @RequiresPermission("android.permission.ACCESS_COARSE_LOCATION")
    suspend fun watchDevice(): DeviceGrant

    /** Stops reporting positions from the device. */
    fun stopWatchingDevice()

    /**
     * Makes the camera follow the user until you set [FollowMode.OFF] or the user moves the map.
     *
     * @param mode Mode in which the camera follows the user.
     * @param options Camera settings when following starts.
     */
    suspend fun follow(mode: FollowMode, options: FollowOptions = FollowOptions())

    /**
     * Moves the dot along a route, so you can test without walking. To stop the walk, cancel the
     * coroutine.
     *
     * @param route Route to walk.
     * @param speed Walking speed, in metres per second.
     * @return Whether the walk finished.
     */
    suspend fun simulate(route: Route, speed: Double = 1.35): AnimationEnd

    /** Shows the dot again after `hide`. */
    suspend fun show()

    /** Hides the dot. The dot still accepts positions. */
    suspend fun hide()

    /**
     * Changes the dot's appearance and how it judges positions.
     *
     * @param options New options.
     */
    suspend fun update(options: BlueDotOptions)

    /**
     * Adds a listener for positions, states and changes of the follow mode.
     *
     * @param listener Listener to notify until you remove the returned handle.
     * @return A handle that removes the listener.
     */
    fun addListener(listener: BlueDotListener): Removable

    /** Removes the dot from the map and stops the sensors. */
    suspend fun remove()
}

/** A position to report to the map. */
data class PositionReport(
    /** Latitude, in degrees north. */
    val latitude: Double,
    /** Longitude, in degrees east. */
    val longitude: Double,
    /** Id of the floor, if you know it. */
    val floorId: String? = null,
    /** Level of the floor, if you know the level instead of the id. 0 is the ground floor. */
    val floorLevel: Int? = null,
    /** Accuracy of the position, as a radius in metres. Default: 0, which draws no ring. */
    val accuracy: Double? = null,
    /** Heading of the user, in degrees clockwise from north. */
    val headingDegrees: Double? = null,
    /** Time of measurement. Default: now. */
    val timestamp: Instant? = null,
)

/** A position that the dot accepted. */
class DotPosition {
    /** Position of the user. */
    val coordinate: Coordinate

    /** Accuracy of the position, as a radius in metres. */
    val accuracy: Double

    /** Heading of the user, in degrees clockwise from north. */
    val headingDegrees: Double?

    /** Time of measurement. */
    val timestamp: Instant
}

/** State of the blue dot. */
enum class DotState {
    /** The dot is hidden. */
    HIDDEN,

    /** The dot shows a position. */
    ACTIVE,

    /** The position is less accurate than it should be. */
    UNCERTAIN,

    /** No position has arrived for a while. */
    STALE,

    /** The user is outside the venue. */
    OUT_OF_BOUNDS,

    /** Location access is denied or not available. */
    DISABLED,
}

/** Mode in which the camera follows the user. */
enum class FollowMode {
    /** The camera does not follow the user. */
    OFF,

    /** The camera follows the position. */
    POSITION,

    /** The camera follows the position and the user's heading. */
    HEADING,

    /** The camera follows the position and the direction of the route ahead. */
    PATH,
}

/** A change of the camera's follow mode. */
class FollowChange {
    /** New follow mode of the camera. */
    val mode: FollowMode

    /** Previous follow mode of the camera. */
    val previous: FollowMode

    /** Whether following ended because the user moved the map. */
    val isByUser: Boolean
}

/** Camera settings when following starts. */
data class FollowOptions(
    /** Zoom level. Default: the current level, with a minimum of 20. */
    val zoom: Double? = null,
    /** Pitch, in degrees, where 0 looks straight down. Default: the current pitch. */
    val pitchDegrees: Double? = null,
    /** Duration and easing of the movement to the dot. */
    val animation: MapAnimation = MapAnimation(durationMillis = 1000),
)

/** Whether the device provides positions. */
enum class DeviceGrant {
    /** The device provides positions. */
    GRANTED,

    /** The user denied location access. */
    DENIED,

    /** The user allowed only an approximate position, which can be kilometres off. */
    REDUCED,

    /** The device cannot provide positions. */
    UNAVAILABLE,
}

/** Appearance of the dot, and how it judges positions. */
data class BlueDotOptions(
    /** Colour of the dot, the ring and the heading. Default: the theme's accent colour. */
    @get:ColorInt val color: Int? = null,
    /** Radius of the dot with its rim, in density-independent pixels. */
    val radiusPixels: Double = 11.0,
    /** Whether a ring shows the accuracy. */
    val showsAccuracy: Boolean = true,
    /** Whether a beam shows the heading. */
    val showsHeading: Boolean = true,
    /** Time without a position after which the dot is stale, in milliseconds. */
    val staleAfterMillis: Long = 30_000,
    /** Accuracy radius above which the dot is uncertain, in metres. */
    val uncertainAbove: Double = 50.0,
    /** Distance around the venue's floors that still counts as inside, in metres. */
    val boundsPadding: Double = 20.0,
    /** Whether the map changes to the floor of the dot while the camera follows it. */
    val followFloor: Boolean = true,
)
