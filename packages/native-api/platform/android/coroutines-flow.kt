package kotlinx.coroutines.flow

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.FlowPreview
import kotlinx.coroutines.Job
import kotlinx.coroutines.channels.ProducerScope

interface Flow<out T> {
    suspend fun collect(collector: suspend (T) -> Unit)
}

interface SharedFlow<out T> : Flow<T>

interface StateFlow<out T> : SharedFlow<T> {
    val value: T
}

interface MutableStateFlow<T> : StateFlow<T> {
    var value: T
}

interface MutableSharedFlow<T> : SharedFlow<T> {
    suspend fun emit(value: T)
}

interface FlowCollector<T> {
    suspend fun emit(value: T)
}

interface SharingStarted {
    companion object {
        val Eagerly: SharingStarted
        val Lazily: SharingStarted
        fun WhileSubscribed(stopTimeoutMillis: Long = 0): SharingStarted
    }
}

fun <T> MutableStateFlow(value: T): MutableStateFlow<T>

fun <T> MutableSharedFlow(replay: Int = 0): MutableSharedFlow<T>

fun <T> flowOf(vararg elements: T): Flow<T>

fun <T> flow(block: suspend FlowCollector<T>.() -> Unit): Flow<T>

fun <T> callbackFlow(block: suspend ProducerScope<T>.() -> Unit): Flow<T>

suspend fun <T> Flow<T>.collectLatest(action: suspend (T) -> Unit)

suspend fun <T> Flow<T>.first(): T

suspend fun <T> Flow<T>.first(predicate: suspend (T) -> Boolean): T

fun <T, R> Flow<T>.map(transform: suspend (T) -> R): Flow<R>

@ExperimentalCoroutinesApi
fun <T, R> Flow<T>.mapLatest(transform: suspend (T) -> R): Flow<R>

fun <T, R> Flow<T>.mapNotNull(transform: suspend (T) -> R?): Flow<R>

fun <T> Flow<T>.filter(predicate: suspend (T) -> Boolean): Flow<T>

fun <R> Flow<*>.filterIsInstance(): Flow<R>

fun <T> Flow<T?>.filterNotNull(): Flow<T>

@FlowPreview
fun <T> Flow<T>.debounce(timeoutMillis: Long): Flow<T>

fun <T> Flow<T>.distinctUntilChanged(): Flow<T>

fun <T> Flow<T>.onEach(action: suspend (T) -> Unit): Flow<T>

fun <T> Flow<T>.launchIn(scope: CoroutineScope): Job

fun <T> Flow<T>.catch(action: suspend FlowCollector<T>.(Throwable) -> Unit): Flow<T>

fun <T> Flow<T>.stateIn(scope: CoroutineScope, started: SharingStarted, initialValue: T): StateFlow<T>

fun <T> MutableStateFlow<T>.asStateFlow(): StateFlow<T>

fun <T> MutableStateFlow<T>.update(function: (T) -> T)
