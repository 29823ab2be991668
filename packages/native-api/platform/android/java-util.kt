package java.util

class Locale {
    val language: String
    val country: String

    companion object {
        fun getDefault(): Locale
    }
}
