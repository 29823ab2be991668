package kotlin

open class Any {
    open fun toString(): String
    open fun hashCode(): Int
    open operator fun equals(other: Any?): Boolean
}

object Unit

class Nothing

class Boolean {
    fun not(): Boolean
}

interface Comparable<T> {
    operator fun compareTo(other: T): Int
}

abstract class Number {
    fun toInt(): Int
    fun toLong(): Long
    fun toDouble(): Double
    fun toFloat(): Float
}

class Int : Number(), Comparable<Int> {
    infix fun and(other: Int): Int

    companion object {
        val MAX_VALUE: Int
        val MIN_VALUE: Int
    }
}

class Long : Number(), Comparable<Long>

class Double : Number(), Comparable<Double> {
    companion object {
        val MAX_VALUE: Double
        val POSITIVE_INFINITY: Double
    }
}

class Float : Number(), Comparable<Float>

class Char : Comparable<Char>

interface CharSequence {
    val length: Int
}

class String : CharSequence, Comparable<String>

class ByteArray {
    val size: Int
}

class IntArray {
    val size: Int
}

class Array<E> {
    val size: Int
    operator fun get(index: Int): E
}

interface Annotation

abstract class Enum<E> : Comparable<E> {
    val name: String
    val ordinal: Int
}

open class Throwable(message: String? = null, cause: Throwable? = null) {
    val message: String?
    val cause: Throwable?
}

open class Exception(message: String? = null, cause: Throwable? = null) : Throwable(message, cause)

open class IllegalStateException(message: String? = null) : Exception(message)

open class IllegalArgumentException(message: String? = null) : Exception(message)

class Pair<A, B>(val first: A, val second: B) {
    operator fun component1(): A
    operator fun component2(): B
}

class Result<T> {
    val isSuccess: Boolean
    val isFailure: Boolean
    fun getOrNull(): T?
    fun exceptionOrNull(): Throwable?
    fun onSuccess(action: (T) -> Unit): Result<T>
    fun onFailure(action: (Throwable) -> Unit): Result<T>
}

interface Lazy<T> {
    val value: T
}

annotation class Deprecated(val message: String, val replaceWith: ReplaceWith = ReplaceWith(""))

annotation class ReplaceWith(val expression: String)

annotation class Suppress(vararg val names: String)

annotation class OptIn(vararg val markerClass: Any)

fun <T, R> T.let(block: (T) -> R): R

fun <T> T.also(block: (T) -> Unit): T

fun <T> T.apply(block: T.() -> Unit): T

fun <T, R> T.run(block: T.() -> R): R

fun <T> T.takeIf(predicate: (T) -> Boolean): T?

fun <T> T.takeUnless(predicate: (T) -> Boolean): T?

infix fun <A, B> A.to(that: B): Pair<A, B>

fun Any?.toString(): String

fun <T, R> with(receiver: T, block: T.() -> R): R

fun <T> lazy(initializer: () -> T): Lazy<T>

fun <R> runCatching(block: () -> R): Result<R>

fun error(message: Any): Nothing

fun require(value: Boolean)

fun check(value: Boolean)

fun <T> checkNotNull(value: T?): T

fun <T> requireNotNull(value: T?): T

fun repeat(times: Int, action: (Int) -> Unit)
