package com.example.wayfinder

import android.content.Context
import android.os.Bundle
import android.util.Log
import android.view.View
import android.widget.Button
import android.widget.ProgressBar
import android.widget.TextView
import androidx.appcompat.app.AppCompatActivity
import androidx.core.view.isVisible
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.lifecycleScope
import androidx.lifecycle.repeatOnLifecycle
import com.brand.maps.MapException
import com.brand.maps.MapState
import com.brand.maps.MapView
import com.brand.maps.Venue
import com.brand.maps.VenueSource
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

// #region activity
class FirstMapActivity : AppCompatActivity() {
    private lateinit var mapView: MapView

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        mapView = MapView(this)
        // With an id, Android keeps floor and camera when it recreates the activity.
        mapView.id = R.id.map
        setContentView(mapView)

        lifecycleScope.launch {
            try {
                val venue = mapView.show(VenueSource.Server(venueId = "harbour-mall", key = "demo"))
                title = venue.name
            } catch (error: MapException) {
                Log.e("Mall", "${error.code.value}: ${error.message}")
            }
        }
    }

    override fun onDestroy() {
        mapView.remove()
        super.onDestroy()
    }
}
// #endregion activity

// #region states
class MallActivity : AppCompatActivity() {
    private lateinit var mapView: MapView

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_map)
        mapView = findViewById(R.id.map)
        findViewById<Button>(R.id.retry).setOnClickListener { load() }

        lifecycleScope.launch {
            repeatOnLifecycle(Lifecycle.State.STARTED) {
                mapView.state.collect { state -> render(state) }
            }
        }
        load()
    }

    private fun load() {
        lifecycleScope.launch {
            try {
                mapView.show(VenueSource.Server(venueId = "harbour-mall", key = "demo"))
            } catch (error: MapException) {
                // The map's state informs the user. This log entry is for you.
                Log.w("Mall", error.code.value, error)
            }
        }
    }

    private fun render(state: MapState) {
        val progress = findViewById<ProgressBar>(R.id.progress)
        progress.isVisible = state is MapState.Loading
        findViewById<View>(R.id.failure).isVisible = state is MapState.Failed
        when (state) {
            is MapState.Empty -> {}
            is MapState.Loading -> {
                val total = state.total
                progress.isIndeterminate = total == null
                if (total != null && total > 0) progress.progress = (100 * state.loaded / total).toInt()
            }
            is MapState.Ready -> title = state.venue.name
            is MapState.Failed -> findViewById<TextView>(R.id.message).text = messageFor(state.error)
        }
    }

    private fun messageFor(error: MapException): String = when (error.code) {
        MapException.Code.NETWORK -> "You are offline. Try again when you are connected."
        MapException.Code.NO_WEBGL -> "Update Android System WebView, then try again."
        else -> "The map could not be shown."
    }

    override fun onDestroy() {
        mapView.remove()
        super.onDestroy()
    }
}
// #endregion states

// #region offline
suspend fun MapView.showFromAssets(context: Context): Venue {
    val bytes = withContext(Dispatchers.IO) {
        context.assets.open("harbour-mall.zip").use { it.readBytes() }
    }
    return show(VenueSource.Bundle(bytes))
}
// #endregion offline

// #region newest
suspend fun MapView.showNewest(context: Context): Venue =
    try {
        show(VenueSource.Server(venueId = "harbour-mall", key = "demo"))
    } catch (error: MapException) {
        // Use the local copy only if the network failed. Report other errors, such as a wrong key.
        if (error.code != MapException.Code.NETWORK) throw error
        showFromAssets(context)
    }
// #endregion newest
