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
     * @param target Position of the model.
     * @param options File and appearance of the model.
     * @return The new model.
     * @throws MapException With [MapException.Code.MODEL_FAILED] if the file cannot be loaded.
     */
    suspend fun add(target: MapTarget, options: ModelOptions): MapModel

    /**
     * Returns all models on the map.
     *
     * @return The models in the order they were added.
     */
    suspend fun all(): List<MapModel>

    /** Removes all models from the map. */
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
    /** File and appearance of the model. */
    val options: ModelOptions

    /**
     * Changes the appearance of the model: `model.update { copy(scale = 2.0) }`. The file stays the
     * same.
     *
     * @param change Returns the new options, based on the current ones.
     */
    suspend fun update(change: ModelOptions.() -> ModelOptions)

    /**
     * Moves the model.
     *
     * @param target New position of the model.
     * @param animation Duration and easing. If omitted, the model jumps.
     * @return Whether the animation finished.
     */
    suspend fun moveTo(target: MapTarget, animation: MapAnimation? = null): AnimationEnd

    /** Removes the model from the map. */
    suspend fun remove()
}

/**
 * File and appearance of a model.
 *
 * @since 5.2
 */
data class ModelOptions(
    /** URL of the file, or `file:///android_asset/` followed by the path among the app's assets. */
    val url: String,
    /** Scale factor relative to the file, whose unit is the metre. */
    val scale: Double = 1.0,
    /**
     * Rotation around the vertical axis, in degrees clockwise. At 0, the front of the model faces
     * south.
     */
    val rotationDegrees: Double = 0.0,
    /** Colour of the whole model. Default: the colours of the file. */
    @get:ColorInt val color: Int? = null,
    /** Altitude above the target, in metres. */
    val altitude: Double = 0.0,
    /** Opacity, from 0 to 1. */
    val opacity: Double = 1.0,
    /** Whether the model responds to taps. */
    val isInteractive: Boolean = false,
)

/**
 * Images on floors and walls.
 *
 * ```kotlin
 * mapView.images.add(venue.center, ImageOptions(url = "https://example.com/carpet.png", width = 4.0))
 * ```
 *
 * @since 5.2
 */
interface Images {
    /**
     * Adds an image.
     *
     * @param target Position of the image on a floor or a wall.
     * @param options File and appearance of the image.
     * @return The new image.
     * @throws MapException With [MapException.Code.IMAGE_FAILED] if the file cannot be loaded.
     */
    suspend fun add(target: MapTarget, options: ImageOptions): MapImage

    /**
     * Returns all images on the map.
     *
     * @return The images in the order they were added.
     */
    suspend fun all(): List<MapImage>

    /** Removes all images from the map. */
    suspend fun removeAll()
}

/**
 * An image on the map.
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
    /** File and appearance of the image. */
    val options: ImageOptions

    /**
     * Changes the appearance of the image: `image.update { copy(opacity = 0.5) }`. The file stays
     * the same.
     *
     * @param change Returns the new options, based on the current ones.
     */
    suspend fun update(change: ImageOptions.() -> ImageOptions)

    /** Removes the image from the map. */
    suspend fun remove()
}

/**
 * File and appearance of an image.
 *
 * @since 5.2
 */
data class ImageOptions(
    /** URL of the file, or `file:///android_asset/` followed by the path among the app's assets. */
    val url: String,
    /** Width of the image, in metres. */
    val width: Double = 2.0,
    /** Height of the image, in metres. Default: the height that keeps the file's proportions. */
    val height: Double? = null,
    /**
     * Direction of the image's top, in degrees clockwise from north. Default: 0 on a floor and
     * along the wall on a wall.
     */
    val rotationDegrees: Double? = null,
    /** Altitude above the target, in metres. */
    val altitude: Double = 0.02,
    /** Whether the image is upright instead of flat. */
    val isUpright: Boolean = false,
    /** Opacity, from 0 to 1. */
    val opacity: Double = 1.0,
)

/**
 * Annotations of the venue, such as the symbols of fire extinguishers and first-aid kits.
 *
 * ```kotlin
 * mapView.annotations.show(AnnotationOptions(symbols = listOf("first-aid")))
 * ```
 *
 * @since 5.1
 */
