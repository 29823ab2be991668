plugins {
    id("com.android.application")
    // Omit this line from version 9 of the Android Gradle plugin.
    id("org.jetbrains.kotlin.android")
}

android {
    namespace = "com.example.wayfinder"
    compileSdk = 33

    defaultConfig {
        applicationId = "com.example.wayfinder"
        minSdk = 26
        targetSdk = 33
    }
}

// #region dependencies
dependencies {
    implementation("com.brand.maps:maps:3.0.4")
}
// #endregion dependencies
