package com.brand.maps

import android.content.Context
import android.util.AttributeSet
import android.widget.FrameLayout
import androidx.annotation.ColorInt

/**
 * A view that shows a venue. Most of what an app does with the map is a call on it.
 *
 * ```kotlin
 * val options = LoadOptions(clientId = "id", clientSecret = "secret", venue = "harbour-mall")
 * venueView.loadVenue(options) { error -> println(error?.message ?: "loaded") }
 * ```
 *
 * @constructor Makes an empty view; `loadVenue` fills it.
 * @param context The activity, or the context of the layout.
 * @param attributes Attributes of the tag in a layout file.
 */
class VenueView @JvmOverloads constructor(
    context: Context,
    attributes: AttributeSet? = null,
) : FrameLayout(context, attributes) {
    /** Is told what happens on the map. Assign it before you load a venue. */
    var listener: VenueViewListener?

    /** The data of the venue; `null` until it is loaded. */
    val venue: Venue?

    /** Tilt, rotation and focus. */
    val cameraControls: CameraControls

    /** Draws directions. */
    val journey: Journey

    /** Where the user is. */
    val blueDot: BlueDot

    /**
     * Loads a venue from the server and shows it.
     *
     * @param options Credentials and the name of the venue.
     * @param showOptions How it is shown.
     * @param completion Is called when the first map is drawn, or with what went wrong.
     */
    fun loadVenue(
        options: LoadOptions,
        showOptions: ShowOptions = ShowOptions(),
        completion: ((SdkError?) -> Unit)? = null,
    )

    /**
     * Shows a venue that the app stored, without asking the network.
     *
     * @param data The bundle.
     * @param showOptions How it is shown.
     * @param completion Is called when the first map is drawn, or with what went wrong.
     */
    fun showVenue(
        data: ByteArray,
        showOptions: ShowOptions = ShowOptions(),
        completion: ((SdkError?) -> Unit)? = null,
    )

    /**
     * Shows a map, that is a floor.
     *
     * @param map The map.
     * @param completion Is called when it is drawn, or with what went wrong.
     */
    fun setMap(map: VenueMap, completion: ((SdkError?) -> Unit)? = null)

    /**
     * Colours a room.
     *
     * @param polygon The room.
     * @param color The colour.
     */
    fun colorPolygon(polygon: Polygon, @ColorInt color: Int)

    /**
     * Gives a room its own colour back.
     *
     * @param polygon The room.
     */
    fun clearPolygonColor(polygon: Polygon)

    /** Gives all rooms their own colours back. */
    fun clearPolygonColors()

    /**
     * Makes a room react to taps.
     *
     * @param polygon The room.
     */
    fun addInteractivePolygon(polygon: Polygon)

    /**
     * Makes a room ignore taps.
     *
     * @param polygon The room.
     */
    fun removeInteractivePolygon(polygon: Polygon)

    /**
     * Labels all locations.
     *
     * @param options How they look.
     */
    fun labelAllLocations(options: LabelOptions = LabelOptions())

    /** Takes all labels off the map. */
    fun removeAllLabels()

    /**
     * Adds a marker.
     *
     * @param coordinate Where it stands.
     * @param html What it shows. Escape what users typed: nothing here does.
     * @param options How it behaves.
     * @param completion Is given the id of the marker.
     */
    fun addMarker(
        coordinate: MapCoordinate,
        html: String,
        options: MarkerOptions = MarkerOptions(),
        completion: ((String) -> Unit)? = null,
    )

    /**
     * Takes a marker off the map.
     *
     * @param id Its id.
     */
    fun removeMarker(id: String)

    /**
     * Finds the shortest way between two places.
     *
     * @param from Where it begins.
     * @param to Where it ends.
     * @param accessible Whether it has no steps.
     * @param completion Is given the way; `null` when there is none.
     */
    fun getDirections(
        from: Navigable,
        to: Navigable,
        accessible: Boolean = false,
        completion: (Directions?) -> Unit,
    )
}

/**
 * Is told what happens on the map. All methods have an empty default.
 *
 * ```kotlin
 * venueView.listener = object : VenueViewListener {
 *     override fun onPolygonClicked(polygon: Polygon) {
 *         println(polygon.id)
 *     }
 * }
 * ```
 */
interface VenueViewListener {
    /**
     * The data is there; nothing is drawn yet.
     *
     * @param venue The venue.
     */
    fun onDataLoaded(venue: Venue) {}

    /**
     * The first map is drawn.
     *
     * @param map The map.
     */
    fun onFirstMapLoaded(map: VenueMap) {}

    /**
     * Another map is shown.
     *
     * @param map The map.
     */
    fun onMapChanged(map: VenueMap) {}

    /**
     * The user tapped a room.
     *
     * @param polygon The room.
     */
    fun onPolygonClicked(polygon: Polygon) {}

    /** The user tapped beside all rooms. */
    fun onNothingClicked() {}

    /**
     * The position of the user changed.
     *
     * @param update Where the user is.
     */
    fun onBlueDotUpdated(update: BlueDotPosition) {}

    /**
     * The state of the blue dot changed.
     *
     * @param change The state, and why it changed.
     */
    fun onBlueDotStateChanged(change: BlueDotStateChange) {}

    /**
     * The user began to explore, or the camera follows again.
     *
     * @param state What it is from now on.
     */
    fun onStateChanged(state: ViewState) {}
}

/** Credentials and the name of a venue. */
data class LoadOptions(
    /** The id of your workspace. */
    val clientId: String,
    /** The secret of your workspace. */
    val clientSecret: String,
    /** The name of the venue. */
    val venue: String,
)

/** How a venue is shown. */
data class ShowOptions(
    /** Id of the first map; `null` is the one that the venue names. */
    val firstMapId: String? = null,
    /** Language of names, such as `pt`; `null` is that of the venue. */
    val language: String? = null,
    /** Whether all locations are labelled when the first map is drawn. */
    val labelLocations: Boolean = true,
    /** Colour behind the map. */
    @get:ColorInt val backgroundColor: Int? = null,
)

/** What went wrong. */
class SdkError {
    /** A short name of what went wrong, such as `venue-not-found`. */
    val name: String

    /** What went wrong, in English. */
    val message: String
}

/** Whether the camera follows the user. */
enum class ViewState {
    /** The user explores. */
    EXPLORE,

    /** The camera follows. */
    FOLLOW,
}
