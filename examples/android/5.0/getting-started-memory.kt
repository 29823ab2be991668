package com.example.wayfinder

import android.content.ComponentCallbacks2
import android.os.Bundle
import android.util.Log
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.lifecycleScope
import com.brand.maps.MapException
import com.brand.maps.MapState
import com.brand.maps.MapView
import com.brand.maps.VenueSource
import kotlinx.coroutines.launch

// #region memory
class LeanActivity : AppCompatActivity() {
    private lateinit var mapView: MapView

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_map)
        mapView = findViewById(R.id.map)
    }

    override fun onStart() {
        super.onStart()
        if (mapView.state.value is MapState.Empty) load()
    }

    override fun onTrimMemory(level: Int) {
        super.onTrimMemory(level)
        if (level >= ComponentCallbacks2.TRIM_MEMORY_BACKGROUND) mapView.remove()
    }

    private fun load() {
        lifecycleScope.launch {
            try {
                mapView.show(VenueSource.Server(venueId = "harbour-mall", key = "demo"))
            } catch (error: MapException) {
                Log.w("Mall", error.code.value, error)
            }
        }
    }

    override fun onDestroy() {
        mapView.remove()
        super.onDestroy()
    }
}
// #endregion memory
