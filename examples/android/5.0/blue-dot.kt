package com.example.wayfinder

import android.Manifest
import android.annotation.SuppressLint
import android.content.pm.PackageManager
import android.location.Location
import android.os.Bundle
import android.os.Looper
import android.util.Log
import android.widget.Button
import androidx.activity.result.contract.ActivityResultContracts
import androidx.annotation.RequiresPermission
import androidx.appcompat.app.AppCompatActivity
import androidx.core.content.ContextCompat
import androidx.core.view.isVisible
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.LifecycleOwner
import androidx.lifecycle.lifecycleScope
import androidx.lifecycle.repeatOnLifecycle
import com.brand.maps.AnimationEnd
import com.brand.maps.BlueDotListener
import com.brand.maps.BlueDotOptions
import com.brand.maps.DeviceGrant
import com.brand.maps.DotState
import com.brand.maps.FollowChange
import com.brand.maps.FollowMode
import com.brand.maps.FollowOptions
import com.brand.maps.MapException
import com.brand.maps.MapView
import com.brand.maps.PositionReport
import com.brand.maps.Removable
import com.brand.maps.Route
import com.brand.maps.Space
import com.brand.maps.VenueSource
import com.google.android.gms.location.FusedLocationProviderClient
import com.google.android.gms.location.LocationCallback
import com.google.android.gms.location.LocationRequest
import com.google.android.gms.location.LocationResult
import com.google.android.gms.location.Priority
import java.time.Instant
import kotlinx.coroutines.channels.awaitClose
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.callbackFlow
import kotlinx.coroutines.launch

// #region report
suspend fun showPosition(mapView: MapView) {
    mapView.blueDot.report(
        PositionReport(
            latitude = 46.80268,
            longitude = -71.22798,
            floorLevel = 0,
            accuracy = 4.0,
            headingDegrees = 45.0,
        ),
    )
    mapView.blueDot.follow(FollowMode.POSITION)
}
// #endregion report

// #region ask
class WhereAmIActivity : AppCompatActivity() {
    private lateinit var mapView: MapView
    private var isWatching = false

    private val askForLocation =
        registerForActivityResult(ActivityResultContracts.RequestMultiplePermissions()) { granted ->
            if (granted.values.any { it }) watch(thenFollow = true) else explainRefusal()
        }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_where_am_i)
        mapView = findViewById(R.id.map)
        findViewById<Button>(R.id.where_am_i).setOnClickListener { locate() }
        lifecycleScope.launch {
            try {
                mapView.show(VenueSource.Server(venueId = "st-brigid-hospital", key = "demo"))
            } catch (error: MapException) {
                Log.e("WhereAmI", "${error.code.value}: ${error.message}")
            }
        }
    }

    private fun locate() {
        val permission = Manifest.permission.ACCESS_FINE_LOCATION
        val state = ContextCompat.checkSelfPermission(this, permission)
        if (state == PackageManager.PERMISSION_GRANTED) {
            watch(thenFollow = true)
        } else {
            // Both in one request: since Android 12, the user may grant only the coarse location,
            // and the same request can later ask for the precise one.
            askForLocation.launch(
                arrayOf(
                    Manifest.permission.ACCESS_FINE_LOCATION,
                    Manifest.permission.ACCESS_COARSE_LOCATION,
                ),
            )
        }
    }

    private fun watch(thenFollow: Boolean) {
        lifecycleScope.launch {
            try {
                takePositions(thenFollow)
            } catch (error: MapException) {
                // For example, the user tapped the button before the venue was shown.
                Log.w("WhereAmI", error.code.value, error)
            }
        }
    }

    // Callers check first that a permission is granted.
    @SuppressLint("MissingPermission")
    private suspend fun takePositions(thenFollow: Boolean) {
        val grant = mapView.blueDot.watchDevice()
        isWatching = grant == DeviceGrant.GRANTED
        when (grant) {
            DeviceGrant.GRANTED -> if (thenFollow) mapView.blueDot.follow(FollowMode.POSITION)
            DeviceGrant.REDUCED -> say("Allow precise location to see where you are.")
            DeviceGrant.DENIED -> explainRefusal()
            DeviceGrant.UNAVAILABLE -> say("Turn on location in the phone's settings.")
        }
    }

    private fun explainRefusal() {
        say("You can still choose a starting point yourself.")
    }

    private fun say(text: String) {
        findViewById<Button>(R.id.where_am_i).text = text
    }

    override fun onStart() {
        super.onStart()
        // The camera stays where the user left it.
        if (isWatching) watch(thenFollow = false)
    }

    override fun onStop() {
        mapView.blueDot.stopWatchingDevice()
        super.onStop()
    }

    override fun onDestroy() {
        mapView.remove()
        super.onDestroy()
    }
}
// #endregion ask

