package com.brand.maps

import androidx.annotation.ColorInt
import androidx.annotation.RequiresPermission
import java.time.Instant
import kotlinx.coroutines.flow.StateFlow

/**
 * Where the user is. The SDK draws positions, it does not determine them.
 *
 * ```kotlin
 * mapView.blueDot.report(PositionReport(latitude = 38.7033, longitude = -9.1389, floorLevel = 1, accuracy = 4.0))
 * mapView.blueDot.follow(FollowMode.POSITION)
 * ```
 */
interface BlueDot {
    /** The last position that was taken; `null` before the first. */
    val position: StateFlow<DotPosition?>

    /** What the dot is like now. */
    val state: StateFlow<DotState>

    /** What the camera follows now. */
    val following: StateFlow<FollowMode>

    /**
     * Tells a position.
     *
     * @param position The position.
     * @throws MapException With [MapException.Code.BAD_OPTION] or [MapException.Code.UNKNOWN_TARGET] for what is no position in this venue.
     */
    suspend fun report(position: PositionReport)

    /**
     * Tells a position that the device gave.
     *
     * @param location The position, with bearing where it has one.
     */
    suspend fun report(location: android.location.Location)

    /**
     * Tells a position that is certain, such as that of a code that was scanned. For a while it beats every other one.
     *
     * @param position The position.
     * @param durationMillis For how many milliseconds.
     */
    suspend fun hold(position: PositionReport, durationMillis: Long = 30_000)

    /**
     * Takes positions of the device until `stopWatchingDevice`. Ask the user for `ACCESS_FINE_LOCATION` first.
     *
     * @return What the user granted. A refusal is no error.
     */
    @RequiresPermission("android.permission.ACCESS_COARSE_LOCATION")
    suspend fun watchDevice(): DeviceGrant

    /** Takes no more positions of the device. */
    fun stopWatchingDevice()

    /**
     * Lets the camera follow, until [FollowMode.OFF], or until the user moves the map.
     *
     * @param mode What is followed.
     * @param options How the camera begins to follow.
     */
    suspend fun follow(mode: FollowMode, options: FollowOptions = FollowOptions())

    /**
     * Lets the dot walk a route, to try things out at a desk. Cancel the coroutine to stop it.
     *
     * @param route The way.
     * @param speed Metres per second.
     * @return Whether the walk came to its end.
     */
    suspend fun simulate(route: Route, speed: Double = 1.35): AnimationEnd

    /** Shows the dot after `hide`. */
    suspend fun show()

    /** Hides the dot. Positions are taken nevertheless. */
    suspend fun hide()

    /**
     * Changes how it looks and how positions are judged.
     *
     * @param options The options.
     */
    suspend fun update(options: BlueDotOptions)

    /**
     * Tells a listener of positions, states and following.
     *
     * @param listener Told until the returned handle is removed.
     * @return Ends it.
     */
    fun addListener(listener: BlueDotListener): Removable

    /** Takes it off the map and ends what it listens to. */
    suspend fun remove()
}

/** A position that is told to the map. */
data class PositionReport(
    /** Degrees north. */
    val latitude: Double,
    /** Degrees east. */
    val longitude: Double,
    /** Id of the floor, where you know it. */
    val floorId: String? = null,
    /** Level of the floor, where you know that instead: 0 is ground. */
    val floorLevel: Int? = null,
    /** Metres within which it is right. Default: 0, which draws no ring. */
    val accuracy: Double? = null,
    /** Where the user looks, in degrees clockwise from north. */
    val headingDegrees: Double? = null,
    /** When it was measured. Default: now. */
    val timestamp: Instant? = null,
)

/** A position that the map took. */
class DotPosition {
    /** Where it is. */
    val coordinate: Coordinate

    /** Metres within which it is right. */
    val accuracy: Double

    /** Where the user looks, in degrees clockwise from north. */
    val headingDegrees: Double?

    /** When it was measured. */
    val timestamp: Instant
}

/** What the dot is like. */
enum class DotState {
    /** It is hidden. */
    HIDDEN,

    /** It shows a position. */
    ACTIVE,

    /** Its position is less exact than it should be. */
    UNCERTAIN,

    /** No position came for a while. */
    STALE,

    /** The user is outside of the venue. */
    OUT_OF_BOUNDS,

    /** Positions are refused or not available. */
    DISABLED,
}

/** What the camera follows. */
enum class FollowMode {
    /** Nothing. */
    OFF,

    /** The position. */
    POSITION,

    /** The position and the direction of looking. */
    HEADING,

    /** The position and the direction of the way ahead. */
    PATH,
}

/** The camera began or ended to follow the user. */
class FollowChange {
    /** What the camera follows now. */
    val mode: FollowMode

    /** What it followed before. */
    val previous: FollowMode

    /** Whether the user ended it by moving the map. */
    val isByUser: Boolean
}

/** How the camera begins to follow. */
data class FollowOptions(
    /** Zoom level. Default: the present one, at least 20. */
    val zoom: Double? = null,
    /** Tilt in degrees; 0 looks straight down. Default: the present one. */
    val pitchDegrees: Double? = null,
    /** How long it takes to get to the dot. */
    val animation: MapAnimation = MapAnimation(durationMillis = 1000),
)

/** Whether the device gives positions. */
enum class DeviceGrant {
    /** It does. */
    GRANTED,

    /** The user refused. */
    DENIED,

    /** The user allowed an approximate position alone: it is kilometres wide. */
    REDUCED,

    /** It cannot. */
    UNAVAILABLE,
}

/** How the dot looks, and how positions are judged. */
data class BlueDotOptions(
    /** Colour of dot, ring and heading. Default: the theme's accent. */
    @get:ColorInt val color: Int? = null,
    /** Radius of the dot with its rim, in density-independent pixels. */
    val radiusPixels: Double = 11.0,
    /** Whether a ring shows the accuracy. */
    val showsAccuracy: Boolean = true,
    /** Whether a beam shows the heading. */
    val showsHeading: Boolean = true,
    /** Milliseconds without a position after which the dot is stale. */
    val staleAfterMillis: Long = 30_000,
    /** Metres of accuracy above which the dot is uncertain. */
    val uncertainAbove: Double = 50.0,
    /** Metres around the floors of the venue that still count as inside. */
    val boundsPadding: Double = 20.0,
    /** Whether the map changes to the floor of the dot while the camera follows it. */
    val followFloor: Boolean = true,
)
