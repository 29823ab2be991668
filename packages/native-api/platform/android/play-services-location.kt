package com.google.android.gms.location

import android.location.Location
import android.os.Looper
import com.google.android.gms.tasks.Task
import com.google.android.gms.tasks.Void

interface FusedLocationProviderClient {
    fun requestLocationUpdates(request: LocationRequest, callback: LocationCallback, looper: Looper?): Task<Void>
    fun removeLocationUpdates(callback: LocationCallback): Task<Void>
}

class LocationRequest {
    class Builder(priority: Int, intervalMillis: Long) {
        fun setMinUpdateIntervalMillis(minUpdateIntervalMillis: Long): Builder
        fun build(): LocationRequest
    }
}

class Priority {
    companion object {
        val PRIORITY_HIGH_ACCURACY: Int
    }
}

abstract class LocationCallback {
    open fun onLocationResult(result: LocationResult)
}

class LocationResult {
    val lastLocation: Location?
}
