package android.graphics.drawable

abstract class Drawable
