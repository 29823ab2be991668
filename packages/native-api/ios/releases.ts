/** The newest release of each version of the iOS SDK. */
export const IOS_RELEASES = { '5.0': '5.2.0', '4.0': '4.1.2', '3.0': '3.0.4' } as const;
