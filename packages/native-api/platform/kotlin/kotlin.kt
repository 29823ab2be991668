package kotlin

open class Any

object Unit

class Boolean

class Int

class Long

class Double

class String

class ByteArray

interface Annotation

open class Throwable

open class Exception : Throwable
