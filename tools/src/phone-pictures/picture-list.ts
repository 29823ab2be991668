import { join } from 'node:path';
import { SITE } from '../shared/repo.ts';

/** Guides of the native SDKs that show a phone; each has a scene, by version and name. */
const GUIDES: Readonly<Record<string, readonly string[]>> = {
  'ios-sdk/5.0': [
    'getting-started',
    'swift-ui',
    'camera',
    'interactivity',
    'labels',
    'locations',
    'markers',
    'tooltips',
    'outdoor-view',
    'search',
    'wayfinding',
    'blue-dot',
  ],
  'ios-sdk/4.0': ['getting-started', 'labels', 'callbacks'],
  'ios-sdk/3.0': ['getting-started'],
  'android-sdk/5.0': [
    'getting-started',
    'jetpack-compose',
    'camera',
    'interactivity',
    'flat-labels',
    'floating-labels',
    'locations',
    'markers',
    'tooltips',
    'outdoor-view',
    'search',
    'wayfinding',
    'directions',
    'level-selection',
    'blue-dot',
    'callbacks',
  ],
  'android-sdk/4.0': ['getting-started', 'blue-dot', 'floating-labels', 'wayfinding', 'callbacks'],
  'android-sdk/3.0': ['getting-started'],
};

export type PictureTheme = 'light' | 'dark';

export type PhoneScreenshot = {
  /** Unique name: `ios-sdk/5.0/markers`. */
  readonly name: string;
  readonly platform: 'ios' | 'android';
  /** Path of the scene's module. */
  readonly scene: string;
  /** Paths of the images, beside the page. */
  readonly files: Readonly<Record<PictureTheme, string>>;
};

export function listPhoneScreenshots(): readonly PhoneScreenshot[] {
  return Object.entries(GUIDES).flatMap(([line, guides]) => {
    const [sdk = '', version = ''] = line.split('/');
    const folder = join(SITE, `${sdk}_versioned_docs/version-${version}/img`);
    return guides.map((guide) => ({
      name: `${line}/${guide}`,
      platform: sdk === 'ios-sdk' ? ('ios' as const) : ('android' as const),
      scene: join(import.meta.dirname, `scenes/${version}/${guide}.ts`),
      files: {
        light: join(folder, `${guide}.webp`),
        dark: join(folder, `${guide}-dark.webp`),
      },
    }));
  });
}
