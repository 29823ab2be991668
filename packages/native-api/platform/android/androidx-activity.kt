package androidx.activity

import android.app.Activity
import androidx.activity.result.ActivityResultCaller
import androidx.lifecycle.LifecycleOwner
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelStoreOwner

open class ComponentActivity : Activity(), LifecycleOwner, ViewModelStoreOwner, ActivityResultCaller {
    val onBackPressedDispatcher: OnBackPressedDispatcher
}

class OnBackPressedDispatcher {
    fun addCallback(owner: LifecycleOwner, onBackPressedCallback: OnBackPressedCallback)
}

abstract class OnBackPressedCallback(enabled: Boolean) {
    var isEnabled: Boolean
    abstract fun handleOnBackPressed()
}

fun <VM : ViewModel> ComponentActivity.viewModels(): Lazy<VM>

fun ComponentActivity.enableEdgeToEdge()
