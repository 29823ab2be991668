package android.net

class ConnectivityManager {
    val isActiveNetworkMetered: Boolean
}

class Uri {
    val lastPathSegment: String?
    fun getQueryParameter(key: String): String?

    companion object {
        fun parse(uriString: String): Uri
    }
}
