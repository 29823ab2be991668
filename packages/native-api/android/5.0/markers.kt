package com.brand.maps

import android.graphics.Bitmap
import androidx.annotation.ColorInt
import kotlinx.coroutines.flow.Flow

/**
 * Your own HTML at places of the venue.
 *
 * ```kotlin
 * val marker = mapView.markers.add(venue.locations.first())
 * marker.remove()
 * ```
 */
interface Markers {
    /**
     * Puts a marker on the map. It is seen while its floor is.
     *
     * @param target Where it stands.
     * @param options How it looks and behaves.
     * @return The marker.
     * @throws MapException With [MapException.Code.UNKNOWN_TARGET] for an element of another venue.
     */
    suspend fun add(target: MapTarget, options: MarkerOptions = MarkerOptions()): MapMarker

    /**
     * The markers on the map.
     *
     * @return First added first.
     */
    suspend fun all(): List<MapMarker>

    /** Takes every marker off the map. */
    suspend fun removeAll()
}

/**
 * HTML that stands at a place of the venue.
 *
 * ```kotlin
 * val marker = mapView.markers.add(venue.center, MarkerOptions(content = HtmlContent.text("You")))
 * marker.moveTo(venue.floors[0].center, MapAnimation(durationMillis = 500))
 * ```
 */
interface MapMarker : MapTarget {
    /** Names the marker among those of a map. */
    val id: String

    /** How it looks and behaves now. */
    val options: MarkerOptions

    /** Taps on it, while the flow is collected. Only interactive markers have them. */
    val taps: Flow<MapTap>

    /**
     * Changes how it looks and behaves: `marker.update { copy(isVisible = false) }`.
     *
     * @param change Makes the new options from those of now.
     */
    suspend fun update(change: MarkerOptions.() -> MarkerOptions)

    /**
     * Moves it, also to another floor.
     *
     * @param target Where it goes.
     * @param animation How it moves. Default: at once.
     * @return Whether it went all the way.
     */
    suspend fun moveTo(target: MapTarget, animation: MapAnimation? = null): AnimationEnd

    /**
     * Where it is now.
     *
     * @return The place.
     */
    suspend fun coordinate(): Coordinate

    /**
     * Whether it can be seen, and not only as a dot.
     *
     * @return `false` where there is no room, or on another floor.
     */
    suspend fun isShown(): Boolean

    /** Takes it off the map. */
    suspend fun remove()
}

/** How a marker looks and behaves. */
data class MarkerOptions(
    /** What is shown. Default: a pin in the theme's accent colour. */
    val content: HtmlContent? = null,
    /** The part of the marker that stands on its place. */
    val anchor: MarkerAnchor = MarkerAnchor.BOTTOM,
    /** Density-independent pixels by which it is shifted right and down. */
    val offset: ScreenPoint = ScreenPoint(0.0, 0.0),
    /** Who comes first where there is no room for all markers and labels. */
    val rank: Rank = Rank.MEDIUM,
    /** Whether it gives way where there is no room for it. */
    val collision: MarkerCollision = MarkerCollision.AVOID,
    /** What is left of a marker that found no room. */
    val collapsed: MarkerCollapse = MarkerCollapse.DOT,
    /** Whether taps meet it, and it is a button for TalkBack. */
    val isInteractive: Boolean = false,
    /** What TalkBack calls it. Default: its text, or the name of its target. */
    val title: String? = null,
    /** Markers with a higher one cover others. */
    val zIndex: Int = 0,
    /** Hidden below this zoom level. Default: never. */
    val minZoom: Double? = null,
    /** Hidden above this zoom level. Default: never. */
    val maxZoom: Double? = null,
    /** Whether it takes part at all; it may still lack room. */
    val isVisible: Boolean = true,
)

/** The part of a marker that stands on its place. */
enum class MarkerAnchor {
    /** The middle. */
    CENTER,

    /** The middle of the upper edge. */
    TOP,

    /** The middle of the lower edge, as with a pin. */
    BOTTOM,

    /** The middle of the left edge. */
    LEFT,

    /** The middle of the right edge. */
    RIGHT,

    /** The upper left corner. */
    TOP_LEFT,

    /** The upper right corner. */
    TOP_RIGHT,

