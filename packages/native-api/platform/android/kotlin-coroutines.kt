package kotlin.coroutines

interface Continuation<T>

fun <T> Continuation<T>.resume(value: T)

fun <T> Continuation<T>.resumeWithException(exception: Throwable)
