/** A folder `<sdk>/<version>` of samples that run in a browser, on the Web SDK of that version. */
export type RunnableGroup = {
  readonly sdk: string;
  readonly version: '6.0' | '5.0';
  readonly label: string;
};

/** The samples that guides show: those of the Web SDK as it is built here. */
export const RUNNABLE_SAMPLES: RunnableGroup = {
  sdk: 'web-sdk',
  version: '6.0',
  label: 'Web SDK 6.0',
};

/** All samples that run in a browser: those of guides, and the apps of the showcase. */
export const RUNNABLE_GROUPS: readonly RunnableGroup[] = [
  RUNNABLE_SAMPLES,
  { sdk: 'showcase', version: '6.0', label: 'Web SDK 6.0' },
  { sdk: 'showcase', version: '5.0', label: 'Web SDK 5.0' },
];

/** The SDK that the samples of a group are written for: the apps of the showcase use the Web SDK. */
export function sdkOfSamples(group: string): string {
  return group === 'showcase' ? RUNNABLE_SAMPLES.sdk : group;
}

/** What a sample is called in front of readers: `first-map` is "First map". */
export function titleOfSample(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
