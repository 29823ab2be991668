package com.brand.maps

import androidx.annotation.ColorInt
import kotlinx.coroutines.flow.Flow

/**
 * Text labels that face the user and never overlap. If labels and markers compete for space, their
 * rank decides which are shown.
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
     * @param target Position of the label.
     * @param options Appearance and behaviour of the label.
     * @return The new label.
     */
    suspend fun add(target: MapTarget, options: LabelOptions = LabelOptions()): MapLabel

    /**
     * Adds several labels in one call. Locations without a position on the map are skipped.
     *
     * @param targets Positions of the labels.
     * @param options Appearance and behaviour of the labels.
     * @return The new labels.
     */
    suspend fun addAll(targets: List<MapTarget>, options: LabelOptions = LabelOptions()): List<MapLabel>

    /**
     * Labels the venue's places: locations and named spaces, ranked by importance and size. Maps
     * add these labels automatically unless you show them with [AutomaticLabels.NONE]. Calling the
     * method again replaces these labels.
     *
     * @param labels Places to label, and the icons to show.
     * @return The new labels.
     */
    suspend fun addAutomatic(labels: AutomaticLabels = AutomaticLabels.ALL): List<MapLabel>

    /**
     * Returns all labels on the map.
     *
     * @return The labels in the order they were added.
     */
    suspend fun all(): List<MapLabel>

    /** Removes all labels from the map. */
    suspend fun removeAll()
}

/**
 * A text or an icon on the map.
 *
 * ```kotlin
 * val label = mapView.labels.add(venue.floors[0].center, LabelOptions(text = "Meet here"))
 * label.update { copy(text = "Wait here") }
 * ```
 */
interface MapLabel : MapTarget {
    /** Unique id of the label on its map. */
    val id: String

    /** Current options of the label. */
    val options: LabelOptions

    /** Taps on the label, while the flow is collected. Only interactive labels emit taps. */
    val taps: Flow<MapTap>

    /**
     * Changes the options of the label: `label.update { copy(rank = Rank.HIGH) }`.
     *
     * @param change Returns the new options, based on the current ones.
     */
    suspend fun update(change: LabelOptions.() -> LabelOptions)

    /**
     * Returns whether the label is currently visible on the screen.
     *
     * @return `false` if objects with a higher rank occupy the label's space.
     */
    suspend fun isShown(): Boolean

    /** Removes the label from the map. */
    suspend fun remove()
}

/** Appearance and behaviour of a label. */
data class LabelOptions(
    /**
     * Text of the label. Line breaks start a new line. Default: the target's name, in the map's
     * language.
     */
    val text: String? = null,
    /** Colour of the text. Default: the theme's colour. */
    @get:ColorInt val color: Int? = null,
    /** Colour of the outline around the text. Default: the theme's colour. */
    @get:ColorInt val haloColor: Int? = null,
    /** Collision priority. If labels and markers overlap, the one with the higher rank is shown. */
    val rank: Rank = Rank.MEDIUM,
    /**
     * Icon of the label: a URL, the path of an asset in the venue's bundle, or SVG source. Default:
     * no icon.
     */
    val icon: String? = null,
    /** Width and height of the icon, in density-independent pixels. */
    val iconSize: Double = 22.0,
    /** Colour of a disc behind the icon. Default: no disc. */
    @get:ColorInt val iconBackground: Int? = null,
    /**
     * Positions of the text relative to the place or the icon. The label uses the first position
     * that is free. Default: `CENTER`, or for a label with an icon `BOTTOM`, `RIGHT`, `LEFT`, `TOP`
     * and `ICON_ONLY`, in this order.
     */
    val placement: List<LabelPlacement>? = null,
    /** Font size, in density-independent pixels. */
    val size: Double = 13.0,
    /** Font weight, from 100 to 900. */
    val weight: Int = 500,
    /** Width at which the text wraps, in density-independent pixels. */
    val maxWidth: Double = 110.0,
    /** Maximum number of lines. Longer text ends in an ellipsis. */
    val maxLines: Int = 3,
    /** Zoom level below which the label is hidden. Default: never. */
    val minZoom: Double? = null,
    /** Zoom level above which the label is hidden. Default: never. */
    val maxZoom: Double? = null,
    /** Whether the label responds to taps. */
    val isInteractive: Boolean = false,
    /** Whether the label is enabled. An enabled label can still be hidden for lack of space. */
    val isVisible: Boolean = true,
)

