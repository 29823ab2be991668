package com.brand.maps

import android.graphics.Bitmap
import androidx.annotation.ColorInt
import kotlinx.coroutines.flow.Flow

/**
 * Your own HTML at positions in the venue.
 *
 * ```kotlin
 * val marker = mapView.markers.add(venue.locations.first())
 * marker.remove()
 * ```
 */
interface Markers {
    /**
     * Adds a marker to the map. The marker is visible while its floor is shown.
     *
     * @param target Position of the marker.
     * @param options Appearance and behaviour of the marker.
     * @return The new marker.
     * @throws MapException With [MapException.Code.UNKNOWN_TARGET] if the element belongs to
     *   another venue.
     */
    suspend fun add(target: MapTarget, options: MarkerOptions = MarkerOptions()): MapMarker

    /**
     * Returns all markers on the map.
     *
     * @return The markers in the order they were added.
     */
    suspend fun all(): List<MapMarker>

    /** Removes all markers from the map. */
    suspend fun removeAll()
}

/**
 * HTML at a position in the venue.
 *
 * ```kotlin
 * val marker = mapView.markers.add(venue.center, MarkerOptions(content = HtmlContent.text("You")))
 * marker.moveTo(venue.floors[0].center, MapAnimation(durationMillis = 500))
 * ```
 */
interface MapMarker : MapTarget {
    /** Unique id of the marker on its map. */
    val id: String

    /** Current options of the marker. */
    val options: MarkerOptions

    /** Taps on the marker, while the flow is collected. Only interactive markers emit taps. */
    val taps: Flow<MapTap>

    /**
     * Changes the options of the marker: `marker.update { copy(isVisible = false) }`.
     *
     * @param change Returns the new options, based on the current ones.
     */
    suspend fun update(change: MarkerOptions.() -> MarkerOptions)

    /**
     * Moves the marker, also to another floor.
     *
     * @param target New position of the marker.
     * @param animation Duration and easing. If omitted, the marker jumps.
     * @return Whether the animation finished.
     */
    suspend fun moveTo(target: MapTarget, animation: MapAnimation? = null): AnimationEnd

    /**
     * Returns the marker's position.
     *
     * @return Current position of the marker.
     */
    suspend fun coordinate(): Coordinate

    /**
     * Returns whether the marker is visible with its full content, not only as a dot.
     *
     * @return `false` if the marker lacks space or is on another floor.
     */
    suspend fun isShown(): Boolean

    /** Removes the marker from the map. */
    suspend fun remove()
}

/** Appearance and behaviour of a marker. */
data class MarkerOptions(
    /** Content of the marker. Default: a pin in the theme's accent colour. */
    val content: HtmlContent? = null,
    /** Part of the marker that sits on the target position. */
    val anchor: MarkerAnchor = MarkerAnchor.BOTTOM,
    /** Offset to the right and down, in density-independent pixels. */
    val offset: ScreenPoint = ScreenPoint(0.0, 0.0),
    /** Collision priority. If markers and labels overlap, the one with the higher rank is shown. */
    val rank: Rank = Rank.MEDIUM,
    /** Whether the marker collapses if it lacks space, or is shown over other objects. */
    val collision: MarkerCollision = MarkerCollision.AVOID,
    /** Appearance of a marker that lacks space. */
    val collapsed: MarkerCollapse = MarkerCollapse.DOT,
    /** Whether the marker responds to taps and is a button for TalkBack. */
    val isInteractive: Boolean = false,
    /** Name that TalkBack reads. Default: the marker's text, or the target's name. */
    val title: String? = null,
    /** Stacking order. Markers with a higher value cover others. */
    val zIndex: Int = 0,
    /** Zoom level below which the marker is hidden. Default: never. */
    val minZoom: Double? = null,
    /** Zoom level above which the marker is hidden. Default: never. */
    val maxZoom: Double? = null,
    /** Whether the marker is enabled. An enabled marker can still be hidden for lack of space. */
    val isVisible: Boolean = true,
)

/** Part of a marker that sits on its target position. */
enum class MarkerAnchor {
    /** Centre of the marker. */
    CENTER,

    /** Centre of the top edge. */
    TOP,

    /** Centre of the bottom edge, as with a pin. */
    BOTTOM,

    /** Centre of the left edge. */
    LEFT,

    /** Centre of the right edge. */
    RIGHT,

    /** Top left corner of the marker. */
    TOP_LEFT,

    /** Top right corner of the marker. */
    TOP_RIGHT,

    /** Bottom left corner of the marker. */
    BOTTOM_LEFT,

    /** Bottom right corner of the marker. */
    BOTTOM_RIGHT,
}

