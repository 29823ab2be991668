/** The newest release of each version of the Android SDK. */
export const ANDROID_RELEASES = { '5.0': '5.2.0', '4.0': '4.1.2', '3.0': '3.0.4' } as const;
