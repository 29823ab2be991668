package androidx.core.location

import android.location.LocationListener

interface LocationListenerCompat : LocationListener
