package com.google.android.gms.tasks

class Void

abstract class Task<T>
