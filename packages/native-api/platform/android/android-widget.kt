package android.widget

import android.content.Context
import android.util.AttributeSet
import android.view.View
import android.view.ViewGroup

open class FrameLayout(context: Context, attributes: AttributeSet? = null) : ViewGroup(context, attributes)

open class LinearLayout(context: Context, attributes: AttributeSet? = null) : ViewGroup(context, attributes) {
    var orientation: Int

    companion object {
        val HORIZONTAL: Int
        val VERTICAL: Int
    }
}

open class TextView(context: Context, attributes: AttributeSet? = null) : View(context, attributes) {
    var text: CharSequence
    fun setTextColor(color: Int)
}

open class EditText(context: Context, attributes: AttributeSet? = null) : TextView(context, attributes)

open class Button(context: Context, attributes: AttributeSet? = null) : TextView(context, attributes)

open class ImageView(context: Context, attributes: AttributeSet? = null) : View(context, attributes) {
    fun setImageBitmap(bitmap: android.graphics.Bitmap?)
}

open class ProgressBar(context: Context, attributes: AttributeSet? = null) : View(context, attributes) {
    var progress: Int
    var max: Int
    var isIndeterminate: Boolean
}

abstract class Adapter {
    fun getItem(position: Int): Any?
}

class ArrayAdapter<T>(context: Context, resource: Int, objects: List<T>) : Adapter() {
    fun clear()
    fun addAll(collection: List<T>)
    fun notifyDataSetChanged()
}

abstract class AdapterView<T : Adapter>(context: Context) : ViewGroup(context) {
    val selectedItemPosition: Int
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

class Toast {
    fun show()

    companion object {
        val LENGTH_SHORT: Int
        val LENGTH_LONG: Int
        fun makeText(context: Context, text: CharSequence, duration: Int): Toast
    }
}
