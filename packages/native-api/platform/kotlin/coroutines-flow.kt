package kotlinx.coroutines.flow

interface Flow<out T>

interface StateFlow<out T> : Flow<T>