/** Position of a label's text relative to its place. */
enum class LabelPlacement {
    /** Centred on the place. */
    CENTER,

    /** To the right of the place. */
    RIGHT,

    /** To the left of the place. */
    LEFT,

    /** Above the place. */
    TOP,

    /** Below the place. */
    BOTTOM,

    /** Icon only, without text. */
    ICON_ONLY,
}

/** Places that are labelled automatically. */
enum class AutomaticLabels {
    /** Labels locations and named rooms, with logos and category icons. */
    ALL,

    /** Labels locations and named rooms, with logos only. */
    LOGOS,

    /** Labels locations and named rooms, without icons. */
    WITHOUT_ICONS,

    /** Labels no places. */
    NONE,
}

/** Collision priority of labels and markers. */
enum class Rank {
    /** Placed after all others. */
    LOW,

    /** Default priority. */
    MEDIUM,

    /** Placed before labels and markers of medium priority. */
    HIGH,

    /** Always shown, even over others. */
    ALWAYS,
}

/**
 * Text that lies on the floor or on the tops of rooms.
 *
 * ```kotlin
 * mapView.flatLabels.addAll(venue.locations, FlatLabelOptions(maxSize = 2.0))
 * ```
 */
interface FlatLabels {
    /**
     * Adds a flat label.
     *
     * @param target Target on which the label is drawn.
     * @param options Appearance and behaviour of the label.
     * @return The new label.
     */
    suspend fun add(target: MapTarget, options: FlatLabelOptions = FlatLabelOptions()): FlatLabel

    /**
     * Adds several flat labels in one call. Locations without a position on the map are skipped.
     *
     * @param targets Targets on which the labels are drawn.
     * @param options Appearance and behaviour of the labels.
     * @return The new labels.
     */
    suspend fun addAll(targets: List<MapTarget>, options: FlatLabelOptions = FlatLabelOptions()): List<FlatLabel>

    /**
     * Returns all flat labels on the map.
     *
     * @return The labels in the order they were added.
     */
    suspend fun all(): List<FlatLabel>

    /** Removes all flat labels from the map. */
    suspend fun removeAll()
}

/**
 * A text that lies in the scene.
 *
 * ```kotlin
 * for (label in mapView.flatLabels.all()) {
 *     label.update { copy(opacity = 0.5) }
 * }
 * ```
 */
interface FlatLabel : MapTarget {
    /** Unique id of the label on its map. */
    val id: String

    /** Current options of the label. */
    val options: FlatLabelOptions

    /**
     * Changes the options of the label: `label.update { copy(opacity = 0.5) }`.
     *
     * @param change Returns the new options, based on the current ones.
     */
    suspend fun update(change: FlatLabelOptions.() -> FlatLabelOptions)

    /** Removes the label from the map. */
    suspend fun remove()
}

/** Appearance and behaviour of a flat label. */
data class FlatLabelOptions(
    /** Text of the label. Default: the target's name, in the map's language. */
    val text: String? = null,
    /** Colour of the text. Default: the theme's colour. */
    @get:ColorInt val color: Int? = null,
    /**
     * Height of the characters, in metres. Default: the largest size that fits, or 1 if the target
     * has no area.
     */
    val size: Double? = null,
    /** Maximum height of the characters for automatic sizing, in metres. */
    val maxSize: Double = 3.0,
    /** Maximum number of lines. */
    val maxLines: Int = 2,
    /** Altitude above the target, in metres. */
    val altitude: Double = 0.05,
    /**
     * Direction of the top of the text, in degrees clockwise from north. Default: along the longer
     * side of the room, or 0 if there is no room.
     */
    val rotationDegrees: Double? = null,
    /** Whether the text turns by 180 degrees if it would appear upside down. */
    val keepsReadable: Boolean = true,
    /** Opacity, from 0 to 1. */
    val opacity: Double = 1.0,
    /** Whether the label responds to taps. */
    val isInteractive: Boolean = false,
    /** Whether the label is drawn. */
    val isVisible: Boolean = true,
)
