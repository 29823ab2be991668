package java.io

class File(parent: File?, child: String) {
    val name: String
    val path: String

    constructor(pathname: String)

    fun exists(): Boolean
}

interface Closeable {
    fun close()
}

abstract class InputStream : Closeable

abstract class Reader : Closeable

class BufferedReader : Reader()

open class IOException(message: String? = null) : Exception(message)
