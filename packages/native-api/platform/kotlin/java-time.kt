package java.time

class Instant
