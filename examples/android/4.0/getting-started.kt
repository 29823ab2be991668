package com.example.wayfinder

import android.os.Bundle
import android.util.Log
import android.widget.ProgressBar
import androidx.appcompat.app.AppCompatActivity
import androidx.core.view.isVisible
import androidx.lifecycle.lifecycleScope
import com.brand.maps.LoadOptions
import com.brand.maps.SdkError
import com.brand.maps.ShowOptions
import com.brand.maps.VenueMap
import com.brand.maps.VenueView
import com.brand.maps.VenueViewListener
import java.io.File
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

// #region activity
class VenueActivity : AppCompatActivity(), VenueViewListener {
    private lateinit var venueView: VenueView
    private lateinit var progress: ProgressBar

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_venue)
        venueView = findViewById(R.id.venue)
        progress = findViewById(R.id.progress)

        venueView.listener = this
        venueView.loadVenue(
            LoadOptions(clientId = "demo", clientSecret = "demo", venue = "st-brigid-hospital"),
        ) { error -> if (error != null) explain(error) }
    }

    override fun onFirstMapLoaded(map: VenueMap) {
        runOnUiThread {
            progress.isVisible = false
            title = map.name
        }
    }

    private fun explain(error: SdkError) {
        runOnUiThread { progress.isVisible = false }
        Log.e("Venue", "${error.name}: ${error.message}")
    }

    override fun onDestroy() {
        venueView.listener = null
        super.onDestroy()
    }
}
// #endregion activity

// #region show
fun showInFrench(venueView: VenueView, mapId: String?) {
    venueView.loadVenue(
        LoadOptions(clientId = "demo", clientSecret = "demo", venue = "st-brigid-hospital"),
        ShowOptions(firstMapId = mapId, language = "fr", labelLocations = false),
    )
}
// #endregion show

// #region stored
fun AppCompatActivity.showStored(venueView: VenueView, file: File) {
    lifecycleScope.launch {
        val data = withContext(Dispatchers.IO) { file.readBytes() }
        venueView.showVenue(data) { error ->
            if (error != null) Log.e("Venue", "${error.name}: ${error.message}")
        }
    }
}
// #endregion stored

// #region rotate
class KeepMapActivity : AppCompatActivity() {
    private lateinit var venueView: VenueView
    private var firstMapId: String? = null

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        firstMapId = savedInstanceState?.getString("map")
        venueView = VenueView(this)
        setContentView(venueView)
        venueView.loadVenue(
            LoadOptions(clientId = "demo", clientSecret = "demo", venue = "st-brigid-hospital"),
            ShowOptions(firstMapId = firstMapId),
        )
    }

    override fun onSaveInstanceState(outState: Bundle) {
        // There is no current map while the venue loads.
        outState.putString("map", venueView.currentMap?.id ?: firstMapId)
        super.onSaveInstanceState(outState)
    }
}
// #endregion rotate
