package android

class Manifest {
    class permission {
        companion object {
            const val INTERNET: String = "android.permission.INTERNET"
            const val ACCESS_FINE_LOCATION: String = "android.permission.ACCESS_FINE_LOCATION"
            const val ACCESS_COARSE_LOCATION: String = "android.permission.ACCESS_COARSE_LOCATION"
        }
    }
}
