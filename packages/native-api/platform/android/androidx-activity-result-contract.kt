package androidx.activity.result.contract

abstract class ActivityResultContract<I, O>

class ActivityResultContracts {
    class RequestPermission() : ActivityResultContract<String, Boolean>()

    class RequestMultiplePermissions() : ActivityResultContract<Array<String>, Map<String, Boolean>>()
}
