import { VERSIONED_INSTANCES } from '@site/config/instances';

const LANGUAGE_OF_SDK: Readonly<Record<string, string>> = {
  'web-sdk': 'TypeScript, React, Angular',
  'react-native-sdk': 'TypeScript, Expo or bare',
  'ios-sdk': 'Swift, UIKit or SwiftUI',
  'android-sdk': 'Kotlin, views or Compose',
};

/** The four SDKs as the reader chooses among them. */
export const SDK_CHOICES = VERSIONED_INSTANCES.filter(({ id }) => id in LANGUAGE_OF_SDK).map(
  ({ id, label, versions }) => ({
    id,
    label: label.replace(/ SDK$/, ''),
    version: versions[0].name,
    language: LANGUAGE_OF_SDK[id] ?? '',
    to: `/${id}/getting-started`,
  }),
);
