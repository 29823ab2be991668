// #region android
import org.jetbrains.kotlin.gradle.dsl.JvmTarget

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

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }
}

kotlin {
    compilerOptions {
        jvmTarget = JvmTarget.JVM_17
    }
}

// #endregion android
// #region dependencies
dependencies {
    implementation("com.brand.maps:maps:5.2.0")
}
// #endregion dependencies

// #region compose
dependencies {
    implementation("com.brand.maps:maps-compose:5.2.0")
}
// #endregion compose
