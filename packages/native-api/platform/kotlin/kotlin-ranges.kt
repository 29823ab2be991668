package kotlin.ranges

class IntRange
