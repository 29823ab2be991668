/** The samples that run in a browser: those of the Web SDK as it is built here. */
export const RUNNABLE_SAMPLES = {
  sdk: 'web-sdk',
  version: '6.0',
  label: 'Web SDK 6.0',
} as const;

/** What a sample is called in front of readers: `first-map` is "First map". */
export function titleOfSample(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
