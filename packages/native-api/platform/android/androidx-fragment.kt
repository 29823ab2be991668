package androidx.fragment.app

import android.content.Context
import android.os.Bundle
import android.view.LayoutInflater
import android.view.View
import android.view.ViewGroup
import androidx.activity.ComponentActivity
import androidx.activity.result.ActivityResultCallback
import androidx.activity.result.ActivityResultCaller
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContract
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.LifecycleOwner
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelStoreOwner

open class FragmentActivity : ComponentActivity()

open class Fragment(contentLayoutId: Int = 0) : LifecycleOwner, ViewModelStoreOwner, ActivityResultCaller {
    override val lifecycle: Lifecycle
    override fun <I, O> registerForActivityResult(contract: ActivityResultContract<I, O>, callback: ActivityResultCallback<O>): ActivityResultLauncher<I>
    open fun onCreateView(inflater: LayoutInflater, container: ViewGroup?, savedInstanceState: Bundle?): View?
    open fun onViewCreated(view: View, savedInstanceState: Bundle?)
    open fun onDestroyView()
    fun requireContext(): Context
    fun requireView(): View
}

inline fun <reified VM : ViewModel> Fragment.activityViewModels(): Lazy<VM>
