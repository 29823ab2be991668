package java.time

class Instant : Comparable<Instant> {
    fun toEpochMilli(): Long

    companion object {
        fun now(): Instant
        fun parse(text: CharSequence): Instant
        fun ofEpochMilli(epochMilli: Long): Instant
    }
}

class LocalDate {
    companion object {
        fun now(): LocalDate
    }
}
