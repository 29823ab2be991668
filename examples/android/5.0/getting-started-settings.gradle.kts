// #region repositories
dependencyResolutionManagement {
    repositories {
        google()
        mavenCentral()
    }
}
// #endregion repositories
