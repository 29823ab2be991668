package com.brand.maps

import java.io.File

/** Where a venue comes from. */
sealed interface VenueSource {
    /** A venue of the server. */
    data class Server(
        /** Id of the venue, such as `harbour-mall`. */
        val venueId: String,
        /** Key of your workspace. `demo` opens the demo venues. */
        val key: String,
        /** Where venues are served. Default: the public portal. */
        val baseUrl: String? = null,
    ) : VenueSource

    /** A bundle that your app has in memory. Nothing is asked of the network. */
    class Bundle(
        /** The bytes of an MVF bundle. */
        val bytes: ByteArray,
    ) : VenueSource

    /** A bundle in a file, such as one that the app downloaded before. */
    data class BundleFile(
        /** The file. */
        val file: File,
    ) : VenueSource
}