/** Behaviour of a marker that lacks space. */
enum class MarkerCollision {
    /** The marker collapses. */
    AVOID,

    /** The marker is shown over other objects. */
    ALWAYS_SHOW,
}

/** Appearance of a marker that lacks space. */
enum class MarkerCollapse {
    /** A dot remains, if there is space for one. */
    DOT,

    /** The marker is hidden completely. */
    HIDDEN,
}

/**
 * Content of a marker or a tooltip. Scripts and event attributes in the content do not run.
 *
 * ```kotlin
 * val name = HtmlContent.escape(venue.name)
 * mapView.markers.add(venue.center, MarkerOptions(content = HtmlContent.trusted("<b>$name</b>")))
 * ```
 */
class HtmlContent {
    /** HTML source. */
    val html: String

    companion object {
        /**
         * Creates content from plain text, which may come from users. The text is never read as
         * HTML.
         *
         * @param text Plain text.
         * @return The content.
         */
        fun text(text: String): HtmlContent

        /**
         * Creates content from HTML that you wrote. Pass all text from other sources through
         * [escape].
         *
         * @param html HTML source.
         * @return The content.
         */
        fun trusted(html: String): HtmlContent

        /**
         * Creates content from one of the app's images, such as a drawable.
         *
         * @param bitmap Image to show.
         * @param width Width of the image, in density-independent pixels.
         * @param height Height of the image, in density-independent pixels.
         * @param label Name that TalkBack reads.
         * @return The content.
         */
        fun image(bitmap: Bitmap, width: Double, height: Double, label: String = ""): HtmlContent

        /**
         * Escapes text for use in HTML.
         *
         * @param text Text to escape, such as the name of a location.
         * @return The text with `&`, `<`, `>` and quotes as entities.
         */
        fun escape(text: String): String
    }
}

/**
 * Short notes at points of the map.
 *
 * ```kotlin
 * val tooltip = mapView.tooltips.add(venue.locations.first(), text = "Opens at ten")
 * tooltip.remove()
 * ```
 */
interface Tooltips {
    /** All tooltips on the map, in the order they were added. */
    val all: List<Tooltip>

    /**
     * Adds a tooltip with a text.
     *
     * @param target Position that the tooltip points at.
     * @param text Plain text of the tooltip. The text is never read as HTML.
     * @param options Appearance and behaviour of the tooltip.
     * @return The new tooltip.
     */
    suspend fun add(target: MapTarget, text: String, options: TooltipOptions = TooltipOptions()): Tooltip

    /**
     * Adds a tooltip with your own content.
     *
     * @param target Position that the tooltip points at.
     * @param content HTML content of the tooltip.
     * @param options Appearance and behaviour of the tooltip.
     * @return The new tooltip.
     */
    suspend fun add(target: MapTarget, content: HtmlContent, options: TooltipOptions = TooltipOptions()): Tooltip

    /** Removes all tooltips from the map. Other markers stay. */
    suspend fun removeAll()
}

/**
 * A short note on the map.
 *
 * ```kotlin
 * mapView.tooltips.all.forEach { it.setText("Closed today") }
 * ```
 */
interface Tooltip : MapTarget {
    /** Unique id of the tooltip on its map. */
    val id: String

    /** Current options of the tooltip. */
    val options: TooltipOptions

    /** Taps on the tooltip, while the flow is collected. Only interactive tooltips emit taps. */
    val taps: Flow<MapTap>

    /**
     * Changes the text of the tooltip.
     *
     * @param text New plain text.
     */
    suspend fun setText(text: String)

    /** Removes the tooltip from the map. */
    suspend fun remove()
}

/** Appearance and behaviour of a tooltip. */
data class TooltipOptions(
    /** Allowed sides in order of preference. The tooltip uses the first side that is free. */
    val sides: List<TooltipSide> = listOf(TooltipSide.TOP, TooltipSide.BOTTOM, TooltipSide.RIGHT, TooltipSide.LEFT),
    /** Collision priority. If objects compete for space, the one with the higher rank is shown. */
    val rank: Rank = Rank.HIGH,
    /** Colour of the background. Default: the theme's colour. */
    @get:ColorInt val backgroundColor: Int? = null,
    /** Colour of the text. Default: the theme's colour. */
    @get:ColorInt val textColor: Int? = null,
    /** Width at which the text wraps, in density-independent pixels. */
    val maxWidth: Double = 180.0,
    /** Whether the tooltip responds to taps. */
    val isInteractive: Boolean = false,
)

/** A side of the position that a tooltip points at. */
enum class TooltipSide {
    /** Above the point. */
    TOP,

    /** Below the point. */
    BOTTOM,

    /** To the left of the point. */
    LEFT,

    /** To the right of the point. */
    RIGHT,
}
