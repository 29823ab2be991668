package androidx.core.content

import android.content.Context

object ContextCompat {
    fun checkSelfPermission(context: Context, permission: String): Int
}

inline fun <reified T : Any> Context.getSystemService(): T?
