package android.util

interface AttributeSet

class DisplayMetrics {
    val density: Float
}

object Log {
    fun d(tag: String, message: String): Int
    fun d(tag: String, message: String, error: Throwable): Int
    fun i(tag: String, message: String): Int
    fun w(tag: String, message: String): Int
    fun w(tag: String, message: String, error: Throwable): Int
    fun e(tag: String, message: String): Int
    fun e(tag: String, message: String, error: Throwable): Int
}
