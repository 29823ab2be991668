package androidx.core.widget

import android.widget.TextView

fun TextView.doAfterTextChanged(action: (CharSequence?) -> Unit)
