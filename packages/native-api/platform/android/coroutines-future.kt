package kotlinx.coroutines.future

import java.util.concurrent.CompletableFuture
import kotlinx.coroutines.CoroutineScope

fun <T> CoroutineScope.future(block: suspend CoroutineScope.() -> T): CompletableFuture<T>
