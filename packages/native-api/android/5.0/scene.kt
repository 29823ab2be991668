package com.brand.maps

import android.os.Parcelable
import androidx.annotation.ColorInt
import kotlinx.coroutines.flow.Flow

/**
 * Models in glTF and GLB files.
 *
 * ```kotlin
 * mapView.models.add(venue.center, ModelOptions(url = "https://example.com/plane.glb"))
 * ```
 *
 * @since 5.2
 */
interface Models {
    /**
     * Adds a model.
     *
     * @param target Where it stands.
     * @param options Its file, and how it looks.
     * @return The model.
     * @throws MapException With [MapException.Code.MODEL_FAILED] when the file cannot be loaded.
     */
    suspend fun add(target: MapTarget, options: ModelOptions): MapModel

    /**
     * All models on the map.
     *
     * @return First added first.
     */
    suspend fun all(): List<MapModel>

    /** Takes all models off the map. */
    suspend fun removeAll()
}

/**
 * A model on the map.
 *
 * ```kotlin
 * for (model in mapView.models.all()) {
 *     model.update { copy(scale = 2.0) }
 * }
 * ```
 *
 * @since 5.2
 */
interface MapModel {
    /** How it looks. */
    val options: ModelOptions

    /**
     * Changes how it looks: `model.update { copy(scale = 2.0) }`. Its file stays.
     *
     * @param change Makes the new options from those of now.
     */
    suspend fun update(change: ModelOptions.() -> ModelOptions)

    /**
     * Moves it.
     *
     * @param target Where it goes.
     * @param animation How long it takes. Default: it jumps.
     * @return Whether it went all the way.
     */
    suspend fun moveTo(target: MapTarget, animation: MapAnimation? = null): AnimationEnd

    /** Takes it off the map. */
    suspend fun remove()
}

/**
 * A model's file, and how it looks.
 *
 * @since 5.2
 */
data class ModelOptions(
    /** Address of the file, or `file:///android_asset/` and its path among the app's assets. */
    val url: String,
    /** How many times larger than in its file, whose unit is the metre. */
    val scale: Double = 1.0,
    /** Turn around the vertical, in degrees clockwise. Unturned, its front looks south. */
    val rotationDegrees: Double = 0.0,
    /** Colour of the whole model. Default: that of the file. */
    @get:ColorInt val color: Int? = null,
    /** Metres above its place. */
    val altitude: Double = 0.0,
    /** From 0 to 1. */
    val opacity: Double = 1.0,
    /** Whether taps meet it. */
    val isInteractive: Boolean = false,
)

/**
 * Pictures on floors and walls.
 *
 * ```kotlin
 * mapView.images.add(venue.center, ImageOptions(url = "https://example.com/carpet.png", width = 4.0))
 * ```
 *
 * @since 5.2
 */
interface Images {
    /**
     * Adds a picture.
     *
     * @param target Where it lies or stands.
     * @param options Its file, and how it looks.
     * @return The picture.
     * @throws MapException With [MapException.Code.IMAGE_FAILED] when the file cannot be loaded.
     */
    suspend fun add(target: MapTarget, options: ImageOptions): MapImage

    /**
     * All pictures on the map.
     *
     * @return First added first.
     */
    suspend fun all(): List<MapImage>

    /** Takes all pictures off the map. */
    suspend fun removeAll()
}

/**
 * A picture on the map.
 *
 * ```kotlin
 * for (image in mapView.images.all()) {
 *     image.update { copy(opacity = 0.5) }
 * }
 * ```
 *
 * @since 5.2
 */
interface MapImage {
    /** How it looks. */
    val options: ImageOptions

    /**
     * Changes how it looks: `image.update { copy(opacity = 0.5) }`. Its file stays.
     *
     * @param change Makes the new options from those of now.
     */
    suspend fun update(change: ImageOptions.() -> ImageOptions)

    /** Takes it off the map. */
    suspend fun remove()
}

/**
 * A picture's file, and how it looks.
 *
 * @since 5.2
 */
data class ImageOptions(
    /** Address of the file, or `file:///android_asset/` and its path among the app's assets. */
    val url: String,
    /** Width in metres. */
    val width: Double = 2.0,
    /** Height in metres. Default: as the picture is proportioned. */
    val height: Double? = null,
    /** Direction of its top, in degrees clockwise from north. Default: 0, and along the wall on a wall. */
    val rotationDegrees: Double? = null,
    /** Metres above its place. */
    val altitude: Double = 0.02,
    /** Whether it stands upright. */
    val isUpright: Boolean = false,
    /** From 0 to 1. */
    val opacity: Double = 1.0,
)

