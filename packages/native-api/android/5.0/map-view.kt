package com.brand.maps

import android.content.Context
import android.graphics.Bitmap
import android.util.AttributeSet
import android.widget.FrameLayout
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.StateFlow

/**
 * A view that shows a venue. The map runs in a web view inside this view, so every call to the map
 * suspends. Calls before `show` has returned throw a [MapException] with
 * [MapException.Code.NOT_SHOWN]. Use the view on the main thread.
 *
 * A view with an id keeps its floor and camera when Android recreates the activity. The next `show`
 * of the same venue restores both.
 *
 * ```kotlin
 * val venue = mapView.show(VenueSource.Server(venueId = "harbour-mall", key = "demo"))
 * mapView.camera.focusOn(venue.floors)
 * ```
 *
 * @constructor Creates an empty view, which `show` fills.
 * @param context The activity, or the context of the layout. For a view that outlives activities,
 *   pass a `MutableContextWrapper`.
 * @param attributes Attributes of the tag in a layout file.
 */
class MapView @JvmOverloads constructor(
    context: Context,
    attributes: AttributeSet? = null,
) : FrameLayout(context, attributes) {
    /** Venue that is shown. `null` until `show` returns. */
    val venue: Venue?

    /** Loading state of the view: empty, loading, ready or failed. */
    val state: StateFlow<MapState>

    /** Camera of the map. */
    val camera: Camera

    /** Control that changes the current floor. */
    val floors: FloorControl

    /** Colours, heights and visibility of rooms, walls and objects. */
    val elements: ElementControl

    /** Text labels that face the user and share the screen with markers. */
    val labels: Labels

    /** Text labels that lie on the floor. */
    val flatLabels: FlatLabels

    /** Your own HTML on the map. */
    val markers: Markers

    /** Short notes at points of the map. */
    val tooltips: Tooltips

    /** Lines on floors. */
    val paths: Paths

    /** Your own polygons and lines, flat or with a height. */
    val shapes: Shapes

    /**
     * Models in glTF and GLB files.
     *
     * @since 5.2
     */
    val models: Models

    /** Routes with their markers and steps. */
    val navigation: Navigation

    /** The dot that shows the user's position. */
    val blueDot: BlueDot

    /** Search for places by name, tag and category, without a server. */
    val search: Search

    /** The surroundings of the venue. */
    val outdoor: Outdoor

    /**
     * Floors of a building, shown apart and one above the other.
     *
     * @since 5.1
     */
    val stackedFloors: StackedFloors

    /**
     * Opens the building that the camera faces.
     *
     * @since 5.1
     */
    val dynamicFocus: DynamicFocus

    /**
     * Images on floors and walls.
     *
     * @since 5.2
     */
    val images: Images

    /** Visibility of groups of map objects. */
    val layers: Layers

    /**
     * Annotations of the venue, such as fire extinguishers.
     *
     * @since 5.1
     */
    val annotations: Annotations

    /**
     * Nearby points that are combined into clusters.
     *
     * @since 5.2
     */
    val clusters: Clusters

    /** Map states that you can save and share. */
    val views: Views

    /** All events of the map, while the flow is collected. */
    val events: Flow<MapEvent>

    /**
     * Loads a venue and shows it. The call returns when the venue is read and the first floor is
     * drawn. The new venue replaces the previous one.
     *
     * @param source Venue to show.
     * @param options Initial options of the map.
     * @return The venue that is shown.
     * @throws MapException If the key is wrong, the venue is unknown, the network is not available
     *   or the bundle cannot be read.
     */
    suspend fun show(source: VenueSource, options: MapOptions = MapOptions()): Venue

    /**
     * Returns the elements of a type that are on visible floors and on the screen:
     * `mapView.inView<Space>()`.
     *
     * @return Copies of the elements.
     */
    suspend inline fun <reified T : VenueElement> inView(): List<T>

    /**
     * Sets the language of names and texts.
     *
     * @param code Code of a language that the venue supports, such as `pt`.
     * @throws MapException With [MapException.Code.UNKNOWN_LANGUAGE] if the venue does not support
     *   the language.
     */
    suspend fun setLanguage(code: String)

    /**
     * Sets the map's colours and lighting.
     *
     * @param theme New theme.
     */
    suspend fun setTheme(theme: Theme)

    /**
     * Returns the name of the current theme.
     *
     * @return `light`, `dark` or `high-contrast`.
     */
    suspend fun theme(): String

    /**
     * Captures an image of the map in its current state, with labels and paths. Markers and
     * tooltips are not included.
     *
     * @param options Size and background of the image.
     * @return The image.
     * @since 5.1
     */
    suspend fun screenshot(options: ScreenshotOptions = ScreenshotOptions()): Bitmap

    /**
     * Announces a text to TalkBack users after the current announcement.
     *
     * @param text Text to announce, in the map's language.
     */
    suspend fun announce(text: String)

    /**
     * Returns the places on the screen as a list, for users who cannot see the map.
     *
     * @return The places, sorted by their distance from the centre.
     */
    suspend fun placesInView(): List<PlaceInView>

    /**
     * Adds a listener for events of the whole map.
     *
     * @param listener Listener to notify until you remove the returned handle. The view holds the
     *   listener, so remove it when the screen closes.
     * @return A handle that removes the listener.
     */
    fun addListener(listener: MapListener): Removable

    /**
     * Adds a listener for taps.
     *
     * @param listener Listener to notify until you remove the returned handle.
     * @return A handle that removes the listener.
     */
    fun addTapListener(listener: TapListener): Removable

    /**
     * Adds a listener for the state of the camera. The listener is called at most ten times a
     * second.
     *
     * @param listener Listener to notify until you remove the returned handle.
     * @return A handle that removes the listener.
     */
    fun addCameraListener(listener: CameraListener): Removable

    /**
     * Removes the map and frees the memory of its web view. The view is empty until you call `show`
     * again.
     */
    fun remove()
}
