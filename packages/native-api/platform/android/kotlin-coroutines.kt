package kotlin.coroutines

interface CoroutineContext

interface Continuation<T>

fun <T> Continuation<T>.resume(value: T)

fun <T> Continuation<T>.resumeWithException(exception: Throwable)
