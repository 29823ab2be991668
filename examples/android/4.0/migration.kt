package com.example.wayfinder

import com.brand.maps.BlueDotPosition
import com.brand.maps.FloatingLabelAppearance
import com.brand.maps.FloatingLabelOptions
import com.brand.maps.Location
import com.brand.maps.VenueMap
import com.brand.maps.VenueView
import com.brand.maps.VenueViewListener

// #region after
class PlacesListener(private val venueView: VenueView) : VenueViewListener {
    override fun onFirstMapLoaded(map: VenueMap) {
        venueView.removeLabels()
        venueView.labelLocations(
            FloatingLabelOptions(appearance = FloatingLabelAppearance.LIGHT_ON_DARK),
        )
    }

    override fun onBlueDotPositionUpdated(update: BlueDotPosition) {
        println(update.nearestNode?.id)
    }
}

fun isCafe(location: Location): Boolean = location.categories.any { it.name == "Cafés" }
// #endregion after

// #region before-5
class RoomListener(private val venueView: VenueView) : VenueViewListener {
    override fun onFirstMapLoaded(map: VenueMap) {
        venueView.cameraControls.setTilt(30.0)
        val location = venueView.venue?.locations?.firstOrNull() ?: return
        val polygon = location.polygons.firstOrNull() ?: return
        venueView.addMarker(polygon.center, "<b>Meet here</b>") { id -> println(id) }
        venueView.getDirections(polygon, location) { directions ->
            if (directions != null) venueView.journey.draw(directions)
        }
    }
}
// #endregion before-5
