package androidx.compose.runtime

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.StateFlow

annotation class Composable

interface State<out T> {
    val value: T
}

interface MutableState<T> : State<T> {
    var value: T
}

class DisposableEffectScope {
    fun onDispose(onDisposeEffect: () -> Unit): DisposableEffectResult
}

interface DisposableEffectResult

class ProvidableCompositionLocal<T> {
    val current: T
}

fun <T> mutableStateOf(value: T): MutableState<T>

fun <T> mutableStateListOf(): MutableList<T>

fun <T> derivedStateOf(calculation: () -> T): State<T>

fun <T> snapshotFlow(block: () -> T): Flow<T>

operator fun <T> State<T>.getValue(thisObj: Any?, property: Any?): T

operator fun <T> MutableState<T>.setValue(thisObj: Any?, property: Any?, value: T)

@Composable
fun <T> remember(vararg keys: Any?, calculation: () -> T): T

@Composable
fun <T> rememberUpdatedState(newValue: T): State<T>

@Composable
fun rememberCoroutineScope(): CoroutineScope

@Composable
fun LaunchedEffect(key1: Any?, vararg keys: Any?, block: suspend CoroutineScope.() -> Unit)

@Composable
fun DisposableEffect(key1: Any?, vararg keys: Any?, effect: DisposableEffectScope.() -> DisposableEffectResult)

@Composable
fun <T> StateFlow<T>.collectAsState(): State<T>

@Composable
fun <T> produceState(initialValue: T, vararg keys: Any?, producer: suspend ProduceStateScope<T>.() -> Unit): State<T>

interface ProduceStateScope<T> : MutableState<T>, CoroutineScope
