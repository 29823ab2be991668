package android.content.res

import android.util.DisplayMetrics
import java.io.InputStream

class AssetManager {
    fun open(fileName: String): InputStream
}

class Resources {
    val displayMetrics: DisplayMetrics
    val configuration: Configuration
}

class Configuration {
    val uiMode: Int
    val fontScale: Float

    companion object {
        val UI_MODE_NIGHT_MASK: Int
        val UI_MODE_NIGHT_YES: Int
    }
}
