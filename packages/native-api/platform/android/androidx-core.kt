package androidx.core.content

import android.content.Context

object ContextCompat {
    fun checkSelfPermission(context: Context, permission: String): Int
    fun getColor(context: Context, id: Int): Int
}

fun <T> Context.getSystemService(): T?
