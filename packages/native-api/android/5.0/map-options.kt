package com.brand.maps

/** How a map begins. What is `null` is as the default says. */
data class MapOptions(
    /** Id of the first floor. Default: the outdoor floor of several buildings, the default floor of a single one. */
    val floorId: String? = null,
    /** Where the camera begins. */
    val camera: CameraOptions = CameraOptions(),
    /** Colours and light. Unlike on the web, the device decides until you do. */
    val theme: Theme = Theme.SYSTEM,
    /** Which of the venue's places are labelled by themselves. */
    val labels: AutomaticLabels = AutomaticLabels.ALL,
    /** Language of names, such as `pt`. Default: the first of the device's languages that the venue has. */
    val language: String? = null,
    /** Whether the map moves gradually. */
    val motion: MotionPreference = MotionPreference.SYSTEM,
    /** Whether what is behind the view shines through where nothing is drawn. */
    val isTransparent: Boolean = false,
    /** Styles for the HTML of markers and tooltips, as CSS. Default: none. */
    val css: String? = null,
)

/** Colours and light of a map. */
enum class Theme {
    /** Light or dark, as the device is set. */
    SYSTEM,

    /** Light colours. */
    LIGHT,

    /** Dark colours. */
    DARK,

    /** Strong edges and colours, for users who need them. */
    HIGH_CONTRAST,
}

/** Whether things on the map move gradually. */
enum class MotionPreference {
    /** As the user's setting for animations says. */
    SYSTEM,

    /** Everything jumps. */
    REDUCED,

    /** Everything moves, whatever the setting. */
    FULL,
}

/**
 * How a picture of the map is taken.
 *
 * @since 5.1
 */
data class ScreenshotOptions(
    /** Width in density-independent pixels. Default: that of the view. */
    val width: Int? = null,
    /** Height in density-independent pixels. Default: that of the view. */
    val height: Int? = null,
    /** Pixels for each density-independent pixel. Default: that of the screen. */
    val scale: Double? = null,
    /** Whether the background is left out. */
    val isTransparent: Boolean = false,
)

/** A place on the screen. */
class PlaceInView {
    /** Its name in the language of the map. */
    val name: String

    /** The room or point that has it. */
    val element: ElementReference

    /** Where it is in the venue. */
    val coordinate: Coordinate

    /** Where it is in the view. */
    val screen: ScreenPoint
}

/** Where a map view stands. */
sealed interface MapState {
    /** Nothing was asked to be shown. */
    data object Empty : MapState

    /** A venue is on its way. */
    data class Loading(
        /** Bytes that have come. */
        val loaded: Long,
        /** Bytes in all; `null` where the server does not say. */
        val total: Long?,
    ) : MapState

    /** The venue is shown, and all calls are answered. */
    data class Ready(
        /** What is shown. */
        val venue: Venue,
    ) : MapState

    /** There can be no map. */
    data class Failed(
        /** Why. Its message says what to do. */
        val error: MapException,
    ) : MapState
}

/**
 * Something that can be taken away again.
 *
 * ```kotlin
 * val handle: Removable = mapView.addCameraListener { state -> println(state.zoom) }
 * handle.remove()
 * ```
 */
interface Removable {
    /** Takes it away. A second call does nothing. */
    fun remove()
}
