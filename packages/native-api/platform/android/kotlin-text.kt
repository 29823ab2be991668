package kotlin.text

fun CharSequence.isBlank(): Boolean

fun CharSequence.isNotBlank(): Boolean

fun CharSequence.isEmpty(): Boolean

fun CharSequence.isNotEmpty(): Boolean

fun CharSequence?.isNullOrBlank(): Boolean

fun CharSequence?.isNullOrEmpty(): Boolean

fun String?.orEmpty(): String

fun String.trim(): String

fun String.trimIndent(): String

fun String.lowercase(): String

fun String.uppercase(): String

fun String.contains(other: String, ignoreCase: Boolean = false): Boolean

fun String.startsWith(prefix: String, ignoreCase: Boolean = false): Boolean

fun String.endsWith(suffix: String, ignoreCase: Boolean = false): Boolean

fun String.replace(oldValue: String, newValue: String): String

fun String.split(vararg delimiters: String): List<String>

fun String.substring(startIndex: Int, endIndex: Int): String

fun String.substring(range: IntRange): String

fun String.format(vararg args: Any?): String

fun String.toIntOrNull(): Int?

fun String.toDoubleOrNull(): Double?

fun CharSequence.toString(): String

fun String.ifEmpty(defaultValue: () -> String): String

fun String.ifBlank(defaultValue: () -> String): String
