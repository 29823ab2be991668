package java.util.concurrent

class CompletableFuture<T> {
    fun cancel(mayInterruptIfRunning: Boolean): Boolean
}
