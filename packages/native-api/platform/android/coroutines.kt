package kotlinx.coroutines

import kotlin.coroutines.Continuation
import kotlin.coroutines.CoroutineContext
import kotlin.time.Duration

annotation class FlowPreview

annotation class ExperimentalCoroutinesApi

interface CoroutineScope

abstract class CoroutineDispatcher : CoroutineContext

interface Job : CoroutineContext {
    val isActive: Boolean
    fun cancel()
    suspend fun join()
}

interface Deferred<T> : Job {
    suspend fun await(): T
}

object Dispatchers {
    val Main: CoroutineDispatcher
    val IO: CoroutineDispatcher
    val Default: CoroutineDispatcher
}

open class CancellationException(message: String? = null) : IllegalStateException(message)

object NonCancellable : CoroutineContext

class TimeoutCancellationException : CancellationException()

fun CoroutineScope.launch(context: CoroutineContext? = null, block: suspend CoroutineScope.() -> Unit): Job

fun <T> CoroutineScope.async(context: CoroutineContext? = null, block: suspend CoroutineScope.() -> T): Deferred<T>

fun CoroutineScope.cancel()

fun CoroutineScope(context: CoroutineContext): CoroutineScope

fun MainScope(): CoroutineScope

suspend fun delay(timeMillis: Long)

suspend fun delay(duration: Duration)

suspend fun <R> coroutineScope(block: suspend CoroutineScope.() -> R): R

suspend fun awaitCancellation(): Nothing

suspend fun <T> withContext(context: CoroutineContext, block: suspend CoroutineScope.() -> T): T

suspend fun <T> withTimeout(timeMillis: Long, block: suspend CoroutineScope.() -> T): T

suspend fun <T> withTimeoutOrNull(timeMillis: Long, block: suspend CoroutineScope.() -> T): T?

suspend fun <T> Collection<Deferred<T>>.awaitAll(): List<T>

suspend fun <T> suspendCancellableCoroutine(block: (CancellableContinuation<T>) -> Unit): T

interface CancellableContinuation<T> : Continuation<T> {
    val isActive: Boolean
    fun invokeOnCancellation(handler: (Throwable?) -> Unit)
}
