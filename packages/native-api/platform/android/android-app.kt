package android.app

import android.content.Context
import android.os.Bundle
import android.view.View

open class Application : Context()

open class Activity : Context() {
    var title: CharSequence
    protected open fun onCreate(savedInstanceState: Bundle?)
    protected open fun onStart()
    protected open fun onStop()
    protected open fun onDestroy()
    open fun onTrimMemory(level: Int)
    protected open fun onSaveInstanceState(outState: Bundle)
    open fun setContentView(view: View)
    open fun setContentView(layoutResID: Int)
    fun <T : View> findViewById(id: Int): T
    fun runOnUiThread(action: Runnable)
}
