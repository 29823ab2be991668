package kotlin

fun <T> arrayOf(vararg elements: T): Array<T>
