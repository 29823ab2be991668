/** Support state of a version, shown in the banner of its pages. */
export type SupportState = 'current' | 'maintenance' | 'end-of-life';

export type DocsVersion = {
  readonly name: string;
  readonly support: SupportState;
};

export type DocsInstance = {
  /** The plugin id, the folder prefix and the first URL segment, all three. */
  readonly id: string;
  readonly label: string;
  /** Newest first; the first is served at the bare path. */
  readonly versions: readonly [DocsVersion, ...DocsVersion[]];
};

/** The versioned docs groups. Plugins, dropdowns, banners and tests derive from this table. */
export const VERSIONED_INSTANCES: readonly DocsInstance[] = [
  {
    id: 'web-sdk',
    label: 'Web SDK',
    versions: [
      { name: '6.0', support: 'current' },
      { name: '5.0', support: 'maintenance' },
      { name: '4.0', support: 'end-of-life' },
    ],
  },
  {
    id: 'react-native-sdk',
    label: 'React Native SDK',
    versions: [
      { name: '6.0', support: 'current' },
      { name: '5.0', support: 'maintenance' },
      { name: '4.0', support: 'end-of-life' },
      { name: '3.0', support: 'end-of-life' },
    ],
  },
  {
    id: 'ios-sdk',
    label: 'iOS SDK',
    versions: [
      { name: '5.0', support: 'current' },
      { name: '4.0', support: 'maintenance' },
      { name: '3.0', support: 'end-of-life' },
    ],
  },
  {
    id: 'android-sdk',
    label: 'Android SDK',
    versions: [
      { name: '5.0', support: 'current' },
      { name: '4.0', support: 'maintenance' },
      { name: '3.0', support: 'end-of-life' },
    ],
  },
  {
    id: 'showcase',
    label: 'Showcase',
    versions: [
      { name: '6.0', support: 'current' },
      { name: '5.0', support: 'maintenance' },
    ],
  },
];