/**
 * Signs of the venue, such as fire extinguishers and first aid.
 *
 * ```kotlin
 * mapView.annotations.show(AnnotationOptions(symbols = listOf("first-aid")))
 * ```
 *
 * @since 5.1
 */
interface Annotations {
    /**
     * Shows signs.
     *
     * @param options Which, and how large.
     * @return The signs together.
     */
    suspend fun show(options: AnnotationOptions = AnnotationOptions()): AnnotationGroup
}

/**
 * Signs that were shown together.
 *
 * ```kotlin
 * val group = mapView.annotations.show()
 * println(group.annotations.size)
 * group.remove()
 * ```
 *
 * @since 5.1
 */
interface AnnotationGroup {
    /** The signs. */
    val annotations: List<Annotation>

    /** The signs that the user taps, while the flow is collected. */
    val taps: Flow<Annotation>

    /** Takes them off the map. */
    suspend fun remove()
}

/**
 * Which signs are shown, and how large.
 *
 * @since 5.1
 */
data class AnnotationOptions(
    /** Keys of symbols; empty is all. */
    val symbols: List<String> = emptyList(),
    /** Ids of floors; empty is all. */
    val floorIds: List<String> = emptyList(),
    /** Who comes first where there is no room for all. */
    val rank: Rank = Rank.LOW,
    /** Width and height, in density-independent pixels. */
    val size: Double = 24.0,
    /** Hidden below this zoom level. Default: never. */
    val minZoom: Double? = null,
    /** Whether taps meet them. */
    val isInteractive: Boolean = true,
)

/**
 * Points that are close to each other, shown as one.
 *
 * ```kotlin
 * val group = mapView.clusters.add(venue.locations.mapNotNull { it.center })
 * group.remove()
 * ```
 *
 * @since 5.2
 */
interface Clusters {
    /**
     * Adds points that join where they are close.
     *
     * @param coordinates The points.
     * @param options When they join.
     * @return The points together.
     */
    suspend fun add(coordinates: List<Coordinate>, options: ClusterOptions = ClusterOptions()): ClusterGroup

    /**
     * Lets markers join where they are close.
     *
     * @param markers The markers. They stay where they are and hide while joined.
     * @param options When they join.
     * @return The markers together.
     */
    suspend fun addMarkers(markers: List<MapMarker>, options: ClusterOptions = ClusterOptions()): ClusterGroup
}

/**
 * Points that join.
 *
 * ```kotlin
 * val group = mapView.clusters.addMarkers(mapView.markers.all())
 * group.refresh()
 * ```
 *
 * @since 5.2
 */
interface ClusterGroup {
    /** Joins again, after markers were moved. */
    suspend fun refresh()

    /** Takes them off the map. */
    suspend fun remove()
}

/**
 * When points join.
 *
 * @since 5.2
 */
data class ClusterOptions(
    /** Density-independent pixels within which they join. */
    val radius: Double = 60.0,
    /** Zoom level from which nothing joins. */
    val maxZoom: Double = 20.0,
    /** How many join at least. */
    val minPoints: Int = 2,
    /** Whether a tap on a cluster moves the camera closer. */
    val zoomsOnTap: Boolean = true,
)

/**
 * States of the map to keep and share.
 *
 * ```kotlin
 * val state = mapView.views.capture()
 * mapView.views.apply(state)
 * ```
 */
interface Views {
    /**
     * The state of the map now: camera, floor, language, theme and changed elements.
     *
     * @return The state. It can be put into a `Bundle`.
     */
    suspend fun capture(): ViewState

    /**
     * Brings the map into a state.
     *
     * @param state A state of the same venue.
     * @param animation How long it takes. Default: it jumps.
     * @throws MapException With [MapException.Code.BAD_VIEW_STATE] for one of another venue.
     */
    suspend fun apply(state: ViewState, animation: MapAnimation? = null)

    /**
     * A state as a short text for links.
     *
     * @param state The state.
     * @return Letters, digits, `.`, `-` and `_`.
     */
    suspend fun toHash(state: ViewState): String

    /**
     * The state that a text of a link names.
     *
     * @param hash The text.
     * @return The state.
     * @throws MapException With [MapException.Code.BAD_VIEW_STATE] for anything else.
     */
    suspend fun fromHash(hash: String): ViewState
}

/** A state of the map. */
class ViewState : Parcelable {
    /** Id of the venue. */
    val venueId: String

    /** Id of the floor. */
    val floorId: String
}