interface Annotations {
    /**
     * Shows annotations.
     *
     * @param options Annotations to show, and their size and behaviour.
     * @return The group of annotations.
     */
    suspend fun show(options: AnnotationOptions = AnnotationOptions()): AnnotationGroup
}

/**
 * Annotations that were shown together.
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
    /** Annotations of the group. */
    val annotations: List<Annotation>

    /** Annotations that the user taps, while the flow is collected. */
    val taps: Flow<Annotation>

    /** Removes the annotations from the map. */
    suspend fun remove()
}

/**
 * Annotations to show, and their size and behaviour.
 *
 * @since 5.1
 */
data class AnnotationOptions(
    /** Keys of the symbols to show. Empty means all symbols. */
    val symbols: List<String> = emptyList(),
    /** Ids of the floors whose annotations are shown. Empty means all floors. */
    val floorIds: List<String> = emptyList(),
    /**
     * Collision priority. If annotations, labels and markers overlap, the one with the higher rank
     * is shown.
     */
    val rank: Rank = Rank.LOW,
    /** Width and height of a symbol, in density-independent pixels. */
    val size: Double = 24.0,
    /** Zoom level below which the annotations are hidden. Default: never. */
    val minZoom: Double? = null,
    /** Whether the annotations respond to taps. */
    val isInteractive: Boolean = true,
)

/**
 * Nearby points that are combined into clusters.
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
     * Adds points and combines those that are close to each other.
     *
     * @param coordinates Points to add.
     * @param options Conditions under which points are combined.
     * @return The group of points.
     */
    suspend fun add(coordinates: List<Coordinate>, options: ClusterOptions = ClusterOptions()): ClusterGroup

    /**
     * Combines markers that are close to each other.
     *
     * @param markers Markers to combine. Combined markers keep their position and are hidden.
     * @param options Conditions under which markers are combined.
     * @return The group of markers.
     */
    suspend fun addMarkers(markers: List<MapMarker>, options: ClusterOptions = ClusterOptions()): ClusterGroup
}

/**
 * Points that are combined if they are close to each other.
 *
 * ```kotlin
 * val group = mapView.clusters.addMarkers(mapView.markers.all())
 * group.refresh()
 * ```
 *
 * @since 5.2
 */
interface ClusterGroup {
    /** Combines the points again after you have moved markers. */
    suspend fun refresh()

    /** Removes the clusters from the map. */
    suspend fun remove()
}

/**
 * Conditions under which points are combined.
 *
 * @since 5.2
 */
data class ClusterOptions(
    /** Distance within which points are combined, in density-independent pixels. */
    val radius: Double = 60.0,
    /** Zoom level from which points are no longer combined. */
    val maxZoom: Double = 20.0,
    /** Minimum number of points in a cluster. */
    val minPoints: Int = 2,
    /** Whether a tap on a cluster moves the camera closer. */
    val zoomsOnTap: Boolean = true,
)

/**
 * Map states that you can save and share.
 *
 * ```kotlin
 * val state = mapView.views.capture()
 * mapView.views.apply(state)
 * ```
 */
interface Views {
    /**
     * Returns the current state of the map: camera, floor, language, theme and changed elements.
     *
     * @return The state, which you can put into a `Bundle`.
     */
    suspend fun capture(): ViewState

    /**
     * Restores a state of the map.
     *
     * @param state State of the same venue.
     * @param animation Duration and easing. If omitted, the map jumps.
     * @throws MapException With [MapException.Code.BAD_VIEW_STATE] if the state belongs to another
     *   venue.
     */
    suspend fun apply(state: ViewState, animation: MapAnimation? = null)

    /**
     * Returns a state as a short string for links.
     *
     * @param state State to encode.
     * @return A string of letters, digits, `.`, `-` and `_`.
     */
    suspend fun toHash(state: ViewState): String

    /**
     * Returns the state that a string from a link encodes.
     *
     * @param hash String from the link.
     * @return The state.
     * @throws MapException With [MapException.Code.BAD_VIEW_STATE] if the string does not encode a
     *   state.
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
