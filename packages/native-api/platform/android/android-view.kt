package android.view

import android.content.Context
import android.util.AttributeSet

open class View(context: Context, attributes: AttributeSet? = null) {
    var id: Int
    var isEnabled: Boolean
    var contentDescription: CharSequence?
    val context: Context
    val parent: ViewParent?
    fun setOnClickListener(listener: OnClickListener?)
    fun <T : View> findViewById(id: Int): T
    fun post(action: Runnable): Boolean

    fun interface OnClickListener {
        fun onClick(view: View)
    }
}

interface ViewParent

abstract class ViewGroup(context: Context, attributes: AttributeSet? = null) : View(context, attributes), ViewParent {
    fun addView(child: View)
    fun addView(child: View, params: LayoutParams)
    fun removeView(view: View)

    open class LayoutParams(width: Int, height: Int)
}

abstract class LayoutInflater
