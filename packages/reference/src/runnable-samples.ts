/** A folder `<sdk>/<version>` of samples that run in a browser. */
export type RunnableGroup = {
  readonly sdk: string;
  readonly version: string;
  /**
   * The Web SDK version whose frame runs them. It is also the SDK of samples that use the Web SDK.
   */
  readonly frame: '6.0' | '5.0';
  readonly label: string;
};

/** Groups of samples that guides show: the Web SDK as built here, and the venue format. */
export const GUIDE_GROUPS: readonly RunnableGroup[] = [
  { sdk: 'web-sdk', version: '6.0', frame: '6.0', label: 'Web SDK 6.0' },
  { sdk: 'mvf', version: '3', frame: '6.0', label: 'MVF 3' },
  { sdk: 'mvf', version: '2', frame: '6.0', label: 'MVF 2' },
  { sdk: 'mvf', version: '1', frame: '6.0', label: 'MVF 1' },
];

/** All groups that run in a browser: those of guides, and the apps of the showcase. */
export const RUNNABLE_GROUPS: readonly RunnableGroup[] = [
  ...GUIDE_GROUPS,
  { sdk: 'showcase', version: '6.0', frame: '6.0', label: 'Web SDK 6.0' },
  { sdk: 'showcase', version: '5.0', frame: '5.0', label: 'Web SDK 5.0' },
];

const SDK_OF_GROUP: Readonly<Record<string, string>> = {
  showcase: 'web-sdk',
  ios: 'ios-sdk',
  android: 'android-sdk',
};

/** The SDK that the samples of a group use; showcase apps use the Web SDK. */
export function sdkOfSamples(group: string): string {
  return SDK_OF_GROUP[group] ?? group;
}

/** Display title of a sample: `first-map` becomes "First map". */
export function titleOfSample(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
