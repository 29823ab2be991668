package android.content

import android.content.res.AssetManager
import android.content.res.Configuration
import android.content.res.Resources
import android.net.Uri
import java.io.File

abstract class Context {
    val assets: AssetManager
    val resources: Resources
    val applicationContext: Context
    val filesDir: File
    val cacheDir: File
    val packageName: String
    fun getString(resId: Int): String
    fun getString(resId: Int, vararg formatArgs: Any?): String
    fun getColor(id: Int): Int
    fun getSystemService(name: String): Any?
    fun startActivity(intent: Intent)

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
        val TRIM_MEMORY_UI_HIDDEN: Int
        val TRIM_MEMORY_BACKGROUND: Int
    }
}

class Intent(action: String, uri: Uri) {
    val data: Uri?

    companion object {
        val ACTION_VIEW: String
    }
}
