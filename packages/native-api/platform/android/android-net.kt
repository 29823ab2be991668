package android.net

class ConnectivityManager {
    val isActiveNetworkMetered: Boolean
}

class Uri {
    val lastPathSegment: String?
}
