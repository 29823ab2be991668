package com.example.wayfinder

import com.brand.maps.BlueDotPosition
import com.brand.maps.LabelAppearance
import com.brand.maps.LabelOptions
import com.brand.maps.Location
import com.brand.maps.VenueMap
import com.brand.maps.VenueView
import com.brand.maps.VenueViewListener

// #region signs
class OldPlacesListener(private val venueView: VenueView) : VenueViewListener {
    override fun onFirstMapLoaded(map: VenueMap) {
        venueView.removeAllLabels()
        venueView.labelAllLocations(LabelOptions(appearance = LabelAppearance.LIGHT_ON_DARK))
    }

    override fun onBlueDotUpdated(update: BlueDotPosition) {
        println(update.nearestNode?.id)
    }
}

fun isCafe(location: Location): Boolean = "Cafés" in location.categories
// #endregion signs
