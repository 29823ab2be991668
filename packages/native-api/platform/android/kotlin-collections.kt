package kotlin.collections

import kotlin.ranges.IntRange

interface Iterable<out E>

interface Collection<out E> : Iterable<E> {
    val size: Int
    fun isEmpty(): Boolean
}

interface List<out E> : Collection<E> {
    operator fun get(index: Int): E
}

interface MutableCollection<E> : Collection<E> {
    fun add(element: E): Boolean
    fun remove(element: E): Boolean
    fun clear()
}

interface MutableList<E> : List<E>, MutableCollection<E> {
    operator fun set(index: Int, element: E): E
    fun removeAt(index: Int): E
}

interface Set<out E> : Collection<E>

interface MutableSet<E> : Set<E>, MutableCollection<E>

interface Map<K, out V> {
    val size: Int
    val keys: Set<K>
    val values: Collection<V>
    val entries: Set<Map.Entry<K, V>>
    operator fun get(key: K): V?
    fun isEmpty(): Boolean
    fun containsKey(key: K): Boolean

    interface Entry<K, out V> {
        val key: K
        val value: V
        operator fun component1(): K
        operator fun component2(): V
    }
}

interface MutableMap<K, V> : Map<K, V> {
    operator fun set(key: K, value: V)
    fun remove(key: K): V?
    fun clear()
}

class IndexedValue<out E> {
    val index: Int
    val value: E
    operator fun component1(): Int
    operator fun component2(): E
}

fun <T> listOf(vararg elements: T): List<T>

fun <T> listOfNotNull(vararg elements: T?): List<T>

fun <T> emptyList(): List<T>

fun <T> mutableListOf(vararg elements: T): MutableList<T>

fun <T> setOf(vararg elements: T): Set<T>

fun <T> mutableSetOf(vararg elements: T): MutableSet<T>

fun <K, V> mapOf(vararg pairs: Pair<K, V>): Map<K, V>

fun <K, V> emptyMap(): Map<K, V>

fun <K, V> mutableMapOf(vararg pairs: Pair<K, V>): MutableMap<K, V>

fun <T> buildList(builderAction: MutableList<T>.() -> Unit): List<T>

fun <E, R> Iterable<E>.map(transform: (E) -> R): List<R>

fun <E, R> Iterable<E>.mapNotNull(transform: (E) -> R?): List<R>

fun <E, R> Iterable<E>.mapIndexed(transform: (Int, E) -> R): List<R>

fun <E, R> Iterable<E>.flatMap(transform: (E) -> Iterable<R>): List<R>

fun <E> Iterable<E>.filter(predicate: (E) -> Boolean): List<E>

fun <E> Iterable<E>.filterNot(predicate: (E) -> Boolean): List<E>

fun <R> Iterable<*>.filterIsInstance(): List<R>

fun <E> Iterable<E?>.filterNotNull(): List<E>

fun <E> Iterable<E>.forEach(action: (E) -> Unit)

fun <E> Iterable<E>.forEachIndexed(action: (Int, E) -> Unit)

fun <E> Iterable<E>.first(): E

fun <E> Iterable<E>.first(predicate: (E) -> Boolean): E

fun <E> Iterable<E>.firstOrNull(): E?

fun <E> Iterable<E>.firstOrNull(predicate: (E) -> Boolean): E?

fun <E, R> Iterable<E>.firstNotNullOfOrNull(transform: (E) -> R?): R?

fun <E> Iterable<E>.find(predicate: (E) -> Boolean): E?

fun <E> Iterable<E>.last(): E

fun <E> Iterable<E>.lastOrNull(): E?

fun <E> Iterable<E>.single(): E

fun <E> Iterable<E>.any(predicate: (E) -> Boolean): Boolean

fun <E> Iterable<E>.all(predicate: (E) -> Boolean): Boolean

fun <E> Iterable<E>.none(predicate: (E) -> Boolean): Boolean

fun <E> Iterable<E>.count(predicate: (E) -> Boolean): Int

operator fun <E> Iterable<E>.contains(element: E): Boolean

fun <E> Iterable<E>.take(n: Int): List<E>

fun <E> Iterable<E>.drop(n: Int): List<E>

fun <E> Iterable<E>.distinct(): List<E>

fun <E> Iterable<E>.reversed(): List<E>

fun <E, R> Iterable<E>.sortedBy(selector: (E) -> R?): List<E>

fun <E, R> Iterable<E>.sortedByDescending(selector: (E) -> R?): List<E>

fun <E, R> Iterable<E>.maxByOrNull(selector: (E) -> R): E?

fun <E, R> Iterable<E>.minByOrNull(selector: (E) -> R): E?

fun <E, R> Iterable<E>.sumOf(selector: (E) -> R): R

fun <E, K> Iterable<E>.associateBy(keySelector: (E) -> K): Map<K, E>

fun <E, V> Iterable<E>.associateWith(valueSelector: (E) -> V): Map<E, V>

fun <E, K> Iterable<E>.groupBy(keySelector: (E) -> K): Map<K, List<E>>

fun <E> Iterable<E>.joinToString(separator: String = ", ", transform: ((E) -> String)? = null): String

fun <E> Iterable<E>.withIndex(): Iterable<IndexedValue<E>>

fun <E> Iterable<E>.toList(): List<E>

fun <E> Iterable<E>.toMutableList(): MutableList<E>

fun <E> Iterable<E>.toSet(): Set<E>

fun <E, R> Iterable<E>.zip(other: Iterable<R>): List<Pair<E, R>>

fun <E> Iterable<E>.zipWithNext(): List<Pair<E, E>>

operator fun <E> Iterable<E>.plus(element: E): List<E>

operator fun <E> Iterable<E>.minus(element: E): List<E>

fun <E> Collection<E>.isNotEmpty(): Boolean

val <E> Collection<E>.indices: IntRange

fun <E> List<E>.getOrNull(index: Int): E?

fun <E> List<E>.indexOf(element: E): Int

fun <E> List<E>.indexOfFirst(predicate: (E) -> Boolean): Int

fun <E> List<E>?.orEmpty(): List<E>

fun <E> MutableCollection<E>.addAll(elements: Iterable<E>): Boolean

fun <E> MutableCollection<E>.removeAll(predicate: (E) -> Boolean): Boolean

fun <K, V> Map<K, V>.isNotEmpty(): Boolean

fun <K, V> Map<K, V>.forEach(action: (Map.Entry<K, V>) -> Unit)

fun <K, V, R> Map<K, V>.map(transform: (Map.Entry<K, V>) -> R): List<R>

fun <K, V> Map<K, V>.getValue(key: K): V

fun <K, V> Map<K, V>.getOrDefault(key: K, defaultValue: V): V

fun <K, V> Map<K, V>.filterKeys(predicate: (K) -> Boolean): Map<K, V>
