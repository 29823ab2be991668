package com.brand.maps

import android.content.Context
import android.util.AttributeSet
import android.widget.FrameLayout
import androidx.annotation.ColorInt

/**
 * A view that shows a venue. Most calls of the SDK are methods of this view.
 *
 * ```kotlin
 * val options = LoadOptions(clientId = "id", clientSecret = "secret", venue = "harbour-mall")
 * venueView.loadVenue(options) { error -> println(error?.message ?: "loaded") }
 * ```
 *
 * @constructor Creates an empty view. To fill the view, call `loadVenue`.
 * @param context The activity, or the context of the layout.
 * @param attributes Attributes of the tag in a layout file.
 */
class VenueView @JvmOverloads constructor(
    context: Context,
    attributes: AttributeSet? = null,
) : FrameLayout(context, attributes) {
    /** Receives the events of the map. Assign the listener before you load a venue. */
    var listener: VenueViewListener?

    /** Data of the venue. `null` until the venue is loaded. */
    val venue: Venue?

    /** Tilt, rotation and focus of the camera. */
    val cameraControls: CameraControls

    /** Draws directions. */
    val journey: Journey

    /** The dot that shows the user's position. */
    val blueDot: BlueDot

    /**
     * Loads a venue from the server and shows it.
     *
     * @param options Credentials and the name of the venue.
     * @param showOptions Initial options of the map.
     * @param completion Called when the first map is drawn, or with the error.
     */
    fun loadVenue(
        options: LoadOptions,
        showOptions: ShowOptions = ShowOptions(),
        completion: ((SdkError?) -> Unit)? = null,
    )

    /**
     * Shows a venue that the app stored, without network requests.
     *
     * @param data Bundle of the venue.
     * @param showOptions Initial options of the map.
     * @param completion Called when the first map is drawn, or with the error.
     */
    fun showVenue(
        data: ByteArray,
        showOptions: ShowOptions = ShowOptions(),
        completion: ((SdkError?) -> Unit)? = null,
    )

    /**
     * Shows a map, which is one floor.
     *
     * @param map Map to show.
     * @param completion Called when the map is drawn, or with the error.
     */
    fun setMap(map: VenueMap, completion: ((SdkError?) -> Unit)? = null)

    /**
     * Colours a room.
     *
     * @param polygon Room to colour.
     * @param color New colour of the room.
     */
    fun colorPolygon(polygon: Polygon, @ColorInt color: Int)

    /**
     * Restores the original colour of a room.
     *
     * @param polygon Room to restore.
     */
    fun clearPolygonColor(polygon: Polygon)

    /** Restores the original colours of all rooms. */
    fun clearPolygonColors()

    /**
     * Makes a room respond to taps.
     *
     * @param polygon Room to make interactive.
     */
    fun addInteractivePolygon(polygon: Polygon)

    /**
     * Makes a room ignore taps.
     *
     * @param polygon Room to make non-interactive.
     */
    fun removeInteractivePolygon(polygon: Polygon)

    /**
     * Labels all locations.
     *
     * @param options Appearance of the labels.
     */
    fun labelAllLocations(options: LabelOptions = LabelOptions())

    /** Removes all labels from the map. */
    fun removeAllLabels()

    /**
     * Adds a marker.
     *
     * @param coordinate Position of the marker.
     * @param html HTML content of the marker. The SDK does not escape the HTML, so escape all user
     *   input.
     * @param options Behaviour of the marker.
     * @param completion Receives the id of the marker.
     */
    fun addMarker(
        coordinate: MapCoordinate,
        html: String,
        options: MarkerOptions = MarkerOptions(),
        completion: ((String) -> Unit)? = null,
    )

    /**
     * Removes a marker from the map.
     *
     * @param id Id of the marker.
     */
    fun removeMarker(id: String)

    /**
     * Finds the shortest route between two places.
     *
     * @param from Start of the route.
     * @param to Destination of the route.
     * @param accessible Whether to use step-free paths only.
     * @param completion Receives the directions, or `null` if there is no route.
     */
    fun getDirections(
        from: Navigable,
        to: Navigable,
        accessible: Boolean = false,
        completion: (Directions?) -> Unit,
    )
}

/**
 * Receives the events of the map. All methods have an empty default implementation.
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
     * Called when the data is loaded and before the map is drawn.
     *
     * @param venue Venue that was loaded.
     */
    fun onDataLoaded(venue: Venue) {}

    /**
     * Called when the first map is drawn.
     *
     * @param map Map that was drawn first.
     */
    fun onFirstMapLoaded(map: VenueMap) {}

    /**
     * Called when another map is shown.
     *
     * @param map Map that is now shown.
     */
    fun onMapChanged(map: VenueMap) {}

    /**
     * Called when the user taps a room.
     *
     * @param polygon Room that the user tapped.
     */
    fun onPolygonClicked(polygon: Polygon) {}

    /** Called when the user taps outside all rooms. */
    fun onNothingClicked() {}

    /**
     * Called when the user's position changes.
     *
     * @param update New position of the user.
     */
    fun onBlueDotUpdated(update: BlueDotPosition) {}

    /**
     * Called when the state of the blue dot changes.
     *
     * @param change New state of the dot and the reason for the change.
     */
    fun onBlueDotStateChanged(change: BlueDotStateChange) {}

    /**
     * Called when the camera starts or stops following the user.
     *
     * @param state New state of the view.
     */
    fun onStateChanged(state: ViewState) {}
}

/** Credentials and the name of a venue. */
data class LoadOptions(
    /** Client id of your workspace. */
    val clientId: String,
    /** Client secret of your workspace. */
    val clientSecret: String,
    /** Name of the venue. */
    val venue: String,
)

/** Initial options of the map. */
data class ShowOptions(
    /** Id of the first map. `null` means the venue's default map. */
    val firstMapId: String? = null,
    /** Language of names, such as `pt`. `null` means the venue's language. */
    val language: String? = null,
    /** Whether all locations are labelled when the first map is drawn. */
    val labelLocations: Boolean = true,
    /** Background colour of the map. */
    @get:ColorInt val backgroundColor: Int? = null,
)

/** An error of the SDK. */
class SdkError {
    /** Short name of the error, such as `venue-not-found`. */
    val name: String

    /** Cause of the error, in English. */
    val message: String
}

/** Whether the camera follows the user. */
enum class ViewState {
    /** The camera does not follow the user, so the user can explore the map. */
    EXPLORE,

    /** The camera follows the user. */
    FOLLOW,
}
