package androidx.activity.result

import androidx.activity.result.contract.ActivityResultContract

interface ActivityResultCaller {
    fun <I, O> registerForActivityResult(contract: ActivityResultContract<I, O>, callback: (O) -> Unit): ActivityResultLauncher<I>
}

abstract class ActivityResultLauncher<I> {
    fun launch(input: I)
}
