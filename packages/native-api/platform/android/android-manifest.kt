package android

class Manifest {
    class permission {
        companion object {
            val INTERNET: String
            val ACCESS_FINE_LOCATION: String
            val ACCESS_COARSE_LOCATION: String
        }
    }
}
