package androidx.lifecycle

import android.app.Application
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.StateFlow

interface LifecycleOwner {
    val lifecycle: Lifecycle
}

interface ViewModelStoreOwner

abstract class Lifecycle {
    fun addObserver(observer: DefaultLifecycleObserver)

    enum class State {
        DESTROYED,
        INITIALIZED,
        CREATED,
        STARTED,
        RESUMED,
    }
}

interface DefaultLifecycleObserver {
    fun onStart(owner: LifecycleOwner) {}
    fun onStop(owner: LifecycleOwner) {}
    fun onDestroy(owner: LifecycleOwner) {}
}

abstract class ViewModel {
    protected open fun onCleared()
}

open class AndroidViewModel(application: Application) : ViewModel() {
    fun <T : Application> getApplication(): T
}

class SavedStateHandle {
    operator fun <T> get(key: String): T?
    operator fun <T> set(key: String, value: T?)
    fun <T> getStateFlow(key: String, initialValue: T): StateFlow<T>
}

val LifecycleOwner.lifecycleScope: CoroutineScope

val ViewModel.viewModelScope: CoroutineScope

suspend fun LifecycleOwner.repeatOnLifecycle(state: Lifecycle.State, block: suspend CoroutineScope.() -> Unit)

suspend fun Lifecycle.repeatOnLifecycle(state: Lifecycle.State, block: suspend CoroutineScope.() -> Unit)
