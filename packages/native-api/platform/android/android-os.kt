package android.os

class Bundle {
    fun putString(key: String, value: String?)
    fun getString(key: String): String?
}

interface Parcelable

class Looper {
    companion object {
        fun getMainLooper(): Looper
    }
}
