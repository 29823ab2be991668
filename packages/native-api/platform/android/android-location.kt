package android.location

class Location(provider: String?) {
    var latitude: Double
    var longitude: Double
    var accuracy: Float
    var time: Long
}

fun interface LocationListener {
    fun onLocationChanged(location: Location)
}

class LocationManager {
    fun requestLocationUpdates(provider: String, minTimeMs: Long, minDistanceM: Float, listener: LocationListener)
    fun removeUpdates(listener: LocationListener)

    companion object {
        val GPS_PROVIDER: String
    }
}
