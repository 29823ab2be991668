package kotlinx.coroutines.channels

import kotlinx.coroutines.CoroutineScope

interface ProducerScope<T> : CoroutineScope {
    fun trySend(element: T): Any
    fun close(cause: Throwable? = null): Boolean
}

suspend fun ProducerScope<*>.awaitClose(block: () -> Unit = {})
