package androidx.compose.runtime

import kotlinx.coroutines.CoroutineScope
import kotlin.reflect.KProperty

@Retention(AnnotationRetention.BINARY)
@Target(
    AnnotationTarget.FUNCTION,
    AnnotationTarget.TYPE,
    AnnotationTarget.TYPE_PARAMETER,
    AnnotationTarget.PROPERTY_GETTER,
)
annotation class Composable

interface State<out T> {
    val value: T
}

interface MutableState<T> : State<T> {
    override var value: T
}

class ProvidableCompositionLocal<T> {
    val current: T @Composable get() = TODO()
}

fun <T> mutableStateOf(value: T): MutableState<T>

operator fun <T> State<T>.getValue(thisObj: Any?, property: KProperty<*>): T

operator fun <T> MutableState<T>.setValue(thisObj: Any?, property: KProperty<*>, value: T)

@Composable
inline fun <T> remember(crossinline calculation: @DisallowComposableCalls () -> T): T

@Composable
inline fun <T> remember(key1: Any?, crossinline calculation: @DisallowComposableCalls () -> T): T

@Composable
inline fun <T> remember(key1: Any?, key2: Any?, crossinline calculation: @DisallowComposableCalls () -> T): T

@Composable
inline fun <T> remember(key1: Any?, key2: Any?, key3: Any?, crossinline calculation: @DisallowComposableCalls () -> T): T

@Composable
inline fun <T> remember(vararg keys: Any?, crossinline calculation: @DisallowComposableCalls () -> T): T

@Composable
fun LaunchedEffect(key1: Any?, block: suspend CoroutineScope.() -> Unit)

@Composable
fun LaunchedEffect(vararg keys: Any?, block: suspend CoroutineScope.() -> Unit)
