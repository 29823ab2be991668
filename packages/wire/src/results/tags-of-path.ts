export type VersionedSection = {
  /** For example `web-sdk`. */
  readonly id: string;
  /** Sorted, newest first. */
  readonly versions: readonly { readonly name: string; readonly isLast: boolean }[];
};

export type HitTags = { readonly sdk?: string; readonly version?: string };

/** Display name of each SDK by id. */
export function sdkLabels(productName: string): ReadonlyMap<string, string> {
  return new Map([
    ['web-sdk', `${productName} JS`],
    ['react-native-sdk', 'React Native SDK'],
    ['android-sdk', 'Android SDK'],
    ['ios-sdk', 'iOS SDK'],
  ]);
}

/** The SDK of a page, and its version if that is not the latest. */
export function tagsOfPath(
  path: string,
  labels: ReadonlyMap<string, string>,
  sections: readonly VersionedSection[],
): HitTags {
  // Compares whole segments: a page named web-sdk-tools does not belong to the Web SDK.
  const [first = '', second] = path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);
  const older = sections
    .find(({ id }) => id === first)
    ?.versions.find(({ name, isLast }) => name === second && !isLast);
  const sdk = labels.get(first);
  return { ...(sdk && { sdk }), ...(older && { version: older.name }) };
}
