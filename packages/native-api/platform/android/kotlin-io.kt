package kotlin.io

import java.io.BufferedReader
import java.io.Closeable
import java.io.File
import java.io.InputStream
import java.io.Reader

fun println(message: Any?)

fun InputStream.readBytes(): ByteArray

fun File.readBytes(): ByteArray

fun File.readText(): String

fun File.writeBytes(array: ByteArray)

fun InputStream.bufferedReader(): BufferedReader

fun Reader.readText(): String

fun <T : Closeable, R> T.use(block: (T) -> R): R
