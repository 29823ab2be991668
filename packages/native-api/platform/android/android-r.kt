package android

class R {
    class layout {
        companion object {
            val simple_spinner_dropdown_item: Int
        }
    }
}
