package com.brand.maps

import androidx.annotation.ColorInt
import kotlinx.coroutines.flow.Flow

/**
 * Names that face the user, share the screen with markers by rank and never cover each other.
 *
 * ```kotlin
 * mapView.labels.removeAll()
 * mapView.labels.addAll(venue.topLocations, LabelOptions(rank = Rank.HIGH))
 * ```
 */
interface Labels {
    /**
     * Adds a label.
     *
     * @param target Where it stands.
     * @param options How it looks and behaves.
     * @return The label.
     */
    suspend fun add(target: MapTarget, options: LabelOptions = LabelOptions()): MapLabel

    /**
     * Adds many labels at once. Locations that have no place on the map are left out.
     *
     * @param targets Where they stand.
     * @param options How they look and behave.
     * @return The labels.
     */
    suspend fun addAll(targets: List<MapTarget>, options: LabelOptions = LabelOptions()): List<MapLabel>

    /**
     * Labels the venue's places: locations and named spaces, ranked by importance and size. Maps do it
     * by themselves unless they are shown with [AutomaticLabels.NONE]; calling it again replaces those labels.
     *
     * @param labels Which places, with which icons.
     * @return The labels.
     */
    suspend fun addAutomatic(labels: AutomaticLabels = AutomaticLabels.ALL): List<MapLabel>

    /**
     * All labels on the map.
     *
     * @return First added first.
     */
    suspend fun all(): List<MapLabel>

    /** Takes all labels off the map. */
    suspend fun removeAll()
}

/**
 * A text or icon on the map.
 *
 * ```kotlin
 * val label = mapView.labels.add(venue.floors[0].center, LabelOptions(text = "Meet here"))
 * label.update { copy(text = "Wait here") }
 * ```
 */
interface MapLabel : MapTarget {
    /** Names the label among those of a map. */
    val id: String

    /** How it looks and behaves now. */
    val options: LabelOptions

    /** Taps on it, while the flow is collected. Only interactive labels have them. */
    val taps: Flow<MapTap>

    /**
     * Changes how it looks and behaves: `label.update { copy(rank = Rank.HIGH) }`.
     *
     * @param change Makes the new options from those of now.
     */
    suspend fun update(change: LabelOptions.() -> LabelOptions)

    /**
     * Whether it has a place on the screen now.
     *
     * @return `false` where others with a higher rank took its room.
     */
    suspend fun isShown(): Boolean

    /** Takes it off the map. */
    suspend fun remove()
}

/** How a label looks and behaves. */
data class LabelOptions(
    /** What it says; a line break begins a new line. Default: the target's name, in the map's language. */
    val text: String? = null,
    /** Colour of the text. Default: the theme's. */
    @get:ColorInt val color: Int? = null,
    /** Colour of the outline around the text. Default: the theme's. */
    @get:ColorInt val haloColor: Int? = null,
    /** Who comes first where there is no room for all labels and markers. */
    val rank: Rank = Rank.MEDIUM,
    /** An address, the path of an asset in the venue's bundle, or the source of an SVG. Default: none. */
    val icon: String? = null,
    /** Width and height of the icon, in density-independent pixels. */
    val iconSize: Double = 22.0,
    /** Colour of a disc behind the icon. Default: none. */
    @get:ColorInt val iconBackground: Int? = null,
    /**
     * Where the text stands, seen from the place or the icon; of several the first that is free.
     * Default: `CENTER`; with an icon `BOTTOM`, `RIGHT`, `LEFT`, `TOP` and `ICON_ONLY`, in this order.
     */
    val placement: List<LabelPlacement>? = null,
    /** Font size in density-independent pixels. */
    val size: Double = 13.0,
    /** Weight of the font, 100 to 900. */
    val weight: Int = 500,
    /** Width in density-independent pixels at which text wraps. */
    val maxWidth: Double = 110.0,
    /** Lines at most; a longer text ends in an ellipsis. */
    val maxLines: Int = 3,
    /** Hidden below this zoom level. Default: never. */
    val minZoom: Double? = null,
    /** Hidden above this zoom level. Default: never. */
    val maxZoom: Double? = null,
    /** Whether taps meet it. */
    val isInteractive: Boolean = false,
    /** Whether it takes part at all; it may still lack room. */
    val isVisible: Boolean = true,
)

