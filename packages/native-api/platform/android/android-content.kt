package android.content

import android.content.res.AssetManager
import android.content.res.Resources
import android.net.Uri

abstract class Context {
    val assets: AssetManager
    val resources: Resources
    fun getString(resId: Int): String
    fun getString(resId: Int, vararg formatArgs: Any?): String
    fun getSystemService(name: String): Any?

    companion object {
        val LOCATION_SERVICE: String
    }
}

open class ContextWrapper(base: Context) : Context()

class MutableContextWrapper(base: Context) : ContextWrapper(base) {
    var baseContext: Context
}

interface ComponentCallbacks2 {
    fun onTrimMemory(level: Int)

    companion object {
        val TRIM_MEMORY_BACKGROUND: Int
    }
}

class Intent(action: String, uri: Uri) {
    val data: Uri?
}
