package androidx.activity

import android.app.Activity
import androidx.activity.result.ActivityResultCallback
import androidx.activity.result.ActivityResultCaller
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContract
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.LifecycleOwner
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelStoreOwner

open class ComponentActivity : Activity(), LifecycleOwner, ViewModelStoreOwner, ActivityResultCaller {
    override val lifecycle: Lifecycle
    override fun <I, O> registerForActivityResult(contract: ActivityResultContract<I, O>, callback: ActivityResultCallback<O>): ActivityResultLauncher<I>
    val onBackPressedDispatcher: OnBackPressedDispatcher
}

class OnBackPressedDispatcher {
    fun addCallback(owner: LifecycleOwner, onBackPressedCallback: OnBackPressedCallback)
}

abstract class OnBackPressedCallback(enabled: Boolean) {
    var isEnabled: Boolean
    abstract fun handleOnBackPressed()
}

inline fun <reified VM : ViewModel> ComponentActivity.viewModels(): Lazy<VM>
