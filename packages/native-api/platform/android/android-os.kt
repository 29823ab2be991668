package android.os

class Bundle {
    fun putString(key: String, value: String?)
    fun getString(key: String): String?
    fun putParcelable(key: String, value: Parcelable?)
    fun putInt(key: String, value: Int)
    fun getInt(key: String): Int
}

interface Parcelable

class Looper {
    companion object {
        fun getMainLooper(): Looper
    }
}

class Build {
    class VERSION {
        companion object {
            val SDK_INT: Int
        }
    }

    class VERSION_CODES {
        companion object {
            val S: Int
            val TIRAMISU: Int
        }
    }
}
