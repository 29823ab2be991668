package android.content.pm

class PackageManager {
    companion object {
        val PERMISSION_GRANTED: Int
    }
}
