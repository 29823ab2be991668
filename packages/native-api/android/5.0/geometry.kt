package com.brand.maps

/** A place in the venue. */
data class Coordinate(
    /** Latitude in degrees, WGS 84. */
    val latitude: Double,
    /** Longitude in degrees, WGS 84. */
    val longitude: Double,
    /** Id of the floor; without it the place is meant on every floor. */
    val floorId: String? = null,
    /** Metres above the floor. */
    val height: Double = 0.0,
) : MapTarget

/** A place on the screen. */
data class ScreenPoint(
    /** Density-independent pixels from the left edge of the map. */
    val x: Double,
    /** Density-independent pixels from the upper edge of the map. */
    val y: Double,
)

/** A box in degrees. */
data class BoundingBox(
    /** Longitude of the left edge, in degrees. */
    val west: Double,
    /** Latitude of the lower edge, in degrees. */
    val south: Double,
    /** Longitude of the right edge, in degrees. */
    val east: Double,
    /** Latitude of the upper edge, in degrees. */
    val north: Double,
)

/** Space at the edges that something covers, such as a bottom sheet, in density-independent pixels. */
data class Padding(
    /** At the upper edge, in density-independent pixels. */
    val top: Double = 0.0,
    /** At the right edge, in density-independent pixels. */
    val right: Double = 0.0,
    /** At the lower edge, in density-independent pixels. */
    val bottom: Double = 0.0,
    /** At the left edge, in density-independent pixels. */
    val left: Double = 0.0,
)
