package com.example.wayfinder

import android.os.Bundle
import android.util.Log
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.DefaultLifecycleObserver
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.LifecycleOwner
import androidx.lifecycle.lifecycleScope
import androidx.lifecycle.repeatOnLifecycle
import com.brand.maps.BlueDotListener
import com.brand.maps.CameraListener
import com.brand.maps.CameraState
import com.brand.maps.DotPosition
import com.brand.maps.DotState
import com.brand.maps.FloorChange
import com.brand.maps.FollowChange
import com.brand.maps.MapEvent
import com.brand.maps.MapException
import com.brand.maps.MapListener
import com.brand.maps.MapTap
import com.brand.maps.MapView
import com.brand.maps.Removable
import com.brand.maps.TapListener
import com.brand.maps.Venue
import com.brand.maps.VenueSource
import kotlinx.coroutines.channels.awaitClose
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.callbackFlow
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.flow.filterIsInstance
import kotlinx.coroutines.launch

// #region listener
class OfficeActivity : AppCompatActivity(), MapListener {
    private lateinit var mapView: MapView
    private lateinit var listening: Removable

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_map)
        mapView = findViewById(R.id.map)
        // Add the listener before the venue is shown, so that it misses no event.
        listening = mapView.addListener(this)
        lifecycleScope.launch {
            try {
                mapView.show(VenueSource.Server(venueId = "kestrel-house", key = "demo"))
            } catch (error: MapException) {
                Log.w("Office", error.code.value, error)
            }
        }
    }

    override fun onShow(venue: Venue) {
        title = venue.name
    }

    override fun onFloorChange(change: FloorChange) {
        title = "${change.floor.name}, previously ${change.previous.name}"
    }

    override fun onError(error: MapException) {
        title = error.message ?: error.code.value
    }

    override fun onDestroy() {
        listening.remove()
        mapView.remove()
        super.onDestroy()
    }
}
// #endregion listener

// #region flow
fun LifecycleOwner.follow(mapView: MapView, onFloor: (String) -> Unit, onTap: (MapTap) -> Unit) {
    lifecycleScope.launch {
        repeatOnLifecycle(Lifecycle.State.STARTED) {
            mapView.events.collect { event ->
                when (event) {
                    is MapEvent.FloorChanged -> onFloor(event.change.floor.name)
                    is MapEvent.Tap -> onTap(event.tap)
                    is MapEvent.Failure -> Log.w("Office", event.error.code.value, event.error)
                    else -> {}
                }
            }
        }
    }
}
// #endregion flow

// #region camera
suspend fun loadOffersWhereUserRests(mapView: MapView, load: suspend (CameraState) -> Unit) {
    mapView.events
        .filterIsInstance<MapEvent.CameraChanged>()
        .collectLatest { event ->
            // The next move cancels the wait and any load that is in progress.
            delay(400)
            load(event.camera)
        }
}
// #endregion camera

// #region dot
class DotReporter(private val say: (String) -> Unit) : BlueDotListener {
    override fun onPositionChange(position: DotPosition) {
        say("Within ${position.accuracy.toInt()} m")
    }

    override fun onStateChange(state: DotState) {
        when (state) {
            DotState.STALE -> say("No recent position")
            DotState.OUT_OF_BOUNDS -> say("You are outside the venue")
            DotState.DISABLED -> say("Location is turned off")
            else -> {}
        }
    }

    override fun onFollowChange(change: FollowChange) {
        if (change.isByUser) say("The map stays where you moved it")
    }
}
// #endregion dot

// #region bind
fun LifecycleOwner.bind(handle: Removable) {
    lifecycle.addObserver(object : DefaultLifecycleObserver {
        override fun onDestroy(owner: LifecycleOwner) {
            handle.remove()
        }
    })
}

fun AppCompatActivity.listen(mapView: MapView, dot: DotReporter, taps: TapListener, camera: CameraListener) {
    bind(mapView.blueDot.addListener(dot))
    bind(mapView.addTapListener(taps))
    bind(mapView.addCameraListener(camera))
}
// #endregion bind

// #region wrap
fun MapView.languages(): Flow<String> = callbackFlow {
    val handle = addListener(object : MapListener {
        override fun onLanguageChange(code: String) {
            trySend(code)
        }
    })
    awaitClose { handle.remove() }
}
// #endregion wrap

// #region restart
fun LifecycleOwner.keepMarkers(mapView: MapView, addMarkers: suspend (Venue) -> Unit) {
    lifecycleScope.launch {
        mapView.events.collect { event ->
            if (event !is MapEvent.Show && event !is MapEvent.Restart) return@collect
            val venue = mapView.venue ?: return@collect
            try {
                addMarkers(venue)
            } catch (error: MapException) {
                Log.w("Office", error.code.value, error)
            }
        }
    }
}
// #endregion restart
