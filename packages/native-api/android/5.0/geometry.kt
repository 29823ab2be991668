package com.brand.maps

/** A position in the venue. */
data class Coordinate(
    /** Latitude in degrees, WGS 84. */
    val latitude: Double,
    /** Longitude in degrees, WGS 84. */
    val longitude: Double,
    /** Id of the floor. If omitted, the position applies to every floor. */
    val floorId: String? = null,
    /** Height above the floor, in metres. */
    val height: Double = 0.0,
) : MapTarget

/** A point on the screen. */
data class ScreenPoint(
    /** Distance from the left edge of the map, in density-independent pixels. */
    val x: Double,
    /** Distance from the top edge of the map, in density-independent pixels. */
    val y: Double,
)

/** A bounding box, in degrees. */
data class BoundingBox(
    /** Longitude of the western edge, in degrees. */
    val west: Double,
    /** Latitude of the southern edge, in degrees. */
    val south: Double,
    /** Longitude of the eastern edge, in degrees. */
    val east: Double,
    /** Latitude of the northern edge, in degrees. */
    val north: Double,
)

/**
 * Padding for edges that other views cover, such as a bottom sheet, in density-independent pixels.
 */
data class Padding(
    /** Padding at the top edge, in density-independent pixels. */
    val top: Double = 0.0,
    /** Padding at the right edge, in density-independent pixels. */
    val right: Double = 0.0,
    /** Padding at the bottom edge, in density-independent pixels. */
    val bottom: Double = 0.0,
    /** Padding at the left edge, in density-independent pixels. */
    val left: Double = 0.0,
)
