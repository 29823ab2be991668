plugins {
    id("com.android.application")
    // Omit this line from version 9 of the Android Gradle plugin.
    id("org.jetbrains.kotlin.android")
}

android {
    namespace = "com.example.wayfinder"
    compileSdk = 35

    defaultConfig {
        applicationId = "com.example.wayfinder"
        minSdk = 26
        targetSdk = 35
    }
}

// #region dependencies
dependencies {
    implementation("com.brand.maps:maps:4.1.2")
}
// #endregion dependencies

// #region strictly
dependencies {
    constraints {
        implementation("com.brand.maps:maps") {
            version { strictly("[4.1, 5.0[") }
            because("5.0 renames symbols; see the migration guide")
        }
    }
}
// #endregion strictly
