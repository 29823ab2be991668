package com.example.wayfinder

import android.Manifest
import android.annotation.SuppressLint
import android.content.Context
import android.location.Location
import android.location.LocationManager
import android.os.Bundle
import android.util.Log
import android.widget.Button
import androidx.activity.result.contract.ActivityResultContracts
import androidx.appcompat.app.AppCompatActivity
import androidx.core.location.LocationListenerCompat
import androidx.core.view.isVisible
import com.brand.maps.BlueDotOptions
import com.brand.maps.BlueDotState
import com.brand.maps.BlueDotStateChange
import com.brand.maps.LoadOptions
import com.brand.maps.Position
import com.brand.maps.PositionCoordinates
import com.brand.maps.VenueMap
import com.brand.maps.VenueView
import com.brand.maps.VenueViewListener
import com.brand.maps.ViewState
import kotlinx.coroutines.delay

// #region convert
fun toPosition(location: Location, floorLevel: Int?): Position =
    Position(
        timestamp = location.time,
        coords = PositionCoordinates(
            latitude = location.latitude,
            longitude = location.longitude,
            accuracy = location.accuracy.toDouble(),
            floorLevel = floorLevel,
        ),
    )
// #endregion convert

// #region activity
class DotActivity : AppCompatActivity(), VenueViewListener, LocationListenerCompat {
    private lateinit var venueView: VenueView
    private lateinit var button: Button
    private var isLocating = false
    private val locations: LocationManager?
        get() = getSystemService(Context.LOCATION_SERVICE) as? LocationManager

    private val ask =
        registerForActivityResult(ActivityResultContracts.RequestMultiplePermissions()) { granted ->
            isLocating = granted[Manifest.permission.ACCESS_FINE_LOCATION] == true
            if (isLocating) start() else Log.i("Dot", "The user denied precise location.")
        }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_dot)
        venueView = findViewById(R.id.venue)
        button = findViewById(R.id.locate)
        venueView.listener = this
        venueView.loadVenue(
            LoadOptions(clientId = "demo", clientSecret = "demo", venue = "kestrel-house"),
        ) { error -> if (error != null) Log.e("Dot", "${error.name}: ${error.message}") }
    }

    override fun onFirstMapLoaded(map: VenueMap) {
        button.setOnClickListener { locate() }
    }

    // If the permission is already granted, the answer arrives immediately, without a dialog.
    private fun locate() {
        ask.launch(
            arrayOf(
                Manifest.permission.ACCESS_FINE_LOCATION,
                Manifest.permission.ACCESS_COARSE_LOCATION,
            ),
        )
    }

    // Called only after the permission is granted.
    @SuppressLint("MissingPermission")
    private fun start() {
        venueView.blueDot.enable(BlueDotOptions(smoothing = true, showBearing = false))
        venueView.blueDot.setState(ViewState.FOLLOW)
        locations?.requestLocationUpdates(LocationManager.GPS_PROVIDER, 1000, 1f, this)
    }

    override fun onLocationChanged(location: Location) {
        venueView.blueDot.update(toPosition(location, floorLevel = null))
    }

    override fun onStateChanged(state: ViewState) {
        button.post { button.isVisible = state == ViewState.EXPLORE }
    }

    override fun onBlueDotStateChanged(change: BlueDotStateChange) {
        if (change.state == BlueDotState.UNCERTAIN) Log.i("Dot", change.reason)
    }

    override fun onStart() {
        super.onStart()
        if (isLocating) start()
    }

    override fun onStop() {
        locations?.removeUpdates(this)
        venueView.blueDot.setState(ViewState.EXPLORE)
        super.onStop()
    }

    override fun onDestroy() {
        venueView.listener = null
        super.onDestroy()
    }
}
// #endregion activity

// #region replay
suspend fun replay(venueView: VenueView, positions: List<Position>) {
    venueView.blueDot.enable()
    for (position in positions) {
        venueView.blueDot.update(position)
        delay(1000)
    }
    venueView.blueDot.disable()
}
// #endregion replay
