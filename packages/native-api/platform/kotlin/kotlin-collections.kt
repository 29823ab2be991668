package kotlin.collections

interface List<out E>

interface Map<K, out V>
