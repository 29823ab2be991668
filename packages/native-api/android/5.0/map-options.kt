package com.brand.maps

/** Initial options of a map. For values that are `null`, the documented defaults apply. */
data class MapOptions(
    /**
     * Id of the first floor. Default: the outdoor floor if there are several buildings, or the
     * default floor of a single building.
     */
    val floorId: String? = null,
    /** Initial state of the camera. */
    val camera: CameraOptions = CameraOptions(),
    /** Colours and lighting. Unlike on the web, the theme follows the device by default. */
    val theme: Theme = Theme.SYSTEM,
    /** Places of the venue that are labelled automatically. */
    val labels: AutomaticLabels = AutomaticLabels.ALL,
    /**
     * Language of names, such as `pt`. Default: the first of the device's languages that the venue
     * supports.
     */
    val language: String? = null,
    /** Whether the map animates changes. */
    val motion: MotionPreference = MotionPreference.SYSTEM,
    /** Whether the map's background is transparent, so content behind the view is visible. */
    val isTransparent: Boolean = false,
    /** CSS for the HTML of markers and tooltips. Default: none. */
    val css: String? = null,
)

/** Colours and lighting of a map. */
enum class Theme {
    /** Light or dark colours, depending on the device settings. */
    SYSTEM,

    /** Light colours. */
    LIGHT,

    /** Dark colours. */
    DARK,

    /** Strong edges and colours, for users who need high contrast. */
    HIGH_CONTRAST,
}

/** Whether the map animates changes. */
enum class MotionPreference {
    /** Follows the user's setting for animations. */
    SYSTEM,

    /** Changes are immediate. */
    REDUCED,

    /** Changes are animated, whatever the setting. */
    FULL,
}

/**
 * Options for an image of the map.
 *
 * @since 5.1
 */
data class ScreenshotOptions(
    /** Width in density-independent pixels. Default: the width of the view. */
    val width: Int? = null,
    /** Height in density-independent pixels. Default: the height of the view. */
    val height: Int? = null,
    /** Pixels per density-independent pixel. Default: the scale of the screen. */
    val scale: Double? = null,
    /** Whether the background is left out. */
    val isTransparent: Boolean = false,
)

/** A place on the screen. */
class PlaceInView {
    /** Name of the place in the map's language. */
    val name: String

    /** Room or point that carries the name. */
    val element: ElementReference

    /** Position of the place in the venue. */
    val coordinate: Coordinate

    /** Position of the place in the view. */
    val screen: ScreenPoint
}

/** Loading state of a map view. */
sealed interface MapState {
    /** The view is empty, because no venue was requested. */
    data object Empty : MapState

    /** A venue is loading. */
    data class Loading(
        /** Number of bytes received. */
        val loaded: Long,
        /** Total number of bytes. `null` if the server does not report it. */
        val total: Long?,
    ) : MapState

    /** The venue is shown, and the map accepts calls. */
    data class Ready(
        /** Venue that is shown. */
        val venue: Venue,
    ) : MapState

    /** The map could not be shown. */
    data class Failed(
        /** Error whose message states the cause and what to do. */
        val error: MapException,
    ) : MapState
}

/**
 * A handle that removes what a call added, such as a listener.
 *
 * ```kotlin
 * val handle: Removable = mapView.addCameraListener { state -> println(state.zoom) }
 * handle.remove()
 * ```
 */
interface Removable {
    /** Removes what the call added. Further calls of `remove` do nothing. */
    fun remove()
}
