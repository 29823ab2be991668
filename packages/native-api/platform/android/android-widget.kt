package android.widget

import android.content.Context
import android.util.AttributeSet
import android.view.View
import android.view.ViewGroup

open class FrameLayout(context: Context, attributes: AttributeSet? = null) : ViewGroup(context, attributes)

open class LinearLayout(context: Context, attributes: AttributeSet? = null) : ViewGroup(context, attributes)

open class TextView(context: Context, attributes: AttributeSet? = null) : View(context, attributes) {
    var text: CharSequence
}

open class Button(context: Context, attributes: AttributeSet? = null) : TextView(context, attributes)

open class ProgressBar(context: Context, attributes: AttributeSet? = null) : View(context, attributes) {
    var progress: Int
    var isIndeterminate: Boolean
}

abstract class Adapter

class ArrayAdapter<T>(context: Context, resource: Int, objects: List<T>) : Adapter()

abstract class AdapterView<T : Adapter>(context: Context) : ViewGroup(context) {
    var onItemSelectedListener: OnItemSelectedListener?
    fun setSelection(position: Int)

    interface OnItemSelectedListener {
        fun onItemSelected(parent: AdapterView<*>, view: View?, position: Int, id: Long)
        fun onNothingSelected(parent: AdapterView<*>)
    }
}

class Spinner(context: Context) : AdapterView<Adapter>(context) {
    var adapter: Adapter?
}