/** Where the text of a label stands. */
enum class LabelPlacement {
    /** On the place itself. */
    CENTER,

    /** To the right of it. */
    RIGHT,

    /** To the left of it. */
    LEFT,

    /** Above it. */
    TOP,

    /** Below it. */
    BOTTOM,

    /** No text: the icon alone. */
    ICON_ONLY,
}

/** What gets a label by itself. */
enum class AutomaticLabels {
    /** Locations and named rooms, with logos and icons of categories. */
    ALL,

    /** The same, with logos alone. */
    LOGOS,

    /** The same, without icons. */
    WITHOUT_ICONS,

    /** Nothing. */
    NONE,
}

/** Who comes first where there is no room for all labels and markers. */
enum class Rank {
    /** After all others. */
    LOW,

    /** Where no rank is given. */
    MEDIUM,

    /** Before those in the middle. */
    HIGH,

    /** Shown whatever stands there. */
    ALWAYS,
}

/**
 * Names that lie on the floor or on the tops of rooms.
 *
 * ```kotlin
 * mapView.flatLabels.addAll(venue.locations, FlatLabelOptions(maxSize = 2.0))
 * ```
 */
interface FlatLabels {
    /**
     * Adds a flat label.
     *
     * @param target What it lies on.
     * @param options How it looks and behaves.
     * @return The label.
     */
    suspend fun add(target: MapTarget, options: FlatLabelOptions = FlatLabelOptions()): FlatLabel

    /**
     * Adds many flat labels at once. Locations that have no place on the map are left out.
     *
     * @param targets What they lie on.
     * @param options How they look and behave.
     * @return The labels.
     */
    suspend fun addAll(targets: List<MapTarget>, options: FlatLabelOptions = FlatLabelOptions()): List<FlatLabel>

    /**
     * All flat labels on the map.
     *
     * @return First added first.
     */
    suspend fun all(): List<FlatLabel>

    /** Takes all flat labels off the map. */
    suspend fun removeAll()
}

/**
 * A name that lies in the scene.
 *
 * ```kotlin
 * for (label in mapView.flatLabels.all()) {
 *     label.update { copy(opacity = 0.5) }
 * }
 * ```
 */
interface FlatLabel : MapTarget {
    /** Names the label among those of a map. */
    val id: String

    /** How it looks and behaves now. */
    val options: FlatLabelOptions

    /**
     * Changes how it looks and behaves: `label.update { copy(opacity = 0.5) }`.
     *
     * @param change Makes the new options from those of now.
     */
    suspend fun update(change: FlatLabelOptions.() -> FlatLabelOptions)

    /** Takes it off the map. */
    suspend fun remove()
}

/** How a flat label looks and behaves. */
data class FlatLabelOptions(
    /** What it says. Default: the target's name, in the map's language. */
    val text: String? = null,
    /** Colour of the text. Default: the theme's. */
    @get:ColorInt val color: Int? = null,
    /** Height of the letters in metres. Default: as large as fits the room, 1 where the target has no area. */
    val size: Double? = null,
    /** Height of the letters at most, in metres, where they fit themselves to the room. */
    val maxSize: Double = 3.0,
    /** Lines at most. */
    val maxLines: Int = 2,
    /** Metres above what it lies on. */
    val altitude: Double = 0.05,
    /** Direction of the top of the text, in degrees clockwise from north. Default: along the longer side of the room, 0 where there is none. */
    val rotationDegrees: Double? = null,
    /** Whether it turns so that it is never read upside down. */
    val keepsReadable: Boolean = true,
    /** From 0 to 1. */
    val opacity: Double = 1.0,
    /** Whether taps meet it. */
    val isInteractive: Boolean = false,
    /** Whether it is drawn. */
    val isVisible: Boolean = true,
)
