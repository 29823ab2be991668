package com.example.wayfinder

import android.os.Bundle
import android.util.Log
import androidx.appcompat.app.AppCompatActivity
import com.brand.maps.LabelAppearance
import com.brand.maps.LabelOptions
import com.brand.maps.LoadOptions
import com.brand.maps.Polygon
import com.brand.maps.ShowOptions
import com.brand.maps.Venue
import com.brand.maps.VenueMap
import com.brand.maps.VenueView
import com.brand.maps.VenueViewListener

// #region activity
class OldVenueActivity : AppCompatActivity(), VenueViewListener {
    private lateinit var venueView: VenueView

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        venueView = VenueView(this)
        setContentView(venueView)
        venueView.listener = this
        Log.i("Old", "1 load")
        venueView.loadVenue(
            LoadOptions(clientId = "demo", clientSecret = "demo", venue = "northwind-airport"),
            ShowOptions(labelLocations = false),
        ) { error ->
            if (error == null) Log.i("Old", "4 done")
            else Log.e("Old", "failed: ${error.name}, ${error.message}")
        }
    }

    override fun onDataLoaded(venue: Venue) {
        Log.i("Old", "2 data: ${venue.maps.size} maps, ${venue.locations.size} locations")
    }

    override fun onFirstMapLoaded(map: VenueMap) {
        Log.i("Old", "3 drawn: ${map.name}")
        venueView.labelAllLocations(LabelOptions(LabelAppearance.LIGHT_ON_DARK))
    }

    override fun onDestroy() {
        venueView.listener = null
        super.onDestroy()
    }
}
// #endregion activity

// #region route
fun recordRoute(venueView: VenueView, from: Polygon, to: Polygon) {
    venueView.getDirections(from, to) { directions ->
        if (directions == null) {
            Log.i("Old", "no route")
        } else {
            venueView.journey.draw(directions)
            directions.instructions.forEach { Log.i("Old", "${it.distance} m: ${it.text}") }
        }
    }
}
// #endregion route