    /** The lower left corner. */
    BOTTOM_LEFT,

    /** The lower right corner. */
    BOTTOM_RIGHT,
}

/** Whether a marker gives way. */
enum class MarkerCollision {
    /** It gives way where there is no room. */
    AVOID,

    /** It is shown over what is there. */
    ALWAYS_SHOW,
}

/** What is left of a marker that found no room. */
enum class MarkerCollapse {
    /** A dot, if there is room for that. */
    DOT,

    /** Nothing. */
    HIDDEN,
}

/**
 * What a marker or a tooltip shows. Scripts and event attributes in it do not run.
 *
 * ```kotlin
 * val name = HtmlContent.escape(venue.name)
 * mapView.markers.add(venue.center, MarkerOptions(content = HtmlContent.trusted("<b>$name</b>")))
 * ```
 */
class HtmlContent {
    /** The source. */
    val html: String

    companion object {
        /**
         * Plain text, which may come from users: it is never read as HTML.
         *
         * @param text The text.
         * @return The content.
         */
        fun text(text: String): HtmlContent

        /**
         * HTML that you wrote. Put every text that does not come from you through [escape].
         *
         * @param html The source.
         * @return The content.
         */
        fun trusted(html: String): HtmlContent

        /**
         * A picture of the app, such as a drawable.
         *
         * @param bitmap The picture.
         * @param width Width in density-independent pixels.
         * @param height Height in density-independent pixels.
         * @param label What TalkBack says of it.
         * @return The content.
         */
        fun image(bitmap: Bitmap, width: Double, height: Double, label: String = ""): HtmlContent

        /**
         * Makes text safe to stand in HTML.
         *
         * @param text The text, such as the name of a location.
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
    /** The tooltips on the map, first added first. */
    val all: List<Tooltip>

    /**
     * Shows a tooltip with a text.
     *
     * @param target The place that it points at.
     * @param text What it says. Never read as HTML.
     * @param options How it looks and behaves.
     * @return The tooltip.
     */
    suspend fun add(target: MapTarget, text: String, options: TooltipOptions = TooltipOptions()): Tooltip

    /**
     * Shows a tooltip with content of your own.
     *
     * @param target The place that it points at.
     * @param content What it shows.
     * @param options How it looks and behaves.
     * @return The tooltip.
     */
    suspend fun add(target: MapTarget, content: HtmlContent, options: TooltipOptions = TooltipOptions()): Tooltip

    /** Takes every tooltip off the map, and no other marker. */
    suspend fun removeAll()
}

/**
 * A note on the map.
 *
 * ```kotlin
 * mapView.tooltips.all.forEach { it.setText("Closed today") }
 * ```
 */
interface Tooltip : MapTarget {
    /** Names the tooltip among those of a map. */
    val id: String

    /** How it looks and behaves. */
    val options: TooltipOptions

    /** Taps on it, while the flow is collected. Only interactive tooltips have them. */
    val taps: Flow<MapTap>

    /**
     * Changes what it says.
     *
     * @param text The text from now on.
     */
    suspend fun setText(text: String)

    /** Takes it off the map. */
    suspend fun remove()
}

/** How a tooltip looks and behaves. */
data class TooltipOptions(
    /** Sides of the place on which it may stand, the first that is free. */
    val sides: List<TooltipSide> = listOf(TooltipSide.TOP, TooltipSide.BOTTOM, TooltipSide.RIGHT, TooltipSide.LEFT),
    /** Who comes first where there is no room. */
    val rank: Rank = Rank.HIGH,
    /** Colour of the bubble. Default: by the theme. */
    @get:ColorInt val backgroundColor: Int? = null,
    /** Colour of the text. Default: by the theme. */
    @get:ColorInt val textColor: Int? = null,
    /** Width in density-independent pixels at which text wraps. */
    val maxWidth: Double = 180.0,
    /** Whether taps meet it. */
    val isInteractive: Boolean = false,
)

/** A side of the place that a tooltip points at. */
enum class TooltipSide {
    /** Above it. */
    TOP,

    /** Below it. */
    BOTTOM,

    /** To the left of it. */
    LEFT,

    /** To the right of it. */
    RIGHT,
}
