package com.example.wayfinder

import android.content.res.Configuration
import android.graphics.Color
import com.brand.maps.FloatingLabelAppearance
import com.brand.maps.FloatingLabelOptions
import com.brand.maps.LoadOptions
import com.brand.maps.Location
import com.brand.maps.ShowOptions
import com.brand.maps.VenueMap
import com.brand.maps.VenueView
import com.brand.maps.VenueViewListener

// #region all
class LabelListener(private val venueView: VenueView) : VenueViewListener {
    override fun onFirstMapLoaded(map: VenueMap) {
        venueView.labelLocations()
    }
}

fun load(venueView: VenueView) {
    venueView.listener = LabelListener(venueView)
    venueView.loadVenue(
        LoadOptions(clientId = "demo", clientSecret = "demo", venue = "alder-campus"),
        ShowOptions(labelLocations = false),
    )
}
// #endregion all

// #region theme
fun labelInBlue(venueView: VenueView) {
    val blue = FloatingLabelAppearance.DARK_ON_LIGHT.copy(color = Color.rgb(20, 60, 140))
    venueView.removeLabels()
    venueView.labelLocations(FloatingLabelOptions(appearance = blue, showsIcons = false))
}
// #endregion theme

// #region night
fun labelFor(configuration: Configuration, venueView: VenueView) {
    val night = configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK
    val appearance = if (night == Configuration.UI_MODE_NIGHT_YES) {
        FloatingLabelAppearance.LIGHT_ON_DARK
    } else {
        FloatingLabelAppearance.DARK_ON_LIGHT
    }
    val size = 13.0 * configuration.fontScale.toDouble()
    venueView.removeLabels()
    venueView.labelLocations(
        FloatingLabelOptions(appearance = appearance.copy(fontSize = size, maxWidth = 9 * size)),
    )
}
// #endregion night

// #region one
class OwnLabels(private val venueView: VenueView) {
    private val ids = mutableListOf<String>()

    fun add(location: Location, text: String) {
        location.polygons.forEach { polygon ->
            venueView.labelPolygon(polygon, text) { id -> ids.add(id) }
        }
    }

    fun clear() {
        ids.forEach { venueView.removeLabel(it) }
        ids.clear()
    }
}
// #endregion one
