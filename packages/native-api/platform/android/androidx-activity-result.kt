package androidx.activity.result

import androidx.activity.result.contract.ActivityResultContract

fun interface ActivityResultCallback<O> {
    fun onActivityResult(result: O)
}

interface ActivityResultCaller {
    fun <I, O> registerForActivityResult(contract: ActivityResultContract<I, O>, callback: ActivityResultCallback<O>): ActivityResultLauncher<I>
}

abstract class ActivityResultLauncher<I> {
    fun launch(input: I)
}
