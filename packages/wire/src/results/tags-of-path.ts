export type VersionedSection = {
  /** Such as `web-sdk`. */
  readonly id: string;
  /** Newest first. */
  readonly versions: readonly { readonly name: string; readonly isLast: boolean }[];
};

export type HitTags = { readonly sdk?: string; readonly version?: string };

/** What readers call each SDK. */
export function sdkLabels(productName: string): ReadonlyMap<string, string> {
  return new Map([
    ['web-sdk', `${productName} JS`],
    ['react-native-sdk', 'React Native SDK'],
    ['android-sdk', 'Android SDK'],
    ['ios-sdk', 'iOS SDK'],
  ]);
}

/** The SDK that a page belongs to, and its version where it is not the latest. */
export function tagsOfPath(
  path: string,
  labels: ReadonlyMap<string, string>,
  sections: readonly VersionedSection[],
): HitTags {
  // Whole segments: a page named web-sdk-tools is none of the Web SDK.
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
