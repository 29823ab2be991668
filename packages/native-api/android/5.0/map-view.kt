package com.brand.maps

import android.content.Context
import android.graphics.Bitmap
import android.util.AttributeSet
import android.widget.FrameLayout
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.StateFlow

/**
 * A venue on the screen. The map runs in a web view inside of it, so every call that reaches the
 * map suspends. Calls before `show` has ended throw a [MapException] with
 * [MapException.Code.NOT_SHOWN]. Use it on the main thread.
 *
 * A view with an id keeps floor and camera when Android creates the activity again: the next `show`
 * of the same venue begins with them.
 *
 * ```kotlin
 * val venue = mapView.show(VenueSource.Server(venueId = "harbour-mall", key = "demo"))
 * mapView.camera.focusOn(venue.floors)
 * ```
 *
 * @constructor Creates an empty view; `show` fills it.
 * @param context The activity, or the context of the layout. A view that outlives activities takes a `MutableContextWrapper`.
 * @param attributes Attributes of the tag in a layout file.
 */
class MapView @JvmOverloads constructor(
    context: Context,
    attributes: AttributeSet? = null,
) : FrameLayout(context, attributes) {
    /** What is shown; `null` until `show` has ended. */
    val venue: Venue?

    /** Where the view stands: empty, loading, ready or failed. */
    val state: StateFlow<MapState>

    /** Where the map is seen from. */
    val camera: Camera

    /** Which floor is shown. */
    val floors: FloorControl

    /** Colours, heights and visibility of rooms, walls and objects. */
    val elements: ElementControl

    /** Names that face the user and share the screen with markers. */
    val labels: Labels

    /** Names that lie on the floor. */
    val flatLabels: FlatLabels

    /** HTML on the map. */
    val markers: Markers

    /** Short notes on the map. */
    val tooltips: Tooltips

    /** Lines on floors. */
    val paths: Paths

    /** Polygons and lines of your own, flat or with a height. */
    val shapes: Shapes

    /**
     * glTF and GLB models.
     *
     * @since 5.2
     */
    val models: Models

    /** Routes with their markers and steps. */
    val navigation: Navigation

    /** Where the user is. */
    val blueDot: BlueDot

    /** Finds places by name, tag and category, without a server. */
    val search: Search

    /** The surroundings of the venue. */
    val outdoor: Outdoor

    /**
     * Floors apart, one above the other.
     *
     * @since 5.1
     */
    val stackedFloors: StackedFloors

    /**
     * Opens the building that the camera looks at.
     *
     * @since 5.1
     */
    val dynamicFocus: DynamicFocus

    /**
     * Pictures on floors and walls.
     *
     * @since 5.2
     */
    val images: Images

    /** Which groups of things are drawn. */
    val layers: Layers

    /**
     * Signs of the venue, such as fire extinguishers.
     *
     * @since 5.1
     */
    val annotations: Annotations

    /**
     * Points that are close to each other, shown as one.
     *
     * @since 5.2
     */
    val clusters: Clusters

    /** States of the map to keep and share. */
    val views: Views

    /** Everything that happens on the map, while the flow is collected. */
    val events: Flow<MapEvent>

    /**
     * Loads a venue and shows it. It returns when the venue is read and the first floor is drawn; a
     * venue that was shown before is taken away.
     *
     * @param source Which venue to show.
     * @param options How to show it.
     * @return The venue that is shown.
     * @throws MapException For a wrong key, an unknown venue, a missing network or a bad bundle.
     */
    suspend fun show(source: VenueSource, options: MapOptions = MapOptions()): Venue

    /**
     * Elements of a type on the visible floors that are on the screen: `mapView.inView<Space>()`.
     *
     * @return Copies of the elements.
     */
    suspend inline fun <reified T : VenueElement> inView(): List<T>

    /**
     * Chooses the language of names and texts.
     *
     * @param code Code of a language that the venue has, such as `pt`.
     * @throws MapException With [MapException.Code.UNKNOWN_LANGUAGE] where the venue lacks it.
     */
    suspend fun setLanguage(code: String)

    /**
     * Changes colours and light.
     *
     * @param theme The theme from now on.
     */
    suspend fun setTheme(theme: Theme)

    /**
     * Name of the theme in use.
     *
     * @return `light`, `dark` or `high-contrast`.
     */
    suspend fun theme(): String

    /**
     * Takes a picture of the map as it is now, with labels and paths. Markers and tooltips are not in it.
     *
     * @param options Size and background.
     * @return The picture.
     * @since 5.1
     */
    suspend fun screenshot(options: ScreenshotOptions = ScreenshotOptions()): Bitmap

    /**
     * Says something to users of TalkBack, after what is being said.
     *
     * @param text What is said, in the language of the map.
     */
    suspend fun announce(text: String)

    /**
     * The places on the screen as a list, for users who cannot see the map.
     *
     * @return The nearest to the middle first.
     */
    suspend fun placesInView(): List<PlaceInView>

    /**
     * Tells a listener what happens to the map as a whole.
     *
     * @param listener Told until the returned handle is removed. The view holds it: remove it with the screen.
     * @return Ends it.
     */
    fun addListener(listener: MapListener): Removable

    /**
     * Tells a listener of taps.
     *
     * @param listener Told until the returned handle is removed.
     * @return Ends it.
     */
    fun addTapListener(listener: TapListener): Removable

    /**
     * Tells a listener where the camera is, at most ten times a second.
     *
     * @param listener Told until the returned handle is removed.
     * @return Ends it.
     */
    fun addCameraListener(listener: CameraListener): Removable

    /** Ends the map and frees the memory of its web view. The view is empty afterwards; `show` fills it again. */
    fun remove()
}
