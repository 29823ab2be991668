package androidx.fragment.app

import android.content.Context
import android.os.Bundle
import android.view.LayoutInflater
import android.view.View
import android.view.ViewGroup
import androidx.activity.ComponentActivity
import androidx.activity.result.ActivityResultCaller
import androidx.lifecycle.LifecycleOwner
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelStoreOwner

open class FragmentActivity : ComponentActivity()

open class Fragment(contentLayoutId: Int = 0) : LifecycleOwner, ViewModelStoreOwner, ActivityResultCaller {
    val viewLifecycleOwner: LifecycleOwner
    open fun onCreateView(inflater: LayoutInflater, container: ViewGroup?, savedInstanceState: Bundle?): View?
    open fun onViewCreated(view: View, savedInstanceState: Bundle?)
    open fun onDestroyView()
    fun requireContext(): Context
    fun requireView(): View
    fun requireActivity(): FragmentActivity
}

fun <VM : ViewModel> Fragment.activityViewModels(): Lazy<VM>
