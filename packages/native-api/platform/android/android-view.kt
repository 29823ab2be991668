package android.view

import android.content.Context
import android.os.Bundle
import android.util.AttributeSet

open class View(context: Context, attributes: AttributeSet? = null) {
    var id: Int
    var visibility: Int
    var isEnabled: Boolean
    var contentDescription: CharSequence?
    val context: Context
    val parent: ViewParent?
    val width: Int
    val height: Int
    var layoutParams: ViewGroup.LayoutParams
    fun setOnClickListener(listener: (View) -> Unit)
    fun <T : View> findViewById(id: Int): T
    fun post(action: () -> Unit): Boolean
    fun announceForAccessibility(text: CharSequence)
    fun setPadding(left: Int, top: Int, right: Int, bottom: Int)

    companion object {
        val VISIBLE: Int
        val INVISIBLE: Int
        val GONE: Int
        fun generateViewId(): Int
    }
}

interface ViewParent

abstract class ViewGroup(context: Context, attributes: AttributeSet? = null) : View(context, attributes), ViewParent {
    val childCount: Int
    fun addView(child: View)
    fun addView(child: View, params: LayoutParams)
    fun removeView(view: View)
    fun removeAllViews()

    open class LayoutParams(width: Int, height: Int) {
        companion object {
            val MATCH_PARENT: Int
            val WRAP_CONTENT: Int
        }
    }
}

abstract class LayoutInflater {
    fun inflate(resource: Int, root: ViewGroup?, attachToRoot: Boolean): View
}