// #region fused
class DevicePositions(private val client: FusedLocationProviderClient) {
    private val request = LocationRequest.Builder(Priority.PRIORITY_HIGH_ACCURACY, 1000)
        .setMinUpdateIntervalMillis(500)
        .build()

    /** Emits positions while the flow is collected. */
    @RequiresPermission(Manifest.permission.ACCESS_FINE_LOCATION)
    fun updates(): Flow<Location> = callbackFlow {
        val callback = object : LocationCallback() {
            override fun onLocationResult(result: LocationResult) {
                result.lastLocation?.let { trySend(it) }
            }
        }
        client.requestLocationUpdates(request, callback, Looper.getMainLooper())
        awaitClose { client.removeLocationUpdates(callback) }
    }

    /** Reports positions to the map only while the screen is visible. */
    @RequiresPermission(Manifest.permission.ACCESS_FINE_LOCATION)
    fun reportTo(mapView: MapView, owner: LifecycleOwner) {
        owner.lifecycleScope.launch {
            owner.repeatOnLifecycle(Lifecycle.State.STARTED) {
                updates().collect { location -> reportOrLog(mapView, location) }
            }
        }
    }

    private suspend fun reportOrLog(mapView: MapView, location: Location) {
        try {
            mapView.blueDot.report(location)
        } catch (error: MapException) {
            // Positions may arrive before the venue is shown.
            Log.d("BlueDot", "${error.code.value}: ${error.message}")
        }
    }
}
// #endregion fused

// #region provider
/** Position from an indoor positioning library, with the library's own names. */
data class Fix(
    val latitude: Double,
    val longitude: Double,
    val floorName: String,
    val radius: Double,
    val measuredAt: Instant,
)

/** Maps the library's floor names to the venue's floor ids. */
val floorIds = mapOf("G" to "f_ground", "1" to "f_first")

suspend fun report(mapView: MapView, fix: Fix) {
    try {
        mapView.blueDot.report(
            PositionReport(
                latitude = fix.latitude,
                longitude = fix.longitude,
                floorId = floorIds[fix.floorName],
                accuracy = fix.radius,
                timestamp = fix.measuredAt,
            ),
        )
    } catch (error: MapException) {
        Log.w("BlueDot", "${error.code.value}: ${error.message}")
    }
}
// #endregion provider

// #region follow
suspend fun followMe(mapView: MapView) {
    mapView.blueDot.follow(FollowMode.HEADING, FollowOptions(zoom = 20.5, pitchDegrees = 55.0))
}

fun showFollowButton(mapView: MapView, button: Button): Removable =
    mapView.blueDot.addListener(object : BlueDotListener {
        override fun onStateChange(state: DotState) {
            button.isEnabled = state == DotState.ACTIVE || state == DotState.UNCERTAIN
        }

        override fun onFollowChange(change: FollowChange) {
            button.isVisible = change.mode == FollowMode.OFF
        }
    })
// #endregion follow

// #region hold
suspend fun holdAtSign(mapView: MapView, spaceId: String) {
    val venue = mapView.venue ?: return
    val space = venue.find<Space>(spaceId) ?: return
    val place = space.center
    mapView.blueDot.hold(
        PositionReport(place.latitude, place.longitude, floorId = space.floorId, accuracy = 1.0),
        durationMillis = 60_000,
    )
}
// #endregion hold

// #region simulate
suspend fun walk(mapView: MapView, route: Route): Boolean {
    mapView.blueDot.follow(FollowMode.PATH)
    return mapView.blueDot.simulate(route, speed = 3.0) == AnimationEnd.FINISHED
}
// #endregion simulate

// #region options
suspend fun judgeStrictly(mapView: MapView) {
    mapView.blueDot.update(
        BlueDotOptions(staleAfterMillis = 10_000, uncertainAbove = 15.0, boundsPadding = 5.0),
    )
}
// #endregion options
